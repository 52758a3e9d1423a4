"""The real bot in a process of its own, whose Discord lives in the process that started it and so outlives it.

The two ends of a pipe say: ``("ready",)``, ``("ask", number, request)``, ``("log", text)`` upwards; ``("answer", number, value)``,
``("refusal", number, (status, code, message))``, ``("event", name, payload)`` downwards.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from simcord.backend.errors import BackendError

from bot import create_bot
from cogs.settings import Settings
from tests.line import Request, connect, feed

FORKS = multiprocessing.get_context("forkserver")
# Children are forked from a process that has everything imported already: a life begins within milliseconds.
FORKS.set_forkserver_preload([__name__])


def start(database: Path) -> tuple[ForkServerProcess, Connection]:
    """A bot on this database and the upper end of its pipe; end it by killing it."""
    above, below = FORKS.Pipe()
    process = FORKS.Process(target=_live, args=(database, below), daemon=True)
    process.start()
    below.close()
    return process, above


def _live(database: Path, pipe: Connection) -> None:
    logging.getLogger().addHandler(_Upwards(pipe))
    asyncio.run(_serve(database, pipe))


async def _serve(database: Path, pipe: Connection) -> None:
    open_questions, numbers = dict[int, asyncio.Future[Any]](), count()
    bot = create_bot(Settings(database=database))

    async def ask(request: Request) -> Any:
        number = next(numbers)
        future = open_questions[number] = asyncio.get_running_loop().create_future()
        pipe.send(("ask", number, request))
        return await future

    def hear() -> None:
        kind, what, value = pipe.recv()
        if kind == "event":
            feed(bot, what, value)
        elif kind == "answer":
            open_questions.pop(what).set_result(value)
        else:
            open_questions.pop(what).set_exception(BackendError(*value))

    asyncio.get_running_loop().add_reader(pipe.fileno(), hear)
    await connect(bot, ask)
    pipe.send(("ready",))
    await asyncio.Event().wait()


class _Upwards(logging.Handler):
    """Errors that are only logged must not die with the process."""

    def __init__(self, pipe: Connection) -> None:
        super().__init__(logging.ERROR)
        self.pipe = pipe

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.pipe.send(("log", f"{record.name}: {record.getMessage()} {error!r}"))
