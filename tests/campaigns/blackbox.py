"""A random but repeatable walk through the bot by people who know only what they see.

    python -m tests.campaigns.blackbox --steps 300 --seed 1 --first "founders new"

Several people type commands and press whatever they are shown, let hours pass, and now and then the bot is restarted. The
walk knows nothing of the bot's code. It reports, each once:

* interactions without an answer or with a "thinking" that never ends, errors, requests that Discord would refuse;
* pictures that are broken or too large, private messages that somebody else can read;
* messages that a restart changed, and controls that it killed.

Exits with 1 if there was a problem.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import random
import re
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import simcord
from PIL import Image
from simcord.components import component_mentions, walk_components

from sandbox.settling import quick_settling
from tests.campaigns.program import Program
from tests.discord.guard import live_guard
from tests.machine import PATIENCE_S

Json = dict[str, Any]
Kind = discord.AppCommandOptionType

BUTTON, SELECT, TEXT_INPUT = 2, 3, 4
BLUE, GREEN = 1, 3  # the styles of buttons that ask to be pressed
LARGEST_PICTURE_BYTES = 8 * 2**20
LARGEST_PICTURE_SIDE = 4096
LOOK_EVERY = 25
HOURS_BETWEEN_LOOKS = 6
NUMBERS_THAT_DIFFER = re.compile(r"\b(?:\d{17,}|[0-9a-f]{8})\b")  # ids of Discord, short ids of error reports
WORDS = ("a", "x1", "zażółć", "-1", "all")


class Walk:
    """One walk. ``start`` gives a new bot on the same database, ``stop`` ends the one before."""

    def __init__(
        self,
        start: Callable[[], Awaitable[discord.Client]],
        stop: Callable[[], Awaitable[None]],
        *,
        seed: int,
        people: int = 3,
        avoid: tuple[str, ...] = (),
        first: tuple[str, ...] = (),
        restart_every: int = 100,
    ) -> None:
        self.start, self.stop = start, stop
        self.chance = random.Random(seed)
        self.number_of_people = people
        self.avoid = avoid
        self.first = first
        self.restart_every = restart_every
        self.count: Counter[str] = Counter()
        self.problems: list[str] = []
        self.slowest = 0.0
        self.env: simcord.Env
        self.guild: simcord.GuildHandle
        self.people: list[simcord.MemberActor] = []
        self._errors_read = 0
        self._pictures_seen: set[bytes] = set()

    async def run(self, steps: int) -> None:
        """Walk; afterwards ``problems`` and ``count`` tell what came of it."""
        with live_guard() as refused, quick_settling(), self.repeatable():
            async with simcord.run(await self.start(), check_errors=False, settle_timeout=PATIENCE_S) as self.env:
                self.guild = self.env.create_guild()
                self.guild.create_text_channel("general")
                users = [self.env.create_user(f"person{number}") for number in range(self.number_of_people)]
                self.people = [self.guild.add_member(user) for user in users]
                for name in self.first:
                    await self.open(name)
                for number in range(1, steps + 1):
                    await self.step()
                    if number % LOOK_EVERY == 0:
                        await self.look()
                        await self.env.advance_time(HOURS_BETWEEN_LOOKS * 3600)
                        self.read_errors(f"{HOURS_BETWEEN_LOOKS} hours later")
                    if number % self.restart_every == 0:
                        await self.restart()
                await self.look()
            await self.stop()
        for text in refused:
            self.note(NUMBERS_THAT_DIFFER.sub("#", text))

    @contextlib.contextmanager
    def repeatable(self) -> Iterator[None]:
        """The bot's own secret draws come from the seed of the walk, too."""
        with (
            mock.patch.object(secrets, "token_bytes", lambda size=32: self.chance.randbytes(size)),
            mock.patch.object(secrets, "token_hex", lambda size=32: self.chance.randbytes(size).hex()),
            mock.patch.object(secrets, "randbelow", self.chance.randrange),
        ):
            yield

    def note(self, problem: str) -> None:
        """Keep a problem, once."""
        if problem not in self.problems:
            self.problems.append(problem)

    def read_errors(self, what: str) -> None:
        """Take over what was raised since the last look, but for what the bot's handler of commands may have answered; the
        guard sees what that one logs.
        """
        for error in self.env.errors_since(self._errors_read):
            if not isinstance(error, discord.app_commands.AppCommandError):
                self.note(f"{what}: {type(error).__name__}: {str(error)[:160]}")
        self._errors_read = self.env.error_cursor

    # ------------------------------------------------------------------ what is on offer
    def commands(self) -> list[Json]:
        """Every command that can be typed: its full name and its options."""
        out: list[Json] = []

        def add(node: Json, name: str) -> None:
            options = node.get("options") or []
            below = [
                option for option in options if option["type"] in (Kind.subcommand.value, Kind.subcommand_group.value)
            ]
            for option in below:
                add(option, f"{name} {option['name']}")
            if not below and name not in self.avoid:
                out.append({"name": name, "options": options})

        tree = self.env.bot.tree  # type: ignore[attr-defined]
        for command in tree.get_commands(type=discord.AppCommandType.chat_input):
            add(command.to_dict(tree), command.name)
        return out

    def places(self) -> list[simcord.ChannelHandle]:
        """Channels, each followed by its threads."""
        channels = [channel for channel in self.guild.channels.values() if not channel.is_thread]
        return [place for channel in channels for place in (channel, *channel.threads)]

    def visible(self, person: simcord.MemberActor, place: simcord.ChannelHandle) -> list[discord.Message]:
        """The newest messages there that the person can read, oldest first."""
        try:
            return place.history(viewer=person)[-12:]
        except simcord.SetupError:
            return []

    def controls(self, person: simcord.MemberActor) -> list[tuple[discord.Message, Json]]:
        """Every button and select menu that the person can use."""
        return [
            (message, item)
            for place in self.places()
            for message in self.visible(person, place)
            for item in walk_components(raw(message))
            if item.get("type") in (BUTTON, SELECT) and item.get("custom_id") and not item.get("disabled")
        ]

    # ------------------------------------------------------------------ doing
    async def open(self, name: str) -> None:
        """Somebody types a command that gathers people; the others press its green buttons, then he presses the blue ones."""
        host, *others = self.people
        place = self.places()[0]
        command = next(command for command in self.commands() if command["name"] == name)
        await self.type_command(host, place, {**command, "options": []})
        for people, colour in ((others, GREEN), ([host], BLUE)):
            for person in people:
                for message, item in self.controls(person):
                    if item.get("style") == colour:
                        await self.press(person, message, item)

    def next_person(self) -> simcord.MemberActor:
        """Mostly whoever the newest public post with a mention speaks to, as in a game; else anybody."""
        called = [person for person in self.people if str(person.id) in self.newest_mention()]
        return self.chance.choice(called if called and self.chance.random() < 0.7 else self.people)

    def newest_mention(self) -> str:
        """The mentions of the newest public post that has any."""
        messages = [message for place in self.places() for message in place.history()[-12:] if message.author.bot]
        for message in sorted(messages, key=lambda message: message.id, reverse=True):
            if mentions := re.findall(r"<@\d+>", component_mentions(raw(message)) + message.content):
                return " ".join(mentions)
        return ""

    def next_control(self, controls: list[tuple[discord.Message, Json]]) -> tuple[discord.Message, Json]:
        """Mostly one of the newest message, as people do, and rather a coloured button than a grey one."""
        newest = max(message.id for message, _ in controls)
        if self.chance.random() < 0.8:
            controls = [(message, item) for message, item in controls if message.id == newest]
        weights = [4 if item.get("style") in (BLUE, GREEN) else 1 for _, item in controls]
        return self.chance.choices(controls, weights)[0]

    async def step(self) -> None:
        """Somebody does something. Raises RuntimeError if there is no bot any more."""
        if self.env.bot.is_closed():
            raise RuntimeError("the bot has closed itself")
        person = self.next_person()
        controls = self.controls(person)
        began = time.perf_counter()
        try:
            if controls and self.chance.random() < 0.75:
                message, item = self.next_control(controls)
                result, what = await self.press(person, message, item), f"control {item['custom_id'][:40]}"
            else:
                open_to = [place for place in self.places() if self.visible(person, place) or not place.is_thread]
                command = self.chance.choice(self.commands())
                result, what = (
                    await self.type_command(person, self.chance.choice(open_to), command),
                    f"/{command['name']}",
                )
            if result.modal is not None:
                result = await self.fill(person, result)
        except simcord.OptionError:
            self.count["options that a client would not send"] += 1
            return
        self.slowest = max(self.slowest, time.perf_counter() - began)
        if not result.acknowledged:
            self.note(f"{what}: no answer")
        if result._interaction.loading:
            self.note(f"{what}: still thinking when all work was done")
        self.read_errors(what)

    async def type_command(
        self, person: simcord.MemberActor, place: simcord.ChannelHandle, command: Json
    ) -> simcord.InteractionResult:
        """A command with all required and some optional options."""
        given: Json = {}
        for option in command["options"]:
            if option.get("required") or self.chance.random() < 0.5:
                given[option["name"]] = await self.value(person, place, command, option, given)
        self.count["commands"] += 1
        return await person.slash(place, command["name"], **given)

    async def value(
        self, person: simcord.MemberActor, place: simcord.ChannelHandle, command: Json, option: Json, given: Json
    ) -> Any:
        """A value for an option: offered ones where there are any."""
        chance, kind = self.chance, Kind(option["type"])
        if option.get("choices"):
            return chance.choice(option["choices"])["value"]
        if option.get("autocomplete"):
            self.count["autocompletes"] += 1
            if offered := await person.autocomplete(place, command["name"], option["name"], "", **given):
                return chance.choice(offered)["value"]
        if kind is Kind.boolean:
            return chance.random() < 0.5
        if kind is Kind.integer:
            low = option.get("min_value", 1)
            return chance.randint(low, min(option.get("max_value", low + 5), low + 50))
        if kind is Kind.number:
            return float(chance.randint(1, 3))
        if kind in (Kind.user, Kind.mentionable):
            return chance.choice(self.people)
        if kind is Kind.channel:
            return chance.choice(self.places())
        if kind is Kind.attachment:
            raise simcord.OptionError("attachment", option["name"], "nothing to attach")
        return chance.choice(WORDS)

    async def press(
        self, person: simcord.MemberActor, message: discord.Message, item: Json
    ) -> simcord.InteractionResult:
        """Use a control, a select menu with some of its options."""
        if item["type"] == BUTTON:
            self.count["buttons"] += 1
            return await person.click(message, custom_id=item["custom_id"])
        self.count["selects"] += 1
        values = [option["value"] for option in item["options"]]
        least, most = max(item.get("min_values", 1), 1), min(item.get("max_values", 1), len(values))
        chosen = self.chance.sample(values, self.chance.randint(least, most))
        return await person.select(message, chosen, custom_id=item["custom_id"])

    async def fill(self, person: simcord.MemberActor, shown: simcord.InteractionResult) -> simcord.InteractionResult:
        """Send a modal with something in each field."""
        values: Json = {}
        for item in walk_components((shown.modal or {})["components"]):
            if item.get("type") == TEXT_INPUT:
                values[item["custom_id"]] = self.chance.choice(["1", "hello", "x" * item.get("max_length", 20)])
            elif item.get("type") == SELECT:
                values[item["custom_id"]] = [self.chance.choice(item["options"])["value"]]
        self.count["modals"] += 1
        return await person.submit_modal(shown, values)

    # ------------------------------------------------------------------ looking
    async def look(self) -> None:
        """What everybody sees now: pictures are sound, private messages stay with their owner."""
        owner: dict[int, str] = {}
        for place in self.places():
            for person in self.people:
                for message in self.visible(person, place):
                    if message.flags.ephemeral and owner.setdefault(message.id, person.name) != person.name:
                        self.note(f"a private message of {owner[message.id]} is seen by {person.name}")
                    for attachment in message.attachments:
                        if (attachment.content_type or "").startswith("image/"):
                            self.look_at(attachment.filename, await attachment.read())

    def look_at(self, name: str, data: bytes) -> None:
        """Whether a picture can be opened and is of a size that people can load."""
        if data in self._pictures_seen:
            return
        self._pictures_seen.add(data)
        self.count["pictures"] += 1
        try:
            with Image.open(io.BytesIO(data)) as image:
                image.load()
        except Exception as error:
            self.note(f"picture {name}: {error}")
            return
        if len(data) > LARGEST_PICTURE_BYTES or max(image.size) > LARGEST_PICTURE_SIDE:
            self.note(f"picture {name}: {image.size} pixels, {len(data)} bytes")

    def public(self) -> str:
        """All public messages of the bot, for comparing."""
        seen = {message.id: [message.content, *raw(message)] for place in self.places() for message in place.history()}
        return json.dumps(seen, sort_keys=True, default=str)

    async def restart(self) -> None:
        """Restart the bot. Public messages stay as they are, and every kind of old control still answers."""
        before = self.public()
        await self.stop()
        await self.env.restart_bot(await self.start())
        self.count["restarts"] += 1
        if self.public() != before:
            self.note("a restart changed public messages")
        self.read_errors("restart")
        # Before anything new is posted, because a post would register its handlers anew.
        person = self.chance.choice(self.people)
        kinds = {re.sub(r"\d+", "#", item["custom_id"]): (message, item) for message, item in self.controls(person)}
        for kind, (message, item) in kinds.items():
            try:
                result = await self.press(person, message, item)
            except (simcord.SetupError, simcord.BackendError):  # an earlier press took it away
                continue
            if not result.acknowledged:
                self.note(f"control {kind}: no answer after a restart")
        self.read_errors("restart")


def raw(message: discord.Message) -> list[Json]:
    """The components of a message as Discord sends them."""
    return [component.to_dict() for component in message.components]  # type: ignore[misc]


async def walk_program(target: str, environment: dict[str, str], *, steps: int, **how: Any) -> Walk:
    """A walk through a program that is started as its users start it; ``how`` goes to the walk."""
    program = Program(target, environment=environment)
    walk = Walk(program.start, program.stop, **how)
    await walk.run(steps)
    return walk


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--program", default="bot.py", help="script or module that starts the bot")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--avoid", action="append", default=[], metavar="COMMAND", help="a command that nobody types")
    parser.add_argument(
        "--first", action="append", default=[], metavar="COMMAND", help="gathers people at the beginning"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {"DISCORD_TOKEN": "none", "TABLEBOT_DATABASE": str(Path(folder) / "walk.sqlite")}
        began = time.perf_counter()
        how = {"seed": given.seed, "people": given.people, "avoid": tuple(given.avoid), "first": tuple(given.first)}
        walk = asyncio.run(walk_program(given.program, environment, steps=given.steps, **how))
        took = time.perf_counter() - began
    out = sys.stdout.write
    out(f"{given.steps} steps in {took:.1f} s ({given.steps / took:.1f} a second), slowest {walk.slowest:.2f} s\n")
    out(f"{dict(walk.count)}\n{len(walk.problems)} problems\n")
    for problem in walk.problems:
        out(f" - {problem}\n")
    return 1 if walk.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
