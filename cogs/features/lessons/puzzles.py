"""**Puzzles** beside a lesson: a position in which one move is clearly the best, and some others that look good.

Nothing of it is stored, not even what somebody has solved: a control carries game, puzzle and answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from cogs.choosing.consequences import Outlook
from cogs.discord_io import layout, messages
from cogs.discord_io.controls import Press, Pressed
from cogs.features.lessons.practice import NOWHERE, nowhere, taught
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.analysis import measured, unit_of
from cogs.presentation.consequences import in_short
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.scenes import scene_of
from cogs.services import Services
from games.base import Move
from games.core.rng import Rng
from games.records.puzzles import Puzzle, move_of, position_of, puzzles_of
from locales import PREFIXES, Words, words
from render import PAINTERS
from render.scene import View

SLUGS = {prefix: slug for slug, prefix in PREFIXES.items()}


def puzzles_button(slug: str, w: Words) -> list[Press]:
    """The way to the puzzles of a game, where it has any."""
    return [Press(Pressed("puzzle", NOWHERE, 0, PREFIXES[slug]), w("puzzle-open"))] if puzzles_of(slug) else []


@dataclass(frozen=True)
class Page:
    """A puzzle as it is asked: the table, the words, the answers in the order in which they are offered."""

    puzzle: Puzzle
    number: int
    count: int
    table: Table
    labels: Labels
    moves: list[Move]

    @property
    def right(self) -> Move:
        """The best of them."""
        return move_of(self.table.game, self.puzzle.answer)

    def short(self, move: Move) -> float:
        """By how much a wrong answer falls short."""
        return next(other.short for other in self.puzzle.others if move_of(self.table.game, other.move) == move)


class PuzzlePages:
    """The puzzles, page by page."""

    def __init__(self, services: Services) -> None:
        self._languages, self._pictures, self._icons = services.languages, services.pictures, services.icons
        services.controls.on_press("puzzle", self.opened)
        services.controls.on_press("puzzlepick", self.picked)

    async def open(self, interaction: discord.Interaction, slug: str) -> None:
        """The first puzzle of a game. Raises Refusal where it has none."""
        if not puzzles_of(slug):
            raise Refusal("no-puzzles")
        await self._show(interaction, await self._page(interaction, PREFIXES[slug], 0), None)

    async def opened(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A puzzle, not answered yet."""
        await messages.acknowledge(interaction)
        await self._show(interaction, await self._page(interaction, pressed.arg, pressed.revision), None)

    async def picked(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """An answer: right, or why not."""
        await messages.acknowledge(interaction)
        prefix, _, answer = pressed.arg.partition("-")
        place, _, mark = answer.partition("-")
        page = await self._page(interaction, prefix, pressed.revision)
        if mark != page.puzzle.mark:
            raise Refusal("puzzle-changed")  # an answer to what stood in its place before
        await self._show(interaction, page, page.moves[int(place)])

    async def _page(self, interaction: discord.Interaction, prefix: str, number: int) -> Page:
        slug, lang = SLUGS.get(prefix, ""), await self._languages.of(interaction)
        puzzles = puzzles_of(slug)
        if number >= len(puzzles):
            raise Refusal("puzzle-changed")
        puzzle, game = puzzles[number], taught(slug)
        # To get there may take a long match a tenth of a second.
        state, name = await self._pictures.run(position_of, game, puzzle), interaction.user.display_name
        table = nowhere(game, state, puzzle.seat, number, name, words(lang))
        moves = [move_of(game, move) for move in (puzzle.answer, *(other.move for other in puzzle.others))]
        # Where the right one stands must tell nothing, and be the same each time.
        Rng(f"{puzzle.seed} answers").shuffle(moves)
        return Page(puzzle, number, len(puzzles), table, labels_for(table, lang, self._icons.of(slug)), moves)

    async def _show(self, interaction: discord.Interaction, page: Page, answer: Move | None) -> None:
        table, seat, lang = page.table, page.puzzle.seat, page.labels.words.lang
        views: list[View] = ["board", "hand"] if "hand" in PAINTERS[table.row.slug].views else ["board"]
        scenes = [scene_of(table, viewer=seat, lang=lang, view=view) for view in views]
        pictures = [await self._pictures.draw(scene) for scene in scenes]
        text = "\n".join(await self._pictures.run(told, page, answer))
        view = layout.pictures_view(pictures, text, controls=_controls(page, answer))
        await messages.answer(interaction, view, pictures)


def told(page: Page, answer: Move | None) -> list[str]:
    """What is asked, and what an answer is worth."""
    w, labels, seat = page.labels.words, page.labels, page.puzzle.seat
    lines = [w("puzzle-title", number=page.number + 1, count=page.count, level=page.puzzle.level)]
    if answer is None:
        lines.append(w("puzzle-ask", player=labels.names[seat], step=labels.step(page.table.state)))
        return [*lines, *(f"{place}. {labels.move_shown(move)}" for place, move in enumerate(page.moves, 1))]
    right = answer == page.right
    lines.append(w("puzzle-right" if right else "puzzle-wrong", move=labels.move_shown(answer)))
    known = page.table.game.redact(page.table.state, seat)
    brings = in_short(labels, Outlook(page.table.game, known, seat).of(answer))
    if brings:
        lines.append(w("puzzle-brings", what=brings))
    unit = unit_of(page.table)
    if not right:
        return [*lines, w("puzzle-short", unit=unit, short=measured(page.table.game, w, page.short(answer)))]
    others = [move for move in page.moves if move != answer]
    return [
        *lines,
        *(
            w("puzzle-other", move=labels.move(move), unit=unit, short=measured(page.table.game, w, page.short(move)))
            for move in sorted(others, key=page.short)
        ),
    ]


def _controls(page: Page, answer: Move | None) -> list[discord.ui.Item[Any]]:
    """The answers as long as the right one is not found, the next puzzle, and the lesson."""
    w, prefix = page.labels.words, PREFIXES[page.table.row.slug]
    ways: list[discord.ui.Item[Any]] = []
    if answer != page.right:
        ways += [
            Press(
                Pressed("puzzlepick", NOWHERE, page.number, f"{prefix}-{place}-{page.puzzle.mark}"),
                short(f"{place + 1}. {page.labels.move(move)}"),
                disabled=move == answer,
            )
            for place, move in enumerate(page.moves)
        ]
    after = (page.number + 1) % page.count
    style = discord.ButtonStyle.primary if answer == page.right else discord.ButtonStyle.secondary
    if page.count > 1:
        ways.append(Press(Pressed("puzzle", NOWHERE, after, prefix), w("puzzle-next"), style))
    return [*ways, Press(Pressed("learn", NOWHERE, 0, prefix), w("puzzle-lesson"))]
