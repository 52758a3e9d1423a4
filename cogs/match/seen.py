"""What a person had before him when he pressed, and whether he is still asked the same.

Others move while somebody thinks. A press is read in the position that it was made in, for ids name places in a list, and is good
in the present one as long as nothing has happened that concerns the question.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cogs.match.history import WINDOW, past_move
from cogs.match.tables import Table, Tables
from db.rows import MoveRow
from games.base import Move, awaited
from games.core.events import Event


@dataclass(frozen=True)
class Seen:
    """A match as the holder of a seat saw it, as it is now (the same where nothing has happened), and the moves between."""

    then: Table
    now: Table
    seat: int
    between: Sequence[MoveRow]

    @property
    def is_new(self) -> bool:
        """Whether nothing has happened since."""
        return self.then is self.now

    def is_asked_the_same(self, kinds: Collection[str]) -> bool:
        """Whether the seat has made no move since and has the same decision to make, if any. Moves of these ``kinds`` are meant:
        what may be done at any time answers no decision, so it does not matter for that whether it is the seat's turn by now.
        """
        before, after = (awaited(table.state.pending, self.seat) for table in (self.then, self.now))
        at_any_time = bool(kinds) and self.now.game.free_kinds.issuperset(kinds)
        return (before == after or at_any_time) and not self._made(free=False)

    def done(self, moves: Sequence[Move]) -> list[Event] | None:
        """What happened by these moves, if the seat has made them since, or the first of them; None if it has not."""
        free = moves[0].kind in self.now.game.free_kinds
        made = self._made(free=free)
        if free:
            # Such moves stand in no order: others of them may have come before this one.
            made = [part for part in made if part[0] == moves[0]][:1]
        if not made or made[0][0] != moves[0]:
            return None
        return [
            event for (move, events), wanted in zip(made, moves, strict=False) if move == wanted for event in events
        ]

    def _made(self, *, free: bool) -> list[tuple[Move, list[Event]]]:
        """What the seat has done since and what happened by it; ``free``: of what it may do at any time, as standing orders."""
        game = self.now.game
        made = [(game.decode_move(row.move), past_move(row).events) for row in self.between if row.seat == self.seat]
        return [(move, events) for move, events in made if (move.kind in game.free_kinds) == free]


async def seen_at(tables: Tables, table: Table, seat: int, revision: int) -> Seen:
    """What the holder of a seat saw at a revision of a match that has been loaded.

    Raises Refusal("stale") where moves have been taken back since.
    """
    then = await tables.at(table, revision)
    between = [] if then is table else await tables.store.moves.of(table.row.id, from_ply=then.row.ply)
    return Seen(then, table, seat, between)


async def has_chosen(tables: Tables, table: Table, seat: int) -> bool:
    """Whether a seat that is not awaited has decided already what another, asked together with it, is still to decide."""
    waiting = table.game.to_move(table.state)
    if table.row.status != "running" or seat in waiting:
        return False
    row = table.row
    moves = await tables.store.moves.of(row.id, from_ply=max(0, row.ply - WINDOW))
    last = next((move.ply for move in reversed(moves) if move.seat == seat), None)
    earlier = row.revision - (row.ply - last + 1) if last is not None else -1
    if earlier < row.unbroken:
        return False
    then = await tables.at(table, earlier)
    pending = then.state.pending
    return awaited(pending, seat) is not None and any(
        (decision := awaited(pending, other)) is not None and decision == awaited(table.state.pending, other)
        for other in waiting
    )
