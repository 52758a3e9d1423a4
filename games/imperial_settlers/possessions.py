"""What a player reckons with in numbers: goods, what a Production phase brings, points, cards, Locations and what lies on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.core.events import Event
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import foundations, samurai_count, stored_count
from games.imperial_settlers.per_round import produces_again, production_of
from games.imperial_settlers.scoring import lead, points
from games.imperial_settlers.state import SettlersState


def possessions(catalogue: Catalogue, state: SettlersState, seat: int) -> dict[str, int]:
    """R3.1, R7.1 to R7.4, R10, R15 to R17, R19.2, R23.11: the numbers of a seat by name, all public; goods have their ids.

    After the last Production phase there is none to reckon with.
    """
    player = state.players[seat]
    if not player.supply:
        return {}
    found = {
        **player.supply,
        "vp": sum(points(catalogue, player).values()),
        **(production_of(catalogue, player) if produces_again(catalogue, state) else {}),
        "hand": len(player.hand) + to_draw(state, seat),
        "deals": len(player.deals),
        "foundations": len(foundations(player)),
        "stored": sum(map(stored_count, player.empire)),
    }
    if catalogue.boards[player.faction].samurai:
        found["samurai"] = samurai_count(player)
    if player.faction in catalogue.taking_over:
        found["tokens"] = player.tokens
    if state.virtual is not None:
        found["margin"] = lead(catalogue, state)
    return found


def given_up(event: Event, paid: Mapping[str, int]) -> dict[str, int]:
    """R9 to R12: what is paid for an action, with the card from the hand that it uses and what is given up for it. R14.1: a
    Defense token that lies on a Location is in no supply any more.
    """
    found = Counter(paid)
    by_action = "by" not in event.data and "of" not in event.data
    if event.kind in {"built", "deal-made", "instant", "razed-hand"} and by_action:
        found["hand"] += 1
    found["hand"] += event.data.get("given", {}).get("hand", 0)
    found.update(event.data.get("gone", {}))
    found.update({name: count for name, count in event.data.get("lying", {}).items() if name != "defense"})
    return {name: count for name, count in found.items() if count > 0}


def to_draw(state: SettlersState, seat: int) -> int:
    """R3.3: how many cards the seat has still to draw, and says from where: they are as good as drawn."""
    return sum(task.count for task in state.pending if (task.seat, task.kind) == (seat, "draw"))
