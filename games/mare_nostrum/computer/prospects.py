"""How likely each seat is to win, for the strong computer.

The weights are those with which matches of casual seats, a few moves of chance among theirs, are foretold best (multinomial logit
over 10,000 positions of three to five seats): what is told goes with what came by 0.43, "how near to winning" went with it by 0.17.
"""

from __future__ import annotations

from games.mare_nostrum.board import great_cities, on_map, tracks
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import income
from games.mare_nostrum.computer.trading import buyer, greatest_set
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.state import COIN, TITLES, MareState

CARDS = (0.0, 0.0, 0.9, 2.0, 4.0, 8.0)  # by how many are owned, the starting hero among them
INCOME, LEGION, TRIREME = 0.17, 0.19, 0.27  # each resource a round, each unit
CITIES, LEADS = 1.0, 0.35  # as many great cities as win; ahead on all three tracks
SET, LAST, PYRAMIDS = 0.23, 2.5, 8.0  # each resource of the greatest set that can still be spent; one that wins
HALVINGS = 4
STEEP = 2**HALVINGS


def prospects(catalogue: Catalogue, state: MareState) -> list[float]:
    """R11: from 0 to 1, all of them together 1; what the winners share, once the match is over."""
    if state.finished:
        return [seat_won / max(1, len(state.winners)) for seat_won in _won(state)]
    if not state.titles:
        return [1.0 / state.seats] * state.seats  # R3: empires are still chosen
    strengths = _strengths(catalogue, state)
    best = max(strengths)
    chances = [_grown(strength - best) for strength in strengths]
    return [chance / sum(chances) for chance in chances]


def _won(state: MareState) -> list[float]:
    return [float(seat in state.winners) for seat in range(state.seats)]


def _grown(exponent: float) -> float:
    """Nearly the exponential of a number that is not above 0: the same on every machine, for it only multiplies."""
    found = max(0.0, 1.0 + exponent / STEEP)
    for _ in range(HALVINGS):
        found *= found
    return found


def _strengths(catalogue: Catalogue, state: MareState) -> list[float]:
    led = [tracks(catalogue, state, seat) for seat in range(state.seats)]
    found: list[float] = []
    for seat, player in enumerate(state.players):
        strength = CARDS[min(len(player.cards), len(CARDS) - 1)]
        strength += INCOME * income(catalogue, state, seat).total()
        strength += LEGION * on_map(state, seat, "legion") + TRIREME * on_map(state, seat, "trireme")
        strength += CITIES * (great_cities(state, seat) >= catalogue.numbers.cities_to_win)
        others = [values for other, values in enumerate(led) if other != seat]
        strength += LEADS * all(led[seat][title] > max(values[title] for values in others) for title in TITLES)
        found.append(strength + _spendable(catalogue, state, seat))
    return found


def _spendable(catalogue: Catalogue, state: MareState, seat: int) -> float:
    """R7.9: what the hand promises as long as the seat can still buy something in this round."""
    if state.phase not in ("trade", "build") or (state.phase == "build" and seat in state.acted):
        return 0.0
    kinds, wants = by_kind(catalogue, state.players[seat].hand), buyer(catalogue, state, seat)
    coins = kinds.pop(COIN, 0)
    size = greatest_set(wants, coins, tuple(kinds.values()))
    wins = LAST * (wants.last and wants.price is not None and size >= wants.price)
    return SET * size + wins + PYRAMIDS * (size >= wants.pyramids)
