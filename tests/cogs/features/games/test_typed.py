"""What is suggested while a move is typed."""

from __future__ import annotations

from cogs.discord_io.autocomplete import choices
from cogs.features.games.typed import spelt
from cogs.presentation.labels import labels_for
from games import GAMES
from tests.cogs.tables import table

GAME = GAMES["imperial_settlers"]
LABELS = labels_for(table(GAME, GAME.setup(2, GAME.options(), "typed")), "en")


def test_things_are_spelt_joined_and_none_of_them_as_a_dash():
    assert [spelt(value) for value in (("wood", "stone"), ("wood",), (), 3, "food")] == [
        "wood+stone",
        "wood",
        "-",
        "3",
        "food",
    ]


def test_a_set_too_long_for_discord_is_not_suggested_rather_than_cut():
    fits, long = tuple("x" * 24 for _ in range(4)), tuple("x" * 24 for _ in range(5))
    offered = choices([("fits", spelt(fits)), ("long", spelt(long))], "", LABELS)
    assert [(choice.name, choice.value) for choice in offered] == [("fits", "+".join(fits))]
