"""Turns planned ahead: the panel on a position as it would be, one step after the other, until the plan is whole.

A plan is private, can be changed until it is used, and is made step by step when the person's turn comes (see
``cogs.match.automatic``).
"""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any

import discord
import msgspec

from cogs.choosing.carried import carried
from cogs.choosing.chain import Chain
from cogs.choosing.completion import Path, completed, filled_in, natural_of
from cogs.choosing.paths import LINK, split
from cogs.choosing.picker import Picker
from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.features.panel.ahead import INSTEAD, Ahead, looking_ahead, worth_ahead
from cogs.features.panel.filled import own_fields
from cogs.features.panel.first_screen import FirstScreen
from cogs.features.panel.leading_back import back_from
from cogs.features.panel.offers import Offer, offers, opening
from cogs.features.panel.shortcuts import orders
from cogs.features.panel.since import Since
from cogs.features.panel.style import PLAIN
from cogs.features.panel.view import panel_view, path_of
from cogs.features.panel.wording import worded
from cogs.match.plans import PlannedMove, read_steps, write_steps
from cogs.match.refusals import Refusal
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels
from cogs.presentation.plans import plan_note
from cogs.presentation.scenes import when
from cogs.services import Services
from db.rows import PlanRow
from games.base import Move
from games.core.errors import IllegalMove


class Plans:
    """The panel for planning."""

    def __init__(self, services: Services) -> None:
        self._languages = services.languages
        self._pictures = services.pictures
        self._since = Since(services)
        self._store = services.store
        self._tables = services.tables
        services.controls.on_press("plan", self.open)
        services.controls.on_press("planpick", self.pick)
        services.controls.on_press("planadd", self.add)
        services.controls.on_press("planclear", self.clear)

    async def open(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The plan so far and what could follow."""
        await messages.acknowledge(interaction)
        await self._show(interaction, await self._now(interaction, pressed.match), ())

    async def pick(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A step through the fields of the next planned move."""
        await messages.acknowledge(interaction)
        ahead, path, page = await self._way(interaction, pressed)
        if path is None:
            await self._late(interaction, ahead, pressed)
        else:
            await self._show(interaction, ahead, path, page=page)

    async def add(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Add the move to the plan, or to what stands in for its last step."""
        await messages.acknowledge(interaction)
        ahead, path, _ = await self._way(interaction, pressed)
        step = Picker(ahead.position.moves).step(path) if path is not None else None
        if step is None or step.move is None:
            await self._late(interaction, ahead, pressed)
            return
        table, seat = ahead.table, ahead.position.seat
        game = table.game
        raw = msgspec.Raw(game.encode_move(step.move))
        premise = game.premise(game.redact(table.state, seat), seat, step.move)
        planned = PlannedMove(raw, premise, instead=ahead.instead)
        steps = write_steps([*read_steps(ahead.plan), planned])
        await self._store.plans.put(PlanRow(pressed.match, interaction.user.id, steps))
        await self._show(interaction, await self._now(interaction, pressed.match), ())

    async def _late(self, interaction: discord.Interaction, ahead: Ahead, pressed: Pressed) -> None:
        """The answer to a press that came too late: what has happened since, and what can be planned now; where it is the person's
        turn by now, the step that he meant leads to its own confirmation, if it is possible.
        """
        table, seat = ahead.table, ahead.position.seat
        if seat not in table.game.to_move(table.state):
            note = await self._since.told(interaction, table, seat, pressed, "panel-moved-on")
            await self._show(interaction, ahead, (), note=note)
            return
        labels = await self._languages.labels(interaction, table)
        note = await self._since.told(interaction, table, seat, pressed, "plan-your-turn")
        play = Press(Pressed("panel", table.row.id, table.row.revision), labels.words("turn-play"))
        meant, position = await self._meant(ahead, pressed), self._tables.position_of(table, seat)
        moves, named = position.moves, worded(labels, position)
        steps = [
            Press(PLAIN.step(table.row, Picker(moves).path_of(move)), short(named.move(move)))
            for move in moves
            if move == meant
        ]
        await messages.answer(interaction, layout.text_view(note, controls=[*steps, play]))

    async def _meant(self, ahead: Ahead, pressed: Pressed) -> Move | None:
        """The whole move to which a control of the plan led; None where it did to none."""
        table, rest = ahead.table, split(pressed.arg)[1]
        with contextlib.suppress(IllegalMove, Refusal):
            then = looking_ahead(
                await self._tables.at(table, pressed.revision), ahead.position.seat, ahead.plan, instead=False
            )
            step = Picker(then.position.moves).step(path_of(replace(pressed, arg=rest), Picker(then.position.moves))[0])
            return step.move if step is not None else None
        return None

    async def clear(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Forget the plan; where that has been played, or has stopped and been told, since it was shown, that came too late."""
        await messages.acknowledge(interaction)
        plan = await self._store.plans.get(pressed.match, interaction.user.id)
        await self._store.plans.put(PlanRow(pressed.match, interaction.user.id))
        ahead = await self._now(interaction, pressed.match)
        if plan.steps or plan.stopped or pressed.revision == ahead.table.row.revision:
            await self._show(interaction, ahead, ())
        else:
            await self._late(interaction, ahead, pressed)

    async def _now(self, interaction: discord.Interaction, match: int, *, instead: bool = False) -> Ahead:
        """What can be planned next, as things stand now."""
        table = await self._tables.load(match)
        seat = self._tables.seat_for(table, interaction.user.id)
        plan = await self._store.plans.get(match, interaction.user.id)
        try:
            return looking_ahead(table, seat, plan, instead=instead)
        except IllegalMove:
            # The position has left the plan behind; what could be planned from here starts anew.
            first = read_steps(plan)[0]
            plan = PlanRow(match, interaction.user.id, stopped=bytes(first.move).decode())
            await self._store.plans.put(plan)
            return looking_ahead(table, seat, plan, instead=False)

    async def _way(self, interaction: discord.Interaction, pressed: Pressed) -> tuple[Ahead, Path | None, int]:
        """What can be planned next, and the path of what was pressed, as far as it still leads to the same; else None."""
        prefix, rest = split(pressed.arg)
        instead = prefix.removesuffix(LINK).endswith(INSTEAD)
        ahead = await self._now(interaction, pressed.match, instead=instead)
        if ahead.style.prefix != prefix:
            return await self._now(interaction, pressed.match), None, 0
        table, seat = ahead.table, ahead.position.seat
        try:
            then = looking_ahead(await self._tables.at(table, pressed.revision), seat, ahead.plan, instead=instead)
            path, page = path_of(replace(pressed, arg=rest), Picker(then.position.moves))
        except (IllegalMove, Refusal) as error:
            if isinstance(error, Refusal) and error.code != "stale":
                raise
            return ahead, None, 0
        found = carried(Chain(then.position), path, ahead.position)
        return ahead, found[1] if found is not None else None, page

    async def _show(
        self, interaction: discord.Interaction, ahead: Ahead, path: Path, *, page: int = 0, note: str = ""
    ) -> None:
        position, plan, style, table = ahead.position, ahead.plan, ahead.style, ahead.table
        plain = await self._languages.labels(interaction, table)
        told = plan_note(plain, table, plan)
        labels = worded(plain, position)
        picker = Picker(position.moves)
        told = "\n".join(filter(None, [note, told]))
        controls = _others(ahead, labels, begun=bool(path))
        if not position.moves:
            awaited = position.seat in table.game.to_move(table.state)
            text = labels.words("plan-whole" if plan.steps else "plan-your-turn" if awaited else "plan-not-now")
            if awaited:
                play = Press(Pressed("panel", table.row.id, table.row.revision), labels.words("turn-play"))
                controls.insert(0, play)
            await messages.answer(
                interaction, layout.text_view(told if plan.steps or plan.stopped else "", text, controls=controls)
            )
            return
        found, chosen = list[Offer](), bool(path)
        natural = natural_of(position, position.table.game.redact(position.table.state, position.seat))
        if not path:
            found = offers(position, picker, labels, natural)
            path = opening(position, found, lambda path: self._pictures.numbers(position, labels, picker.step(path)))
        full = completed(picker, path, natural) if chosen else path
        step = picker.step(full)
        assert step is not None
        filled = filled_in(picker, path, full, natural) if step.field != "kind" else []
        worth, lines, purse = await self._pictures.run(
            worth_ahead, position, picker, labels, natural, step, found, filled
        )
        head = labels.words(style.title, when=when(table, labels.words.lang), match=table.row.id)
        back = back_from(Chain(position), picker, labels, natural, path) if chosen else None
        style = replace(
            style,
            head=head,
            told=worth.ways,
            shared=worth.shared,
            few=worth.few,
            purse=purse,
            foreseen=tuple(lines),
            back=style.prefix + back if back is not None else None,
        )
        style = replace(style, filled=own_fields(position, picker, labels, style, filled, step.path))
        if not path:
            screen = FirstScreen(position, picker, labels, style, worth.ways)
            first = screen.controls(found)
            style = replace(style, first=first, foreseen=tuple(screen.unsaid))
        told = f"{told}\n{labels.words('plan-as-now')}"
        # The picture shows what is there.
        aid = await self._pictures.choice(replace(position, table=table), labels, step)
        view = panel_view(position, picker, labels, step, aid, page=page, note=told, kinds=style)
        # What is free at any time is no step of a plan, and leads elsewhere: it is not beside a step that is being chosen.
        free = [] if path else orders(self._tables.position_of(table, position.seat), labels)
        if free:
            view.add_item(discord.ui.TextDisplay(labels.words("plan-beside")))
        for line in (*layout.rows(free), *layout.rows(controls)):
            view.add_item(line)
        await messages.answer(interaction, view, [aid.picture] if aid else [])


def _others(ahead: Ahead, labels: Labels, *, begun: bool) -> list[discord.ui.Item[Any]]:
    """What can be done with a plan besides adding to it; where a step is ``begun`` there is a way back from that."""
    plan, row = ahead.plan, ahead.table.row
    if not plan.steps and not plan.stopped:
        return []
    clear = Press(Pressed("planclear", row.id, row.revision), labels.words("plan-clear"), discord.ButtonStyle.danger)
    if ahead.instead:
        back = Press(Pressed("plan", row.id, row.revision), labels.words("panel-back"))
        return [clear] if begun else [back, clear]
    if not plan.steps:
        return [clear]
    instead = replace(ahead, instead=True).style.step(row, ())
    return [Press(instead, labels.words("plan-else")), clear]
