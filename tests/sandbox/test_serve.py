"""``serve``: what a host sees in the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import sys
import time
from pathlib import Path

import aiohttp
import pytest

from sandbox import running, serve
from tests.machine import PATIENCE_S
from tests.sandbox.example import ExampleBot, make_bot

ROOT = Path(__file__).resolve().parents[2]


async def test_address_is_printed_when_the_page_can_be_opened(capsys: pytest.CaptureFixture[str]) -> None:
    serving = asyncio.create_task(serve(make_bot, port=0))
    while not (printed := capsys.readouterr().out):
        await asyncio.sleep(0.05)
        assert not serving.done()
    before, address = printed.strip().rsplit(" ", 1)
    assert before == "Sandbox ready:"
    async with aiohttp.ClientSession() as http, http.get(address) as reply:
        assert reply.status == 200
    serving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await serving
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.ClientConnectionError):
            await http.get(address)


def test_taken_port_is_one_sentence_and_a_status_without_traceback() -> None:
    program = (
        "import asyncio, sys; from sandbox import serve; from tests.sandbox.example import ExampleBot, make_bot; "
        "asyncio.run(serve(make_bot, port=int(sys.argv[1])))"
    )
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-c", program, str(port)], cwd=ROOT, capture_output=True, text=True, check=False
        )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        f"Port {port} is already in use. Perhaps a sandbox is running already; otherwise choose another port.\n"
    )


async def test_bot_that_does_not_start_is_closed() -> None:
    class Broken(ExampleBot):
        async def setup_hook(self) -> None:
            raise RuntimeError("no database")

    bot = Broken()
    with pytest.raises(RuntimeError, match="no database"):
        await serve(lambda: bot, port=0)
    assert bot.is_closed()


async def test_simulated_time_follows_the_real_time() -> None:
    async with running(make_bot) as (_, world):
        start, began = world.env.now(), time.perf_counter()
        following = asyncio.create_task(world.follow_clock())
        async with asyncio.timeout(PATIENCE_S):
            while (simulated := (world.env.now() - start).total_seconds()) < 1.0:
                await asyncio.wait({following}, timeout=0.05)
                assert not following.done()
        real = time.perf_counter() - began
        following.cancel()
    assert simulated <= real
