"""Days of bad weather: whatever Discord, a server or the machine does, nothing is lost, doubled or held against anybody.

    python -m tests.campaigns.weather --hours 48 --matches 20 --people 12 --seed 1 --budget 20

The whole bot plays at the end of a line to a simulated Discord; its clock is set by hand. Every hour some faults come
(``tests.campaigns.faults``), each kind in its turn, and go after minutes or hours. People press on as far as they can. After the
last hour the weather clears, people give matches new places where the old ones are gone, and a day goes by. What must hold
then, and what must hold all the time, stands in ``tests.campaigns.promises``. ``--budget`` ends the bad weather early, after so
many real minutes.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest import mock

import discord
from discord import app_commands
from simcord.backend.errors import BackendError

from cogs.choosing.paths import LINK
from cogs.presentation.pictures import Pictures
from db.rows import MatchRow
from render.scene import Picture, Scene
from tests.campaigns.commanded import carry_out
from tests.campaigns.faults import HOUR, KINDS, MINUTE, Asleep, Fault, Unpainted, Unreachable
from tests.campaigns.lives import Folk
from tests.campaigns.promises import Promises
from tests.campaigns.scale import READY, START
from tests.campaigns.sky import Sky, Unanswered
from tests.discord.death import Killed
from tests.discord.guard import ErrorLog
from tests.line import text_of

STEP = 120  # seconds from one look at the clock to the next
LOOKS = ("ReminderLoop", "DeliveryLoop", "ClockLoop", "LobbyLoop")
SHORT_OF_TIME = 0.5  # share of the seats with a clock that have little left from the start
TYPED = 0.2  # share of the visits in which something is looked up, too
TROUBLED = (Unanswered, BackendError, Killed)  # what somebody may meet who presses or types
NONSENSE = (
    "../../etc/passwd",
    "C:\\x",
    "999999",
    "-1",
    "<@1>",
    "{ $x }",
    "%s%n",
    "'; DROP TABLE x",
    "​",
    "a" * 90,
    "::",
    "0",
)
KEPT_FROM_NONSENSE = (
    "host",
    "concede",
    "vote",
    "undo",
    "takeover",
    "me",
    "away",
    "learn",
    "new",
)  # they mean something
FORGED = ("panel:{m}:0:", "do:{m}:{r}:zzz", "pick:{m}:{r}:../../x", "pick:{o}:{r}:0", "yes:{m}:0:end", "lobby:{m}:0:start",
          "choose-pick:{m}:{r}:", "hush:{m}:0:1-2", "rematch:{o}:0:", "do:99999999:1:0")  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much there is of everything: faults and moves an hour, ``calm`` hours after the last, ``budget`` in real minutes."""

    hours: int = 48
    matches: int = 20
    people: int = 12
    servers: int = 3
    faults: int = 2
    moves: int = 16
    calm: int = 24
    seed: int = 1
    budget: float = 20.0


class Old(NamedTuple):
    """A control that somebody still has before him, whatever has become of its message."""

    channel: int
    message: int
    custom_id: str


class Noted(list[str]):
    """Problems, each with its hour and the faults that were on; what they may bring about is none."""

    def __init__(self, weather: Weather) -> None:
        super().__init__()
        self._weather = weather

    def append(self, problem: str, /) -> None:
        """Note it unless it was foreseen."""
        faults = self._weather.felt()
        if problem.startswith("logged") and any(part in problem for fault in faults for part in fault.errors):
            self._weather.count["foreseen errors"] += 1
            return
        names = ", ".join(sorted({fault.name for fault in faults})) or "clear"
        super().append(f"hour {self._weather.hour}, {names}: {problem}")


class Weather:
    """One campaign."""

    def __init__(self, folder: Path, plan: Plan, kinds: Sequence[type[Fault]] = KINDS) -> None:
        self.plan, self.count, self.hour = plan, Counter[str](), 0
        self.sky = Sky(
            plan.people, plan.servers, int(datetime(START.year, START.month, START.day, 8, tzinfo=UTC).timestamp())
        )
        self.folk = Folk(folder, self.sky, seed=plan.seed)
        self.chance = self.folk.chance
        self.faults: list[Fault] = []
        self.over: list[Fault] = []
        self.kinds: Counter[str] = Counter()
        self.problems = Noted(self)
        self.folk.problems = self.problems
        self.promises = Promises(self.folk, self.problems)
        self.hours = 0
        self._kinds, self._seeds = kinds, random.Random(plan.seed)
        self._deck: list[type[Fault]] = []
        self._old: list[Old] = []

    def felt(self) -> list[Fault]:
        """The faults that are on, or were within the last hour."""
        return [*self.faults, *(fault for fault in self.over if self.sky.now - fault.until <= HOUR)]

    async def run(self) -> None:
        """All of it; ``problems`` tell afterwards what went wrong."""
        errors = ErrorLog(self.problems)
        logging.getLogger().addHandler(errors)
        ends = time.perf_counter() + 60 * self.plan.budget
        try:
            with (
                mock.patch.object(discord.utils, "utcnow", self.sky.moment),
                mock.patch("cogs.features.lobby.starting.secrets", SimpleNamespace(token_hex=self.seed)),
                mock.patch.object(Pictures, "drawn", lambda _pictures, scene: self.drawn(scene)),
            ):
                await self.folk.connect()
                await self.folk.settle_in()
                for number in range(self.plan.matches):
                    await self.open_match([*self.sky.channels][number % self.plan.servers])
                for hour in range(1, self.plan.hours + 1):
                    self.hour = hour
                    if time.perf_counter() > ends:
                        break
                    await self.an_hour(self.draw(), self.plan.moves)
                    self.hours += 1
                await self.clear()
        except Exception as error:
            logging.getLogger("tablebot").exception("the campaign ended early")
            self.problems.append(f"ended early: {error!r}")
        finally:
            await self.folk.bot.close()
            logging.getLogger().removeHandler(errors)

    def seed(self, size: int) -> str:
        """The seed of the next match."""
        return self._seeds.randbytes(size).hex()

    async def drawn(self, scene: Scene) -> Picture:
        """In the place of a picture that takes time to draw."""
        if Unpainted.raging:
            raise RuntimeError("no paint")
        return READY

    def draw(self) -> list[Fault]:
        """The faults of the next hour, with their times; no kind twice at once."""
        drawn: list[Fault] = []
        for _ in range(self.plan.faults):
            self._deck = self._deck or self.chance.sample(self._kinds, len(self._kinds))
            on = {type(fault) for fault in (*self.faults, *drawn)}
            kind = next((kind for kind in self._deck if kind not in on), None)
            if kind is None:
                continue
            self._deck.remove(kind)
            fault = kind()
            fault.since = self.sky.now + self.chance.randrange(HOUR - STEP)
            fault.until = fault.since + MINUTE * self.chance.randint(*kind.minutes)
            drawn.append(fault)
        return sorted(drawn, key=lambda fault: fault.since)

    # ------------------------------------------------------------------ time goes by
    async def an_hour(self, coming: list[Fault], moves: int, step: int = STEP) -> None:
        """The faults come when it is their time, and those whose time is over go; so many moves are tried."""
        ends = self.sky.now + HOUR
        while self.sky.now < ends:
            self.sky.advance(step)
            for fault in [fault for fault in self.faults if fault.until <= self.sky.now]:
                await self.end(fault)
            for fault in [fault for fault in coming if fault.since <= self.sky.now]:
                coming.remove(fault)
                await self.begin(fault)
            await self.look()
            if self.chance.random() < moves * step / HOUR:
                await self.somebody_moves()
            await self.watch()
            self.sky.forget()
        for fault in coming:  # the clock has jumped
            await self.begin(fault)

    async def begin(self, fault: Fault) -> None:
        """It comes."""
        fault.clocks = await self.promises.clocks(row.id for row in await self.running())
        self.faults.append(fault)
        self.kinds[fault.name] += 1
        await fault.begin(self)
        await self.revive()
        await self.watch()
        if isinstance(fault, Asleep):
            await self.look()

    async def end(self, fault: Fault) -> None:
        """It goes."""
        await fault.end(self)
        self.faults.remove(fault)
        self.over.append(fault)
        fault.until = self.sky.now
        await self.revive()
        await self.watch()
        await self.look()
        if fault.standing and not any(other.standing for other in self.faults):
            await self.promises.time_stood(fault, fault.standing - self.sky.hidden, await self.running())

    async def revive(self) -> None:
        """A bot that has died is started again."""
        if self.folk.life.dead:
            await self.folk.restart()
            self.count["deaths"] += 1

    async def look(self) -> None:
        """What the bot does by itself."""
        await self.folk.look(*LOOKS)
        await self.revive()

    async def watch(self) -> None:
        """What must hold all the time."""
        rows = await self.running()
        await self.promises.told_once(rows)
        blind = {match for fault in self.faults for match in fault.matches if "Deleted" in fault.name}
        if not self.sky.connected or any(isinstance(fault, Unreachable) for fault in self.faults):
            blind |= {row.id for row in rows}
        await self.promises.no_turn_lost(blind | {row.id for row in rows if row.server in self.sky.hidden})

    async def running(self) -> list[MatchRow]:
        """The matches in play."""
        store = self.folk.bot.store
        rows = [await store.matches.load(row.id) for row in await store.conversions.running()]
        return [row for row in rows if row is not None]

    # ------------------------------------------------------------------ people
    async def open_match(self, server: int = 0) -> None:
        """One match more, if Discord allows it."""
        server = server or self.chance.choice([*self.sky.channels])
        try:
            match = await self.folk.begin(server)
        except TROUBLED:
            self.count["matches that could not be opened"] += 1
            await self.revive()
            return
        await self.folk.settle()
        self.count["matches opened"] += 1
        left = [
            (self.chance.randint(1, 12) * HOUR, match, seat)
            for seat in range(6)
            if self.chance.random() < SHORT_OF_TIME
        ]
        sql = "UPDATE clocks SET remaining = ? WHERE match = ? AND seat = ?"
        await self.folk.bot.store.db.write(lambda connection: connection.executemany(sql, left).rowcount)
        self.sky.forget()

    async def somebody_moves(self) -> None:
        """Somebody who is awaited comes by and presses a move."""
        sql = "SELECT awaited.match, user FROM awaited JOIN matches ON matches.id = match WHERE status = 'running'"
        waits = await self.folk.bot.store.db.read(lambda c: [(int(row[0]), int(row[1])) for row in c.execute(sql)])
        if waits:
            await self.move(*self.chance.choice(waits))

    async def move(self, match: int, person: int) -> bool:
        """A move of his, at random; whether it was made."""
        row = await self.folk.row(match)
        if person not in self.sky.backend.get_guild(row.server).members or row.thread is None:
            return False
        try:
            if self.chance.random() < TYPED:
                await self._all_at_once([self.sky.typing(person, "card", row.thread, "name", "a")])
            board, play = self.folk.control(row.thread, "panel")
            self._old.append(Old(row.thread, board, str(play["custom_id"])))
            shown, last = await self.folk.walk_through(match, person, row.thread)
        except TROUBLED:
            self.count["moves given up"] += 1
            await self.revive()
            await self.promises.moves_stand(match)
            return False
        await self.revive()
        made = any(new.user == person for new in await self.promises.moves_stand(match))
        self.count["moves"] += made
        if not made:
            self.count["moves refused"] += 1
            self._refused(match, text_of(shown["components"]), last)
        after = await self.folk.row(match)
        if after.status != "running":
            self.count["matches finished"] += 1
            await self.open_match(row.server)
        return made

    def _refused(self, match: int, said: str, last: str) -> None:
        """A panel that led to no move says why."""
        if not said.strip():
            self.problems.append(f"match {match}: {last} led to nothing, and nothing is said")

    async def crowd_in(self, row: MatchRow) -> None:
        """Somebody confirms twice, everybody presses Play, and what stood in old posts is pressed."""
        try:
            ready = await self.folk.ready_to_confirm(row.id)
            board, play = self.folk.control(row.thread or 0, "panel")
        except (AssertionError, *TROUBLED):
            await self.revive()
            return
        await self.revive()
        if ready is None:
            return
        before = await self.folk.row(row.id)
        person, panel, button = ready
        members = self.sky.backend.get_guild(row.server).members
        seats = [seat.user for seat in await self.folk.bot.store.seats.of(row.id) if seat.user in members]
        if person not in members:
            return
        press = self.sky.press
        crowd = [press(person, row.thread or 0, panel, button) for _ in range(3)]
        crowd += [press(user, row.thread or 0, board, play["custom_id"]) for user in seats for _ in range(2)]
        for old in self._old[-20:]:
            channel = self.sky.backend.channels.get(old.channel)
            if channel is not None and channel.guild_id == row.server:
                crowd += [self.sky.press_old(user, *old) for user in seats[:1]]
        await self._all_at_once(crowd)
        made = [move for move in await self.folk.bot.store.moves.of(row.id, before.ply) if not move.automatic]
        # A Confirm plays a chain of moves, which stand in its id.
        confirmed = button.count(LINK) + 1
        if len(made) > confirmed:
            self.problems.append(f"match {row.id}: three presses of a Confirm of {confirmed} made {len(made)} moves")
        await self.promises.moves_stand(row.id)

    async def _all_at_once(self, interactions: list[tuple[str, Any]]) -> None:
        self.count["presses at once"] += len(interactions)
        try:
            await self.folk.send(*interactions, tokens=[payload["token"] for _, payload in interactions])
        except TROUBLED:
            self.count["presses that reached nobody"] += len(interactions)
        await self.revive()

    async def nonsense(self) -> None:
        """Commands with texts that make no sense, typed and being typed, and controls that were never posted."""
        rows = [row for row in await self.running() if row.thread in self.sky.backend.channels]
        if not rows:
            return
        row, other = self.chance.choice(rows), self.chance.choice(rows)
        members = [user for user in self.sky.people if user in self.sky.backend.get_guild(row.server).members]
        place, person = row.thread or 0, self.chance.choice(members)
        leaves = [
            command
            for command in self.folk.bot.tree.walk_commands()
            if isinstance(command, app_commands.Command)
            and not {*command.qualified_name.split()} & {*KEPT_FROM_NONSENSE}
        ]
        said = []
        for command in self.chance.sample(leaves, 12):
            given = {
                option.name: self.chance.choice(NONSENSE) if option.type is discord.AppCommandOptionType.string else 1
                for option in command.parameters
                if option.type in (discord.AppCommandOptionType.string, discord.AppCommandOptionType.integer)
                and not option.choices
            }
            given |= {option.name: option.choices[0].value for option in command.parameters if option.choices}
            said.append(self.sky.slash(person, command.qualified_name, place, **given))
            texts = [option for option in command.parameters if option.autocomplete]
            said += [
                self.sky.typing(person, command.qualified_name, place, option.name, self.chance.choice(NONSENSE))
                for option in texts
            ]
        boards = self.sky.boards(place)
        for message, _ in boards[-1:]:
            for forged in FORGED:
                custom_id = forged.format(m=row.id, o=other.id, r=row.revision)
                said.append(self.sky.press_old(person, place, message, custom_id))
        await self._all_at_once(said)

    async def restore(self, row: MatchRow) -> None:
        """Where the thread of a match is gone its host types ``/host thread``, or its players do."""
        row = await self.folk.row(row.id)
        if row.thread in self.sky.backend.channels or row.status != "running":
            return
        members = self.sky.backend.get_guild(row.server).members
        people = [seat.user for seat in await self.folk.bot.store.seats.of(row.id) if seat.user in members]
        for person in [row.host] if row.host in members else people:
            try:
                await self.folk.say(self.sky.slash(person, "host thread", self.sky.channels[row.server], match=row.id))
            except TROUBLED:
                await self.revive()
            await self.revive()
            row = await self.folk.row(row.id)
            if row.thread in self.sky.backend.channels:
                self.count["matches given a new thread"] += 1
                return

    # ------------------------------------------------------------------ the end
    async def clear(self) -> None:
        """The weather clears, a day goes by, and everything is as it should be; then everybody plays on."""
        for fault in [*self.faults]:
            await self.end(fault)
        for row in await self.running():
            await self.restore(row)
        self.hour = 0
        for _ in range(self.plan.calm):
            await self.an_hour([], 1, 2 * STEP)
        self.over.clear()
        for row in await self.running():
            if row.thread not in self.sky.backend.channels:
                self.problems.append(f"match {row.id}: nobody can give it a place")
        await self.promises.hold(await self.running())
        await self.play_on()

    async def play_on(self) -> None:
        """Every match can be played on by pressing."""
        for row in await self.running():
            table = await self.folk.bot.services.tables.load(row.id)
            awaited = [table.seats[seat].user for seat in table.game.to_move(table.state)]
            for person in awaited:
                if not await self.move(row.id, person):
                    self.problems.append(f"match {row.id}: {person} cannot play on")
                break

    def report(self) -> dict[str, Any]:
        """Everything that was counted."""
        return {
            "plan": asdict(self.plan),
            "hours of bad weather": self.hours,
            "faults": dict(sorted(self.kinds.items())),
            "counted": {**self.count, **self.sky.count, "posts": self.sky.posts, "edits": self.sky.edits},
            "told of troubles": dict(self.promises.told),
            "times run out": dict(self.promises.lapses),
            "problems": [*self.problems],
        }


def campaign(plan: Plan, kinds: Sequence[type[Fault]] = KINDS) -> dict[str, Any]:
    """The report of a whole campaign."""
    with tempfile.TemporaryDirectory() as folder:
        weather = Weather(Path(folder), plan, kinds)
        asyncio.run(weather.run())
        return weather.report()


def main() -> int:
    """The command line; exits with 1 if a promise was broken."""
    logging.basicConfig(level=logging.ERROR, handlers=[logging.NullHandler()])  # what is logged is among the problems
    report = carry_out(__doc__ or "", Plan, campaign)
    for name, value in report.items():
        print(f"{name}: {value}" if name != "problems" else f"{len(value)} problems")
    for problem in report["problems"]:
        print(f" - {problem}")
    return 1 if report["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
