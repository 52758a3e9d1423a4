"""Decks of one's own, and who brings which to a match."""

from __future__ import annotations

from tests.db.table import ANNA, BEN, Table


async def test_a_deck_takes_the_place_of_the_one_before(table: Table) -> None:
    await table.store.decks.put(ANNA, "game", "blue", "a")
    await table.store.decks.put(ANNA, "game", "blue", "b")
    await table.store.decks.put(ANNA, "game", "red", "c")
    assert await table.store.decks.of_user(ANNA, "game") == {"blue": "b", "red": "c"}


async def test_an_empty_deck_is_none(table: Table) -> None:
    await table.store.decks.put(ANNA, "game", "blue", "a")
    await table.store.decks.put(ANNA, "game", "blue", "")
    assert await table.store.decks.of_user(ANNA, "game") == {}


async def test_decks_are_a_persons_and_a_games(table: Table) -> None:
    await table.store.decks.put(ANNA, "game", "blue", "a")
    assert await table.store.decks.of_user(BEN, "game") == {}
    assert await table.store.decks.of_user(ANNA, "other") == {}


async def test_everybody_brings_one_deck_or_none(table: Table) -> None:
    await table.store.decks.bring(table.match, ANNA, "blue")
    await table.store.decks.bring(table.match, ANNA, "red")
    await table.store.decks.bring(table.match, BEN, "blue")
    assert await table.store.decks.brought(table.match) == {ANNA: "red", BEN: "blue"}
    await table.store.decks.bring(table.match, BEN, "")
    assert await table.store.decks.brought(table.match) == {ANNA: "red"}
    assert await table.store.decks.brought(table.match + 1) == {}
