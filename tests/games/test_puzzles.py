"""Stored puzzles: their answers are legal, differ, and the right one is still clearly the best."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from games import GAMES
from games.records.puzzles import Puzzle, move_of, position_of, puzzles_of
from games.thinking.review import SURE
from tests.campaigns.puzzles import FIRST, LEAST, USUAL_LEAST, WANTED, gaps_of, key_of
from tests.samples import samples

CHECKED = samples(3)  # of each game, spread from easy to hard, that are thought about again


def stored(most: int) -> list[Any]:
    """At most so many puzzles of each game."""
    return [
        pytest.param(slug, puzzle, id=f"{slug}-{puzzle.seed.replace(' ', '-')}")
        for slug in sorted(GAMES)
        for puzzle in puzzles_of(slug)[:: -(-len(puzzles_of(slug)) // most) or 1]
    ]


@pytest.mark.parametrize(("slug", "puzzle"), stored(most=1000))
def test_the_answers_of_a_puzzle_are_legal_and_differ(slug: str, puzzle: Puzzle):
    game = GAMES[slug]
    state = position_of(game, puzzle)
    moves = [move_of(game, move) for move in (puzzle.answer, *(other.move for other in puzzle.others))]
    assert puzzle.seat in game.to_move(state)
    assert len({*moves}) == len(moves) >= 3
    assert {*moves} <= {*game.legal_moves(game.redact(state, puzzle.seat), puzzle.seat)}


@pytest.mark.parametrize(("slug", "puzzle"), stored(CHECKED))
def test_the_right_answer_of_a_puzzle_is_still_clearly_better_than_the_best_wrong_one(slug: str, puzzle: Puzzle):
    game = GAMES[slug]
    view = game.redact(position_of(game, puzzle), puzzle.seat)
    nearest = min(puzzle.others, key=lambda other: other.short)
    asked = [move_of(game, puzzle.answer), move_of(game, nearest.move)]
    (gaps,) = gaps_of(game, view, puzzle.seat, asked, key_of(puzzle.seed, len(puzzle.moves)), range(FIRST))
    assert fmean(gaps) >= LEAST.get(slug, USUAL_LEAST)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_puzzles_go_from_easy_to_hard_and_each_wrong_answer_falls_short_beyond_doubt(slug: str):
    puzzles = puzzles_of(slug)
    order = [[*WANTED].index(puzzle.level) for puzzle in puzzles]
    assert order == sorted(order)
    assert len({puzzle.seed for puzzle in puzzles}) == len(puzzles)
    assert all(other.short > SURE * other.error for puzzle in puzzles for other in puzzle.others)
