"""The half of a painter that is the same in all games: from a scene to its view, and from that to pixels and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.scene import Scene, View
from render.shared.facts import Facts
from render.shared.telling import shorten

V_contra = TypeVar("V_contra", contravariant=True)
V = TypeVar("V", bound=Facts[Any, Any, Any])


class Draw(Protocol[V_contra]):
    """Draws one view of a game."""

    def __call__(self, view: V_contra, /, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        ...


class Drawings(Generic[V]):
    """Draws and tells scenes of one game; all methods that take a scene raise TypeError for one of another game.

    ``read`` gives the facts of a scene, ``drawings`` are the views with what draws them, the board first; ``short`` tells a
    picture in sentences, what matters most first, of which as many are told as fit into a description, ``full`` in lines.
    """

    def __init__(
        self,
        read: Callable[[Scene], V],
        drawings: Mapping[View, Draw[V]],
        short: Callable[[V], Iterable[str]],
        full: Callable[[V], str],
    ) -> None:
        self._read, self._drawings, self._short, self._full = read, drawings, short, full

    @property
    def views(self) -> tuple[View, ...]:
        """What it draws, the board first."""
        return tuple(self._drawings)

    def colours(self, game: Any, state: Any) -> tuple[str, ...]:
        """The colour of each seat, in the order of the palette."""
        return tuple(PLAYERS)[: state.seats]

    def parts(self, game: Any, state: Any) -> Mapping[str, tuple[str, ...]]:
        """The places whose part of the map can be shown large, each with those beside it: none."""
        return {}

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        draw = self._drawings.get(scene.view, self._drawings["board"])
        return draw(self._read(scene), audit=audit)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, 1600 pixels wide."""
        return self.draw(scene).image

    def when(self, scene: Scene) -> str:
        """The game's own turn, round or phase, as the bar on top of its pictures names it."""
        return self._read(scene).when

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters, whole sentences only."""
        return shorten(self._short(self._read(scene)))

    def text(self, scene: Scene) -> str:
        """What the view shows as text, in lines."""
        return self._full(self._read(scene))
