"""Whoever wants a thought asks here: one process thinks for the whole bot, started when first needed and again when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

import msgspec

from cogs.computer.request import LENGTH, Answer, Failed, Request, Results, Think, Thoughts, Try, framed, thought_of
from games.base import Game, Move
from games.core.foresight import Effort
from games.thinking.search import Thought
from games.thinking.trial import Deal

log = logging.getLogger("tablebot.computer")

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-m", "cogs.computer.worker")
_ANSWERS = msgspec.json.Decoder[Answer](Answer)
PATIENCE = 60.0  # seconds after which a thought is given up, and the process with it


class Urgency(IntEnum):
    """Who comes first where several wait; among equals the first who asked."""

    HINT = 0  # somebody looks at a screen
    SEAT = 1  # a table waits
    ANALYSIS = 2  # nobody does


class ThinkingFailed(Exception):
    """There is no thought: the process died, took too long, or could not do it. The next one may succeed."""


class NotStarted(ThinkingFailed):
    """There is no process that could think: the machine has no room for it. Nothing is wrong with what was asked."""


class Thinker:
    """The process that thinks, and the queue before it. ``effort`` None: each game's own.

    ``patience`` are the seconds after which a thought is given up; None: it never is, where time does not pass by itself.
    """

    def __init__(
        self, command: Sequence[str] = COMMAND, patience: float | None = PATIENCE, effort: Effort | None = None
    ) -> None:
        self.patience = patience
        self._command, self._effort = command, effort
        self._process: Process | None = None
        self._sent: set[tuple[str, int, str]] = set()  # component data that the process has
        self._waiting: asyncio.PriorityQueue[tuple[int, int]] = asyncio.PriorityQueue()
        self._turns: dict[int, asyncio.Future[None]] = {}
        self._number, self._busy = 0, False

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self._waiting.qsize()

    async def think(self, game: Game[Any], view: Any, seat: int, seed: str, urgency: Urgency) -> Thought:
        """The thought about a seat's decision; ``view`` is redacted for it. Raises ThinkingFailed."""
        answer = await self._done(game, view, seed, Think(seat, self._effort), urgency)
        if not isinstance(answer, Thoughts):
            raise ThinkingFailed("this is no thought")
        try:
            return thought_of(game, answer)
        except msgspec.ValidationError as error:
            raise ThinkingFailed(f"no thought about this game: {error}") from error

    async def trial(
        self,
        game: Game[Any],
        view: Any,
        viewer: int | None,
        moves: Sequence[Move | None],
        seed: str,
        deals: range,
        plies: int | None,
        urgency: Urgency,
    ) -> list[list[Deal]]:
        """What comes of each move, deal by deal; see ``games.thinking.trial``. Raises ThinkingFailed."""
        texts = ["" if move is None else game.encode_move(move).decode() for move in moves]
        answer = await self._done(game, view, seed, Try(viewer, texts, deals.start, len(deals), plies), urgency)
        if not isinstance(answer, Results):
            raise ThinkingFailed("these are no results")
        return answer.moves

    async def close(self) -> None:
        """End the process; the next thought starts another."""
        process, self._process = self._process, None
        self._sent.clear()
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _done(self, game: Game[Any], view: Any, seed: str, task: Think | Try, urgency: Urgency) -> Answer:
        """What the process makes of a task, when its turn has come. Raises ThinkingFailed."""
        await self._turn(urgency)
        try:
            async with asyncio.timeout(self.patience):
                return await self._ask(game, view, seed, task)
        except TimeoutError:
            await self.close()
            raise ThinkingFailed(f"no thought within {self.patience} s") from None
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            await self.close()
            raise ThinkingFailed(f"{type(error).__name__}: {error}") from error
        except asyncio.CancelledError:
            # An answer nobody waits for would be taken for the next one.
            await self.close()
            raise
        finally:
            self._next()

    # ------------------------------------------------------------------ the queue
    async def _turn(self, urgency: Urgency) -> None:
        if not self._busy:
            self._busy = True
            return
        self._number += 1
        number, turn = self._number, asyncio.get_running_loop().create_future()
        self._turns[number] = turn
        self._waiting.put_nowait((urgency, number))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            self._turns.pop(number, None)
            raise

    def _next(self) -> None:
        """Let in who has waited longest among the most urgent."""
        while not self._waiting.empty():
            turn = self._turns.pop(self._waiting.get_nowait()[1], None)
            if turn is not None and not turn.done():
                turn.set_result(None)
                return
        self._busy = False

    # ------------------------------------------------------------------ the process
    async def _ask(self, game: Game[Any], view: Any, seed: str, task: Think | Try) -> Answer:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        key = game.slug, game.version, game.data_hash
        data = None if key in self._sent else game.data_text
        request = Request(*key, data, game.encode(view), seed, task)
        process.stdin.write(framed(request))
        await process.stdin.drain()
        length = await process.stdout.readexactly(LENGTH)
        answer = _ANSWERS.decode(await process.stdout.readexactly(int.from_bytes(length, "big")))
        if isinstance(answer, Failed):
            raise ThinkingFailed(answer.error)
        self._sent.add(key)
        return answer

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._sent.clear()
        try:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, cwd=ROOT)
        except OSError as error:
            raise NotStarted(f"{type(error).__name__}: {error}") from error
        return self._process
