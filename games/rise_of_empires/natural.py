"""The fields of moves that have a value where nobody says otherwise; all others only the player can know.

======  =====  ==================================================================================
remove  which  the disc furthest to the left: it costs least
remove  pay    food beyond a reserve, then gold, then an own split: the first that leaves the action of the row possible
pay     cubes  as few as can be without VP, for they are needed most …
pay     food   … then as much as can be, for VP are for good
place   cubes  as many as win control of the region, no more; where none do, as many as win the second value, else 1
strike  cubes  as many as can be
upkeep  paid   pay
======  =====  ==================================================================================
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.rise_of_empires.affording import NO, after
from games.rise_of_empires.board import leaders
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.display import CHOOSE
from games.rise_of_empires.moves import Remove
from games.rise_of_empires.state import RiseState

_WAYS = ("food", "gold", CHOOSE)  # of paying (D2b)


def natural(
    catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
) -> Any:
    """The value of a field among several, by the table above; None where only the player can know it."""
    match chosen["kind"], field:
        case "remove", "which":
            return min(values)
        case "pay", "cubes":
            lacking = state.fee - chosen.get("gold", 0) - state.players[seat].food
            return next((number for number in sorted(values) if number >= lacking), max(values))
        case "remove", "pay":
            return _way(catalogue, state, seat, chosen, [way for way in _WAYS if way in values])
        case ("pay", "food") | ("strike", "cubes"):
            return max(values)
        case "place", "cubes":
            return _won(state.map[chosen["region"]], seat, values)
        case "upkeep", "paid":
            return True
        case _:
            return None


def _way(
    catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any], ways: Sequence[str]
) -> str | None:
    """R6.0.6, R6.5.2: the first way of paying that leaves the action of the row possible, else a ready one."""
    row, which = chosen["row"], chosen["which"]
    leaving = (way for way in ways if after(catalogue, state, seat, Remove(row, which, way)) != NO)
    return next(leaving, None) or next((way for way in ways if way != CHOOSE), None)


def _won(cubes: Sequence[int], seat: int, values: Sequence[int]) -> int:
    """R2.5, R9.2, R9.3: the fewest cubes that win the region, else those that win its second value, else the fewest."""

    def lacking(number: int) -> tuple[int, int]:
        first, second = leaders([count + number * (other == seat) for other, count in enumerate(cubes)])
        return 0 if seat in first else 1 if seat in second else 2, number

    return min(values, key=lacking)
