"""A move, from click to commit: load, check, play, commit; posts follow afterwards from the outbox."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import msgspec

from cogs.match.automatic import Agenda, Due
from cogs.match.entries import turn_entry
from cogs.match.history import StoredEvents, encode_outcome
from cogs.match.refusals import Refusal
from cogs.match.tables import Played, Table, Tables, awaited_users
from db.rows import JournalEntry, MatchRow, NewMove, OutboxEntry
from games import GAMES
from games.base import Move
from games.core.events import Event
from games.records.record import start

ChooseMoves = Callable[[Table, int], Sequence[Move]]
"""A person's moves, at least one, from the table and his seat as they are at the moment. Raises Refusal."""

AUTOMATIC_LIMIT = 5000  # moves the bot makes in a row: only a fault could need more


class Playing:
    """Everything that changes a running match; one lock per match, one transaction per change."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def play(self, match: int, user: int, choose: ChooseMoves, *, revision: int, now: int) -> Played:
        """Play the moves that a person chose at the table, as far as they are possible one after the other, and what follows by
        itself, in one transaction.

        ``revision`` is that of the position the person saw. Raises Refusal or IllegalMove; then nothing changed.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            seat = self.tables.seat_for(table, user)
            if revision != table.row.revision:
                raise Refusal("stale")
            return await self._commit(table, seat, choose(table, seat), user, now=now)

    async def play_for(self, match: int, seat: int, *, journal: JournalEntry, told: OutboxEntry, now: int) -> Played:
        """Play the default move for a seat that is awaited (a host's decision, which ``told`` posts before). Raises Refusal."""
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            if table.row.status != "running" or seat not in table.game.to_move(table.state):
                raise Refusal("not-awaited")
            move = table.game.default_move(table.game.redact(table.state, seat), seat)
            return await self._commit(table, seat, [move], None, journal=journal, told=[told], now=now)

    async def play_out(self, match: int, seat: int, *, revision: int, told: OutboxEntry, now: int) -> None:
        """Play default moves for a seat whose time is up, until its turn is over or somebody else must decide; ``told`` is
        posted before. Raises Refusal if it is no longer awaited at this revision.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            game, state, made = table.game, table.state, list[NewMove]()
            agenda = Agenda(table, table.plans)
            if table.row.status != "running" or table.row.revision != revision or seat not in game.to_move(state):
                raise Refusal("not-awaited")
            turn = game.turn(state)
            while seat in game.to_move(state) and game.turn(state) == turn and len(made) < AUTOMATIC_LIMIT:
                move = game.default_move(game.redact(state, seat), seat)
                _make(agenda, made, Due(seat, move, None), automatic=True)
            await self._follow_up(table, made, agenda, told=[told], now=now)

    async def wake(self, match: int, *, now: int) -> bool:
        """Let computer seats and seats that left move, where one of them is awaited; whether one was.

        Moves of people wake them by themselves; a start or an undo may end at such a seat.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            return (
                table.row.status == "running"
                and await self._follow_up(table, [], Agenda(table, table.plans), now=now) is not None
            )

    async def _commit(
        self,
        table: Table,
        seat: int,
        moves: Sequence[Move],
        user: int | None,
        *,
        journal: JournalEntry | None = None,
        told: Sequence[OutboxEntry] = (),
        now: int,
    ) -> Played:
        """Moves of a person, or of the bot for a seat, and what follows by itself."""
        made: list[NewMove] = []
        happened: list[Event] = []
        agenda = Agenda(table, table.plans)
        left_out: Sequence[Move] = ()
        for number, move in enumerate(moves):
            # What a move brings up may leave no room for those chosen after it; refusing them all would tell what it is.
            if number and move not in table.game.legal_moves(table.state, seat):
                left_out = moves[number:]
                break
            ordered = user if move.kind in table.game.free_kinds else None
            if user is not None and ordered is None:
                agenda.noticed(user)
            before = agenda.premises(seat, ordered) if ordered is not None else []
            happened += _make(agenda, made, Due(seat, move, user), automatic=user is None)
            if ordered is not None:
                agenda.renew(seat, ordered, before)
        after = await self._follow_up(table, made, agenda, told=told, journal=journal, now=now)
        # There was something to commit: the moves themselves.
        assert after is not None
        return Played(after, seat, happened, agenda.forced.get(seat, []), left_out)

    async def _follow_up(
        self,
        table: Table,
        made: list[NewMove],
        agenda: Agenda,
        *,
        told: Sequence[OutboxEntry] = (),
        journal: JournalEntry | None = None,
        now: int,
    ) -> Table | None:
        """Add what plays itself to the moves made, and commit; the table afterwards, None if there is nothing to commit."""
        while (due := agenda.next()) is not None and len(made) < AUTOMATIC_LIMIT:
            _make(agenda, made, due, automatic=True)
        if not made:
            return None
        row, game, state = table.row, table.game, table.state
        revision = row.revision + len(made)
        after = await self.tables.store.moves.commit(
            row.id,
            base_revision=row.revision,
            moves=made,
            state=game.encode(state),
            turn=game.turn(state),
            status="finished" if state.finished else "running",
            ended_reason=state.finished,
            awaited=awaited_users(table),
            outbox=[*told, turn_entry(row.id, revision)],
            plans=agenda.changed,
            journal=journal,
            result=encode_outcome(game.outcome(state)),
            now=now,
        )
        self.tables.changed(row.id)
        if after is None:
            raise Refusal("stale")
        return replace(table, row=after)

    def rehearse(self, table: Table, seat: int, move: Move) -> list[Event]:
        """What a move would bring about, on a copy; raises IllegalMove. For "can this be taken back?", never shown."""
        return table.game.play(table.game.decode(table.row.state or b""), seat, move)

    # ------------------------------------------------------------------ starting and taking back
    async def begin(self, row: MatchRow, order: list[int], *, seed: str, seed_hash: str, now: int) -> MatchRow:
        """Start a lobby's match with the options of the row: people in seat order.

        Raises StoreError if it is no lobby any more, IllegalMove for options that the rules do not allow.
        """
        game = GAMES[row.slug]
        state = start(game, len(order), msgspec.json.decode(row.options), seed)
        to_move = game.to_move(state)
        return await self.tables.store.lobby.start(
            row.id,
            options=row.options,
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
        told: Sequence[OutboxEntry] = (),
        now: int,
    ) -> Table:
        """Take back all moves above ``to_ply`` by replaying the rest; ``told`` is posted before the board.

        Raises Refusal("stale") if something came between.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            state = self.tables.replayed(table, await self.tables.store.moves.of(match, to_ply=to_ply))
            earlier = replace(table, state=state)
            after = await self.tables.store.moves.undo(
                match,
                base_revision=revision,
                to_ply=to_ply,
                state=table.game.encode(state),
                turn=table.game.turn(state),
                awaited=awaited_users(earlier),
                outbox=[*told, turn_entry(match, revision + 1)],
                journal=journal,
                now=now,
                by=by,
                reason=reason,
            )
            self.tables.changed(match)
            if after is None:
                raise Refusal("stale")
            return replace(earlier, row=after)


def _make(agenda: Agenda, made: list[NewMove], due: Due, *, automatic: bool) -> list[Event]:
    """Make a move at the table and add it to those to be stored; gives what happened. Raises IllegalMove."""
    game, state = agenda.table.game, agenda.table.state
    turn = game.turn(state)
    events = game.play(state, due.seat, due.move)
    agenda.made(due, events)
    stored = msgspec.json.encode(StoredEvents(turn, events, due.forced)).decode()
    made.append(NewMove(due.seat, due.user, game.encode_move(due.move).decode(), stored, automatic))
    return events
