"""The floors of P8, P13, P18, P19 and P23: the work that nobody can leave out, done bare."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock
from zoneinfo import available_timezones

import discord
from PIL import Image, ImageFont

from bot import create_bot
from cogs.discord_io import layout, messages
from cogs.features.panel.panel import Panels
from cogs.posting.reminders import AT_ONCE as CLAIMED_AT_ONCE
from cogs.posting.reminders import _claim
from cogs.settings import Settings
from db.outbox import add_entries
from db.queries import fetch, put_in
from db.reminders import _DUE, _MOVE_ON, _TOLD
from db.store import Store
from db.time_rows import DueRow
from render import PAINTERS, picture
from tests.benchmark import first_picture, reminding, starting
from tests.benchmark.handling import press_to_board
from tests.benchmark.measure import ROUNDS, WARM_UPS, Bound, seconds_of
from tests.benchmark.states import courses
from tests.benchmark.storing import AT_ONCE, Raw, Stored, fill, late_move, put
from tests.line import World, connect
from tests.source import ROOT


def _steps(metric: str, case: str, unit: str, floor: int, *steps: tuple[str, float]) -> list[Bound]:
    """The steps in order; the ratio is against the first, the floor is the step of this number."""
    first = steps[0][1]
    return [
        Bound(
            metric,
            case,
            what,
            unit,
            took,
            took - (steps[number - 1][1] if number else 0),
            took / first,
            number == floor,
        )
        for number, (what, took) in enumerate(steps)
    ]


async def _median(job: Callable[[], Awaitable[None]], number: int = 1, *, rounds: int = ROUNDS) -> float:
    """Milliseconds of the processor for one of so many things that a job does."""
    took: list[float] = []
    for _ in range(WARM_UPS + rounds):
        began = time.process_time()
        await job()
        took.append((time.process_time() - began) * 1000 / number)
    return statistics.median(took[WARM_UPS:])


# ------------------------------------------------------------------ P8
def delivering() -> list[Bound]:
    """P8, by the processor's time, as other work would blur that of the clock: the board is posted as ever, and whoever pressed is answered by a word instead of the next panel."""

    async def in_a_word(_: Panels, interaction: discord.Interaction, *__: object) -> None:
        await messages.answer(interaction, layout.text_view("…"))

    found: list[Bound] = []
    for match in {match.game.slug: match for match in courses()}.values():
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(Panels, "_tell", in_a_word):
            short, bare = asyncio.run(press_to_board(Path(folder), match, time.process_time))
        with tempfile.TemporaryDirectory() as folder:
            whole, again = asyncio.run(press_to_board(Path(folder), match, time.process_time))
        drawn = (bare.median + again.median) / 2
        steps = [
            ("the picture drawn, a bare commit", drawn),
            ("the move stored and posted with its words, answered by one", short.median * drawn / bare.median),
            ("the whole: the next panel beside the picture", whole.median * drawn / again.median),
        ]
        found += _steps("P8", str(match), "ms", 1, *steps)
    return found


# ------------------------------------------------------------------ P13
def storing() -> list[Bound]:
    """P13: the statements of a move with a durable commit, in this thread and in the database's."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_storing(Path(folder)))


async def _storing(folder: Path) -> list[Bound]:
    new, state = late_move()
    raw, store = Raw(folder / "raw.sqlite", 1, state), await Store.open(folder / "hop.sqlite")
    stored = Stored(await Store.open(folder / "store.sqlite"), new, state)
    await store.db.write(lambda connection: fill(connection, 1, state))
    await stored.fill(1)
    revision = 0

    async def bare() -> None:
        await raw.round(new, state)

    async def hopped() -> None:
        nonlocal revision
        for _ in range(AT_ONCE):
            await store.db.write(lambda connection, now=revision: put(connection, 1, now, new, state))
            revision += 1

    async def whole() -> None:
        await stored.round()

    steps = [
        ("bare sqlite3 in the same thread", await _median(bare, AT_ONCE)),
        ("the same statements in the thread of the database, a hop for each move", await _median(hopped, AT_ONCE)),
        ("the whole: rows as objects, checked, awaited people and calls looked up", await _median(whole, AT_ONCE)),
    ]
    raw.connection.close()
    await store.close()
    await stored.store.close()
    return _steps("P13", "one match", "ms", 1, *steps)


# ------------------------------------------------------------------ P18
def reminding_all() -> list[Bound]:
    """P18 where everybody is due: the statements without anything decided, and without rows as objects."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_reminding(Path(folder)))


async def _reminding(folder: Path) -> list[Bound]:
    bot = create_bot(Settings(database=folder / "reminding.sqlite"))
    await connect(bot, World().answer)
    zones = sorted(zone for zone in available_timezones() if "/" in zone)
    zones = zones[:: len(zones) // reminding.ZONES][: reminding.ZONES]
    await bot.store.db.write(lambda connection: reminding.fill(connection, zones))
    await bot.services.reminders.claim_due(reminding.START)
    now, took = reminding.START, dict[str, list[float]](yardstick=[], bare=[], whole=[])

    def bare(connection: sqlite3.Connection) -> float:
        """Seconds of a look; what it is to put in is made before."""
        claims = [_claim(row, now) for row in fetch(connection, DueRow, _DUE, now, CLAIMED_AT_ONCE)]
        entries = [claim.outbox for claim in claims if claim.outbox is not None]
        told = [(claim.row.match, claim.row.user) for claim in claims if claim.outbox is not None]
        moved = [(claim.row.user, claim.row.server, claim.next_due_at) for claim in claims]

        def statements() -> None:
            connection.execute(_DUE, (now, CLAIMED_AT_ONCE)).fetchall()
            add_entries(connection, entries, now)
            connection.executemany(_TOLD, told)
            put_in(connection, _MOVE_ON, moved)

        return seconds_of(statements, time.process_time)

    for _ in range(WARM_UPS + ROUNDS):
        now += reminding.DAY
        looks = range(0, reminding.PEOPLE, CLAIMED_AT_ONCE)
        took["bare"].append(1000 * sum([await bot.store.db.write(bare) for _ in looks]))
        now += reminding.DAY
        for name in ("whole", "yardstick"):
            began = time.process_time()
            await (bot.services.reminders.claim_due(now) if name == "whole" else reminding.yardstick(bot.store, zones))
            took[name].append((time.process_time() - began) * 1000)
    await bot.close()
    medians = {name: statistics.median(of[WARM_UPS:]) for name, of in took.items()}
    return _steps(
        "P18",
        "everybody is due",
        "ms",
        1,
        ("as many astimezone and a select", medians["yardstick"]),
        ("the statements alone, without their commit: who is due, what is owed, when next", medians["bare"]),
        ("the whole: rows as objects, instants, the commit", medians["whole"]),
    )


# ------------------------------------------------------------------ P19
def importing() -> list[Bound]:
    """P19: new processes that import more and more and start nothing, then the start."""
    libraries = "import discord, aiosqlite, PIL.Image, PIL.ImageDraw, PIL.ImageFont, msgspec, fluent.runtime"
    jobs = [
        ("discord.py imported", starting.IMPORT_DISCORD, ()),
        ("aiosqlite, Pillow, msgspec and Fluent with it", libraries, ()),
        ("the five games with their data as well", f"{libraries}; import games", ()),
        ("everything of the bot imported", "import bot", ()),
    ]
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "starting.sqlite")
        kept = starting.environment(Path(folder))
        starting.run(kept, starting.START, database, str(starting.MATCHES))
        jobs.append(("the whole: commands made, logged in, matches looked at", starting.START, (database, "0")))
        took: list[list[float]] = [[] for _ in jobs]
        for _ in range(WARM_UPS + ROUNDS):
            for times, (_, code, arguments) in zip(took, jobs, strict=True):
                times.append(starting.measure(lambda c=code, a=arguments: starting.run(kept, c, *a))[1])
    steps = [(what, statistics.median(times[WARM_UPS:])) for (what, *_), times in zip(jobs, took, strict=True)]
    return _steps("P19", f"{starting.MATCHES} matches", "s", 2, *steps)


# ------------------------------------------------------------------ P23
def opening() -> list[Bound]:
    """P23: a later picture, and before it the typefaces and picture files opened anew that the first one opens."""
    found: list[Bound] = []
    for slug in PAINTERS:
        starts = first_picture.starts_at_once(slug)
        cold, warm = (statistics.median(side) for side in zip(*starts, strict=True))
        opened = statistics.median(_opened_in_new_process(slug) for _ in range(first_picture.STARTS))
        steps = [
            ("a later picture", warm),
            ("the typefaces and picture files opened for it", warm + opened),
            ("the whole: letters, signs and grounds painted for the first time", cold),
        ]
        found += _steps("P23", slug, "ms", 1, *steps)
    return found


def _opened_in_new_process(slug: str) -> float:
    command = [sys.executable, "-m", "tests.benchmark.bare", slug]
    return json.loads(subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)


def milliseconds_to_open(slug: str) -> float:
    """What it takes of the processor to open again all that the first picture of a game opens."""
    jobs: list[Callable[[], Any]] = []
    typeface, opened = ImageFont.truetype, Image.open

    def note_typeface(*args: Any, **more: Any) -> Any:
        jobs.append(lambda: typeface(*args, **more))
        return typeface(*args, **more)

    def note_opened(*args: Any, **more: Any) -> Any:
        if isinstance(args[0], str | Path):
            jobs.append(lambda: opened(*args, **more).load())
        return opened(*args, **more)

    scene = first_picture.scenes_of(slug)[0]
    with mock.patch.object(ImageFont, "truetype", note_typeface), mock.patch.object(Image, "open", note_opened):
        picture(scene)
    return seconds_of(lambda: [job() for job in jobs], time.process_time) * 1000


FLOORS = {"P8": delivering, "P13": storing, "P18": reminding_all, "P19": importing, "P23": opening}


if __name__ == "__main__":
    print(json.dumps(milliseconds_to_open(sys.argv[1])))
