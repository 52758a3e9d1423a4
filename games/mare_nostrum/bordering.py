"""What data say of a border of the map: each stands at one of its two areas, a coast at the province."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.mare_nostrum.catalogue import Catalogue


def border(catalogue: Catalogue, one: str, other: str) -> Mapping[str, Mapping[str, Any] | None]:
    """R2.2, R2.3: see :meth:`games.base.Game.border`."""
    if one in catalogue.seas and other in catalogue.provinces:
        one, other = other, one
    if one in catalogue.provinces and other in catalogue.seas:
        return {_place(catalogue, one): {"seas": _turned(catalogue.provinces[one].seas, other)}}
    pairs = ((one, other), (other, one))
    named = [pair for pair in pairs if pair[1] in catalogue.areas[pair[0]].borders] or pairs[:1]
    return {
        _place(catalogue, name): {"borders": _turned(catalogue.areas[name].borders, beside)} for name, beside in named
    }


def _turned(names: list[str], name: str) -> list[str]:
    """The list without a name that it has, with one that it has not."""
    return [other for other in names if other != name] if name in names else [*names, name]


def _place(catalogue: Catalogue, area: str) -> str:
    return f"map/{'seas' if area in catalogue.seas else 'provinces'}/{area}"
