"""Ratings in words."""

from __future__ import annotations

from cogs.match.names import written
from cogs.presentation.people import holders_of
from cogs.standings.ladder import SETTLED, START, Rating
from cogs.standings.ratings import Ratings
from db.rows import MatchRow
from db.store import Store
from locales import Words


def rating_shown(w: Words, rating: Rating) -> str:
    """The number of a rating, marked where it is provisional."""
    return w("rating-value", rating=rating.shown, provisional="yes" if rating.provisional else "no")


def explained(w: Words) -> str:
    """What the number means, in a line."""
    return w("rating-explained", start=START, least=SETTLED)


async def told(ratings: Ratings, store: Store, row: MatchRow, w: Words) -> str:
    """How a match that is over has changed the ratings, in a line; "" for one that was not rated."""
    if not row.rated:
        return ""
    changes = await ratings.changes_of(row)
    if not changes:
        return w("rating-unchanged")
    names = holders_of(await store.seats.history(row.id), w)
    parts = [
        w(
            "rating-change",
            player=written(names[user]),
            rating=rating_shown(w, change.after),
            change=f"{change.shown:+}".replace("-", "\u2212"),
        )
        for user, change in changes.items()
    ]
    return w("rating-changes", changes=" · ".join(parts))
