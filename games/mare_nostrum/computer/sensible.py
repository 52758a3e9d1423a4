"""The computer seat: builds what pays, trades for what it lacks, takes what is badly guarded; knows nothing hidden."""

from __future__ import annotations

from collections import Counter

from games.base import Move
from games.core.rng import Rng
from games.mare_nostrum import trade
from games.mare_nostrum.building import next_card_price
from games.mare_nostrum.calling import appoint_moves, default_call
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.campaign import best_conquest, best_march, best_peace, best_swap
from games.mare_nostrum.computer.shopping import best_copy, best_purchase
from games.mare_nostrum.defaults import default_move
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.moves import Appoint, Offer, Take, Value
from games.mare_nostrum.payment import can_pay_all
from games.mare_nostrum.state import COIN, NOBODY, Choice, MareState, title_of


def sensible_move(catalogue: Catalogue, state: MareState, choice: Choice, rng: Rng) -> Move:
    """The move the computer seat plays. It leaves nothing to chance but its empire, which the match itself draws."""
    seat = choice.seat
    match choice.kind:
        case "build":
            return best_purchase(catalogue, state, seat)
        case "copy":
            return best_copy(catalogue, state, seat)
        case "march":
            return best_march(catalogue, state, seat)
        case "conquest":
            return best_conquest(catalogue, state, seat)
        case "swap":
            return best_swap(state, seat, choice.about)
        case "peace":
            return best_peace(state, seat)
        case "appoint":
            return _call(catalogue, state, choice)
        case "value":
            return _value(catalogue, state, seat)
        case "offer":
            return _offer(catalogue, state, seat)
        case "take":
            return _take(catalogue, state, seat)
        case _:
            return default_move(catalogue, state, choice)


# ---------------------------------------------------------------------- R7.1
def _call(catalogue: Catalogue, state: MareState, choice: Choice) -> Appoint:
    """D12: himself first if he can win at once, else last."""
    seat = choice.seat
    if title_of(choice.about) == "culture" and Appoint(seat) in appoint_moves(state):
        player = state.players[seat]
        prices = catalogue.numbers.cards[len(player.cards) - 1 :]
        fame = next_card_price(catalogue, state, seat) is not None and can_pay_all(catalogue, player, prices)
        if fame or can_pay_all(catalogue, player, [catalogue.numbers.prices["pyramids"]]):
            return Appoint(seat)
    return default_call(catalogue, state, seat, title_of(choice.about))


# ---------------------------------------------------------------------- R6
def _saves_coins(catalogue: Catalogue, state: MareState, seat: int) -> bool:
    """Whether the seat is nearer to a great set of coins than to one of different goods."""
    kinds = by_kind(catalogue, state.players[seat].hand)
    return kinds.pop(COIN, 0) > len(kinds)


def _spare(catalogue: Catalogue, state: MareState, seat: int) -> int:
    """How many resources the seat can do without: duplicates, or coins that make no set."""
    kinds = by_kind(catalogue, state.players[seat].hand)
    coins = kinds.pop(COIN, 0)
    if _saves_coins(catalogue, state, seat):
        return kinds.total()
    return sum(count - 1 for count in kinds.values()) + coins % 3


def _value(catalogue: Catalogue, state: MareState, seat: int) -> Value:
    """D5: as many as can be spared."""
    spare = _spare(catalogue, state, seat)
    return min(trade.value_moves(catalogue, state), key=lambda move: (abs(move.value - spare), move.value))


def _offer(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D6, D7: duplicates first; then whatever the greater set does not need."""
    player = state.players[seat]
    if player.number == NOBODY:
        spare = _spare(catalogue, state, seat)
        return min(trade.number_moves(catalogue, state, seat), key=lambda move: (abs(move.count - spare), move.count))
    left = Counter(player.hand)
    left.subtract(player.offer)
    kinds = by_kind(catalogue, left)
    saves_coins = _saves_coins(catalogue, state, seat)

    def worth(move: Offer) -> tuple[bool, bool, int, str]:
        kind = catalogue.kind_of[move.resource]
        if kind == COIN:
            return saves_coins, True, 0, move.resource
        return False, not saves_coins and kinds[kind] < 2, -catalogue.tokens[kind], move.resource

    return min(trade.offer_moves(state, seat), key=worth)


def _take(catalogue: Catalogue, state: MareState, seat: int) -> Take:
    """D9: a coin for the set of coins, or a kind that is lacking, the rarest first."""
    held = by_kind(catalogue, state.players[seat].hand)
    saves_coins = _saves_coins(catalogue, state, seat)

    def worth(move: Take) -> tuple[int, int, int, str]:
        kind = catalogue.kind_of[move.resource]
        wanted = kind == COIN if saves_coins else kind != COIN and not held[kind]
        return (0 if wanted else 1 if kind == COIN else 2), catalogue.tokens[kind], move.opponent, move.resource

    return min(trade.take_moves(state), key=worth)
