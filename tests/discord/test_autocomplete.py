"""Autocomplete answers from memory while somebody types, and never from a position that is gone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord.chat import Person, Table
from tests.discord.founders import Driver, start


@pytest.fixture
async def driver(simcord_env) -> Driver:
    table = await Table.open(simcord_env, "Anna", "Ben")
    await start(table, seats=2)
    return Driver(table)


async def drafter(driver: Driver) -> tuple[Any, Person]:
    match, _, person = await driver.awaited()
    return match, person


async def test_letters_after_the_first_cost_no_database(driver, monkeypatch):
    _, person = await drafter(driver)
    first = await person.suggestions("founders draft", "tile")
    asked: list[object] = []
    database = driver.bot.store.db
    read = database.read

    async def counted(job: Any) -> Any:
        asked.append(job)
        return await read(job)

    monkeypatch.setattr(database, "read", counted)
    again = await person.suggestions("founders draft", "tile")
    narrowed = await person.suggestions("founders draft", "tile", next(iter(first))[:3])
    assert asked == []
    assert again == first
    assert set(narrowed) <= set(first)


async def test_a_move_makes_new_suggestions(driver):
    match, person = await drafter(driver)
    before = await person.suggestions("founders draft", "tile")
    assert set(before.values()) == set(match.state.rows["nature"])
    await driver.type_one()
    assert await person.suggestions("founders draft", "tile") == {}
    while (await driver.match()).state.step == "draft":
        await driver.type_one()
    _, mover = await drafter(driver)
    assert set((await mover.suggestions("founders reveal", "stack")).values()) == {"nature", "village", "city"}


async def test_a_new_language_shows_at_the_next_letter(driver):
    match, person = await drafter(driver)
    await person.suggestions("founders draft", "tile")
    await person.slash("me", language="pl")
    shown = await person.suggestions("founders draft", "tile")
    names = {match.game.components[tile].name["pl"] for tile in match.state.rows["nature"]}
    assert set(shown) == names


async def test_a_move_taken_back_is_suggested_again(driver):
    _, person = await drafter(driver)
    before = await person.suggestions("founders draft", "tile")
    await driver.type_one()
    await person.suggestions("founders draft", "tile")
    await person.slash("undo")
    assert await person.suggestions("founders draft", "tile") == before
