"""What data say of a border of the map: links join regions over the sea, hexes that touch may be kept apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.merging import LIKE
from games.mosaic.catalogue import Catalogue
from games.mosaic.data import SIDES


def border(catalogue: Catalogue, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
    """R1.6, R1.7: see :meth:`games.base.Game.border`."""
    if one in catalogue.hexes and other in catalogue.hexes:
        return _hexes(catalogue, one, other)
    if one not in catalogue.regions or other not in catalogue.regions:
        return {}
    joined = [link for link, regions in catalogue.borders.items() if {one, other} == set(regions)]
    if joined:
        return {f"map/links/{link}": None for link in joined}
    if other in catalogue.links[one] or not catalogue.borders:
        return {}  # by land they are neighbours already
    return {f"map/links/{one}_{other}": {LIKE: next(iter(catalogue.borders)), "regions": [one, other]}}


def _hexes(catalogue: Catalogue, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
    hexes = catalogue.hexes
    if (hexes[one].q - hexes[other].q, hexes[one].r - hexes[other].r) not in SIDES:
        return {}
    pairs = ((one, other), (other, one))
    named = [pair for pair in pairs if pair[1] in hexes[pair[0]].apart]
    if not named:
        return {f"map/hexes/{one}": {"apart": [*hexes[one].apart, other]}}
    return {
        f"map/hexes/{name}": {"apart": [near for near in hexes[name].apart if near != beside]} for name, beside in named
    }
