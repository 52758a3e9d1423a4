"""What comes of a position, or of several moves in it, in the same made-up deals: the numbers that an analysis is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.base import Game, Move
from games.thinking.playing_on import dealt, play_on

Deal = list[float]
"""What each seat has at the end of one continuation."""


def trial(
    game: Game[Any],
    view: Any,
    viewer: int | None,
    moves: Sequence[Move | None],
    seed: str,
    deals: range,
    plies: int | None,
) -> list[list[Deal]]:
    """Per move (None: none is made) what each seat has after so many decisions (None: at the end), deal by deal.

    ``view`` is redacted for the viewer, whose moves they are (None: the public, and no move is made), and is not changed. The same
    deals come for every move, so that differences are paired; a deal of a number is the same however many are asked for at once.
    """
    found: list[list[Deal]] = [[] for _ in moves]
    for number in deals:
        deal = dealt(game, view, viewer, seed, number)
        for move, outcomes in zip(moves, found, strict=True):
            state = game.copy(deal)
            if move is not None:
                assert viewer is not None
                game.play(state, viewer, move)
            play_on(game, state, plies, seed, number)
            outcomes.append(result(game, state))
    return found


def result(game: Game[Any], state: Any) -> Deal:
    """Per seat its points, or those that it may expect while the match goes on. Where nobody counts points: its share of the
    victory, from 0 to 1, or how near it is to that.
    """
    outcome = None if game.scored else game.outcome(state)
    if outcome is None:
        return game.prospects(state)
    share = 1.0 / max(1, outcome.ranks.count(1))
    return [share if rank == 1 else 0.0 for rank in outcome.ranks]
