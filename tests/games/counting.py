"""Perft, the same for all games: how many moves are legal and how many states can be reached from fixed positions.

``python -m tests.games.counting <slug>`` writes a game's counts into its perft.json. Do that only after a change of the rules that
is meant to change them.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from games import GAMES
from games.base import Game
from games.records.record import opening, replay
from tests.games.kept import folder_for
from tests.games.positions import sensibly
from tests.games.recorded import folder_of, moves_of, read

Counts = list[dict[str, int]]
Position = dict[
    str, Any
]  # its name and counts, why it is ``unsound`` if so, and where it comes from; see :func:`state_of`


class Perft(msgspec.Struct, forbid_unknown_fields=True):
    """perft.json of a game.

    ``first_only``: of several seats that must decide, the first one is counted. ``with_free``: moves that are free at any time are
    counted too. ``most``: no position allows more moves. ``covers``: what the positions must be like, each entry by fields of the
    state that one of them has together.
    """

    positions: list[Position]
    most: int
    first_only: bool = False
    with_free: bool = False
    covers: list[dict[str, Any]] = []


def file_of(slug: str) -> Path:
    """Where a game's fixed positions and their counts are kept."""
    return folder_for(slug) / "perft.json"


@cache
def read_perft(slug: str) -> Perft:
    """The fixed positions of a game with their counts."""
    return msgspec.json.decode(file_of(slug).read_bytes(), type=Perft)


@cache
def state_of(slug: str, name: str) -> Any:
    """The state that the counts of a position start from; to be read only.

    It is what a recorded ``match`` was after so many ``plies``, or what the computer made by so many of a match with these ``seats``,
    ``options`` and ``seed``; all else is in the notation of the game's ``case_builder``.
    """
    game = GAMES[slug]
    (position,) = [position for position in read_perft(slug).positions if position["name"] == name]
    if "match" in position:
        record = read(folder_of(game) / f"{position['match']}.json")
        state, _ = opening(game, record)
        replay(game, state, moves_of(game, record)[: position["plies"]])
        return state
    if "seed" in position:
        options = msgspec.convert(position.get("options", {}), game.options)
        return sensibly(game, game.setup(position["seats"], options, position["seed"]), position.get("plies", 0))
    return import_module(f"tests.games.{slug}.case_builder").state_of(position)


def count(slug: str, position: Position) -> Counts:
    """The counts of a position, for as many plies as are kept of it."""
    kept, state = read_perft(slug), state_of(slug, position["name"])
    plies = len(position["counts"])
    return perft(GAMES[slug], state, plies, first_only=kept.first_only, with_free=kept.with_free)


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


def main() -> None:
    """Count a game's positions anew and write the file."""
    slug = sys.argv[1]
    kept = json.loads(file_of(slug).read_text(encoding="utf-8"))
    for position in kept["positions"]:
        position["counts"] = count(slug, position)
    file_of(slug).write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
