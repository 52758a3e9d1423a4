"""How the bot is, in plain words, for whoever manages the server."""

from __future__ import annotations

import pytest

from cogs.discord_io.clock import utc_now
from cogs.features.hosting.status import verdict
from cogs.monitoring.metrics import Done
from db.rows import OutboxEntry
from locales import words
from tests.discord.founders import begun
from tests.discord.world import manager

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    return await begun(simcord_env, "Anna", "Ben")


@pytest.fixture
async def host(driver):
    person = manager(driver.table, "Zofia")
    person.place = driver.thread
    await driver.table.env.settle()
    return person


async def test_only_who_manages_the_server_is_told(driver):
    anna = driver.table.people[0]
    assert (await anna.slash("/host status")).text == W("error-host-only")


async def test_a_bot_that_is_well_says_so(host):
    answer = await host.slash("/host status")
    assert answer.private
    for line in (W("status-waiting", count=0, since=""), W("status-given-up", count=0), W("status-errors", count=0)):
        assert line in answer.text.splitlines()


async def test_what_waits_and_what_was_given_up_is_counted(driver, host):
    store, now = driver.bot.store, utc_now()
    keys = ("a", "b", "c")
    await store.outbox.add([OutboxEntry(key, None, "notice", "{}") for key in keys], now)
    first, *others = await store.outbox.due(now, None)
    await store.outbox.give_up(first.id, "refused", now)
    for row in others:
        await store.outbox.retry(row.id, now + 3600, "later")
    answer = await host.slash("/host status")
    assert W("status-waiting", count=2, since=f"<t:{now}:R>") in answer.text
    assert W("status-given-up", count=1) in answer.text


async def test_the_slowest_interactions_are_named_and_no_more_than_three(driver, host):
    driver.bot.services.metrics.recent.clear()
    driver.bot.services.metrics.recent.extend(Done(60 * n, f"press {n}", n / 10) for n in range(1, 31))
    text = (await host.slash("/host status")).text
    assert W("status-slow", count=30) in text
    shown = [
        W("status-slow-line", name=f"press {n}", at=f"<t:{60 * n}:R>", seconds=f"{n / 10:.2f}") for n in (30, 29, 28)
    ]
    assert "\n".join(shown) in text and "`press 27`" not in text


async def test_the_last_errors_stand_by_the_number_that_the_person_was_told_and_on_their_server_only(
    driver, host, monkeypatch, problems, simcord_env
):
    problems.expected.append("unforeseen error")

    async def broken(*_):
        raise RuntimeError("boom")

    with monkeypatch.context() as patched:
        patched.setattr(driver.bot.services.tables, "load", broken)
        said = (await driver.table.people[0].slash("/board")).text
    (trouble,) = driver.bot.services.errors.of_server(driver.table.guild.id)
    assert said == W("error-unforeseen", report=trouble.report)
    line = W("status-error-line", report=trouble.report, at=f"<t:{trouble.at}:R>", name="board", error="RuntimeError")
    assert line in (await host.slash("/host status")).text
    assert "boom" not in (await host.slash("/host status")).text
    elsewhere = await begun(simcord_env, "Cara", "Dan")
    other = manager(elsewhere.table, "Ewa")
    await simcord_env.settle()
    assert W("status-errors", count=0) in (await other.slash("/host status")).text


async def test_the_connection_is_told_once_it_is_known(driver, host, monkeypatch):
    for latency, line in (
        (float("nan"), W("status-gateway-unknown")),
        (0.042, W("status-gateway", how="well", ms=42)),
        (2.5, W("status-gateway", how="bad", ms=2500)),
    ):
        monkeypatch.setattr(type(driver.bot), "latency", latency)
        assert line in (await host.slash("/host status")).text


async def test_it_speaks_polish(host):
    host.locale = "pl"
    assert "✅ Nic nie czeka na opublikowanie." in (await host.slash("/host status")).text


@pytest.mark.parametrize(("seconds", "how"), [(0.1, "well"), (0.5, "slow"), (1.5, "bad")])
def test_a_delay_is_judged_by_what_people_notice(seconds, how):
    assert verdict(seconds) == how
