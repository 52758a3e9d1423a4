"""Tests that read like a chat: a table of people who type, press and read.

    table = await Table.open(env, "Anna", "Ben")
    anna, ben = table.people
    await anna.slash("/founders new", seats=2)
    await ben.press("Join")
    table.thread().sees("your turn", ping=anna)
    anna.sees_private("You may")

People see what they would see in Discord, press only what is there for them, and everything has happened when the
call returns. A failing ``sees`` shows the last messages.
"""

from __future__ import annotations

import contextlib
import heapq
import io
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

import discord
import simcord
from PIL import Image
from simcord.backend.access import can_access_channel
from simcord.builders import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.results import to_discord_message

BUTTON = 2
SELECTS = (3, 5, 6, 7, 8)
TEXT_DISPLAY, MEDIA_GALLERY, LABEL = 10, 12, 18
NOBODY: tuple[Person, ...] = ()
"""For ``ping``: the message must have pinged nobody."""


@dataclass(frozen=True)
class Picture:
    """A picture as posted: decoded, with its bytes and the text that stands for it."""

    image: Image.Image
    alt: str
    data: bytes
    name: str


class Post:
    """A message as somebody reads it."""

    def __init__(self, place: Place, message: discord.Message) -> None:
        self.place = place
        self.message = message
        self.id = message.id

    @property
    def components(self) -> list[dict[str, Any]]:
        """All components, nested ones included, as Discord would show them."""
        return list(walk_components(self.tree))

    @property
    def tree(self) -> list[dict[str, Any]]:
        """Its components as Discord would send them, nested ones within theirs."""
        return [item.to_dict() for item in self.message.components]

    @property
    def confirm(self) -> str | None:
        """The custom id of the button that plays the move shown, whatever it is called; None without one."""
        ids = (str(item.get("custom_id")) for item in self.components)
        return next((name for name in ids if name.startswith("do:")), None)

    @property
    def text(self) -> str:
        """Everything that can be read in it, a line per block; buttons and pictures apart."""
        blocks = [self.message.content]
        for embed in self.message.embeds:
            blocks += [embed.title, embed.description, *(f"{field.name}: {field.value}" for field in embed.fields)]
        blocks += [item.get("content") for item in self.components if item.get("type") == TEXT_DISPLAY]
        return "\n".join(block for block in blocks if block)

    @property
    def private(self) -> bool:
        return self.message.flags.ephemeral

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed (the emoji where there is no label)."""
        pressable = (item for item in self.components if item.get("type") == BUTTON and not item.get("disabled"))
        return [item.get("label") or str((item.get("emoji") or {}).get("name")) for item in pressable]

    @property
    def pinged(self) -> set[str]:
        """The names of the people whom its arrival pinged; later edits never ping."""
        return {person.name for person in self.place.table.people if person.id in self.place.table.wire.pings[self.id]}

    async def pictures(self) -> list[Picture]:
        """Its pictures in order, decoded."""
        alt_texts = {
            str((entry.get("media") or {}).get("url")).rpartition("/")[2].partition("?")[0]: entry.get("description")
            for item in self.components
            if item.get("type") == MEDIA_GALLERY
            for entry in item["items"]
        }
        found = []
        for attachment in self.message.attachments:
            data = await attachment.read()
            image = Image.open(io.BytesIO(data))
            image.load()
            alt = attachment.description or alt_texts.get(attachment.filename) or ""
            found.append(Picture(image, alt, data, attachment.filename))
        return found

    def __repr__(self) -> str:
        return f"[{'private ' if self.private else ''}in {self.place.name}] {self.text!r} {self.buttons}"


class Place:
    """A channel, a thread or somebody's direct messages."""

    def __init__(self, table: Table, channel: ChannelHandle) -> None:
        self.table = table
        self.channel = channel
        self.id = channel.id
        self.name = channel.name or "direct messages"

    def newest_first(self, reader: Person | None = None) -> Iterator[Post]:
        """What the reader sees here; None: what every member of the place sees. A post is made when it is asked for.

        Raises simcord.SetupError if the reader may not look into it.
        """
        env = self.table.env
        if reader is not None and not can_access_channel(env, self.id, reader.here(self), history=True):
            raise simcord.SetupError(f"{reader.name} may not look into {self.name}")
        messages = env.backend.messages.get(self.id, {}).values()
        for message in sorted(messages, key=lambda message: message.id, reverse=True):
            if message.visible_to(reader.id if reader is not None else None):
                yield Post(self, to_discord_message(env, message))

    def posts(self, reader: Person | None = None) -> list[Post]:
        """All of it, oldest first."""
        return [*self.newest_first(reader)][::-1]

    def sees(self, text: str, *, ping: Person | Iterable[Person] | None = None) -> Post:
        """The newest public post that holds the text; ``ping``: exactly these people were pinged by it."""
        post = newest(self.newest_first(), text)
        if ping is not None:
            people = [ping] if isinstance(ping, Person) else ping
            assert post.pinged == {person.name for person in people}, f"{post} pinged {post.pinged or 'nobody'}"
        return post

    def does_not_see(self, text: str) -> None:
        """No public post holds the text."""
        found = [post for post in self.posts() if text in post.text]
        assert not found, f"{text!r} stands in {found}"

    async def board(self) -> Picture:
        """The newest public picture."""
        for post in self.newest_first():
            if pictures := await post.pictures():
                return pictures[0]
        raise AssertionError(f"no picture in {self.name}")

    def __repr__(self) -> str:
        return f"<Place {self.name}>"


class Person:
    """Somebody at the table. ``locale`` is the language of their Discord; ``place`` is where they type."""

    def __init__(self, table: Table, actor: simcord.MemberActor, locale: str) -> None:
        self.table = table
        self.actor = actor
        self.id = actor.id
        self.name = actor.name
        self.mention = actor.mention
        self.place = table.channel
        self.dm = Place(table, actor.user.dm_channel)
        self.last: simcord.InteractionResult | None = None
        self.locale = locale

    @property
    def locale(self) -> str:
        return self.table.wire.locales[self.id]

    @locale.setter
    def locale(self, locale: str) -> None:
        self.table.wire.locales[self.id] = locale

    def here(self, place: Place) -> simcord.MemberActor | UserHandle:
        """Who acts: in direct messages there is no member, only the user."""
        return self.actor.user if place.id == self.dm.id else self.actor

    # ------------------------------------------------------------------ doing
    async def slash(self, command: str, *, place: Place | None = None, **options: Any) -> Post | None:
        """Type a command; a Person as an option is that user. Gives the answer, None if it was a modal."""
        wanted = {name: value.actor if isinstance(value, Person) else value for name, value in options.items()}
        where = place or self.place
        name = command.removeprefix("/")
        if where.id == self.dm.id:
            return self._answer(await self.actor.user.slash(name, **wanted), where)
        return self._answer(await self.actor.slash(where.channel, name, **wanted), where)

    async def suggestions(self, command: str, option: str, typed: str = "", **options: Any) -> dict[str, Any]:
        """What autocomplete offers while they type: shown name → value."""
        name = command.removeprefix("/")
        choices = await self.actor.autocomplete(self.place.channel, name, option, typed, **options)
        return {choice["name"]: choice["value"] for choice in choices}

    async def press(self, button: str, *, place: Place | None = None, post: Post | None = None) -> Post | None:
        """Press the newest button with this label (or custom_id, where * stands for anything) that they see."""
        found, item = self._find(button, (BUTTON,), place, post)
        return self._answer(await self.here(found.place).click(found.message, custom_id=item["custom_id"]), found.place)

    async def choose(
        self, select: str, *values: str | Person, place: Place | None = None, post: Post | None = None
    ) -> Post | None:
        """Choose in the newest select with this placeholder (or custom_id), by the labels or values of its options."""
        found, item = self._find(select, SELECTS, place, post)
        options = {
            name: entry["value"] for entry in item.get("options") or [] for name in (entry["value"], entry["label"])
        }
        wanted = [value.actor if isinstance(value, Person) else options.get(value, value) for value in values]
        act = self.here(found.place).select
        return self._answer(await act(found.message, wanted, custom_id=item["custom_id"]), found.place)

    async def take(self, value: str, *, post: Post) -> Post | None:
        """Press the button, or choose the entry of a menu, of this value: alone, before a remark on it, or on the first screen after
        the kind of move.
        """
        for item in post.components:
            if str(item.get("label", "")).partition(" · ")[0].rpartition(": ")[2] == value:
                return await self.press(item["custom_id"], post=post)
            for option in item.get("options") or []:
                if f"{option['label']} · ".startswith(f"{value} · "):
                    return await self.choose(item["custom_id"], option["value"], post=post)
        raise AssertionError(f"nothing offers {value}: {post}")

    async def fill(self, values: Mapping[str, Any]) -> Post | None:
        """Fill in the modal that opened last, by the labels of its fields, and send it."""
        assert self.last is not None and self.last.modal is not None, f"no modal is open for {self.name}"
        fields: dict[str, dict[str, Any]] = {}
        for item in walk_components(self.last.modal["components"]):
            inner = item["component"] if item.get("type") == LABEL else item
            if item.get("label") and inner.get("custom_id"):
                fields[item["label"]] = inner
        wanted = {fields[label]["custom_id"]: _field_value(fields[label], value) for label, value in values.items()}
        place = self.place
        return self._answer(await self.here(place).submit_modal(self.last, wanted), place)

    def _answer(self, result: simcord.InteractionResult, place: Place) -> Post | None:
        self.last = result
        answers = [answer for answer in (*result.followups[::-1], result.response) if answer is not None]
        return Post(place, answers[0].message) if answers else None

    def _find(
        self, wanted: str, kinds: tuple[int, ...], place: Place | None, post: Post | None
    ) -> tuple[Post, dict[str, Any]]:
        for candidate in [post] if post is not None else self.newest_first(place):
            items = [item for item in candidate.components if item.get("type") in kinds and not item.get("disabled")]
            for item in items:
                label = item.get("label") or item.get("placeholder") or (item.get("emoji") or {}).get("name")
                if wanted == label or fnmatchcase(item.get("custom_id") or "", wanted):
                    return candidate, item
        raise AssertionError(f"{self.name} sees no {wanted!r}; last posts: {self.reads(place)[-3:]}")

    # ------------------------------------------------------------------ reading
    def newest_first(self, place: Place | None = None) -> Iterator[Post]:
        """Every post that they can see, in one place, or everywhere with direct messages."""
        places = [place] if place is not None else [*self.table.places(), self.dm]
        return heapq.merge(*map(self._seen, places), key=lambda post: post.id, reverse=True)

    def _seen(self, place: Place) -> Iterator[Post]:
        with contextlib.suppress(simcord.SetupError):  # they may not look in there
            yield from place.newest_first(self)

    def reads(self, place: Place | None = None) -> list[Post]:
        """The same, oldest first."""
        return [*self.newest_first(place)][::-1]

    def sees_private(self, text: str) -> Post:
        """The newest post for their eyes only that holds the text."""
        return newest((post for post in self.newest_first() if post.private), text)

    def can_read(self, text: str) -> bool:
        """Whether the text stands anywhere they can look."""
        return any(text in post.text for post in self.newest_first())

    def __repr__(self) -> str:
        return f"<Person {self.name}>"


class Wire:
    """What the simulator leaves out: each person's language, and whom a message pinged when it came."""

    def __init__(self, env: simcord.Env, guild_locale: str) -> None:
        self.locales: dict[int, str] = {}
        self.pings: dict[int, tuple[int, ...]] = {}
        self.guild_locale = guild_locale
        self._backend = env.backend
        self._emit = env.backend.emit
        env.backend.emit = self.emit  # type: ignore[method-assign]

    def emit(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.locales.get(int(user["id"]), payload["locale"])
            if "guild_locale" in payload:
                payload["guild_locale"] = self.guild_locale
        elif event == "MESSAGE_CREATE":
            stored = self._backend.get_message(int(payload["channel_id"]), int(payload["id"]))
            self.pings[stored.id] = tuple(stored.ping_user_ids)
        self._emit(event, payload)


class Table:
    """A server with one channel and the people in it."""

    def __init__(self, env: simcord.Env, locale: str, shard: int | None = None) -> None:
        self.env = env
        self.wire = Wire(env, locale)
        self.guild = env.create_guild(shard_id=shard)
        self.channel = Place(self, self.guild.create_text_channel("general"))
        self.people: list[Person] = []

    @classmethod
    async def open(cls, env: simcord.Env, *names: str, locale: str = "en-US", shard: int | None = None) -> Table:
        """A new server in this language with these people, who speak it too until told otherwise; ``shard``: one that the bot
        hears of over this one of its connections.
        """
        table = cls(env, locale, shard)
        for name in names:
            table.join(name)
        await env.settle()
        return table

    def join(self, name: str) -> Person:
        """One more member of the server."""
        person = Person(self, self.guild.add_member(self.env.create_user(name)), self.wire.guild_locale)
        self.people.append(person)
        return person

    def places(self) -> list[Place]:
        """All channels, each followed by its threads."""
        channels = [channel for channel in self.guild.channels.values() if not channel.is_thread]
        return [Place(self, place) for channel in channels for place in (channel, *channel.threads)]

    def thread(self, name: str = "") -> Place:
        """The newest thread whose name holds this."""
        threads = [place for place in self.places() if place.channel.is_thread and name in place.name]
        assert threads, f"no thread {name!r}"
        return max(threads, key=lambda place: place.id)

    async def wait(self, *, hours: float = 0, seconds: float = 0) -> None:
        """Let time go by; loops and timeouts happen."""
        await self.env.advance_time(hours * 3600 + seconds)

    def __iter__(self) -> Iterator[Person]:
        return iter(self.people)


def newest(posts: Iterable[Post], text: str) -> Post:
    """The first of these posts, newest first, that holds the text; AssertionError with what was there instead."""
    others: list[Post] = []
    for post in posts:
        if text in post.text:
            return post
        others.append(post)
    shown = "\n".join(map(repr, others[4::-1])) or "nothing"
    raise AssertionError(f"nobody wrote {text!r}; the last posts:\n{shown}")


def _field_value(field: dict[str, Any], value: Any) -> Any:
    """What the client sends for a field: text as it is, the values of chosen options by their labels."""
    if not field.get("options"):
        return value
    values = {entry["label"]: entry["value"] for entry in field["options"]}
    chosen = [value] if isinstance(value, str) else value
    return [values.get(item, item) for item in chosen]
