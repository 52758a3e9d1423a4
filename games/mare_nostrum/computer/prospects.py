"""How likely each seat is to win, for the strong computer.

The weights are those by which matches of casual seats, a few moves of chance among theirs, are foretold best: those of 10,000
positions went with what came by 0.43, "how near to winning" by 0.17 (``python -m tests.campaigns.foretelling --fit``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.mare_nostrum.board import great_cities, on_map, tracks
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import income
from games.mare_nostrum.computer.trading import buyer, greatest_set
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.state import COIN, TITLES, MareState

# What makes a seat stronger by one of each; e to the power of that is how many times as likely it is to win.
WEIGHTS: Mapping[str, float] = {
    "second card": 0.9,  # the starting hero is the first
    "third card": 1.1,
    "fourth card": 2.0,
    "fifth card": 4.0,
    "income": 0.17,  # resources a round
    "legions": 0.19,
    "triremes": 0.27,
    "great cities": 1.0,  # as many as win
    "three leads": 0.35,  # ahead on all three tracks
    "set": 0.23,  # resources of the greatest set that can still be spent
    "last card": 2.5,  # that set pays for it
    "pyramids": 8.0,  # or for them
}
CARDS = ("second card", "third card", "fourth card", "fifth card")
HALVINGS = 4
STEEP = 2**HALVINGS


def prospects(catalogue: Catalogue, state: MareState) -> list[float]:
    """R11: from 0 to 1, all of them together 1; what the winners share, once the match is over."""
    if state.finished:
        return [seat_won / max(1, len(state.winners)) for seat_won in _won(state)]
    if not state.titles:
        return [1.0 / state.seats] * state.seats  # R3: empires are still chosen
    return chances(
        [sum(WEIGHTS[name] * number for name, number in held.items()) for held in holdings(catalogue, state)]
    )


def chances(strengths: Sequence[float]) -> list[float]:
    """How likely each is to win, all of them together 1."""
    best = max(strengths)
    grown = [_grown(strength - best) for strength in strengths]
    return [one / sum(grown) for one in grown]


def _won(state: MareState) -> list[float]:
    return [float(seat in state.winners) for seat in range(state.seats)]


def _grown(exponent: float) -> float:
    """Nearly the exponential of a number that is not above 0: the same on every machine, for it only multiplies."""
    found = max(0.0, 1.0 + exponent / STEEP)
    for _ in range(HALVINGS):
        found *= found
    return found


def holdings(catalogue: Catalogue, state: MareState) -> list[dict[str, float]]:
    """Per seat what makes it strong, by the names of the weights; there are leaders already."""
    led = [tracks(catalogue, state, seat) for seat in range(state.seats)]
    found: list[dict[str, float]] = []
    for seat, player in enumerate(state.players):
        others = [values for other, values in enumerate(led) if other != seat]
        found.append(
            {
                **{name: float(len(player.cards) > number) for number, name in enumerate(CARDS, 1)},
                "income": income(catalogue, state, seat).total(),
                "legions": on_map(state, seat, "legion"),
                "triremes": on_map(state, seat, "trireme"),
                "great cities": great_cities(state, seat) >= catalogue.numbers.cities_to_win,
                "three leads": all(led[seat][title] > max(values[title] for values in others) for title in TITLES),
                **_spendable(catalogue, state, seat),
            }
        )
    return found


def _spendable(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, float]:
    """R7.9: what the hand promises as long as the seat can still buy something in this round."""
    if state.phase not in ("trade", "build") or (state.phase == "build" and seat in state.acted):
        return {"set": 0.0, "last card": 0.0, "pyramids": 0.0}
    kinds, wants = by_kind(catalogue, state.players[seat].hand), buyer(catalogue, state, seat)
    coins = kinds.pop(COIN, 0)
    size = greatest_set(wants, coins, tuple(kinds.values()))
    return {
        "set": size,
        "last card": wants.last and wants.price is not None and size >= wants.price,
        "pyramids": size >= wants.pyramids,
    }
