"""Matches as a whole: found, placed in Discord, closed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from db.awaited import replace_awaited
from db.conversions import conversion_of
from db.file.read_outside import look_into
from db.journal import add_journal
from db.match_table import FINAL_AFTER_S, find_match, find_matches
from db.moves import moves_of
from db.outbox import add_entries
from db.part import Part
from db.people import always_asked
from db.plans import plans_of
from db.queries import columns, fetch_one
from db.rows import JournalEntry, MatchRow, MoveRow, OutboxEntry, PlaceRow, WholeMatch
from db.seats import left, seated


class Matches(Part):
    """What is true of a match from the lobby to the end; its seats, moves and votes are parts of their own."""

    async def load(self, match: int) -> MatchRow | None:
        """The match with its state, None if there is none of this id."""
        return await self._db.read(lambda connection: find_match(connection, match))

    async def load_whole(self, match: int) -> WholeMatch | None:
        """The match with all that is kept of it apart, all as of one instant; None if there is none of this id."""

        return await self._db.read(lambda connection: _whole(connection, match))

    async def place(self, match: int) -> PlaceRow | None:
        """Where the match stands, None if there is none of this id."""
        sql = f"SELECT {columns(PlaceRow)} FROM matches WHERE id = ?"
        return await self._db.read(lambda connection: fetch_one(connection, PlaceRow, sql, match))

    async def by_thread(self, thread: int) -> MatchRow | None:
        """The match that is played in the thread, None if it is not ours."""
        rows = await self._db.read(lambda connection: find_matches(connection, "thread = ?", thread))
        return rows[0] if rows else None

    async def played_in(self, place: int) -> list[int]:
        """The running matches whose thread, or its channel, this is."""
        condition = "status = 'running' AND ?1 IN (thread, channel)"
        return [row.id for row in await self._db.read(lambda c: find_matches(c, condition, place))]

    async def of_user(self, user: int) -> list[MatchRow]:
        """The lobbies and running matches in which the user has a seat now, oldest first."""
        condition = (
            "status IN ('lobby', 'running')"
            " AND matches.id IN (SELECT match FROM seats WHERE user = ? AND until_ply IS NULL)"
        )
        return await self._db.read(lambda connection: find_matches(connection, condition, user))

    async def threads_of_ended(self, server: int) -> list[int]:
        """The threads of the server's matches that are over, the oldest end first."""
        sql = (
            "SELECT thread FROM matches WHERE server = ? AND status IN ('finished', 'closed') AND thread IS NOT NULL"
            " ORDER BY ended_at, id"
        )
        return await self._db.read(lambda connection: [int(row[0]) for row in connection.execute(sql, (server,))])

    async def running(self) -> list[int]:
        """The ids of all running matches, ascending."""
        sql = "SELECT id FROM matches WHERE status = 'running' ORDER BY id"
        return await self._db.read(lambda connection: [int(row[0]) for row in connection.execute(sql)])

    async def lobbies_older_than(self, t: int) -> list[MatchRow]:
        """The lobbies in which nobody has come since before ``t``, oldest first."""
        condition = "status = 'lobby' AND moved_at < ?"
        return await self._db.read(lambda connection: find_matches(connection, condition, t))

    async def data_text(self, hash: str) -> bytes:
        """The component data of this hash. Raises KeyError if no match was ever started with it."""
        return await self._db.read(lambda connection: _data_text(connection, hash))

    async def set_thread(self, match: int, thread: int) -> None:
        """The match is played in this thread."""
        await self._set(match, "thread = ?", thread)

    async def move_to(self, match: int, channel: int, thread: int) -> None:
        """The match goes on in another channel and thread, where no board stands yet."""
        await self._set(match, "channel = ?, thread = ?, post_message = NULL, post_key = ''", channel, thread)

    async def set_host(self, match: int, user: int) -> None:
        """Who may repair the match."""
        await self._set(match, "host = ?", user)

    async def set_language(self, server: int, lang: str) -> None:
        """The language of the posts of all lobbies and running matches on the server."""
        sql = "UPDATE matches SET lang = ? WHERE server = ? AND status IN ('lobby', 'running')"
        await self._db.write(lambda connection: connection.execute(sql, (lang, server)).rowcount)

    async def set_post(self, match: int, message: int, key: str, at: int) -> None:
        """The message that shows the board now, what it was made for (the caller's own key), and when it was posted."""
        await self._set(match, "post_message = ?, post_key = ?, post_at = ?", message, key, at)

    async def set_lobby_message(self, match: int, message: int) -> None:
        """The message with the buttons of the lobby."""
        await self._set(match, "lobby_message = ?", message)

    async def close(
        self,
        match: int,
        status: Literal["closed", "expired"],
        reason: str,
        outbox: Iterable[OutboxEntry],
        now: int,
        journal: JournalEntry | None = None,
    ) -> bool:
        """End a lobby or a running match otherwise than by playing; nobody is awaited any more. The end of a lobby is final.

        False, and nothing is changed, if it has already ended.
        """

        def job(connection: sqlite3.Connection) -> bool:
            changed = connection.execute(
                "UPDATE matches SET status = ?1, ended_reason = ?2, ended_at = ?3,"
                " final_at = ?3 + iif(status = 'running', ?5, 0) WHERE id = ?4 AND status IN ('lobby', 'running')",
                (status, reason, now, match, FINAL_AFTER_S),
            )
            if changed.rowcount == 0:
                return False
            replace_awaited(connection, match, (), now)
            add_entries(connection, outbox, now)
            add_journal(connection, journal, now)
            return True

        return await self._db.write(job)

    async def _set(self, match: int, assignments: str, *values: object) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(f"UPDATE matches SET {assignments} WHERE id = ?", (*values, match))

        await self._db.write(job)


def match_file(path: Path, match: int) -> tuple[WholeMatch, list[MoveRow], bytes] | None:
    """A match in the database at ``path``, which a bot may be using: itself, its moves, its component data; None if it has not
    begun. Blocks. Raises DatabaseError database-unreadable.
    """

    def job(connection: sqlite3.Connection) -> tuple[WholeMatch, list[MoveRow], bytes] | None:
        whole = _whole(connection, match)
        if whole is None or whole.row.state is None:
            return None
        return whole, moves_of(connection, match), _data_text(connection, whole.row.data_hash)

    return look_into(path, job)


def _whole(connection: sqlite3.Connection, match: int) -> WholeMatch | None:
    row = find_match(connection, match)
    if row is None:
        return None
    conversion, asked = conversion_of(connection, match), always_asked(connection, match)
    return WholeMatch(
        row, seated(connection, match), plans_of(connection, match), conversion, asked, left(connection, match)
    )


def _data_text(connection: sqlite3.Connection, hash: str) -> bytes:
    row = connection.execute("SELECT text FROM game_data WHERE hash = ?", (hash,)).fetchone()
    if row is None:
        raise KeyError(hash)
    return bytes(row[0])
