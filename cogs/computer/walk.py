"""A match that is over, walked through once more: the positions in which somebody had a choice, as he could see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.match.history import past_move
from cogs.match.tables import Table, Tables
from db.rows import MoveRow
from games.base import Concede, Move
from games.thinking.review import Decision, Outline, positions_of


class Walk:
    """The states of a match after so many moves, the earlier ones first: to go back means to begin anew. ``moves`` are all."""

    def __init__(self, table: Table, moves: Sequence[MoveRow]) -> None:
        self._table, self._moves = table, moves
        self._ply, self._state = -1, None

    @property
    def first(self) -> int:
        """The ply of the first state: what was before only older rules could replay."""
        return self._table.oldest_ply

    def at(self, ply: int) -> Any:
        """The state after so many moves, not to be changed. Raises Refusal where only older rules could replay it."""
        game = self._table.game
        if self._state is None or ply < self._ply:
            self._ply, self._state = self.first, Tables.replayed(self._table, list(self._moves[: self.first]))
        for row in self._moves[self._ply : ply]:
            game.play(self._state, row.seat, game.decode_move(row.move))
        self._ply = max(ply, self._ply)
        return self._state

    def made(self, ply: int) -> Move:
        """The move that was made after so many."""
        return self._table.game.decode_move(self._moves[ply].move)

    def mover(self, ply: int) -> int:
        """The seat that made it."""
        return self._moves[ply].seat

    def outline(self, positions: int) -> Outline:
        """What there is to look at: so many positions at most, and what people decided. Raises Refusal as ``at`` does.

        Points when somebody gave up say nothing of what could have been expected, so a match ends before that.
        """
        last = len(self._moves)
        while last > self.first and isinstance(self.made(last - 1), Concede):
            last -= 1
        choices = [found for ply in range(self.first, len(self._moves)) if (found := self._decision(ply)) is not None]
        return Outline(positions_of(self.first, last, positions), tuple(choices))

    def _decision(self, ply: int) -> Decision | None:
        """The choice that a person made after so many moves; None where nobody did, or there was nothing else to choose."""
        row, game, state, move = self._moves[ply], self._table.game, self.at(ply), self.made(ply)
        if row.user is None or row.user < 0 or past_move(row).forced:
            return None
        if isinstance(move, Concede) or move.kind in game.free_kinds or row.seat not in game.to_move(state):
            return None
        legal = game.legal_moves(game.redact(state, row.seat), row.seat)
        several = sum(other.kind not in game.free_kinds for other in legal) > 1
        return Decision(ply, row.seat, row.user) if several else None
