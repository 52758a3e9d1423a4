"""Rated matches: which can be, and for whom a result counts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.match.refusals import Refusal
from cogs.standings.ladder import Change, Ladder, Places, Rating
from cogs.standings.results import Result, Results
from db.rows import MatchRow

LEAST = 2  # people who began a match and held their seats until its end, below which it counts for nobody


def check_rated(seats: int, computers: int) -> None:
    """Raises Refusal where a match of so many seats, computers among them, cannot be rated."""
    if computers:
        raise Refusal("rated-computers")
    if seats < LEAST:
        raise Refusal("rated-alone")


def places_of(result: Result) -> Places:
    """Who is rated for a result: those who began the match, by the places of its closing post.

    Who gave up his seat is behind all others, and who took it over is not rated. Where fewer than two have held their seats
    until the end (to concede is to hold it), nobody is rated: the others could not have measured up to anybody.
    """
    holders = {seat.seat: seat.user for seat in result.seats}
    stayed = {seat.user: result.outcome.ranks[seat.seat] for seat in result.starters if holders[seat.seat] == seat.user}
    if not result.row.rated or len(stayed) < LEAST:
        return {}
    behind = len(result.seats) + 1
    return {seat.user: stayed.get(seat.user, behind) for seat in result.starters}


class Ratings:
    """The ratings of every game on every server, computed from the results; what was computed before is remembered."""

    def __init__(self, results: Results) -> None:
        self._results = results
        self._ladders: dict[tuple[int, str], Ladder] = {}

    async def after(self, server: int, slug: str, results: Sequence[Result]) -> Ladder:
        """The ratings of a game on a server after all its results there (or all rated ones), the oldest first."""
        history = [(result.row.id, places_of(result)) for result in results if result.row.rated]
        ladder = self._ladders.get((server, slug), Ladder())
        # The first look after a start may be at thousands of matches, of which each takes a fraction of a millisecond.
        ladder = await asyncio.to_thread(ladder.grown, history)
        self._ladders[server, slug] = ladder
        return ladder

    async def of_person(self, server: int, results: Sequence[Result], user: int) -> dict[str, Rating]:
        """The ratings of a person by game after all results of a server, or all of some games there."""
        by_game: dict[str, list[Result]] = {}
        for result in results:
            by_game.setdefault(result.row.slug, []).append(result)
        ladders = {slug: await self.after(server, slug, found) for slug, found in by_game.items()}
        return {slug: ladder.ratings[user] for slug, ladder in ladders.items() if user in ladder.ratings}

    async def changes_of(self, row: MatchRow) -> dict[int, Change]:
        """How a match that is over has changed the ratings, by person; {} where it has not."""
        results = await self._results.of_server(row.server, row.slug, rated=True)
        return (await self.after(row.server, row.slug, results)).changes.get(row.id, {})
