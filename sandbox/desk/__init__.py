"""The owner's desk: a page on which whoever has a box says what is in it, entry by entry, into the folder that the bot reads."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from games import GAMES
from locales import Words
from sandbox.desk.book import Book
from sandbox.desk.server import make_app
from sandbox.local import HOST, listen


async def serve(folder: Path, game: str, port: int, say: Words) -> None:
    """Show the page at ``http://127.0.0.1:PORT/`` until cancelled; ``game`` is open at the start, "" for none.

    Raises DataError for corrections in the folder that cannot be used; exits with a message where the port is taken.
    """
    async with running(folder, game, port) as address:
        print(say("desk-ready", address=address, folder=str(folder.resolve())), flush=True)
        await asyncio.Event().wait()


@contextlib.asynccontextmanager
async def running(folder: Path, game: str = "", port: int = 0) -> AsyncIterator[str]:
    """The page's address; port 0 takes any free one."""
    books = {slug: Book(slug, folder) for slug in GAMES}
    with contextlib.closing(listen(port)) as listener:
        runner = web.AppRunner(make_app(books, game), access_log=None)
        await runner.setup()
        try:
            await web.SockSite(runner, listener).start()
            yield f"http://{HOST}:{listener.getsockname()[1]}/"
        finally:
            await runner.cleanup()
