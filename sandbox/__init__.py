"""Play with the real bot without a Discord token: a local page over a simulated Discord.

Nothing outside of this package knows the simulator; it is imported only when a sandbox is opened.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Sequence

from aiohttp import web
from discord.ext import commands

from locales import DEFAULT, words

HOST = "127.0.0.1"
PEOPLE = ("Anna", "Ben", "Celina")


async def serve(make_bot: Callable[[], commands.Bot], *, port: int = 8765, users: Sequence[str] = PEOPLE) -> None:
    """Show the page at ``http://127.0.0.1:PORT/`` until cancelled; port 0 takes any free one.

    ``make_bot`` gives a new, not yet started bot over the same data each time: at the start, and again whenever somebody
    restarts the bot on the page (the old one is closed first). The world on the page ends with this call; whoever
    calls gives the bot a database that ends with it, too. Exits with a message and status 1 where the port is taken.
    """
    from sandbox.server import make_app
    from sandbox.world import open_world

    with contextlib.closing(_listen(port)) as listener:
        async with open_world(make_bot, users) as world:
            runner = web.AppRunner(make_app(world), access_log=None)
            await runner.setup()
            try:
                await web.SockSite(runner, listener).start()
                address = f"http://{HOST}:{listener.getsockname()[1]}/"
                print(words(DEFAULT)("sandbox-ready", address=address), flush=True)
                await world.follow_clock()
            except asyncio.CancelledError:
                return
            finally:
                await runner.cleanup()


def _listen(port: int) -> socket.socket:
    """The port, taken before the bot starts so that a taken one is told at once."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
    except OSError:
        listener.close()
        raise SystemExit(words(DEFAULT)("sandbox-port-busy", port=str(port))) from None
    return listener
