"""What one small machine carries: the bot on one core, pressed by people at random times for an hour, every board drawn.

    export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
    python -m tests.campaigns.load --minutes 60 --matches 100 --moves 30 --core 0 --json load.json

The bot runs in a process of its own on a line to Discord, with nothing drawn ahead; what thinks for strong computers runs on
the same ``--core`` (-1: wherever there is room). Discord and the people are this process. ``--moves`` a minute are begun, each at a
random time in a match that nobody presses in just then, from Play through the panel to Confirm, with a pause before each press as
people make it. Acknowledgement and picture are timed from the press, as far as the bot is concerned: no network lies between.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from simcord.backend.errors import BackendError

from games import GAMES, offered
from locales import PREFIXES
from tests.benchmark.measure import quantile
from tests.campaigns import remote
from tests.campaigns.commanded import carry_out
from tests.campaigns.gauges import MIB
from tests.line import SELECT, Json, Request, World, controls_of, text_of, way_on
from tests.machine import PATIENCE_S

MOST_PRESSES = 40  # for a move; whoever needs more has lost his way
LATEST_S = 300.0  # for a board
BLOBS = 50  # files that the simulated Discord keeps
READ_EVERY_S = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, kw_only=True)
class Plan:
    """``moves`` a minute over all ``matches``; ``strong``: the share of matches with a strong computer; ``pause`` seconds on average
    before a press.
    """

    minutes: float = 60.0
    matches: int = 100
    people: int = 40
    moves: float = 30.0
    strong: float = 0.0
    pause: float = 1.5
    core: int = -1
    seed: int = 1


class Load:
    """One hour."""

    def __init__(self, database: Path, plan: Plan) -> None:
        self.database, self.plan = database, plan
        self.chance = random.Random(plan.seed)
        self.world = World(*(f"person {number}" for number in range(plan.people)))
        self.count: Counter[str] = Counter()
        self.problems: list[str] = []
        self.acknowledged: list[float] = []  # milliseconds from a press
        self.pictured: list[float] = []  # the same, from the last press of a move to its board
        self.memory: list[float] = []  # MiB, minute by minute
        self._pressed: dict[str, float] = {}  # by token of a press that was not acknowledged yet
        self._boards: dict[int, asyncio.Event] = {}  # by thread
        self._threads: list[int] = []
        self._busy: set[int] = set()
        self._ready, self._heard = asyncio.Event(), asyncio.Event()
        self._pipe: Connection

    async def run(self) -> dict[str, Any]:
        """Open the matches, let people press; gives the report."""
        process, self._pipe = remote.start(self.database)
        loop = asyncio.get_running_loop()
        try:
            loop.add_reader(self._pipe.fileno(), self.hear)
            async with asyncio.timeout(PATIENCE_S):
                await self._ready.wait()
            if self.plan.core >= 0:
                for thread in Path(f"/proc/{process.pid}/task").iterdir():
                    os.sched_setaffinity(int(thread.name), {self.plan.core})
            for _ in range(self.plan.matches):
                await self.open()
            return await self.hour(process.pid or 0)
        finally:
            loop.remove_reader(self._pipe.fileno())
            process.kill()
            process.join()

    async def hour(self, pid: int) -> dict[str, Any]:
        """The time that is measured."""
        moves, began, spent, thought = self.moves(), time.perf_counter(), seconds_of(pid), seconds_below(pid)
        walks: set[asyncio.Task[None]] = set()
        read_at = began
        while (now := time.perf_counter()) < began + 60 * self.plan.minutes:
            if now >= read_at:
                read_at += READ_EVERY_S
                self.memory.append(resident(pid))
            free = [thread for thread in self._threads if thread not in self._busy]
            if free:
                task = asyncio.create_task(self.move(self.chance.choice(free)))
                walks.add(task)
                task.add_done_callback(walks.discard)
            await asyncio.sleep(self.chance.expovariate(self.plan.moves / 60))
        await asyncio.gather(*walks)
        lasted = time.perf_counter() - began
        made, used = self.moves() - moves, seconds_of(pid) - spent
        return {
            "plan": asdict(self.plan),
            "load of the machine": [round(value, 1) for value in os.getloadavg()],
            "counted": {**self.count, "moves": made},
            "moves a minute": round(60 * made / lasted, 1),
            "CPU ms a move": round(1000 * used / max(1, made), 1),
            "share of a core %": round(100 * used / lasted, 1),
            "share of a core for strong computers %": round(100 * (seconds_below(pid) - thought) / lasted, 1),
            "ms from press to acknowledgement": spread(self.acknowledged),
            "ms from press to picture": spread(self.pictured),
            "MiB": {"by the minute": self.memory, "peak": round(peak(pid), 1)},
            "problems": self.problems[:50],
        }

    def moves(self) -> int:
        """Moves that are stored."""
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as reader:
            return int(reader.execute("SELECT count(*) FROM moves").fetchone()[0])

    # ------------------------------------------------------------------ Discord
    def hear(self) -> None:
        """What the bot says."""
        kind, *what = self._pipe.recv()
        if kind == "ready":
            for event, payload in self.world.greeting():
                self._pipe.send(("event", event, payload))
            self._ready.set()
        elif kind == "log":
            self.problems.append(str(what[0]))
        else:
            self.reply(*what)

    def reply(self, number: int, request: Request) -> None:
        """The answer to a request."""
        now = time.perf_counter()
        parts = request.path.strip("/").split("/")
        if parts[0] == "interactions" and (pressed := self._pressed.pop(parts[2], None)) is not None:
            self.acknowledged.append((now - pressed) * 1000)
        try:
            self._pipe.send(("answer", number, self.world.dispatch(request)))
        except BackendError as error:
            self._pipe.send(("refusal", number, (error.status, error.code, error.message)))
        if parts[0] == "channels" and request.files and request.method in ("POST", "PATCH"):
            self.count["boards"] += 1
            if (board := self._boards.pop(int(parts[1]), None)) is not None:
                board.set()
        self._heard.set()
        self.world.forget()
        if len(self.world.backend.cdn._blobs) > BLOBS:
            self.world.backend.cdn._blobs.clear()

    # ------------------------------------------------------------------ people
    async def say(self, interaction: tuple[str, Json]) -> Json:
        """Press or type; gives what the person sees then."""
        event, payload = interaction
        token = payload["token"]
        self._pressed[token] = time.perf_counter()
        self._pipe.send(("event", event, payload))
        self.count["presses"] += 1
        async with asyncio.timeout(LATEST_S):
            while token not in self.world.answers:
                self.world.answered.clear()
                await self.world.answered.wait()
        return self.world.answers.pop(token)

    async def open(self) -> None:
        """A match of the next game, from the command to its first board."""
        world, channel = self.world, self.world.channel
        slugs = list(offered())
        slug = slugs[len(self._threads) % len(slugs)]
        seats = self.chance.choice([number for number in GAMES[slug].seats if number > 1])
        strong = self.chance.random() < self.plan.strong
        host, *others = self.chance.sample(world.people, seats - strong)
        before = {*world.guild.thread_ids}
        await self.say(world.slash(host, f"{PREFIXES[slug]} new", channel, seats=seats))
        lobby, controls = self.newest(channel, "lobby")
        match = int(controls[0]["custom_id"].split(":")[1])
        if strong:
            _, menus = self.newest(channel, "choose-lobby")
            event, payload = world.press(host, channel, lobby, menus[0]["custom_id"])
            payload["data"] |= {"component_type": SELECT, "values": ["strong"]}
            await self.say((event, payload))
        for person, what in (*((person, "join") for person in others), (host, "start")):
            await self.say(world.press(person, channel, lobby, f"lobby:{match}:0:{what}"))
        async with asyncio.timeout(LATEST_S):
            while not (fresh := [id for id in {*world.guild.thread_ids} - before if self.newest(id, "panel")[1]]):
                self._heard.clear()
                await self._heard.wait()
        self._threads += fresh

    async def move(self, thread: int) -> None:
        """Somebody who is awaited presses his way to a move."""
        self._busy.add(thread)
        try:
            board, controls = self.newest(thread, "panel")
            if not controls:
                self._threads.remove(thread)  # it is over
                return
            message = self.world.backend.get_message(thread, board)
            awaited = [id for id in self.world.people if f"<@{id}>" in text_of(message.components)]
            if not awaited:
                self.count["found a computer thinking"] += 1
                return
            await self.walk(self.chance.choice(awaited), thread, board, controls[0])
        except Exception as error:
            self.problems.append(f"thread {thread}: {error!r}")
        finally:
            self._busy.discard(thread)

    async def walk(self, person: int, thread: int, board: int, play: Json) -> None:
        """From Play to the first board that follows."""
        world, chance = self.world, self.chance
        drawn = self._boards[thread] = asyncio.Event()
        shown = await self.say(world.press(person, thread, board, play["custom_id"]))
        for _ in range(MOST_PRESSES):
            item = way_on(shown, chance)
            if item is None or drawn.is_set():
                break
            await asyncio.sleep(chance.expovariate(1 / self.plan.pause))
            pressed = time.perf_counter()
            shown = await self.say(world.use(person, thread, int(shown["id"]), item, chance))
            if item["custom_id"].startswith("do:"):
                async with asyncio.timeout(LATEST_S):
                    await drawn.wait()
                self.pictured.append((time.perf_counter() - pressed) * 1000)
                self.count["moves confirmed"] += 1
                break
        self._boards.pop(thread, None)

    def newest(self, channel: int, kind: str) -> tuple[int, list[Json]]:
        """The newest public message of a channel that has controls of this kind, and these; (0, []) if none has."""
        for message in reversed(self.world.backend.messages.get(channel, {}).values()):
            if not message.is_ephemeral and (found := controls_of(message.components, kind)):
                return message.id, found
        return 0, []


# ---------------------------------------------------------------------- another process
def resident(pid: int) -> float:
    """MiB of memory that a process has now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / MIB, 1)


def peak(pid: int) -> float:
    """MiB of memory that it had at most."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def seconds_of(pid: int) -> float:
    """Seconds of a core that it has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def seconds_below(pid: int) -> float:
    """The same of the processes that it has started and that live."""
    below = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return sum(map(seconds_of, map(int, below)))


def spread(values: list[float]) -> dict[str, float]:
    """Median, 99th percentile and maximum."""
    if not values:
        return {}
    found = {"p50": statistics.median(values), "p99": quantile(values, 0.99), "max": max(values)}
    return {"number": len(values), **{name: round(value, 1) for name, value in found.items()}}


def campaign(plan: Plan) -> dict[str, Any]:
    """The report of a whole campaign."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(Load(Path(folder) / "load.sqlite", plan).run())


def main() -> int:
    """The command line; exits with 1 if anything failed."""
    logging.basicConfig(level=logging.ERROR)
    report = carry_out(__doc__ or "", Plan, campaign)
    for name, value in report.items():
        print(f"{name}: {value}")
    return 1 if report["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
