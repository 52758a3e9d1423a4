"""Whole-bot tests: the real bot in a simulated Discord, every request checked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord
from discord.app_commands import AppCommandError
from discord.ext import commands

import cogs.background.icons
from sandbox.copying import quick_copies
from sandbox.settling import quick_settling
from tests.discord.guard import Problems, live_guard
from tests.discord.known import Known
from tests.machine import PATIENCE_S
from tests.seeding import seed as seed  # of every match
from tests.sketch import sketch_pictures

MakeBot = Callable[[], commands.Bot]

LONG_WAY = 5000  # turns of the event loop: a tenth of a second, in which a vote is stored and shown


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with quick_settling(), quick_copies():
        yield


@pytest.fixture(autouse=True)
def pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are sketched but in tests with the mark ``real_pictures``."""
    if request.node.get_closest_marker("real_pictures") is None:
        sketch_pictures(monkeypatch)


@pytest.fixture(autouse=True)
def no_icons(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no icons but in tests with the mark ``icons``: their markup would stand in every text."""
    if request.node.get_closest_marker("icons") is None:
        monkeypatch.setattr(cogs.background.icons, "emojis", lambda _slug: {})


@pytest.fixture
def first_edit_is_slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], asyncio.Event]:
    """``first_edit_is_slow()``: the next answer of the bot takes so long on its way that later ones overtake it, if they can.
    The event tells when it is on its way.
    """
    from cogs.discord_io import messages

    answer, slow, overtaken = messages.answer, list[asyncio.Event](), asyncio.Event()

    async def late(*args: Any, **more: Any) -> None:
        if not slow:
            await answer(*args, **more)
            overtaken.set()
            return
        slow.pop().set()
        for _ in range(LONG_WAY):
            if overtaken.is_set():
                break
            await asyncio.sleep(0)
        await answer(*args, **more)

    def set_out() -> asyncio.Event:
        slow.append(asyncio.Event())
        overtaken.clear()
        return slow[0]

    monkeypatch.setattr(messages, "answer", late)
    return set_out


@pytest.fixture
def settings(tmp_path: Path) -> Any:
    """The settings of the bot under test; a test module may override this fixture."""
    from cogs.settings import Settings

    return Settings(database=tmp_path / "test.sqlite")


@pytest.fixture
def make_bot(request: pytest.FixtureRequest) -> MakeBot:
    """A new bot on the same settings; a test module may override it to try another bot."""
    from bot import create_bot

    settings = request.getfixturevalue("settings")
    return lambda: create_bot(settings)


@pytest.fixture
def problems() -> Iterator[Problems]:
    """What Discord would have refused, and what went wrong unseen; nothing but what a test expects."""
    with live_guard() as found:
        yield found
    assert found.unexpected == []


@pytest_asyncio.fixture
async def bots(make_bot: MakeBot, problems: Problems) -> AsyncIterator[list[commands.Bot]]:
    """Every bot that was made in the test, the first of them ready; all are closed at the end."""
    made = [make_bot()]
    yield made
    for bot in made:
        if not bot.is_closed():
            await bot.close()


@pytest.fixture
def simcord_bot(bots: list[commands.Bot]) -> commands.Bot:
    return bots[0]


@pytest.fixture(scope="session")
def known() -> Known:
    return Known()


@pytest_asyncio.fixture
async def simcord_env(simcord_bot: commands.Bot, known: Known, tmp_path: Path) -> AsyncIterator[simcord.Env]:
    """A running Discord with the bot in it, on a new database.

    An error of a command goes to the bot's own handler, which tells the person; what nobody foresaw it logs, and the log is
    looked at by ``problems``. Any other error fails the test.
    """
    await known.first_start(tmp_path)
    env = simcord.Env(simcord_bot, check_errors=False, settle_timeout=PATIENCE_S)
    known.put(env)
    await env.start()
    try:
        yield env
    finally:
        await env.shutdown()
    assert [error for error in env.errors_since(0) if not isinstance(error, AppCommandError)] == []


@pytest.fixture
def restart(bots: list[commands.Bot], make_bot: MakeBot) -> Callable[..., Awaitable[commands.Bot]]:
    """``await restart(env)``: close the bot and start a new one on the same database.

    ``crash=True`` leaves the old one as it is: nothing is finished or closed before the new one starts.
    """

    async def start_again(env: simcord.Env, *, crash: bool = False) -> commands.Bot:
        if not crash:
            await env.bot.close()
        elif (store := getattr(env.bot, "store", None)) is not None:
            store.db._lock.close()  # the system takes the lock from a process that has died
        bots.append(make_bot())
        await env.restart_bot(bots[-1])
        return bots[-1]

    return start_again
