"""Ratings, computed from places alone: a pure function over the history of a game on a server.

The model is Plackett-Luce as ``openskill`` has it: any number of people, ties included; each person has a mean and a deviation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
START, SCALE = 1000, 30
"""What everybody begins with, and points per unit of the mean: between two people whose ratings are settled, 200 points more
mean three wins of four.
"""
CAUTION = 3  # deviations below the mean: hardly anybody is worse than that
SETTLED = 5  # rated matches after which a rating is no longer provisional

Places = Mapping[int, int]
"""User to place (1 = won; equal places share) of those for whom a match counts; empty where it counts for nobody."""


class Rating(NamedTuple):
    """What is known of a person's strength after a number of rated matches."""

    mean: float = _MODEL.mu
    deviation: float = _MODEL.sigma
    matches: int = 0

    @property
    def shown(self) -> int:
        """The number that people read: what the person is worth almost for certain; 1000 at the start."""
        return round(START + SCALE * (self.mean - CAUTION * self.deviation))

    @property
    def provisional(self) -> bool:
        """Whether the matches are still too few for the number to say much."""
        return self.matches < SETTLED


class Change(NamedTuple):
    """The rating of a person before and after a match."""

    before: Rating
    after: Rating

    @property
    def shown(self) -> int:
        """The difference that people read."""
        return self.after.shown - self.before.shown


@dataclass(frozen=True)
class Ladder:
    """The ratings of a game on a server: ``changes`` by match in the order of the matches and by user, best place first;
    ``ratings`` by user, as they are now; the ``history`` that they follow from. Never changed once made.
    """

    changes: dict[int, dict[int, Change]] = field(default_factory=dict)
    ratings: dict[int, Rating] = field(default_factory=dict)
    history: tuple[tuple[int, Places], ...] = ()

    def grown(self, history: Sequence[tuple[int, Places]]) -> Ladder:
        """The ladder after this whole history of matches and places, oldest first.

        What this ladder has already is not computed again; where it is not how the history begins (an end was taken back), all
        is computed anew.
        """
        known = tuple(history[: len(self.history)]) == self.history
        changes, ratings = (dict(self.changes), dict(self.ratings)) if known else ({}, {})
        for match, places in history[len(changes) :]:
            changes[match] = changed(ratings, places)
            ratings |= {user: change.after for user, change in changes[match].items()}
        return Ladder(changes, ratings, tuple(history))

    @property
    def ranking(self) -> list[int]:
        """Everybody with a rating: the settled ones from the best to the worst, then the provisional ones."""
        return sorted(self.ratings, key=lambda user: (self.ratings[user].provisional, -self.ratings[user].shown))

    def course(self, user: int) -> tuple[tuple[int, int], ...]:
        """The rating of a person by number of matches that have counted so far: from before his first one to now."""
        counted = [changes for changes in self.changes.values() if changes]
        spots: list[tuple[int, int]] = []
        for number, changes in enumerate(counted, 1):
            if user in changes:
                before, after = changes[user]
                # Level while others play.
                spots += [(number - 1, before.shown), (number, after.shown)]
        spots.append((len(counted), self.ratings[user].shown))
        return tuple(dict.fromkeys(spots))


def changed(ratings: Mapping[int, Rating], places: Places) -> dict[int, Change]:
    """How a match with these places changes the ratings of those who played it, best place first."""
    # In one order whatever the seats were: sums of floating numbers depend on it.
    users = sorted(places, key=lambda user: (places[user], user))
    if not users:
        return {}
    before = [ratings.get(user, Rating()) for user in users]
    teams = [[_MODEL.rating(rating.mean, rating.deviation)] for rating in before]
    rated = _MODEL.rate(teams, ranks=[float(places[user]) for user in users])
    return {
        user: Change(old, Rating(new.mu, new.sigma, old.matches + 1))
        for user, old, (new,) in zip(users, before, rated, strict=True)
    }
