"""What befalls a server beside what people type and press: permissions come and go, things are deleted, Discord fails."""

from __future__ import annotations

import copy
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import discord
import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.http import router

from tests.discord.chat import Person, Place, Post, Table
from tests.recall import Recall, mark_of


def forbid(table: Table, place: Place, *permissions: str) -> None:
    """Take permissions from the bot in a channel (its threads follow); none given: give all back."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True))
    overwrite = Overwrite(table.env.backend.bot_user.id, OverwriteType.MEMBER, 0, denied.value)
    table.env.backend.set_overwrite(place.id, overwrite)


def hide(table: Table, place: Place, person: Person) -> None:
    """Somebody may not see a channel any more."""
    denied = discord.Permissions(view_channel=True)
    table.env.backend.set_overwrite(place.id, Overwrite(person.id, OverwriteType.MEMBER, 0, denied.value))


def delete(table: Table, place: Place) -> None:
    """Somebody deletes a channel or thread."""
    table.env.backend.delete_channel(place.id)


def manager(table: Table, name: str) -> Person:
    """One more member, who may manage the server."""
    role = table.guild.create_role(f"role of {name}", permissions=discord.Permissions(manage_guild=True))
    person = Person(table, table.guild.add_member(table.env.create_user(name), roles=[role]), table.wire.guild_locale)
    table.people.append(person)
    return person


def posts_fail(
    table: Table, place: Place | None = None, *, status: int = 500, code: int = 0, times: int | None = 1
) -> None:
    """Discord refuses new messages (in one place)."""
    where = place.id if place is not None else "*"
    table.env.inject_error("POST", f"/channels/{where}/messages", status=status, code=code, times=times)


def patience(monkeypatch: pytest.MonkeyPatch, path: str, seconds: float) -> None:
    """Discord asks for more patience than discord.py has, wherever something new is made at the end of this path."""
    dispatch = router.dispatch

    def limited(backend: Backend, method: str, at: str, **request: Any) -> Any:
        if method == "POST" and at.endswith(path):
            raise discord.RateLimited(seconds)
        return dispatch(backend, method, at, **request)

    monkeypatch.setattr(router, "dispatch", limited)


def recover(table: Table) -> None:
    """Discord works again."""
    table.env.backend.faults.clear()


def few_threads(table: Table, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    """The server has room for so many active threads; Discord allows a thousand."""
    dispatch = router.dispatch

    def limited(backend: Backend, method: str, path: str, **request: Any) -> Any:
        if method == "POST" and path.endswith("/threads") and len(backend.active_threads(table.guild.id)) >= most:
            raise BackendError(400, 160006, "Maximum number of active threads reached")
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", limited)


class Remembering:
    """Discord with its memory (see ``tests.recall``); where told to, it loses the answer to the next post."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lose = False
        recall, dispatch = Recall(), router.dispatch

        def answering(backend: Backend, method: str, path: str, **request: Any) -> Any:
            body = request.get("json")
            made = recall.answer(backend, method, path, body, lambda: dispatch(backend, method, path, **request))
            if self.lose and mark_of(method, path, body) is not None:
                self.lose = False
                raise BackendError(500, 0, "Internal Server Error")
            return made

        monkeypatch.setattr(router, "dispatch", answering)


class Clock:
    """The clock of the bot, which can leap: days pass without every minute in between, and what is due then happens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = timedelta()
        simulated = discord.utils.utcnow
        monkeypatch.setattr(discord.utils, "utcnow", lambda: simulated() + self.ahead)

    def now(self) -> datetime:
        """What it shows, in UTC."""
        return discord.utils.utcnow().astimezone(UTC)

    def day(self, later: int = 0) -> str:
        """Today, or so many days later, as it is typed."""
        return (self.now() + timedelta(days=later)).date().isoformat()

    def hour(self, later: int = 0) -> int:
        """The hour that it shows, now or so many hours later."""
        return (self.now() + timedelta(hours=later)).hour

    async def leap(self, table: Table, *, hours: float = 0) -> None:
        """Go forward as if the bot had looked every minute, and let it look once."""
        self.ahead += timedelta(hours=hours)
        presence = cast(Any, table.env.bot).store.presence
        await presence.seen(await presence.servers(), int(self.now().timestamp()), 2**40)
        await table.wait(seconds=61)

    async def sleep(self, table: Table, *, hours: float = 0) -> None:
        """Go forward as if the machine had slept: nobody has looked meanwhile."""
        self.ahead += timedelta(hours=hours)
        await table.wait(seconds=61)

    async def strike(self, table: Table, hour: int) -> None:
        """Go forward to some minutes after this hour has struck next in UTC."""
        then = self.now().replace(hour=hour, minute=5, second=0, microsecond=0)
        await self.leap(table, hours=((then - self.now()) % timedelta(days=1)).total_seconds() / 3600)


class Screen:
    """A post as somebody's client still shows it, whatever has become of it since."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self._stored = post.place.table.env.backend.get_message(post.place.id, post.id)
        self._components = copy.deepcopy(self._stored.components)

    async def press(self, person: Person, button: str) -> Post | None:
        """Press a control that was there; it may be disabled or gone in truth."""
        now = self._stored.components
        self._stored.components = copy.deepcopy(self._components)
        for item in walk_components(self._stored.components):
            item.pop("disabled", None)
        shown = next(post for post in self.post.place.posts(person) if post.id == self.post.id)
        pressed = await person.press(button, post=shown)
        if self._stored.components == self._components:
            self._stored.components = now
        return pressed


def sent(table: Table, method: str = "*", ending: str = "") -> list[Any]:
    """The requests of the bot so far, by method and end of their path."""
    return [
        request
        for request in table.env.http_requests
        if method in ("*", request.method) and request.path.endswith(ending)
    ]
