"""P17: what stays in memory of matches that nobody is playing at the moment."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.benchmark.measure import Result, Side
from tests.benchmark.states import command, courses
from tests.seated import Seated
from tests.source import ROOT

FILLING, MATCHES = 300, 1000  # so many until all bounded memories are full; then those that are counted


def resident() -> Result:
    """P17: growth over a thousand matches opened, looked at and moved in once, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmark.memory"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    grown, size, rss = json.loads(done.stdout.splitlines()[-1])
    each = Side(grown / MATCHES, grown / MATCHES)
    return Result(
        "P17",
        "memory kept of an idle match ÷ its JSON",
        max(0.0, grown / MATCHES / size),
        1.0,
        0.0,
        "KiB",
        each,
        Side(size, size),
        notes={"resident growth KiB": rss, "bound KiB": 50 * 1024, "matches": MATCHES},
    )


async def grow(folder: Path) -> tuple[float, float, float]:
    """KiB of Python objects that stay of so many matches, KiB of the JSON of one, KiB that the process grew."""
    match = max(courses(), key=lambda match: match.seats)
    seated = await Seated.open(folder, command(match.game.slug), seats=match.seats, seed=1)
    for _ in range(FILLING):
        await once(seated, match.game.slug, match.seats)
    objects, rss = measured()
    for _ in range(MATCHES):
        await once(seated, match.game.slug, match.seats)
    later_objects, later_rss = measured()
    size = len((await seated.row()).state or b"") / 1024
    await seated.bot.close()
    return later_objects - objects, size, later_rss - rss


async def once(seated: Seated, slug: str, seats: int) -> None:
    """A match is opened, started, looked at by everybody and moved in once. Nothing is posted: that is Discord's memory."""
    lobby, people = seated.bot.store.lobby, seated.world.people[:seats]
    row = await lobby.create(
        0,
        slug=slug,
        server=seated.world.guild.id,
        channel=seated.world.channel,
        host=people[0],
        host_name="Anna",
        options="{}",
        lang="en",
        seats_min=seats,
        seats_max=seats,
    )
    for person in people[1:]:
        await lobby.join(row.id, person, "Ben", 0)
    await seated.bot.services.playing.begin(row, people, seed=f"{row.id}", seed_hash="hash", now=0)
    for person in people:
        await seated.bot.services.tables.position(row.id, person)
    chosen = await seated.choose(row.id)
    assert chosen is not None
    table, seat, move = chosen
    await seated.play(table.seats[seat].user, move, row.id)


def measured() -> tuple[float, float]:
    """KiB in all Python objects, and of the process as the system sees it."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    objects = sum(sys.getsizeof(thing) for thing in gc.get_objects()) / 1024
    return objects, pages * os.sysconf("SC_PAGE_SIZE") / 1024


METRICS = {"P17": resident}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(json.dumps(asyncio.run(grow(Path(place)))))
