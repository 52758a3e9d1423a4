"""Posts that Discord will never take, and servers that have no room."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.discord_io import failures
from cogs.discord_io.clock import utc_now
from db.rows import OutboxEntry
from tests.discord.chat import Table
from tests.discord.founders import start
from tests.discord.world import Remembering


class Reply:
    """The part of an HTTP answer that discord.py's errors read."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = ""


@pytest.mark.parametrize(
    ("status", "code", "failure"),
    [
        (400, 50035, "refused"),
        (400, 160006, "full"),
        (403, 50013, "forbidden"),
        (404, 10003, "gone"),
        (500, 0, "later"),
        (429, 0, "later"),
        (401, 0, "later"),
        (429, 20016, "later"),
        (403, 160005, "locked"),
        (400, 160005, "locked"),
        (400, 50083, "locked"),
        (400, 200000, "blocked"),
        (403, 240000, "blocked"),
        (400, 40005, "large"),
        (413, 0, "large"),
        (403, 50009, "barred"),
        (400, 50024, "place"),
        (400, 40058, "place"),
        (400, 987654, "other"),
        (422, 0, "other"),
    ],
)
def test_each_answer_of_discord_has_its_meaning(status, code, failure):
    kinds: dict[int, Any] = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}
    error = kinds.get(status, discord.HTTPException)(Reply(status), {"code": code, "message": "no"})
    assert failures.failure(error).failure == failure


async def test_a_post_that_is_refused_for_good_does_not_hold_up_the_match(simcord_env, problems):
    table = await Table.open(simcord_env, "Anna", "Ben")
    thread = await start(table, seats=2)
    bot: Any = simcord_env.bot
    tried: list[str] = []

    async def refuse(entry: Any, payload: Any) -> int | None:
        tried.append(entry.key)
        raise failures.PostFailed("refused", "too long")

    bot.services.outbox.register("bad", refuse)
    before = len(thread.posts())
    entries = [OutboxEntry("bad:1", 1, "bad", "{}"), OutboxEntry("turn:again", 1, "turn", "{}")]
    await bot.store.outbox.add(entries, utc_now())
    await bot.services.outbox.deliver(1)
    await bot.services.outbox.deliver(1)
    assert tried == ["bad:1"]
    assert await bot.store.outbox.waiting(1) == 0
    assert (await bot.store.outbox.stats()).given_up == 1
    assert len(thread.posts()) == before, "the board of the same turn is edited"
    assert [("bad:1" in line, "given up" in line) for line in problems] == [(True, True)]
    problems.clear()


async def test_that_a_board_can_be_edited_makes_no_news_of_what_still_cannot_be_posted(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben")
    thread = await start(table, seats=2)
    bot: Any = simcord_env.bot

    async def forbidden(entry: Any, payload: Any) -> int | None:
        raise failures.PostFailed("forbidden", "no", code=50013)

    bot.services.outbox.register("bad", forbidden)

    async def deliver(key: str, kind: str) -> None:
        await bot.store.outbox.add([OutboxEntry(key, 1, kind, "{}")], utc_now())
        await bot.services.outbox.deliver(1, hurry=True)

    def told() -> int:
        return sum("I may not post" in post.text for post in table.people[0].dm.posts())

    posts = len(thread.posts())
    await deliver("bad:1", "bad")
    assert told() == 1
    assert (await bot.services.outbox.troubles.text(1, "en")) != ""
    await bot.store.db.write(lambda connection: connection.execute("UPDATE outbox SET done_at = 1 WHERE key = 'bad:1'"))
    await deliver("turn:1:edited", "turn")
    assert len(thread.posts()) == posts, "the board was edited"
    assert await bot.services.outbox.troubles.text(1, "en") == ""
    await deliver("bad:2", "bad")
    assert told() == 1


async def test_the_host_learns_once_that_the_server_is_full(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben")
    await start(table, seats=2)
    bot: Any = simcord_env.bot

    async def full(entry: Any, payload: Any) -> int | None:
        raise failures.PostFailed("full", "no threads left")

    bot.services.outbox.register("bad", full)
    await bot.store.outbox.add([OutboxEntry("bad:1", 1, "bad", "{}")], utc_now())
    await bot.services.outbox.deliver(1)
    await bot.services.outbox.deliver(1, hurry=True)
    told = [post for post in table.people[0].dm.posts() if "as many open threads" in post.text]
    assert len(told) == 1
    assert await bot.store.outbox.waiting(1) == 1


async def two_waiting(env):
    """A match of which two posts wait: its table, the bot and their entries."""
    table = await Table.open(env, "Anna", "Ben")
    await start(table, seats=2)
    bot: Any = env.bot
    await bot.store.outbox.add([OutboxEntry(f"bad:{number}", 1, "bad", "{}") for number in (1, 2)], utc_now() + 3600)
    return table, bot, await bot.store.outbox.due(utc_now() + 3600, 1)


async def test_of_posts_that_wait_for_different_reasons_each_reason_is_told_once(simcord_env):
    table, bot, (first, second) = await two_waiting(simcord_env)
    for _ in range(3):
        await bot.services.outbox.troubles.tell(first, failures.PostFailed("forbidden", "no", code=50013))
        await bot.services.outbox.troubles.tell(second, failures.PostFailed("blocked", "no", code=200000))
    assert len(table.people[0].dm.posts()) == 2


async def test_what_was_told_before_a_crash_is_the_same_message_whichever_post_is_tried_next(simcord_env, monkeypatch):
    Remembering(monkeypatch)
    table, bot, (first, second) = await two_waiting(simcord_env)
    refused = failures.PostFailed("forbidden", "no", code=50013)
    await bot.services.outbox.troubles.tell(first, refused)
    # It died before it had noted so.
    await bot.store.servers.set_value(f"told:1:{table.people[0].id}", "")
    await bot.services.outbox.troubles.tell(second, refused)
    assert len(table.people[0].dm.posts()) == 1
