"""Random play over all games, table sizes and options: no exception, no dead end, no endless match, no broken invariant.

    python -m tests.campaigns.fuzz --moves 1000000 [--game mosaic]

A match that fails is written to a file that loads: ``python bot.py verify FILE`` plays it again up to the failure.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from games import GAMES
from games.base import Game
from games.records.record import verify
from tests.campaigns.playing import RandomMatch


@dataclass
class Report:
    """What was played and what failed."""

    moves: int = 0
    matches: Counter[tuple[str, int]] = field(default_factory=Counter)
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    longest: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[str, Path]] = field(default_factory=list)


def tables(games: dict[str, Game[Any]]) -> Iterator[tuple[Game[Any], int, int]]:
    """Every game and number of seats in turn, for ever, with the number of the round."""
    for number in count():
        for game in games.values():
            for seats in game.seats:
                yield game, seats, number


def fuzz(moves: int, folder: Path, *, first: int = 0, games: dict[str, Game[Any]] = GAMES) -> Report:
    """Play so many moves; ``first`` shifts the numbers of the matches, so that other ones are played."""
    report = Report()
    for game, seats, number in tables(games):
        if report.moves >= moves:
            return report
        match = RandomMatch(game, seats, first + number)
        try:
            play(match, games)
        except Exception as error:
            file = folder / f"fuzz-{game.slug}-{seats}-{first + number}.json"
            folder.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(match.record()))
            report.failures.append((f"{type(error).__name__}: {error}", file))
        report.moves += len(match.moves)
        report.matches[game.slug, seats] += 1
        report.kinds.update((game.slug, move.kind) for _, move in match.moves)
        report.longest[game.slug] = max(report.longest[game.slug], len(match.moves))
    raise AssertionError("there is always another match")


def play(match: RandomMatch, games: dict[str, Game[Any]]) -> None:
    """One match to its end. Raises whatever is wrong with it."""
    game = match.game
    free = 0
    while not match.over:
        match.play()
        free += match.moves[-1][1].kind in game.free_kinds
        if problems := game.problems(match.state):
            raise AssertionError("; ".join(problems))
        if len(match.moves) - free > game.longest:
            raise AssertionError(f"no end after {len(match.moves)} moves")
    if game.outcome(match.state) is None:
        raise AssertionError("over without an outcome")
    text = game.encode(match.state)
    if game.encode(game.decode(text)) != text:
        raise AssertionError("the last state does not survive being stored")
    verify(games, match.record())


def main() -> int:
    """The command line; exits with 1 if a match failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--first", type=int, default=0, help="number of the first match of each table")
    parser.add_argument(
        "--dump", type=Path, default=Path(), help="folder for matches that failed, made if it is wanted"
    )
    given = parser.parse_args()
    began = time.perf_counter()
    games = {given.game: GAMES[given.game]} if given.game else GAMES
    report = fuzz(given.moves, given.dump, first=given.first, games=games)
    took = time.perf_counter() - began
    print(
        f"{report.moves} moves in {took:.0f} s ({report.moves / took:.0f} a second), longest match {dict(report.longest)}"
    )
    print(f"matches {dict(report.matches)}\nkinds {dict(report.kinds)}\n{len(report.failures)} failures")
    for what, file in report.failures:
        print(f" - {what}: {file}")
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
