"""Matches as they lie in the database, and what a person may do in them now. The state is decoded afresh for each move."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from cogs.match.locks import Locks
from cogs.match.refusals import Refusal
from db.rows import ConversionRow, FinishedRow, MatchRow, MoveRow, PlanRow, RunningRow, SeatRow
from db.store import Store
from games import GAMES, boxes
from games.base import Game, Move
from games.core.copies import doing_the_same
from games.core.errors import DataError
from games.core.events import Event
from games.records.record import read_options, replay
from games.records.versions import VersionError, by_version, convert

NOT_PLAYABLE = frozenset({"rules-newer", "rules-older", "rules-data"})  # why a match must wait for another bot
REMEMBERED = 128  # positions whose legal moves are kept: people type and press several times in one
EARLIER = 16  # earlier positions that are kept: of several people who are asked at once some are late


@dataclass(frozen=True)
class Table:
    """A match as loaded: its row, its seats in order, its rules and its state (free to be changed by whoever loaded it).

    ``asked`` are those seated who want to make even moves to which there is no other, ``left`` those who held a seat before.
    """

    row: MatchRow
    seats: list[SeatRow]
    game: Game[Any]
    state: Any
    plans: list[PlanRow] = field(default_factory=list)
    conversion: ConversionRow | None = None
    asked: frozenset[int] = frozenset()
    left: list[SeatRow] = field(default_factory=list[SeatRow])

    @property
    def oldest_ply(self) -> int:
        """The ply after which the match can be shown and taken back to: what was before only older rules could replay."""
        return self.conversion.ply if self.conversion is not None else 0

    def seat_of(self, user: int) -> int | None:
        """The seat of a person, None for a spectator."""
        return next((seat.seat for seat in self.seats if seat.user == user and seat.kind == "person"), None)

    @property
    def names(self) -> list[str]:
        """The names of the seats as they were given (cleaned, not escaped)."""
        return [seat.name for seat in self.seats]


@dataclass(frozen=True)
class Played:
    """A committed move: the table afterwards, whose move it was, what happened by it, and by each forced one that followed.

    ``later`` are so many of the last of these, before which somebody else moved. ``left_out`` are moves chosen with it that were
    no more possible then. ``again``: an earlier press of the same control had made it, and this one changed nothing.
    """

    table: Table
    seat: int
    events: list[Event]
    forced: list[list[Event]]
    left_out: Sequence[Move] = ()
    again: bool = False
    later: int = 0

    @property
    def reveals(self) -> bool:
        """Whether anything came to light by it, so that it cannot be taken back freely."""
        return any(event.reveals for events in (self.events, *self.forced) for event in events)


@dataclass(frozen=True)
class Position:
    """What autocomplete and panels read: the moves of one seat at one revision between which it chooses (``Game.choices``)."""

    table: Table
    seat: int
    moves: list[Move]

    @property
    def awaited(self) -> bool:
        """Whether the seat is to decide something; what it may do at any time leads to nothing else."""
        return self.seat in self.table.game.to_move(self.table.state)

    @property
    def asked(self) -> str:
        """The kind of the decision that the seat has to make, "" for none."""
        return self.table.game.asked(self.table.state, self.seat)

    def same(self, move: Move) -> Move | None:
        """The one of the moves that does what a move of the seat does, whichever of equal things it names; None for none."""
        if move in self.moves:
            return move
        return doing_the_same(move, self.moves, self.table.game.interchangeable(self.table.state, self.seat))


class Tables:
    """All matches, one lock each."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.locks = Locks()
        self._games: dict[tuple[str, int, str], Game[Any]] = {}
        self._moves: OrderedDict[tuple[int, int, int], list[Move]] = OrderedDict()
        self._earlier: OrderedDict[tuple[int, int], bytes] = OrderedDict()
        self._listeners: list[Callable[[int], None]] = []

    def on_change(self, listener: Callable[[int], None]) -> None:
        """Have a function called with the number of every match that has changed."""
        self._listeners.append(listener)

    def changed(self, match: int) -> None:
        """Tell those who remember something of a match that it has changed."""
        for listener in self._listeners:
            listener(match)

    # ------------------------------------------------------------------ reading
    async def load(self, match: int) -> Table:
        """A match with its state. Raises Refusal if there is none, it has not started, or this bot cannot play it."""
        whole = await self.store.matches.load_whole(match)
        if whole is None:
            raise Refusal("no-match", match=match)
        row = whole.row
        if row.state is None:
            raise Refusal("not-started", match=match)
        try:
            game = await self.game_of(row)
            state = game.decode(row.state)
        except (Refusal, msgspec.MsgspecError):
            if row.status == "closed":
                # It was ended because it could not go on: what stood in the way is of no interest any more.
                raise Refusal("match-over", match=match) from None
            raise
        return Table(row, whole.seats, game, state, whole.plans, whole.conversion, whole.asked, whole.left)

    async def game_of(self, row: MatchRow | FinishedRow | RunningRow) -> Game[Any]:
        """The rules by which the match is played, over the component data that it was started with.

        Raises Refusal with a code among NOT_PLAYABLE if this bot cannot play by them.
        """
        try:
            return await self.game_with(row.slug, row.rules_version, row.data_hash)
        except VersionError as error:
            raise Refusal(f"rules-{error.code}", match=row.id, **error.facts) from error
        except DataError as error:
            raise Refusal("rules-data", match=row.id, entry=error.entry or error.file) from error

    async def game_with(self, slug: str, version: int, data_hash: str) -> Game[Any]:
        """The rules of this version over the component data of this hash ("": the present ones).

        Raises VersionError, DataError, or KeyError for data unknown here.
        """
        game = GAMES[slug]
        if version == game.version:
            for box in boxes(slug).values():
                if data_hash in ("", box.game.data_hash):
                    return box.game
        key = (slug, version, data_hash)
        if key not in self._games:
            game = by_version(game, version)
            if data_hash:
                game = game.with_data(await self.store.matches.data_text(data_hash))
            self._games[key] = game
        return self._games[key]

    async def position(self, match: int, user: int) -> Position:
        """The legal moves of a person now. Raises Refusal for someone without a seat or a match that is over."""
        table = await self.load(match)
        return self.position_of(table, self.seat_for(table, user))

    def position_of(self, table: Table, seat: int) -> Position:
        """The legal moves of a seat at a table; computed once per revision."""
        key = (table.row.id, table.row.revision, seat)
        if key not in self._moves:
            # Moves are offered from what the seat may know, so no choice can betray anything.
            self._moves[key] = table.game.choices(table.game.redact(table.state, seat), seat)
        self._moves.move_to_end(key)
        while len(self._moves) > REMEMBERED:
            self._moves.popitem(last=False)
        return Position(table, seat, self._moves[key])

    async def at(self, table: Table, revision: int) -> Table:
        """The match as it was at an earlier revision.

        Raises Refusal("stale") where moves have been taken back since, or other rules have come.
        """
        row = table.row
        ply = row.ply - (row.revision - revision)
        if not row.unbroken <= revision <= row.revision or ply < 0:
            raise Refusal("stale")
        if revision == row.revision:
            return table
        key = (row.id, revision)
        if key not in self._earlier:
            state = self.replayed(table, await self.store.moves.of(row.id, to_ply=ply))
            self._earlier[key] = table.game.encode(state)
        self._earlier.move_to_end(key)
        while len(self._earlier) > EARLIER:
            self._earlier.popitem(last=False)
        text = self._earlier[key]
        state = table.game.decode(text)
        earlier = msgspec.structs.replace(row, revision=revision, ply=ply, turn=table.game.turn(state), state=text)
        return replace(table, row=earlier, state=state)

    def seat_for(self, table: Table, user: int) -> int:
        """The seat of a person in a running match; raises Refusal otherwise."""
        if table.row.status != "running":
            raise Refusal("match-over", match=table.row.id)
        seat = table.seat_of(user)
        if seat is None:
            raise Refusal("no-seat", match=table.row.id)
        return seat

    @staticmethod
    def replayed(table: Table, moves: list[MoveRow]) -> Any:
        """The state after these moves, which are all from the first on. Raises Refusal if only older rules could replay them."""
        row, game, taken = table.row, table.game, table.conversion
        if len(moves) < table.oldest_ply:
            raise Refusal("before-conversion", match=row.id, ply=table.oldest_ply)
        if taken is not None:
            state = convert(game, taken.state, taken.rules_version, row.rules_version)
        else:
            state = game.setup(len(table.seats), read_options(game, msgspec.json.decode(row.options)), row.seed)
        replay(game, state, [(move.seat, game.decode_move(move.move)) for move in moves[table.oldest_ply :]])
        return state


def thinking_seats(table: Table) -> list[int]:
    """The seats of strong computers that are to move; they take their time (see ``cogs.computer``)."""
    seats = table.game.to_move(table.state)
    return [seat for seat in seats if table.seats[seat].kind == "strong" and seat not in table.state.left]


def awaited_users(table: Table) -> list[int]:
    """The people whose decision is awaited (computer seats and seats that left are not people who are awaited)."""
    seats = table.game.to_move(table.state)
    return [
        table.seats[seat].user for seat in seats if table.seats[seat].kind == "person" and seat not in table.state.left
    ]
