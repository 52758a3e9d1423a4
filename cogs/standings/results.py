"""The results of the matches that ended on a server: stored when they end, for the rules by which they were played may be dropped.

Of matches that ended before results were stored they are computed from the last states, as long as that is possible.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from cogs.match.history import encode_outcome
from cogs.match.refusals import Refusal
from cogs.match.tables import Tables
from db.rows import FinishedRow, SeatRow
from games.base import Game, Outcome

log = logging.getLogger("tablebot.annals")

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


class Results:
    """Outcomes are kept with the row of the end that they are of, which may be taken back; one takes less than a kilobyte."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._outcomes: dict[int, tuple[FinishedRow, Outcome]] = {}

    async def of_server(self, server: int, slug: str | None = None, *, rated: bool = False) -> list[Result]:
        """The results of a server (of one game), the oldest first; ``rated``: of rated matches only."""
        matches = await self._tables.store.finished.of_server(server, slug)
        if rated:
            matches = [match for match in matches if match.row.rated]
        new = [match.row for match in matches if self._known(match.row) is None]
        stored = await self._tables.store.finished.results([row.id for row in new])
        rows = {row.id: row for row in new}
        self._outcomes |= {
            match: (rows[match], msgspec.json.decode(text, type=Outcome)) for match, text in stored.items()
        }
        await self._judge([row for row in new if row.id not in stored])
        known = ((match, self._known(match.row)) for match in matches)
        return [
            Result(match.row, match.seats, match.starters, outcome) for match, outcome in known if outcome is not None
        ]

    def _known(self, row: FinishedRow) -> Outcome | None:
        end, outcome = self._outcomes.get(row.id, (None, None))
        return outcome if end == row else None

    async def settle(self) -> None:
        """Store the results that are not, of all matches that can be judged by this bot. Never raises: others can wait."""
        try:
            await self._judge(await self._tables.store.finished.without_result())
        except Exception:
            log.exception("results of matches that have ended could not be stored")

    async def _judge(self, matches: Sequence[FinishedRow]) -> None:
        """Work results out and store them."""
        for start in range(0, len(matches), TOGETHER):
            rows = matches[start : start + TOGETHER]
            states = await self._tables.store.finished.states([row.id for row in rows])
            # A look back may be at hundreds of matches.
            judged = zip(rows, [await self._game_of(row) for row in rows], states, strict=True)
            found = await asyncio.to_thread(_outcomes, [(row.id, game, state) for row, game, state in judged if game])
            await self._tables.store.finished.keep({match: encode_outcome(outcome) for match, outcome in found.items()})
            self._outcomes |= {row.id: (row, found[row.id]) for row in rows if row.id in found}

    async def _game_of(self, row: FinishedRow) -> Game[Any] | None:
        """None for a match whose rules this bot cannot play by: it cannot count."""
        try:
            return await self._tables.game_of(row)
        except Refusal:
            return None


def _outcomes(matches: Sequence[tuple[int, Game[Any], bytes]]) -> dict[int, Outcome]:
    found = {match: game.outcome(game.decode(state)) for match, game, state in matches}
    return {match: outcome for match, outcome in found.items() if outcome is not None}
