"""Stored puzzles: their answers are legal, differ, and the right one is still clearly the best."""

from __future__ import annotations

from statistics import fmean

import pytest

from games import GAMES
from games.records.puzzles import Puzzle, move_of, position_of, puzzles_of
from games.thinking.review import SURE
from tests.campaigns.puzzles import FIRST, LEAST, USUAL_LEAST, WANTED, gaps_of, key_of

STORED = [
    pytest.param(slug, puzzle, id=f"{slug}-{puzzle.seed.replace(' ', '-')}")
    for slug in sorted(GAMES)
    for puzzle in puzzles_of(slug)
]


@pytest.mark.parametrize(("slug", "puzzle"), STORED)
def test_the_right_answer_of_a_puzzle_is_still_clearly_better_than_the_best_wrong_one(slug: str, puzzle: Puzzle):
    game = GAMES[slug]
    state = position_of(game, puzzle)
    view = game.redact(state, puzzle.seat)
    moves = [move_of(game, move) for move in (puzzle.answer, *(other.move for other in puzzle.others))]
    assert puzzle.seat in game.to_move(state)
    assert len({*moves}) == len(moves) >= 3
    assert {*moves} <= {*game.legal_moves(view, puzzle.seat)}
    nearest = min(range(len(puzzle.others)), key=lambda place: puzzle.others[place].short)
    asked = [moves[0], moves[nearest + 1]]
    (gaps,) = gaps_of(game, view, puzzle.seat, asked, key_of(puzzle.seed, len(puzzle.moves)), range(FIRST))
    assert fmean(gaps) >= LEAST.get(slug, USUAL_LEAST)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_puzzles_go_from_easy_to_hard_and_each_wrong_answer_falls_short_beyond_doubt(slug: str):
    puzzles = puzzles_of(slug)
    order = [[*WANTED].index(puzzle.level) for puzzle in puzzles]
    assert order == sorted(order)
    assert len({puzzle.seed for puzzle in puzzles}) == len(puzzles)
    assert all(other.short > SURE * other.error for puzzle in puzzles for other in puzzle.others)
