"""The example bot in a sandbox, and a client that speaks to the sandbox's server as the page does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from discord.ext import commands
from playwright.async_api import Browser

import cogs.background.icons
from bot import create_bot
from cogs.settings import Settings
from sandbox import running
from sandbox.world import World
from tests.sandbox.browser import open_browser
from tests.sandbox.example import make_bot
from tests.seeding import seed as seed  # of every match
from tests.signs import drawn_signs
from tests.sketch import sketch_pictures


@dataclass(frozen=True, slots=True)
class Client:
    """The page's requests, without the page."""

    http: aiohttp.ClientSession
    address: str
    world: World

    async def state(self, person: str, place: str = "general", **query: str) -> dict[str, Any]:
        """What the person sees with this place open."""
        query = {"user": person, "channel": await self.place(person, place), **query}
        async with self.http.get(f"{self.address}api/state", params=query) as reply:
            assert reply.status == 200
            return await reply.json()

    async def place(self, person: str, name: str) -> str:
        """The id of a place by its name. Raises StopIteration where the person does not see it."""
        async with self.http.get(f"{self.address}api/state", params={"user": person}) as reply:
            return next(place["id"] for place in (await reply.json())["places"] if place["name"] == name)

    async def messages(self, person: str, place: str = "general") -> list[dict[str, Any]]:
        """The messages the person sees there."""
        return (await self.state(person, place))["messages"]

    async def act(self, person: str, do: str, place: str | None = None, **facts: Any) -> dict[str, Any]:
        """Do something; the answer is {error, code, option} where it was refused."""
        if place is not None:
            facts["channel"] = await self.place(person, place)
        body = {"do": do, "person": person, **facts}
        async with self.http.post(f"{self.address}api/act", json=body, headers={"X-Sandbox": "1"}) as reply:
            assert reply.status == 200
            return await reply.json()

    async def slash(self, person: str, path: str, place: str = "general", **options: Any) -> dict[str, Any]:
        """Use a slash command."""
        return await self.act(person, "slash", place, path=path, options=options)

    async def commands(self, person: str, place: str) -> dict[str, dict[str, Any]]:
        """The commands offered to the person there, by path."""
        query = {"user": person, "channel": await self.place(person, place)}
        async with self.http.get(f"{self.address}api/commands", params=query) as reply:
            return {command["path"]: command for command in await reply.json()}

    async def click(self, person: str, place: str, custom_id: str) -> dict[str, Any]:
        """Press the button of this id in the newest message that has it."""
        message = await self.holder(person, place, custom_id)
        return await self.act(person, "click", place, message=message["id"], custom_id=custom_id)

    async def select(self, person: str, place: str, custom_id: str, *values: str) -> dict[str, Any]:
        """Choose in the menu of this id."""
        message = await self.holder(person, place, custom_id)
        return await self.act(person, "select", place, message=message["id"], custom_id=custom_id, values=values)

    async def holder(self, person: str, place: str, custom_id: str) -> dict[str, Any]:
        """The newest message with a control of this id."""
        return next(m for m in reversed(await self.messages(person, place)) if custom_id in str(m["components"]))

    async def person_id(self, name: str) -> str:
        """The id of a person."""
        people = (await self.state(name))["people"]
        return next(person["id"] for person in people if person["name"] == name)


@pytest.fixture
def make_whole_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], commands.Bot]:
    """Makes the whole bot on a database of its own. Its pictures are sketched and its signs drawn once: the page shows what comes."""
    sketch_pictures(monkeypatch)
    monkeypatch.setattr(cogs.background.icons, "emojis", drawn_signs)
    settings = Settings(database=tmp_path / "sandbox.sqlite")
    return lambda: create_bot(settings)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    async with running(make_bot) as (address, world), aiohttp.ClientSession() as http:
        yield Client(http, address, world)


# A browser takes seconds to start; all tests of the page use the same one and therefore one event loop (and one process, see
# :mod:`tests.grouping`).
@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[tuple[str, World]]:
    async with running(make_bot) as opened:
        yield opened
