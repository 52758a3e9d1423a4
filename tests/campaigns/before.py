"""How the casual computer of today does against that of an earlier commit, whose files lie in a folder of their own:

    mkdir /tmp/before && git archive 61394612^ | tar -x -C /tmp/before
    python -m tests.campaigns.before --tree /tmp/before --game mosaic --matches 40

That commit is the one before the casual computers were mended; its rules are those of version 1. The earlier one plays in a process
that knows nothing but the earlier files. It is told each move, so both must know the same rules; every match with the one of today
in a seat is played once more with the earlier one there.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from games import GAMES, SLUGS
from games.base import Game, Move
from games.thinking.worth import ahead
from tests.campaigns.levels import Pair, Side, casual, report
from tests.campaigns.seats import usual_seats

EARLIER = """
import json, sys
from games import GAMES
from games.core.rng import Rng
for line in sys.stdin:
    what, *given = json.loads(line)
    if what == "begin":
        slug, seats, seed = given
        game = GAMES[slug]
        state = game.setup(seats, game.options(), seed)
    elif what == "played":
        seat, move = given
        game.play(state, seat, game.decode_move(move.encode()))
    else:
        seat, seed = given
        move = game.sensible_move(game.redact(state, seat), seat, Rng(seed))
        print(game.encode_move(move).decode(), flush=True)
"""


class Earlier:
    """The computers of an earlier commit, in a process that ends with the block."""

    def __init__(self, tree: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", EARLIER], cwd=tree, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def tell(self, what: str, *given: Any) -> None:
        """Begin a match, or follow a move."""
        assert self._process.stdin is not None
        print(json.dumps([what, *given]), file=self._process.stdin, flush=True)

    def move(self, game: Game[Any], seat: int, seed: str) -> Move:
        """What the earlier computer of a seat does now. Raises EOFError where it failed."""
        assert self._process.stdout is not None
        self.tell("ask", seat, seed)
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the earlier computer is gone")
        return game.decode_move(line.encode())


def pairs(game: Game[Any], earlier: Earlier, seats: int, numbers: range, seed: str) -> Iterator[Pair]:
    """A pair of matches for each number; the seat that is looked at goes round the table."""
    for number in numbers:
        seat, word = number % seats, f"{seed} {number}"
        seconds: list[float] = []
        yield Pair(
            _side(game, earlier, seats, {seat}, seat, word, seconds),
            _side(game, earlier, seats, set(), seat, word, []),
            seconds,
            "",
        )


def _side(
    game: Game[Any], earlier: Earlier, seats: int, today: set[int], looked_at: int, word: str, seconds: list[float]
) -> Side:
    """How a seat fares in a match in which some seats play as of today."""
    state, ply = game.setup(seats, game.options(), word), 0
    earlier.tell("begin", game.slug, seats, word)
    while waiting := game.to_move(state):
        mover, seed = waiting[0], f"{word}:{ply}"
        if mover in today:
            begun = time.process_time()
            move = casual(game, game.redact(state, mover), mover, seed)
            seconds.append(time.process_time() - begun)
        else:
            move = earlier.move(game, mover, seed)
        game.play(state, mover, move)
        earlier.tell("played", mover, game.encode_move(move).decode())
        ply += 1
    outcome = game.outcome(state)
    assert outcome is not None
    won = 1.0 / outcome.ranks.count(1) if outcome.ranks[looked_at] == 1 else 0.0
    return Side(won, ahead(game.prospects(state), looked_at, state.left))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tree", type=Path, required=True, help="the folder with the earlier files")
    parser.add_argument("--game", choices=SLUGS, required=True)
    parser.add_argument("--seats", type=int, help="as few as play against each other unless said")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", default="before")
    given = parser.parse_args()
    game = GAMES[given.game]
    seats = given.seats or usual_seats(game)
    with Earlier(given.tree) as earlier:
        found = [*pairs(game, earlier, seats, range(given.matches), given.seed)]
    print("\n".join([f"{game.slug}, {seats} seats, {len(found)} pairs", *report(found, seats, "today", "before")]))


if __name__ == "__main__":
    main()
