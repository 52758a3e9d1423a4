"""Write a book of the panel's screens to be read, every kind of screen of every game once, in both languages.

    python -m tests.campaigns.book --positions 2000 [--game mosaic] [--seed 1] [--folder book]

People press through the screens of random positions by chance, without Discord and pictures; what a screen asks, after which
moves, is its kind. Of each kind the book holds up to ``SHOWN`` screens as they would be read on a phone: text, then each
control with its words, a red or green one marked, each row with its description. One text file for each game.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord

from cogs.choosing.chain import Chain
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import Way, led_on_way, way_of
from cogs.match.refusals import Refusal
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from games import GAMES, offered
from tests.campaigns.consequences import positions
from tests.cogs.features.panel.pressing import Unseen, seated

SHOWN = 1  # screens of a kind
WALKS = 4  # from the first screen of a position
MOST_PRESSES = 9
BETWEEN = 0.7  # of the positions of a match are passed over: neighbours are alike
LANGUAGES = ("en", "pl")
MARKS = {discord.ButtonStyle.danger: "RED ", discord.ButtonStyle.success: "GREEN "}


def words_of(view: discord.ui.LayoutView) -> Iterator[str]:
    """What stands on a screen, line by line, from above."""
    for part in view.walk_children():
        if isinstance(part, discord.ui.TextDisplay):
            yield from part.content.split("\n")
        elif isinstance(part, Press):
            mark = MARKS.get(part.item.style, "")
            yield f"  [{mark}{part.item.label or ''}]{' (off)' if part.item.disabled else ''}"
        elif isinstance(part, Choose):
            yield f"  v {part.item.placeholder or ''}"
            for row in part.item.options:
                yield f"    - {row.label}" + (f" || {row.description}" if row.description else "")


def kind_of(position: Position, way: Way) -> str:
    """What is asked on a screen, after which move that was chosen last, and whether after more than one."""
    step = way.chain.picker.step(way.path)
    chosen = step.chosen.get("kind", "") if step is not None else ""
    asks = "whole" if step is None or step.move is not None else step.field
    fields = " ".join(step.chosen) if step is not None else ""
    moves = way.chain.moves
    after = f"{'… ' if len(moves) > 1 else ''}{moves[-1].kind}" if moves else ""
    seen = "again" if way.as_is else "one part" if way.page else ""
    return " ".join(filter(None, [position.asked, f"after {after}:" if after else "", str(chosen), fields, asks, seen]))


def pressed_by_chance(view: discord.ui.LayoutView, chance: random.Random) -> Pressed | None:
    """One of the controls that lead to another screen of the choice, with values; None where there is none."""
    found = list[Pressed]()
    for part in view.walk_children():
        if isinstance(part, Press) and part.pressed.kind == "pick" and not part.item.disabled:
            found.append(part.pressed)
        elif isinstance(part, Choose) and part.pressed.kind == "pick":
            menu = part.item
            count = chance.randint(max(1, menu.min_values), menu.max_values)
            rows = chance.sample([row.value for row in menu.options], min(count, len(menu.options)))
            # A menu weighs more than a button, for it holds many ways.
            found += 3 * [Pressed("pick", part.pressed.match, part.pressed.revision, part.pressed.arg, tuple(rows))]
    return chance.choice(found) if found else None


async def _view(screens: Screens, position: Position, way: Way, lang: str) -> discord.ui.LayoutView:
    labels = labels_for(position.table, lang)
    made: tuple[discord.ui.LayoutView, Any] = await screens.make(
        way.chain, labels, way.path, page=way.page, as_is=way.as_is, left=way.left
    )
    return made[0]


class Book:
    """The screens of a game that were met, by their kind."""

    def __init__(self, slug: str) -> None:
        self.slug, self.met, self.pages = slug, Counter[str](), dict[str, list[str]]()

    async def walk(self, position: Position, chance: random.Random) -> None:
        """Press by chance from the first screen on, and write down what is new."""
        way, screens = Way(Chain(position)), Screens(Unseen())  # which know a position by the number of its match
        for _ in range(MOST_PRESSES):
            kind = kind_of(position, way)
            view = await _view(screens, position, way, LANGUAGES[0])
            if self.met[kind] < SHOWN:
                page = [f"=== {self.slug} · {position.seat} of {position.table.state.seats} · {kind}"]
                for lang in LANGUAGES:
                    page += [f"--- {lang}", *words_of(await _view(screens, position, way, lang))]
                self.pages.setdefault(kind, []).append("\n".join(page))
            self.met[kind] += 1
            pressed = pressed_by_chance(view, chance)
            if pressed is None:
                return
            try:
                way = led_on_way(way_of(position, pressed))
            except Refusal:
                # Too few or too many were ticked; the person is told so.
                return

    def write(self, folder: Path) -> None:
        """The file of the game, kinds in the order of the alphabet."""
        text = "\n\n".join(page for kind in sorted(self.pages) for page in self.pages[kind])
        (folder / f"{self.slug}.txt").write_text(text + "\n", encoding="utf-8")


async def read_through(slug: str, seed: int, most: int, folder: Path) -> Book:
    """The book of a game after so many positions."""
    book, chance, looked = Book(slug), random.Random(f"{slug} {seed}"), 0
    for state, seat, _ in positions(slug, seed):
        if chance.random() < BETWEEN:
            continue
        position = seated(GAMES[slug], state, seat)
        for _ in range(WALKS):
            await book.walk(position, chance)
        looked += 1
        if looked >= most:
            break
    book.write(folder)
    return book


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=offered(), help="only this game")
    parser.add_argument("--positions", type=int, default=2000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("book"), help="where the files are written")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for slug in [given.game] if given.game else offered():
        book = asyncio.run(read_through(slug, given.seed, given.positions, given.folder))
        print(f"{slug}: {sum(book.met.values())} screens, {len(book.pages)} kinds", flush=True)


if __name__ == "__main__":
    main()
