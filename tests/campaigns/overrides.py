"""Owners' corrections drawn by chance, and matches played at random over them to their end; nothing may break.

    python -m tests.campaigns.overrides --game founders_of_the_empire --count 100

A correction that is refused must name its file, an entry and a field.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any

from games import GAMES
from games.base import Game, Move
from games.core.merging import LIKE, MISSING
from games.core.rng import Rng
from render.shared.wording import text_of
from tests.campaigns.fuzz import play
from tests.campaigns.playing import RandomMatch
from tests.games.overriding import IDENTITY, Override, at_random

MOST = 12  # corrections at once
THOUGHT = 0.1  # share of the moves that the computer chooses


class MixedMatch(RandomMatch):
    """Now and then the computer chooses, whose yardsticks read the data too."""

    def choose(self) -> tuple[int, Move]:
        """The next seat and its move."""
        seat, move = super().choose()
        if seat in self.game.to_move(self.state) and seat not in self.state.left and self.chance.random() < THOUGHT:
            return seat, self.game.sensible_move(self.game.redact(self.state, seat), seat, Rng(f"{len(self.moves)}"))
        return seat, move


def tried(game: Game[Any], number: int) -> tuple[int, int]:
    """One match over corrected data; gives how many corrections were made and how many refused. Raises what went wrong."""
    chance = random.Random(f"overrides {game.slug} {number}")
    corrected, made, refused = at_random(game, chance, 1 + number % MOST)
    for one, error in refused:
        # An entry too few is refused at what needs it.
        named = one.field in error.problem or one.field in (LIKE, MISSING)
        if not error.file.endswith(".json") or not error.entry or not named:
            raise AssertionError(f"{one} is refused without a file, an entry and a field: {error}")
    try:
        for part in corrected.components.values():
            for lang in ("en", "pl"):
                text_of(corrected, part, lang)
        seats = game.seats[number % len(game.seats)]
        play(MixedMatch(corrected, seats, number), {game.slug: corrected})
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error}; with {told(made)}") from error
    return len(made), len(refused)


def told(made: list[Override]) -> str:
    """Corrections as an owner would write them."""
    return "; ".join(f"{one.entry}.{one.field} = {one.value!r}" for one in made)


def main() -> int:
    """The command line; exits with 1 if a match failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=sorted(IDENTITY), required=True)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    given = parser.parse_args()
    made = refused = failed = 0
    for number in range(given.first, given.first + given.count):
        try:
            more, not_made = tried(GAMES[given.game], number)
        except AssertionError as error:
            failed += 1
            print(f" - {number}: {error}")
            continue
        made, refused = made + more, refused + not_made
    print(f"{given.count} matches over {made} corrections, {refused} refused, {failed} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
