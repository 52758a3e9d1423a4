"""What the tests of all games do with a position: play on, try moves that are illegal, let the computer or chance decide."""

from __future__ import annotations

from typing import Any

import pytest

from games.base import Game, Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.rng import Rng


def play(game: Game[Any], state: Any, *moves: Move) -> list[Event]:
    """Play moves, each by the first seat that is awaited; gives what happened."""
    events: list[Event] = []
    for move in moves:
        events += game.play(state, game.to_move(state)[0], move)
    return events


def refused(game: Game[Any], state: Any, move: Move, seat: int | None = None) -> IllegalMove:
    """The reason why a move of a seat, or of the first that is awaited, is illegal; the state must not have changed."""
    before = game.encode(state)
    with pytest.raises(IllegalMove) as refusal:
        game.play(state, game.to_move(state)[0] if seat is None else seat, move)
    assert game.encode(state) == before
    return refusal.value


def options(game: Game[Any], state: Any, seat: int, *kinds: type[Move]) -> list[Any]:
    """The legal moves of a seat, only those of these kinds if any are named."""
    return [move for move in game.legal_moves(state, seat) if isinstance(move, kinds or Move)]


def sensibly(game: Game[Any], state: Any, plies: int, seed: str = "sensible") -> Any:
    """Let the computer play on for so many decisions; gives the state."""
    rng = Rng(seed)
    for _ in range(plies):
        if state.finished:
            break
        seat = game.to_move(state)[0]
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, rng))
    return state


def contest(game: Game[Any], state: Any, sensible: int, rng: Rng) -> list[int]:
    """One seat is played by the computer, the others at random, to the end; gives the ranks."""
    while waiting := game.to_move(state):
        seat = waiting[0]
        if seat == sensible:
            move = game.sensible_move(game.redact(state, seat), seat, rng)
        else:
            move = rng.choice([move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds])
        game.play(state, seat, move)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.ranks
