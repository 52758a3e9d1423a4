"""A move, from click to commit: load, check, play, commit; posts follow afterwards from the outbox.

Nothing is kept of a match but what can be rebuilt from its rows: the state is decoded afresh for each move.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import discord
import msgspec
from db.rows import MatchRow, MoveRow, NewMove, OutboxEntry, SeatRow
from db.store import Store

from cogs.errors import Refusal
from cogs.locks import Locks
from games import GAMES
from games.base import Game, Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.record import read_options, replay, start
from games.core.rng import Rng

REMEMBERED = 128  # positions whose legal moves are kept for autocomplete
AUTOMATIC_LIMIT = 5000  # moves the bot makes in a row: only a fault could need more


class Story(msgspec.Struct, frozen=True):
    """What is stored with a move: the turn in which it was made and what happened."""

    turn: int
    events: list[Event]


@dataclass(frozen=True)
class Table:
    """A match as loaded: its row, its seats in order, its rules and its state (free to be changed by whoever loaded it)."""

    row: MatchRow
    seats: list[SeatRow]
    game: Game[Any]
    state: Any

    def seat_of(self, user: int) -> int | None:
        """The seat of a person, None for a spectator."""
        return next((seat.seat for seat in self.seats if seat.user == user and seat.kind == "person"), None)

    @property
    def names(self) -> list[str]:
        """The names of the seats as they were given (cleaned, not escaped)."""
        return [seat.name for seat in self.seats]


@dataclass(frozen=True)
class Played:
    """A committed move: the table afterwards, whose move it was, and what happened by it."""

    table: Table
    seat: int
    events: list[Event]


@dataclass(frozen=True)
class Position:
    """What autocomplete and panels read: the legal moves of one seat at one revision."""

    table: Table
    seat: int
    moves: list[Move]


class Tables:
    """All matches, one lock each."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.locks = Locks()
        self._games: dict[str, Game[Any]] = {}
        self._positions: OrderedDict[tuple[int, int, int], Position] = OrderedDict()
        self._latest: OrderedDict[int, int] = OrderedDict()

    # ------------------------------------------------------------------ reading
    async def load(self, match: int) -> Table:
        """A match with its state. Raises Refusal if there is none or it has not started."""
        row = await self.store.matches.load(match)
        if row is None:
            raise Refusal("no-match", match=match)
        if row.state is None:
            raise Refusal("not-started", match=match)
        game = await self.game_of(row)
        return Table(row, await self.store.matches.seats(match), game, game.decode(row.state))

    async def game_of(self, row: MatchRow) -> Game[Any]:
        """The rules over the component data that the match was started with."""
        game = GAMES[row.slug]
        if row.data_hash in ("", game.data_hash):
            return game
        if row.data_hash not in self._games:
            self._games[row.data_hash] = game.with_data(await self.store.matches.data_text(row.data_hash))
        return self._games[row.data_hash]

    async def position(self, match: int, user: int) -> Position:
        """The legal moves of a person now. Raises Refusal for someone without a seat or a match that is over."""
        table = await self.load(match)
        return self.remember(table, self.seat_for(table, user))

    def seat_for(self, table: Table, user: int) -> int:
        """The seat of a person in a running match; raises Refusal otherwise."""
        if table.row.status != "running":
            raise Refusal("match-over", match=table.row.id)
        seat = table.seat_of(user)
        if seat is None:
            raise Refusal("no-seat", match=table.row.id)
        return seat

    def remember(self, table: Table, seat: int) -> Position:
        """The position of a seat, kept for the autocomplete that is likely to follow."""
        key = (table.row.id, table.row.revision, seat)
        if key not in self._positions:
            # Moves are offered from what the seat may know, so no choice can betray anything.
            known = table.game.redact(table.state, seat)
            self._positions[key] = Position(table, seat, table.game.legal_moves(known, seat))
        self._positions.move_to_end(key)
        self._latest[table.row.id] = table.row.revision
        self._latest.move_to_end(table.row.id)
        for kept in (self._positions, self._latest):
            while len(kept) > REMEMBERED:
                kept.popitem(last=False)
        return self._positions[key]

    async def glance(self, match: int, user: int) -> Position | None:
        """The position for autocomplete: from memory where possible, never an error."""
        revision = self._latest.get(match)
        for (known, at, _), position in reversed(self._positions.items()):
            if known == match and at == revision and position.table.seat_of(user) == position.seat:
                return position
        try:
            return await self.position(match, user)
        except Refusal:
            return None

    # ------------------------------------------------------------------ playing
    async def play(self, match: int, user: int, move: Move, *, revision: int | None = None, now: int) -> Played:
        """Play a person's move and what follows by itself, in one transaction.

        ``revision`` is the position the person saw (None: whatever it is now). Raises Refusal or IllegalMove; then nothing
        changed.
        """
        async with self.locks.of(match):
            table = await self.load(match)
            seat = self.seat_for(table, user)
            if revision is not None and revision != table.row.revision:
                raise Refusal("stale")
            made = [self._make(table, seat, move, user, automatic=False)]
            events = msgspec.json.decode(made[0].events, type=Story).events
            await self._follow_up(table, made, now=now)
            return Played(await self.load(match), seat, events)

    async def play_for(self, match: int, seat: int, by: int, *, now: int) -> Played:
        """Play the default move for a seat that is awaited (host's or table's decision). Raises Refusal."""
        async with self.locks.of(match):
            table = await self.load(match)
            if table.row.status != "running" or seat not in table.game.to_move(table.state):
                raise Refusal("not-awaited")
            move = table.game.default_move(table.game.redact(table.state, seat), seat)
            made = [self._make(table, seat, move, by, automatic=True)]
            events = msgspec.json.decode(made[0].events, type=Story).events
            await self._follow_up(table, made, now=now)
            return Played(await self.load(match), seat, events)

    async def wake(self, match: int, *, now: int) -> None:
        """Let computer seats and seats that left move, where one of them is awaited."""
        async with self.locks.of(match):
            table = await self.load(match)
            if table.row.status == "running" and self._automatic(table) is not None:
                await self._follow_up(table, [], now=now)

    async def _follow_up(self, table: Table, made: list[NewMove], *, now: int) -> None:
        while (due := self._automatic(table)) is not None and len(made) < AUTOMATIC_LIMIT:
            made.append(self._make(table, due[0], due[1], None, automatic=True))
        row, game, state = table.row, table.game, table.state
        revision = row.revision + len(made)
        committed = await self.store.matches.commit(
            row.id,
            base_revision=row.revision,
            moves=made,
            state=game.encode(state),
            turn=game.turn(state),
            status="finished" if state.finished else "running",
            ended_reason=state.finished,
            awaited=awaited_users(table),
            outbox=[turn_entry(row.id, revision)],
            now=now,
        )
        if not committed:
            raise Refusal("stale")

    def _make(self, table: Table, seat: int, move: Move, user: int | None, *, automatic: bool) -> NewMove:
        turn = table.game.turn(table.state)
        events = table.game.play(table.state, seat, move)
        story = msgspec.json.encode(Story(turn, events)).decode()
        return NewMove(
            seat=seat, user=user, move=table.game.encode_move(move).decode(), events=story, automatic=automatic
        )

    def _automatic(self, table: Table) -> tuple[int, Move] | None:
        """The next move that nobody needs to be asked for."""
        game, state = table.game, table.state
        for seat in game.to_move(state):
            kind = table.seats[seat].kind
            if kind == "person" and seat not in state.left:
                continue
            known = game.redact(state, seat)
            chance = Rng(f"{table.row.seed}:seat:{table.row.ply}:{state.rng.draws}")
            if seat in state.left:
                return seat, game.default_move(known, seat)
            if kind == "random":
                return seat, chance.choice(game.legal_moves(known, seat))
            return seat, game.sensible_move(known, seat, chance)
        return None

    def rehearse(self, table: Table, seat: int, move: Move) -> list[Event]:
        """What a move would bring about, on a copy; raises IllegalMove. For "can this be taken back?", never shown."""
        return table.game.play(table.game.decode(table.row.state or b""), seat, move)

    # ------------------------------------------------------------------ starting and taking back
    async def begin(self, row: MatchRow, order: list[int], *, seed: str, seed_hash: str, now: int) -> MatchRow:
        """Start a lobby's match: people in seat order. Raises StoreError if it is no lobby any more."""
        game = GAMES[row.slug]
        state = start(game, len(order), msgspec.json.decode(row.options), seed)
        to_move = game.to_move(state)
        return await self.store.matches.start(
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
            outbox=[OutboxEntry(f"open:{row.id}", row.id, "open", "{}")],
            now=now,
        )

    async def undo(self, match: int, *, to_ply: int, revision: int, by: int, reason: str, now: int) -> Table:
        """Take back all moves above ``to_ply`` by replaying the rest. Raises Refusal("stale") if something came between."""
        async with self.locks.of(match):
            table = await self.load(match)
            state = self.replayed(table, await self.store.matches.moves(match, to_ply=to_ply))
            earlier = Table(table.row, table.seats, table.game, state)
            done = await self.store.matches.undo(
                match,
                base_revision=revision,
                to_ply=to_ply,
                state=table.game.encode(state),
                turn=table.game.turn(state),
                awaited=awaited_users(earlier),
                outbox=[turn_entry(match, revision + 1)],
                now=now,
                by=by,
                reason=reason,
            )
            if not done:
                raise Refusal("stale")
            return await self.load(match)

    def replayed(self, table: Table, moves: list[MoveRow]) -> Any:
        """The state after these moves from the match's seed."""
        row, game = table.row, table.game
        state = game.setup(len(table.seats), read_options(game, msgspec.json.decode(row.options)), row.seed)
        replay(game, state, [(move.seat, game.decode_move(move.move)) for move in moves])
        return state


def awaited_users(table: Table) -> list[int]:
    """The people whose decision is awaited (computer seats and seats that left are not people who are awaited)."""
    seats = table.game.to_move(table.state)
    return [
        table.seats[seat].user for seat in seats if table.seats[seat].kind == "person" and seat not in table.state.left
    ]


def turn_entry(match: int, revision: int) -> OutboxEntry:
    """The outbox entry for the post of a turn."""
    return OutboxEntry(f"turn:{match}:{revision}", match, "turn", msgspec.json.encode({"revision": revision}).decode())


def utc_now() -> int:
    """The time in whole Unix seconds (through discord.py, so that a simulated clock is obeyed)."""
    return int(discord.utils.utcnow().timestamp())


__all__ = ["IllegalMove", "Played", "Position", "Story", "Table", "Tables", "awaited_users", "turn_entry", "utc_now"]
