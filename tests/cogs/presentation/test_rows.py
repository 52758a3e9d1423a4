"""The rows of a menu say what differs; what is the same in all of them is said once."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.alike import between, whatever
from cogs.choosing.changes import Change, Consequence
from cogs.presentation.consequences import in_full, in_short
from cogs.presentation.labels import Labels
from cogs.presentation.rows import about_beside, capital, costs_only, gains_only, once, told_apart
from games import GAMES
from locales import words

MOSAIC = Labels(GAMES["mosaic"], words("en"), ["Anna", "Ben"])
GAINS: dict[str, dict[str, Change]] = {
    "GR01": {"money": Change(10, 2), "cities": Change(0, 1), "food": Change(0, 3)},
    "GR02": {"money": Change(10, 2), "cities": Change(0, 1)},
    "GR03": {"money": Change(10, 2), "cities": Change(0, 1), "stone": Change(0, 1)},
    "GR04": {"money": Change(10, 2), "cities": Change(0, 1), "food": Change(0, 1)},
}


def found(**more: Any) -> dict[str, Consequence]:
    return {place: Consequence(0, {0: own, **more.get("others", {})}, chance=False) for place, own in GAINS.items()}


def test_what_all_rows_cost_and_bring_stands_in_none_of_them_and_once_apart():
    rows, shared = told_apart(MOSAIC, found(), 4)
    assert rows == {"GR01": "Food +3", "GR02": "", "GR03": "Stone +1", "GR04": "Food +1"}
    assert shared == "Money −8 → Cities +1"


def test_where_rows_cost_unlike_things_each_says_its_whole_price_and_what_they_bring_alike_stands_apart():
    dear = {"money": Change(10, 2), "stone": Change(4, 1), "cities": Change(0, 1)}
    unlike = {**found(), "GR05": Consequence(0, {0: dear}, chance=False)}
    rows, shared = told_apart(MOSAIC, unlike, 5)
    assert (rows["GR02"], rows["GR05"], shared) == ("Money −8", "Money −8, Stone −3", "Cities +1")


def test_a_burden_that_grows_alike_stands_in_each_row_where_the_rest_of_the_price_is_unlike():
    own = {"unrest": Change(1, 3), "cities": Change(0, 1)}
    made = {paid: Consequence(0, {0: {**own, "money": Change(9, 9 - paid)}}, chance=False) for paid in (1, 2, 3, 4)}
    rows, shared = told_apart(MOSAIC, made, 4)
    assert (rows[1], rows[4], shared) == ("Unrest +2, Money −1", "Unrest +2, Money −4", "Cities +1")


def test_a_gain_that_comes_in_all_rows_but_not_alike_stands_in_each_of_them():
    gains = {"GR01": Change(3, 8), "GR02": Change(3, 8), "GR03": Change(3, 8), "GR04": Change(3, 18)}
    rows, shared = told_apart(
        MOSAIC, {key: Consequence(0, {0: {"money": one}}, False) for key, one in gains.items()}, 4
    )
    assert (rows, shared) == ({**dict.fromkeys(("GR01", "GR02", "GR03"), "Money +5"), "GR04": "Money +15"}, "")


def test_of_what_is_paid_out_of_what_comes_both_stand_in_one_place_with_their_sum():
    own = {"ideas": Change(0, 5, paid=5), "money": Change(9, 8, paid=2), "stone": Change(4, 4, paid=1)}
    assert in_full(MOSAIC, Consequence(0, {0: own}, chance=False)) == [
        "costs Money +1 −2 = −1 (9 → 8)",
        "brings Ideas +10 −5 = +5 (0 → 5), Stone +1 −1 = ±0 (4 → 4)",
    ]


def test_a_way_of_paying_says_what_it_costs_beside_one_of_which_it_is_not_known_yet():
    one = found(others={1: {"food": Change(4, 2)}})["GR01"]
    assert in_short(MOSAIC, costs_only(one)) == "Money −8"


def test_what_all_rows_do_to_somebody_else_stands_apart_as_well():
    rows, shared = told_apart(MOSAIC, found(others={1: {"food": Change(4, 2)}}), 4)
    assert (rows["GR03"], shared) == ("Stone +1", "Money −8 → Cities +1 · Ben: Food −2")


@pytest.mark.parametrize(
    ("told", "count", "said"),
    [
        ({1: "Food +1", 2: "Food +1"}, 2, "Food +1"),
        ({1: "Food +1", 2: "Food +2"}, 2, ""),
        ({1: "Food +1"}, 2, ""),
        ({1: "Food +1"}, 1, ""),
    ],
    ids=["the same", "another", "one is not known", "alone"],
)
def test_what_few_choices_cost_and_bring_alike_is_said_once(told, count, said):
    assert once(told, count) == said


def test_where_a_row_is_not_known_every_other_one_says_all():
    rows, shared = told_apart(MOSAIC, found(), 5)
    assert (rows["GR02"], shared) == ("Money −8 → Cities +1", "")


def test_each_of_few_choices_which_are_buttons_says_all():
    few = {place: one for place, one in found().items() if place in ("GR01", "GR02")}
    assert told_apart(MOSAIC, few, 2)[0]["GR02"] == "Money −8 → Cities +1"


def test_a_label_begins_with_a_capital_whatever_it_is_in_a_sentence():
    assert [capital(label) for label in ("at random", "łąka", "2 gold", "")] == ["At random", "Łąka", "2 gold", ""]


def test_a_burden_that_grows_is_a_cost_and_one_that_is_taken_off_a_gain():
    more = Consequence(0, {0: {"unrest": Change(1, 4), "money": Change(0, 25)}}, chance=False)
    less = Consequence(0, {0: {"unrest": Change(4, 2), "money": Change(9, 4)}}, chance=False)
    assert in_short(MOSAIC, more) == "Unrest +3 → Money +25"
    assert in_short(MOSAIC, less) == "Money −5 → Unrest −2"
    assert in_full(MOSAIC, more)[0] == "costs Unrest +3 (1 → 4)"


def test_of_what_costs_the_same_in_all_rows_and_comes_in_one_the_cost_stands_apart():
    caches = {0: Change(15, 11, 4), 5: Change(15, 16, 4), 7: Change(15, 18, 4)}
    stones = {gain: Consequence(0, {0: {"stone": change}}, chance=False) for gain, change in caches.items()}
    assert told_apart(MOSAIC, {**stones, 9: stones[0]}, 4) == ({0: "", 5: "Stone +5", 7: "Stone +7", 9: ""}, "Stone −4")


def test_beside_its_price_a_choice_says_only_what_it_brings():
    one = Consequence(0, {0: {"stone": Change(15, 16, 4), "money": Change(5, 0), "cities": Change(0, 1)}}, chance=False)
    assert in_short(MOSAIC, gains_only(one)) == "Stone +5, Cities +1"


def test_what_is_common_property_is_neither_cost_nor_gain():
    one = Consequence(0, {0: {"holding-area": Change(5, 0), "money": Change(0, 9)}}, chance=False)
    assert in_short(MOSAIC, one) == "Money +9 · Money in the Holding Area for the next Tax & Tariff −5"
    assert in_full(MOSAIC, one) == [
        "brings Money +9 (0 → 9)",
        "Money in the Holding Area for the next Tax & Tariff −5 (5 → 0)",
    ]


def test_of_what_comes_in_any_case_but_more_at_some_places_the_least_is_told():
    """Mosaic: a city that brings Production, at some places with a token more of it."""
    here, there = (
        Consequence(0, {0: {"money": Change(10, 2), "food": Change(4, 4 + gain)}}, chance=False) for gain in (3, 5)
    )
    sure = whatever([there, here], least=True)
    assert sure.own == {"money": Change(10, 2), "food": Change(4, 7, least=True)}
    assert in_short(MOSAIC, sure) == "Money −8 → Food +3 or more"
    assert "food" not in whatever([there, here]).own


def test_what_costs_something_in_all_but_not_as_much_is_told_from_the_least_to_the_most():
    ends = [
        Consequence(0, {0: {"money": Change(9, 9 - paid + 2, paid), "food": Change(0, food)}}, False)
        for paid, food in ((1, 1), (3, 0))
    ]
    assert in_short(MOSAIC, between(ends)) == "Money −1 to −3 → Money +2"
    assert in_short(MOSAIC, between(ends[:1])) == "Money −1 → Money +2, Food +1"
    rows, shared = told_apart(MOSAIC, {0: between(ends), 1: ends[0], 2: ends[0], 3: ends[0]}, 4)
    assert (rows[0], rows[1], shared) == ("Money −1 to −3 → Money +2", "Money −1 → Money +2, Food +1", "")


def test_of_the_moves_to_which_one_choice_still_leads_the_least_is_told_that_comes_by_any_of_them():
    """Rise of Empires: a tile with which regions are entered that bring one or two points; what some of them bring is not told."""
    ends = [
        Consequence(
            0, {0: {"money": Change(9, 9 - paid), "food": Change(1, 1 + food), "stone": Change(0, stone)}}, False
        )
        for paid, food, stone in ((1, 2, 0), (1, 4, 1))
    ]
    assert in_short(MOSAIC, between(ends)) == "Money −1 → Food +2 or more"
    other = [
        Consequence(0, {0: {"money": Change(9, 9 - paid + gain, paid)}}, False)
        for paid, gain in ((1, 2), (3, 5), (2, 2))
    ]
    assert in_short(MOSAIC, between(other)) == "Money −1 to −3 → Money +2 or more"


@pytest.mark.parametrize(
    ("card", "told", "about"),
    [
        ("tech_arch", "Population +1, Ideas production +2 · Ben: Food −2", ""),
        ("tech_arch", "Population +1", "Ideas production +2."),
        ("tech_dance", "Ideas −5 → Ideas +5, Science (symbol) +1", "Final scoring: 3 VP."),
        ("tech_dance", "Ideas +10", "Gain 5 Ideas. Final scoring: 3 VP."),
        ("tech_migration", "Population +1", MOSAIC.about("tech_migration", row=True)),  # one is lost
        ("tech_merchants", "Money +5", MOSAIC.about("tech_merchants", row=True)),  # later, and often
        ("tech_cisterns_wells", "", "Gain 2 Population."),
    ],
)
def test_what_a_row_tells_in_numbers_it_does_not_tell_again_in_words(card: str, told: str, about: str):
    assert about_beside(MOSAIC, card, "turn_up", told) == about


def test_points_of_which_some_come_back_in_some_rows_stand_whole_in_each_with_their_sum():
    founders = Labels(GAMES["founders_of_the_empire"], words("en"), ["Anna", "Ben"])
    gains = (0, 0, 1, 2)
    made = {at: Consequence(0, {0: {"points": Change(4, 3 + gain, 1)}}, False) for at, gain in enumerate(gains)}
    rows, shared = told_apart(founders, made, 4)
    whole = {0: "points −1", 1: "points −1", 2: "points +1 −1 = ±0", 3: "points +2 −1 = +1"}
    assert (rows, shared) == (whole, "")
