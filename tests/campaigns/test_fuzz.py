"""The short form of the fuzzer, and that what it writes down can be played again."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

import pytest

from games import GAMES
from games.base import Game
from games.core.errors import IllegalMove
from games.records.record import read_record, verify
from tests.campaigns.fuzz import fuzz
from tests.variants import choices, rotated

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


@pytest.mark.parametrize("slug", GAMES)
def test_six_rounds_of_tables_play_every_value_of_every_option(slug):
    game = GAMES[slug]
    for number in range(18):
        options = [rotated(game, seats, number + further) for seats in game.seats for further in range(6)]
        for name, values in choices(game.options).items():
            assert {getattr(drawn, name) for drawn in options} == set(values)


@pytest.mark.parametrize("slug", GAMES)
def test_each_table_plays_every_combination_of_options_in_turn(slug):
    game = GAMES[slug]
    values = choices(game.options)
    for seats in game.seats:
        combined = [dict(zip(values, each, strict=True)) for each in product(*values.values())]
        possible = {tuple(each.values()) for each in combined if has(game, seats, each)}
        options = [rotated(game, seats, number) for number in range(prod(map(len, values.values())))]
        assert {tuple(getattr(drawn, name) for name in values) for drawn in options} == possible


def has(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    """Whether the rules have this combination of options."""
    try:
        game.setup(seats, game.options(**options), "combined")
    except IllegalMove:
        return False
    return True


def test_settlers_are_fuzzed_with_decks_of_their_own_and_assigned_factions():
    game = GAMES["imperial_settlers"]
    drawn = [rotated(game, seats, number) for seats in game.seats for number in range(24)]
    assert {options.format for options in drawn if options.decks} == {"open", "standard"}
    assert all(options.decks for options in drawn if options.format in ("open", "standard"))
    assert {sum(map(bool, options.factions)) for options in drawn if len(options.factions) == 4} >= {0, 1, 2}


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
