"""The course of points, found by playing a match again."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from cogs.presentation.course import course_of
from db.rows import MoveRow
from games import GAMES
from tests.cogs.tables import table
from tests.discord.past import played

SLUGS = [slug for slug, game in GAMES.items() if 2 in game.seats]
MOVES = 60  # then one of the two concedes


def stored(slug, status):
    """A match of two after its last move, or as if it still ran, with its moves."""
    game, story = GAMES[slug], played(slug, 2, "seed", MOVES)
    match = table(game, story.state)
    moves = [
        MoveRow(1, ply, seat, None, game.encode_move(move).decode(), "[]", False, 0)
        for ply, (seat, move, _) in enumerate(story.moves, 1)
    ]
    return replace(match, row=msgspec.structs.replace(match.row, status=status)), moves


@pytest.mark.parametrize("slug", SLUGS)
def test_it_ends_with_the_points_at_the_end_and_has_each_turn_once_in_order(slug):
    match, moves = stored(slug, "finished")
    course = course_of(match, moves)
    game, state = match.game, match.state
    assert course[-1] == (game.turn(state), tuple(sum(part.values()) for part in game.standing(state)))
    turns = [turn for turn, _ in course]
    assert turns == sorted(set(turns)) and turns[0] == 0
    made = {told.turn for _, _, told in played(slug, 2, "seed", MOVES).moves}
    assert made - {0} <= set(turns)


@pytest.mark.parametrize("slug", SLUGS)
def test_points_of_a_running_match_are_those_that_everybody_may_know(slug):
    match, moves = stored(slug, "running")
    half = moves[: len(moves) // 2]
    game = match.game
    state = game.setup(2, game.options(), "seed")
    for move in half:
        game.play(state, move.seat, game.decode_move(move.move))
    known = game.standing(game.redact(state, None))
    assert course_of(match, half)[-1] == (game.turn(state), tuple(sum(part.values()) for part in known))


def test_a_match_without_moves_has_its_start_only():
    match, _ = stored(SLUGS[0], "running")
    assert course_of(match, []) == ((0, (0, 0)),)
