"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.mare_nostrum.perft`` writes the counts into perft.json. Do that only after a change of the rules that is meant
to change them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.mare_nostrum.state import MareState
from games.records.record import replay, start
from tests.games.counting import Counts, perft, recount
from tests.games.mare_nostrum.case_builder import FOLDER, GAME
from tests.games.recorded import folder_of, read

FILE = FOLDER / "perft.json"


def state_of(position: dict[str, Any]) -> MareState:
    """The state that the counts start from; a position is the name of a recorded ``match`` and how many of its ``plies`` were played."""
    record = read(folder_of(GAME) / f"{position['match']}.json")
    state = start(GAME, record.seats, record.options, record.seed)
    moves = [(row.seat, GAME.decode_move(msgspec.json.encode(row.move))) for row in record.moves[: position["plies"]]]
    replay(GAME, state, moves)
    return state


def count(position: dict[str, Any], plies: int) -> Counts:
    """The counts of a position for so many plies."""
    return perft(GAME, state_of(position), plies, first_only=True)


def main() -> None:
    """Count anew and write the file."""
    recount(FILE, count)


if __name__ == "__main__":
    main()
