"""The matches that are recorded of the game; see ``recording.py``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.base import Game
from games.core.rng import Rng
from games.founders_of_the_empire.moves import Stop
from games.founders_of_the_empire.state import FoundersState
from tests.games.recording import Choice, Plan, Plans

AGREED = 60  # from which ply on everybody wants to stop


def agreeing(game: Game[Any], state: FoundersState, ply: int, rng: Rng) -> Iterator[Choice]:
    """R11.3b: whoever is to move agrees to stop."""
    (seat,) = game.to_move(state)
    if ply >= AGREED and not state.territories[seat].stop:
        yield seat, Stop(True), False


MATCHES = {
    "2-sensible": Plan(2, ("sensible",), "recorded 1"),
    "2-random": Plan(2, ("random",), "recorded 2"),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 5", leaves={50: 1}),
    "3-sensible-random-default": Plan(3, ("sensible", "random", "default"), "recorded 3"),
    "3-random-leaver": Plan(3, ("random",), "recorded 4", leaves={40: 1}),
    "4-sensible-empty-display": Plan(4, ("sensible",), "recorded 30"),
    "4-random-agreed-end": Plan(4, ("random",), "recorded 6", aside=agreeing),
}

PLANS = Plans(MATCHES, ends={"R11.1", "R11.2", "R11.3b", "concession"})
