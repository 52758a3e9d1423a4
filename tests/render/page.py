"""A picture of a game's page: which moment of which match it shows, and how. Each game lists its own in ``<prefix>_pages.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from render.scene import View

NAMES = ("Anna", "Ben", "Celina", "Darek", "Ela", "Filip")


class Page(NamedTuple):
    """A picture of a page: a file name, a match of so many seats and how much of it is played.

    ``hand`` is what the seat in focus sees, ``until`` the beginning of a mark that the last move must have made, ``choice`` a
    picture of places to choose from; of these the next position that has one is taken. ``position`` gives one that is set up
    in the place of a match, ``names`` are those of the players.
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
    position: Callable[[], Any] | None = None
    names: Sequence[str] = NAMES
