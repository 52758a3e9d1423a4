"""Counts from fixed positions: legal moves and distinct states after one, two, three plies.

``python -m tests.games.mare_nostrum.perft`` writes the counts into perft.json. Do that only after a change of the rules that is meant
to change them.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from games.core.record import read_record, replay, start
from games.mare_nostrum.state import MareState
from tests.games.mare_nostrum.case_builder import FOLDER, GAME
from tests.games.mare_nostrum.record import MATCHES

FILE = FOLDER / "perft.json"


def read_positions() -> list[dict[str, Any]]:
    """The positions with their counts: the name of a recorded ``match`` and how many of its ``plies`` were played."""
    return json.loads(FILE.read_text(encoding="utf-8"))["positions"]


def state_of(position: dict[str, Any]) -> MareState:
    """The state that the counts start from: a recorded match up to a ply."""
    record = read_record((MATCHES / f"{position['match']}.json").read_bytes())
    state = start(GAME, record.seats, record.options, record.seed)
    moves = [(row.seat, GAME.decode_move(msgspec.json.encode(row.move))) for row in record.moves[: position["plies"]]]
    replay(GAME, state, moves)
    return state


def perft(state: MareState, plies: int) -> list[dict[str, int]]:
    """For each ply the legal moves of the first seat to move, over all distinct states before it, and the states after."""
    counts: list[dict[str, int]] = []
    known = {GAME.encode(state)}
    for _ in range(plies):
        moves = 0
        reached: set[bytes] = set()
        for text in sorted(known):
            before = GAME.decode(text)
            for seat in GAME.to_move(before)[:1]:
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
