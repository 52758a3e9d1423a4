"""What a picture is drawn from: a redacted state, who looks at it, and what should catch the eye.

Everything here is plain data, so a scene can be hashed, cached and sent to a worker thread.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from PIL import Image

from games.base import Game

View = Literal["board", "area"]


@dataclass(frozen=True, kw_only=True)
class Seat:
    """How a seat is shown: the player's name, the palette's colour name of the seat, and whether the computer plays it."""

    name: str
    colour: str
    computer: bool = False


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One picture to draw.

    ``state`` must come from ``game.redact(state, viewer)``. ``view`` is the whole ``board`` or the ``area`` of the seat in
    ``focus`` at twice the size. ``news`` is the last move in one line. ``changed`` are places to outline, named as the game
    names them (``"0:M11"`` = seat and cell for tile games). ``candidates`` are places to number for a choice that the viewer
    is making, named the same way.
    """

    game: Game[Any]
    state: Any
    viewer: int | None
    lang: str
    seats: tuple[Seat, ...]
    view: View = "board"
    focus: int | None = None
    news: str = ""
    changed: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    match: int = 0


@dataclass(frozen=True)
class Picture:
    """An encoded picture, ready to send: ``data`` in the format of ``filename``'s ending, and its text for screen readers."""

    data: bytes
    filename: str
    alt: str
    size: tuple[int, int] = field(default=(0, 0))


class Painter(Protocol):
    """What each game's drawing module offers; all pure functions of the scene."""

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, about 1600 pixels wide."""
        ...

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters."""
        ...

    def text(self, scene: Scene) -> str:
        """The whole board as text, in lines; may be long."""
        ...
