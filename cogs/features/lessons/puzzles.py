"""**Puzzles** beside a lesson: a position in which one move is clearly the best, and some others that look good.

Kept is only which of them somebody has solved: a control carries game, puzzle and the answers that were wrong.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

import discord

from cogs.choosing.consequences import Outlook
from cogs.discord_io import layout, messages
from cogs.discord_io.clock import utc_now
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.lessons.practice import NOWHERE, nowhere, taught
from cogs.features.lookup.close_ups import enlarging
from cogs.match.refusals import Refusal
from cogs.match.tables import Table
from cogs.presentation.analysis import measured, unit_of
from cogs.presentation.consequences import in_short
from cogs.presentation.cutting import short
from cogs.presentation.hints import named_apart
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
    """A puzzle as it is asked: the table, the words, the answers in the order in which they are offered, the places of those that
    were ``tried`` and are wrong, and the puzzles of the game that the person has ``solved``, by their marks.
    """

    puzzle: Puzzle
    number: int
    count: int
    table: Table
    labels: Labels
    moves: list[Move]
    tried: frozenset[int]
    solved: frozenset[str]

    @property
    def prefix(self) -> str:
        """That of the game."""
        return PREFIXES[self.table.row.slug]

    @property
    def arg(self) -> str:
        """The argument of a control that leads here: which puzzle it was, and what was tried."""
        return "-".join([self.prefix, self.puzzle.mark, *map(str, sorted(self.tried))])

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
        self._solved = services.store.puzzles
        services.controls.on_press("puzzle", self.opened)
        services.controls.on_press("puzzlepick", self.picked)
        services.controls.on_press("puzzlepart", self.part_chosen)

    async def open(self, interaction: discord.Interaction, slug: str) -> None:
        """The first puzzle of a game that the person has not solved. Raises Refusal where it has none."""
        if not puzzles_of(slug):
            raise Refusal("no-puzzles")
        solved = await self._solved.solved(interaction.user.id, slug)
        await self._show(interaction, await self._page(interaction, PREFIXES[slug], unsolved(slug, solved, 0)), None)

    async def opened(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A puzzle, not answered yet."""
        await messages.acknowledge(interaction)
        await self._show(interaction, await self._page(interaction, pressed.arg, pressed.revision), None)

    async def picked(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """An answer: right, or why not."""
        await messages.acknowledge(interaction)
        arg, _, place = pressed.arg.rpartition("-")
        if "-" not in arg:
            raise Refusal("puzzle-changed")  # an answer of before there were marks
        page = await self._page(interaction, arg, pressed.revision)
        answer = page.moves[int(place)]
        if answer == page.right:
            mark = page.puzzle.mark
            await self._solved.solve(interaction.user.id, page.table.row.slug, mark, utc_now())
            page = replace(page, solved=page.solved | {mark})
        else:
            page = replace(page, tried=page.tried | {int(place)})
        await self._show(interaction, page, answer)

    async def part_chosen(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """A part of the board, large."""
        await messages.acknowledge(interaction)
        page = await self._page(interaction, pressed.arg.rpartition("-")[0], pressed.revision)
        part, w = pressed.values[0], page.labels.words
        scene = scene_of(page.table, viewer=page.puzzle.seat, lang=w.lang, view="part", place=part)
        picture = await self._pictures.draw(scene)
        back = Press(Pressed("puzzle", NOWHERE, page.number, page.arg), w("panel-back"))
        view = layout.picture_view(picture, title(page), controls=[*_parts(page, but=part), back])
        await messages.answer(interaction, view, [picture])

    async def _page(self, interaction: discord.Interaction, arg: str, number: int) -> Page:
        """The puzzle of a control's argument: the game, and if somebody was at it already, its mark and what was tried. Raises
        Refusal where there is none any more, or another in its place.
        """
        prefix, *rest = arg.split("-")
        slug, lang = SLUGS.get(prefix, ""), await self._languages.of(interaction)
        puzzles = puzzles_of(slug)
        if number >= len(puzzles):
            raise Refusal("puzzle-changed")
        puzzle, game = puzzles[number], taught(slug)
        mark, *tried = rest or (puzzle.mark,)
        if mark != puzzle.mark:
            raise Refusal("puzzle-changed")
        # To get there may take a long match a tenth of a second.
        state, name = await self._pictures.run(position_of, game, puzzle), interaction.user.display_name
        table = nowhere(game, state, puzzle.seat, number, name, words(lang))
        moves = [move_of(game, move) for move in (puzzle.answer, *(other.move for other in puzzle.others))]
        # Where the right one stands must tell nothing, and be the same each time.
        Rng(f"{puzzle.seed} answers").shuffle(moves)
        labels = labels_for(table, lang, self._icons.of(slug))
        solved = await self._solved.solved(interaction.user.id, slug)
        return Page(puzzle, number, len(puzzles), table, labels, moves, frozenset(map(int, tried)), frozenset(solved))

    async def _show(self, interaction: discord.Interaction, page: Page, answer: Move | None) -> None:
        table, seat, lang = page.table, page.puzzle.seat, page.labels.words.lang
        views: list[View] = ["board", "hand"] if "hand" in PAINTERS[table.row.slug].views else ["board"]
        scenes = [scene_of(table, viewer=seat, lang=lang, view=view) for view in views]
        pictures = [await self._pictures.draw(scene) for scene in scenes]
        text = "\n".join(await self._pictures.run(told, page, answer))
        view = layout.pictures_view(pictures, text, controls=_controls(page, answer))
        await messages.answer(interaction, view, pictures)


def unsolved(slug: str, solved: Collection[str], start: int) -> int:
    """The number of the next puzzle of a game that is not solved, from this one on and again from the first; this if none is."""
    puzzles = puzzles_of(slug)
    turned = [(start + number) % len(puzzles) for number in range(len(puzzles))]
    return next((number for number in turned if puzzles[number].mark not in solved), turned[0])


def title(page: Page) -> str:
    """Which puzzle it is, and how many of them the person has solved."""
    w, puzzles = page.labels.words, puzzles_of(page.table.row.slug)
    count = sum(puzzle.mark in page.solved for puzzle in puzzles)
    here = "yes" if page.puzzle.mark in page.solved else "no"
    game = w(f"{PREFIXES[page.table.row.slug]}-name")
    heading = w("puzzle-title", game=game, number=page.number + 1, count=page.count, level=page.puzzle.level)
    return "\n".join([heading, *([w("puzzle-solved", count=count, all=page.count, here=here)] if count else [])])


def told(page: Page, answer: Move | None) -> list[str]:
    """What is asked, and what an answer is worth."""
    w, labels, seat = page.labels.words, page.labels, page.puzzle.seat
    lines = [title(page)]
    if answer is None:
        lines.append(w("puzzle-ask", player=labels.names[seat], step=labels.step(page.table.state)))
        kind, names = named_apart(labels, page.moves)
        return [
            *lines,
            *([f"**{kind}:**"] if kind else []),
            *(f"{place}. {name}" for place, name in enumerate(names, 1)),
        ]
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
    """The answers as long as the right one is not found, those that were wrong no more to be pressed, the parts of the board, the
    next puzzle that is not solved, and the lesson.
    """
    w, slug = page.labels.words, page.table.row.slug
    ways: list[discord.ui.Item[Any]] = []
    if answer != page.right:
        ways += [
            Press(
                Pressed("puzzlepick", NOWHERE, page.number, f"{page.arg}-{place}"),
                short(f"{place + 1}. {name}"),
                disabled=place in page.tried,
            )
            for place, name in enumerate(named_apart(page.labels, page.moves)[1])
        ]
    ways += _parts(page)
    after = unsolved(slug, page.solved, (page.number + 1) % page.count)
    style = discord.ButtonStyle.primary if answer == page.right else discord.ButtonStyle.secondary
    if after != page.number:
        ways.append(Press(Pressed("puzzle", NOWHERE, after, page.prefix), w("puzzle-next"), style))
    return [*ways, Press(Pressed("learn", NOWHERE, 0, page.prefix), w("puzzle-lesson"))]


def _parts(page: Page, but: str = "") -> list[Choose]:
    """Menus of the parts of the board that can be shown large: on a phone the board alone is small."""
    parts = PAINTERS[page.table.row.slug].parts(page.table.game, page.table.state)
    leads = "puzzlepart", NOWHERE, page.number
    return enlarging(page.labels, parts, lambda number: Pressed(*leads, f"{page.arg}-{number}"), but)
