"""Moves that are made one after another and kept together: those that somebody chose, and those that follow by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cogs.match.automatic import Agenda, Due
from cogs.match.entries import turn_entry
from cogs.match.history import StoredEvents, encode_outcome
from cogs.match.tables import Table, awaited_users
from db.rows import Following, NewMove, OutboxEntry
from games.base import Move
from games.core.events import Event

AUTOMATIC_LIMIT = 5000  # moves the bot makes in a row: only a fault could need more


class Run:
    """Moves made at a table but not stored yet; the table's state is moved on by them. For ``thoughts`` and ``free`` see
    ``Agenda``.
    """

    def __init__(self, table: Table, thoughts: Mapping[str, Move] | None = None, free: int | None = None) -> None:
        self.table = table
        self.agenda = Agenda(table, table.plans, thoughts, free)
        self.moves: list[NewMove] = []

    def make(self, due: Due, *, automatic: bool, joined: bool = False) -> list[Event]:
        """Make a move; gives what happened. ``joined``: it was confirmed together with the one before. Raises IllegalMove."""
        game, state = self.table.game, self.table.state
        turn, asked = game.turn(state), game.asked(state, due.seat)
        events = game.play(state, due.seat, due.move)
        self.agenda.made(due, events, asked)
        stored = msgspec.json.encode(StoredEvents(turn, events, due.forced, asked, joined)).decode()
        self.moves.append(NewMove(due.seat, due.user, game.encode_move(due.move).decode(), stored, automatic))
        return events

    def follow(self) -> None:
        """Make what follows by itself."""
        while len(self.moves) < AUTOMATIC_LIMIT and (due := self.agenda.next()) is not None:
            self.make(due, automatic=True)

    def end(self, told: Sequence[OutboxEntry] = ()) -> Following | None:
        """Make what follows by itself, too; all of it with what is posted, ``told`` first. None where nothing was made."""
        self.follow()
        if not self.moves:
            return None
        row, game, state = self.table.row, self.table.game, self.table.state
        return Following(
            moves=self.moves,
            state=game.encode(state),
            turn=game.turn(state),
            status="finished" if state.finished else "running",
            ended_reason=state.finished,
            awaited=awaited_users(self.table),
            outbox=[*told, turn_entry(row.id, row.revision + len(self.moves))],
            plans=self.agenda.changed,
            result=encode_outcome(game.outcome(state)),
        )


def by_itself(table: Table) -> Following | None:
    """What computers and seats that were left do where one of them is to move, and what follows; None where a person or a strong
    computer is.
    """
    return Run(table).end() if table.row.status == "running" else None
