"""Strong computers at the tables: which matches wait for them, and what they think of, played a chain at a time.

A chain is all that happens by itself until a person must decide: what strong computers think of, decision after decision, with
what lies between. It is worked out on a copy of the table, without the lock of the match, and played at once, if the match still
stands where it began; so it makes one commit and one post. Nothing but the match is needed to begin anew, and the same thoughts
come again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from cogs.computer.match_tasks import MatchTasks
from cogs.computer.thinker import Thinker, ThinkingFailed, Urgency
from cogs.match.automatic import Decision
from cogs.match.following import Run
from cogs.match.playing import Playing
from cogs.match.refusals import Refusal
from games.base import Move

log = logging.getLogger("tablebot.computer")

AT_ONCE = 8  # matches whose tables are held; their decisions are thought about in turn
LONGEST_S = 60.0  # of a chain; what has been thought by then is played


class StrongSeats:
    """Plays for strong computers. ``thinker`` None: this bot may not think, and they play like casual ones.

    ``deliver`` posts what is due for a match, ``failed`` counts a thought that did not come, ``now`` tells the time.
    """

    def __init__(
        self,
        playing: Playing,
        thinker: Thinker | None,
        deliver: Callable[[int], Awaitable[None]],
        failed: Callable[[], None],
        now: Callable[[], int],
    ) -> None:
        self._playing, self._thinker = playing, thinker
        self._deliver, self._failed, self._now = deliver, failed, now
        self._tasks = MatchTasks()
        self._woken: set[int] = set()  # matches that their tasks have still to look at
        self._room = asyncio.Semaphore(AT_ONCE)

    async def look(self) -> None:
        """Wake every match that may wait for a strong computer: after a start, or where something has failed."""
        for match in await self._playing.tables.store.seats.running_with_strong():
            self.wake(match)

    def wake(self, match: int) -> None:
        """Play for the strong computers of a match as soon as there is room, if it waits for one."""
        self._woken.add(match)
        self._tasks.begin(match, self._serve)

    async def close(self) -> None:
        """Drop what is being thought about, and end the process."""
        await self._tasks.close()
        if self._thinker is not None:
            await self._thinker.close()

    # ------------------------------------------------------------------ one match
    async def _serve(self, match: int) -> None:
        """A chain, and others as long as the match is woken again; chains of other matches come between."""
        while match in self._woken:
            self._woken.discard(match)
            try:
                async with self._room:
                    played = await self._chain(match)
                if played:
                    # Whoever posts the board wakes the match again where it waits for a strong computer still.
                    await self._deliver(match)
            except Exception:
                log.exception("the strong computers of match %s", match)

    async def _chain(self, match: int) -> bool:
        """Think a chain and play it; whether there was one. What comes between drops it, and wakes the match by its own post."""
        thoughts: dict[str, Move] = {}
        with contextlib.suppress(Refusal):  # it is over, or waits for another bot
            run = await self._playing.thinking(match, thoughts)
            revision, began = run.table.row.revision, time.monotonic()
            while not thoughts or time.monotonic() - began < LONGEST_S:
                run.follow()
                decision = run.agenda.decision()
                if decision is None:
                    break
                thoughts[decision.position] = await self._move(run, decision)
                row = await self._playing.tables.store.matches.load(match)
                if row is None or row.revision != revision:
                    return False
            if thoughts:
                return await self._playing.play_thoughts(match, thoughts, revision=revision, now=self._now())
        return False

    async def _move(self, run: Run, decision: Decision) -> Move:
        """What a strong computer does; what a casual one would, where no thought comes."""
        if self._thinker is not None:
            game, seat = run.table.game, decision.seat
            try:
                move = (await self._thinker.think(game, decision.view, seat, decision.seed, Urgency.SEAT)).move
                if move in game.legal_moves(decision.view, seat):
                    return move
                log.error("match %s: a thought for seat %s is no legal move: %s", run.table.row.id, seat, move)
            except ThinkingFailed as error:
                log.warning("match %s: seat %s plays without a thought: %s", run.table.row.id, seat, error)
            except Exception:
                # A fault of ours comes again however often it is tried, and the table waits.
                log.exception("match %s: seat %s plays without a thought", run.table.row.id, seat)
            self._failed()
        return run.agenda.sensible(decision.seat)
