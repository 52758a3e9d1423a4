"""When servers could be reached. Time in which nobody could do anything there counts for nothing: clocks, the patience of questions
and lobbies, and the time until an end is final stand still.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection

from db.clocks import stop_clocks
from db.match_table import FINAL_AFTER_S
from db.part import Part

_SEEN = "alive"  # the note of when a server could be reached last; without one of its own, that of the bot as a whole
_NOTED_S = 120  # a note so young is good enough, which spares most of the writing

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
WHERE match IN (SELECT id FROM matches WHERE status = 'running' AND {{0}} = ?3)
"""
_LOBBIES = f"""
UPDATE matches SET moved_at = moved_at + {_MISSED.format("moved_at")} WHERE status = 'lobby' AND {{0}} = ?3
"""
_ENDS = f"""
UPDATE matches SET final_at = final_at + {_MISSED.format(f"final_at - {FINAL_AFTER_S}")}
WHERE status IN ('finished', 'closed') AND final_at > ?1 AND {{0}} = ?3
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
        due = {server: last for server in servers if not 0 <= now - (last := _last(notes, server, now)) < _NOTED_S}
        new = [server for server in servers if f"{_SEEN}:{server}" not in notes]

        def job(connection: sqlite3.Connection) -> None:
            for server in {*due, *new}:
                if server in due and not 0 <= now - due[server] <= gap:
                    _stand_still(connection, "matches.server", server, due[server], now)
                note = (f"{_SEEN}:{server}", str(now))
                connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", note)

        if due or new:
            await self._db.write(job)

    async def stood_still(self, match: int, last: int, now: int) -> None:
        """Nobody could see the match between these times: nothing of it is counted."""
        await self._db.write(lambda connection: _stand_still(connection, "matches.id", match, last, now))


def _notes(connection: sqlite3.Connection) -> dict[str, str]:
    sql = f"SELECT key, value FROM settings WHERE key = '{_SEEN}' OR key GLOB '{_SEEN}:*'"
    return dict(connection.execute(sql).fetchall())


def _last(notes: dict[str, str], server: int, now: int) -> int:
    return int(notes.get(f"{_SEEN}:{server}") or notes.get(_SEEN) or now)


def _stand_still(connection: sqlite3.Connection, column: str, value: int, last: int, now: int) -> None:
    stop_clocks(connection, column, value, last, now)
    for sql in (_PATIENCE, _LOBBIES, _ENDS):
        connection.execute(sql.format(column), (last, now, value))
