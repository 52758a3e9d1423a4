"""Rise of Empires: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are named by kind and id: ``"region:anatolia"``, ``"tile:mining"`` (any tile, empire tiles
among them), ``"row:trade"`` of the action display, ``"disc:trade:2:1"`` (row, seat, which of the seat's discs there from the left),
``"position:3"`` of the next turn, ``"track:trade"`` and ``"seat:2"``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from games.core.events import Event
from render.canvas import Canvas
from render.rise.area import draw_area
from render.rise.board import draw_board
from render.rise.telling import alt_text, full_text
from render.rise.view import view_of
from render.scene import Closeup, Scene, View

# The fields of moves whose values are places on the board, and the kind of place.
PLACES = {"region": "region", "tile": "tile", "row": "row", "number": "position", "opponent": "seat"}
OWN = frozenset({"give_up", "upkeep", "pick", "flip", "ally", "levy", "strike"})  # kinds about tiles of one's own
_TRACK = {"traded": "track:trade"}


class RisePainter:
    """Draws and tells scenes of Rise of Empires; all methods raise TypeError for a scene of another game."""

    views: tuple[View, ...] = ("board", "area")

    def marks(self, event: Event) -> tuple[str, ...]:
        """Regions, rows and positions that an event changes, new tiles, and the seat that has taken a tile."""
        if event.seat is None:
            return ()
        data = event.data
        found = [f"{kind}:{data[name]}" for name, kind in (("region", "region"), ("row", "row")) if data.get(name)]
        if event.kind == "position-taken":
            found.append(f"position:{data['number']}")
        if event.kind in _TRACK:
            found.append(_TRACK[event.kind])
        if event.kind.endswith("-taken") and "tile" in data:
            found.append(f"seat:{event.seat}")
        return tuple(found)

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The board or the own area with the places to choose from, or with the place chosen last."""
        if field == "which":
            discs = tuple(f"disc:{chosen.get('row')}:{seat}:{value}" for value in values)
            return Closeup("board", seat, discs, numbered=True)
        if field in PLACES:
            view = self._view(field, chosen)
            return Closeup(view, seat, tuple(f"{PLACES[field]}:{value}" for value in values), numbered=True)
        for name in reversed(list(chosen)):
            if name in PLACES:
                place = f"{PLACES[name]}:{chosen[name]}"
                return Closeup(self._view(name, chosen), seat, (place,), numbered=False)
        return None

    def _view(self, field: str, chosen: Mapping[str, Any]) -> View:
        return "area" if field == "tile" and chosen.get("kind") in OWN else "board"

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        draw = {"area": draw_area}.get(scene.view, draw_board)
        return draw(view_of(scene), audit=audit)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, 1600 pixels wide."""
        return self.draw(scene).image

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters."""
        return alt_text(view_of(scene))

    def text(self, scene: Scene) -> str:
        """The whole board or a seat's area as text, in lines."""
        return full_text(view_of(scene))
