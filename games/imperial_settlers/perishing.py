"""R18.3: what goes at the end of a round unless it is kept or spent before."""

from __future__ import annotations

from games.base import awaited
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable, shelf
from games.imperial_settlers.state import SettlersState


def perishing(catalogue: Catalogue, state: SettlersState, seat: int) -> dict[str, int]:
    """R18.1 to R18.3: the goods of a seat that are lost if it passes, or ends its Cleanup, now; none of those that it may still put
    on a Location. R19.1: nothing in the last round, after which there is no Cleanup.
    """
    task, player = awaited(state.pending, seat), state.players[seat]
    if task is None or task.kind not in ("turn", "cleanup") or state.round >= catalogue.box.rounds:
        return {}
    kept = keepable(catalogue, player)
    if task.kind == "turn":
        for location in player.empire:
            kinds, room = shelf(catalogue, location)
            kept.update(kinds if room is None or room > 0 else ())
    return {good: count for good, count in player.supply.items() if count and good not in kept}
