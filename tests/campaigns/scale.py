"""A month of a thousand matches: what it costs, and whether anybody is called too often or not at all.

    python -m tests.campaigns.scale --matches 1000 --people 200 --days 30 --budget 40 --json scale.json

The whole bot plays at the end of a line to a simulated Discord; its clock is set by hand from one moment in which something can
happen to the next. Matches are opened by commands and presses. A share of the moves is pressed through the panels; the others are
made the way a press on Confirm makes them, without the panel's answer. A share of the pictures is drawn, the others are a small
ready one. Reminders, calls, clocks, computer seats, retries, expiring lobbies and nightly copies do as they always do. Whom the bot
must have called is worked out apart (``tests.campaigns.ledger``). ``--budget`` ends a run early, after so many minutes.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import discord

from cogs.match.locks import Locks
from render.scene import Picture, Scene
from tests.campaigns.commanded import carry_out
from tests.campaigns.crowd import MATCHES_PER_SERVER, ZONES, Crowd, Servers
from tests.campaigns.gauges import Gauges, peak, size_of
from tests.campaigns.ledger import DAY, HOUR, Boards, Many
from tests.campaigns.strikes import watched
from tests.discord.guard import ErrorLog

START = date(2026, 3, 16)  # clock changes in Europe, America has had its own, New Zealand's are to come
SECOND = 20  # of the minute, at which the bot looks and people act
STEP = 600  # seconds without anything due after which the bot looks all the same
MOVES_IN_A_ROW, AWAY_DAYS, AWAY_SHARE = 2, 3, 0.01
READY = Picture(b"\xff\xd8\xff\xd9", "board.jpg", "-")


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much there is of everything: ``visits`` of a person a day, ``boards`` that he moves at in each, ``presses`` and ``pictures``
    as shares of all, ``budget`` in real minutes after which a run ends early.
    """

    matches: int = 1000
    people: int = 200
    days: int = 30
    visits: int = 2
    boards: int = 2
    presses: float = 0.05
    pictures: float = 0.02
    budget: float = 40.0
    seed: int = 1


class Scale:
    """One campaign."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.plan = plan
        self.now = int(datetime(START.year, START.month, START.day, tzinfo=UTC).timestamp())
        self.owed = Many(START - timedelta(days=3), plan.days + 10)
        self.boards = Boards(self.owed)
        self.problems = self.boards.problems
        servers = max(2, plan.matches // MATCHES_PER_SERVER)
        self.crowd = Crowd(folder, Servers(plan.people, servers), visits=plan.visits, seed=plan.seed)
        self.chance, self.bot, self.world = self.crowd.chance, self.crowd.bot, self.crowd.world
        self.gauges = Gauges()
        self.count: Counter[str] = Counter()
        self.simulated_days = 0.0
        self._match_in: dict[int, int] = {}  # by thread
        self._busy = Locks()

    async def run(self) -> None:
        """All of it; ``problems`` tell afterwards what went wrong."""
        errors = ErrorLog(self.problems)
        logging.getLogger("tablebot").addHandler(errors)
        with mock.patch.object(discord.utils, "utcnow", lambda: datetime.fromtimestamp(self.now, UTC)):
            await self.crowd.connect()
            try:
                with mock.patch.object(self.bot.pictures, "drawn", self.some_pictures()):
                    await self.crowd.settle_in()
                    await self.play()
            except Exception as error:
                # Hours of measuring are not lost by a fault at their end, and the fault is one.
                logging.getLogger("tablebot").exception("the campaign ended early")
                self.problems.append(f"ended early: {error!r}")
            finally:
                await self.bot.close()
        logging.getLogger("tablebot").removeHandler(errors)

    def some_pictures(self) -> Any:
        """Draws a share of the scenes."""
        draw, chance = self.bot.pictures.drawn, random.Random(self.plan.seed)

        async def some(scene: Scene) -> Picture:
            drawn = chance.random() < self.plan.pictures
            self.count["pictures drawn" if drawn else "pictures left out"] += 1
            return await draw(scene) if drawn else READY

        return some

    async def play(self) -> None:
        """Open the matches, then let the days go by."""
        ends = time.perf_counter() + 60 * self.plan.budget
        for zone in ZONES:
            watched(zone, self.owed.start, self.owed.days)  # takes its time, which is not the bot's
        self.gauges.remember("before the first match")
        self.owed.looked = self.now - 1
        servers = list(self.world.channels)
        for number in range(self.plan.matches):
            await self.begin(servers[number % len(servers)])
            self.world.forget()
        self.gauges.remember("all matches opened")
        began = self.now
        async with self.gauges.watch(self.bot):
            for day in range(self.plan.days):
                if not await self.day(began + day * DAY, ends):
                    break
                self.gauges.remember(f"day {day + 1}")
        self.simulated_days = (self.now - began) / DAY
        if self.boards.count["openings"] != self.count["matches opened"]:
            self.problems.append("a match was opened without its first post, or twice")
        sql = "SELECT key FROM outbox"
        self.boards.compare(await self.bot.store.db.read(lambda c: [str(row[0]) for row in c.execute(sql)]))

    async def day(self, first: int, ends: float) -> bool:
        """A day from this second on; False where the real time was up before its end."""
        visits = self.crowd.visits(datetime.fromtimestamp(first, UTC))
        # A local day begins earlier or later than that of UTC: everybody comes at his hours within the latter.
        visits = sorted((first + (at - first) % DAY, who) for at, who in visits)
        while self.now < first + DAY:
            if time.perf_counter() > ends:
                return False
            until = min(self.now + STEP, self.owed.next_due(self.now), visits[0][0] if visits else first + DAY)
            # Loops look at some second of the minute, so nothing happens just when an hour strikes.
            self.now = max(self.now, until + (SECOND - until) % 60)
            # The bot was there all the time, though it is not let look: no clock stands still for it.
            presence = self.bot.store.presence
            await presence.seen(await presence.servers(), self.now, self.plan.days * DAY)
            here = [who for at, who in visits if at <= self.now]
            visits = [visit for visit in visits if visit[0] > self.now]
            await asyncio.gather(self.copy(), *(self.visit(who) for who in here))
            await self.look()
            if here and self.chance.random() < AWAY_SHARE:
                await self.leave(here[0])
            self.world.forget()
        return True

    # ------------------------------------------------------------------ what people do
    async def begin(self, server: int) -> None:
        """One match more."""
        match = await self.crowd.begin(server)
        table = await self.bot.services.tables.load(match)
        self.owed.servers[match] = server
        self._match_in[table.row.thread or 0] = match
        for seat in table.seats:
            if seat.kind == "person":
                self.owed.at_home(seat.user, server, self.crowd.hours[seat.user])
        await self.settle(match, mover=0)
        self.count["matches opened"] += 1

    async def visit(self, person: int) -> None:
        """He looks at the matches that have waited for him longest and moves a little in each."""
        if self.owed.away.get(person, 0) > self.now:
            return
        waits = [item for server in self.world.channels for item in self.owed.heard(person, server).items()]
        for match, _ in sorted(waits, key=lambda item: item[1])[: self.plan.boards]:
            async with self._busy.of(match):
                for _ in range(MOVES_IN_A_ROW):
                    if person in self.owed.waits.get(match, {}):  # else it is over
                        await self.move(match, person)

    async def move(self, match: int, person: int) -> None:
        """A move of his, at random."""
        position = await self.bot.services.tables.position(match, person)
        row, game = position.table.row, position.table.game
        if self.chance.random() < self.plan.presses:
            await self.crowd.press_through(match, person, row.thread or 0)
            self.count["moves pressed"] += 1
        else:
            move = self.chance.choice([move for move in position.moves if move.kind not in game.free_kinds])
            began = time.perf_counter()
            await self.bot.services.playing.play(match, person, lambda *_: [move], revision=row.revision, now=self.now)
            self.gauges.times[f"move of {game.slug}"].append((time.perf_counter() - began) * 1000)
            await self.gauges.timed("posts after a move", self.bot.services.outbox.deliver)(match, hurry=True)
            self.count["moves played"] += 1
        await self.settle(match, mover=person)

    async def settle(self, match: int, *, mover: int) -> None:
        """Hold what has arrived against what was owed; a match that is over makes room for another."""
        table = await self.bot.services.tables.load(match)
        game, state, over = table.game, table.state, table.row.status != "running"
        people = [seat.user for seat in table.seats if seat.kind == "person"]
        awaited = [table.seats[seat].user for seat in game.to_move(state) if seat not in state.left]
        self.owed.moved(match, mover, [] if over else [user for user in awaited if user in people], self.now)
        messages = self.world.take(table.row.thread or 0)
        self.boards.arrived(match, people, game.turn(state), messages, self.now, mover=mover, over=over)
        if over:
            self.count["matches finished"] += 1
            del self.owed.waits[match], self._match_in[table.row.thread or 0]
            await self.begin(self.owed.servers[match])

    async def leave(self, person: int) -> None:
        """He is away for some days, right after the bot has looked."""
        if self.owed.away.get(person, 0) <= self.now:
            self.owed.away[person] = self.now + self.chance.randrange(HOUR, 2 * AWAY_DAYS * DAY)
            await self.bot.store.hours.go(person, self.now, self.owed.away[person])
            self.count["absences"] += 1

    # ------------------------------------------------------------------ what the bot does by itself
    async def look(self) -> None:
        """What its loops do."""
        fresh = [*self.owed.look(self.now), *self.owed.look_for_calls(self.now)]
        await self.gauges.timed("look of the reminders", self.bot.get_cog("ReminderLoop").look)()
        self.owed.deliver(self.now, "takes", fresh)
        await self.bot.services.outbox.deliver_due()
        await self.cog("ClockLoop").look()
        await self.bot.get_cog("LobbyLoop").look()
        self.count["looks"] += 1
        for channel in list(self.world.arrived):
            match = self._match_in.get(channel)
            # Reminders and calls always ping; what else comes now tells that somebody's time has run out.
            if match is not None and any(not message.pinged for message in self.world.arrived[channel]):
                self.count["times run out"] += 1
                await self.settle(match, mover=0)
            else:
                for message in self.world.take(channel):
                    self.boards.other(message)

    async def copy(self) -> None:
        """The nightly copy, at its hour, while people play."""
        await self.gauges.timed("look of the nightly copy", self.cog("BackupLoop").look)()

    def cog(self, name: str) -> Any:
        """One of the bot's features."""
        return self.bot.get_cog(name)

    # ------------------------------------------------------------------ the report
    def report(self) -> dict[str, Any]:
        """Everything that was counted and measured."""
        wire = {"posts": self.world.posts, "of which direct": self.world.direct, "edits": self.world.edits}
        pings = {name: number for name, number in self.boards.count.items() if number}
        return {
            "plan": asdict(self.plan),
            "servers": len(self.world.channels),
            "days": round(self.simulated_days, 2),
            "counted": {**self.count, **wire, **pings},
            "milliseconds": self.gauges.table(),
            "MiB": {
                **self.gauges.memory,
                "peak": round(peak(), 1),
                "of which of the simulated Discord": round(size_of(self.world.backend), 1),
                "of which of this campaign": round(size_of([self.owed, self.boards, self.gauges]), 1),
            },
            "missed, doubled or not owed": len(self.problems),
            "problems": self.problems[:50],
        }


def campaign(plan: Plan) -> dict[str, Any]:
    """The report of a whole campaign."""
    with tempfile.TemporaryDirectory() as folder:
        scale = Scale(Path(folder), plan)
        asyncio.run(scale.run())
        return scale.report()


def main() -> int:
    """The command line; exits with 1 if anybody was called too often, too little, or anything failed."""
    logging.basicConfig(level=logging.ERROR)
    report = carry_out(__doc__ or "", Plan, campaign)
    for name, times in report["milliseconds"].items():
        print(f"{name:40}" + "".join(f"{what} {value:>10}  " for what, value in times.items()))
    for name, value in report.items():
        if name != "milliseconds":
            print(f"{name}: {value}")
    return 1 if report["missed, doubled or not owed"] else 0


if __name__ == "__main__":
    sys.exit(main())
