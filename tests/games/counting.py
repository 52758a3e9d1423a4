"""Perft, the same for all games: how many moves are legal and how many states can be reached from fixed positions.

``python -m tests.games.<slug>.perft`` writes a game's counts into its perft.json. Do that only after a change of the rules that is
meant to change them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from games.base import Game

Counts = list[dict[str, int]]


def perft(game: Game[Any], state: Any, plies: int, *, first_only: bool = False, with_free: bool = False) -> Counts:
    """For each ply the legal moves of the seats to move, over all distinct states before it, and the distinct states after.

    ``first_only`` counts the first of several seats; ``with_free`` also counts moves that are free at any time.
    """
    counts: Counts = []
    known = {game.encode(state)}
    for _ in range(plies):
        moves = 0
        reached: set[bytes] = set()
        for text in sorted(known):
            before = game.decode(text)
            waiting = game.to_move(before)
            for seat in waiting[:1] if first_only else waiting:
                for move in game.legal_moves(before, seat):
                    if not with_free and move.kind in game.free_kinds:
                        continue
                    after = game.decode(text)
                    game.play(after, seat, move)
                    reached.add(game.encode(after))
                    moves += 1
        counts.append({"moves": moves, "states": len(reached)})
        known = reached
    return counts


def read_positions(file: Path) -> list[dict[str, Any]]:
    """The fixed positions of a game with their counts."""
    return json.loads(file.read_text(encoding="utf-8"))["positions"]


def recount(file: Path, count: Callable[[dict[str, Any], int], Counts]) -> None:
    """Count anew and write the file; ``count`` gives the counts of a position for so many plies."""
    positions = read_positions(file)
    for position in positions:
        position["counts"] = count(position, len(position["counts"]))
    text = json.dumps({"positions": positions}, indent=1, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
