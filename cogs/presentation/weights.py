"""How soon something that happened is left out of a post or an answer that has no room for all: what only goes on first, what was
won and lost last.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from games.base import Game
from games.core.events import Event, concerned


class Weight(IntEnum):
    """What is left out sooner is less."""

    SLIGHT = 0  # a turn ends, a title is kept, a move was taken back
    SMALL = 1  # what else is new
    DONE = 2
    NEW_SMALL = 3  # both by what was done last
    NEW_DONE = 4
    REASON = 5  # the dice of a fight, what everybody collects or scores
    FIGHT = 6  # who against whom
    GRAVE = 7  # what was won and lost, by whom
    NEWEST = 8  # what was done last of all
    CALLED = 9  # what was done to whoever is called


def weight_of(game: Game[Any], events: Iterable[Event], mover: int) -> Weight:
    """How much events weigh that are told in one sentence: as much as the heaviest. What ``mover`` brought upon himself, but for a
    fight, is no more than something done.
    """
    return max((_weight(game, event, mover) for event in events), default=Weight.SLIGHT)


def _weight(game: Game[Any], event: Event, mover: int) -> Weight:
    kind, (begins, course, outcome) = event.kind, game.fights
    harmed = kind in game.harm_events and (event.seat != mover or kind in outcome)
    if harmed or kind in game.weighty_events | game.rival_events or (kind in game.taking_events and concerned(event)):
        return Weight.GRAVE
    if kind in begins:
        return Weight.FIGHT
    if kind in course:
        return Weight.REASON
    return Weight.SLIGHT if kind in game.slight_events else Weight.DONE
