"""A match as a file: everything needed to play it again, and the check that it was honest."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from games.base import Game, Move, Options, Outcome, State
from games.core.errors import DataError, IllegalMove
from games.core.events import Event
from games.core.rng import seed_hash
from games.records.versions import VersionError, by_version, convert

FORMAT = 1


class RecordedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row: who, what, and whether the bot played it for the seat."""

    seat: int
    move: dict[str, Any]
    automatic: bool = False


class Converted(msgspec.Struct, frozen=True):
    """Where a match was taken over by newer rules: after which ply, from which version, and its state then, by the old rules."""

    ply: int
    rules_version: int
    state: dict[str, Any]


class MatchRecord(msgspec.Struct, frozen=True):
    """An exported match. ``names`` and ``users`` (who sat there last, 0 for a computer) say whose seats they were; nothing in
    the game depends on them.

    ``rules_version`` is the one it was ended by. ``final_hash`` is of a state of the form ``schema``.
    """

    format: int
    slug: str
    rules_version: int
    data_hash: str
    data: dict[str, Any]
    seats: int
    options: dict[str, Any]
    seed: str
    seed_hash: str
    moves: list[RecordedMove]
    names: list[str] = []
    outcome: Outcome | None = None
    final_hash: str = ""
    schema: int = 1
    converted: Converted | None = None
    users: list[int] | msgspec.UnsetType = msgspec.UNSET  # not in files that come from no server


class Told(NamedTuple):
    """A move of a record as it was played again: the turn in which it was made and what happened."""

    seat: int
    move: Move
    turn: int
    events: list[Event]


class RecordError(ValueError):
    """A record that cannot be replayed or is not what it claims; ``code`` is a message id, ``facts`` fill it."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} {facts!r}")


def read_record(text: bytes) -> MatchRecord:
    """The record in an exported file. Raises RecordError if it is none or of a newer format."""
    try:
        record = msgspec.json.decode(text, type=MatchRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("record-unreadable", detail=str(error)) from error
    if record.format != FORMAT:
        raise RecordError("record-format", found=record.format, known=FORMAT)
    return record


def start(game: Game[Any], seats: int, options: dict[str, Any], seed: str) -> State:
    """The state a match starts from. Raises msgspec.ValidationError for options that the game does not have."""
    return game.setup(seats, read_options(game, options), seed)


def read_options(game: Game[Any], options: dict[str, Any]) -> Options:
    """Options from their JSON form. Raises msgspec.ValidationError naming the field."""
    return msgspec.convert(options, game.options)


def replay(game: Game[Any], state: State, moves: list[tuple[int, Move]]) -> list[list[Event]]:
    """Play the moves on the state; gives the events of each. Raises RecordError naming the ply that is not legal."""
    return [_play(game, state, ply, seat, move) for ply, (seat, move) in enumerate(moves, 1)]


def _play(game: Game[Any], state: State, ply: int, seat: int, move: Move) -> list[Event]:
    try:
        return game.play(state, seat, move)
    except IllegalMove as error:
        raise RecordError("record-illegal", ply=ply, detail=str(error)) from error


def game_of(games: dict[str, Game[Any]], record: MatchRecord) -> Game[Any]:
    """The rules that a record was ended by, over its own component data. Raises RecordError if they cannot be played here."""
    if record.slug not in games:
        raise RecordError("record-game", slug=record.slug)
    try:
        game = by_version(games[record.slug].with_data(msgspec.json.encode(record.data)), record.rules_version)
    except VersionError as error:
        raise RecordError(f"record-rules-{error.code}", **error.facts) from error
    except DataError as error:
        raise RecordError("record-unreadable", detail=str(error)) from error
    if game.data_hash != record.data_hash:
        raise RecordError("record-data")
    return game


def opening(game: Game[Any], record: MatchRecord) -> tuple[State, list[RecordedMove]]:
    """The first state of a record from which it can be replayed, and the moves from there on.

    That is its start, or where newer rules took it over: what was before, only the older rules could replay. Raises RecordError.
    """
    taken = record.converted
    try:
        if taken is None:
            state = start(game, record.seats, record.options, record.seed)
        else:
            state = convert(game, msgspec.json.encode(taken.state), taken.rules_version, record.rules_version)
    except VersionError as error:
        raise RecordError(f"record-rules-{error.code}", **error.facts) from error
    except (msgspec.ValidationError, ValueError) as error:
        raise RecordError("record-unreadable", detail=str(error)) from error
    if state.rng.seed != record.seed:
        raise RecordError("record-seed")
    return state, record.moves[taken.ply if taken else 0 :]


def verify(games: dict[str, Game[Any]], record: MatchRecord) -> State:
    """Replay a record from its opening; gives the final state. Raises RecordError for whatever does not hold."""
    return retell(game_of(games, record), record)[0]


def retell(game: Game[Any], record: MatchRecord) -> tuple[State, list[Told]]:
    """Replay a record from its opening, by its own version of the rules and over component data that are known to be its own;
    gives the final state and what happened by each move.

    Raises RecordError for whatever does not hold, naming the move where it is one.
    """
    if not record.seed or seed_hash(record.seed) != record.seed_hash:
        raise RecordError("record-seed")
    state, rows = opening(game, record)
    first = len(record.moves) - len(rows) + 1
    story = [_tell(game, state, ply, row) for ply, row in enumerate(rows, first)]
    # A field that states have had only since then would change the hash of the same position.
    if record.final_hash and record.schema == state.schema and game.state_hash(state) != record.final_hash:
        raise RecordError("record-state")
    if record.outcome is not None and game.outcome(state) != record.outcome:
        raise RecordError("record-outcome")
    return state, story


def _tell(game: Game[Any], state: State, ply: int, row: RecordedMove) -> Told:
    if not 0 <= row.seat < state.seats:
        raise RecordError("record-seat", ply=ply, seat=row.seat)
    try:
        move = game.decode_move(msgspec.json.encode(row.move))
    except (msgspec.ValidationError, ValueError) as error:
        raise RecordError("record-move", ply=ply, detail=str(error)) from error
    turn = game.turn(state)
    return Told(row.seat, move, turn, _play(game, state, ply, row.seat, move))
