"""Imperial Settlers: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are physical cards (Locations, Foundations, cards in hand or on offer, Attack cards),
``"deal:<card>"`` for Deals and ``"seat:<number>"``. Candidates are numbered from 1 in the order given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from games.core.events import Event
from render.canvas import Canvas
from render.scene import Closeup, Scene, View
from render.settlers.area import draw_empire
from render.settlers.board import draw_table
from render.settlers.hand import draw_hand
from render.settlers.telling import alt_text, hand_text, table_text
from render.settlers.view import view_of

_IN_HAND = frozenset({"draft", "keep", "build", "deal", "raze_hand", "instant", "discard", "store_card"})
"""Kinds of moves whose field ``card`` is in the hand, or beside it in the picture of the hand."""
_OWN = frozenset({"location", "locations", "give", "deals"})
"""Fields whose values lie in the own empire."""
_MARKED = ("card", "cards", "locations", "location", "source", "give")
_DEALS = frozenset({"deal-made", "deal-taken"})


class SettlersPainter:
    """Draws and tells scenes of Imperial Settlers; all methods raise TypeError for a scene of another game."""

    views: tuple[View, ...] = ("board", "area", "hand")

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
        """The hand for cards in it, the own empire for what lies there, the whole table for targets."""
        kind = chosen.get("kind", "")
        if field in ("card", "cards") and (kind in _IN_HAND or field == "cards"):
            return Closeup("hand", seat, _places(values), _single(values))
        if field in _OWN:
            prefix = "deal:" if field == "deals" else ""
            return Closeup("area", seat, _places(values, prefix), _single(values))
        if field in ("target", "targets"):
            return Closeup("board", None, _places(values), _single(values))
        if field == "opponent":
            return Closeup("board", None, _places(values, "seat:"), _single(values))
        if not field and kind in _IN_HAND and "card" in chosen:
            return Closeup("hand", seat, (), numbered=False)
        return None

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        view = view_of(scene)
        if scene.view == "area":
            return draw_empire(view, audit=audit)
        return draw_hand(view, audit=audit) if scene.view == "hand" else draw_table(view, audit=audit)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, 1600 pixels wide."""
        return self.draw(scene).image

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters."""
        return alt_text(view_of(scene))

    def text(self, scene: Scene) -> str:
        """The whole table as text, in lines; for the view ``hand`` what is in it."""
        view = view_of(scene)
        return hand_text(view) if scene.view == "hand" else table_text(view)


def _single(values: Sequence[Any]) -> bool:
    """Whether each value names one thing, so that its number is that of the value."""
    return all(not isinstance(value, tuple) or len(value) == 1 for value in values)


def _places(values: Sequence[Any], prefix: str = "") -> tuple[str, ...]:
    """The things that the values name, each once."""
    flat = [item for value in values for item in (value if isinstance(value, tuple) else (value,))]
    return tuple(dict.fromkeys(f"{prefix}{item}" for item in flat))
