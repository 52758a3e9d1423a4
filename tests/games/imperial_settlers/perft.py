"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.imperial_settlers.perft`` writes the counts into perft.json. Do that only after a change of the
rules that is meant to change them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.imperial_settlers.state import SettlersState
from tests.games.counting import Counts, perft, recount
from tests.games.imperial_settlers.case_builder import FOLDER, GAME, build_state

FILE = FOLDER / "perft.json"


def state_of(position: dict[str, Any]) -> SettlersState:
    """The state that the counts start from; a position is ``given`` in the notation of cases.json, or seats, options and seed of a start."""
    if "given" in position:
        return build_state(position["given"])
    options = msgspec.convert(position.get("options", {}), GAME.options)
    return GAME.setup(position["seats"], options, position["seed"])


def count(position: dict[str, Any], plies: int) -> Counts:
    """The counts of a position for so many plies."""
    return perft(GAME, state_of(position), plies)


def main() -> None:
    """Count anew and write the file."""
    recount(FILE, count)


if __name__ == "__main__":
    main()
