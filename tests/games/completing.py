"""Moves completed by what ``natural`` says of their fields, at random positions; what is classified by hand is checked against."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from games.base import Game, Move
from tests.games.walking import walk


class Asked(NamedTuple):
    """A field of a move that has several values in a position, and the one that ``natural`` gives (None: the player says)."""

    kind: str
    field: str
    values: list[Any]
    natural: Any


def kinds(game: Game[Any]) -> set[str]:
    """Every kind of move."""
    return {str(move.__struct_config__.tag) for move in game.move_types}


def fields(game: Game[Any]) -> set[tuple[str, str]]:
    """Every field of every kind of move."""
    return {(str(move.__struct_config__.tag), field) for move in game.move_types for field in move.__struct_fields__}


def asked_about(game: Game[Any], state: Any, seat: int, kind: str, chance: random.Random) -> tuple[list[Asked], Move]:
    """A legal move of the kind, its fields in their order natural where they can be and drawn where not; and what was asked."""
    known, chosen, asked = game.redact(state, seat), dict[str, Any](kind=kind), list[Asked]()
    moves = [move for move in game.legal_moves(state, seat) if move.kind == kind]
    for field in moves[0].__struct_fields__:
        values = list(dict.fromkeys(getattr(move, field) for move in moves))
        value = values[0]
        if len(values) > 1:
            asked.append(Asked(kind, field, values, game.natural(known, seat, dict(chosen), field, values)))
            value = chance.choice(values) if asked[-1].natural is None else asked[-1].natural
        chosen[field] = value
        moves = [move for move in moves if getattr(move, field) == value] or moves
    return asked, moves[0]


def at_random(game: Game[Any], seats: int, seeds: int, looks: int) -> Iterator[tuple[Any, int, list[Move]]]:
    """So many positions of each of some random matches, with the seat on turn and its legal moves."""
    for seed in range(seeds):
        for state, _, _ in walk(game, seats, seed, curious=0.3, looks=looks):
            for seat in game.to_move(state)[:1]:
                yield state, seat, game.legal_moves(state, seat)


def wrong_answers(game: Game[Any], seats: int, seeds: int, looks: int, expected: set[tuple[str, str]]) -> list[Asked]:
    """The fields at random positions of which ``natural`` gives no value of theirs, or one though it is not ``expected`` to."""
    chance, wrong = random.Random("natural"), list[Asked]()
    for state, seat, moves in at_random(game, seats, seeds, looks):
        for kind in dict.fromkeys(move.kind for move in moves):
            asked, move = asked_about(game, state, seat, kind, chance)
            assert move in moves
            game.play(game.copy(state), seat, move)
            for field in asked:
                if field.natural is not None and (
                    field.natural not in field.values or (field.kind, field.field) not in expected
                ):
                    wrong.append(field)
    return wrong


def without_answer(game: Game[Any], seats: int, seeds: int, looks: int) -> set[tuple[str, str]]:
    """The ways out (decision, kind) that at some random position had nothing beside them that answers the question."""
    found = set[tuple[str, str]]()
    for state, seat, moves in at_random(game, seats, seeds, looks):
        own = {move.kind for move in moves} - game.free_kinds
        ways = {kind for kind in own if game.is_way_out(state, seat, kind)}
        if ways == own:
            found |= {(game.asked(state, seat), kind) for kind in ways}
    return found


def decisions_met(game: Game[Any], seats: int, seeds: int) -> set[str]:
    """Every kind of decision that somebody had to make in some random matches."""
    return {
        decision.kind
        for seed in range(seeds)
        for state, _, _ in walk(game, seats, seed, curious=0.3)
        for decision in state.pending
    }
