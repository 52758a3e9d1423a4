"""The phrases of events: what was paid, gained and lost; left out where there is nothing to say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rise_of_empires.state import NOBODY

_NAMES = {"gold": "gold", "cube": "cubes", "disc": "discs", "food": "food", "vp": "vp"}


def counted(amounts: Mapping[str, int]) -> dict[str, int]:
    """Resources as a phrase: how many of each, also of those of which there are none."""
    return {name: amounts.get(resource, 0) for resource, name in _NAMES.items()}


def phrases(**parts: Mapping[str, int]) -> dict[str, Any]:
    """Resources by what became of them (``paid``, ``got``, ``missed``), without what is nothing."""
    return {name: counted(amounts) for name, amounts in parts.items() if any(amounts.values())}


def parted(before: int, now: int) -> dict[str, Any]:
    """R2.5: who controlled a region ``before`` and does no more, as a phrase; nothing where that is nobody."""
    return {} if before in (NOBODY, now) else {"parted": {"opponent": before}}


def why(cause: str, *, lack: int = 0, need: int = 0, held: int = 0) -> dict[str, Any]:
    """Why something was given up or left undone: ``hunger`` (so much food is lacking), ``discs`` (so many are due, so many there),
    ``impossible`` or ``choice``.
    """
    return {"why": {"cause": cause, "lack": lack, "need": need, "held": held}}
