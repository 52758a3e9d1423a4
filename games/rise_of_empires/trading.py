"""R6.6: resource discs for gold or VP."""

from __future__ import annotations

from games.core.events import Event
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import modified
from games.rise_of_empires.goods import receive
from games.rise_of_empires.moves import Trade
from games.rise_of_empires.state import RiseState

GOLD, VP = "gold", "vp"


def spaces(catalogue: Catalogue, state: RiseState) -> int:
    """R6.6.4: free spaces on the trade track."""
    return len(catalogue.numbers.trade.gold_by_space) - state.track


def gold_for(catalogue: Catalogue, state: RiseState, seat: int, discs: int) -> int:
    """R6.6.2: what the next spaces of the track pay, and what tiles add once."""
    values = catalogue.numbers.trade.gold_by_space[state.track : state.track + discs]
    return sum(values) + sum(modified(catalogue, state.players[seat], "trade_gold_bonus"))


def vp_for(catalogue: Catalogue, discs: int) -> int:
    """R6.6.3: VP for so many discs."""
    trade = catalogue.numbers.trade
    return discs * trade.vp // trade.vp_discs


def trade_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Trade]:
    """R6.6.1: gold or VP for every number of discs that the seat has and the track takes; sorted."""
    numbers = range(1, min(state.players[seat].disc, spaces(catalogue, state)) + 1)
    return [
        *(Trade(GOLD, discs) for discs in numbers),
        *(Trade(VP, discs) for discs in numbers if vp_for(catalogue, discs)),
    ]


def trade(catalogue: Catalogue, state: RiseState, seat: int, move: Trade) -> list[Event]:
    """R6.6.2 to R6.6.4."""
    count = gold_for(catalogue, state, seat, move.discs) if move.gain == GOLD else vp_for(catalogue, move.discs)
    state.players[seat].disc -= move.discs
    state.track += move.discs
    receive(catalogue, state, seat, move.gain, count, "trade")
    return [Event("traded", seat, {"gain": move.gain, "discs": move.discs, "count": count})]
