"""What must still be posted: put in by the transaction that makes it necessary, delivered afterwards, in order."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from types import EllipsisType

from db.part import Part
from db.queries import columns, fetch, fetch_one, put_in
from db.rows import OutboxEntry, OutboxRow, OutboxStats

_APART = "('remind', 'retire')"
# Nobody overtakes: an entry is not due while an earlier one of its match waits for a later try. A reminder holds up nothing and is
# held up by nothing: it may be a direct message, and tells of all matches. Nor does what only tidies up an old post. Both come
# last, for a refusal ends a round of delivery, and may be long in coming.
_DUE = f"""
SELECT {columns(OutboxRow)} FROM outbox AS entry
WHERE done_at IS NULL AND next_try_at <= ?1 {{of_match}} AND (kind IN {_APART} OR NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.match = entry.match AND earlier.done_at IS NULL AND earlier.id < entry.id AND earlier.next_try_at > ?1
    AND earlier.kind NOT IN {_APART}))
ORDER BY kind IN {_APART}, id
"""
_PUT_IN = "INSERT INTO outbox (key, match, kind, payload, created_at) VALUES {rows} ON CONFLICT (key) DO NOTHING"
_DUE_OF_ALL = _DUE.format(of_match="")
_DUE_OF_MATCH = _DUE.format(of_match="AND match IS ?2")


class Outbox(Part):
    """Delivery is at least once: an entry is due until ``done`` or ``give_up``, whatever dies in between."""

    async def add(self, entries: list[OutboxEntry], now: int) -> None:
        """Put in what goes with no change of a match; keys that were ever used are passed over."""
        await self._db.write(lambda connection: add_entries(connection, entries, now))

    async def due(self, now: int, match: int | EllipsisType | None = ...) -> list[OutboxRow]:
        """What can be delivered now, in the order in which it is: of one match, of none (None), or of all (left out)."""
        if match is ...:
            return await self._db.read(lambda connection: fetch(connection, OutboxRow, _DUE_OF_ALL, now))
        return await self._db.read(lambda connection: fetch(connection, OutboxRow, _DUE_OF_MATCH, now, match))

    async def hurry(self, match: int) -> None:
        """What waits for a later try is due now, and should that fail soon again: somebody is here."""
        sql = "UPDATE outbox SET next_try_at = 0, tries = 0 WHERE match = ? AND done_at IS NULL"
        await self._db.write(lambda connection: connection.execute(sql, (match,)).rowcount)

    async def hurry_all(self) -> None:
        """The same for all matches."""
        sql = "UPDATE outbox SET next_try_at = 0, tries = 0 WHERE done_at IS NULL"
        await self._db.write(lambda connection: connection.execute(sql).rowcount)

    async def done(self, id: int, message: int | None, now: int) -> None:
        """The entry was delivered, as this message if it is one."""
        sql = (
            "UPDATE outbox SET done_at = ?, message = ?, error = '', tries = tries + 1 WHERE id = ? AND done_at IS NULL"
        )
        await self._db.write(lambda connection: _change(connection, sql, now, message, id))

    async def posts_of(self, match: int, key: str) -> list[int]:
        """The posts that the entries of a match have become whose key is this one or goes on behind it with a colon, in order."""
        sql = (
            "SELECT message FROM outbox WHERE match = ? AND message IS NOT NULL AND (key = ? OR substr(key, 1, ?) = ?) "
            "ORDER BY id"
        )
        values = (match, key, len(key) + 1, f"{key}:")
        return await self._db.read(lambda connection: [row[0] for row in connection.execute(sql, values)])

    async def begun_by(self, key: str, since: int) -> list[str]:
        """What the entries hold whose key goes on behind this text, as far as they were put in since then, in order."""
        sql = "SELECT payload FROM outbox WHERE key >= ? AND key < ? AND created_at >= ? ORDER BY id"
        values = (key, f"{key[:-1]}{chr(ord(key[-1]) + 1)}", since)
        return await self._db.read(lambda connection: [row[0] for row in connection.execute(sql, values)])

    async def put_at(self, match: int, key: str) -> int | None:
        """When the newest of these entries was put in, None if there is none."""
        sql = "SELECT max(created_at) FROM outbox WHERE match = ? AND (key = ? OR substr(key, 1, ?) = ?)"
        values = (match, key, len(key) + 1, f"{key}:")
        return await self._db.read(lambda connection: connection.execute(sql, values).fetchone()[0])

    async def retry(self, id: int, next_try_at: int, error: str) -> None:
        """Delivery failed; it is due again at ``next_try_at``."""
        sql = "UPDATE outbox SET next_try_at = ?, error = ?, tries = tries + 1 WHERE id = ? AND done_at IS NULL"
        await self._db.write(lambda connection: _change(connection, sql, next_try_at, error, id))

    async def give_up(self, id: int, error: str, now: int) -> None:
        """Delivery is impossible; the entry is not tried again. ``error`` says why and must not be empty."""
        if not error:
            raise ValueError("an entry given up needs its reason")
        sql = "UPDATE outbox SET done_at = ?, error = ?, tries = tries + 1 WHERE id = ? AND done_at IS NULL"
        await self._db.write(lambda connection: _change(connection, sql, now, error, id))

    async def newest(self) -> int:
        """The id of the entry that was put in last, 0 if there was none."""
        sql = "SELECT coalesce(max(id), 0) FROM outbox"
        return await self._db.read(lambda connection: int(connection.execute(sql).fetchone()[0]))

    async def waiting(self, match: int) -> int:
        """How many entries of the match are not delivered yet."""
        sql = "SELECT count(*) FROM outbox WHERE match = ? AND done_at IS NULL"
        return await self._db.read(lambda connection: int(connection.execute(sql, (match,)).fetchone()[0]))

    async def first_waiting(self, match: int) -> int | None:
        """The id of the first entry of the match that is not delivered yet."""
        sql = "SELECT min(id) FROM outbox WHERE match = ? AND done_at IS NULL"
        return await self._db.read(lambda connection: connection.execute(sql, (match,)).fetchone()[0])

    async def stats(self) -> OutboxStats:
        """How many entries wait, were sent, were given up."""
        sql = (
            "SELECT count(*) FILTER (WHERE done_at IS NULL), count(*) FILTER (WHERE done_at IS NOT NULL AND error = ''), "
            "count(*) FILTER (WHERE done_at IS NOT NULL AND error <> ''), "
            "min(created_at) FILTER (WHERE done_at IS NULL) FROM outbox"
        )
        stats = await self._db.read(lambda connection: fetch_one(connection, OutboxStats, sql))
        assert stats is not None  # an aggregate always gives a row
        return stats


def add_entries(connection: sqlite3.Connection, entries: Iterable[OutboxEntry], now: int) -> None:
    """Put entries in as part of a transaction; keys that were ever used are passed over."""
    put_in(connection, _PUT_IN, [(entry.key, entry.match, entry.kind, entry.payload, now) for entry in entries])


def _change(connection: sqlite3.Connection, sql: str, *values: object) -> None:
    connection.execute(sql, values)
