"""Draw the pictures of the games' pages anew: ``python -m tests.render.pages [SLUG …]``.

Each is a moment of a match that the sensible computer plays with a fixed seed (of Rise of Empires also of the example turn), so
that the same code gives the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from cogs.presentation.labels import Labels
from cogs.presentation.scenes import in_a_line
from games import GAMES
from games.core.events import Event, visible
from games.core.rng import Rng
from locales import words
from render.contact_sheet import choice_scene
from render.formats import encode
from render.paint import PAINTERS
from render.scene import Scene, Seat, View
from tests.games.rise_of_empires import test_example_turn as example
from tests.source import ROOT

NAMES = ("Anna", "Ben", "Celina", "Darek", "Ela", "Filip")
TAUGHT = ("Ada", "Ben", "Cleo", "Dan")  # as the page tells the example turn
CLEOS_WAR = next(number for number, step in enumerate(example.STEPS, 1) if "war" in step)


class Moment(NamedTuple):
    """A position and what led to it."""

    state: Any
    events: Sequence[Event]


class Page(NamedTuple):
    """A picture of a page: a file name, a match of so many seats and how much of it is played.

    ``hand`` is what the seat in focus sees, ``until`` the beginning of a mark that the last move must have made, ``choice`` a
    picture of places to choose from; of these the next position that has one is taken.
    """

    name: str
    seats: int
    played: float
    lang: str = "en"
    view: View = "board"
    focus: int | None = None
    hand: bool = False
    until: str = ""
    choice: bool = False


PAGES: dict[str, tuple[Page, ...]] = {
    "founders_of_the_empire": (
        Page("board", 2, 0.7),
        Page("four_players", 4, 1.0),
        Page("close_up", 3, 0.8, choice=True),
        Page("plansza", 3, 0.6, "pl"),
    ),
    "mosaic": (
        Page("board", 4, 0.97),
        Page("area", 4, 0.8, view="area", focus=1),
        Page("hand", 4, 0.6, view="hand", focus=0, hand=True),
        Page("plansza", 6, 0.4, "pl"),
    ),
    "imperial_settlers": (
        Page("board", 3, 0.9),
        Page("area", 3, 0.85, view="area", focus=0),
        Page("hand", 3, 0.21, view="hand", focus=0, hand=True),
        Page("plansza", 2, 0.75, "pl"),
    ),
    "mare_nostrum": (
        Page("board", 5, 0.6),
        Page("battle", 4, 0.5, until="battle:"),
        Page("area", 5, 0.8, view="area", focus=2),
        Page("hand", 4, 0.7, view="hand", focus=0, hand=True),
        Page("plansza", 3, 0.7, "pl"),
    ),
    "rise_of_empires": (
        Page("area", 4, 0.93, view="area", focus=0),
        Page("plansza", 5, 0.85, "pl"),
    ),
}


@cache
def match(slug: str, seats: int) -> tuple[Moment, ...]:
    """Every position of a match."""
    game, rng = GAMES[slug], Rng(f"pages of {slug}")
    state = game.setup(seats, game.options(), f"pages {seats}")
    moments = [Moment(game.copy(state), ())]
    while not state.finished:
        seat = game.to_move(state)[0]
        events = game.play(state, seat, game.sensible_move(state, seat, rng))
        moments.append(Moment(game.copy(state), events))
    return tuple(moments)


def scene_of(slug: str, page: Page, moment: Moment, names: Sequence[str] = NAMES) -> Scene:
    """What the page shows of a position."""
    game, painter = GAMES[slug], PAINTERS[slug]
    viewer = page.focus if page.hand else None
    colours = painter.colours(game, moment.state)
    labels = Labels(game, words(page.lang), list(names[: moment.state.seats]))
    return Scene(
        game=game,
        state=game.redact(moment.state, viewer),
        viewer=viewer,
        lang=page.lang,
        seats=tuple(Seat(name=names[seat], colour=colours[seat]) for seat in range(moment.state.seats)),
        view=page.view,
        focus=page.focus,
        news=in_a_line([line for event in visible(moment.events, viewer) if (line := labels.event(event))]),
        changed=tuple(mark for event in moment.events for mark in painter.marks(event)),
    )


def scenes(slug: str) -> Iterator[tuple[str, Scene]]:
    """The pictures of a page by the names of their files."""
    for page in PAGES[slug]:
        moments = match(slug, page.seats)
        yield page.name, _shown(slug, page, moments[round(page.played * (len(moments) - 1)) :])
    if slug == "rise_of_empires":
        for name, steps in (("board", len(example.STEPS)), ("war", CLEOS_WAR)):
            moment = Moment(example.after(steps), ())
            yield name, scene_of(slug, Page(name, 4, 0), moment, TAUGHT)


def _shown(slug: str, page: Page, moments: Sequence[Moment]) -> Scene:
    for moment in moments:
        scene: Scene | None = scene_of(slug, page, moment)
        if page.choice:
            scene = choice_scene(GAMES[slug], moment.state, scene)
        if scene is not None and (not page.until or any(mark.startswith(page.until) for mark in scene.changed)):
            return scene
    raise ValueError(f"no {page.name} in the rest of the match of {slug}")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("slug", nargs="*", choices=[*PAGES, []], help="only these games")
    for slug in parser.parse_args().slug or PAGES:
        for name, scene in scenes(slug):
            path = ROOT / "games" / slug / "pictures" / f"{name}.jpg"
            path.write_bytes(encode(PAINTERS[slug].paint(scene))[0])
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
