"""What a game says of its choices, as the tests of each game look at it: natural values, grave kinds, ways out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from games.base import Game, Move
from games.records.record import opening
from tests.games.recorded import present, read, rules_of


class Said(NamedTuple):
    """What a game is to say of its choices, written down once more: ``choices.py`` in the folder of its tests has it as ``SAID``.

    ``natural`` are the fields with a natural value, ``asked`` all others, as ``kind.field``; ``grave`` and ``plain`` all kinds;
    ``answers`` has by decision the kinds that answer it and those that leave it unanswered.
    """

    natural: set[str]
    asked: set[str]
    grave: set[str]
    plain: set[str]
    answers: dict[str, tuple[set[str], set[str]]]


class Question(NamedTuple):
    """A field of which several values are possible, and the natural one among them, None for none."""

    kind: str
    field: str
    values: list[Any]
    value: Any


def kinds(game: Game[Any]) -> set[str]:
    """All kinds of moves."""
    return {str(move.__struct_config__.tag) for move in game.move_types}


def fields(game: Game[Any]) -> set[str]:
    """All fields of all moves as ``kind.field``."""
    return {f"{move.__struct_config__.tag}.{field}" for move in game.move_types for field in move.__struct_fields__}


def completed(game: Game[Any], state: Any, seat: int, kind: str, chance: random.Random) -> Iterator[Question]:
    """What is asked on the way to a move of this kind: natural values are taken, others by chance."""
    known, chosen = game.redact(state, seat), {"kind": kind}
    moves = [move for move in game.legal_moves(state, seat) if move.kind == kind]
    for field in moves[0].__struct_fields__:
        values = list(dict.fromkeys(getattr(move, field) for move in moves))
        value = values[0]
        if len(values) > 1:
            natural = game.natural(known, seat, chosen, field, values)
            yield Question(kind, field, values, natural)
            value = chance.choice(values) if natural is None else natural
        chosen[field] = value
        moves = [move for move in moves if getattr(move, field) == value]


def positions(game: Game[Any], often: int = 6, every: int = 40) -> Iterator[tuple[Any, int]]:
    """Positions of the recorded matches with the seat that moves: of each decision and kind of move the first few, then few more."""
    met = Counter[tuple[str, str]]()
    for path in present(game):
        record = read(path)
        playing = rules_of(record)
        state, rows = opening(playing, record)
        for row in rows:
            move = playing.decode_move(msgspec.json.encode(row.move))
            now = (playing.asked(state, row.seat), move.kind)
            if met[now] < often or met[now] % every == 0:
                yield state, row.seat
            met[now] += 1
            playing.play(state, row.seat, move)


@cache
def _met(game: Game[Any]) -> list[tuple[bytes, int]]:
    """Such positions, encoded: to decode one is far quicker than to play up to it."""
    return [(game.encode(state), seat) for state, seat in positions(game)]


def questions(game: Game[Any]) -> Iterator[Question]:
    """All that is asked in such positions."""
    chance = random.Random(f"questions {game.slug}")
    for text, seat in _met(game):
        state = game.decode(text)
        for kind in sorted({move.kind for move in game.legal_moves(state, seat)}):
            yield from completed(game, state, seat, kind, chance)


def decisions(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Each decision of such positions with each kind of move, free ones apart, that was possible in it."""
    for text, seat in _met(game):
        state = game.decode(text)
        if seat in game.to_move(state):
            for kind in {move.kind for move in game.legal_moves(state, seat)} - game.free_kinds:
                yield game.asked(state, seat), kind


def natural(game: Game[Any], state: Any, kind: str, field: str, **chosen: Any) -> Any:
    """The natural value of a field among the legal moves of the seat to move that agree with what is chosen."""
    seat = game.to_move(state)[0]
    moves = [move for move in game.legal_moves(state, seat) if move.kind == kind and agrees(move, chosen)]
    values = list(dict.fromkeys(getattr(move, field) for move in moves))
    assert len(values) > 1, f"nothing to choose: {values}"
    return game.natural(game.redact(state, seat), seat, {"kind": kind, **chosen}, field, values)


def agrees(move: Move, chosen: dict[str, Any]) -> bool:
    """Whether a move has these values."""
    return all(getattr(move, field) == value for field, value in chosen.items())


def changed(game: Game[Any], state: Any, seat: int, move: Move) -> dict[str, int]:
    """Play a move; gives by how much it changes each number of the seat."""
    before = game.holdings(state, seat)
    game.play(state, seat, move)
    after = game.holdings(state, seat)
    found = {name: after.get(name, 0) - before.get(name, 0) for name in {**before, **after}}
    return {name: by for name, by in found.items() if by}
