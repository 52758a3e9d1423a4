"""The fields of moves that have a value where nobody says otherwise; all others only the player can know.

============  ======  =========================================================================
purchases     pay     nothing, one resource, then whatever spends most goods, for goods perish
march         spot    legions without a place: the others hold something
station       leaves  the same
march, sail   count   all that can where others are met, one where nobody is; the last legion of the own capital stays
occupy        spots   every building, if the legions are enough
============  ======  =========================================================================
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.movement import usual_march
from games.mare_nostrum.payment import COINS, COINS_GOOD, FOR, FREE, GOODS, GOODS_COIN
from games.mare_nostrum.state import COIN, IDLE, MareState

# R7.9: goods perish when the phase ends, two coins do not.
_WAYS = (FREE, FOR, GOODS, GOODS_COIN, COINS_GOOD, COINS)


def natural(
    catalogue: Catalogue, state: MareState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
) -> Any:
    """The value of a field among several, by the table above; None where only the player can know it."""
    match chosen["kind"], field:
        case _, "pay":
            return _payment(catalogue, state.players[seat].hand, values)
        case ("march", "spot") | ("station", "leaves"):
            return IDLE if IDLE in values else None
        case "march", "count":
            return usual_march(catalogue, state, seat, chosen["source"], chosen["target"], max(values))
        case "sail", "count":
            met = any(count for other, count in enumerate(state.seas[chosen["target"]]) if other != seat)
            return max(values) if met else min(values)
        case "occupy", "spots":
            largest = max(values, key=len)
            return largest if all(set(spots) <= set(largest) for spots in values) else None
        case _:
            return None


def _payment(catalogue: Catalogue, hand: Mapping[str, int], ways: Sequence[str]) -> str | None:
    """R7.2, R7.9, R12.5, R12.25: of single resources the good of which most are held, the ordinary one before the legendary; None
    where only another set pays.
    """
    held = by_kind(catalogue, hand)

    def worth(way: str) -> tuple[int, bool, int, bool]:
        token = way.removeprefix(FOR)
        kind = catalogue.kind_of.get(token, token)
        return _WAYS.index(FOR if way.startswith(FOR) else way), kind == COIN, -held[kind], token != kind

    known = [way for way in ways if way in _WAYS or way.startswith(FOR)]
    return min(known, key=worth) if known else None
