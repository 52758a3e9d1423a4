"""The table of decision points: what is played for a seat whose time has run out (D1 to D21)."""

from __future__ import annotations

from collections.abc import Iterable

from games.base import Move
from games.rise_of_empires import display, empire, food, income, scoring, taking, trading
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.decisions import possible
from games.rise_of_empires.effects import balance
from games.rise_of_empires.ending import position_moves
from games.rise_of_empires.goods import bank
from games.rise_of_empires.moves import (
    End,
    GiveUp,
    Keep,
    Pay,
    Pick,
    Place,
    Remove,
    Skip,
    Stop,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Upkeep,
)
from games.rise_of_empires.state import SIDES, Campaign, Choice, RiseState

_ACTIONS_FIRST = ("territory", "progress", "city", "trade", "empire")
_DISCS_FIRST = ("empire", "progress", "territory", "city", "trade")


def default_move(catalogue: Catalogue, state: RiseState, choice: Choice) -> Move:
    """What is played for this decision; optional flips, wars and weapons are not used (D11 to D13, D15, D17)."""
    seat, campaign = choice.seat, state.campaign
    match choice.kind:
        case "move" if state.side == SIDES[0]:
            return _action(catalogue, state, choice, _ACTIONS_FIRST) or display.idle_moves(catalogue, state)[0]
        case "move":
            return _cheapest_disc(catalogue, state, seat)
        case "pay":
            mix = display.ready_mix(display.wealth(catalogue, state.players[seat]), state.fee, "gold")
            return Pay(mix.get("gold", 0), mix.get("cube", 0), mix.get("food", 0), mix.get("vp", 0))
        case "action":
            return _action(catalogue, state, choice, (state.removed,)) or Skip()
        case "place" if campaign is not None:
            return Stop() if campaign.placed else _best_place(catalogue, state, seat, campaign)
        case "war" | "strike":
            return Stop()
        case "end":
            return End()
        case _:
            return _later(catalogue, state, choice)


def _later(catalogue: Catalogue, state: RiseState, choice: Choice) -> Move:
    seat = choice.seat
    match choice.kind:
        case "food":
            if food.fed(catalogue, state, seat):
                return Keep()
            return _dearest(catalogue, state, seat)
        case "pick":
            return _default_pick(catalogue, state, choice)
        case "upkeep":
            # D20: the highest VP first; what cannot be paid any more is not asked about.
            due = scoring.due(catalogue, state, seat)
            return Upkeep(max(due, key=lambda city: (city_vp(catalogue, state, seat, city), city)), True)
        case _:
            return position_moves(state)[0]


# ---------------------------------------------------------------------- D1, D3 to D7, D14
def _action(catalogue: Catalogue, state: RiseState, choice: Choice, kinds: Iterable[str]) -> Move | None:
    """D1: the first of these actions that is possible, carried out in the usual way."""
    listers = possible(catalogue, state, choice)
    for kind in kinds:
        moves = listers[kind]() if kind in listers else []
        if moves:
            return _usual(catalogue, state, choice.seat, moves)
    return None


def _usual(catalogue: Catalogue, state: RiseState, seat: int, moves: list[Move]) -> Move:
    match moves[0]:
        case TakeProgress():
            tiles = [move.tile for move in moves if isinstance(move, TakeProgress)]
            return TakeProgress(min(tiles, key=lambda tile: (taking.progress_cost(catalogue, state, tile), tile)))
        case TakeTerritory():
            lands = [move.tile for move in moves if isinstance(move, TakeTerritory)]
            return TakeTerritory(min(lands, key=lambda tile: _thrift(catalogue, state, seat, tile)))
        case TakeCity():
            cities = [move.tile for move in moves if isinstance(move, TakeCity)]
            return TakeCity(min(cities, key=lambda tile: _greed(catalogue, state, seat, tile)))
        case TakeEmpire():
            empires = [move.tile for move in moves if isinstance(move, TakeEmpire)]
            sides = catalogue.sides[state.era]
            return TakeEmpire(min(empires, key=lambda tile: (-sides[tile].regions, tile)))
        case _:
            # D14: all discs for gold; moves for gold stand first.
            return max(
                (move for move in moves if getattr(move, "gain", "") == trading.GOLD),
                key=lambda move: int(getattr(move, "discs", 0)),
            )


def _thrift(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> tuple[int, int, str]:
    """D5: free tiles first, those that feed before those that eat."""
    return catalogue.territory[tile].cost, -food_of(catalogue, state, seat, tile), tile


def _greed(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> tuple[bool, int, int, str]:
    """D6: the highest VP without upkeep, else the highest VP; then the cheapest."""
    costly = food_of(catalogue, state, seat, tile) < 0 or scoring.upkeep_of(catalogue, tile) > 0
    return costly, -city_vp(catalogue, state, seat, tile), taking.city_cost(catalogue, state, seat, tile), tile


def food_of(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> int:
    """What a tile brings in food, its cost negative."""
    return balance(catalogue, state.players[seat], "food", [tile]).get("food", 0)


def city_vp(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> int:
    """The VP of a city in a turn, or of a wonder when it is taken."""
    player = state.players[seat]
    return sum(balance(catalogue, player, when, [tile]).get("vp", 0) for when in ("scoring", "on_take"))


# ---------------------------------------------------------------------- D2 the disc
def _cheapest_disc(catalogue: Catalogue, state: RiseState, seat: int) -> Remove:
    """D2, D2b: the lowest fee, paid in the usual way."""
    fees = {(row, which): fee for row, which, _, fee in display.own_discs(catalogue, state, seat)}
    moves = [move for move in display.remove_moves(catalogue, state, seat) if move.pay not in (display.CHOOSE, "food")]
    return min(moves, key=lambda move: (fees[move.row, move.which], _DISCS_FIRST.index(move.row), move.which))


# ---------------------------------------------------------------------- D8 to D10 placement
def _best_place(catalogue: Catalogue, state: RiseState, seat: int, campaign: Campaign) -> Place:
    """D8 to D10: half of the pool, rounded up, into the best region; no voyage overseas if there is another way."""
    targets = empire.targets(catalogue, state, seat, campaign)
    near = [region for region in targets if region in campaign.reach] or targets

    def worth(region: str) -> tuple[int, int, str]:
        enemies = sum(state.map[region]) - state.map[region][seat]
        return -catalogue.regions[region].vp.first, enemies, region

    return Place(min(near, key=worth), (state.players[seat].cube + 1) // 2)


# ---------------------------------------------------------------------- D18, D19
def _dearest(catalogue: Catalogue, state: RiseState, seat: int) -> GiveUp:
    """D18: the tile with the largest food cost, territory before city."""
    tiles = [move.tile for move in food.give_up_moves(state, seat)]

    def worth(tile: str) -> tuple[int, bool, str]:
        return food_of(catalogue, state, seat, tile), tile in catalogue.cities, tile

    return GiveUp(min(tiles, key=worth))


def _default_pick(catalogue: Catalogue, state: RiseState, choice: Choice) -> Pick:
    """D19: discs as long as the bank has some when it is the seat's turn to receive (R8.2), then gold."""
    before = state.order[: state.order.index(choice.seat) + 1]
    room = bank(catalogue, state) - sum(income.income(catalogue, state, seat)["disc"] for seat in before)
    moves = income.pick_moves(catalogue, state, choice)
    return max(moves, key=lambda move: (min(move.as_discs, max(0, room)), move.as_gold, -move.as_discs))
