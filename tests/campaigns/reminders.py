"""Years of reminders: exactly one per person, server and local day on which he is awaited at his hour, whatever happens.

    python -m tests.campaigns.reminders                       two years in twelve zones from 2011 (Samoa skipped a day)
    python -m tests.campaigns.reminders --start 2025-06-01

The real features run on a real database; the clock is set by hand and Discord answers at the end of a short line. People move,
change their zone, hour and quiet hours, go away and come back, silence a turn; hosts change the settings of their servers, the
bot is down for minutes or days, dies in the middle of a delivery, and Discord is away for hours. What is owed, reminders and
calls, is worked out apart, from clocks watched every quarter of an hour; so is what may still stand in Discord at the end.
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
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from unittest import mock

import discord
from simcord.backend.errors import BackendError

from bot import create_bot
from cogs.client import TableBot
from cogs.discord_io.messages import nonce
from cogs.settings import Settings
from db.rows import NewMove
from tests.campaigns.owed import HOUR, Hours, Owed
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
HALF_HOUR, DAY = 1800, 86400
MEAN = {
    "move": 15 * HOUR,
    "person": 2 * DAY,
    "away": 4 * DAY,
    "hush": 2 * DAY,
    "server": 5 * DAY,
    "down": 8 * DAY,
    "crash": 3 * DAY,
    "outage": 17 * DAY,
}
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
        self.deleted: set[int] = set()

    async def answer(self, request: Request) -> Any:
        """What Discord answers; see :class:`World`."""
        if self.away:
            raise BackendError(503, 0, "away")
        is_post = request.method == "POST" and request.path.endswith("/messages")
        if is_post and self.cut == "before":
            raise Crash
        mark = str((request.body or {}).get("nonce")) if is_post else ""
        if request.method == "DELETE":
            self.deleted.add(int(request.path.rpartition("/")[2]))
        if not is_post or mark not in self.marks:
            value = self.world.dispatch(request)
            self.world.forget()
            if not is_post:
                return value
            self.marks[mark], self.latest = value, mark
        if self.cut == "after":
            raise Crash
        return self.marks[mark]


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
        fresh = [*self.owed.look(self.now), *self.owed.look_for_calls(self.now)]
        self.count["looks"] += 1
        # Whatever waits for a later try is tried now, so that the account need not know when that would be.
        sql = "UPDATE outbox SET next_try_at = 0 WHERE done_at IS NULL"
        await self.bot.store.db.write(lambda connection: connection.execute(sql).rowcount)
        try:
            await self.bot.get_cog("ReminderLoop").look()
            # A refusal ends a round of delivery and leaves the rest to the next one.
            for _ in await self.bot.store.outbox.due(self.now):
                await self.bot.services.outbox.deliver_due()
        except Crash:
            self.count["deaths in a delivery"] += 1
            self.owed.deliver(self.now, "is cut off", fresh)
            if self.telephone.cut == "after":
                self.owed.arrived(self.telephone.latest)
            self.telephone.cut = ""
            await self.restart(self.chance.randrange(1, 120))  # Discord knows the mark of a message for some minutes
            return
        self.owed.deliver(self.now, "is away" if self.telephone.away else "takes", fresh)

    async def set_up(self) -> None:
        """A server per zone with its hour and its matches; most people are at home in several."""
        backend = self.world.backend
        for zone in ZONES:
            server = backend.create_guild(zone).id
            channel = backend.create_channel(server, "general").id
            self.of_server[server] = {"zone": zone, "hour": self.chance.randrange(24), **self.quiet()}
            await self.bot.store.servers.set(server, **self.of_server[server])
            for _ in range(MATCHES_PER_SERVER):
                players = self.chance.sample(self.people, self.chance.randint(2, 4))
                await self.start_match(server, channel, players)
        for person in self.chance.sample(self.people, len(self.people) // 3):
            self.own[person] = {"zone": self.chance.choice(ZONES), "hour": self.chance.randrange(24), **self.quiet()}
            await self.bot.store.people.set(person, by_dm=self.chance.random() < 0.5, **self.own[person])
        self.settle()

    def quiet(self) -> dict[str, int]:
        """Quiet hours of some length, or none."""
        first = self.chance.randrange(24)
        return {"quiet_from": first, "quiet_to": (first + self.chance.choice((0, 0, 3, 9))) % 24}

    async def start_match(self, server: int, channel: int, players: list[int]) -> None:
        """A match as far as reminders look at it: a row, its seats, and whom it waits for."""
        lobby = self.bot.store.lobby
        row = await lobby.create(
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
            await lobby.join(row.id, player, str(player), self.now)
        await lobby.start(
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
        elif what == "away":
            await self.go(self.chance.choice(self.people))
        elif what == "hush":
            await self.hush(self.chance.choice(list(self.seated)))
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
        await self.bot.store.moves.commit(
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
        self.owed.moved(match, mover, following, self.now)

    async def hush(self, match: int) -> None:
        """One of those whom the match waits for wants no more reminders of it."""
        user, since = self.chance.choice(list(self.owed.waits[match].items()))
        assert await self.bot.store.awaited.silence(match, user, since)
        self.owed.silent.add((match, user))
        self.owed.to_call.pop((match, user), None)

    async def go(self, user: int) -> None:
        """A person goes away for some days, or comes back if he is; the bot looks before it takes note."""
        self.just_after_a_strike()
        self.owed.look(self.now)
        await self.bot.services.reminders.claim_due(self.now)
        if self.owed.away.get(user, 0) > self.now:
            await self.bot.store.hours.come_back(user, self.now)
            self.owed.away[user] = self.now
        else:
            self.owed.away[user] = self.now + self.chance.randrange(HOUR, 6 * DAY)
            await self.bot.store.hours.go(user, self.now, self.owed.away[user])

    async def change(self, **whose: int) -> None:
        """A person or a server takes a new zone, hour or quiet hours; the bot looks before it does so."""
        new = {"zone": self.chance.choice(ZONES), "hour": self.chance.randrange(24), **self.quiet()}
        quiet = ["quiet_from", "quiet_to"]
        names = self.chance.choice((["zone"], ["hour"], ["zone", "hour"], quiet, ["hour", *quiet]))
        changes: dict[str, Any] = {name: new[name] for name in names}
        store = self.bot.store
        self.just_after_a_strike()
        self.owed.look(self.now)
        await self.bot.services.reminders.claim_due(self.now)
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
                self.owed.settings[player, server] = Hours(**now)

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
        await self.look()  # what a delivery after the first look has made superfluous is taken away
        rows = await self.bot.store.db.read(
            lambda connection: connection.execute(
                "SELECT key, message FROM outbox WHERE kind IN ('remind', 'call')"
            ).fetchall()
        )
        messages = {mark: int(value["id"]) for mark, value in self.telephone.marks.items()}
        sent = {key: messages.pop(nonce(key)) for key, _ in rows if nonce(key) in messages}
        self.count["reminders"] = sum(key.startswith("remind") for key in sent)
        self.count["calls"] = sum(key.startswith("call") for key in sent)
        self.problems += [f"missing: {self.named(key)}" for key in sorted(self.owed.sent - sent.keys())]
        self.problems += [f"not owed: {self.named(key)}" for key in sorted(sent.keys() - self.owed.sent)]
        self.problems += [f"message {message} is nobody's reminder" for message in messages.values()]
        self.problems += [
            f"{key} is said to be {message}" for key, message in rows if message not in (None, sent.get(key))
        ]
        self.standing({message: key for key, message in sent.items() if message not in self.telephone.deleted})

    def standing(self, left: dict[int, str]) -> None:
        """Of the reminders and calls that were not taken away there is one for each person and server at most, and a wait."""
        self.count["standing"] = len(left)
        seen: set[tuple[int, int]] = set()
        for key in left.values():
            parts = key.split(":")
            if parts[0] == "remind":
                user, server = int(parts[2]), int(parts[3])
                waits = any(
                    user in waiting for match, waiting in self.owed.waits.items() if self.owed.servers[match] == server
                )
            else:
                user, server = int(parts[2]), self.owed.servers[int(parts[1])]
                waits = user in self.owed.waits[int(parts[1])]
            if not waits or (user, server) in seen:
                self.problems.append(f"left standing: {key}")
            seen.add((user, server))

    def named(self, key: str) -> str:
        """A reminder or call in words."""
        kind, *parts = key.split(":")
        user = int(parts[1])
        server = int(parts[2]) if kind == "remind" else self.owed.servers[int(parts[0])]
        return f"{key}: {self.world.backend.users[user].name} on {self.world.backend.guilds[server].name}"


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
