"""The short form of the fuzzer, and that what it writes down can be played again."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.core.record import read_record, verify
from tests.campaigns.fuzz import fuzz

SLUG = next(iter(GAMES))


def test_random_moves_break_nothing_at_any_table(tmp_path):
    report = fuzz(9_000, tmp_path)
    assert report.failures == []
    assert report.moves >= 9_000
    assert report.matches.keys() == {(slug, seats) for slug, game in GAMES.items() for seats in game.seats}


def test_every_kind_of_move_is_played_in_2000_random_moves_of_the_first_game(tmp_path):
    report = fuzz(2_000, tmp_path, games={SLUG: GAMES[SLUG]})
    assert report.failures == []
    assert {kind for _, kind in report.kinds} >= set(GAMES[SLUG].kind_order)


@pytest.fixture
def broken() -> dict[str, Any]:
    """The first game with an invariant that does not hold from the seventh turn on."""

    class Broken(type(GAMES[SLUG])):  # type: ignore[misc]
        def problems(self, state: Any) -> list[str]:
            return ["seven"] if self.turn(state) >= 7 else super().problems(state)

    return {SLUG: Broken(GAMES[SLUG].data_text)}


def test_a_failing_match_is_written_down_and_loads_up_to_the_failure(tmp_path, broken):
    report = fuzz(100, tmp_path / "new" / "folder", games=broken)
    what, file = report.failures[0]
    assert what == "AssertionError: seven"
    state = verify(GAMES, read_record(file.read_bytes()))
    assert GAMES[SLUG].turn(state) == 7


def test_the_same_numbers_give_the_same_matches(tmp_path):
    first, second = (fuzz(500, tmp_path, first=7) for _ in range(2))
    assert first.kinds == second.kinds
    assert fuzz(500, tmp_path, first=8).kinds != first.kinds


def test_a_move_that_raises_is_the_last_of_the_file(tmp_path, broken, monkeypatch):
    game = broken[SLUG]
    monkeypatch.setattr(type(game), "outcome", lambda self, state: None)
    monkeypatch.setattr(type(game), "apply", lambda self, state, seat, move: [][0])
    report = fuzz(3, tmp_path, games=broken)
    what, file = report.failures[0]
    assert what == "IndexError: list index out of range"
    assert len(read_record(file.read_bytes()).moves) == 1
