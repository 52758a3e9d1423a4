"""The benchmark measures all there is to play, by the present rules."""

from __future__ import annotations

from games import GAMES
from render import PAINTERS
from tests.benchmark.states import longest_records


def test_the_benchmark_has_a_match_by_the_present_rules_of_every_game_and_number_of_seats():
    measured = {(record.slug, record.seats, record.rules_version) for record in longest_records()}
    assert measured == {(slug, seats, GAMES[slug].rules_version) for slug in PAINTERS for seats in GAMES[slug].seats}
