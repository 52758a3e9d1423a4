"""P11: random play, against python-chess by the same loop. P21: what a move of the sensible computer takes."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import chess

from games import GAMES
from games.base import Game
from games.core.rng import Rng
from locales import PREFIXES
from tests.benchmark.measure import ROUNDS, WARM_UPS, Result, Side, alternate, worst_case
from tests.benchmark.states import Course, courses

CHESS_PLIES = 150
THOUGHT_ABOUT = 24  # positions of each match, evenly over its course


def playing() -> Result:
    """P11 for each game and number of seats; a round is a match."""
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for game in GAMES.values():
        for seats in game.seats:
            case = f"{PREFIXES[game.slug]}, {seats} seats"
            pairs = [(play(game, seats, number), play_chess(number)) for number in range(WARM_UPS + ROUNDS)]
            ours[case] = [pair[0] for pair in pairs[WARM_UPS:]]
            theirs[case] = [pair[1] for pair in pairs[WARM_UPS:]]
    ratios = {case: statistics.median(ours[case]) / statistics.median(theirs[case]) for case in ours}
    worst = worst_case(ratios, higher=True)
    return Result(
        "P11",
        "random moves a second ÷ python-chess",
        ratios[worst],
        0.4,
        0.6,
        "moves/s",
        Side.of(ours[worst]),
        Side.of(theirs[worst]),
        worst,
        ratios,
        higher=True,
    )


def play(game: Game[Any], seats: int, number: int) -> float:
    """Random moves in a second of the processor, over one match."""
    chance = random.Random(number)
    state = game.setup(seats, game.options(), f"speed {number}")
    moves = 0
    began = time.process_time()
    while waiting := game.to_move(state):
        seat = waiting[0]
        game.play(state, seat, chance.choice(game.legal_moves(state, seat)))
        moves += 1
    return moves / (time.process_time() - began)


def play_chess(number: int) -> float:
    """Random moves in a second of the processor, over one game of chess, or its beginning."""
    chance = random.Random(number)
    board = chess.Board()
    moves = 0
    began = time.process_time()
    while moves < CHESS_PLIES and not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves / (time.process_time() - began)


def thinking_over(game: Game[Any], seen: list[Any]) -> tuple[Callable[[], None], Callable[[], None]]:
    """What thinks of a sensible move in each of these positions, and what only lists what is legal in them."""

    def think() -> None:
        for state, seat in seen:
            game.sensible_move(state, seat, Rng("P21"))

    def list_moves() -> None:
        for state, seat in seen:
            game.legal_moves(state, seat)

    return think, list_moves


def thinking() -> Result:
    """P21: processor time of a sensible move against listing what is legal in the same positions."""
    sides: dict[str, tuple[Side, Side]] = {}
    for match in courses():
        seen = thought_about(match)
        think, list_moves = thinking_over(match.game, seen)
        pairs = alternate(think, list_moves, rounds=3, clock=time.process_time)
        ours, theirs = ([took / len(seen) * 1000 for took in side] for side in pairs)
        sides[str(match)] = Side.of(ours), Side.of(theirs)
    ratios = {case: mine.median / other.median for case, (mine, other) in sides.items()}
    worst = worst_case(ratios)
    what = "a sensible move ÷ listing the legal ones"
    return Result("P21", what, ratios[worst], 50, 8, "ms", *sides[worst], worst, ratios)


def thought_about(match: Course) -> list[tuple[Any, int]]:
    """Positions evenly over a match as the seat that is awaited sees them, with that seat."""
    asked = [(step.state, seat) for step in match.steps for seat in match.game.to_move(step.state)[:1]]
    some = asked[:: max(1, len(asked) // THOUGHT_ABOUT)]
    return [(match.game.redact(state, seat), seat) for state, seat in some]


METRICS = {"P11": playing, "P21": thinking}
