"""Recorded matches: ``python -m tests.games.mare_nostrum.record`` plays those of the present version of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.core.rng import Rng
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.recording import Choice, Plan, record, write

PLANS = {
    "3-sensible": Plan(3, ("sensible",), "recorded 1"),
    "3-sensible-expert-english": Plan(3, ("sensible",), "recorded 2", {"display": "expert", "edition": "en"}),
    "3-conceded": Plan(3, ("sensible", "random"), "recorded 3", leaves={40: 1, 90: 2}),
    "3-sensible-orders": Plan(3, ("sensible",), "recorded 41"),
    "3-random-orders": Plan(3, ("random",), "recorded 23"),
    "4-sensible": Plan(4, ("sensible",), "recorded 5"),
    "4-sensible-random-default": Plan(
        4, ("sensible", "random", "default", "random"), "recorded 22", {"display": "expert"}
    ),
    "4-random-expert": Plan(4, ("random",), "recorded 38", {"display": "expert"}),
    "4-random-leaver-english": Plan(4, ("random",), "recorded 29", {"edition": "en"}, leaves={50: 2}),
    "5-sensible": Plan(5, ("sensible",), "recorded 21"),
    "5-sensible-random": Plan(5, ("sensible", "random"), "recorded 30"),
    "5-random-english": Plan(5, ("random",), "recorded 24", {"display": "expert", "edition": "en"}),
}
# Matches in which standing orders are given now and then.
ORDERED = {"3-sensible-orders", "3-random-orders", "5-sensible-random"}


def ordering(state: Any, ply: int, rng: Rng) -> Iterator[Choice]:
    """Before every tenth ply standing orders of the seats that need not decide."""
    for seat in range(state.seats) if ply % 10 == 0 else ():
        orders = [move for move in GAME.legal_moves(state, seat) if move.kind in GAME.free_kinds]
        if orders and seat not in GAME.to_move(state):
            yield seat, rng.choice(orders), False


def main() -> None:
    """Write every match."""
    write(
        GAME,
        lambda: {name: record(GAME, plan, aside=ordering if name in ORDERED else None) for name, plan in PLANS.items()},
    )


if __name__ == "__main__":
    main()
