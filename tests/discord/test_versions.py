"""A bot with other rules is started on a database with running matches."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from cogs.discord_io.clock import utc_now
from cogs.match.export import record_of
from games import GAMES
from games.founders_of_the_empire.moves import Stop
from games.records.record import verify
from locales import words
from tests.discord.founders import Driver, begun
from tests.discord.past import past
from tests.games.past_rules import BEFORE, DROPPED, FIRST, FLAGGED, MOVES, OLD, SLUG

EN, PL = words("en"), words("pl")


@pytest.fixture
def rules(monkeypatch):
    """``rules(game)``: the game as the next bot knows it; at first as it was when version 1 was new."""

    def know(game):
        monkeypatch.setitem(GAMES, SLUG, game)

    know(FIRST)
    return know


async def play(driver: Driver, seat: int, move) -> None:
    match = await driver.match()
    row = match.row
    await driver.bot.services.playing.play(
        row.id, match.seats[seat].user, lambda *_: [move], revision=row.revision, now=utc_now()
    )


async def old_match(env, monkeypatch, *, locale="en-US") -> Driver:
    """The old match, up to the move that only version 1 allows; seat 1 wants to stop."""
    monkeypatch.setattr("cogs.features.lobby.starting.secrets", SimpleNamespace(token_hex=lambda size: OLD.seed))
    driver = await begun(env, "Anna", "Ben", locale=locale)
    for seat, move in MOVES[:BEFORE]:
        await play(driver, seat, move)
    await play(driver, 1, Stop(True))
    await driver.bot.services.outbox.deliver((await driver.match()).row.id)
    return driver


async def test_a_running_match_keeps_its_rules_and_data_and_a_new_one_has_the_new(
    simcord_env, monkeypatch, rules, restart
):
    driver = await old_match(simcord_env, monkeypatch)
    data = json.loads(FLAGGED.data_text)
    data["components"]["tiles"][0]["name"]["en"] = "Something else"
    new = FLAGGED.with_data(json.dumps(data).encode())
    rules(new)
    await restart(simcord_env)
    posts = len(driver.thread.posts())
    await play(driver, *MOVES[BEFORE])
    match = await driver.match()
    assert (match.row.rules_version, match.game.version, match.row.ply) == (1, 1, BEFORE + 2)
    assert match.game.data_hash == FIRST.data_hash != new.data_hash
    assert len(driver.thread.posts()) == posts
    other = await begun(simcord_env, "Cleo", "Dan")
    begun_now = await other.match()
    assert (begun_now.row.rules_version, begun_now.game.data_hash) == (2, new.data_hash)


async def test_a_match_of_a_dropped_version_is_taken_over_and_its_table_told_once(
    simcord_env, monkeypatch, rules, restart
):
    driver = await old_match(simcord_env, monkeypatch, locale="pl")
    before = await driver.match()
    anna = driver.table.people[0]
    await past(driver.table, SLUG, driver.table.people, conceded_after=4)
    rules(DROPPED)
    for _ in range(2):
        await restart(simcord_env)
        await driver.table.wait(seconds=31)
    match = await driver.bot.services.tables.load(before.row.id)
    assert (match.row.rules_version, match.row.ply, match.row.revision) == (2, BEFORE + 1, before.row.revision + 1)
    assert [territory.stop for territory in match.state.territories] == [False, False]
    told = PL("notice-converted", old="1", new="2", ply=str(BEFORE + 1), rules="R7.5a, R11.3b")
    assert [post.text for post in driver.thread.posts()].count(told) == 1
    assert PL("turn-play") in driver.boards[-1].buttons
    assert (await driver.bot.store.awaited.of_match(match.row.id)) != []
    # How a match by the old version ended was stored before that version was dropped.
    assert PL("stats-total", matches=1, wins=0) in (await anna.slash("/stats")).text


async def test_after_a_conversion_moves_are_taken_back_as_far_as_it(simcord_env, monkeypatch, rules, restart):
    driver = await old_match(simcord_env, monkeypatch)
    rules(DROPPED)
    await restart(simcord_env)
    converted = await driver.match()
    host = driver.people[converted.row.host]
    refusal = EN("error-before-conversion", match=converted.row.id, ply=converted.row.ply)
    mine = await host.slash("/undo")
    assert mine is not None
    assert mine.text == refusal
    assert (await host.slash("/host undo", moves=1, reason="slip")).text == refusal
    assert (await host.slash("/replay")).text == refusal
    mover = converted.game.to_move(converted.state)[0]
    await play(driver, mover, converted.game.default_move(converted.state, mover))
    assert (await host.slash("/replay")).text != refusal
    assert (await host.slash("/host undo", moves=1, reason="slip")).text == EN("host-done")
    after = await driver.match()
    assert after.game.encode(after.state) == converted.game.encode(converted.state)
    record = record_of(after, await driver.bot.store.moves.of(after.row.id))
    assert DROPPED.encode(verify(GAMES, record)) == DROPPED.encode(after.state)


async def test_a_match_of_newer_rules_stands_still_unharmed_until_a_newer_bot_runs(
    simcord_env, monkeypatch, rules, restart
):
    rules(FLAGGED)
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.type_one()
    before = await driver.match()
    number, host = before.row.id, driver.people[before.row.host]
    waiting = await driver.bot.store.awaited.of_match(number)
    facts = {"match": number, "found": 2, "known": 1}
    rules(FIRST)
    for _ in range(2):
        bot = await restart(simcord_env)
        await driver.table.wait(seconds=31)
    assert await bot.store.awaited.of_match(number) == []
    told = [post for post in driver.thread.posts() if EN("notice-rules-newer", host=host.mention, **facts) in post.text]
    assert [post.pinged for post in told] == [{host.name}]
    assert (await host.press("Play", post=driver.boards[-1])).text == EN("error-rules-newer", **facts)
    assert f"{number}" in (await host.slash("/turns")).text
    rules(FLAGGED)
    await restart(simcord_env)
    await driver.table.wait(seconds=31)
    after = await driver.match()
    assert (after.row.state, after.row.revision) == (before.row.state, before.row.revision)
    assert [row.user for row in await driver.bot.store.awaited.of_match(number)] == [row.user for row in waiting]
    assert EN("notice-goes-on") in "\n".join(post.text for post in driver.thread.posts())
    await driver.type_one()
    assert (await driver.match()).row.ply == before.row.ply + 1


async def test_a_match_that_stands_still_can_be_ended_by_its_host(simcord_env, monkeypatch, rules, restart):
    rules(FLAGGED)
    driver = await begun(simcord_env, "Anna", "Ben")
    row = (await driver.match()).row
    host = driver.people[row.host]
    rules(FIRST)
    bot = await restart(simcord_env)
    assert (await host.slash("/host end", reason="too long")).text == EN("host-done")
    assert EN("notice-ended-by-host", reason="too long") in driver.thread.posts()[-1].text
    assert (await bot.store.matches.load(row.id)).status == "closed"
    assert (await host.press("Play", post=driver.boards[-1])).text == EN("error-match-over", match=row.id)
    assert await bot.store.outbox.due(2**40, row.id) == []
