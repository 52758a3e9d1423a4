"""Play reported matches again, with every invariant checked after every move.

    python bot.py report 12
    python -m tests.campaigns.reported report-12.json

Also reads exported matches and what the fuzzer writes down. Exits with 1 if something is wrong.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from games import GAMES
from games.base import Game
from games.records.record import game_of, opening, read_record, verify


def faults(text: bytes, games: dict[str, Game[Any]] = GAMES) -> list[str]:
    """What is wrong with a match, the first move with a fault only; [] if everything holds. Raises RecordError."""
    record = read_record(text)
    game = game_of(games, record)
    state, rows = opening(game, record)
    first = len(record.moves) - len(rows)
    for ply in range(first, len(record.moves) + 1):
        if ply > first:
            row = rows[ply - first - 1]
            try:
                game.play(state, row.seat, game.decode_move(msgspec.json.encode(row.move)))
            except Exception as error:
                return [f"move {ply} of seat {row.seat}, {row.move}: {type(error).__name__}: {error}"]
        if found := wrong(game, state):
            return [f"after move {ply}: {problem}" for problem in found]
    # What each move did holds; now also what the file claims of the whole.
    verify(games, record)
    return []


def wrong(game: Game[Any], state: Any) -> list[str]:
    """The invariants that do not hold in a state."""
    found = game.problems(state)
    text = game.encode(state)
    if game.encode(game.decode(text)) != text:
        found = [*found, "the state does not survive being stored"]
    waiting = game.to_move(state)
    stuck = [seat for seat in waiting if not game.legal_moves(state, seat)]
    if not waiting and game.outcome(state) is None:
        found = [*found, "over without an outcome"]
    return [*found, *(f"a dead end for seat {seat}" for seat in stuck)]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="+", help="reports, exported matches, dumps of the fuzzer")
    failed = False
    for file in parser.parse_args().files:
        found = faults(file.read_bytes())
        failed = failed or bool(found)
        print(f"{file}: {'; '.join(found) or 'everything holds'}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
