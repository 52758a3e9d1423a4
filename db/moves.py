"""The moves of a match: the truth that the snapshot is a cache of. Each change fits one revision only."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Literal

from db.analyses import remove_analysis
from db.awaited import replace_awaited
from db.finished import put_result, remove_result
from db.journal import add_journal
from db.match_table import FINAL_AFTER_S, get_match, put_state
from db.outbox import add_entries
from db.part import Part
from db.plans import put_plans
from db.queries import columns, fetch
from db.rows import Following, JournalEntry, MatchRow, MoveRow, NewMove, OutboxEntry, PlanRow, UndoneRow

_MOVE = columns(MoveRow)
_INSERT = f"INSERT INTO moves ({_MOVE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"


class Moves(Part):
    """Moves that stand and moves that were taken back."""

    async def commit(
        self,
        match: int,
        *,
        base_revision: int,
        moves: Sequence[NewMove],
        state: bytes,
        turn: int,
        status: Literal["running", "finished"],
        ended_reason: str,
        outbox: Iterable[OutboxEntry],
        awaited: Iterable[int],
        now: int,
        plans: Iterable[PlanRow] = (),
        journal: JournalEntry | None = None,
        result: str = "",
    ) -> MatchRow | None:
        """Add moves, in one transaction with all that follows from them; gives the match as it is then.

        None, and nothing is changed, if the match is no more at ``base_revision`` or not running. The revision grows by
        the number of moves. Nobody is awaited in a finished match, whatever ``awaited`` says; ``result`` is how it ended. An end
        is final after a day.
        """
        following = Following(moves, state, turn, status, ended_reason, [*awaited], [*outbox], [*plans], result)

        def job(connection: sqlite3.Connection) -> MatchRow | None:
            row = add_moves(connection, match, base_revision, following, now)
            if row is not None:
                add_journal(connection, journal, now)
            return row

        return await self._db.write(job)

    async def undo(
        self,
        match: int,
        *,
        base_revision: int,
        to_ply: int,
        state: bytes,
        turn: int,
        outbox: Iterable[OutboxEntry],
        awaited: Iterable[int],
        now: int,
        by: int,
        reason: str,
        journal: JournalEntry | None = None,
        following: Following | None = None,
    ) -> MatchRow | None:
        """Take back the moves above ``to_ply``; they are kept apart with who did it, when and why. Gives the match then, after
        the moves that follow by themselves. A match that is over lives again, without its result; one that was ended otherwise
        than by playing may be taken up where it stood.

        None, and nothing is changed, if the match is no more at ``base_revision``, its end is final, or it has no such moves.
        The revision grows by one: what was offered before the undo never fits again.
        """

        def job(connection: sqlite3.Connection) -> MatchRow | None:
            changed = connection.execute(
                "UPDATE matches SET ply = ?1, revision = revision + 1, unbroken = revision + 1, turn = ?2, moved_at = ?3,"
                " status = 'running', ended_reason = '', ended_at = NULL, final_at = NULL"
                " WHERE id = ?4 AND revision = ?5 AND (ply > ?1 OR (status = 'closed' AND ply = ?1))"
                " AND (status = 'running' OR (status IN ('finished', 'closed') AND final_at > ?3))",
                (to_ply, turn, now, match, base_revision),
            )
            if changed.rowcount == 0:
                return None
            connection.execute(
                f"INSERT INTO undone_moves ({columns(UndoneRow)})"
                f" SELECT {_MOVE}, ?, ?, ? FROM moves WHERE match = ? AND ply > ? ORDER BY ply",
                (now, by, reason, match, to_ply),
            )
            connection.execute("DELETE FROM moves WHERE match = ? AND ply > ?", (match, to_ply))
            put_state(connection, match, state)
            remove_result(connection, match)
            remove_analysis(connection, match)
            replace_awaited(connection, match, awaited, now)
            add_entries(connection, outbox, now)
            add_journal(connection, journal, now)
            if following is not None:
                add_moves(connection, match, base_revision + 1, following, now)
            return get_match(connection, match)

        return await self._db.write(job)

    async def of(self, match: int, from_ply: int = 0, to_ply: int | None = None) -> list[MoveRow]:
        """The moves that lead from the state after ``from_ply`` to the state after ``to_ply`` (None = the last)."""
        return await self._db.read(lambda connection: moves_of(connection, match, from_ply, to_ply))

    async def made_by(self, match: int, user: int) -> int:
        """How many of the moves that stand somebody has made in a match."""
        sql = "SELECT count(*) FROM moves WHERE match = ? AND user = ?"
        return await self._db.read(lambda connection: connection.execute(sql, (match, user)).fetchone()[0])

    async def undone(self, match: int) -> list[UndoneRow]:
        """The moves that were taken back, in the order in which that happened."""
        sql = f"SELECT {columns(UndoneRow)} FROM undone_moves WHERE match = ? ORDER BY id"
        return await self._db.read(lambda connection: fetch(connection, UndoneRow, sql, match))


def add_moves(
    connection: sqlite3.Connection, match: int, base_revision: int, following: Following, now: int
) -> MatchRow | None:
    """Add moves with all that follows from them, within a transaction; gives the match as it is then.

    None, and nothing is changed, if the match is no more at ``base_revision`` or not running. The revision grows by the number of
    moves. Nobody is awaited in a finished match, whatever ``following`` says.
    """
    moves = following.moves
    if not moves:
        raise ValueError("a commit needs a move: the revision must grow")
    row = connection.execute(
        "UPDATE matches SET ply = ply + ?1, revision = revision + ?1, turn = ?2, status = ?3, ended_reason = ?4,"
        " moved_at = ?5, ended_at = iif(?3 = 'running', NULL, ?5), final_at = iif(?3 = 'running', NULL, ?5 + ?8)"
        " WHERE id = ?6 AND revision = ?7 AND status = 'running' RETURNING ply",
        (
            len(moves),
            following.turn,
            following.status,
            following.ended_reason,
            now,
            match,
            base_revision,
            FINAL_AFTER_S,
        ),
    ).fetchone()
    if row is None:
        return None
    insert_moves(connection, match, row[0] - len(moves) + 1, moves, now)
    put_state(connection, match, following.state)
    movers = {move.user for move in moves if move.user is not None}
    seats = {move.seat for move in moves}
    awaited = following.awaited if following.status == "running" else ()
    replace_awaited(connection, match, awaited, now, movers, seats)
    put_plans(connection, following.plans)
    if following.result:
        put_result(connection, match, following.result)
    add_entries(connection, following.outbox, now)
    return get_match(connection, match)


def moves_of(connection: sqlite3.Connection, match: int, from_ply: int = 0, to_ply: int | None = None) -> list[MoveRow]:
    """The moves that lead from the state after ``from_ply`` to the state after ``to_ply`` (None = the last)."""
    sql = f"SELECT {_MOVE} FROM moves WHERE match = ?1 AND ply > ?2 AND (?3 IS NULL OR ply <= ?3) ORDER BY ply"
    return fetch(connection, MoveRow, sql, match, from_ply, to_ply)


def insert_moves(connection: sqlite3.Connection, match: int, first: int, moves: Sequence[NewMove], now: int) -> None:
    """Add moves from the ply ``first`` on."""
    connection.executemany(
        _INSERT,
        [
            (match, ply, move.seat, move.user, move.move, move.events, move.automatic, now)
            for ply, move in enumerate(moves, first)
        ],
    )
