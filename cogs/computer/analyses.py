"""Analyses of matches that are over: made piece by piece when nobody else wants a thought, kept, and told to whoever asked.

What has been found is kept at once, so that a bot that dies goes on where it was; what comes next follows from that alone. A piece
that cannot be done is left out after some tries, lest one match keep all others from theirs. A match that cannot be looked back at
at all rests until somebody asks again, who is told so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from cogs.computer.match_tasks import MatchTasks
from cogs.computer.pieces import Piece
from cogs.computer.thinker import NotStarted, Thinker, ThinkingFailed
from cogs.computer.walk import Walk
from cogs.match.entries import notice
from cogs.match.refusals import Refusal
from cogs.match.tables import Table, Tables
from db.analysis_rows import AnalysisRow, FoundRow
from db.rows import OutboxEntry
from games.thinking.review import LEFT_OUT, Depth, Findings, Part, estimate, next_part

log = logging.getLogger("tablebot.computer")

AT_ONCE = 4  # matches that are looked back at in turn, so that a long one keeps nobody waiting
TRIES = 3  # of a piece, and of a match of which something is wrong beside its pieces
TOLD_AT_ONCE = 50  # people in a post; Discord takes no more than a hundred mentions


class Analyses:
    """Makes analyses. ``thinker`` None: this bot may not think, and makes none. ``deliver`` posts what is due for a match, ``now``
    tells the time.
    """

    def __init__(
        self,
        tables: Tables,
        thinker: Thinker | None,
        deliver: Callable[[int], Awaitable[None]],
        now: Callable[[], int],
        depth: Depth,
    ) -> None:
        self._tables, self._store, self._thinker = tables, tables.store.analyses, thinker
        self._deliver, self._now, self._depth = deliver, now, depth
        self._tasks = MatchTasks()
        self._failed = Counter[tuple[int, Part]]()
        self._stuck = Counter[int]()  # by match, how often something failed that is no piece of work
        self._room = asyncio.Semaphore(AT_ONCE)

    async def look(self) -> None:
        """Go on with what is to be made, after a start or where something has failed, and tell what is there."""
        rows = await self._store.open()
        for row in rows:
            if row.done_at is None and self._stuck[row.match] < TRIES:
                self._wake(row.match)
        if any(row.done_at is not None for row in rows):
            await self._tell()

    async def ask(self, table: Table, user: int) -> AnalysisRow:
        """Somebody wants the analysis of a match: how far it is. It is begun if nobody has asked before.

        Raises Refusal where the match goes on, has no result or nobody to look at, or this bot makes none; where it failed
        again and again, and is tried once more now.
        """
        row = table.row
        if row.status != "finished":
            raise Refusal("analysis-running" if row.status == "running" else "analysis-no-result")
        found = await self._store.of(row.id)
        if self._thinker is None and (found is None or found.done_at is None):
            raise Refusal("analysis-off")
        if found is None:
            await self._check(table)
        found = await self._store.ask(row.id, row.revision, user, self._now())
        if found is None:
            raise Refusal("stale")
        if found.done_at is None:
            self._wake(row.id)
            if self._stuck[row.id] >= TRIES:
                raise Refusal("analysis-stuck")
        return found

    async def try_again(self, match: int, revision: int) -> None:
        """What was left out of an analysis is done once more; whoever asks for it then is told how far it is."""
        await self._store.reopen(match, revision, LEFT_OUT.items())
        for key in [key for key in self._failed if key[0] == match]:
            del self._failed[key]

    async def close(self) -> None:
        """Drop what is being made; what has been found is kept."""
        await self._tasks.close()

    async def _check(self, table: Table) -> None:
        """Raises Refusal where no person had any choice that could be played again."""
        walk = Walk(table, await self._tables.store.moves.of(table.row.id))
        if not (await asyncio.to_thread(walk.outline, self._depth.positions)).decisions:
            raise Refusal("analysis-nothing")

    # ------------------------------------------------------------------ one match
    def _wake(self, match: int) -> None:
        if (thinker := self._thinker) is not None:
            self._tasks.begin(match, lambda match: self._serve(match, thinker))

    async def _serve(self, match: int, thinker: Thinker) -> None:
        try:
            with contextlib.suppress(Refusal):  # it waits for another bot
                async with self._room:
                    done = await self._make(match, thinker)
                if done:
                    await self._tell()
        except ThinkingFailed as failure:
            log.warning("the analysis of match %s rests: %s", match, failure)
        except Exception:
            self._stuck[match] += 1
            log.exception("the analysis of match %s", match)

    async def _make(self, match: int, thinker: Thinker) -> bool:
        """Do all that is left of an analysis; whether it is complete, and not one of an end that was taken back."""
        table = await self._tables.load(match)
        revision, depth = table.row.revision, self._depth
        walk = Walk(table, await self._tables.store.moves.of(match))
        outline = await asyncio.to_thread(walk.outline, depth.positions)
        findings = read(await self._store.found(match))
        if not await self._store.begin(match, revision, estimate(outline, depth)):
            return False
        while (part := next_part(outline, findings, depth)) is not None:
            found = await self._found(table, walk, findings, part, thinker)
            if not await self._store.keep(match, revision, FoundRow(part.kind, part.ply, part.first, found)):
                return False
            findings.add(part, found)
        return await self._store.finish(match, revision, self._now())

    async def _found(self, table: Table, walk: Walk, findings: Findings, part: Part, thinker: Thinker) -> bytes:
        """What a piece of work finds; that it is left out where it has failed too often. Raises ThinkingFailed."""
        piece, key = Piece(table, walk, part, thinker, self._depth), (table.row.id, part)
        try:
            if part.kind == "course":
                return await piece.course()
            if part.kind == "look":
                return await piece.look()
            return await piece.check(findings.looks[part.ply].better)
        except NotStarted:
            raise  # no piece is to blame for that
        except ThinkingFailed:
            self._failed[key] += 1
            if self._failed[key] < TRIES:
                raise
            log.exception("match %s: %s after move %s is left out", table.row.id, part.kind, part.ply)
            return LEFT_OUT[part.kind]

    # ------------------------------------------------------------------ telling
    async def _tell(self) -> None:
        """Tell those who asked that analyses are there, which show what was hidden, where the match is over for good."""
        for match in await self._store.tell(self._now(), _told):
            await self._deliver(match)


def read(rows: Sequence[FoundRow]) -> Findings:
    """What has been found, from what is kept of it."""
    findings = Findings()
    for row in rows:
        findings.add(msgspec.convert((row.kind, row.ply, row.first), Part), row.found)
    return findings


def _told(match: int, users: Sequence[int]) -> list[OutboxEntry]:
    parts = [users[first : first + TOLD_AT_ONCE] for first in range(0, len(users), TOLD_AT_ONCE)]
    return [
        notice(match, f"{match}:analysis:{number}", "notice-analysis", {"who": part}, ping=part, analysis=True)
        for number, part in enumerate(parts)
    ]
