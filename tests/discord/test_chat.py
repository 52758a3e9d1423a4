"""The test bed itself, tried on a small bot."""

from __future__ import annotations

import asyncio

import discord
import pytest
import simcord

from tests.discord import guard, small_bot
from tests.discord.chat import NOBODY, Table
from tests.discord.guard import live_guard
from tests.discord.race import together


@pytest.fixture
def make_bot():
    return small_bot.create_bot


@pytest.fixture
async def table(simcord_env) -> Table:
    table = await Table.open(simcord_env, "Anna", "Ben", "Cleo")
    anna, ben, _ = table
    await anna.slash("/start", friend=ben)
    return table


async def test_command_answers_where_it_was_typed(table):
    assert table.channel.sees("Started in").buttons == []


async def test_only_the_person_named_in_allowed_mentions_is_pinged(table):
    anna, ben, _ = table
    post = table.thread().sees("it is your turn", ping=ben)
    assert anna.mention in post.text
    table.channel.sees("Started in", ping=NOBODY)


async def test_a_wrong_ping_fails(table):
    with pytest.raises(AssertionError, match="pinged"):
        table.thread().sees("it is your turn", ping=table.people[0])


async def test_a_missing_text_fails_and_shows_what_is_there(table):
    with pytest.raises(AssertionError, match="it is your turn"):
        table.thread().sees("nothing of the kind")


async def test_newest_board_can_be_looked_at(table):
    board = await table.thread().board()
    assert board.image.size == (80, 60)
    assert board.image.convert("RGB").getpixel((40, 30)) == (200, 30, 30)
    assert board.alt == "A red field"


async def test_outsider_reads_nothing_of_a_private_thread(table):
    anna, _, cleo = table
    assert anna.can_read("it is your turn")
    assert not cleo.can_read("it is your turn")
    with pytest.raises(AssertionError, match="Cleo sees no 'Take'"):
        await cleo.press("Take")


async def test_private_panel_is_seen_by_its_owner_only(table):
    anna, ben, _ = table
    answer = await anna.press("Hand")
    assert answer.private
    anna.sees_private("The hand of Anna")
    assert not ben.can_read("The hand of Anna")
    table.thread().does_not_see("The hand of Anna")


async def test_choosing_by_labels_in_a_nested_select(table):
    anna, _, _ = table
    await anna.press("Hand")
    await anna.choose("Which tile?", "Forest", "Lake")
    anna.sees_private("Chosen: forest, lake")


async def test_filling_in_a_modal_by_its_labels(table):
    anna, _, _ = table
    assert await anna.press("ask:n*") is None
    assert (await anna.fill({"Your note": "zażółć"})).text == "Noted: zażółć"


async def test_autocomplete_offers_names_and_values(table):
    assert await table.people[0].suggestions("/hello", "name", "l") == {"Hill": "Hill", "Lake": "Lake"}


async def test_each_person_has_a_language_and_so_has_the_server(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben", locale="pl")
    anna, ben = table
    ben.locale = "en-US"
    assert (await anna.slash("/hello", name="A")).text == "Dzień dobry, A; the server speaks pl"
    assert (await ben.slash("/hello", name="B")).text == "Hello, B; the server speaks pl"


async def test_buttons_outlive_a_restart(table, simcord_env, restart):
    anna, _, _ = table
    old = simcord_env.bot
    new = await restart(simcord_env)
    assert old.is_closed() and simcord_env.bot is new
    assert (await anna.press("Take")).text == "Taken"


async def test_old_bot_stays_open_in_a_crash(table, simcord_env, restart):
    old = simcord_env.bot
    await restart(simcord_env, crash=True)
    assert not old.is_closed()


async def test_people_acting_together_overlap_inside_the_bot(table, simcord_env):
    thread = table.thread()
    board = thread.posts()[-1].message
    people = table.people[:2] * 5
    race = await together(simcord_env, *[lambda who=who: who.actor.click(board, custom_id="take:0") for who in people])
    texts = sorted(result.response.content for result in race.results)
    assert texts == ["Taken"] + ["Too late"] * 9
    assert race.most_at_once == 10


async def test_acts_one_by_one_do_not_overlap(table, simcord_env):
    board = table.thread().posts()[-1].message
    race = await together(simcord_env, lambda: table.people[0].actor.click(board, custom_id="take:0"))
    assert race.most_at_once == 1


async def test_exception_in_a_dynamic_button_is_noticed():
    with live_guard() as found:
        async with simcord.run(small_bot.create_bot()) as env:
            table = await Table.open(env, "Anna", "Ben")
            await table.people[0].slash("/start", friend=table.people[1])
            await table.people[0].press("Trouble")
    logged, unanswered = found
    assert "RuntimeError('trouble')" in logged
    assert unanswered.endswith("was never answered")


async def test_request_that_the_real_discord_would_refuse_is_noticed():
    async def shout(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("@everyone", allowed_mentions=discord.AllowedMentions(everyone=True))

    bot = small_bot.SmallBot()
    bot.tree.add_command(discord.app_commands.Command(name="shout", description="x", callback=shout))
    with live_guard() as found:
        async with simcord.run(bot) as env:
            table = await Table.open(env, "Anna")
            await table.people[0].slash("/shout")
    assert len(found) == 1
    assert "$.allowed_mentions" in found[0]


async def test_exception_in_a_command_is_noticed():
    with live_guard() as found:
        async with simcord.run(small_bot.create_bot(), check_errors=False) as env:
            table = await Table.open(env, "Anna", locale="de")
            await table.people[0].slash("/hello", name="Anna")
    assert any("KeyError" in text for text in found)


async def test_a_first_answer_that_comes_after_much_work_is_noticed(monkeypatch):
    async def think(interaction: discord.Interaction) -> None:
        await asyncio.to_thread(sum, range(10**6))
        await interaction.response.send_message("thought", allowed_mentions=small_bot.NOBODY)

    monkeypatch.setattr(guard, "ACKNOWLEDGE_WITHIN_S", 0.001)
    bot = small_bot.SmallBot()
    bot.tree.add_command(discord.app_commands.Command(name="think", description="x", callback=think))
    with live_guard() as found:
        async with simcord.run(bot) as env:
            table = await Table.open(env, "Anna")
            await table.people[0].slash("/think")
    assert len(found) == 1
    assert "of work" in found[0]
