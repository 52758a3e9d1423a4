"""P11: random play, against python-chess by the same loop."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import chess

from games import GAMES
from games.base import Game
from locales import PREFIXES
from tests.benchmark.measure import ROUNDS, WARM_UPS, Result, Side, worst_case

CHESS_PLIES = 150


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
        0.1,
        0.4,
        "moves/s",
        Side.of(ours[worst]),
        Side.of(theirs[worst]),
        worst,
        ratios,
        higher=True,
    )


def play(game: Game[Any], seats: int, number: int) -> float:
    """Random moves a second over one match."""
    chance = random.Random(number)
    state = game.setup(seats, game.options(), f"speed {number}")
    moves = 0
    began = time.perf_counter()
    while waiting := game.to_move(state):
        seat = waiting[0]
        game.play(state, seat, chance.choice(game.legal_moves(state, seat)))
        moves += 1
    return moves / (time.perf_counter() - began)


def play_chess(number: int) -> float:
    """Random moves a second over one game of chess, or its beginning."""
    chance = random.Random(number)
    board = chess.Board()
    moves = 0
    began = time.perf_counter()
    while moves < CHESS_PLIES and not board.is_game_over():
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves / (time.perf_counter() - began)


METRICS = {"P11": playing}
