"""What is suggested while a move is typed."""

from __future__ import annotations

import pytest

from cogs.discord_io.autocomplete import Offer, choices
from cogs.features.games.reading import spelt
from cogs.features.games.typed import offers
from cogs.presentation.autocomplete_cache import Glance
from cogs.presentation.labels import labels_for
from games import GAMES
from tests.cogs.features.panel.pressing import seated
from tests.games.mare_nostrum.positions import position as mare


def test_things_are_spelt_joined_none_of_them_as_a_dash_and_seats_from_1():
    values = {"goods": ("wood", "stone"), "cards": ("wood",), "give": (), "count": 3, "good": "food", "opponent": 0}
    assert [spelt(field, value) for field, value in values.items()] == ["wood+stone", "wood", "-", "3", "food", "1"]


def test_a_set_too_long_for_discord_is_not_suggested_rather_than_cut():
    fits, long = tuple("x" * 24 for _ in range(4)), tuple("x" * 24 for _ in range(5))
    offered = choices([Offer("fits", spelt("goods", fits)), Offer("long", spelt("goods", long))], "")
    assert [(choice.name, choice.value) for choice in offered] == [("fits", "+".join(fits))]


def test_suggestions_that_begin_with_what_was_typed_come_first_in_any_language():
    offers = [
        Offer("Plac targowy", "market", ("Market",)),
        Offer("Supermarket", "big"),
        Offer("Las", "forest", ("Forest",)),
    ]
    assert [choice.value for choice in choices(offers, "MARK")] == ["market", "big"]


@pytest.mark.parametrize("typed", ["latium", "lacjum", "roma"])
def test_a_place_is_found_by_its_name_in_any_language_and_by_that_of_its_city(typed):
    position = seated(GAMES["mare_nostrum"], mare("rome", hands={"rome": {"coin": 3}}), 0)
    offered = offers(Glance(position, labels_for(position.table, "en"), "en"), "legion", "province", {})
    assert [choice.value for choice in choices(offered, typed)] == ["latium"]
