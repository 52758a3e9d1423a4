"""Recorded matches: ``python -m tests.games.founders_of_the_empire.record`` plays those of the present version of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.core.rng import Rng
from games.founders_of_the_empire.moves import Stop
from games.founders_of_the_empire.state import FoundersState
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.recording import Choice, Plan, record, write

PLANS = {
    "2-sensible": Plan(2, ("sensible",), "recorded 1"),
    "2-random": Plan(2, ("random",), "recorded 2"),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 5", leaves={50: 1}),
    "3-sensible-random-default": Plan(3, ("sensible", "random", "default"), "recorded 3"),
    "3-random-leaver": Plan(3, ("random",), "recorded 4", leaves={40: 1}),
    "4-sensible-empty-display": Plan(4, ("sensible",), "recorded 30"),
    "4-random-agreed-end": Plan(4, ("random",), "recorded 6"),
}
AGREED = {"4-random-agreed-end": 60}  # from which ply on everybody wants to stop


def agreeing(since: int, state: FoundersState, ply: int, rng: Rng) -> Iterator[Choice]:
    """R11.3b: whoever is to move agrees to stop."""
    (seat,) = GAME.to_move(state)
    if ply >= since and not state.territories[seat].stop:
        yield seat, Stop(True), False


def main() -> None:
    """Write every match."""
    asides = {name: partial(agreeing, since) for name, since in AGREED.items()}
    write(GAME, lambda: {name: record(GAME, plan, aside=asides.get(name)) for name, plan in PLANS.items()})


if __name__ == "__main__":
    main()
