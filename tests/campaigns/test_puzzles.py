"""The short form of the search: it finds a stored puzzle again, and nothing where nothing costs enough."""

from __future__ import annotations

from games import GAMES
from games.records.puzzles import position_of, puzzles_of
from tests.campaigns.puzzles import judged, search
from tests.games.small_game import SMALL

SLUG = "rise_of_empires"


def test_a_stored_puzzle_is_found_again_in_its_position():
    game, puzzle = GAMES[SLUG], puzzles_of(SLUG)[0]
    found = judged(game, position_of(game, puzzle), puzzle.seed, len(puzzle.moves), 3.0)
    assert found == (puzzle.level, puzzle.seat, puzzle.answer, puzzle.others)


def test_where_nothing_costs_enough_nothing_is_found():
    assert search(SMALL, 0, 1000.0) is None
