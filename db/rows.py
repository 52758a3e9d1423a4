"""What is stored, as Structs: rows as they come out, entries as they go in. Those about calling people are in
``db.time_rows``, those of analyses in ``db.analysis_rows``; how rows are read: ``db.queries``.

Times are whole Unix seconds, ids are Discord's. Fields stand in the order of the columns they are read from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Status = Literal["lobby", "running", "finished", "closed", "expired"]
ComputerKind = Literal["random", "sensible", "strong"]
SeatKind = Literal["person", "random", "sensible", "strong"]
ClockEnd = Literal["default", "vote"]


class Row(msgspec.Struct, frozen=True, array_like=True):
    """What a query gives: one value per field, in order."""


class MatchRow(Row, frozen=True):
    """A match. ``revision`` only ever grows: what is offered at one revision never fits another; ``ply`` is the number of
    moves that stand. ``state`` is None before the start. ``seed`` and what follows it up to ``data_hash`` are empty before
    the start, ``ended_reason`` until the end. ``clock_bank`` 0: it is played without clocks. ``rated``: its result shall
    change ratings. From the revision ``unbroken`` on moves have only been added, so that a revision less is a ply less.
    ``final_at`` is when its end can no more be taken back, None until it ends. ``hints``: people may ask the computer what it would
    do, where the server allows it and the match is not rated. ``box`` is the edition of the box by which it is played.
    """

    id: int
    slug: str
    status: Status
    server: int
    channel: int
    thread: int | None
    host: int
    options: str
    seats_min: int
    seats_max: int
    seed: str
    seed_hash: str
    rules_version: int
    data_hash: str
    ply: int
    revision: int
    lang: str
    created_at: int
    moved_at: int
    ended_at: int | None
    ended_reason: str
    turn: int
    post_message: int | None
    post_key: str
    post_at: int
    lobby_message: int | None
    clock_bank: int = 0
    clock_step: int = 0
    clock_end: ClockEnd = "default"
    rated: bool = False
    unbroken: int = 0
    final_at: int | None = None
    hints: bool = True
    box: str = ""
    state: bytes | None = None

    def is_final(self, now: int) -> bool:
        """Whether it has ended for good: nothing of it can be taken back, and what it kept hidden may be told."""
        return self.final_at is not None and self.final_at <= now


class PlaceRow(Row, frozen=True):
    """Where a match stands in Discord; ``lobby_message`` is the post of its lobby."""

    server: int
    channel: int
    thread: int | None
    lobby_message: int | None


class SeatRow(Row, frozen=True):
    """Who holds a seat since which ply; ``until_ply`` is None for the present holder. Computers have negative users."""

    match: int
    seat: int
    user: int
    name: str
    since_ply: int
    kind: SeatKind
    until_ply: int | None


class ConversionRow(Row, frozen=True):
    """Where a match was taken over by newer rules: after which ply, from which version, and its state then by the old rules."""

    match: int
    ply: int
    rules_version: int
    state: bytes


class RunningRow(Row, frozen=True):
    """By which rules and data a running match is played, and whether it waits for anybody."""

    id: int
    slug: str
    rules_version: int
    data_hash: str
    waits: bool


class WholeMatch(msgspec.Struct, frozen=True):
    """All that is needed to go on with a match. ``asked``: who of those seated wants to be asked always; ``left``: who held a seat
    before, by seat and in time.
    """

    row: MatchRow
    seats: list[SeatRow]
    plans: list[PlanRow]
    conversion: ConversionRow | None
    asked: frozenset[int]
    left: list[SeatRow]


class FinishedRow(Row, frozen=True):
    """A match that was played to its end, without what only playing needs; ``began_at`` is the time of its first move.

    An end that was taken back and came again has another ``revision``.
    """

    id: int
    slug: str
    thread: int | None
    rules_version: int
    data_hash: str
    ply: int
    revision: int
    began_at: int
    ended_at: int
    ended_reason: str
    rated: bool


class FinishedMatch(msgspec.Struct, frozen=True):
    """The same with those who held its seats at the end and those who held them at the start, by seat."""

    row: FinishedRow
    seats: list[SeatRow]
    starters: list[SeatRow]


class NewMove(msgspec.Struct, frozen=True):
    """A move to be stored; ``user`` is None when nobody made it (the bot played for the seat)."""

    seat: int
    user: int | None
    move: str
    events: str
    automatic: bool = False


class Following(Row, frozen=True):
    """Moves that are made, at least one, and how the match stands after them.

    ``awaited`` are the people for whom it waits then, ``plans`` those that have changed, ``result`` how it ended ("": it runs).
    """

    moves: Sequence[NewMove]
    state: bytes
    turn: int
    status: Literal["running", "finished"]
    ended_reason: str
    awaited: Sequence[int]
    outbox: Sequence[OutboxEntry] = ()
    plans: Sequence[PlanRow] = ()
    result: str = ""


class NewSeat(msgspec.Struct, frozen=True):
    """Who is to sit somewhere; computers have no ``user``."""

    user: int | None
    name: str
    kind: SeatKind


class BroughtIn(msgspec.Struct, frozen=True):
    """A match that comes from elsewhere; ``ended_reason`` is empty while it runs."""

    slug: str
    status: Literal["running", "finished"]
    server: int
    channel: int
    host: int
    options: str
    seed: str
    seed_hash: str
    rules_version: int
    data_hash: str
    lang: str
    turn: int
    ended_reason: str
    box: str = ""


class MoveRow(Row, frozen=True):
    """A move that stands; plies count from 1."""

    match: int
    ply: int
    seat: int
    user: int | None
    move: str
    events: str
    automatic: bool
    at: int


class UndoneRow(Row, frozen=True):
    """A move that was taken back, by whom and why."""

    match: int
    ply: int
    seat: int
    user: int | None
    move: str
    events: str
    automatic: bool
    at: int
    undone_at: int
    undone_by: int
    reason: str


class PlanRow(Row, frozen=True):
    """What a person has planned in a match: ``steps`` is the caller's text, "" for nothing; ``stopped`` is the planned move
    that could not be made when its time came.
    """

    match: int
    user: int
    steps: str = ""
    stopped: str = ""


class AwaitedRow(Row, frozen=True):
    """A match waits for a user since a time. ``reminded`` counts the reminders of this wait; ``silent``: he wants no more;
    ``call_at`` is when he is still to be called for it, None if he is not.
    """

    match: int
    user: int
    since: int
    reminded: int = 0
    silent: bool = False
    call_at: int | None = None


class ClockRow(Row, frozen=True):
    """What a seat's clock shows, in seconds, and whether it runs."""

    seat: int
    left: int
    runs: bool


class LapsedRow(Row, frozen=True):
    """A clock that has run out, or soon will, at a revision of its match: whose it is, where, when it was given something back last
    and how much it can hold."""

    match: int
    seat: int
    revision: int
    clock_end: ClockEnd
    user: int
    remaining: int
    since: int
    server: int
    granted_ply: int
    bank: int


class AskedRow(Row, frozen=True):
    """A question to a table, by the name under which its votes are filed."""

    match: int
    kind: str


class OutboxEntry(msgspec.Struct, frozen=True):
    """Something to be posted. ``key`` is unique over all time: what was once put in is never put in again."""

    key: str
    match: int | None
    kind: str
    payload: str


class OutboxRow(Row, frozen=True):
    """An entry on its way. ``message`` is the post it became; ``error`` the last failure."""

    id: int
    key: str
    match: int | None
    kind: str
    payload: str
    created_at: int
    tries: int
    next_try_at: int
    done_at: int | None
    message: int | None
    error: str


class OutboxStats(Row, frozen=True):
    """Counts of entries; ``oldest_at`` is when the oldest waiting one was put in."""

    waiting: int
    sent: int
    given_up: int
    oldest_at: int | None


class PersonRow(Row, frozen=True):
    """A person's settings. Empty ``lang`` = the client's, empty ``zone``, no ``hour``, no quiet hours = the server's. Quiet
    hours go from the first up to the second; both alike = none. ``always_ask``: also for moves to which there is no other.
    """

    user: int
    name: str = ""
    lang: str = ""
    zone: str = ""
    hour: int | None = None
    by_dm: bool = False
    confirm: bool = True
    dm_failed_at: int | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    always_ask: bool = False


class ServerRow(Row, frozen=True):
    """A server's settings. Empty ``lang`` = the one its Discord is set to; ``told`` lists with commas what its hosts were
    told once; ``away_days`` is how many days of a year people who play here may be away, ``hints`` whether the computer may tell
    them what it would do.
    """

    server: int
    lang: str = ""
    zone: str = "Europe/Warsaw"
    hour: int = 18
    told: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    away_days: int = 28
    hints: bool = True


class JournalEntry(msgspec.Struct, frozen=True):
    """What a host did to a match."""

    match: int
    user: int
    action: str
    reason: str = ""
    detail: str = ""


class JournalRow(Row, frozen=True):
    """A journal entry with its time."""

    id: int
    match: int
    user: int
    action: str
    reason: str
    at: int
    detail: str
