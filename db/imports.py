"""A match that began elsewhere, brought in as a whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence

from db.awaited import replace_awaited
from db.errors import StoreError
from db.journal import add_journal
from db.match_table import find_matches, get_match, put_state
from db.moves import insert_moves
from db.outbox import add_entries
from db.part import Part
from db.rows import BroughtIn, JournalEntry, MatchRow, NewMove, NewSeat, OutboxEntry
from db.seats import add_seat, computer_user


class Imports(Part):
    """Everything of it in one transaction."""

    async def bring_in(
        self,
        match: BroughtIn,
        *,
        seats: Sequence[NewSeat],
        moves: Sequence[NewMove],
        state: bytes,
        data_text: bytes,
        awaited: Iterable[int],
        posts: Callable[[int], tuple[Iterable[OutboxEntry], JournalEntry]],
        now: int,
    ) -> MatchRow:
        """Add a running match, or a finished one, whose end is final at once: who has the file knows everything. ``posts`` makes
        its first posts and the row about the deed from its new number.

        Raises StoreError import-twice (``match``, ``place``) if the server has a match of this seed.
        """

        def job(connection: sqlite3.Connection) -> MatchRow:
            for twin in find_matches(connection, "server = ? AND seed = ?", match.server, match.seed):
                raise StoreError("import-twice", match=twin.id, place=str(twin.thread or twin.channel))
            number = _insert(connection, match, len(seats), len(moves), now)
            for seat, holder in enumerate(seats):
                user = holder.user or computer_user(connection, number)
                add_seat(connection, number, seat, user, holder.name, holder.kind, 0)
            connection.execute(
                "INSERT INTO game_data (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
                (match.data_hash, data_text),
            )
            insert_moves(connection, number, 1, moves, now)
            put_state(connection, number, state)
            replace_awaited(connection, number, awaited, now)
            entries, journal = posts(number)
            add_entries(connection, entries, now)
            add_journal(connection, journal, now)
            return get_match(connection, number)

        return await self._db.write(job)


def _insert(connection: sqlite3.Connection, match: BroughtIn, seats: int, ply: int, now: int) -> int:
    ended = None if match.status == "running" else now
    return connection.execute(
        "INSERT INTO matches (slug, status, server, channel, host, options, seats_min, seats_max, seed, seed_hash,"
        " rules_version, data_hash, ply, revision, lang, created_at, moved_at, ended_at, final_at, ended_reason, turn,"
        " box) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            *(match.slug, match.status, match.server, match.channel, match.host, match.options, seats, seats),
            *(match.seed, match.seed_hash, match.rules_version, match.data_hash, ply, ply, match.lang),
            *(now, now, ended, ended, match.ended_reason, match.turn, match.box),
        ),
    ).fetchone()[0]
