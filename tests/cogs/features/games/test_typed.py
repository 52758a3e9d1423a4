"""What is suggested while a move is typed."""

from __future__ import annotations

from cogs.discord_io.autocomplete import Offer, choices
from cogs.features.games.reading import spelt


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
