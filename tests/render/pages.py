"""Draw the pictures of the games' pages anew: ``python -m tests.render.pages [SLUG …]``.

Each is a moment of a match that the sensible computer plays with a fixed seed, or a position that is set up, so that the same code
gives the same bytes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from cogs.presentation.labels import Labels
from cogs.presentation.scenes import in_a_line
from games import GAMES
from games.core.events import Event, visible
from games.core.rng import Rng
from locales import PREFIXES, words
from render.contact_sheet import choice_scene
from render.formats import encode
from render.paint import PAINTERS
from render.scene import Scene, Seat
from tests.render.page import Page
from tests.source import ROOT


class Moment(NamedTuple):
    """A position and what led to it."""

    state: Any
    events: Sequence[Event]


def _pages() -> dict[str, tuple[Page, ...]]:
    """By slug the pictures of each page: ``PAGES`` of the module ``<prefix>_pages`` beside this one."""
    modules = {slug: f"tests.render.{PREFIXES[slug]}_pages" for slug in PAINTERS}
    return {slug: import_module(name).PAGES for slug, name in modules.items() if find_spec(name) is not None}


PAGES = _pages()


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


def scene_of(slug: str, page: Page, moment: Moment) -> Scene:
    """What the page shows of a position."""
    game, painter = GAMES[slug], PAINTERS[slug]
    viewer = page.focus if page.hand else None
    colours = painter.colours(game, moment.state)
    labels = Labels(game, words(page.lang), list(page.names[: moment.state.seats]))
    return Scene(
        game=game,
        state=game.redact(moment.state, viewer),
        viewer=viewer,
        lang=page.lang,
        seats=tuple(Seat(name=page.names[seat], colour=colours[seat]) for seat in range(moment.state.seats)),
        view=page.view,
        focus=page.focus,
        news=in_a_line([line for event in visible(moment.events, viewer) if (line := labels.event(event))]),
        changed=tuple(mark for event in moment.events for mark in painter.marks(event)),
    )


def scenes(slug: str) -> Iterator[tuple[str, Scene]]:
    """The pictures of a page by the names of their files."""
    for page in PAGES[slug]:
        if page.position is not None:
            yield page.name, scene_of(slug, page, Moment(page.position(), ()))
        else:
            moments = match(slug, page.seats)
            yield page.name, _shown(slug, page, moments[round(page.played * (len(moments) - 1)) :])


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
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(encode(PAINTERS[slug].paint(scene))[0])
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
