"""Mare Nostrum: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are named by kind and id: ``"area:latium"`` (a province or sea), ``"space:latium/temple"``
(a building space, or ``control``, ``idle`` and ``fortress`` in its place), ``"card:hercules"``, ``"seat:2"``, ``"title:trade"``,
``"good:wine"`` (in the viewer's hand) and ``"offer:2/wine"``. Parts are the sheets of the map (``layout.REGIONS``), all areas by
their ids, and ``"cards"``; regions are the sheets with their areas and the provinces with their spaces. A battle is told by
marks of its own, which ``view.py`` lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from games.core.events import Event
from games.core.terms import RANDOM
from games.mare_nostrum import MareNostrum
from games.mare_nostrum.state import MareState
from render.kit.palette import PLAYERS
from render.mare.area import draw_area
from render.mare.board import draw_board
from render.mare.cards import CARDS
from render.mare.component import draw_component
from render.mare.hand import GOODS
from render.mare.icons import ICONS
from render.mare.layout import REGIONS, regions_of
from render.mare.part import draw_part, parts_of
from render.mare.plan import plan_of, province_at, sea_at
from render.mare.signs import signs_of
from render.mare.taking import draw_private
from render.mare.telling import full_text, sentences
from render.mare.view import BATTLE
from render.mare.view import View as Facts
from render.scene import Closeup, Painter, View
from render.shared.closeup import LEGEND
from render.shared.drawings import Draw, Drawings

_AREAS = ("province", "sea", "area", "source", "target")
# The fields of moves whose values are places, with the kind of place and the view that shows it best.
PLACES: dict[str, tuple[str, View]] = {
    **dict.fromkeys(_AREAS, ("area", "area")),
    "card": ("card", "part"),
    "empire": ("empire", "part"),
    "player": ("seat", "board"),
    "opponent": ("seat", "board"),
    "resource": ("good", "hand"),
}
# The fields for whose values the own hand matters.
_ABOUT_HAND = frozenset({"pay", "value", "goods"})
FROM_HAND = frozenset({"offer", "pay", "compensate"})  # the kinds of moves whose resource lies in the own hand
_TICKED = frozenset({"offer", "pay"})  # those of which several are ticked in a menu, by their names


class MarePainter(Drawings[Facts]):
    """Draws and tells scenes of Mare Nostrum."""

    icons = ICONS
    putting = MappingProxyType({"map/provinces": province_at, "map/seas": sea_at})

    def __init__(self) -> None:
        drawings: dict[View, Draw[Facts]] = {
            "board": draw_board,
            "area": draw_area,
            "part": draw_part,
            "hand": draw_private,
        }
        super().__init__(
            Facts.of, drawings, sentences, full_text, lambda view: [*signs_of(view)], draw_component, plan_of
        )

    def colours(self, game: MareNostrum, state: MareState) -> tuple[str, ...]:
        """Those of the empires; seats that have none yet get the colours that are left."""
        chosen = [game.catalogue.empires[player.empire].color if player.empire else "" for player in state.players]
        spare = (colour for colour in PLAYERS if colour not in chosen)
        return tuple(colour if colour in PLAYERS else next(spare) for colour in chosen)

    def parts(self, game: MareNostrum, state: MareState) -> dict[str, tuple[str, ...]]:
        """The sheets of the map, the cards on offer, every area in play, and the legend."""
        there = [name for name in regions_of(game.catalogue, state) if name in REGIONS]
        sheets = {name: tuple(other for other in there if other != name) for name in there}
        return {**sheets, CARDS: (), **parts_of(game.catalogue, state), LEGEND: ()}

    def regions(self, game: MareNostrum, state: MareState) -> dict[str, tuple[str, ...]]:
        """R2.2, R2.3, R2.4: the sheets of the map with their areas, and every province with its building spaces."""
        return regions_of(game.catalogue, state)

    def period(self, state: MareState) -> str:
        """The round, once the empires have been given out."""
        return str(state.round) if state.round and state.phase != "empires" else ""

    def marks(self, event: Event) -> tuple[str, ...]:
        """Areas, spaces and cards that an event names, and everything that was rolled in a battle."""
        data, seat = event.data, event.seat
        match event.kind:
            case "battle":
                return (f"{BATTLE}:{data['area']}:{seat}:{data['opponent']}", f"area:{data['area']}")
            case "rolled":
                return (f"dice:{seat}:{'-'.join(str(value) for value in data['dice'])}",)
            case "strengthened":
                return (f"plus:{seat}:{data['source']}:{data['count']}",)
            case "total":
                return (f"total:{seat}:{data['total']}:{data['count']}",)
            case "legions-lost" | "triremes-lost" | "fortress-lost":
                return (f"lost:{seat}:{data.get('count', 1)}:{event.kind}", f"area:{data['area']}")
            case "built" | "pillaged":
                return (f"space:{data['province']}/{data['building']}",)
            case "caravan-built" | "stationed":
                return (f"space:{data['province']}/{data['resource']}",)
            case "occupied":
                return tuple(f"space:{data['province']}/{spot}" for spot in data["spots"])
            case "reward-chosen":
                return ()
            case _:
                areas = tuple(f"area:{data[name]}" for name in _AREAS if data.get(name))
                return (*areas, *([f"card:{data['card']}"] if data.get("card") else []))

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The map around the places to choose from, the board, or the hand; or the map around the place chosen last."""
        if field == "spot" and "province" in chosen:
            return Closeup(
                "area", seat, tuple(f"space:{chosen['province']}/{value}" for value in values), numbered=True
            )
        if field == "spot" and "source" in chosen:
            return Closeup("area", seat, tuple(f"space:{chosen['source']}/{value}" for value in values), numbered=True)
        if field == "resource" and "opponent" in chosen:
            return Closeup(
                "hand", seat, tuple(f"offer:{chosen['opponent']}/{value}" for value in values), numbered=True
            )
        if field == "opponent" and chosen.get("kind") == "take":
            return Closeup("hand", seat, tuple(f"seat:{value}" for value in values), numbered=True)
        if field == "title":
            return Closeup("board", seat, (), numbered=False)  # whose they are and how close others come
        if field == "resource" and chosen.get("kind") not in FROM_HAND:
            return None
        if field == "resource" and chosen["kind"] in _TICKED:
            return Closeup("hand", seat, (GOODS,), numbered=False)
        if field in PLACES:
            kind, view = PLACES[field]
            # Chance lies nowhere.
            places = tuple(f"{kind}:{value}" for value in values if value != RANDOM)
            return Closeup(view, seat, places, numbered=True)
        if field in _ABOUT_HAND or (field == "count" and chosen.get("kind") == "number"):
            return Closeup("hand", seat, (GOODS,), numbered=False)
        if field == "losses":
            return Closeup("area", seat, (), numbered=False)
        for name in reversed(list(chosen)):
            if name in _AREAS:
                return Closeup("area", seat, (f"area:{chosen[name]}",), numbered=False, chosen=True)
            if name == "empire" and chosen[name] != RANDOM:
                return Closeup("part", seat, (f"empire:{chosen[name]}",), numbered=False)
        return None


PAINTER: Painter = MarePainter()
