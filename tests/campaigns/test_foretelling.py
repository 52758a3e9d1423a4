"""The short form of ``foretelling``: what a position promises goes with how its match ends, and weights are found again."""

from __future__ import annotations

import pytest

from games import GAMES
from games.mare_nostrum.computer import prospects as mare
from tests.campaigns.foretelling import FITTED, Seen, fit, fit_chances, foretold, positions, to_come


@pytest.mark.parametrize("slug", FITTED)
def test_whoever_is_ahead_by_the_prospects_late_in_a_match_is_ahead_at_its_end(slug: str):
    late = [seen for seen in positions(GAMES[slug], GAMES[slug].seats[0], 4, "short") if seen.part > 2 / 3]
    assert foretold(late).correlation > 0.6


def seen(*held: tuple[float, float], got: list[float]) -> Seen:
    return Seen(0.5, got, got, 0, [{"coins": coins, "carts": carts} for coins, carts in held])


def test_the_weights_that_made_the_points_are_found():
    many = [
        seen((coins, carts), (3, 5), got=[10 + 2 * coins + 0.5 * carts, 10 + 6 + 2.5])
        for coins in range(12)
        for carts in range(12)
    ]
    weights = fit(many, ridge=0.0)
    assert weights == pytest.approx({"coins": 2.0, "carts": 0.5}, abs=0.01)
    assert to_come(many, weights) == pytest.approx({2: 10.0}, abs=0.2)


def test_the_weights_that_made_the_chances_are_found():
    many = [
        seen((coins, carts), (3, 5), got=mare.chances([0.4 * coins + 0.1 * carts, 1.7]))
        for coins in range(8)
        for carts in range(8)
    ]
    assert fit_chances(many, drawn=0.0) == pytest.approx({"coins": 0.4, "carts": 0.1}, abs=0.03)


def test_nothing_is_worth_less_than_nothing():
    weights = fit([seen((coins, 0), (0, 0), got=[-coins, 0]) for coins in range(1, 200)])
    assert weights == {"coins": 0.0, "carts": 0.0}


def test_what_is_expected_and_got_exactly_is_foretold_without_error():
    assert foretold([seen((0, 0), (0, 0), got=[7.0, 4.0])]) == pytest.approx((1.0, 1.0, 0.0))
