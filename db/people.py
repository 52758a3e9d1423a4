"""The settings of people."""

from __future__ import annotations

import sqlite3
from typing import TypedDict, Unpack

import msgspec

from db.part import Part
from db.queries import columns, fetch_one, save
from db.reminders import look_anew
from db.rows import PersonRow

_SELECT = f"SELECT {columns(PersonRow)} FROM people WHERE user = ?"
_ALWAYS_ASKED = """
SELECT people.user FROM people JOIN seats ON seats.user = people.user
WHERE seats.match = ? AND seats.until_ply IS NULL AND people.always_ask
"""


class PersonChanges(TypedDict, total=False):
    """What can be set; see :class:`PersonRow`."""

    name: str
    lang: str
    zone: str
    hour: int | None
    by_dm: bool
    confirm: bool
    dm_failed_at: int | None
    quiet_from: int | None
    quiet_to: int | None
    always_ask: bool


class People(Part):
    """One row per person who ever set something."""

    async def get(self, user: int) -> PersonRow:
        """The person's settings, all defaults if nothing was ever set."""
        return await self._db.read(lambda connection: _get(connection, user))

    async def set(self, user: int, *, now: int | None = None, **changes: Unpack[PersonChanges]) -> PersonRow:
        """Change some settings; gives all as they are then. Raises TypeError for a setting that does not exist.

        With ``now`` the instants of the person's reminders follow from that second on.
        """

        def job(connection: sqlite3.Connection) -> PersonRow:
            person = msgspec.structs.replace(_get(connection, user), **changes)
            if now is not None:
                look_anew(connection, "user", user, now)
            save(connection, "people", person)
            return person

        return await self._db.write(job)


def always_asked(connection: sqlite3.Connection, match: int) -> frozenset[int]:
    """Who of those seated in a match wants to be asked always, within a transaction."""
    return frozenset(row[0] for row in connection.execute(_ALWAYS_ASKED, (match,)))


def _get(connection: sqlite3.Connection, user: int) -> PersonRow:
    return fetch_one(connection, PersonRow, _SELECT, user) or PersonRow(user)
