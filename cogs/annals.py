"""The results of the matches that ended on a server, computed from their last states and remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.tables import Tables
from db.rows import FinishedMatch, FinishedRow, SeatRow
from games.base import Outcome

TOGETHER = 200  # states read in one go
CONCESSION = "concession"


@dataclass(frozen=True)
class Result:
    """How a match ended: per seat its holder at the end and at the start, rank (1 = won) and points."""

    row: FinishedRow
    seats: list[SeatRow]
    starters: list[SeatRow]
    outcome: Outcome

    @property
    def whole(self) -> bool:
        """Whether it was played to the end of the game, not broken off because nearly everybody had left."""
        return self.row.ended_reason != CONCESSION

    @property
    def seconds(self) -> int:
        """From the first move to the last."""
        return self.row.ended_at - self.row.began_at


class Annals:
    """Outcomes are kept by match: they cannot change any more, and one takes less than a kilobyte."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._outcomes: dict[int, Outcome] = {}

    async def of_server(self, server: int, slug: str | None = None, *, rated: bool = False) -> list[Result]:
        """The results of a server (of one game), the oldest first; ``rated``: of rated matches only."""
        matches = await self._tables.store.finished.of_server(server, slug)
        if rated:
            matches = [match for match in matches if match.row.rated]
        new = [match for match in matches if match.row.id not in self._outcomes]
        for start in range(0, len(new), TOGETHER):
            await self._judge(new[start : start + TOGETHER])
        known = ((match, self._outcomes.get(match.row.id)) for match in matches)
        return [
            Result(match.row, match.seats, match.starters, outcome) for match, outcome in known if outcome is not None
        ]

    async def _judge(self, matches: Sequence[FinishedMatch]) -> None:
        rows = [match.row for match in matches]
        states = await self._tables.store.finished.states([row.id for row in rows])
        games = [await self._tables.game_of(row) for row in rows]

        def outcomes() -> dict[int, Outcome]:
            judged = zip(rows, games, states, strict=True)
            found = {row.id: game.outcome(game.decode(state)) for row, game, state in judged}
            return {match: outcome for match, outcome in found.items() if outcome is not None}

        # The first look back after a start may be at hundreds of matches.
        self._outcomes |= await asyncio.to_thread(outcomes)
