"""The simulated Discord of one sandbox: a server, a few people, the bot, and a clock that follows the real one.

Everything that reaches below simcord's public interface is in this module, ``settling`` and ``copying``: here the language of an
interaction (simcord sends ``en-US`` for everybody), the registered commands with their translations, and messages as stored
(the public history turns every message of a channel into a discord.py object, too slow to ask twice a second).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from discord.ext import commands
from simcord.backend.access import channel_accessible
from simcord.backend.models import Message, User

from sandbox.commands import SUBCOMMAND_TYPES
from sandbox.copying import quick_copies
from sandbox.emojis import keeping_emojis
from sandbox.faults import FaultLog
from sandbox.settling import PATIENCE_S, quick_settling
from sandbox.thinking import let_think

log = logging.getLogger(__name__)

BOT_NAME = "Tablebot"
CHANNELS = ("general", "games")
LOCALES = {"en": "en-US", "pl": "pl"}

STEP_SECONDS = 600.0
LONGEST_WAIT_SECONDS = 7 * 86400.0


class SandboxError(Exception):
    """What a person asked for cannot be done; ``code`` and ``facts`` are a sentence ``sandbox-error-<code>``."""

    def __init__(self, code: str, *, option: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code, self.option, self.facts = code, option, facts


@dataclass(frozen=True, slots=True)
class OpenModal:
    """A modal that somebody is filling in, and as whom they were shown it."""

    shown: simcord.InteractionResult
    actor: Any


@dataclass(slots=True)
class Person:
    """Someone at the table, and what Discord's client would remember for them."""

    name: str
    actor: simcord.MemberActor
    language: str = "en"
    read: dict[int, int] = field(default_factory=dict)
    dismissed: set[int] = field(default_factory=set)
    shown: dict[str, dict[str, Any]] = field(default_factory=dict)  # files by their id
    modal: OpenModal | None = None

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def locale(self) -> str:
        """Discord's name of the person's language."""
        return LOCALES[self.language]


@dataclass(frozen=True, slots=True)
class Place:
    """A channel, a thread or the direct messages with the bot, as one person finds it."""

    handle: simcord.ChannelHandle
    kind: str  # "channel", "thread", "dm"
    name: str
    private: bool = False
    archived: bool = False

    @property
    def id(self) -> int:
        return self.handle.id


class World:
    """The simulation and the people in it. Change it only while holding ``lock``: the simulator refuses overlaps."""

    def __init__(
        self,
        env: simcord.Env,
        make_bot: Callable[[], commands.Bot],
        names: Sequence[str],
        foreseen: Callable[[BaseException], bool],
        emojis: Mapping[int, bytes],
    ) -> None:
        self.env, self.make_bot, self._emojis = env, make_bot, emojis
        self.lock = asyncio.Lock()
        self.faults = FaultLog(foreseen)
        self.running = True
        self.invoked: dict[str, str] = {}  # interaction → the whole command, of which simcord keeps the first word
        self._seen_errors = 0
        env.backend.edit_bot_profile(BOT_NAME)
        self.guild = env.create_guild("Sandbox")
        for channel in CHANNELS:
            self.guild.create_text_channel(channel)
        host = self.guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
        self.people: dict[str, Person] = {}
        for name in names:
            user = env.create_user(name.lower(), global_name=name)
            # The first person runs the server, so that somebody can try the commands for hosts.
            roles = () if self.people else (host,)
            self.people[name] = Person(name, self.guild.add_member(user, roles=roles))
        self._speak_their_languages()

    def person(self, name: str) -> Person:
        """The person of this name. Raises SandboxError."""
        try:
            return self.people[name]
        except KeyError:
            raise SandboxError("no-person") from None

    def places(self, person: Person) -> Iterator[Place]:
        """Where this person can read: channels, each followed by its threads, and the direct messages last."""
        for channel in self.guild.channels.values():
            if channel.is_thread or not self._can_read(person, channel):
                continue
            yield Place(channel, "channel", channel.name or "")
            yield from (self._thread(thread) for thread in channel.threads if self._can_read(person, thread))
        yield Place(person.actor.user.dm_channel, "dm", self.user(self.env.backend.bot_user.id).name)

    def place(self, person: Person, channel_id: int) -> Place:
        """One of the person's places. Raises SandboxError where they cannot read, or nothing is."""
        for place in self.places(person):
            if place.id == channel_id:
                return place
        raise SandboxError("no-place")

    def messages(self, person: Person, place: Place) -> list[Message]:
        """Every message that the person sees there, oldest first, without the private answers they dismissed."""
        stored = self.env.backend.messages.get(place.id, {})
        return [m for m in stored.values() if m.visible_to(person.id) and m.id not in person.dismissed]

    def message(self, person: Person, channel_id: int, message_id: int) -> Message:
        """One message that the person sees. Raises SandboxError."""
        for message in self.messages(person, self.place(person, channel_id)):
            if message.id == message_id:
                return message
        raise SandboxError("no-message")

    def user(self, user_id: int) -> User:
        """Anybody in the world, the bot included."""
        return self.env.backend.get_user(user_id)

    def users(self) -> list[User]:
        """Everybody in the world, the bot included."""
        return list(self.env.backend.users.values())

    def commands(self, person: Person, place: Place) -> list[dict[str, Any]]:
        """The slash commands this person may use there, as the bot registered them with Discord."""
        return self.env.backend.visible_commands(user_id=person.id, channel_id=place.id)

    def file(self, url: str) -> bytes | None:
        """The bytes of an attachment."""
        return self.env.backend.cdn.get(url)

    def emoji(self, number: int) -> bytes | None:
        """The picture of an emoji of the bot."""
        return self._emojis.get(number)

    async def advance(self, seconds: float) -> None:
        """Let simulated time pass. In steps, since the simulator limits the real time of each."""
        while seconds > 0:
            step = min(seconds, STEP_SECONDS)
            await self.env.advance_time(step)
            seconds -= step

    async def advance_to_message(self) -> bool:
        """Let time pass until a message appears, at most a week; whether one did."""
        before, waited = self._message_count(), 0.0
        while waited < LONGEST_WAIT_SECONDS:
            await self.env.advance_time(STEP_SECONDS)
            waited += STEP_SECONDS
            if self._message_count() > before:
                return True
        return False

    async def restart(self) -> None:
        """Close the bot and start a new one in the same world, as if its process had been restarted.

        Raises whatever the new bot raises; from then on the world stands still, as the simulator cannot go on without.
        """
        self.running = False
        await self.env.bot.close()
        bot = self.make_bot()
        let_think(self.env, bot)
        await self.env.restart_bot(bot)
        self.running = True

    def collect_errors(self) -> None:
        """Take over the exceptions that the simulator caught since the last time."""
        for error in self.env.errors_since(self._seen_errors):
            self.faults.add(error)
        self._seen_errors = self.env.error_cursor

    async def follow_clock(self) -> None:
        """Once a second move simulated time by the real time that passed, for ever."""
        last = time.perf_counter()
        while True:
            await asyncio.sleep(1.0)
            async with self.lock:
                if not self.running:
                    continue
                now = time.perf_counter()
                try:
                    await self.env.advance_time(now - last)
                except (simcord.SetupError, TimeoutError) as error:
                    self.faults.add(error)
                last = now
                self.collect_errors()

    def _thread(self, thread: simcord.ChannelHandle) -> Place:
        stored = self.env.backend.get_channel(thread.id)
        return Place(
            thread,
            "thread",
            thread.name or "",
            private=stored.type == discord.ChannelType.private_thread.value,
            archived=stored.thread_metadata is not None and stored.thread_metadata.archived,
        )

    def _can_read(self, person: Person, channel: simcord.ChannelHandle) -> bool:
        return channel_accessible(self.env.backend, channel.id, person.id, history=True)

    def _message_count(self) -> int:
        return sum(len(messages) for messages in self.env.backend.messages.values())

    def _speak_their_languages(self) -> None:
        backend = self.env.backend
        original = backend.emit
        by_id = {str(person.id): person for person in self.people.values()}

        def emit(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = payload["member"]["user"] if "member" in payload else payload["user"]
                payload = {**payload, "locale": by_id[user["id"]].locale}
                if payload["type"] == discord.InteractionType.application_command.value:
                    self.invoked[payload["id"]] = " ".join(_path(payload["data"]))
            original(event, payload)

        backend.emit = emit


def _path(command: dict[str, Any]) -> Iterator[str]:
    """The names of a command of an interaction, from the root to what was invoked."""
    yield command["name"]
    for option in command.get("options") or []:
        if option["type"] in SUBCOMMAND_TYPES:
            yield from _path(option)


@asynccontextmanager
async def open_world(
    make_bot: Callable[[], commands.Bot], names: Sequence[str], foreseen: Callable[[BaseException], bool]
) -> AsyncIterator[World]:
    """A running world; its bot is closed at the end. ``foreseen`` are the errors that the bot answers in words."""
    # Not simcord.run(): it also sets the time for the code around it, which a test's fixture cannot take back.
    with _simulator_unwarned():
        env = simcord.Env(make_bot(), check_errors=False, settle_timeout=PATIENCE_S)
    let_think(env, env.bot)
    with quick_settling(), quick_copies(), keeping_emojis() as emojis:
        try:
            with _simulator_unwarned():
                await env.start()
        except BaseException:
            # It may have opened its database already, whose thread would keep the process from ending.
            await env.bot.close()
            raise
        try:
            world = World(env, make_bot, names, foreseen, emojis)
            with _listening(world.faults):
                await env.settle()
                yield world
        finally:
            await env.bot.close()
            await env.shutdown()


@contextmanager
def _simulator_unwarned() -> Iterator[None]:
    """The simulator has a client of its own that hears of nothing; discord.py warns of that, and people take it for a fault."""
    state = logging.getLogger("discord.state")
    level = state.level
    state.setLevel(logging.ERROR)
    try:
        yield
    finally:
        state.setLevel(level)


@contextmanager
def _listening(faults: FaultLog) -> Iterator[None]:
    root = logging.getLogger()
    root.addHandler(faults)
    try:
        yield
    finally:
        root.removeHandler(faults)
