"""The rules of all games; pure: no Discord, no pictures, no database, no clock.

``GAMES`` holds every game by slug. Adding one is its package and its slug in ``SLUGS``: the class in ``games/<slug>/game.py`` is
called as the slug is, without the lines (``mare_nostrum``: ``MareNostrum``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from games.base import Game
from games.core.boxes import box_folders, box_name
from games.core.confirmed import read_confirmed
from games.core.data import owners, read_data, refuse_older_fields
from games.core.errors import DataError, wrong
from games.core.shapes import Shapes, shapes_of

SLUGS = ("founders_of_the_empire", "mosaic", "imperial_settlers", "rise_of_empires", "mare_nostrum")


class Box(NamedTuple):
    """A game over the data of one edition of its box. ``name`` is "" for the one that is played where nobody chooses; ``title`` is
    what the owner calls the edition, "" where he has not said it.
    """

    name: str
    title: str
    game: Game[Any]


def _kind(slug: str) -> type[Game[Any]]:
    return getattr(import_module(f"games.{slug}.game"), slug.title().replace("_", ""))


def _load(slug: str, overrides: Path | None = None, name: str = "") -> Box:
    """The game over an owner's folder. Raises DataError."""
    if overrides is None:
        return Box(name, "", _kind(slug)(read_data(slug)))
    try:
        text = read_data(slug, overrides, _kind(slug).varying)
        refuse_older_fields(slug, overrides, _kind(slug).older_data)
        return Box(name, read_confirmed(slug, overrides).edition, _kind(slug)(text))
    except DataError as error:
        raise owners(error, overrides) from error


GAMES: dict[str, Game[Any]] = {slug: _load(slug).game for slug in SLUGS}
_TITLES: dict[str, str] = {}  # of the boxes without a name, by slug
_NAMED: dict[str, dict[str, Box]] = {}  # all others, by slug and name


def offered() -> dict[str, Game[Any]]:
    """The games that people can play and learn, by slug: those that are whole."""
    return {slug: game for slug, game in GAMES.items() if game.stage == "whole"}


def boxes(slug: str) -> Mapping[str, Box]:
    """The boxes by which a game can be played, by name; the first is the one without a name."""
    return {"": Box("", _TITLES.get(slug, ""), GAMES[slug]), **_NAMED.get(slug, {})}


def by_box(slug: str, box: str) -> Game[Any]:
    """The game by this box; by the one without a name where this is no more."""
    return boxes(slug)[box if box in boxes(slug) else ""].game


def use_overrides(folder: Path) -> list[DataError]:
    """Load the owner's corrections of component data for new matches; gives what is wrong with editions, which are left out.

    Raises DataError, changing nothing, for what is wrong with the box without a name.
    """
    usual = {slug: _load(slug, folder) for slug in SLUGS}
    faults: list[DataError] = []
    named: dict[str, dict[str, Box]] = {}
    for place in box_folders(folder):
        for slug, box in _edition(place, faults):
            named.setdefault(slug, {})[box.name] = box
    GAMES.update({slug: box.game for slug, box in usual.items()})
    _TITLES.update({slug: box.title for slug, box in usual.items()})
    _NAMED.clear()
    _NAMED.update(named)
    return faults


def _edition(place: Path, faults: list[DataError]) -> Iterator[tuple[str, Box]]:
    """(slug, box) for each game of an edition that can be played; what cannot is added to ``faults``."""
    name = box_name(place.name)
    if name is None:
        faults.append(
            DataError(
                str(place),
                "",
                wrong(
                    "edition-named-letters-digits-most",
                    "an edition is named by letters, digits, _ and -, at most 40 of them",
                ),
            )
        )
        return
    for inside in sorted(inside for inside in place.iterdir() if inside.is_dir() and not inside.name.startswith(".")):
        if inside.name not in SLUGS:
            faults.append(
                DataError(
                    str(inside), "", wrong("game-called", "no game is called so, but {known}", known=", ".join(SLUGS))
                )
            )
            continue
        try:
            yield inside.name, _load(inside.name, place, name)
        except DataError as error:
            faults.append(error)


@cache
def shapes(slug: str) -> Shapes:
    """What can stand in the data files of a game: the type ``Files`` of its module ``data``, read."""
    return shapes_of(import_module(f"games.{slug}.data").Files)
