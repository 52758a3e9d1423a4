"""How computer seats do against each other: ``python -m tests.campaigns.seats --game SLUG --matches 100``."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import mean
from typing import Any

from games import GAMES
from games.base import Game, Move
from games.core.rng import Rng

Chooser = Callable[[Game[Any], Any, int, Rng], Move]


def sensible(game: Game[Any], state: Any, seat: int, chance: Rng) -> Move:
    return game.sensible_move(state, seat, chance)


def default(game: Game[Any], state: Any, seat: int, chance: Rng) -> Move:
    return game.default_move(state, seat)


def at_random(game: Game[Any], state: Any, seat: int, chance: Rng) -> Move:
    return chance.choice([move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds])


CHOOSERS: dict[str, Chooser] = {"sensible": sensible, "default": default, "random": at_random}


def play(game: Game[Any], choosers: list[Chooser], seed: str, **options: Any) -> Any:
    """One match, seat by seat as chosen; gives its final state. Each seat sees only what it may know."""
    state = game.setup(len(choosers), game.options(**options), seed)
    chance = Rng(f"choices {seed}")
    while waiting := game.to_move(state):
        seat = waiting[0]
        game.play(state, seat, choosers[seat](game, game.redact(state, seat), seat, chance))
    return state


def contest(game: Game[Any], first: str, second: str, matches: int) -> tuple[int, list[int], list[int]]:
    """Two-seat matches with the sides changed each time: wins of the first, and the scores of both."""
    wins, own, other = 0, [], []
    for number in range(matches):
        seat = number % 2
        pair = [CHOOSERS[second], CHOOSERS[second]]
        pair[seat] = CHOOSERS[first]
        outcome = game.outcome(play(game, pair, f"{first} against {second} {number}"))
        assert outcome is not None
        wins += outcome.ranks[seat] < outcome.ranks[1 - seat]
        own.append(outcome.scores[seat])
        other.append(outcome.scores[1 - seat])
    return wins, own, other


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--matches", type=int, default=100)
    given = parser.parse_args()
    for second in ("random", "default"):
        wins, own, other = contest(GAMES[given.game], "sensible", second, given.matches)
        print(f"sensible against {second}: {wins} of {given.matches} won, points {mean(own):.1f} to {mean(other):.1f}")


if __name__ == "__main__":
    main()
