"""A move, from click to commit: load, check, play, commit; posts follow afterwards from the outbox."""

from __future__ import annotations

import msgspec

from cogs.agenda import Agenda
from cogs.errors import Refusal
from cogs.memory import Memory
from cogs.tables import Played, Story, Table, Tables, awaited_users
from db.rows import JournalEntry, MatchRow, NewMove, OutboxEntry
from games import GAMES
from games.base import Move
from games.core.events import Event
from games.core.record import start

AUTOMATIC_LIMIT = 5000  # moves the bot makes in a row: only a fault could need more


class Playing:
    """Everything that changes a running match; one lock per match, one transaction per change."""

    def __init__(self, tables: Tables, memory: Memory) -> None:
        self.tables = tables
        self._memory = memory

    async def play(self, match: int, user: int, move: Move, *, revision: int | None = None, now: int) -> Played:
        """Play a person's move and what follows by itself, in one transaction.

        ``revision`` is the position the person saw (None: whatever it is now). Raises Refusal or IllegalMove; then nothing
        changed.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            seat = self.tables.seat_for(table, user)
            if revision is not None and revision != table.row.revision:
                raise Refusal("stale")
            made = [self._make(table, seat, move, user, automatic=False)]
            events = msgspec.json.decode(made[0].events, type=Story).events
            await self._follow_up(table, made, now=now)
            return Played(await self.tables.load(match), seat, events)

    async def play_for(self, match: int, seat: int, *, journal: JournalEntry, now: int) -> Played:
        """Play the default move for a seat that is awaited (a host's decision). Raises Refusal."""
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            if table.row.status != "running" or seat not in table.game.to_move(table.state):
                raise Refusal("not-awaited")
            move = table.game.default_move(table.game.redact(table.state, seat), seat)
            made = [self._make(table, seat, move, None, automatic=True)]
            events = msgspec.json.decode(made[0].events, type=Story).events
            await self._follow_up(table, made, journal=journal, now=now)
            return Played(await self.tables.load(match), seat, events)

    async def wake(self, match: int, *, now: int) -> bool:
        """Let computer seats and seats that left move, where one of them is awaited; whether one was.

        Moves of people wake them by themselves; a start or an undo may end at such a seat.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            return table.row.status == "running" and await self._follow_up(table, [], now=now)

    async def _follow_up(
        self, table: Table, made: list[NewMove], *, journal: JournalEntry | None = None, now: int
    ) -> bool:
        """Add what plays itself to the moves made, and commit; False if there is nothing to commit."""
        agenda = Agenda(table, await self.tables.store.plans.of_match(table.row.id))
        while (due := agenda.next()) is not None and len(made) < AUTOMATIC_LIMIT:
            made.append(self._make(table, due.seat, due.move, due.user, automatic=True))
        if not made:
            return False
        row, game, state = table.row, table.game, table.state
        revision = row.revision + len(made)
        committed = await self.tables.store.matches.commit(
            row.id,
            base_revision=row.revision,
            moves=made,
            state=game.encode(state),
            turn=game.turn(state),
            status="finished" if state.finished else "running",
            ended_reason=state.finished,
            awaited=awaited_users(table),
            outbox=[turn_entry(row.id, revision)],
            plans=agenda.changed,
            journal=journal,
            now=now,
        )
        self._memory.forget_match(row.id)
        if not committed:
            raise Refusal("stale")
        return True

    def _make(self, table: Table, seat: int, move: Move, user: int | None, *, automatic: bool) -> NewMove:
        turn = table.game.turn(table.state)
        events = table.game.play(table.state, seat, move)
        story = msgspec.json.encode(Story(turn, events)).decode()
        return NewMove(
            seat=seat, user=user, move=table.game.encode_move(move).decode(), events=story, automatic=automatic
        )

    def rehearse(self, table: Table, seat: int, move: Move) -> list[Event]:
        """What a move would bring about, on a copy; raises IllegalMove. For "can this be taken back?", never shown."""
        return table.game.play(table.game.decode(table.row.state or b""), seat, move)

    # ------------------------------------------------------------------ starting and taking back
    async def begin(self, row: MatchRow, order: list[int], *, seed: str, seed_hash: str, now: int) -> MatchRow:
        """Start a lobby's match: people in seat order. Raises StoreError if it is no lobby any more."""
        game = GAMES[row.slug]
        state = start(game, len(order), msgspec.json.decode(row.options), seed)
        to_move = game.to_move(state)
        return await self.tables.store.matches.start(
            row.id,
            seed=seed,
            seed_hash=seed_hash,
            rules_version=game.rules_version,
            data_hash=game.data_hash,
            data_text=game.data_text,
            order=order,
            state=game.encode(state),
            turn=game.turn(state),
            awaited=[order[seat] for seat in to_move if order[seat] > 0],
            # Two entries: what is posted already is not posted again when the other fails.
            outbox=[OutboxEntry(f"open:{row.id}", row.id, "open", "{}"), turn_entry(row.id, 0)],
            now=now,
        )

    async def undo(
        self,
        match: int,
        *,
        to_ply: int,
        revision: int,
        by: int,
        reason: str,
        journal: JournalEntry | None = None,
        now: int,
    ) -> Table:
        """Take back all moves above ``to_ply`` by replaying the rest. Raises Refusal("stale") if something came between."""
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            state = self.tables.replayed(table, await self.tables.store.matches.moves(match, to_ply=to_ply))
            earlier = Table(table.row, table.seats, table.game, state)
            done = await self.tables.store.matches.undo(
                match,
                base_revision=revision,
                to_ply=to_ply,
                state=table.game.encode(state),
                turn=table.game.turn(state),
                awaited=awaited_users(earlier),
                outbox=[turn_entry(match, revision + 1)],
                journal=journal,
                now=now,
                by=by,
                reason=reason,
            )
            self._memory.forget_match(match)
            if not done:
                raise Refusal("stale")
            return await self.tables.load(match)


def turn_entry(match: int, revision: int) -> OutboxEntry:
    """The outbox entry for the post of a turn."""
    return OutboxEntry(f"turn:{match}:{revision}", match, "turn", msgspec.json.encode({"revision": revision}).decode())
