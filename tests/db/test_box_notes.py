"""Notes of people who have the box: one however often it is sent, so many of a person, open until a host has done them."""

from __future__ import annotations

from dataclasses import dataclass

from db.box_notes import BoxNote
from db.store import Store
from tests.db.table import ANNA, BEN, SERVER

MOST = 2


@dataclass
class Desk:
    """The notes for the hosts of a server."""

    store: Store

    async def take(self, text: str, *, user: int = ANNA, server: int = SERVER, now: int = 100) -> bool:
        note = BoxNote(server, user, "game", "tile", text, "first edition")
        return await self.store.box_notes.add(note, now, MOST)

    async def read(self, server: int = SERVER) -> list[tuple[int, int, str, int]]:
        return [(row.id, row.user, row.text, row.at) for row in await self.store.box_notes.open(server)]


async def test_a_note_that_is_sent_twice_is_one_even_when_no_more_are_taken(store: Store) -> None:
    desk = Desk(store)
    assert [await desk.take(text, now=now) for now, text in enumerate(("one", "one", "two", "three", "two"), 1)] == [
        True,
        True,
        True,
        False,
        True,
    ]
    assert await desk.read() == [(1, ANNA, "one", 1), (2, ANNA, "two", 3)]


async def test_a_note_that_is_done_makes_room_and_can_be_sent_anew(store: Store) -> None:
    desk = Desk(store)
    await desk.take("one")
    await desk.take("two")
    await store.box_notes.mark_done(SERVER, [1, 7], BEN, 200)
    assert await desk.take("one", now=300)
    assert await desk.read() == [(2, ANNA, "two", 100), (3, ANNA, "one", 300)]
    assert not await desk.take("four")
    assert await desk.take("four", user=BEN)


async def test_hosts_read_and_do_only_what_is_for_their_server_and_the_first_who_does_it_stays(store: Store) -> None:
    desk, other = Desk(store), SERVER + 1
    await desk.take("one")
    await desk.take("one", server=other)
    await store.box_notes.mark_done(other, [1], BEN, 200)
    assert (await desk.read(), await desk.read(other)) == ([(1, ANNA, "one", 100)], [(2, ANNA, "one", 100)])
    for user, now in ((BEN, 300), (ANNA, 400)):
        await store.box_notes.mark_done(SERVER, [1], user, now)
    sql = "SELECT done_by, done_at FROM box_notes WHERE id = 1"
    assert await store.db.read(lambda connection: connection.execute(sql).fetchone()) == (BEN, 300)
