"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.founders_of_the_empire.perft`` writes the counts into perft.json. Do that only after a change of the
rules that is meant to change them.
"""

from __future__ import annotations

import json
from typing import Any

from games.founders_of_the_empire.state import FoundersState
from tests.games.founders_of_the_empire.case_builder import FOLDER, GAME, build_state

FILE = FOLDER / "perft.json"


def read_positions() -> list[dict[str, Any]]:
    """The positions with their counts: ``given`` in the notation of cases.json, or ``seats`` and ``seed`` of a start."""
    return json.loads(FILE.read_text(encoding="utf-8"))["positions"]


def state_of(position: dict[str, Any]) -> FoundersState:
    """The state that the counts start from."""
    if "given" in position:
        return build_state(position["given"])
    return GAME.setup(position["seats"], GAME.options(), position["seed"])


def perft(state: FoundersState, plies: int) -> list[dict[str, int]]:
    """For each ply the legal moves of the seat to move, over all distinct states before it, and the distinct states after."""
    counts: list[dict[str, int]] = []
    known = {GAME.encode(state)}
    for _ in range(plies):
        moves = 0
        reached: set[bytes] = set()
        for text in sorted(known):
            before = GAME.decode(text)
            for seat in GAME.to_move(before):
                for move in GAME.legal_moves(before, seat):
                    after = GAME.decode(text)
                    GAME.play(after, seat, move)
                    reached.add(GAME.encode(after))
                    moves += 1
        counts.append({"moves": moves, "states": len(reached)})
        known = reached
    return counts


def main() -> None:
    """Count anew and write the file."""
    positions = read_positions()
    for position in positions:
        position["counts"] = perft(state_of(position), len(position["counts"]))
    text = json.dumps({"positions": positions}, indent=1, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
