"""Imperial Settlers: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are physical cards (Locations, Foundations, cards in hand or on offer, Attack cards),
``"deal:<card>"`` for Deals and ``"seat:<number>"``. Candidates are numbered from 1 in the order given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.events import Event
from games.core.terms import RANDOM
from games.imperial_settlers import ImperialSettlers
from games.imperial_settlers.state import SettlersState
from render.scene import Closeup, Painter, View
from render.settlers.board import draw_table
from render.settlers.component import draw_component
from render.settlers.factions import draw_part
from render.settlers.hand import draw_hand
from render.settlers.icons import ICONS
from render.settlers.signs import signs_of
from render.settlers.targets import draw_area
from render.settlers.telling import full_text, sentences
from render.settlers.view import ROMAN, ROWS
from render.settlers.view import View as Facts
from render.shared.drawings import Draw, Drawings

_IN_HAND = frozenset({"draft", "keep", "build", "deal", "raze_hand", "instant", "discard", "store_card"})
"""Kinds of moves whose field ``card`` is in the hand, or beside it in the picture of the hand."""
_OWN = frozenset({"location", "locations", "give", "deals"})
"""Fields whose values lie in the own empire."""
_MARKED = ("card", "cards", "locations", "location", "source", "give")
_DEALS = frozenset({"deal-made", "deal-taken"})


class SettlersPainter(Drawings[Facts]):
    """Draws and tells scenes of Imperial Settlers."""

    icons = ICONS

    def __init__(self) -> None:
        drawings: dict[View, Draw[Facts]] = {
            "board": draw_table,
            "area": draw_area,
            "hand": draw_hand,
            "part": draw_part,
        }
        super().__init__(Facts.of, drawings, sentences, full_text, lambda view: [*signs_of(view)], draw_component)

    def reading(self, game: ImperialSettlers, state: SettlersState) -> list[str]:
        """What lies in empires, seat by seat and row by row as close-ups show it, each seat's Deals last."""
        kinds, common = game.catalogue.type, game.catalogue.is_common
        found: list[str] = []
        for player in state.players:
            for row in ROWS:
                held = [location.card for location in player.empire if kinds(location.card).kind == row]
                found += sorted(held, key=common)
            found += [deal.card for deal in player.deals]
        return [*dict.fromkeys(found)]

    def period(self, state: SettlersState) -> str:
        """The round, by the number that stands on the track."""
        return ROMAN[state.round - 1] if state.round else ""

    def marks(self, event: Event) -> tuple[str, ...]:
        """The cards that an event names: those that are not in sight are not outlined."""
        names: list[str] = []
        for key in _MARKED:
            value = event.data.get(key)
            names += [value] if isinstance(value, str) else value if isinstance(value, list | tuple) else []
        if event.kind in _DEALS:
            names = [f"deal:{name}" for name in names]
        return tuple(dict.fromkeys(filter(None, names)))

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The hand for cards in it, empires for what lies there, the whole table for opponents; the factions in large."""
        kind = chosen.get("kind", "")
        if field == "faction":
            return Closeup("part", seat, _places(values, "faction:"), numbered=True)
        if kind == "faction" and chosen.get("faction", RANDOM) != RANDOM:
            return Closeup("part", seat, (f"faction:{chosen['faction']}",), numbered=False)
        if field in ("card", "cards") and (kind in _IN_HAND or field == "cards"):
            return Closeup("hand", seat, _places(values), _single(values))
        if field in _OWN:
            prefix = "deal:" if field == "deals" else ""
            return Closeup("area", seat, _places(values, prefix), _single(values))
        if field in ("target", "targets"):
            return Closeup("area", seat, _places(values), _single(values))
        if field == "opponent":
            return Closeup("board", None, _places(values, "seat:"), _single(values))
        if not field and kind in _IN_HAND and "card" in chosen:
            return Closeup("hand", seat, (), numbered=False)
        return None


PAINTER: Painter = SettlersPainter()


def _single(values: Sequence[Any]) -> bool:
    """Whether each value names one thing, so that its number is that of the value."""
    return all(not isinstance(value, tuple) or len(value) == 1 for value in values)


def _places(values: Sequence[Any], prefix: str = "") -> tuple[str, ...]:
    """The things that the values name, each once; chance lies nowhere."""
    flat = [item for value in values for item in (value if isinstance(value, tuple) else (value,)) if item != RANDOM]
    return tuple(dict.fromkeys(f"{prefix}{item}" for item in flat))
