"""Measure how many moves and how many days by chat a match takes, and write it into ``games/<slug>/length.json``.

    python -m tests.campaigns.lengths [--game mosaic] [--matches 3]

Matches of every size of table, all seats played by the sensible computer. A move to which there is no other is made by the bot and is
no wait. Each person answers as long after having been called as any other, so a match takes as many waits as its longest chain
of answers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from games import GAMES, SLUGS
from games.base import Game
from games.core.data import PACKAGES
from games.core.rng import Rng
from games.records.length import Length, TableLength, length_of

MEASURED = (
    "{matches} matches of each size of table, all seats played by the sensible computer (tests.campaigns.lengths)"
)


def match_length(game: Game[Any], seats: int, seed: str) -> tuple[int, int]:
    """The moves that people choose in a match, all together, and how many waits one after another it takes."""
    state, rng = game.setup(seats, game.options(), seed), Rng(seed)
    now, moves = 0, 0
    answers: dict[int, int] = {}  # when each seat that is awaited moves
    while waiting := game.to_move(state):
        answers = {seat: answers.get(seat, now + 1) for seat in waiting}
        seat = min(waiting, key=lambda seat: (answers[seat], seat))
        forced = game.forced_move(state, seat)
        if forced is not None:
            game.play(state, seat, forced)
            continue
        now, moves = max(now, answers[seat]), moves + 1
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, rng))
    return moves, now


def measured(slug: str, matches: int, sizes: Sequence[int] = ()) -> dict[int, TableLength]:
    """The means over so many matches, by size of table."""
    game = GAMES[slug]
    tables: dict[int, TableLength] = {}
    for seats in sizes or game.seats:
        found = [match_length(game, seats, f"length {seats} {number}") for number in range(matches)]
        moves, waits = (sum(counts) / matches for counts in zip(*found, strict=True))
        tables[seats] = TableLength(round(moves / seats), round(waits))
    return tables


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=SLUGS, help="only this game")
    parser.add_argument("--matches", type=int, default=3, help="matches of each size of table")
    given = parser.parse_args()
    for slug in [given.game] if given.game else SLUGS:
        before = length_of(slug)
        weight = before.weight if before is not None else "heavy"
        found = Length(weight, MEASURED.format(matches=given.matches), measured(slug, given.matches))
        path = PACKAGES / slug / "length.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
        sys.stdout.write(f"{slug}: {found.moves} moves, {found.days} days\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
