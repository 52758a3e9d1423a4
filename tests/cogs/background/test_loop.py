"""Loops outlive whatever goes wrong in them."""

from __future__ import annotations

import asyncio
import inspect
from importlib import import_module
from pkgutil import iter_modules

import pytest

import cogs.background
from cogs.background.loop import Loop
from tests.line import connect
from tests.machine import PATIENCE_S
from tests.seated import Seated


class Client:
    """As much of a client as a loop needs."""

    async def wait_until_ready(self) -> None:
        """It is."""


class Stumbling(Loop):
    seconds = 0.001

    def __init__(self) -> None:
        super().__init__(Client())
        self.looks = 0
        self.enough = asyncio.Event()

    async def look(self) -> None:
        self.looks += 1
        if self.looks == 3:
            self.enough.set()
        raise RuntimeError("boom")


def loops() -> list[type[Loop]]:
    found = [import_module(f"cogs.background.{module.name}") for module in iter_modules(cogs.background.__path__)]
    kinds = {kind for module in found for _, kind in inspect.getmembers(module, inspect.isclass)}
    return sorted(
        (kind for kind in kinds if issubclass(kind, Loop) and kind is not Loop), key=lambda kind: kind.__name__
    )


async def test_a_loop_that_fails_each_time_looks_again(caplog):
    loop = Stumbling()
    await loop.cog_load()
    await asyncio.wait_for(loop.enough.wait(), PATIENCE_S)
    await loop.cog_unload()
    assert loop.looks >= 3
    assert caplog.text.count("Stumbling failed") == loop.looks


@pytest.mark.parametrize("kind", loops(), ids=lambda kind: kind.__name__)
def test_every_loop_is_made_so_and_says_how_often_it_looks(kind):
    assert kind._outlive is Loop._outlive
    assert kind.seconds >= 30


async def test_every_loop_is_among_the_cogs_of_the_bot(tmp_path):
    seated = Seated(tmp_path, people=1, seed=1)
    await connect(seated.bot, seated.world.answer)
    there = {name for name, cog in seated.bot.cogs.items() if isinstance(cog, Loop)}
    await seated.bot.close()
    assert there == {kind.__name__ for kind in loops()}
