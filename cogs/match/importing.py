"""What a match that comes in from a file becomes: its rules, who sits where, its moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from cogs.match.history import StoredEvents
from cogs.match.names import LONGEST_TEXT, clean, written
from cogs.match.refusals import Refusal
from cogs.match.tables import Tables
from db.rows import NewMove, NewSeat
from games import GAMES, offered
from games.base import Game, State
from games.records.record import MatchRecord, RecordError, Told
from games.records.versions import VersionError
from locales import words


class Person(NamedTuple):
    """Somebody who takes a seat: his number and the name by which he is shown."""

    user: int
    name: str


async def game_of(tables: Tables, record: MatchRecord) -> Game[Any]:
    """The rules over the record's component data, which must be known here: those in the file are a stranger's.

    Raises Refusal, RecordError.
    """
    if record.slug not in offered():
        raise RecordError("record-game", slug=record.slug)
    known = GAMES[record.slug].rules_version
    if record.rules_version > known:
        raise Refusal("import-rules", found=record.rules_version, known=known)
    if record.converted is not None:
        # What its first moves did, the rules know no more.
        raise Refusal("import-converted", ply=record.converted.ply)
    try:
        return await tables.game_with(record.slug, record.rules_version, record.data_hash)
    except VersionError as error:
        raise RecordError(f"record-rules-{error.code}", **error.facts) from error
    except (KeyError, ValueError, msgspec.ValidationError) as error:
        # Unknown, or the data of another game.
        raise Refusal("import-data") from error


def holder_of(seat: int, person: Person | None, record: MatchRecord, state: State, lang: str) -> NewSeat:
    """Who sits on a seat: the person, or a computer."""
    if person is not None:
        return NewSeat(person.user, clean(person.name), "person")
    if (state.finished or seat in state.left) and seat < len(record.names):
        # Nobody plays there any more, so it keeps the name that it had.
        return NewSeat(None, clean(record.names[seat]), "sensible")
    return NewSeat(None, words(lang)("lobby-computer-sensible", number=seat + 1), "sensible")


def moves_of(game: Game[Any], record: MatchRecord, told: Sequence[Told], seats: Sequence[NewSeat]) -> list[NewMove]:
    """The moves as they are stored, with what happened by them."""
    return [
        NewMove(
            part.seat,
            None if row.automatic else seats[part.seat].user,
            game.encode_move(part.move).decode(),
            msgspec.json.encode(StoredEvents(part.turn, part.events)).decode(),
            row.automatic,
        )
        for row, part in zip(record.moves, told, strict=True)
    ]


def refusal(error: RecordError) -> Refusal:
    """The error in the words of a refusal; what the file says is a stranger's text."""
    facts = {name: written(fact, LONGEST_TEXT) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return Refusal(error.code, **facts)
