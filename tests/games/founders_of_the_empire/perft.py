"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.founders_of_the_empire.perft`` writes the counts into perft.json. Do that only after a change of the
rules that is meant to change them.
"""

from __future__ import annotations

from typing import Any

from games.founders_of_the_empire.state import FoundersState
from tests.games.counting import Counts, perft, recount
from tests.games.founders_of_the_empire.case_builder import FOLDER, GAME, build_state

FILE = FOLDER / "perft.json"


def state_of(position: dict[str, Any]) -> FoundersState:
    """The state that the counts start from; a position is ``given`` in the notation of cases.json, or ``seats`` and ``seed`` of a start."""
    if "given" in position:
        return build_state(position["given"])
    return GAME.setup(position["seats"], GAME.options(), position["seed"])


def count(position: dict[str, Any], plies: int) -> Counts:
    """The counts of a position for so many plies."""
    return perft(GAME, state_of(position), plies, with_free=True)


def main() -> None:
    """Count anew and write the file."""
    recount(FILE, count)


if __name__ == "__main__":
    main()
