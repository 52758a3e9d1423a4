"""The course of points, found by playing a match again."""

from __future__ import annotations

import pytest

from cogs.presentation.course import course_of, periods_by_moves, periods_of
from db.rows import MoveRow
from games import GAMES
from tests.cogs.tables import table
from tests.discord.past import played

SLUGS = [slug for slug, game in GAMES.items() if 2 in game.seats]
MOVES = 60  # then one of the two concedes

# What players count, as it begins; in Founders of the Empire that is turns.
COUNTED = [("imperial_settlers", "I"), ("mare_nostrum", "1"), ("mosaic", "1"), ("rise_of_empires", "I-A")]


def stored(slug, seats=2):
    """A match after its last move, with its moves."""
    game, story = GAMES[slug], played(slug, seats, "seed", MOVES)
    match = table(game, story.state)
    moves = [
        MoveRow(1, ply, seat, None, game.encode_move(move).decode(), "[]", False, 0)
        for ply, (seat, move, _) in enumerate(story.moves, 1)
    ]
    return match, moves


@pytest.mark.parametrize("slug", SLUGS)
def test_it_ends_with_the_points_at_the_end_and_has_each_turn_once_in_order(slug):
    match, moves = stored(slug)
    course = course_of(match, moves, final=True)
    game, state = match.game, match.state
    assert course[-1] == (game.turn(state), tuple(sum(part.values()) for part in game.standing(state)))
    turns = [turn for turn, _ in course]
    assert turns == sorted(set(turns)) and turns[0] == 0
    made = {told.turn for _, _, told in played(slug, 2, "seed", MOVES).moves}
    assert made - {0} <= set(turns)


@pytest.mark.parametrize("slug", SLUGS)
def test_points_are_those_that_everybody_could_know_until_the_end_is_final(slug):
    match, moves = stored(slug)
    half = moves[: len(moves) // 2]
    game = match.game
    state = game.setup(2, game.options(), "seed")
    for move in half:
        game.play(state, move.seat, game.decode_move(move.move))
    known = game.standing(game.redact(state, None))
    assert course_of(match, half, final=False)[-1] == (game.turn(state), tuple(sum(part.values()) for part in known))
    # The end itself shows all points.
    shown, whole = course_of(match, moves, final=False), course_of(match, moves, final=True)
    assert shown[-1] == whole[-1] and shown[-1][1] == tuple(sum(part.values()) for part in game.standing(match.state))


def test_a_match_without_moves_has_its_start_only():
    match, _ = stored(SLUGS[0])
    assert course_of(match, [], final=False) == ((0, (0, 0)),)


@pytest.mark.parametrize(("slug", "first"), [("founders_of_the_empire", ""), *COUNTED])
def test_a_match_counts_what_its_players_count(slug, first):
    match, moves = stored(slug, min(seats for seats in GAMES[slug].seats if seats > 1))
    periods = periods_of(match, moves)
    assert [name for _, name in periods[:1]] == [first][: bool(first)]
    assert [turn for turn, _ in periods] == sorted({turn for turn, _ in periods})


@pytest.mark.parametrize(("slug", "first"), [("founders_of_the_empire", "1"), *COUNTED])
def test_what_players_count_is_known_by_moves_as_well(slug, first):
    match, moves = stored(slug, min(seats for seats in GAMES[slug].seats if seats > 1))
    periods = periods_by_moves(match, moves)
    assert periods[0][1] == first
    assert [ply for ply, _ in periods] == sorted({ply for ply, _ in periods})
    assert periods[-1][0] <= len(moves)
