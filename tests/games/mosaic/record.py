"""Recorded matches: ``python -m tests.games.mosaic.record`` plays those of the present version of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.core.rng import Rng
from tests.games.mosaic.case_builder import GAME
from tests.games.recording import Choice, Plan, record, write

PLANS = {
    "2-sensible": Plan(2, ("sensible",), "recorded 1"),
    "2-random-english": Plan(2, ("random",), "recorded 34", {"edition": "en"}),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 3", leaves={60: 1}),
    "3-sensible-random-default": Plan(3, ("sensible", "random", "default"), "recorded 4"),
    "3-random-orders": Plan(3, ("random",), "recorded 37"),
    "4-sensible-english": Plan(4, ("sensible",), "recorded 6", {"edition": "en"}),
    "4-random-leaver": Plan(4, ("random",), "recorded 32", leaves={50: 2}),
    "4-random-tiles": Plan(4, ("random",), "recorded 35", leaves={50: 2}),
    "5-sensible": Plan(5, ("sensible",), "recorded 8"),
    "6-sensible-random": Plan(6, ("sensible", "random"), "recorded 9"),
}
ORDERED = {"2-random-english", "3-random-orders"}  # matches in which standing orders are given now and then


def ordering(state: Any, ply: int, rng: Rng) -> Iterator[Choice]:
    """Before every tenth ply standing orders of the seats."""
    for seat in range(state.seats) if ply % 10 == 0 else ():
        orders = [move for move in GAME.legal_moves(state, seat) if move.kind in GAME.free_kinds]
        if orders:
            yield seat, rng.choice(orders), False


def main() -> None:
    """Write every match."""
    write(
        GAME,
        lambda: {name: record(GAME, plan, aside=ordering if name in ORDERED else None) for name, plan in PLANS.items()},
    )


if __name__ == "__main__":
    main()
