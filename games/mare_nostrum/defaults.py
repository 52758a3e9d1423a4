"""The table of decision points: what is played for a seat whose time has run out (D1 to D27)."""

from __future__ import annotations

from collections import Counter

from games.base import Move
from games.core.terms import RANDOM
from games.mare_nostrum import battle, collect, conquest, trade
from games.mare_nostrum.board import tracks
from games.mare_nostrum.build_phase import copy_moves, keep_moves
from games.mare_nostrum.calling import default_call
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.hands import by_kind, size
from games.mare_nostrum.leadership import tied
from games.mare_nostrum.moves import (
    Cancel,
    ChooseEmpire,
    Compensate,
    Crown,
    Decline,
    Done,
    Fight,
    Keep,
    Lose,
    Number,
    Occupy,
    Offer,
    Reward,
    Starter,
    Take,
)
from games.mare_nostrum.setup import seat_order
from games.mare_nostrum.state import COIN, FORTRESS, IDLE, LEGENDARY, NOBODY, Choice, MareState, title_of

# D24: what is occupied first.
OCCUPIED_FIRST = ("capital", "legendary_city", "city", "caravan", "market", "temple")


def default_move(catalogue: Catalogue, state: MareState, choice: Choice) -> Move:
    """What is played for this decision."""
    seat = choice.seat
    match choice.kind:
        case "empire":
            return ChooseEmpire(RANDOM)
        case "reward":
            return Reward(choice.about, LEGENDARY)
        case "any_good":
            return _best_good(catalogue, state, seat)
        case "value" | "offer" | "starter" | "take" | "compensate":
            return _default_trade(catalogue, state, choice)
        case "appoint":
            return default_call(catalogue, state, seat, title_of(choice.about))
        case "pay":
            return Cancel()
        case "copy":
            return _first_copy(catalogue, state, seat)
        case "keep":
            return rarest_kept(catalogue, state, seat)
        case "peace" | "swap":
            return Decline()
        case "convert":
            return next(iter(conquest.convert_moves(catalogue, state, seat)), Done())
        case "losses":
            return default_losses(state, choice)
        case "fight":
            return weakest(state, battle.fight_moves(state, seat))
        case "conquest":
            return _default_conquest(catalogue, state, seat)
        case "crown":
            return _default_crown(catalogue, state, choice)
        case _:
            return Done()


def _best_good(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D4: a kind that is lacking, of which the game has fewest tokens; none where others have taken the last."""
    held = by_kind(catalogue, state.players[seat].hand)
    moves = collect.any_good_moves(catalogue, state)
    worth = sorted(moves, key=lambda move: (held[move.resource] > 0, catalogue.tokens[move.resource], move.resource))
    return worth[0] if worth else Decline()


# ---------------------------------------------------------------------- R6
def _default_trade(catalogue: Catalogue, state: MareState, choice: Choice) -> Move:
    seat = choice.seat
    match choice.kind:
        case "value":
            return trade.value_moves(catalogue, state)[0]
        case "offer":
            if state.players[seat].number == NOBODY:
                enough = size(state.players[seat]) >= state.value
                return Number(state.value if enough else 0)
            return least_missed(catalogue, state, seat)
        case "starter":
            return _best_trader(catalogue, state)
        case "take":
            return _most_wanted(catalogue, state, seat)
        case _:
            return _commonest(catalogue, state, seat)


def least_missed(catalogue: Catalogue, state: MareState, seat: int) -> Offer:
    """D7: duplicates first, then other goods, coins last; the commonest kind among equals."""
    player = state.players[seat]
    left = Counter(player.hand)
    left.subtract(player.offer)
    kinds = by_kind(catalogue, left)

    def worth(move: Offer) -> tuple[bool, bool, int, str]:
        kind = catalogue.kind_of[move.resource]
        return kind == COIN, kinds[kind] < 2, -catalogue.tokens[kind], move.resource

    return min(trade.offer_moves(state, seat), key=worth)


def _best_trader(catalogue: Catalogue, state: MareState) -> Starter:
    """D8: the participant highest on the trade track, then in seat order."""
    order = seat_order(catalogue, state)
    return min(
        trade.starter_moves(state),
        key=lambda move: (-tracks(catalogue, state, move.player)["trade"], order.index(move.player)),
    )


def _most_wanted(catalogue: Catalogue, state: MareState, seat: int) -> Take:
    """D9: a kind that is lacking, the rarest first; else a coin, else any."""
    held = by_kind(catalogue, state.players[seat].hand)

    def worth(move: Take) -> tuple[bool, int, bool, int, str]:
        kind = catalogue.kind_of[move.resource]
        lacking = kind != COIN and not held[kind]
        return not lacking, catalogue.tokens[kind] if lacking else 0, kind != COIN, move.opponent, move.resource

    return min(trade.take_moves(state), key=worth)


def _commonest(catalogue: Catalogue, state: MareState, seat: int) -> Compensate:
    """D10: a duplicate kind, else the commonest kind."""
    held = by_kind(catalogue, state.players[seat].hand)

    def worth(move: Compensate) -> tuple[bool, bool, int, str]:
        kind = catalogue.kind_of[move.resource]
        return kind == COIN, held[kind] < 2, -catalogue.tokens[kind], move.resource

    return min(trade.compensate_moves(state, seat), key=worth)


# ---------------------------------------------------------------------- R7
def _first_copy(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D14: the first in the order of the cards."""
    order = list(catalogue.cards)
    return min(copy_moves(catalogue, state, seat), key=lambda move: order.index(move.card))


def rarest_kept(catalogue: Catalogue, state: MareState, seat: int) -> Keep | Decline:
    """D15: as many goods as may be kept, of the rarest kinds; nothing where there are coins alone."""

    def worth(move: Keep) -> tuple[int, list[int], tuple[str, ...]]:
        return -len(move.goods), sorted(catalogue.tokens[catalogue.kind_of[name]] for name in move.goods), move.goods

    return min(keep_moves(catalogue, state, seat), key=worth, default=Decline())


# ---------------------------------------------------------------------- R8, R9
def default_losses(state: MareState, choice: Choice) -> Lose:
    """D21: legions without a place first, then those on places, the fortress last."""

    def worth(move: Lose) -> tuple[bool, int, tuple[str, ...]]:
        return FORTRESS in move.losses, -move.losses.count(IDLE), move.losses

    return min(battle.loss_moves(state, choice.seat, choice.about, choice.count), key=worth)


def weakest(state: MareState, moves: list[Fight]) -> Fight:
    """D23: the battles as listed, in each the weakest opponent."""
    first = [move for move in moves if move.province == moves[0].province]
    province = state.provinces[moves[0].province]
    return min(first, key=lambda move: (province.fortresses[move.opponent], province.legions[move.opponent]))


def _default_conquest(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D24, D25: occupations are kept, others begun; every idle legion acts as a caravan if it can."""
    for name in conquest.open_conquests(state, seat):
        province = state.provinces[name]
        if province.buildings and seat not in province.places.values():
            return most_occupied(catalogue, state, seat, name)
    return next((move for move in conquest.station_moves(catalogue, state, seat) if move.leaves == IDLE), Done())


def most_occupied(catalogue: Catalogue, state: MareState, seat: int, name: str) -> Occupy:
    """D24: as many buildings as there are legions, great cities first."""
    province = state.provinces[name]
    order = sorted(province.buildings, key=lambda spot: (OCCUPIED_FIRST.index(catalogue.building(name, spot)), spot))
    return Occupy(name, tuple(sorted(order[: province.legions[seat]])))


# ---------------------------------------------------------------------- R10
def _default_crown(catalogue: Catalogue, state: MareState, choice: Choice) -> Crown:
    """D27: the holder, if he is tied; else whoever is lowest on the other two tracks, then in seat order."""
    title = title_of(choice.about)
    seats = tied(catalogue, state, title)
    if choice.seat in seats:
        return Crown(title, choice.seat)
    order = seat_order(catalogue, state)

    def worth(seat: int) -> tuple[int, int]:
        values = tracks(catalogue, state, seat)
        return sum(values.values()) - values[title], order.index(seat)

    return Crown(title, min(seats, key=worth))
