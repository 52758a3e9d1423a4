"""Years of reminders: exactly one per person, server and local day on which he is awaited at his hour, whatever happens.

    python -m tests.campaigns.reminders                       two years in twelve zones from 2011 (Samoa skipped a day)
    python -m tests.campaigns.reminders --start 2025-06-01

The real features run on a real database; the clock is set by hand and Discord answers at the end of a short line. People move,
change their zone and hour, hosts change those of their servers, the bot is down for minutes or days, dies in the middle of a
delivery, and Discord is away for hours. What is owed is worked out apart, from clocks watched every quarter of an hour.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from unittest import mock

import discord
from simcord.backend.errors import BackendError

from bot import create_bot
from cogs.client import TableBot
from cogs.discord_io import nonce
from cogs.settings import Settings
from db.rows import NewMove
from tests.campaigns.strikes import watched
from tests.discord.guard import ErrorLog
from tests.line import Request, World, connect

ZONES = (
    "Africa/Casablanca",
    "America/Los_Angeles",
    "America/New_York",
    "America/Santiago",
    "America/Sao_Paulo",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Europe/Warsaw",
    "Pacific/Apia",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "UTC",
)
MATCHES_PER_SERVER = 2
HALF_HOUR, HOUR, DAY = 1800, 3600, 86400
MEAN = {"move": 15 * HOUR, "person": 2 * DAY, "server": 5 * DAY, "down": 8 * DAY, "crash": 3 * DAY, "outage": 17 * DAY}
"""Seconds between two events of a kind on average; moves per match, the others in all."""


class Crash(BaseException):
    """The process died."""


class Telephone:
    """Discord at the other end of the line: can be away, can be cut off, takes a message with a known mark for the first."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.away = False
        self.cut: str = ""  # "before" or "after": the process dies around the next message
        self.marks: dict[str, Any] = {}
        self.latest = ""  # the mark of the last message

    async def answer(self, request: Request) -> Any:
        """What Discord answers; see :class:`World`."""
        if self.away:
            raise BackendError(503, 0, "away")
        is_post = request.method == "POST" and request.path.endswith("/messages")
        if is_post and self.cut == "before":
            raise Crash
        mark = str((request.body or {}).get("nonce")) if is_post else ""
        if not is_post or mark not in self.marks:
            value = self.world.dispatch(request)
            self.world.forget()
            if not is_post:
                return value
            self.marks[mark], self.latest = value, mark
        if self.cut == "after":
            raise Crash
        return self.marks[mark]


@dataclass
class Owed:
    """What must have been sent by now, worked out from the waits and the watched clocks alone."""

    start: date
    days: int
    settings: dict[tuple[int, int], tuple[str, int]] = field(default_factory=dict)  # (user, server) → zone, hour
    waits: dict[int, dict[int, int]] = field(default_factory=dict)  # match → user → since
    servers: dict[int, int] = field(default_factory=dict)  # match → server
    looked: int = 0
    open: dict[tuple[int, int, date], int] = field(default_factory=dict)  # claimed and not delivered → when claimed
    claimed: set[tuple[int, int, date]] = field(default_factory=set)
    sent: set[tuple[int, int, date]] = field(default_factory=set)

    def since(self, user: int, server: int) -> int | None:
        """Since when a match of the server has waited for the person."""
        found = [waits[user] for match, waits in self.waits.items() if user in waits and self.servers[match] == server]
        return min(found, default=None)

    def last(self, user: int, server: int, now: int) -> tuple[int, date]:
        """The last time that his hour struck."""
        zone, hour = self.settings[user, server]
        return watched(zone, self.start, self.days).last(now, hour) or (0, date.min)

    def look(self, now: int) -> None:
        """The bot looks whose hour has struck since it looked last."""
        for user, server in self.settings:
            since = self.since(user, server)
            struck, day = self.last(user, server, now)
            if since is not None and max(self.looked + 1, since) <= struck and (user, server, day) not in self.claimed:
                self.claimed.add((user, server, day))
                self.open[user, server, day] = now
        self.looked = now

    def deliver(self, now: int) -> None:
        """Discord takes what is open; whoever has moved since, or whose hour has struck again, gets nothing for that day."""
        for (user, server, day), claimed_at in self.open.items():
            since = self.since(user, server)
            if since is not None and since <= claimed_at and self.last(user, server, now)[1] <= day:
                self.sent.add((user, server, day))
        self.open.clear()

    def arrived(self, mark: str) -> None:
        """The message with this mark had been taken before the bot died."""
        for item in self.open:
            if nonce(key_of(item)) == mark:
                self.open.pop(item)
                self.sent.add(item)
                return

    def next_look(self, now: int) -> int:
        """When anybody's hour strikes next, an hour from now at most."""
        strikes = [
            watched(zone, self.start, self.days).next(now, hour)
            for (user, server), (zone, hour) in self.settings.items()
            if self.since(user, server) is not None
        ]
        return min([now + HOUR, *strikes])


def key_of(item: tuple[int, int, date]) -> str:
    """The key of a reminder's outbox entry."""
    user, server, day = item
    return f"remind:{day}:{user}:{server}"


class Years:
    """One campaign."""

    def __init__(self, folder: Path, *, start: date, days: int, people: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.now = int(datetime(start.year, start.month, start.day, tzinfo=UTC).timestamp()) + 3 * DAY
        self.end = self.now + days * DAY
        self.owed = Owed(start, days + 10)
        self.world = World(*(f"person {number}" for number in range(people)))
        self.telephone = Telephone(self.world)
        self.bot_settings = Settings(database=folder / "years.sqlite")
        self.people = self.world.people
        self.own: dict[int, dict[str, Any]] = {person: {} for person in self.people}
        self.of_server: dict[int, dict[str, Any]] = {}
        self.seated: dict[int, list[int]] = {}
        self.second = self.chance.randrange(60)  # the bot looks once a minute, at this second of it
        self.count: Counter[str] = Counter()
        self.problems: list[str] = []
        self.bot: TableBot

    async def run(self) -> None:
        """All of it; ``problems`` tell afterwards what was doubled, missing or not owed."""
        errors = ErrorLog(self.problems)
        logging.getLogger("tablebot").addHandler(errors)
        with mock.patch.object(discord.utils, "utcnow", lambda: datetime.fromtimestamp(self.now, UTC)):
            await self.start_bot()
            await self.set_up()
            agenda: dict[str | int, int] = {kind: self.now + self.after(kind) for kind in MEAN if kind != "move"}
            agenda |= {match: self.now + self.after("move") for match in self.seated}
            look = self.now
            while self.now < self.end:
                what, at = min(agenda.items(), key=lambda item: item[1])
                self.now = max(self.now, min(look, at))
                if self.now == look:
                    await self.look()
                else:
                    await self.happen(what)
                    agenda[what] = self.now + self.after("move" if isinstance(what, int) else what)
                until = self.owed.next_look(self.now)
                look = until + (self.second - until) % 60
            await self.compare()
            await self.bot.close()
        logging.getLogger("tablebot").removeHandler(errors)

    def after(self, kind: str) -> int:
        """Seconds until the next event of a kind; an outage ends after some hours."""
        if kind == "outage" and self.telephone.away:
            return self.chance.randrange(60, 2 * DAY)
        return 1 + int(self.chance.expovariate(1 / MEAN[kind]))

    # ------------------------------------------------------------------ the bot
    async def start_bot(self) -> None:
        """A new process on the same file."""
        self.bot = create_bot(self.bot_settings)
        await connect(self.bot, self.telephone.answer)

    async def look(self) -> None:
        """What the bot's loops do in a minute."""
        self.owed.look(self.now)
        self.count["looks"] += 1
        try:
            await self.bot.reminders.look()
            await self.bot.outbox.retry()
        except Crash:
            self.count["deaths in a delivery"] += 1
            if self.telephone.cut == "after":
                self.owed.arrived(self.telephone.latest)
            self.telephone.cut = ""
            await self.restart(self.chance.randrange(1, 120))  # Discord knows the mark of a message for some minutes
            return
        if not self.telephone.away:
            self.owed.deliver(self.now)

    async def set_up(self) -> None:
        """A server per zone with its hour and its matches; most people are at home in several."""
        backend = self.world.backend
        for zone in ZONES:
            server = backend.create_guild(zone).id
            channel = backend.create_channel(server, "general").id
            self.of_server[server] = {"zone": zone, "hour": self.chance.randrange(24)}
            await self.bot.store.servers.set(server, **self.of_server[server])
            for _ in range(MATCHES_PER_SERVER):
                players = self.chance.sample(self.people, self.chance.randint(2, 4))
                await self.start_match(server, channel, players)
        for person in self.chance.sample(self.people, len(self.people) // 3):
            self.own[person] = {"zone": self.chance.choice(ZONES), "hour": self.chance.randrange(24)}
            await self.bot.store.people.set(person, by_dm=self.chance.random() < 0.5, **self.own[person])
        self.settle()

    async def start_match(self, server: int, channel: int, players: list[int]) -> None:
        """A match as far as reminders look at it: a row, its seats, and whom it waits for."""
        matches = self.bot.store.matches
        row = await matches.create(
            self.now,
            slug="founders_of_the_empire",
            server=server,
            channel=channel,
            host=players[0],
            host_name="host",
            options="{}",
            lang=self.chance.choice(("en", "pl")),
            seats_min=2,
            seats_max=4,
        )
        for player in players[1:]:
            await matches.join(row.id, player, str(player), self.now)
        await matches.start(
            row.id,
            seed="seed",
            seed_hash="hash",
            rules_version=1,
            data_hash="",
            data_text=b"{}",
            order=players,
            state=b"{}",
            turn=1,
            outbox=[],
            awaited=players[:1],
            now=self.now,
        )
        for member in players:
            if member not in self.world.backend.get_guild(server).members:
                self.world.backend.add_member(server, member)
        self.seated[row.id] = players
        self.owed.servers[row.id] = server
        self.owed.waits[row.id] = {players[0]: self.now}

    # ------------------------------------------------------------------ what happens
    async def happen(self, what: str | int) -> None:
        """A move in a match, or something rarer. While Discord is away nobody can do anything, and nobody does until
        everything that waited for it has been tried again.
        """
        if what == "outage":
            self.telephone.away = not self.telephone.away
            if not self.telephone.away:
                self.now += HALF_HOUR
                await self.look()
        elif self.telephone.away:
            return
        elif isinstance(what, int):
            await self.move(what)
        elif what == "person":
            await self.change(user=self.chance.choice(self.people))
        elif what == "server":
            await self.change(server=self.chance.choice(list(self.of_server)))
        elif what == "down":
            await self.restart(self.chance.randrange(1, self.chance.choice((60, HOUR, DAY, 5 * DAY))))
        else:
            self.telephone.cut = self.chance.choice(("before", "after"))
        self.count["moves" if isinstance(what, int) else what] += 1

    async def move(self, match: int) -> None:
        """One of those awaited moves; then the match waits for others, maybe for him too."""
        if self.chance.random() < 0.1:
            self.just_after_a_strike()
        waits = self.owed.waits[match]
        mover = self.chance.choice(list(waits))
        following = self.chance.sample(self.seated[match], self.chance.choice((1, 1, 1, 2, len(self.seated[match]))))
        row = await self.bot.store.matches.load(match)
        assert row is not None
        await self.bot.store.matches.commit(
            match,
            base_revision=row.revision,
            moves=[NewMove(0, mover, "{}", "[]")],
            state=b"{}",
            turn=1,
            status="running",
            ended_reason="",
            outbox=[],
            awaited=following,
            now=self.now,
        )
        self.owed.waits[match] = {
            user: waits[user] if user in waits and user != mover else self.now for user in following
        }

    async def change(self, **whose: int) -> None:
        """A person or a server takes a new zone, a new hour, or both; the bot looks before it does so."""
        both = {"zone": self.chance.choice(ZONES), "hour": self.chance.randrange(24)}
        names = self.chance.choice((["zone"], ["hour"], ["zone", "hour"]))
        changes: dict[str, Any] = {name: both[name] for name in names}
        store = self.bot.store
        self.just_after_a_strike()
        self.owed.look(self.now)
        await self.bot.reminders.claim_due(self.now)
        if "user" in whose:
            await store.people.set(whose["user"], now=self.now, **changes)
            self.own[whose["user"]] |= changes
        else:
            await store.servers.set(whose["server"], now=self.now, **changes)
            self.of_server[whose["server"]] |= changes
        self.settle()

    def just_after_a_strike(self) -> None:
        """Let time go on to some seconds after the next hour has struck for somebody, before the bot looks."""
        self.now = self.owed.next_look(self.now) + self.chance.randrange(40)

    def settle(self) -> None:
        """Each person's zone and hour on each of his servers, as they are set now."""
        for match, players in self.seated.items():
            server = self.owed.servers[match]
            for player in players:
                now = self.of_server[server] | self.own[player]
                self.owed.settings[player, server] = (now["zone"], now["hour"])

    async def restart(self, downtime: int) -> None:
        """The bot ends and comes back so many seconds later."""
        await self.bot.close()
        self.now = min(self.now + downtime, self.end - 1)
        await self.start_bot()
        await self.look()
        self.second = self.now % 60

    # ------------------------------------------------------------------ the account
    async def compare(self) -> None:
        """What was sent beside what was owed."""
        self.telephone.away = False
        self.now += HALF_HOUR
        await self.look()
        rows = await self.bot.store.db.read(
            lambda connection: connection.execute("SELECT key, message FROM outbox WHERE kind = 'remind'").fetchall()
        )
        messages = {mark: int(value["id"]) for mark, value in self.telephone.marks.items()}
        sent = {key: messages.pop(nonce(key)) for key, _ in rows if nonce(key) in messages}
        owed = {key_of(item): item for item in self.owed.sent}
        self.count["reminders"] = len(sent)
        self.problems += [f"missing: {self.named(owed[key])}" for key in sorted(owed.keys() - sent.keys())]
        self.problems += [f"not owed: {key}" for key in sorted(sent.keys() - owed.keys())]
        self.problems += [f"message {message} is nobody's reminder" for message in messages.values()]
        self.problems += [
            f"{key} is said to be {message}" for key, message in rows if message not in (None, sent.get(key))
        ]

    def named(self, item: tuple[int, int, date]) -> str:
        """A reminder in words."""
        user, server, day = item
        return f"{self.world.backend.users[user].name} on {self.world.backend.guilds[server].name} for {day}"


def campaign(*, start: date, days: int, people: int, seed: int) -> Years:
    """A finished campaign with its ``count`` and ``problems``."""
    with tempfile.TemporaryDirectory() as folder:
        years = Years(Path(folder), start=start, days=days, people=people, seed=seed)
        asyncio.run(years.run())
        return years


def main() -> int:
    """The command line; exits with 1 if anything was doubled or missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--start", type=date.fromisoformat, default=date(2011, 6, 1))
    parser.add_argument("--days", type=int, default=730)
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    began = time.perf_counter()
    years = campaign(start=given.start, days=given.days, people=given.people, seed=given.seed)
    print(f"{given.days} days from {given.start} in {time.perf_counter() - began:.0f} s: {dict(years.count)}")
    print(f"{len(years.problems)} doubled, missing or not owed")
    for problem in years.problems:
        print(f" - {problem}")
    return 1 if years.problems else 0


if __name__ == "__main__":
    sys.exit(main())
