"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.mosaic.perft`` writes the counts into perft.json. Do that only after a change of the rules that is meant
to change them.
"""

from __future__ import annotations

from typing import Any

from games.mosaic.state import MosaicState
from tests.games.counting import Counts, perft, recount
from tests.games.mosaic.case_builder import FOLDER, GAME, build_state, read_cases
from tests.games.mosaic.positions import sensibly, start

FILE = FOLDER / "perft.json"


def state_of(position: dict[str, Any]) -> MosaicState:
    """The state that the counts start from; a position is a ``case``, or ``seats``, ``seed`` and the plies a computer has played."""
    if "case" in position:
        (case,) = [case for case in read_cases() if case["id"] == position["case"]]
        return build_state(case["given"], case["when"])
    return sensibly(start(position["seats"], position["seed"]), position["plies"])


def count(position: dict[str, Any], plies: int) -> Counts:
    """The counts of a position for so many plies."""
    return perft(GAME, state_of(position), plies, first_only=True)


def main() -> None:
    """Count anew and write the file."""
    recount(FILE, count)


if __name__ == "__main__":
    main()
