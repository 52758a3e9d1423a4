"""P18: one look at ten thousand awaited people in forty zones."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

from bot import create_bot
from cogs.settings import Settings
from db.store import Store
from tests.benchmark.measure import Result, Side, alternate_async, worst_case
from tests.line import World, connect

PEOPLE, ZONES, SERVERS = 10_000, 40, 50
DAY = 86400
START = int(datetime(2026, 1, 10, 12, tzinfo=UTC).timestamp())


def looking() -> Result:
    """P18: everybody is due at once (after a night's downtime), those of one zone are, nobody is."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_looking(Path(folder)))


async def _looking(folder: Path) -> Result:
    world = World()
    bot = create_bot(Settings(database=folder / "reminding.sqlite"))
    await connect(bot, world.answer)
    zones = sorted(zone for zone in available_timezones() if "/" in zone)[:: len(available_timezones()) // ZONES][
        :ZONES
    ]
    await bot.store.db.write(lambda connection: fill(connection, zones))
    reminders = bot.services.reminders
    await reminders.claim_due(START)
    now = START

    async def everybody() -> float:
        nonlocal now
        now += DAY
        return await _took(reminders, now)

    async def nobody() -> float:
        return await _took(reminders, now + 1)

    async def one_zone() -> float:
        # The people of one zone: their instant is now, as it is for a fortieth of all people at some minute of the day.
        await bot.store.db.write(
            lambda connection: (
                connection.execute(
                    "UPDATE due SET due_at = ? WHERE user IN (SELECT user FROM people WHERE zone = ?)", (now, zones[0])
                ).rowcount
            )
        )
        return await _took(reminders, now + 2)

    async def theirs_alone() -> float:
        return await yardstick(bot.store, zones)

    sides: dict[str, tuple[Side, Side]] = {}
    for case, look in (("everybody is due", everybody), ("one zone is due", one_zone), ("nobody is due", nobody)):
        ours, theirs = await alternate_async(look, theirs_alone)
        sides[case] = (Side.of(ours), Side.of(theirs))
    claimed = await bot.store.db.read(
        lambda c: c.execute("SELECT count(*) FROM outbox WHERE kind = 'remind'").fetchone()[0]
    )
    await bot.close()
    ratios = {case: mine.median / other.median for case, (mine, other) in sides.items()}
    worst = worst_case(ratios)
    return Result(
        "P18",
        f"look at {PEOPLE} awaited people in {ZONES} zones ÷ as many astimezone and a select",
        ratios[worst],
        20,
        5,
        "ms",
        *sides[worst],
        worst,
        ratios,
        {"reminders put out": claimed, "absolute bound ms": 300},
    )


async def _took(reminders: object, now: int) -> float:
    began = time.perf_counter()
    await reminders.claim_due(now)  # type: ignore[attr-defined]
    return (time.perf_counter() - began) * 1000


async def yardstick(store: Store, zones: list[str]) -> float:
    """Milliseconds of what it is measured against."""
    places = [ZoneInfo(zone) for zone in zones]
    at = datetime(2026, 1, 10, 12, tzinfo=UTC)
    began = time.perf_counter()
    for number in range(PEOPLE):
        at.astimezone(places[number % ZONES])
    await store.db.read(
        lambda connection: connection.execute("SELECT user, due_at FROM due WHERE due_at > 1").fetchall()
    )
    return (time.perf_counter() - began) * 1000


def fill(connection: sqlite3.Connection, zones: list[str]) -> None:
    """Matches of two people each, both awaited, on fifty servers."""
    for match in range(1, PEOPLE // 2 + 1):
        connection.execute(
            "INSERT INTO matches (id, slug, status, server, channel, host, options, seats_min, seats_max, lang, created_at,"
            " moved_at) VALUES (?, 'g', 'running', ?, 1, 1, '{}', 2, 2, 'en', 0, 0)",
            (match, match % SERVERS),
        )
        for user in (2 * match, 2 * match + 1):
            zone = zones[user % ZONES]
            connection.execute(
                "INSERT INTO people (user, name, lang, zone, hour, by_dm, confirm) VALUES (?, '', '', ?, ?, 0, 1)",
                (user, zone, user % 24),
            )
            connection.execute("INSERT INTO awaited (match, user, since) VALUES (?, ?, 0)", (match, user))
            connection.execute("INSERT INTO due VALUES (?, ?, 0)", (user, match % SERVERS))


METRICS = {"P18": looking}
