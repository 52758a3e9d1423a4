"""What a player of Rise of Empires may look for in his decision, each with a number for what it lacks; legal or not.

In the move every tile that lies there is named. Where all of a row are refused for the same reason, because it is
full, the turn is the other one or another row's action is due, its first tile stands for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from games.base import Move, awaited
from games.rise_of_empires import display, taking, trading
from games.rise_of_empires.board import open_to, presence, regions_where
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.moves import (
    Ally,
    Flip,
    Idle,
    Keep,
    Levy,
    Place,
    Position,
    Remove,
    Stop,
    Strike,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
    War,
)
from games.rise_of_empires.state import ROWS, SIDES, Campaign, Choice, RiseState
from games.rise_of_empires.vocabulary import Alliance, PlaceCubes, RemoveEnemyCubes

Found = Iterator[tuple[int, Move]]


def tried(catalogue: Catalogue, state: RiseState, seat: int) -> Found:
    """R6, R7.3, R10.1: everything of the own move and its parts; tiles that cannot be kept, positions that are taken."""
    choice = awaited(state.pending, seat)
    if choice is None:
        return
    match choice.kind:
        case "move" | "action" | "end":
            yield from _own_move(catalogue, state, choice)
        case "place" | "war" | "strike":
            if state.campaign is not None:
                yield from _campaign(catalogue, state, choice, state.campaign)
        case "food":
            yield 0, Keep()
        case "position":
            yield from ((0, Position(number)) for number in range(1, state.seats + 1))
        case _:
            return


# ---------------------------------------------------------------------- R6.1 to R6.7 the own move
def _own_move(catalogue: Catalogue, state: RiseState, choice: Choice) -> Found:
    seat = choice.seat
    if choice.kind != "end":
        for row in ROWS:
            found = _row(catalogue, state, seat, row)
            yield from found if _depends_on_tile(catalogue, state, choice, row) else islice(found, 1)
            if choice.kind == "move" and state.side != SIDES[0]:
                # R6.5.1: what no payment of the fee leaves enough gold for.
                dear = taking.gold_lacking_after(catalogue, state, seat, row)[1]
                yield from ((lack, _TAKING[row](tile)) for tile, lack in dear.items())
    if choice.kind == "move":
        yield from _discs(catalogue, state, seat)
    yield from _flips(catalogue, state, seat)


_TAKING = {"progress": TakeProgress, "territory": TakeTerritory, "city": TakeCity}


def _depends_on_tile(catalogue: Catalogue, state: RiseState, choice: Choice, row: str) -> bool:
    """R6.0.2, R6.0.3, R6.4.1, R6.5.1: whether nothing but the tile, or the trade, stands in the way of the row's action."""
    if row == "empire" and not state.players[choice.seat].cube:
        return False
    if choice.kind == "action":
        return row == state.removed
    return state.side == SIDES[0] and display.is_free(catalogue, state, row)


def _row(catalogue: Catalogue, state: RiseState, seat: int, row: str) -> Found:
    """R6.1 to R6.4, R6.6: what lies there for a row, else something that is gone, cheap tiles first; of trades one step more than
    can be.
    """
    player = state.players[seat]
    match row:
        case "territory":
            for tile in state.territory or catalogue.all_territory()[:1]:
                yield catalogue.territory[tile].cost, TakeTerritory(tile)
        case "progress":
            for tile in state.progress or catalogue.progress_of(state.era)[:1]:
                yield taking.progress_cost(catalogue, state, tile), TakeProgress(tile)
        case "city":
            for tile in state.cities or catalogue.cities_of(state.era, state.side)[:1]:
                yield taking.city_cost(catalogue, state, seat, tile), TakeCity(tile)
        case "empire":
            yield from ((0, TakeEmpire(tile)) for tile in state.empires or [*catalogue.empires][:1])
        case _:
            most = min(player.disc, trading.spaces(catalogue, state)) + 1
            for gain in (trading.GOLD, trading.VP):
                yield from ((discs, Trade(gain, discs)) for discs in range(1, most + 1))


def _discs(catalogue: Catalogue, state: RiseState, seat: int) -> Found:
    """R6.0.4, R6.5: in turn A discs without effect and one to be taken back, in turn B every own disc that is too dear."""
    discs = [(fee, row, which) for row, which, _, fee in display.own_discs(catalogue, state, seat)]
    if state.side == SIDES[0]:
        yield from ((0, Idle(row)) for row in ROWS)
        yield 0, Remove(discs[0][1] if discs else ROWS[0], 1, display.NO_FEE)
        return
    means = display.wealth(catalogue, state.players[seat])
    for fee, row, which in discs:
        affordable = fee <= sum(means.values())
        yield fee, Remove(row, which, display.ways_to_pay(means, fee)[-1] if affordable else display.ALL)


# ---------------------------------------------------------------------- R6.7, R6.9 flips
def _tiles(catalogue: Catalogue, state: RiseState, seat: int, kind: type) -> list[str]:
    """R6.7.1: the own tiles that are flipped for such an effect."""
    own = state.players[seat].progress
    return [tile for tile, effect in catalogue.flips.items() if isinstance(effect.do, kind) and tile in own]


def _opponents(state: RiseState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def _flips(catalogue: Catalogue, state: RiseState, seat: int) -> Found:
    """R6.0.6: exchanges of goods, alliances with each opponent."""
    yield from ((0, Flip(tile)) for tile in _tiles(catalogue, state, seat, type(None)))
    for tile in _tiles(catalogue, state, seat, Alliance):
        yield from ((0, Ally(tile, other)) for other in _opponents(state, seat))


# ---------------------------------------------------------------------- R6.4 the empire action
def _campaign(catalogue: Catalogue, state: RiseState, choice: Choice, campaign: Campaign) -> Found:
    match choice.kind:
        case "place":
            yield from _placements(catalogue, state, choice.seat, campaign)
        case "war":
            yield from _wars(state, choice.seat, campaign)
        case _:
            yield from _strikes(catalogue, state, choice.seat)


def _placements(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign) -> Found:
    """R6.4.3, R6.4.5: a cube into every region, those first that are near and open; the tiles that bring cubes; to stop."""
    near = {other for region in presence(state, seat) for other in (region, *catalogue.near[region])}
    is_open = open_to(catalogue, state, seat)
    for region in state.map:
        yield (region not in near) + 2 * (region not in is_open), Place(region, 1)
    for tile in _tiles(catalogue, state, seat, PlaceCubes):
        effect = catalogue.flips[tile].do
        where = regions_where(catalogue, state, seat, effect.where) if isinstance(effect, PlaceCubes) else []
        yield 0, Levy(tile, next(iter(where), next(iter(state.map))))
    yield 0, Stop()


def _wars(state: RiseState, seat: int, campaign: Campaign) -> Found:
    """R6.4.4: whoever has cubes where some were placed, then wherever the seat has any."""
    reached = {*campaign.placed, *campaign.levied}
    found = [
        (region not in reached, War(region, other))
        for region in {**dict.fromkeys(sorted(reached)), **dict.fromkeys(presence(state, seat))}
        for other in _opponents(state, seat)
        if state.map[region][other]
    ]
    yield from found or ((0, War(region, _opponents(state, seat)[0])) for region in sorted(reached))


def _strikes(catalogue: Catalogue, state: RiseState, seat: int) -> Found:
    """R6.4.5: a cube of each opponent wherever both are, by each own tile for that."""
    own = presence(state, seat)
    for tile in _tiles(catalogue, state, seat, RemoveEnemyCubes):
        for region in own:
            rivals = (other for other in _opponents(state, seat) if state.map[region][other])
            yield from ((0, Strike(tile, region, other, 1)) for other in rivals)
