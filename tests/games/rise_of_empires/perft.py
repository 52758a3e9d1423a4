"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.rise_of_empires.perft`` writes the counts into perft.json. Do that only after a change of the
rules that is meant to change them.
"""

from __future__ import annotations

from typing import Any

from games.rise_of_empires.state import RiseState
from tests.games.counting import Counts, perft, recount
from tests.games.rise_of_empires.case_builder import FOLDER, GAME, build_state

FILE = FOLDER / "perft.json"


def state_of(position: dict[str, Any]) -> RiseState:
    """The state that the counts start from; a position is ``seats`` and other arguments of ``build_state``, or seats and seed of a start."""
    if "seed" in position:
        return GAME.setup(position["seats"], GAME.options(), position["seed"])
    cubes = {region: {int(seat): n for seat, n in here.items()} for region, here in position.get("cubes", {}).items()}
    return build_state(*position.get("entries", []), seats=position["seats"], cubes=cubes, **position.get("table", {}))


def count(position: dict[str, Any], plies: int) -> Counts:
    """The counts of a position for so many plies."""
    return perft(GAME, state_of(position), plies)


def main() -> None:
    """Count anew and write the file."""
    recount(FILE, count)


if __name__ == "__main__":
    main()
