"""The data of older matches as they are written today: what followed from other fields is left out."""

from __future__ import annotations

from typing import Any

from games.core.data import DataFiles
from games.mosaic.data import SIDES

_MADE = {
    "trade_goods": ("text",),
    "cache_tokens": ("text",),
    "technologies": ("text",),
    "build_cards": ("text", "goods"),
    "population_cards": ("text",),
    "tax_tariff_cards": ("text",),
    "leaders": ("text",),
    "wonders": ("text",),
    "golden_ages": ("text",),
    "achievements": ("text",),
    "governments": ("text",),
    "pillars": ("golden_age_threshold",),
}
_WORTH = {
    "city",
    "port_city",
    "farm",
    "manufactory",
    "infantry",
    "cavalry",
    "siege_engine",
    "wonder",
}  # as numbers.json says


def older_data(files: DataFiles) -> None:
    """Texts stood beside the effects that they tell, thresholds beside the tiles that have them, sums beside their parts."""
    parts = files.get("components", {})
    for section, fields in _MADE.items():
        for entry in parts.get(section, []):
            for field in fields:
                entry.pop(field, None)
            if isinstance(entry.get("english_edition"), dict):
                entry["english_edition"].pop("text", None)
    for piece in parts.get("pieces", []):
        if "each" in piece:
            piece.pop("count", None)
        piece.pop("per_player", None)
        if str(piece.get("id", "")).removesuffix("_piece") in _WORTH:
            piece.pop("text", None)
    world = files.get("map", {})
    for link in world.get("links", []):
        link.pop("over", None)
    _hexes(world.get("hexes", []))


def _hexes(hexes: list[dict[str, Any]]) -> None:
    """R1.7: which hexes touch follows from where they lie; what touched and was no neighbour is apart."""
    at = {(place.get("q"), place.get("r")): place for place in hexes}
    for place in hexes:
        place.pop("kind", None)
        near: list[str] | None = place.pop("neighbours", None)
        if near is None or "q" not in place or "r" not in place:
            continue
        touching = (at.get((place["q"] + dq, place["r"] + dr)) for dq, dr in SIDES)
        # Those that come later have their neighbours still, so that each pair is looked at once.
        apart = [
            other["id"] for other in touching if other is not None and "neighbours" in other and other["id"] not in near
        ]
        if apart:
            place["apart"] = sorted(apart)
