"""What data say of a border of the map: each stands at one of its two regions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rise_of_empires.catalogue import Catalogue

NONE = "none"


def border(catalogue: Catalogue, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
    """R2.2, R2.3: see :meth:`games.base.Game.border`."""
    regions = catalogue.everywhere
    if one not in regions or other not in regions:
        return {}
    pairs = ((one, other), (other, one))
    named = [pair for pair in pairs if regions[pair[0]].adjacent.get(pair[1], NONE) != NONE]
    if not named:
        kind = "coast" if "sea" in (regions[one].kind, regions[other].kind) else "border"
        return {f"map/regions/{one}": {"adjacent": {**regions[one].adjacent, other: kind}}}
    return {
        f"map/regions/{name}": {
            "adjacent": {near: kind for near, kind in regions[name].adjacent.items() if near != beside}
        }
        for name, beside in named
    }
