"""Hints: what the strong computer would do in one's place, who may ask for it, and what the others learn of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot import create_bot
from cogs.client import TableBot
from cogs.computer.thinker import Thinker
from games.core.foresight import Effort
from locales import words
from tests.discord.chat import Person, Post, Table
from tests.discord.founders import Driver, begun
from tests.discord.race import together

W, PL = words("en"), words("pl")
BRIEF = Effort(candidates=4, rollouts=6, plies=4, spread=6.0)  # what is thought of is looked at in tests/games


@pytest.fixture
def make_bot(settings: Any) -> Callable[[], TableBot]:
    """Bots that think briefly."""

    def make() -> TableBot:
        bot = create_bot(settings)
        bot.thinker = Thinker(effort=BRIEF)
        return bot

    return make


@pytest.fixture
async def driver(simcord_env) -> Driver:
    return await begun(simcord_env, "Anna", "Ben")


async def asked(person: Person) -> Post:
    """The hint for somebody who is on turn."""
    more = await person.press(W("panel-more"), post=await person.press("Play"))
    return await person.press(W("hint-ask"), post=more)


async def test_a_hint_names_the_best_move_why_and_the_two_next_best_and_plays_nothing(driver):
    person = await driver.to_step("token")
    before = await driver.match()
    hint = await asked(person)
    title, best, second, third, basis = hint.text.splitlines()
    assert hint.private
    # What all have in common is said once.
    assert title == W("hint-title-kind", kind=W("founders-kind-add"))
    assert not [line for line in (best, second, third, *hint.buttons) if W("founders-kind-add") in line]
    assert best.startswith("1. **") and best.endswith(".")
    assert (second[:3], third[:3]) == ("2. ", "3. ")
    assert basis.startswith("-# By ") and "continuations" in basis
    # Each of them is a button that leads to its own confirmation.
    assert len(hint.buttons) == 4
    assert hint.buttons[0] in best
    confirm = await person.press(hint.buttons[0], post=hint)
    assert confirm.confirm is not None
    assert (await driver.match()).row.ply == before.row.ply


async def test_the_same_position_gives_the_same_hint_and_counts_once_for_the_table(driver):
    person = await driver.to_step("token")
    first = await asked(person)
    again = await asked(person)
    assert again.text == first.text
    match = await driver.match()
    store = driver.table.env.bot.store
    assert await store.hints.counts(match.row.id) == {person.id: 1}
    confirm = await person.press(first.buttons[0], post=first)
    await person.press(W("panel-confirm"), post=confirm)
    driver.table.thread().sees(W("hints-taken", who=W("hints-of", player=person.name, count=1)))


async def test_whoever_is_not_on_turn_is_offered_no_hint(driver):
    await driver.to_step("token")
    (other,) = await driver.others()
    more = await other.press(W("panel-more"), post=await other.press("Play"))
    assert W("hint-ask") not in more.buttons


async def test_a_host_and_a_server_can_forbid_hints(simcord_env):
    table = await Table.open(simcord_env, "Anna", "Ben")
    anna, ben = table.people
    await anna.slash("/founders new", seats=2)
    await anna.press(W("lobby-unhint"), post=await anna.press(W("lobby-settings")))
    await ben.press("Join")
    await ben.press("Start")
    for person in table.people:
        person.place = table.thread()
    driver = Driver(table)
    mover = await driver.to_step("token")
    more = await mover.press(W("panel-more"), post=await mover.press("Play"))
    assert W("hint-ask") not in more.buttons


async def test_a_button_that_was_offered_before_hints_were_forbidden_says_so(driver):
    person = await driver.to_step("token")
    more = await person.press(W("panel-more"), post=await person.press("Play"))
    store, match = driver.table.env.bot.store, await driver.match()
    await store.servers.set(match.row.server, hints=False)
    assert (await person.press(W("hint-ask"), post=more)).text == W("error-no-hints")


async def test_a_hint_is_polish_for_a_polish_reader(driver):
    person = await driver.to_step("token")
    person.locale = "pl"
    more = await person.press(PL("panel-more"), post=await person.press("Play"))
    hint = await person.press(PL("hint-ask"), post=more)
    assert hint.text.splitlines()[0] == PL("hint-title-kind", kind=PL("founders-kind-add"))
    assert "Stół widzi" in hint.text


async def test_whoever_goes_back_while_a_hint_is_thought_of_stays_there_and_has_taken_none(driver):
    person = await driver.to_step("token")
    more = await person.press(W("panel-more"), post=await person.press("Play"))
    ids = {item.get("label"): item.get("custom_id") for item in more.components}

    def click(label: str):
        return lambda: person.here(more.place).click(more.message, custom_id=ids[label])

    race = await together(driver.table.env, click(W("hint-ask")), click(W("panel-back")))
    assert len(race.spans) == 2
    shown = Post(more.place, race.results[1].response.message)
    assert W("panel-more") in shown.buttons and W("panel-back") not in shown.buttons
    assert await driver.table.env.bot.store.hints.counts((await driver.match()).row.id) == {}
