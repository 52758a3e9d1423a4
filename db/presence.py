"""When servers could be reached. Time in which nobody could do anything there counts for nothing: clocks, the patience of questions
and lobbies, and the time until an end is final stand still.

What keeps people from a match may overlap: its board waits, and meanwhile the bot is thrown out. Whatever comes first to be left
out takes along all that lasts at that moment, and is noted, so that every second is left out once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from db.clocks import stop_clocks
from db.match_table import FINAL_AFTER_S
from db.part import Part

_SEEN = "alive"  # the note of when a server could be reached last; without one of its own, that of the bot as a whole
_NOTED_S = 120  # a note so young is good enough, which spares most of the writing
GAP_S = 300  # so long nobody minds; where a server or a post was missed for longer, nobody could do anything

# Where any of this time runs, or ran when the server was reached last.
_SERVERS = f"""
SELECT server FROM matches WHERE status = 'lobby'
UNION SELECT server FROM matches INDEXED BY matches_by_server WHERE status IN ('finished', 'closed') GROUP BY server
    HAVING max(final_at) > coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE key = '{_SEEN}:' || server), 0)
UNION SELECT server FROM matches JOIN clocks ON clocks.match = matches.id WHERE since IS NOT NULL
UNION SELECT server FROM matches JOIN votes ON votes.match = matches.id WHERE status = 'running'
"""
# What has lasted since a time goes on as if it had begun later by as much as was missed of it, from ?1 to ?2.
_MISSED = "?2 - max(?1, {0})"
_PATIENCE = f"""
UPDATE votes SET patient_since = patient_since + {_MISSED.format("patient_since")}
WHERE match = ?3 AND (SELECT status FROM matches WHERE id = ?3) = 'running'
"""
_LOBBIES = f"""
UPDATE matches SET moved_at = moved_at + {_MISSED.format("moved_at")} WHERE status = 'lobby' AND id = ?3
"""
_ENDS = f"""
UPDATE matches SET final_at = final_at + {_MISSED.format(f"final_at - {FINAL_AFTER_S}")}
WHERE status IN ('finished', 'closed') AND id = ?3
"""
_NOTED = "UPDATE matches SET missed_until = ?2 WHERE id = ?3"
# Since when nobody could do anything in a match, if not later than ?1, until ?2: posts that wait keep it from being seen, too. A
# time ahead of now was noted while the clock of the machine was wrong.
_BEGINS = """
iif(?1 > ?2, ?1, max(min(missed_until, ?2), min(?1, coalesce(
    (SELECT min(created_at) FROM outbox WHERE outbox.match = matches.id AND outbox.done_at IS NULL), ?1))))
"""
_TOUCHED = f"""
SELECT id, {_BEGINS} FROM matches
WHERE {{0}} = ?3 AND (status IN ('lobby', 'running') OR (status IN ('finished', 'closed') AND final_at > ?1))
"""


class Presence(Part):
    """Notes when a server could be reached last, and leaves out of every time what was missed."""

    async def servers(self) -> list[int]:
        """The servers where time runs for somebody, or ran when they were reached last."""
        return await self._db.read(lambda connection: [int(row[0]) for row in connection.execute(_SERVERS)])

    async def seen(self, servers: Collection[int], now: int, gap: int) -> None:
        """These servers can be reached now. Where the last time was more than ``gap`` seconds ago, or lies ahead because the
        clock of the machine was wrong, nobody could do anything meanwhile: nothing of it is counted.
        """
        notes = await self._db.read(_notes)
        due = {server for server in servers if not 0 <= now - _last(notes, server, now) < _NOTED_S}
        due |= {server for server in servers if f"{_SEEN}:{server}" not in notes}

        def job(connection: sqlite3.Connection) -> None:
            notes = _notes(connection)  # a press may have been first
            for server in due:
                last = _last(notes, server, now)
                if not 0 <= now - last <= gap:
                    _stand_still(connection, "server", server, last, now)
                _note(connection, server, now)

        if due:
            await self._db.write(job)

    async def stood_still(self, match: int, last: int, now: int) -> None:
        """Nobody could see the match between these times: nothing of it is counted."""

        def job(connection: sqlite3.Connection) -> None:
            _leave_out_of_server(connection, match, now)
            _stand_still(connection, "id", match, last, now)

        await self._db.write(job)


def leave_out_missed(connection: sqlite3.Connection, match: int, now: int) -> None:
    """Leave out what was missed of the match until now, before time is taken from somebody: the first press after a gap may
    come before the next look, and a move may be made while its board still waits.
    """
    if not connection.execute("SELECT 1 FROM clocks WHERE match = ? AND since IS NOT NULL", (match,)).fetchone():
        return
    _leave_out_of_server(connection, match, now)
    for _, begins in connection.execute(_TOUCHED.format("id"), (now, now, match)).fetchall():
        if now - begins > GAP_S:
            _leave_out(connection, match, begins, now)


def _leave_out_of_server(connection: sqlite3.Connection, match: int, now: int) -> None:
    """The server of the match can be reached now; leave out what was missed there, if that has not been done."""
    server = int(connection.execute("SELECT server FROM matches WHERE id = ?", (match,)).fetchone()[0])
    sql = f"SELECT key, value FROM settings WHERE key IN ('{_SEEN}', '{_SEEN}:' || ?)"
    seen = _last(dict(connection.execute(sql, (server,)).fetchall()), server, now)
    if not 0 <= now - seen <= GAP_S:
        _stand_still(connection, "server", server, seen, now)
        _note(connection, server, now)


def _note(connection: sqlite3.Connection, server: int, now: int) -> None:
    note = (f"{_SEEN}:{server}", str(now))
    connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", note)


def _notes(connection: sqlite3.Connection) -> dict[str, str]:
    sql = f"SELECT key, value FROM settings WHERE key = '{_SEEN}' OR key GLOB '{_SEEN}:*'"
    return dict(connection.execute(sql).fetchall())


def _last(notes: dict[str, str], server: int, now: int) -> int:
    return int(notes.get(f"{_SEEN}:{server}") or notes.get(_SEEN) or now)


def _stand_still(connection: sqlite3.Connection, column: str, value: int, last: int, now: int) -> None:
    for match, begins in connection.execute(_TOUCHED.format(column), (last, now, value)).fetchall():
        _leave_out(connection, match, begins, now)


def _leave_out(connection: sqlite3.Connection, match: int, begins: int, now: int) -> None:
    stop_clocks(connection, match, begins, now)
    for sql in (_PATIENCE, _LOBBIES, _ENDS, _NOTED):
        connection.execute(sql, (begins, now, match))
