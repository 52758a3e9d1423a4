"""What plays itself after a move: seats that were left, computers, plans that people made ahead, forced moves."""

from __future__ import annotations

import hashlib
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from cogs.match.plans import PlannedMove, next_step, read_move, read_steps, write_steps
from cogs.match.tables import Table, thinking_seats
from db.rows import PlanRow
from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.rng import Rng

log = logging.getLogger("tablebot.match")


@dataclass(frozen=True)
class Due:
    """A move to be made now; ``user`` is who chose or planned it, None if nobody did; ``forced``: his seat had no other."""

    seat: int
    move: Move
    user: int | None
    forced: bool = False


@dataclass(frozen=True)
class Decision:
    """What a strong computer is to think about: its seat, what that may know of the match, and the seed that makes the thought the
    same however often it is thought. ``position`` names the state, hidden things included.
    """

    seat: int
    view: Any
    seed: str
    position: str


class Agenda:
    """The moves that need no question, one after the other; the table's state is moved on by whoever makes them.

    ``thoughts`` are the moves that strong computers have thought of, by the position of the decision; where there is none such a
    seat is waited for like a person (see ``cogs.computer``). ``free`` is whose move was the last that anybody chose before, if he
    may still take it back freely and has not ended his part of a phase by it (``held_open``).
    """

    def __init__(
        self,
        table: Table,
        plans: list[PlanRow],
        thoughts: Mapping[str, Move] | None = None,
        free: int | None = None,
    ) -> None:
        self.table = table
        self.changed: list[PlanRow] = []  # plans as they stand after the moves, to be stored with them
        self.forced: dict[int, list[list[Event]]] = {}  # by seat, what happened by each of its forced moves
        self.later: Counter[int] = Counter()  # how many of those came only when somebody else had moved
        self._plans = {plan.user: read_steps(plan) for plan in plans if plan.steps}
        self._ended = {plan.user for plan in plans if plan.stopped}
        self._thoughts = {} if thoughts is None else thoughts
        self._movers: list[int] = []  # the seat of each move made
        self._free = free  # whose move was the last that anybody chose, while he may take it back freely

    def made(self, due: Due, events: list[Event], asked: str = "") -> None:
        """A move was made at the table, by itself or by whoever chose it, as an answer to the decision ``asked``."""
        if due.forced:
            self.forced.setdefault(due.seat, []).append(events)
            self.later[due.seat] += any(seat != due.seat for seat in self._movers)
        self._movers.append(due.seat)
        if due.user is not None:
            # Whoever ends his part of a phase was asked before, and what ends the next part by itself is not kept waiting for him.
            self._free = None if self.table.game.ends_part(asked, due.move.kind) else due.user
        if any(event.reveals for event in events):
            self._free = None

    def noticed(self, user: int) -> None:
        """The person chooses a move himself: that a plan of his has ended is not to be told any more."""
        if user in self._ended:
            self._ended.remove(user)
            self._store(PlanRow(self.table.row.id, user))

    def premises(self, seat: int, user: int) -> list[str]:
        """What each step of the person's plan relies on, as it is now."""
        return [self._relies_on(seat, step) for step in self._plans.get(user) or []]

    def _relies_on(self, seat: int, step: PlannedMove) -> str:
        try:
            move = read_move(self.table.game, step.move)
        except IllegalMove:
            return step.premise  # it ends the plan when its turn comes
        return self.table.game.premise(self.table.state, seat, move)

    def renew(self, seat: int, user: int, before: list[str]) -> None:
        """The person has changed a standing order of his own: what he relied on ``before`` he relies on as it is now."""
        steps = self._plans.get(user)
        if not steps:
            return
        now = self.premises(seat, user)
        self._plans[user] = [
            msgspec.structs.replace(step, premise=new) if step.premise == old else step
            for step, old, new in zip(steps, before, now, strict=True)
        ]
        self._store(PlanRow(self.table.row.id, user, write_steps(self._plans[user])))

    def next(self) -> Due | None:
        """The next move that nobody needs to be asked for; None when a person must decide or the match is over."""
        game, state = self.table.game, self.table.state
        for seat in game.to_move(state):
            holder = self.table.seats[seat]
            if holder.kind == "person" and seat not in state.left:
                planned = self._planned(seat, holder.user)
                if planned is not None:
                    return Due(seat, planned, holder.user)
                forced = self._forced(seat, holder.user)
                if forced is not None:
                    return Due(seat, forced, None, forced=True)
                continue
            known = game.redact(state, seat)
            if seat in state.left:
                return Due(seat, game.default_move(known, seat), None)
            if holder.kind == "strong":
                thought = self._thoughts.get(game.state_hash(state))
                if thought is not None:
                    return Due(seat, thought, None)
                continue
            if holder.kind == "random":
                # Standing orders and the like are free at any time and would go on for ever.
                moves = [move for move in game.legal_moves(known, seat) if move.kind not in game.free_kinds]
                return Due(seat, self._chance().choice(moves), None)
            return Due(seat, self.sensible(seat), None)
        return None

    def decision(self) -> Decision | None:
        """What a strong computer is to think about now, where ``next`` has nothing; None where none is to move."""
        row, game, state = self.table.row, self.table.game, self.table.state
        seat = next(iter(thinking_seats(self.table)), None)
        if seat is None:
            return None
        seed = hashlib.sha256(f"{row.seed}:thought:{seat}:{row.ply + len(self._movers)}:{state.rng.draws}".encode())
        return Decision(seat, game.redact(state, seat), seed.hexdigest(), game.state_hash(state))

    def sensible(self, seat: int) -> Move:
        """What a casual computer would do in a seat that is to move; the default where it fails, for the table waits."""
        game = self.table.game
        view = game.redact(self.table.state, seat)
        try:
            return game.sensible_move(view, seat, self._chance())
        except Exception:
            log.exception("match %s: the computer of seat %s makes the default move", self.table.row.id, seat)
            return game.default_move(view, seat)

    def _chance(self) -> Rng:
        """The same however often what follows from here is worked out."""
        return Rng(f"{self.table.row.seed}:seat:{self.table.row.ply}:{self.table.state.rng.draws}")

    def _forced(self, seat: int, user: int) -> Move | None:
        """The person's only move, unless he is to make it himself.

        It follows another move and never comes alone: what was taken back would at once be made again.
        """
        if not self._movers or user in self.table.asked:
            return None
        game, state = self.table.game, self.table.state
        move = game.forced_move(state, seat)
        if move is None or user != self._free:
            return move
        # He may still take back what led to this; a move that shows something would end that before he has seen the board.
        shown = any(event.reveals for event in game.play(game.copy(state), seat, move))
        return None if shown else move

    def _planned(self, seat: int, user: int) -> Move | None:
        """The next step of the person's plan, if it and the answers planned to what it asks can still be made as they were meant;
        else the plan ends there.
        """
        steps = self._plans.get(user)
        if not steps:
            return None
        move, rest, gone = next_step(self.table.game, self.table.state, seat, steps)
        if move is not None:
            gone = self._gone_behind(seat, move, rest)
        if move is None or gone is not None:
            self._plans[user] = []
            self._store(PlanRow(self.table.row.id, user, "", "" if gone is None else bytes(gone.move).decode()))
            return None
        self._plans[user] = rest
        self._store(PlanRow(self.table.row.id, user, write_steps(rest), ""))
        return move

    def _gone_behind(self, seat: int, move: Move, steps: Sequence[PlannedMove]) -> PlannedMove | None:
        """The first planned answer to what a move asks that could not be made as it was meant, as far as can be known before: what
        is taken for a region's sake is left where that has fallen away.
        """
        game, state = self.table.game, self.table.game.copy(self.table.state)
        events = game.play(state, seat, move)
        while steps and not any(event.reveals for event in events):
            if seat not in game.to_move(state) or game.asked(state, seat) not in game.follow_ups:
                return None
            answer, steps, gone = next_step(game, state, seat, steps)
            if answer is None:
                return gone
            events = game.play(state, seat, answer)
        return None

    def _store(self, plan: PlanRow) -> None:
        self.changed = [kept for kept in self.changed if kept.user != plan.user] + [plan]
