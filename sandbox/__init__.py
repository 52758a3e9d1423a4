"""Play with the real bot without a Discord token: a local page over a simulated Discord.

Nothing outside of this package knows the simulator; it is imported only when a sandbox is opened.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from aiohttp import web
from discord.ext import commands

from locales import DEFAULT, words
from sandbox.local import HOST, listen
from sandbox.quiet import simulator_unwarned

with simulator_unwarned():
    import simcord as simcord  # whichever module of this package is imported finds it loaded

if TYPE_CHECKING:
    from sandbox.world import World

PORT = 8765
PEOPLE = ("Anna", "Ben", "Celina")


async def serve(
    make_bot: Callable[[], commands.Bot],
    *,
    port: int = PORT,
    users: Sequence[str] = PEOPLE,
    foreseen: Callable[[BaseException], bool] = lambda error: False,
    begin: Callable[[World], Awaitable[None]] | None = None,
) -> None:
    """Show the page at ``http://127.0.0.1:PORT/`` until cancelled, while simulated time follows the real one.

    ``make_bot`` gives a new, not yet started bot over the same data each time: at the start, and again whenever somebody
    restarts the bot on the page (the old one is closed first). The world on the page ends with this call; whoever calls
    gives the bot a database that ends with it, too. ``foreseen`` are errors that the bot answers in words, ``begin`` does what is
    done before anybody opens the page. Exits with a message and status 1 where the port is taken.
    """
    async with running(make_bot, port=port, users=users, foreseen=foreseen) as (address, world):
        if begin is not None:
            await begin(world)
        print(words(DEFAULT)("sandbox-ready", address=address), flush=True)
        await world.follow_clock()


@contextlib.asynccontextmanager
async def running(
    make_bot: Callable[[], commands.Bot],
    *,
    port: int = 0,
    users: Sequence[str] = PEOPLE,
    foreseen: Callable[[BaseException], bool] = lambda error: False,
) -> AsyncIterator[tuple[str, World]]:
    """The page's address and the world behind it, whose clock moves only when told; port 0 takes any free one."""
    from sandbox.server import make_app
    from sandbox.world import open_world

    # The port is taken before the bot starts, so that a taken one is told at once.
    with contextlib.closing(listen(port)) as listener:
        async with open_world(make_bot, users, foreseen) as world:
            runner = web.AppRunner(make_app(world), access_log=None)
            await runner.setup()
            try:
                await web.SockSite(runner, listener).start()
                yield f"http://{HOST}:{listener.getsockname()[1]}/", world
            finally:
                await runner.cleanup()
