"""Mosaic: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are named by kind and id: ``"hex:HI07"``, ``"region:italia"``, ``"card:tech_music"``
(a Technology, Build, Population, Tax or Tariff card or a Leader), ``"tile:gov_republic"`` (a Wonder, Golden Age, Achievement or
Government), ``"deck:technologies"``, ``"pillar:culture"``, ``"stock:food"``, ``"production:food"`` and ``"seat:2"``. Ids are
unique over all kinds but the last three.

Parts are the regions by their ids and the lists ``"technologies"``, ``"cards"``, ``"wonders"`` and ``"tiles"``. Regions hold
hexes, which are chosen by their names and have no numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from games.core.events import Event
from games.mosaic import Mosaic
from games.mosaic.state import MosaicState
from render.mosaic.area import draw_area
from render.mosaic.board import draw_board
from render.mosaic.closeups import draw_part
from render.mosaic.component import draw_component
from render.mosaic.hand import draw_hand
from render.mosaic.icons import ICONS
from render.mosaic.layout import hexes_of, neighbours_of
from render.mosaic.lists import LISTS
from render.mosaic.plan import hex_at, plan_of
from render.mosaic.signs import signs_of
from render.mosaic.telling import full_text, sentences
from render.mosaic.view import View as Facts
from render.scene import Closeup, Painter, View
from render.shared.closeup import LEGEND
from render.shared.drawings import Draw, Drawings

# The fields of moves whose values are places, with the kind of place and the view that shows it best.
PLACES: dict[str, tuple[str, View]] = {
    "hex": ("hex", "part"),
    "region": ("region", "board"),
    "source": ("region", "board"),
    "target": ("region", "board"),
    "leader": ("card", "part"),
    "deck": ("deck", "part"),
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


class MosaicPainter(Drawings[Facts]):
    """Draws and tells scenes of Mosaic."""

    icons = ICONS
    putting = MappingProxyType({"map/hexes": hex_at})

    def __init__(self) -> None:
        drawings: dict[View, Draw[Facts]] = {
            "board": draw_board,
            "area": draw_area,
            "part": draw_part,
            "hand": draw_hand,
        }
        super().__init__(
            Facts.of, drawings, sentences, full_text, lambda view: [*signs_of(view)], draw_component, plan_of
        )

    def parts(self, game: Mosaic, state: MosaicState) -> dict[str, tuple[str, ...]]:
        """The cards on offer, the tiles, every region with those that touch it, and the legend."""
        beside = neighbours_of(game.catalogues[state.edition])
        return {**dict.fromkeys(LISTS, ()), **beside, LEGEND: ()}

    def regions(self, game: Mosaic, state: MosaicState) -> dict[str, tuple[str, ...]]:
        """R1.5: every region in play with its hexes, row by row; they keep their names and get no numbers."""
        return hexes_of(game.catalogues[state.edition], state)

    def period(self, state: MosaicState) -> str:
        """The round."""
        return str(state.round) if state.round else ""

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
            if name in places and places[name][1] in ("board", "part"):
                kind, view = places[name]
                return Closeup(view, seat, (f"{kind}:{chosen[name]}",), numbered=False, chosen=True)
        return None


PAINTER: Painter = MosaicPainter()
