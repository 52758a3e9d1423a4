"""From the opening of a match to its start."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from db.awaited import replace_awaited
from db.clocks import wind_clocks
from db.errors import StoreError
from db.match_table import find_match, get_match, put_state
from db.moves import add_moves
from db.outbox import add_entries
from db.part import Part
from db.rows import ClockEnd, ComputerKind, Following, MatchRow, OutboxEntry, SeatKind
from db.seats import add_seat, computer_user, seated


class Lobby(Part):
    """A lobby is a match with status 'lobby'; its seats are numbered anew when it starts."""

    async def create(
        self,
        now: int,
        *,
        slug: str,
        server: int,
        channel: int,
        host: int,
        host_name: str,
        options: str,
        lang: str,
        seats_min: int,
        seats_max: int,
        rated: bool = False,
        box: str = "",
    ) -> MatchRow:
        """A new lobby in which the host has the first place."""

        def job(connection: sqlite3.Connection) -> MatchRow:
            match = connection.execute(
                "INSERT INTO matches (slug, status, server, channel, host, options, seats_min, seats_max, lang, rated,"
                " box, created_at, moved_at) VALUES (?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (slug, server, channel, host, options, seats_min, seats_max, lang, rated, box, now, now),
            ).fetchone()[0]
            add_seat(connection, match, 0, host, host_name, "person", 0)
            return get_match(connection, match)

        return await self._db.write(job)

    async def join(self, match: int, user: int, name: str, now: int) -> MatchRow:
        """Give the user the next place, or the last computer's where all are taken.

        Raises StoreError lobby-over, lobby-already-in, lobby-full (``seats``).
        """
        return await self._db.write(lambda connection: _join(connection, match, user, name, "person", now))

    async def join_computer(self, match: int, name: str, kind: ComputerKind, now: int) -> MatchRow:
        """Give a computer the next place; its user is below 0. Raises StoreError lobby-over, lobby-full (``seats``)."""
        return await self._db.write(
            lambda connection: _join(connection, match, computer_user(connection, match), name, kind, now)
        )

    async def leave(self, match: int, user: int) -> MatchRow:
        """Free the user's place; what becomes of a lobby that its host leaves is for the caller to decide.

        Raises StoreError lobby-over, lobby-not-in.
        """

        def job(connection: sqlite3.Connection) -> MatchRow:
            lobby = _get_lobby(connection, match)
            if connection.execute("DELETE FROM seats WHERE match = ? AND user = ?", (match, user)).rowcount == 0:
                raise StoreError("lobby-not-in")
            return lobby

        return await self._db.write(job)

    async def set_clock(self, match: int, bank: int, step: int, end: ClockEnd) -> MatchRow:
        """What clock the match will be played with. Raises StoreError lobby-over."""

        def job(connection: sqlite3.Connection) -> MatchRow:
            _get_lobby(connection, match)
            sql = "UPDATE matches SET clock_bank = ?, clock_step = ?, clock_end = ? WHERE id = ?"
            connection.execute(sql, (bank, step, end, match))
            return get_match(connection, match)

        return await self._db.write(job)

    async def set_rated(self, match: int, rated: bool) -> None:
        """Whether the result shall change ratings. Raises StoreError lobby-over."""
        await self._set(match, "rated = ?", rated)

    async def set_hints(self, match: int, hints: bool) -> None:
        """Whether people may ask the computer what it would do. Raises StoreError lobby-over."""
        await self._set(match, "hints = ?", hints)

    async def set_box(self, match: int, box: str) -> None:
        """The edition of the box by which it will be played. Raises StoreError lobby-over."""
        await self._set(match, "box = ?", box)

    async def set_options(self, match: int, options: str) -> None:
        """The options of the game, as JSON. Raises StoreError lobby-over."""
        await self._set(match, "options = ?", options)

    async def set_seats(self, match: int, least: int, most: int) -> None:
        """With how many it may start and how many may come; nobody who is there leaves. Raises StoreError lobby-over."""
        await self._set(match, "seats_min = ?, seats_max = ?", least, most)

    async def set_language(self, match: int, lang: str) -> None:
        """The language of its posts. Raises StoreError lobby-over."""
        await self._set(match, "lang = ?", lang)

    async def _set(self, match: int, columns: str, *values: object) -> None:
        def job(connection: sqlite3.Connection) -> None:
            _get_lobby(connection, match)
            connection.execute(f"UPDATE matches SET {columns} WHERE id = ?", (*values, match))

        await self._db.write(job)

    async def start(
        self,
        match: int,
        *,
        seed: str,
        seed_hash: str,
        rules_version: int,
        data_hash: str,
        data_text: bytes,
        order: list[int],
        state: bytes,
        turn: int,
        outbox: Iterable[OutboxEntry],
        awaited: Iterable[int],
        now: int,
        ply: int = 0,
        options: str | None = None,
        following: Following | None = None,
    ) -> MatchRow:
        """Make the lobby a running match; ``order`` has the users by seat,
        ``options`` are those it is played with (None: the lobby's), ``following`` the moves that follow by themselves.

        Raises StoreError lobby-over (started or closed meanwhile), lobby-changed (``order`` is not who sits in it now).
        """

        def job(connection: sqlite3.Connection) -> MatchRow:
            # A restored lobby may have started before: what was shown then fits no position to come.
            revision = _get_lobby(connection, match).revision + ply
            places = {row.user: row for row in seated(connection, match)}
            if sorted(order) != sorted(places):
                raise StoreError("lobby-changed")
            connection.execute("DELETE FROM seats WHERE match = ?", (match,))
            for seat, user in enumerate(order):
                add_seat(connection, match, seat, user, places[user].name, places[user].kind, ply)
            connection.execute(
                "INSERT INTO game_data (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", (data_hash, data_text)
            )
            connection.execute(
                "UPDATE matches SET status = 'running', options = coalesce(?, options), seed = ?, seed_hash = ?,"
                " rules_version = ?, data_hash = ?,"
                " ply = ?, revision = ?, turn = ?, moved_at = ? WHERE id = ?",
                (options, seed, seed_hash, rules_version, data_hash, ply, revision, turn, now, match),
            )
            put_state(connection, match, state)
            wind_clocks(connection, match, len(order), get_match(connection, match).clock_bank)
            replace_awaited(connection, match, awaited, now)
            add_entries(connection, outbox, now)
            if following is not None:
                add_moves(connection, match, revision, following, now)
            return get_match(connection, match)

        return await self._db.write(job)


def _get_lobby(connection: sqlite3.Connection, match: int) -> MatchRow:
    lobby = find_match(connection, match)
    if lobby is None or lobby.status != "lobby":
        raise StoreError("lobby-over")
    return lobby


def _join(connection: sqlite3.Connection, match: int, user: int, name: str, kind: SeatKind, now: int) -> MatchRow:
    lobby = _get_lobby(connection, match)
    places = seated(connection, match)
    if user in {row.user for row in places}:
        raise StoreError("lobby-already-in")
    computers = [row for row in places if row.kind != "person"]
    if len(places) >= lobby.seats_max and kind == "person" and computers:
        gone = computers[-1]
        connection.execute("DELETE FROM seats WHERE match = ? AND user = ?", (match, gone.user))
        places.remove(gone)
    if len(places) >= lobby.seats_max:
        raise StoreError("lobby-full", seats=lobby.seats_max)
    add_seat(connection, match, max((row.seat for row in places), default=-1) + 1, user, name, kind, 0)
    connection.execute("UPDATE matches SET moved_at = ? WHERE id = ?", (now, match))
    return get_match(connection, match)
