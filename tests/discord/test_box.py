"""**I have the box**: who has the game at hand says what a reconstructed card is really like, and a host reads it."""

from __future__ import annotations

import pytest

from cogs.discord_io.marks import Mark
from cogs.features.lookup.box import MOST_OPEN
from locales import words
from tests.discord.chat import Person, Post, Table
from tests.discord.founders import begun
from tests.discord.world import manager

W, PL = words("en"), words("pl")


@pytest.fixture
async def table(simcord_env):
    return await Table.open(simcord_env, "Anna", "Ben")


async def write(person: Person, text: str, edition: str = "Polish, 2013", card: str = "fishing_village") -> Post:
    """Look a card up, open the form below it and send it; gives the answer."""
    w = words(person.locale[:2])
    shown = await person.slash("/card", name=card)
    assert await person.press(w("box-have"), post=shown) is None
    answer = await person.fill({w("box-value"): text, w("box-edition"): edition})
    assert answer.private
    return answer


def line(number: int, person: Person, text: str, at: str, edition: str = "Polish, 2013") -> str:
    """How a host reads a note about the Fishing Village."""
    facts = {"game": W("founders-name"), "name": "Fishing Village", "id": "fishing_village"}
    return W("box-notes-line", number=str(number), by=person.mention, at=at, text=text, edition=edition, **facts)


async def test_a_host_reads_who_wrote_what_of_which_card_and_marks_it_as_done(table):
    anna, ben = table.people
    host = manager(table, "Cara")
    assert (await host.slash("/host notes")).text == W("box-notes-none")
    assert (await write(anna, "needs *2* fish")).text == W("box-thanks")
    await write(anna, "needs *2* fish")
    await write(ben, "1 point")
    read = await host.slash("/host notes")
    first, second = await table.env.bot.store.box_notes.open(table.guild.id)
    at = f"<t:{first.at}:d>"
    assert read.private
    assert read.text.splitlines() == [
        W("box-notes-title", count=2),
        line(first.id, anna, r"needs \*2\* fish", at),
        line(second.id, ben, "1 point", f"<t:{second.at}:d>"),
    ]
    left = await host.choose(W("box-notes-done"), str(first.id), post=read)
    assert line(second.id, ben, "1 point", f"<t:{second.at}:d>") in left.text and anna.mention not in left.text
    assert (await host.choose(W("box-notes-done"), str(second.id), post=left)).text == W("box-notes-none")


async def test_only_who_may_manage_the_server_reads_notes_or_has_done_with_them(table):
    anna, ben = table.people
    await write(anna, "needs fish")
    assert (await ben.slash("/host notes")).text == W("error-host-only")
    host = manager(table, "Cara")
    read = await host.slash("/host notes")
    table.env.backend.guilds[table.guild.id].members[host.id].role_ids.clear()
    refused = await host.choose(W("box-notes-done"), "1", post=read)
    assert refused.text == W("error-host-only")
    assert len(await table.env.bot.store.box_notes.open(table.guild.id)) == 1


async def test_a_card_that_is_certain_has_no_button_and_of_several_each_that_is_not_has_its_own(table):
    anna, _ = table.people
    assert (await anna.slash("/card", name="Coin token")).buttons == []
    shown = await anna.slash("/card", name="bronze")
    good, technology = shown.buttons
    assert good == W("box-have-one", name="Bronze · Trade good without a production bonus.")
    await anna.press(technology, post=shown)
    await anna.fill({W("box-value"): "needs no Science", W("box-edition"): "English"})
    (note,) = await table.env.bot.store.box_notes.open(table.guild.id)
    assert (note.slug, note.component) == ("mosaic", "tech_bronze")


async def test_what_shows_nothing_is_refused_and_one_person_has_no_more_than_twenty_open_notes(table):
    anna, ben = table.people
    assert (await write(anna, " \u200b ")).text == W("error-box-note-empty")
    assert (await write(anna, "1 point", "  ")).text == W("error-box-note-empty")
    for count in range(MOST_OPEN):
        await write(anna, f"{count} points")
    assert (await write(anna, "1 point too many")).text == W("error-box-notes-many", most=MOST_OPEN)
    assert (await write(anna, "3 points")).text == W("box-thanks")
    assert (await write(ben, "1 point too many")).text == W("box-thanks")


async def test_long_notes_are_read_part_by_part_and_the_menu_has_those_that_are_shown(table):
    anna, _ = table.people
    host = manager(table, "Cara")
    for count in range(12):
        await write(anna, f"{count:02}" + "*" * 298)
    read = await host.slash("/host notes")
    (menu,) = [item for item in read.components if item.get("options")]
    shown = [option["value"] for option in menu["options"]]
    assert 1 < len(shown) < 12 and shown == [str(number) for number in range(1, len(shown) + 1)]
    assert read.text.endswith(W("list-more", count=12 - len(shown)))
    left = await host.choose(W("box-notes-done"), *shown, post=read)
    assert W("box-notes-title", count=12 - len(shown)) in left.text


async def test_a_form_that_was_open_while_the_bot_was_started_anew_is_taken(table, restart):
    anna, _ = table.people
    await anna.press(W("box-have"), post=await anna.slash("/card", name="fishing_village"))
    await restart(table.env)
    answer = await anna.fill({W("box-value"): "needs fish", W("box-edition"): "Polish"})
    assert answer.text == W("box-thanks")
    (note,) = await table.env.bot.store.box_notes.open(table.guild.id)
    assert (note.slug, note.component, note.text, note.edition) == (
        "founders_of_the_empire",
        "fishing_village",
        "needs fish",
        "Polish",
    )


async def test_a_list_of_notes_of_another_database_marks_none_as_done(table):
    anna, _ = table.people
    host = manager(table, "Cara")
    await write(anna, "needs fish")
    read, bot = await host.slash("/host notes"), table.env.bot
    bot.mark = Mark(bot.mark.number + 1, bot.mark.since)
    assert (await host.choose(W("box-notes-done"), "1", post=read)).text == W("error-other-data")
    assert len(await bot.store.box_notes.open(table.guild.id)) == 1


async def test_a_match_is_not_touched_by_a_note(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    anna, _ = driver.table.people
    before, posts = (await driver.match()).row, len(driver.thread.posts())
    await write(anna, "needs fish")
    assert (await driver.match()).row == before
    assert len(driver.thread.posts()) == posts


async def test_it_speaks_polish(table):
    anna, _ = table.people
    anna.locale = "pl"
    assert (await write(anna, "2 ryby", "polskie")).text == PL("box-thanks")
    host = manager(table, "Cara")
    host.locale = "pl"
    text = (await host.slash("/host notes")).text
    assert text.startswith("### Z pudełka: 1 uwaga\n") and "Wioska rybacka (`fishing_village`): 2 ryby" in text
