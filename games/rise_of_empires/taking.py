"""R6.1 to R6.3: taking progress, territory and city tiles."""

from __future__ import annotations

from games.core.events import Event
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.display import most_gold_left
from games.rise_of_empires.effects import balance, modified
from games.rise_of_empires.goods import pay, receive_all
from games.rise_of_empires.moves import TakeCity, TakeProgress, TakeTerritory
from games.rise_of_empires.state import RiseState


def gold_lacking(catalogue: Catalogue, state: RiseState, seat: int, row: str, gold: int) -> dict[str, int]:
    """R6.1.2, R6.2.1, R6.3.1: the tiles of a row that so much gold does not pay, though nothing else stands against taking them,
    and how much of it is lacking for each.
    """
    match row:
        case "progress":
            own = state.players[seat].progress
            prices = {tile: progress_cost(catalogue, state, tile) for tile in state.progress if tile not in own}
        case "territory":
            prices = {tile: catalogue.territory[tile].cost for tile in state.territory}
        case "city":
            prices = {tile: city_cost(catalogue, state, seat, tile) for tile in state.cities}
        case _:
            prices = dict[str, int]()
    return {tile: price - gold for tile, price in prices.items() if price > gold}


def gold_lacking_after(catalogue: Catalogue, state: RiseState, seat: int, row: str) -> tuple[int, dict[str, int]]:
    """R6.5.1: the gold that a seat has at most once it has taken back a disc of the row in turn B, and the tiles that this does not
    pay, with what is lacking; none where it has no such disc.
    """
    gold = most_gold_left(catalogue, state, seat, row)
    return (0, {}) if gold is None else (gold, gold_lacking(catalogue, state, seat, row, gold))


# ---------------------------------------------------------------------- R6.1 progress
def progress_cost(catalogue: Catalogue, state: RiseState, tile: str) -> int:
    """R6.1.2: what an older tile costs."""
    older = state.era - catalogue.progress[tile].era
    return catalogue.progress[tile].cost + catalogue.numbers.older_progress_cost.get(older, 0)


def progress_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[TakeProgress]:
    """R6.1.1 to R6.1.3: tiles that the seat can pay and does not own; sorted."""
    player = state.players[seat]
    return [
        TakeProgress(tile)
        for tile in dict.fromkeys(state.progress)
        if tile not in player.progress and progress_cost(catalogue, state, tile) <= player.gold
    ]


def take_progress(catalogue: Catalogue, state: RiseState, seat: int, move: TakeProgress) -> list[Event]:
    """R6.1.1: the tile may be used at once."""
    cost = progress_cost(catalogue, state, move.tile)
    state.progress.remove(move.tile)
    state.players[seat].progress.append(move.tile)
    return _taken(catalogue, state, seat, "progress-taken", move.tile, cost, "progress")


# ---------------------------------------------------------------------- R6.2 territory
def territory_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[TakeTerritory]:
    """R6.2.1: tiles that the seat can pay; sorted."""
    gold = state.players[seat].gold
    return [TakeTerritory(tile) for tile in dict.fromkeys(state.territory) if catalogue.territory[tile].cost <= gold]


def take_territory(catalogue: Catalogue, state: RiseState, seat: int, move: TakeTerritory) -> list[Event]:
    """R6.2.1, R6.2.2."""
    state.territory.remove(move.tile)
    own = state.players[seat].territory
    own.append(move.tile)
    own.sort()
    cost = catalogue.territory[move.tile].cost
    return _taken(catalogue, state, seat, "territory-taken", move.tile, cost, "progress")


# ---------------------------------------------------------------------- R6.3 cities
def city_cost(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> int:
    """R6.3.1: the gold of a city or wonder after all discounts, never below 0."""
    return max(0, catalogue.cities[tile].cost + _discount(catalogue, state, seat))


def _discount(catalogue: Catalogue, state: RiseState, seat: int) -> int:
    """R6.3.1: what the seat's tiles change about the cost of every city."""
    return sum(modified(catalogue, state.players[seat], "city_gold_cost"))


def city_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[TakeCity]:
    """R6.3.1: tiles that the seat can pay; sorted."""
    most = state.players[seat].gold - _discount(catalogue, state, seat)
    return [TakeCity(tile) for tile in state.cities if catalogue.cities[tile].cost <= most]


def take_city(catalogue: Catalogue, state: RiseState, seat: int, move: TakeCity) -> list[Event]:
    """R6.3.1, R6.3.2: a wonder scores at once."""
    cost = city_cost(catalogue, state, seat, move.tile)
    state.cities.remove(move.tile)
    state.players[seat].cities.append(move.tile)
    source = "wonders" if move.tile in catalogue.wonders else "cities"
    return _taken(catalogue, state, seat, "city-taken", move.tile, cost, source)


def _taken(
    catalogue: Catalogue, state: RiseState, seat: int, kind: str, tile: str, cost: int, source: str
) -> list[Event]:
    """Pay for a tile and carry out what it does when it is taken."""
    pay(state.players[seat], "gold", cost)
    given = balance(catalogue, state.players[seat], "on_take", [tile])
    facts = receive_all(catalogue, state, seat, given, source)
    return [Event(kind, seat, {"tile": tile, "cost": cost, **facts})]
