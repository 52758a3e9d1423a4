"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.rise_of_empires.perft`` writes the counts into perft.json. Do that only after a change of the
rules that is meant to change them.
"""

from __future__ import annotations

import json
from typing import Any

from games.rise_of_empires.state import RiseState
from tests.games.rise_of_empires.case_builder import FOLDER, GAME, build_state

FILE = FOLDER / "perft.json"


def read_positions() -> list[dict[str, Any]]:
    """The positions with their counts: ``seats`` and other arguments of ``build_state``, or seats and seed of a start."""
    return json.loads(FILE.read_text(encoding="utf-8"))["positions"]


def state_of(position: dict[str, Any]) -> RiseState:
    """The state that the counts start from."""
    if "seed" in position:
        return GAME.setup(position["seats"], GAME.options(), position["seed"])
    cubes = {region: {int(seat): n for seat, n in here.items()} for region, here in position.get("cubes", {}).items()}
    return build_state(*position.get("entries", []), seats=position["seats"], cubes=cubes, **position.get("table", {}))


def perft(state: RiseState, plies: int) -> list[dict[str, int]]:
    """For each ply the legal moves of the seats to move (free ones left out), over all states before it, and the states after."""
    counts: list[dict[str, int]] = []
    known = {GAME.encode(state)}
    for _ in range(plies):
        moves = 0
        reached: set[bytes] = set()
        for text in sorted(known):
            before = GAME.decode(text)
            for seat in GAME.to_move(before):
                for move in GAME.legal_moves(before, seat):
                    if move.kind in GAME.free_kinds:
                        continue
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
