"""The computer seat: builds what pays, trades for what it lacks, takes what is badly guarded; knows nothing hidden."""

from __future__ import annotations

from games.base import Move
from games.core.rng import Rng
from games.mare_nostrum.building import next_card_price
from games.mare_nostrum.calling import appoint_moves, default_call
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.campaign import best_march
from games.mare_nostrum.computer.conquests import best_conquest, best_peace, best_swap
from games.mare_nostrum.computer.fleet import best_attack, best_sail
from games.mare_nostrum.computer.shopping import best_copy, best_purchase
from games.mare_nostrum.computer.trading import best_gift, best_offer, best_take, best_value
from games.mare_nostrum.defaults import default_move
from games.mare_nostrum.leadership import crown_moves
from games.mare_nostrum.moves import Appoint, Crown
from games.mare_nostrum.payment import can_pay_all
from games.mare_nostrum.state import Choice, MareState, title_of


def sensible_move(catalogue: Catalogue, state: MareState, choice: Choice, rng: Rng) -> Move:
    """The move the computer seat plays. It leaves nothing to chance but its empire, which the match itself draws."""
    seat = choice.seat
    match choice.kind:
        case "build":
            return best_purchase(catalogue, state, seat)
        case "copy":
            return best_copy(catalogue, state, seat)
        case "crown":
            return _crown(catalogue, state, choice)
        case "sail":
            return best_sail(catalogue, state, seat)
        case "attack":
            return best_attack(catalogue, state, seat)
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
            return best_value(catalogue, state, seat)
        case "offer":
            return best_offer(catalogue, state, seat)
        case "take":
            return best_take(catalogue, state, seat)
        case "compensate":
            return best_gift(catalogue, state, seat)
        case _:
            return default_move(catalogue, state, choice)


# ---------------------------------------------------------------------- R10.2
def _crown(catalogue: Catalogue, state: MareState, choice: Choice) -> Move:
    """D27: as by default, but nobody else gets his third title as long as another is level with him."""
    usual = default_move(catalogue, state, choice)
    moves = crown_moves(catalogue, state, choice)
    sound = [move for move in moves if move.player == choice.seat or not _would_win(state, move)]
    return usual if usual in sound or not sound else sound[0]


def _would_win(state: MareState, move: Crown) -> bool:
    """R11.3: whether the title would be the third, those that are decided later being kept."""
    return all(holder == move.player for title, holder in state.titles.items() if title != move.title)


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
