"""Golden counts of every game: how many moves are legal and how many states can be reached from fixed positions."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from tests.games.counting import Position, count, file_of, read_perft, state_of
from tests.games.kept import of_each_game

POSITIONS = [(slug, position) for slug in GAMES if file_of(slug).exists() for position in read_perft(slug).positions]

from_each_position = pytest.mark.parametrize(
    ("slug", "position"), POSITIONS, ids=[f"{slug}-{position['name']}" for slug, position in POSITIONS]
)


def states(slug: str) -> list[Any]:
    """The fixed positions of a game."""
    return [state_of(slug, position["name"]) for position in read_perft(slug).positions]


@from_each_position
def test_counts_from_a_fixed_position(slug: str, position: Position):
    assert count(slug, position) == position["counts"]


@of_each_game
def test_fixed_positions_are_sound_unless_they_say_why_not(slug: str):
    positions = zip(read_perft(slug).positions, states(slug), strict=True)
    unsound = {position["name"] for position, state in positions if GAMES[slug].problems(state)}
    assert unsound == {position["name"] for position in read_perft(slug).positions if "unsound" in position}


@of_each_game
def test_every_kind_of_position_is_counted(slug: str):
    lacking = [
        f"{slug}: no position with {wanted}"
        for wanted in read_perft(slug).covers
        if not any(all(getattr(state, field) == value for field, value in wanted.items()) for state in states(slug))
    ]
    assert lacking == []


@of_each_game
def test_no_fixed_position_offers_too_much(slug: str):
    game = GAMES[slug]
    offered = [len(game.legal_moves(state, game.to_move(state)[0])) for state in states(slug)]
    assert max(offered) <= read_perft(slug).most
