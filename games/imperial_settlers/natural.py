"""The fields of moves that have a value where nobody says otherwise; all others only the player can know.

==================================  =====  ===================================================================
build                               give   Foundations, if there are enough: they can do nothing else
build, deal, activate, instant      gold   as little Gold as is needed
activate                            times  once
draw                                count  one card: the next may be drawn when it was seen
exchange                            count  one pair of Workers
exchange, spend                     more   that is all
store                               count  all, of goods that would be lost
==================================  =====  ===================================================================
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.empire import foundations
from games.imperial_settlers.state import SettlersState


def natural(
    catalogue: Catalogue, state: SettlersState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
) -> Any:
    """The value of a field among several, by the table above; None where only the player can know it."""
    player = state.players[seat]
    match chosen["kind"], field:
        case "build", "give":
            return next((given for given in values if set(given) <= {*foundations(player)}), None)
        case _, "gold":
            return min(values, key=len)  # R3.4: each other way gives Gold for these and for more
        case ("activate", "times") | ("draw" | "exchange", "count"):
            return min(values)
        case "exchange" | "spend", "more":
            return False
        case "store", "count":
            return None if chosen["good"] in keepable(catalogue, player) else max(values)
        case _:
            return None
