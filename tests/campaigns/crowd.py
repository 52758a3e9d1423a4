"""Many people on many servers of a bot at the end of a line: they open matches, press and play, each in his own hours."""

from __future__ import annotations

import random
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from bot import create_bot
from cogs.match.locks import Locks
from cogs.presentation.clocks import PRESETS
from cogs.settings import Settings
from games import GAMES, offered
from locales import PREFIXES
from tests.campaigns.ledger import Message
from tests.campaigns.owed import Hours
from tests.line import Json, Request, World, controls_of, way_on
from tests.seated import Seated

ZONES = (
    "Africa/Lagos",
    "America/Chicago",
    "America/Los_Angeles",
    "America/New_York",
    "America/Sao_Paulo",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Warsaw",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "UTC",
)
LOCALES = {"en": "en-US", "pl": "pl"}
MATCHES_PER_SERVER = 40
DM_SHARE, QUIET_SHARE, COMPUTER_SHARE, CLOCK_SHARE = 0.3, 0.5, 0.2, 0.3
KEPT = 12  # messages of a channel: the rest of the simulated Discord's memory is not what is measured


class Servers(World):
    """Many servers. Notes what arrives, and forgets what nobody will look at again."""

    def __init__(self, people: int, servers: int) -> None:
        super().__init__(*(f"person {number}" for number in range(people)))
        self.channels = {self.guild.id: self.channel}
        for number in range(1, servers):
            server = self.backend.create_guild(f"server {number}").id
            self.channels[server] = self.backend.create_channel(server, "general").id
        self.locales: dict[int, str] = {}
        self.arrived: defaultdict[int, list[Message]] = defaultdict(list)  # by channel, until taken
        self.posts = self.edits = self.direct = 0
        self._busy: set[int] = set()

    def dispatch(self, request: Request) -> Any:
        """The answer to a request. Raises BackendError."""
        value = super().dispatch(request)
        parts = request.path.strip("/").split("/")
        if parts[0] == "channels" and len(parts) > 2 and parts[2] == "messages":
            self._busy.add(int(parts[1]))
            self.edits += request.method == "PATCH"
            if request.method == "POST":
                self._note(int(parts[1]), request, value)
        return value

    def _note(self, channel: int, request: Request, value: Any) -> None:
        self.posts += 1
        stored = self.backend.get_message(channel, int(value["id"]))
        pinged = frozenset(stored.ping_user_ids)
        if self.backend.get_channel(channel).guild_id is None:
            # Whoever gets a direct message is called by it.
            pinged = frozenset(user for user, place in self.backend.dm_channels.items() if place == channel)
            self.direct += 1
        mark, live = str(request.body.get("nonce")), bool(controls_of(stored.components, "panel"))
        self.arrived[channel].append(Message(channel, mark, pinged, live, len(request.files)))

    def take(self, channel: int) -> list[Message]:
        """What has arrived in a channel since the last time, in order."""
        return self.arrived.pop(channel, [])

    def forget(self) -> None:
        """While nothing is on its way: let go of old messages, private ones, files, interactions and the record of requests."""
        super().forget()
        backend = self.backend
        for channel in self._busy:
            kept = [message for message in backend.messages.get(channel, {}).values() if not message.is_ephemeral]
            backend.messages[channel] = {message.id: message for message in kept[-KEPT:]}
        self._busy.clear()
        backend.cdn._blobs.clear()
        backend.interactions.clear()
        backend.interaction_tokens.clear()
        self.answers.clear()

    def _interaction(self, kind: int, person: int, channel: int, data: Json) -> tuple[str, Json]:
        event, payload = super()._interaction(kind, person, channel, data)
        self._busy.add(channel)
        payload["locale"] = self.locales[person]
        return event, payload


class Crowd(Seated):
    """The people, their servers and habits, and the bot."""

    def __init__(self, folder: Path, world: Servers, *, visits: int, seed: int) -> None:
        self.world: Servers = world
        self.settings = Settings(database=folder / "scale.sqlite", backups=folder / "copies")
        self.bot = create_bot(self.settings)
        self.chance = random.Random(seed)
        self.hours: dict[int, Hours] = {}
        self.habits = {person: self.chance.sample(range(7, 24), visits) for person in self.world.people}
        self._slugs = list(offered())
        self._opening = Locks()

    async def settle_in(self) -> None:
        """Everybody chooses his hours, his language, and how he is reminded; every server a language for its posts."""
        for server in self.world.channels:
            await self.bot.store.servers.set(server, lang=self.chance.choice(("en", "pl")))
        for person in self.world.people:
            quiet = (22, 7) if self.chance.random() < QUIET_SHARE else (0, 0)
            hours = Hours(self.chance.choice(ZONES), self.chance.randrange(24), *quiet)
            lang = self.chance.choice(("en", "pl"))
            self.hours[person], self.world.locales[person] = hours, LOCALES[lang]
            await self.bot.store.people.set(
                person,
                zone=hours.zone,
                hour=hours.hour,
                quiet_from=hours.quiet_from,
                quiet_to=hours.quiet_to,
                lang=lang,
                by_dm=self.chance.random() < DM_SHARE,
            )

    def visits(self, day: datetime) -> list[tuple[int, int]]:
        """When people come on a local day, and who: at their hours, some minutes late. In no order."""
        found: list[tuple[int, int]] = []
        for person, habit in self.habits.items():
            place = ZoneInfo(self.hours[person].zone)
            for hour in habit:
                at = datetime(day.year, day.month, day.day, hour, self.chance.randrange(60), tzinfo=place)
                found.append((int(at.astimezone(UTC).timestamp()), person))
        return found

    async def begin(self, server: int) -> int:
        """A match of the next game with the next number of seats, from the command to the first board; gives its number."""
        async with self._opening.of(server):
            return await self._begin(server, self.world.channels[server])

    async def _begin(self, server: int, channel: int) -> int:
        slug = self._slugs.pop(0)
        self._slugs.append(slug)
        seats = self.chance.choice([number for number in GAMES[slug].seats if number > 1])
        computers = int(seats > 2 and self.chance.random() < COMPUTER_SHARE)
        host, *others = self.chance.sample(self.world.people, seats - computers)
        members = self.world.backend.get_guild(server).members
        for person in (host, *others):
            if person not in members:
                self.world.backend.add_member(server, person)
        given = {"computers": computers} if computers else {}
        await self.say(self.world.slash(host, f"{PREFIXES[slug]} new", channel, seats=seats, **given))
        lobby, join = self.control(channel, "lobby")
        match = int(join["custom_id"].split(":")[1])
        if self.chance.random() < CLOCK_SHARE:
            await self.bot.store.lobby.set_clock(match, *PRESETS[self.chance.choice(("fast", "usual"))], "default")
        for person, what in (*((person, "join") for person in others), (host, "start")):
            await self.say(self.world.press(person, channel, lobby, f"lobby:{match}:0:{what}"))
        await self.bot.services.outbox.deliver(match)
        return match

    async def press_through(self, match: int, person: int, thread: int) -> None:
        """A move by pressing, at random, from Play to the press that makes it."""
        before = await self._ply(match)
        shown, _ = await self.walk_through(match, person, thread)
        if await self._ply(match) == before:
            raise AssertionError(f"the panel of match {match} leads nowhere: {shown}")
        await self.bot.services.outbox.deliver(match)

    async def walk_through(self, match: int, person: int, thread: int) -> tuple[Json, str]:
        """From Play on, at random, until a move is made or the panel leads no further: to name some moves makes them, others are
        made by Confirm. Gives what he sees in the end, and the id of the control that he pressed last.
        """
        board, play = self.control(thread, "panel")
        last, before = str(play["custom_id"]), await self._ply(match)
        (shown,) = await self.say(self.world.press(person, thread, board, last))
        while await self._ply(match) == before and (item := way_on(shown, self.chance)) is not None:
            last = str(item["custom_id"])
            (shown,) = await self.say(self.world.use(person, thread, int(shown["id"]), item, self.chance))
        return shown, last

    async def _ply(self, match: int) -> int:
        return (await self.bot.services.tables.load(match)).row.ply
