"""Whatever a file or a stored plan claims to be a move: it is legal, or the rules refuse it in words."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from cogs.presentation.labels import Labels
from games.base import Game, Move
from games.core.errors import IllegalMove
from games.records.record import start
from locales import words
from tests.games.walking import at_each_table, walk

LOOKS = 4  # positions of a match drawn by chance; firsts of their kind come on top
NUMBERS = (-(2**40), -99, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 99, 2**40)
NAMES = ("", "x", "-1", "99", "none", "seen", "own", "choose")
ODD: tuple[Any, ...] = (-1, 99, 2**40, 1.5, True, None, "x", "", [], ["x"], [["x"]], [[-1]], {"x": 1}, {"0": ["x"]})


def value(hint: Any, chance: random.Random, names: Sequence[str]) -> Any:
    """Something of the type of a field, whether it makes sense or not."""
    if hint is bool:
        return chance.random() < 0.5
    if hint in (str, int):
        return chance.choice(names if hint is str else NUMBERS)
    return tuple(value(get_args(hint)[0], chance, names) for _ in range(chance.choice((0, 1, 2, 9))))


@cache
def types_of(kind: type[Move]) -> Mapping[str, Any]:
    """The types of a move's fields."""
    return get_type_hints(kind)


def nonsense(game: Game[Any], legal: Sequence[Move], chance: random.Random) -> Iterator[Move]:
    """For every kind of move one with fields by chance, and a legal one of which one field is changed."""
    near = [text for move in legal for text in msgspec.structs.astuple(move) if isinstance(text, str)]
    names = [*NAMES, *game.components, *near]
    for kind in game.move_types:
        hints = types_of(kind)
        fields = {name: value(hints[name], chance, names) for name in kind.__struct_fields__}
        yield kind(**fields)
        same = [move for move in legal if isinstance(move, kind)]
        if same and fields:
            name = chance.choice(list(fields))
            yield msgspec.structs.replace(chance.choice(same), **{name: fields[name]})


@at_each_table
def test_a_move_with_whatever_values_is_legal_or_refused_in_words_and_then_changes_nothing(game, seats):
    chance = random.Random(seats)
    people = [f"seat {seat}" for seat in range(seats)]
    labels = Labels(game, words("en"), people, people, frozenset())
    for state, seat, _ in walk(game, seats, 4, curious=0.5, looks=LOOKS):
        legal, before = game.legal_moves(state, seat), game.encode(state)
        for move in nonsense(game, legal, chance):
            try:
                game.play(state, seat, move)
            except IllegalMove as error:
                assert labels.illegal(error)
                assert game.encode(state) == before
            else:
                assert move in legal
                state = game.decode(before)


@at_each_table
def test_a_planned_move_with_whatever_values_is_weighed_or_refused(game, seats):
    chance = random.Random(seats)
    for state, seat, _ in walk(game, seats, 4, curious=0.5, looks=LOOKS):
        seen = [game.redact(state, anyone) for anyone in range(seats)]
        before = [game.encode(known) for known in seen]
        for move in nonsense(game, game.legal_moves(state, seat), chance):
            anyone = chance.randrange(seats)
            known = seen[anyone]
            assert isinstance(game.premise(known, anyone, move), str)
            try:
                game.plan_moves(known, anyone, [move])
            except IllegalMove as error:
                assert error.code
        assert [game.encode(known) for known in seen] == before


@at_each_table
def test_options_with_whatever_values_are_taken_or_refused(game, seats):
    for name in game.options.__struct_fields__:
        for odd in ODD:
            try:
                state = start(game, seats, {name: odd}, "seed")
            except ValueError:  # IllegalMove among them
                continue
            assert game.problems(state) == []
