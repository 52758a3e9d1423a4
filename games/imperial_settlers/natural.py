"""The fields of moves that have a value where nobody says otherwise; all others only the player can know.

==================================  =====  ===================================================================
build                               give   Foundations, which can do nothing else, then what brings least (R9.4): VP,
                                           production, an action or a Feature; nothing on which anything lies
build, deal, activate, instant      gold   as little Gold as is needed
activate                            times  once, unless cards are drawn by it from decks that are asked for
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
from games.imperial_settlers.empire import asks_for_decks, lies_on, own
from games.imperial_settlers.per_round import worth_of
from games.imperial_settlers.state import SettlersState


def natural(
    catalogue: Catalogue, state: SettlersState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
) -> Any:
    """The value of a field among several, by the table above; None where only the player can know it."""
    player = state.players[seat]
    match chosen["kind"], field:
        case "build", "give":
            bare = [given for given in values if not any(lies_on(player, card) for card in given)]
            return min(bare, key=lambda given: _lost(catalogue, state, seat, given), default=None)
        case _, "gold":
            return min(values, key=len)  # R3.4: each other way gives Gold for these and for more
        case "activate", "times":
            return None if asks_for_decks(catalogue, chosen["location"]) else min(values)
        case "exchange", "count":
            return min(values)
        case "exchange" | "spend", "more":
            return False
        case "store", "count":
            return None if chosen["good"] in keepable(catalogue, player) else max(values)
        case _:
            return None


def _lost(catalogue: Catalogue, state: SettlersState, seat: int, given: Sequence[str]) -> int:
    """R9.3, R9.4: what is lost with Locations that are given up, nothing with Foundations: in all so many things."""
    player = state.players[seat]
    locations = [location for card in given if (location := own(player, card)) is not None]
    able = sum(catalogue.action(one.card) is not None or catalogue.feature(one.card) is not None for one in locations)
    return sum(worth_of(catalogue, state, seat, [one.card for one in locations]).values()) + able
