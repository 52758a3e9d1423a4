"""``/analysis``: what the computer makes of a match that is over: who was ahead when, and which moves cost most.

It shows what people knew in secret, so it is shown when ``/export`` would show it: once the end can no more be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import discord
from discord.ext import commands

from cogs.computer.analyses import read
from cogs.computer.walk import Walk
from cogs.discord_io import layout, messages
from cogs.discord_io.autocomplete import MOST_CHOICES
from cogs.discord_io.clock import utc_now
from cogs.discord_io.commands import command
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.discord_io.find_match import find_match
from cogs.features.lookup.close_ups import enlarging
from cogs.features.lookup.replay import step_button
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.analysis import AnalysisWords, Told, expected_of, told_of
from cogs.presentation.course import periods_by_moves
from cogs.presentation.labels import Labels
from cogs.presentation.scenes import scene_of
from cogs.services import Services
from db.analysis_rows import AnalysisRow
from db.rows import MoveRow
from locales import Words
from render import PAINTERS
from render.scene import View

ONCE_MORE = "more"


@dataclass(frozen=True)
class Shown:
    """An analysis that may be shown to somebody."""

    table: Table
    labels: Labels
    moves: list[MoveRow]
    told: Told
    words: AnalysisWords


class AnalysisCog(commands.Cog):
    """It is made once for all, and told in the language of whoever looks."""

    def __init__(self, services: Services) -> None:
        self._services, self._store, self._tables = services, services.store, services.tables
        services.controls.on_press("analysis", self.pressed)
        services.controls.on_press("costly", self.costly_chosen)
        services.controls.on_press("costlypart", self.part_chosen)

    @command("analysis")
    async def analysis(self, interaction: discord.Interaction) -> None:
        """The analysis of the match that is meant, or how far it is."""
        await messages.acknowledge(interaction)
        await self._show(interaction, (await find_match(self._store, interaction)).id)

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """The button for the same, or for what could not be worked out to be tried once more."""
        await messages.acknowledge(interaction)
        if pressed.arg == ONCE_MORE:
            await self._services.analyses.try_again(pressed.match, pressed.revision)
        await self._show(interaction, pressed.match)

    async def costly_chosen(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A costly move, with the board as its person saw it."""
        await messages.acknowledge(interaction)
        await self._costly(interaction, pressed.match, int((*pressed.values, pressed.arg)[0]))

    async def part_chosen(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A part of that board, large."""
        await messages.acknowledge(interaction)
        await self._costly(interaction, pressed.match, int(pressed.arg.partition("-")[0]), pressed.values[0])

    async def _costly(self, interaction: discord.Interaction, match: int, ply: int, part: str = "") -> None:
        shown = await self._shown(interaction, match)
        cost = None if shown is None else shown.told.cost(ply)
        if shown is None or cost is None:
            raise Refusal("stale")
        table, labels, seat = shown.table, shown.labels, cost.decision.seat
        state = await self._services.pictures.run(Walk(table, shown.moves).at, ply)
        before, here = replace(table, state=state), (table.row.id, table.row.revision)
        painter = PAINTERS[table.row.slug]
        views: list[View] = ["part"] if part else ["board", "hand"] if "hand" in painter.views else ["board"]
        scenes = [scene_of(before, viewer=seat, lang=labels.words.lang, view=view, place=part) for view in views]
        pictures = [await self._services.pictures.draw(scene) for scene in scenes]
        parts = painter.parts(table.game, state)
        menus = enlarging(labels, parts, lambda number: Pressed("costlypart", *here, f"{ply}-{number}"), but=part)
        back = Pressed("costly", *here, str(ply)) if part else Pressed("analysis", *here)
        text = "\n".join(shown.words.move_lines(cost))
        controls = [*([] if part else _menu(shown)), *menus, Press(back, labels.words("panel-back"))]
        await messages.answer(interaction, layout.pictures_view(pictures, text, controls=controls), pictures)

    async def _show(self, interaction: discord.Interaction, match: int) -> None:
        shown = await self._shown(interaction, match)
        if shown is None:
            return
        w, told = shown.labels.words, shown.told
        title = w("analysis-title", match=match)
        text = layout.first_lines([title, *shown.words.lines(layout.MOST_TEXT - len(title) - 1)], w)
        controls = [*_menu(shown), *_turns(shown), *_once_more(shown)]
        periods = await self._services.pictures.run(periods_by_moves, shown.table, shown.moves)
        expected = expected_of(shown.table, told, w.lang, periods)
        if expected is None:
            await messages.answer(interaction, layout.text_view(text, controls=controls))
            return
        picture = await self._services.pictures.expected(expected)
        view = layout.picture_view(picture, text, controls=controls)
        await messages.answer(interaction, view, [picture])

    async def _shown(self, interaction: discord.Interaction, match: int) -> Shown | None:
        """The analysis; None where it cannot be shown yet and the person has been told how far it is."""
        table = await self._tables.load(match)
        labels = await self._services.languages.labels(interaction, table)
        found = await self._services.analyses.ask(table, interaction.user.id)
        if found.done_at is None or not table.row.is_final(utc_now()):
            await messages.answer(interaction, _waiting(table, found, labels.words))
            return None
        moves = await self._store.moves.of(match)
        told = told_of(table, moves, read(await self._store.analyses.found(match)))
        holders = await self._store.seats.history(match)
        return Shown(table, labels, moves, told, AnalysisWords(table, labels, moves, holders, told))


def _waiting(table: Table, found: AnalysisRow, w: Words) -> discord.ui.LayoutView:
    """How far an analysis is, and when it can be read."""
    row, lines = table.row, [w("analysis-title", match=table.row.id)]
    if found.done_at is None:
        percent = min(99, 100 * found.found // found.total) if found.total else 0
        lines.append(w("analysis-making", percent=percent, place=f"<#{row.thread or row.channel}>"))
    if not row.is_final(utc_now()):
        lines.append(w("analysis-early", at=f"<t:{row.final_at}:f>"))
    again = Press(Pressed("analysis", row.id, row.revision), w("analysis-again"))
    return layout.text_view("\n".join(lines), controls=[again])


def _menu(shown: Shown) -> list[discord.ui.Item[Any]]:
    """The costly moves."""
    options = [
        discord.SelectOption(label=label, description=better, value=str(ply))
        for label, better, ply in shown.words.options()[:MOST_CHOICES]
    ]
    pressed = Pressed("costly", shown.table.row.id, shown.table.row.revision)
    return [Choose(pressed, options, shown.labels.words("analysis-choose"))] if options else []


def _turns(shown: Shown) -> list[discord.ui.Item[Any]]:
    """The turning points, each a way to the board as everybody saw it then, and from there back."""
    match, w = shown.table.row.id, shown.labels.words
    return [
        step_button(match, turn.ply, str(number), w("analysis-turn-button", number=number), back="analysis")
        for number, turn in enumerate(shown.told.turns, 1)
    ]


def _once_more(shown: Shown) -> list[discord.ui.Item[Any]]:
    """The button by which what could not be worked out is tried once more, where too little was."""
    row, w = shown.table.row, shown.labels.words
    press = Press(Pressed("analysis", row.id, row.revision, ONCE_MORE), w("analysis-once-more"))
    return [press] if shown.told.too_little else []
