"""Turns planned ahead: the panel on a position as it would be, one step after the other, until the plan is whole.

A plan is private, can be changed until it is used, and is made step by step when the person's turn comes (see
``cogs.match.automatic``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import msgspec

from cogs.choosing.paths import decode_path
from cogs.choosing.picker import Picker
from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.features.panel.shortcuts import opening, orders
from cogs.features.panel.step_controls import PanelStyle
from cogs.features.panel.view import panel_view, path_of
from cogs.match.plans import PlannedMove, planned_moves, read_steps, write_steps
from cogs.match.refusals import Refusal
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.plans import plan_note
from cogs.services import Services
from db.rows import MatchRow, PlanRow
from games.core.errors import IllegalMove

STEPS = PanelStyle(pick="planpick", go="planadd", summary="plan-summary", confirm="plan-add", idle="plan-next")
INSTEAD = "else_"  # before the path in the ids while a move is chosen that stands in for the last step
INSTEAD_STEPS = replace(STEPS, prefix=INSTEAD, confirm="plan-add-instead", idle="plan-next-instead")


class Plans:
    """The panel for planning."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._pictures = services.pictures
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("plan", self.open)
        services.controls.on_press("planpick", self.pick)
        services.controls.on_press("planadd", self.add)
        services.controls.on_press("planclear", self.clear)

    async def open(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The plan so far and what could follow."""
        await messages.acknowledge(interaction)
        await self._show(interaction, pressed.match, ())

    async def pick(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A step through the fields of the next planned move."""
        await messages.acknowledge(interaction)
        kinds, rest = _meant(pressed.arg)
        position, _ = await self._ahead(interaction, pressed.match, pressed.revision, kinds)
        path, page = path_of(replace(pressed, arg=rest), Picker(position.moves))
        await self._show(interaction, pressed.match, path, revision=pressed.revision, page=page, kinds=kinds)

    async def add(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Add the move to the plan, or to what stands in for its last step."""
        await messages.acknowledge(interaction)
        kinds, rest = _meant(pressed.arg)
        position, plan = await self._ahead(interaction, pressed.match, pressed.revision, kinds)
        step = Picker(position.moves).step(decode_path(rest))
        if step is None or step.move is None:
            raise Refusal("stale")
        game, state = position.table.game, position.table.state
        raw = msgspec.Raw(game.encode_move(step.move))
        premise = game.premise(game.redact(state, position.seat), position.seat, step.move)
        planned = PlannedMove(raw, premise, instead=kinds is INSTEAD_STEPS)
        steps = write_steps([*read_steps(plan), planned])
        await self._store.plans.put(PlanRow(pressed.match, interaction.user.id, steps))
        await self._show(interaction, pressed.match, ())

    async def clear(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Forget the plan."""
        await messages.acknowledge(interaction)
        await self._store.plans.put(PlanRow(pressed.match, interaction.user.id))
        await self._show(interaction, pressed.match, ())

    async def _ahead(
        self, interaction: discord.Interaction, match: int, revision: int | None, kinds: PanelStyle
    ) -> tuple[Position, PlanRow]:
        """The position in which the next step is planned: its moves are those that could follow the plan so far, or those
        that could be made instead of its last step."""
        table = await self._tables.load(match)
        seat = self._tables.seat_for(table, interaction.user.id)
        if revision is not None and table.row.revision != revision:
            raise Refusal("stale")
        plan = await self._store.plans.get(match, interaction.user.id)
        known = table.game.redact(table.state, seat)
        steps = planned_moves(table.game, plan)
        if kinds is INSTEAD_STEPS and not steps:
            raise Refusal("stale")
        taken = steps.pop() if kinds is INSTEAD_STEPS else []
        try:
            moves = table.game.plan_moves(known, seat, [tried[0] for tried in steps])
        except IllegalMove:
            # The position has left the plan behind; what could be planned from here starts anew.
            first = read_steps(plan)[0]
            plan = PlanRow(match, interaction.user.id, stopped=bytes(first.move).decode())
            await self._store.plans.put(plan)
            moves = table.game.plan_moves(known, seat, [])
        return Position(table, seat, [move for move in moves if move not in taken]), plan

    async def _show(
        self,
        interaction: discord.Interaction,
        match: int,
        path: tuple[int, ...],
        *,
        revision: int | None = None,
        page: int = 0,
        kinds: PanelStyle = STEPS,
    ) -> None:
        position, plan = await self._ahead(interaction, match, revision, kinds)
        table = position.table
        labels = await self._languages.labels(interaction, table)
        picker = Picker(position.moves)
        note = plan_note(labels, table, plan)
        controls = [
            *orders(self._tables.position_of(table, position.seat), labels),
            *_others(table.row, plan, labels, kinds),
        ]
        if not position.moves:
            text = labels.words("plan-whole" if plan.steps else "plan-not-now")
            told = note if plan.steps or plan.stopped else ""
            await messages.answer(interaction, layout.text_view(told, text, controls=controls))
            return
        step = picker.step(path or opening(table.game, picker))
        if step is None:
            raise Refusal("stale")
        aid = await self._pictures.choice(position, labels, step)
        view = panel_view(position, picker, labels, step, aid, page=page, note=note, kinds=kinds)
        for line in layout.rows(controls):
            view.add_item(line)
        await messages.answer(interaction, view, [aid.picture] if aid else [])


def _meant(arg: str) -> tuple[PanelStyle, str]:
    """Whether a control is about the next step or about what stands in for the last one, and the rest of its argument."""
    return (INSTEAD_STEPS, arg.removeprefix(INSTEAD)) if arg.startswith(INSTEAD) else (STEPS, arg)


def _others(row: MatchRow, plan: PlanRow, labels: Labels, kinds: PanelStyle) -> list[discord.ui.Item[Any]]:
    """What can be done with a plan besides adding to it."""
    if not plan.steps and not plan.stopped:
        return []
    clear = Press(Pressed("planclear", row.id, row.revision), labels.words("plan-clear"), discord.ButtonStyle.danger)
    if kinds is INSTEAD_STEPS:
        return [Press(Pressed("plan", row.id, row.revision), labels.words("panel-back")), clear]
    if not plan.steps:
        return [clear]
    return [Press(Pressed("planpick", row.id, row.revision, INSTEAD), labels.words("plan-else")), clear]
