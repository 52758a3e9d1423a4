"""Mosaic: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are named by kind and id: ``"hex:HI07"``, ``"region:italia"``, ``"card:tech_music"``
(a Technology, Build, Population, Tax or Tariff card or a Leader), ``"tile:gov_republic"`` (a Wonder, Golden Age, Achievement or
Government), ``"deck:technologies"``, ``"pillar:culture"``, ``"stock:food"``, ``"production:food"`` and ``"seat:2"``. Ids are
unique over all kinds but the last three.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from games.core.events import Event
from render.canvas import Canvas
from render.mosaic.area import draw_area
from render.mosaic.board import draw_board
from render.mosaic.hand import draw_hand
from render.mosaic.telling import alt_text, full_text
from render.mosaic.view import view_of
from render.scene import Closeup, Scene, View

# The fields of moves whose values are places, with the kind of place and the view that shows it best.
PLACES: dict[str, tuple[str, View]] = {
    "hex": ("hex", "board"),
    "region": ("region", "board"),
    "source": ("region", "board"),
    "target": ("region", "board"),
    "leader": ("card", "board"),
    "deck": ("deck", "board"),
    "card": ("card", "hand"),
    "wonder": ("tile", "hand"),
    "government": ("tile", "hand"),
    "tile": ("tile", "hand"),
    "pillar": ("pillar", "area"),
    "resource": ("stock", "area"),
    "production": ("production", "area"),
}
# Kinds of moves whose fields of these names mean something else.
_OTHERWISE: dict[str, dict[str, tuple[str, View]]] = {
    "transfer": {"source": ("production", "area"), "target": ("production", "area")},
    "order_rule": {},
}
_MARKED = {
    "hex": "hex",
    "region": "region",
    "source": "region",
    "target": "region",
    "tile": "tile",
    "government": "tile",
}
_OFFERED, _IN_WORDS = "offered", frozenset({"gained", "raised", "lowered"})


class MosaicPainter:
    """Draws and tells scenes of Mosaic; all methods raise TypeError for a scene of another game."""

    views: tuple[View, ...] = ("board", "area", "hand")

    def marks(self, event: Event) -> tuple[str, ...]:
        """Hexes, regions and tiles that an event names, and cards that have come into an offer."""
        if event.kind == _OFFERED:
            return (f"card:{event.data['card']}",)
        if event.kind in _IN_WORDS:
            return ()  # their source says where something came from, not what changed on the table
        return tuple(f"{kind}:{event.data[name]}" for name, kind in _MARKED.items() if event.data.get(name))

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The board, the hand or the own area with the places to choose from, or with the place chosen last."""
        places = _OTHERWISE.get(str(chosen.get("kind")), PLACES)
        if field in places:
            kind, view = places[field]
            # A hex has its name on the map; a number would lie over the token for which it is chosen.
            return Closeup(view, seat, tuple(f"{kind}:{value}" for value in values), numbered=kind != "hex")
        for name in reversed(list(chosen)):
            if name in places and places[name][1] == "board":
                kind, view = places[name]
                return Closeup(view, seat, (f"{kind}:{chosen[name]}",), numbered=False)
        return None

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        draw = {"area": draw_area, "hand": draw_hand}.get(scene.view, draw_board)
        return draw(view_of(scene), audit=audit)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, 1600 pixels wide."""
        return self.draw(scene).image

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters."""
        return alt_text(view_of(scene))

    def text(self, scene: Scene) -> str:
        """The whole board, a seat's area or the viewer's hand as text, in lines."""
        return full_text(view_of(scene))
