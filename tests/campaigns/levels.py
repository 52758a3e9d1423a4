"""How one level of the computer does against another, and against the same level in its own seat.

Luck of seeds and seats is large: every match of the first level in one seat is played once more with the second level there, so
that what is told is what the level brings. Used by ``tests.campaigns.seats``.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from games import GAMES
from games.base import Game, Move, Outcome
from games.core.rng import Rng
from games.thinking.search import think
from games.thinking.worth import ahead

Level = Callable[[Game[Any], Any, int, str], Move]
"""The move of a seat from its own view, by a seed of this decision."""


def casual(game: Game[Any], view: Any, seat: int, seed: str) -> Move:
    return game.sensible_move(view, seat, Rng(seed))


def strong(game: Game[Any], view: Any, seat: int, seed: str) -> Move:
    return think(game, view, seat, seed).move


def easy(game: Game[Any], view: Any, seat: int, seed: str) -> Move:
    moves = [move for move in game.legal_moves(view, seat) if move.kind not in game.free_kinds]
    return Rng(seed).choice(moves)


LEVELS: dict[str, Level] = {"easy": easy, "casual": casual, "strong": strong}


class Side(NamedTuple):
    """How the seat that is looked at fared: its share of the win, by how much it was ahead at the end."""

    won: float
    ahead: float


class Pair(NamedTuple):
    """The same seed and seat, once with each level there; ``label`` is what the seat leads (its empire, its faction)."""

    first: Side
    second: Side
    seconds: list[float]  # CPU of each decision of the first level
    label: str


def pairs(
    game: Game[Any], seats: int, first: str, second: str, matches: int, seed: str, options: dict[str, Any]
) -> Iterator[Pair]:
    """So many pairs of matches; the seat that is looked at goes round the table."""
    for number in range(matches):
        seat, word = number % seats, f"{seed} {number}"
        side, seconds, label = _played(game, seats, {seat: LEVELS[first]}, LEVELS[second], seat, word, options)
        other, _, _ = _played(game, seats, {}, LEVELS[second], seat, word, options)
        yield Pair(side, other, seconds, label)


def all_alike(
    game: Game[Any], seats: int, level: str, matches: int, seed: str, options: dict[str, Any]
) -> Iterator[tuple[Outcome, list[str]]]:
    """Matches in which every seat plays by the same level, with what each seat led."""
    for number in range(matches):
        word = f"{seed} {number}"
        state = _end(game, seats, {}, LEVELS[level], word, options, [], None)
        outcome = game.outcome(state)
        assert outcome is not None
        yield outcome, [_leads(state, seat) for seat in range(seats)]


def _played(
    game: Game[Any], seats: int, at: dict[int, Level], else_: Level, seat: int, word: str, options: dict[str, Any]
) -> tuple[Side, list[float], str]:
    seconds: list[float] = []
    state = _end(game, seats, at, else_, word, options, seconds, seat)
    outcome = game.outcome(state)
    assert outcome is not None
    won = 1.0 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0
    return Side(won, ahead(game.prospects(state), seat, state.left)), seconds, _leads(state, seat)


def _end(
    game: Game[Any],
    seats: int,
    at: dict[int, Level],
    else_: Level,
    word: str,
    options: dict[str, Any],
    seconds: list[float],
    timed: int | None,
) -> Any:
    state = game.setup(seats, game.options(**options), word)
    ply = 0
    while waiting := game.to_move(state):
        if ply > game.longest:
            raise ValueError(f"{word}: after {ply} moves there is no end")
        mover = waiting[0]
        begun = time.process_time()
        move = at.get(mover, else_)(game, game.redact(state, mover), mover, f"{word}:{ply}")
        if mover == timed:
            seconds.append(time.process_time() - begun)
        game.play(state, mover, move)
        ply += 1
    return state


def _leads(state: Any, seat: int) -> str:
    """The faction or empire of a seat, where the game has any."""
    player = state.players[seat] if hasattr(state, "players") else None
    named = (getattr(player, name, "") for name in ("faction", "empire"))
    return next((name for name in named if isinstance(name, str) and name), "")


class Figure(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.error:.3f}"


def figure(numbers: list[float]) -> Figure:
    return Figure(mean(numbers), stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf"))


def report(found: list[Pair], seats: int, first: str, second: str) -> list[str]:
    """Lines for people."""
    seconds = sorted(second for pair in found for second in pair.seconds)
    lines = [
        f"{first} won {figure([pair.first.won for pair in found])}, {second} in its place "
        f"{figure([pair.second.won for pair in found])} (a fair share is {1 / seats:.3f})",
        f"won more by {figure([pair.first.won - pair.second.won for pair in found])}",
        f"ahead at the end {figure([pair.first.ahead for pair in found])}, more by "
        f"{figure([pair.first.ahead - pair.second.ahead for pair in found])}",
    ]
    if seconds:
        slow = seconds[min(len(seconds) - 1, len(seconds) * 99 // 100)]
        lines.append(f"CPU a decision: median {median(seconds):.3f} s, p99 {slow:.3f} s, most {seconds[-1]:.3f} s")
    labels = sorted({pair.label for pair in found} - {""})
    for label in labels:
        mine = [pair.first.won for pair in found if pair.label == label]
        lines.append(f"  {label}: {first} won {sum(mine):.1f} of {len(mine)}")
    return lines


def compare(slug: str, seats: int, first: str, second: str, matches: int, seed: str, options: dict[str, Any]) -> None:
    """Play and print, the figures so far after every few pairs."""
    found: list[Pair] = []
    for pair in pairs(GAMES[slug], seats, first, second, matches, seed, options):
        found.append(pair)
        if len(found) % 4 == 0 or len(found) == matches:
            print(f"--- {slug}, {seats} seats, after {len(found)} pairs", flush=True)
            print("\n".join(report(found, seats, first, second)), flush=True)


def by_what_is_led(slug: str, seats: int, level: str, matches: int, seed: str, options: dict[str, Any]) -> None:
    """Play matches in which all seats are alike and print how often each faction or empire won, and of how many seats."""
    won, led = Counter[str](), Counter[str]()
    for outcome, labels in all_alike(GAMES[slug], seats, level, matches, seed, options):
        led.update(labels)
        won.update(label for label, rank in zip(labels, outcome.ranks, strict=True) if rank == 1)
    for label in sorted(led):
        print(
            f"  {label or 'any seat'}: won {won[label]} of {led[label]} (a fair share is {led[label] / seats:.1f})",
            flush=True,
        )
