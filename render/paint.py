"""From a scene to a file: one painter per game, and a bounded cache of finished pictures."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import msgspec

from games import GAMES
from locales import PREFIXES
from render.formats import DEFAULT, Format, encode
from render.kit.cache import MIB, Cache
from render.kit.canvas import Canvas
from render.scene import Painter, Picture, Scene
from render.shared.course import draw_course, tell_course
from render.shared.expected import Expected, draw_expected, tell_expected
from render.shared.ratings import Climb, draw_ratings, tell_ratings
from render.shared.scores import draw_scores, tell_scores

FOLDER = Path(__file__).resolve().parent
P = TypeVar("P", Climb, Expected)


class _Painters(Mapping[str, Painter]):
    """Each game's painter by slug: ``PAINTER`` of ``render/<prefix>/painter.py``, loaded when it is first wanted so that nobody
    waits for it at the start; a game in the making may have none yet.
    """

    def __init__(self) -> None:
        self._prefixes = {
            slug: prefix
            for slug, prefix in PREFIXES.items()
            if slug in GAMES and (FOLDER / prefix / "painter.py").is_file()
        }
        self._loaded: dict[str, Painter] = {}

    def __getitem__(self, slug: str) -> Painter:
        if slug not in self._loaded:
            self._loaded[slug] = import_module(f"render.{self._prefixes[slug]}.painter").PAINTER
        return self._loaded[slug]

    def __contains__(self, slug: object) -> bool:
        return slug in self._prefixes

    def __iter__(self) -> Iterator[str]:
        return iter(self._prefixes)

    def __len__(self) -> int:
        return len(self._prefixes)


PAINTERS: Mapping[str, Painter] = _Painters()

FINISHED_MIB = 4  # some ten pictures; hardly any is asked for again but by those who look at what has just been posted

_finished: Cache[str, Picture] = Cache(FINISHED_MIB * MIB, lambda made: len(made.data))


def picture(scene: Scene, fmt: Format = DEFAULT) -> Picture:
    """The scene as a file with its description; equal scenes give equal bytes, and a recent one is not drawn again.

    Raises KeyError for a game without a painter, and TooLarge where no form of the picture is small enough to send.
    """
    return _finished.get(scene_key(scene, fmt), lambda: _make(scene, fmt))


def rating_picture(climb: Climb, fmt: Format = DEFAULT) -> Picture:
    """The course of ratings as a file, as :func:`picture` makes one."""
    return _plot(climb, "ratings", draw_ratings, tell_ratings, fmt)


def expected_picture(expected: Expected, fmt: Format = DEFAULT) -> Picture:
    """The course of what could be expected as a file, as :func:`picture` makes one."""
    return _plot(expected, "analysis", draw_expected, tell_expected, fmt)


def _plot(shown: P, name: str, draw: Callable[[P], Canvas], tell: Callable[[P], str], fmt: Format) -> Picture:
    def make() -> Picture:
        image = draw(shown).image
        data, ending = encode(image, fmt)
        return Picture(data, f"{shown.slug}-{name}.{ending}", tell(shown), image.size)

    return _finished.get(f"{shown!r} {fmt}", make)


def scene_key(scene: Scene, fmt: Format) -> str:
    """A hash of everything that the picture depends on."""
    facts = (
        scene.game.slug,
        scene.game.data_hash,
        scene.game.encode(scene.state).decode(),
        scene.viewer,
        scene.lang,
        [(seat.name, seat.colour, seat.computer) for seat in scene.seats],
        scene.view,
        scene.focus,
        scene.news,
        scene.changed,
        scene.candidates,
        scene.chosen,
        scene.near,
        scene.course,
        scene.periods,
        scene.place,
        fmt,
    )
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()


def _make(scene: Scene, fmt: Format) -> Picture:
    painter = PAINTERS[scene.game.slug]
    if scene.view == "scores":
        image, alt = draw_scores(scene).image, tell_scores(scene)
    elif scene.view == "course":
        image, alt = draw_course(scene).image, tell_course(scene)
    else:
        image, alt = painter.paint(scene), painter.alt(scene)
    data, ending = encode(image, fmt)
    return Picture(data, f"{name_of(scene)}.{ending}", alt, image.size)


def name_of(scene: Scene) -> str:
    """What the file of a scene is called, without its ending; those of a message differ in it."""
    shown = {"board": (), "card": (re.sub(r"\W", "-", scene.place),)}.get(scene.view, (scene.view,))
    return "-".join((scene.game.slug, *shown))
