"""The rules of all games; pure: no Discord, no pictures, no database, no clock.

``GAMES`` holds every game by slug. Adding one is its package and its slug in ``SLUGS``: the class in ``games/<slug>/game.py`` is
called as the slug is, without the lines (``mare_nostrum``: ``MareNostrum``).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from games.base import Game
from games.core.data import owners, read_data, refuse_older_fields
from games.core.errors import DataError
from games.core.shapes import Shapes, shapes_of

SLUGS = ("founders_of_the_empire", "mosaic", "imperial_settlers", "rise_of_empires", "mare_nostrum")


def _kind(slug: str) -> type[Game[Any]]:
    return getattr(import_module(f"games.{slug}.game"), slug.title().replace("_", ""))


def _load(overrides: Path | None = None) -> dict[str, Game[Any]]:
    try:
        texts = {slug: read_data(slug, overrides) for slug in SLUGS}
        if overrides is not None:
            for slug in SLUGS:
                refuse_older_fields(slug, overrides, _kind(slug).older_data)
        return {slug: _kind(slug)(text) for slug, text in texts.items()}
    except DataError as error:
        if overrides is None:
            raise
        raise owners(error, overrides) from error


GAMES: dict[str, Game[Any]] = _load()


def offered() -> dict[str, Game[Any]]:
    """The games that people can play and learn, by slug: those that are whole."""
    return {slug: game for slug, game in GAMES.items() if game.stage == "whole"}


def use_overrides(folder: Path) -> None:
    """Load the owner's corrections of component data for new matches. Raises DataError, changing nothing."""
    GAMES.update(_load(folder))


@cache
def shapes(slug: str) -> Shapes:
    """What can stand in the data files of a game: the type ``Files`` of its module ``data``, read."""
    return shapes_of(import_module(f"games.{slug}.data").Files)
