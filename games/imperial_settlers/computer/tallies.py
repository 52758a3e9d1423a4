"""What a position has of that which makes something worth more."""

from __future__ import annotations

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.computer.worths import SPENT
from games.imperial_settlers.empire import colour_count, samurai_count, stored_count
from games.imperial_settlers.state import Location, Player, SettlersState
from games.imperial_settlers.vocabulary import Per


def may_raze(state: SettlersState, seat: int) -> bool:
    """Whether a seat has the tokens to raze a Location that nothing protects."""
    return state.players[seat].supply.get("raze", 0) > 1


def to_draw(state: SettlersState, seat: int) -> int:
    """How many cards the seat is about to draw."""
    return sum(task.count for task in state.pending if task.seat == seat and task.kind == "draw")


def counted(catalogue: Catalogue, player: Player, per: Per, location: Location | None) -> int:
    """How many there are now of what an effect counts; where that is not known yet, a guess."""
    match per.what:
        case "location":
            return colour_count(catalogue, player, per.color)
        case "samurai":
            return samurai_count(player)
        case "stored":
            return stored_count(location) if location is not None else 0
        case "spent":
            return SPENT
