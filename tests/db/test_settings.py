"""What people and servers set, and the bot's own notes."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from db.rows import PersonRow, ServerRow
from db.store import Store
from tests.db.table import ANNA, BEN, CLEO, SERVER, Table


async def test_person_who_never_set_anything_has_the_defaults(store: Store) -> None:
    person = await store.people.get(ANNA)
    assert person == PersonRow(ANNA, "", "", "", None, False, True, None)


async def test_setting_one_thing_leaves_the_others(store: Store) -> None:
    await store.people.set(ANNA, zone="Europe/London", by_dm=True)
    given = await store.people.set(ANNA, hour=7, confirm=False)
    assert given == PersonRow(ANNA, "", "", "Europe/London", 7, True, False, None)
    assert await store.people.get(ANNA) == given


async def test_hour_of_a_person_can_be_given_back_to_the_server(store: Store) -> None:
    await store.people.set(ANNA, hour=7)
    assert (await store.people.set(ANNA, hour=None)).hour is None


async def test_people_do_not_share_settings(store: Store) -> None:
    await store.people.set(ANNA, lang="pl")
    assert (await store.people.get(BEN)).lang == ""


async def test_changes_at_once_are_all_kept(store: Store) -> None:
    changes = (
        store.people.set(ANNA, name="Anna"),
        store.people.set(ANNA, lang="pl"),
        store.people.set(ANNA, zone="Europe/Warsaw"),
        store.people.set(ANNA, dm_failed_at=1700),
    )
    await asyncio.gather(*changes)
    assert await store.people.get(ANNA) == PersonRow(
        ANNA, "Anna", "pl", "Europe/Warsaw", None, False, True, dm_failed_at=1700
    )


async def test_setting_that_does_not_exist_is_a_type_error(store: Store) -> None:
    with pytest.raises(TypeError):
        await store.people.set(ANNA, colour="red")  # pyright: ignore[reportCallIssue]


async def test_match_knows_who_of_those_seated_wants_to_be_asked_always(table: Table) -> None:
    for user in (ANNA, CLEO):
        await table.store.people.set(user, always_ask=True)
    whole = await table.store.matches.load_whole(table.match)
    assert whole is not None
    assert whole.asked == {ANNA}


async def test_hour_outside_the_day_is_refused(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await store.people.set(ANNA, hour=24)
    assert (await store.people.get(ANNA)).hour is None


async def test_server_where_nothing_was_set_has_the_defaults(store: Store) -> None:
    assert await store.servers.get(SERVER) == ServerRow(SERVER, "", "Europe/Warsaw", 18, "")


async def test_server_keeps_what_was_set(store: Store) -> None:
    await store.servers.set(SERVER, lang="pl", told="welcome")
    await store.servers.set(SERVER, hour=20)
    assert await store.servers.get(SERVER) == ServerRow(SERVER, "pl", "Europe/Warsaw", 20, "welcome")


async def test_note_never_made_is_none(store: Store) -> None:
    assert await store.servers.get_value("commands") is None


async def test_note_can_be_changed(store: Store) -> None:
    await store.servers.set_value("commands", "a")
    await store.servers.set_value("commands", "b")
    assert await store.servers.get_value("commands") == "b"
