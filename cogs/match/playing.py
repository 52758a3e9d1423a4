"""A move, from click to commit: load, check, play, commit; posts follow afterwards from the outbox."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import msgspec

from cogs.match.automatic import Due
from cogs.match.entries import turn_entry
from cogs.match.following import AUTOMATIC_LIMIT, Run, by_itself
from cogs.match.history import WINDOW, held_open, past_moves
from cogs.match.refusals import Refusal
from cogs.match.seen import Seen, seen_at
from cogs.match.tables import Played, Table, Tables, awaited_users
from db.rows import JournalEntry, MatchRow, OutboxEntry
from db.store import StoreError
from games import boxes
from games.base import Move
from games.core.events import Event
from games.records.record import start

ChooseMoves = Callable[[Seen], Sequence[Move]]
"""A person's moves, at least one, from what he saw. Raises Refusal."""


class Playing:
    """Everything that changes a running match; one lock per match, one transaction per change."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def play(self, match: int, user: int, choose: ChooseMoves, *, revision: int, now: int) -> Played:
        """Play the moves that a person chose at the table, as far as they are possible one after the other, and what follows by
        itself, in one transaction.

        ``revision`` is that of the position the person saw: it may be an earlier one as long as he is asked the same. Moves that he
        has made since are not made again; the answer is what they did. Raises Refusal or IllegalMove; then nothing changed.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            seat = self.tables.seat_for(table, user)
            seen = await seen_at(self.tables, table, seat, revision)
            moves = choose(seen)
            done = seen.done(moves)
            if done is not None:
                return Played(table, seat, done, [], again=True)
            if not seen.is_asked_the_same({move.kind for move in moves}):
                raise Refusal("stale")
            return await self._choose(table, seat, moves, user, now=now)

    async def play_for(self, match: int, seat: int, *, journal: JournalEntry, told: OutboxEntry, now: int) -> Played:
        """Play the default move for a seat that is awaited (a host's decision, which ``told`` posts before). Raises Refusal."""
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            if table.row.status != "running" or seat not in table.game.to_move(table.state):
                raise Refusal("not-awaited")
            move = table.game.default_move(table.game.redact(table.state, seat), seat)
            return await self._choose(table, seat, [move], None, journal=journal, told=[told], now=now)

    async def play_out(self, match: int, seat: int, *, revision: int, told: OutboxEntry, now: int) -> None:
        """Play default moves for a seat whose time is up, until its turn is over or somebody else must decide; ``told`` is
        posted before. Raises Refusal if it is no longer awaited at this revision.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            game, state, run = table.game, table.state, Run(table)
            if table.row.status != "running" or table.row.revision != revision or seat not in game.to_move(state):
                raise Refusal("not-awaited")
            turn = game.turn(state)
            while seat in game.to_move(state) and game.turn(state) == turn and len(run.moves) < AUTOMATIC_LIMIT:
                move = game.default_move(game.redact(state, seat), seat)
                run.make(Due(seat, move, None), automatic=True)
            await self._commit(run, told=[told], now=now)

    async def go_on(self, match: int, *, now: int) -> None:
        """Let computer seats and seats that left move in a match that came in as it was, where one of them is to move."""
        async with self.tables.locks.of(match):
            run = Run(await self.tables.load(match))
            if run.table.row.status == "running":
                await self._commit(run, now=now)

    async def thinking(self, match: int, thoughts: Mapping[str, Move]) -> Run:
        """What follows by itself from where a match stands, with what strong computers have thought of so far and think of later
        (by position, see ``Agenda``); nothing of it is kept. Raises Refusal.
        """
        table = await self.tables.load(match)
        if table.row.status != "running":
            raise Refusal("match-over", match=match)
        free = held_open(await past_moves(self.tables, table, last=WINDOW), table.game)
        return Run(table, thoughts, free)

    async def play_thoughts(self, match: int, thoughts: Mapping[str, Move], *, revision: int, now: int) -> bool:
        """Play what strong computers have thought of, with all that follows by itself; False, and nothing is changed, where the
        match has moved on from this revision, or nobody would make any of it any more. Raises Refusal.
        """
        async with self.tables.locks.of(match):
            run = await self.thinking(match, thoughts)
            return run.table.row.revision == revision and await self._commit(run, now=now) is not None

    async def _choose(
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
        happened: list[Event] = []
        run = Run(table)
        agenda = run.agenda
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
            happened += run.make(Due(seat, move, user), automatic=user is None, joined=number > 0)
            if ordered is not None:
                agenda.renew(seat, ordered, before)
        after = await self._commit(run, told=told, journal=journal, now=now)
        # There was something to commit: the moves themselves.
        assert after is not None
        return Played(after, seat, happened, agenda.forced.get(seat, []), left_out, later=agenda.later[seat])

    async def _commit(
        self, run: Run, *, told: Sequence[OutboxEntry] = (), journal: JournalEntry | None = None, now: int
    ) -> Table | None:
        """Keep the moves made and what follows by itself; the table afterwards, None if there is nothing to keep."""
        following, row = run.end(told), run.table.row
        if following is None:
            return None
        after = await self.tables.store.moves.commit(
            row.id,
            base_revision=row.revision,
            moves=following.moves,
            state=following.state,
            turn=following.turn,
            status=following.status,
            ended_reason=following.ended_reason,
            awaited=following.awaited,
            outbox=following.outbox,
            plans=following.plans,
            journal=journal,
            result=following.result,
            now=now,
        )
        self.tables.changed(row.id)
        if after is None:
            raise Refusal("stale")
        return replace(run.table, row=after)

    def rehearse(self, table: Table, seat: int, moves: Sequence[Move]) -> list[Event]:
        """What moves would bring about, one after the other, on a copy; raises IllegalMove. For "can this be taken back?", never
        shown.
        """
        state = table.game.decode(table.row.state or b"")
        return [event for move in moves for event in table.game.play(state, seat, move)]

    # ------------------------------------------------------------------ starting and taking back
    async def begin(self, row: MatchRow, order: list[int], *, seed: str, seed_hash: str, now: int) -> MatchRow:
        """Start a lobby's match by the options and the edition of the row, people in seat order, and let computers move first.

        Raises StoreError if it is no lobby any more, IllegalMove for options that the rules do not allow, Refusal for an
        edition that is no more.
        """
        if row.box not in boxes(row.slug):
            raise Refusal("box-gone", edition=row.box)
        game = boxes(row.slug)[row.box].game
        state = start(game, len(order), msgspec.json.decode(row.options), seed)
        text, turn, to_move = game.encode(state), game.turn(state), game.to_move(state)
        whole = await self.tables.store.matches.load_whole(row.id)
        assert whole is not None
        places = {seat.user: seat for seat in whole.seats}
        if sorted(order) != sorted(places):
            raise StoreError("lobby-changed")
        begun = msgspec.structs.replace(row, status="running", seed=seed)
        seats = [msgspec.structs.replace(places[user], seat=seat) for seat, user in enumerate(order)]
        following = by_itself(Table(begun, seats, game, state, asked=whole.asked))
        # Entries of their own: what is posted already is not posted again when the other fails.
        opening = OutboxEntry(f"open:{row.id}", row.id, "open", "{}")
        return await self.tables.store.lobby.start(
            row.id,
            options=row.options,
            seed=seed,
            seed_hash=seed_hash,
            rules_version=game.rules_version,
            data_hash=game.data_hash,
            data_text=game.data_text,
            order=order,
            state=text,
            turn=turn,
            awaited=[order[seat] for seat in to_move if order[seat] > 0],
            outbox=[opening] if following is not None else [opening, turn_entry(row.id, row.revision)],
            following=following,
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
        """Take back all moves above ``to_ply`` by replaying the rest, and let computers move that are on turn then; ``told`` is
        posted before the board. A match that is over, but not for good, runs again.

        Raises Refusal("stale") if something came between.
        """
        async with self.tables.locks.of(match):
            table = await self.tables.load(match)
            state = self.tables.replayed(table, await self.tables.store.moves.of(match, to_ply=to_ply))
            running = {"status": "running", "ended_reason": "", "ended_at": None, "final_at": None}
            row = msgspec.structs.replace(table.row, ply=to_ply, revision=revision + 1, **running)
            earlier = replace(table, row=row, state=state)
            text, turn, awaited = table.game.encode(state), table.game.turn(state), awaited_users(earlier)
            following = by_itself(earlier)
            after = await self.tables.store.moves.undo(
                match,
                base_revision=revision,
                to_ply=to_ply,
                state=text,
                turn=turn,
                awaited=awaited,
                outbox=told if following is not None else [*told, turn_entry(match, revision + 1)],
                journal=journal,
                following=following,
                now=now,
                by=by,
                reason=reason,
            )
            self.tables.changed(match)
            if after is None:
                raise Refusal("stale")
            return replace(earlier, row=after)
