"""Rows and entries about when people may be called, are called, and were; see ``db.rows``."""

from __future__ import annotations

import msgspec

from db.rows import OutboxEntry, Row


class HoursRow(Row, frozen=True):
    """When a person may be disturbed: his zone and quiet hours, or else the server's; ``away_until`` lies in the past, or is 0,
    for one who is here.
    """

    user: int
    zone: str
    quiet_from: int
    quiet_to: int
    away_until: int


class AbsenceRow(Row, frozen=True):
    """A person is away from one time up to another."""

    user: int
    starts: int
    ends: int


class PingRow(Row, frozen=True):
    """A reminder or call that stands in Discord. ``channel`` 0: by direct message; ``match`` None: of all of the server."""

    message: int
    channel: int
    user: int
    server: int
    match: int | None


class DueRow(Row, frozen=True):
    """An instant at which a user is reminded of the matches of a server. ``due_at`` 0: it is still to be computed.
    ``zone``, ``hour`` and the quiet hours are the person's own or else the server's; ``match`` waits longest there, since the
    time ``since``.
    """

    user: int
    server: int
    due_at: int
    zone: str
    hour: int
    match: int
    since: int
    quiet_from: int = 0
    quiet_to: int = 0
    away_until: int = 0


class CallRow(Row, frozen=True):
    """Somebody is to be called for a match that has waited for him since ``since``; see :class:`HoursRow`."""

    match: int
    user: int
    since: int
    call_at: int
    zone: str
    quiet_from: int
    quiet_to: int
    away_until: int


class Call(msgspec.Struct, frozen=True):
    """What is done about it: the entry that calls him, or another time, or neither (he need not be called)."""

    row: CallRow
    outbox: OutboxEntry | None = None
    call_at: int | None = None


class Claim(msgspec.Struct, frozen=True):
    """The step from an instant that has come to the next one, with the reminder to be sent (None: none is owed)."""

    row: DueRow
    next_due_at: int
    outbox: OutboxEntry | None
