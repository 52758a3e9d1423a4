"""How good a position is for a seat, as one number that can be averaged."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.base import Game, State

LOST, EVEN, WON = 0.0, 0.5, 1.0


def worth(game: Game[State], state: State, prospects: Sequence[float], seat: int) -> float:
    """From 0 (as good as lost) to 1 (as good as won); ``prospects`` are the game's for this state.

    Half of a finished match is its result; the rest of it, and all of one that goes on, is the lead over the best of the others
    (alone: over 0). However far behind a seat is, more points are better: else it would play at random.
    """
    lead = share(ahead(prospects, seat, state.left) / game.thinking.spread)
    outcome = game.outcome(state)
    if outcome is None:
        return lead
    winners = outcome.ranks.count(1)
    won = WON / winners if outcome.ranks[seat] == 1 else LOST
    return (won + lead) / 2


def ahead(prospects: Sequence[float], seat: int, left: Collection[int]) -> float:
    """By how many points a seat is ahead of the best of the others that have not left; alone, of 0."""
    others = [points for other, points in enumerate(prospects) if other != seat and other not in left]
    return prospects[seat] - max(others, default=0.0)


def share(lead: float) -> float:
    """A lead, in spreads, as a number between 0 and 1. No exponential: it must be the same number on every machine."""
    return EVEN + EVEN * lead / (1.0 + abs(lead))
