"""How the strong computer chooses: candidates are played on in the same made-up deals, the worse half is dropped, and so on.

Sequential halving (Karnin, Koren, Somekh 2013) over deals that fit what the seat knows; what follows a candidate is what the
sensible computer would do, for all seats, with the same chance for every candidate, so that differences are paired.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from games.base import Effort, Game, Move
from games.core.rng import Rng
from games.thinking.candidates import candidates
from games.thinking.leads import lead
from games.thinking.playing_on import dealt, play_on
from games.thinking.worth import worth


class Candidate(msgspec.Struct):
    """A move and what came of it: by deal the worth for the seat, and the points that it could expect then."""

    move: Any  # a Move of the game
    worth: list[float] = []
    points: list[float] = []


class Thought(msgspec.Struct):
    """What the strong computer makes of a decision: its move, and every candidate, the sensible computer's first."""

    move: Any
    candidates: list[Candidate]

    def best(self) -> list[Candidate]:
        """The candidates in the order in which they did: those that were kept longest first, the chosen one ahead of all."""
        return sorted(self.candidates, key=lambda one: (one.move != self.move, -len(one.worth), -_mean(one.worth)))

    def of(self, move: Move) -> Candidate | None:
        """The candidate with that move."""
        return next((candidate for candidate in self.candidates if candidate.move == move), None)


def think(game: Game[Any], view: Any, seat: int, seed: str, effort: Effort | None = None) -> Thought:
    """The move of a seat in ``to_move``; ``view`` is redacted for it, and is not changed.

    The same view, seed and effort (the game's own, where none is given) give the same thought everywhere.
    """
    spent = effort or game.thinking
    chance = Rng(seed)
    found = [Candidate(move) for move in candidates(game, view, seat, spent.candidates, chance)]
    if len(found) == 1:
        return Thought(found[0].move, found)
    alive = list(range(len(found)))
    rounds = (len(found) - 1).bit_length()
    for number in range(rounds):
        if number:
            alive = _better_half(found, alive)
        for _ in range(max(1, spent.rollouts // rounds // len(alive))):
            _try_once(game, view, seat, seed, [found[place] for place in alive], spent)
    chosen = max((found[place] for place in alive), key=lambda one: fmean(one.worth))
    sure = chosen is found[0] or lead(chosen.worth, found[0].worth).exceeds(spent.doubt)
    return Thought(chosen.move if sure else found[0].move, found)


def _better_half(found: Sequence[Candidate], alive: Sequence[int]) -> list[int]:
    """The half of the candidates that did best; the sensible computer's own is among them, for comparison."""
    usual, *others = alive
    others.sort(key=lambda place: (-fmean(found[place].worth), place))
    return [usual, *sorted(others[: max(1, len(alive) // 2 - 1)])]


def _try_once(game: Game[Any], view: Any, seat: int, seed: str, tried: Sequence[Candidate], effort: Effort) -> None:
    """One deal of all that is hidden, and every candidate played on in it."""
    number = len(tried[0].worth)
    deal = dealt(game, view, seat, seed, number)
    for candidate in tried:
        state = game.copy(deal)
        game.play(state, seat, candidate.move)
        play_on(game, state, effort.plies, seed, number)
        prospects = game.prospects(state)
        candidate.worth.append(worth(game, state, prospects, seat))
        candidate.points.append(prospects[seat])


def _mean(numbers: Sequence[float]) -> float:
    return fmean(numbers) if numbers else 0.0
