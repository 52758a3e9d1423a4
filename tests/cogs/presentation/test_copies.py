"""Copies of a card have one name, and are told apart by what is printed on them where one chooses between several."""

from __future__ import annotations

import pytest

from cogs.presentation.components import component_text
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels
from games import GAMES
from games.imperial_settlers.moves import Build, Draft
from locales import words

GAME = GAMES["imperial_settlers"]


@pytest.mark.parametrize(
    ("lang", "cards", "names"),
    [
        ("en", ("com_mason", "com_castle"), ["Mason", "Castle"]),
        ("en", ("com_castle", "com_castle#3"), ["Castle (costs 1 Wood, 1 Stone)", "Castle (costs 2 Stone)"]),
        ("pl", ("com_castle", "com_castle#3"), ["Zamek (koszt: 1 drewno, 1 kamień)", "Zamek (koszt: 2 kamienie)"]),
        ("en", ("com_quarry", "com_quarry#2"), ["Quarry (copy 1)", "Quarry (copy 2)"]),
        ("pl", ("com_quarry", "com_quarry#2"), ["Kamieniołom (egzemplarz 1)", "Kamieniołom (egzemplarz 2)"]),
        ("en", ("com_ruins#3", "com_ruins#5"), ["Ruins (copy 3)", "Ruins (copy 5)"]),
        (
            "en",
            ("com_castle", "com_castle#2", "com_castle#3"),
            [
                "Castle (costs 1 Wood, 1 Stone, copy 1)",
                "Castle (costs 1 Wood, 1 Stone, copy 2)",
                "Castle (costs 2 Stone)",
            ],
        ),
    ],
)
def test_only_copies_between_which_one_chooses_are_told_apart(lang, cards, names):
    plain = Labels(GAME, words(lang), ("Anna",))
    told = telling_apart(plain, [Draft(card) for card in cards])
    assert [told.choice("card", card) for card in cards] == names
    assert {plain.choice("card", card).partition(" (")[0] for card in cards} == {
        name.partition(" (")[0] for name in names
    }
    assert not any("(" in plain.component(card) for card in cards)


def test_a_copy_in_the_hand_has_no_number_because_of_one_that_lies_on_the_table():
    told = telling_apart(Labels(GAME, words("en"), ("Anna",)), [Build("com_quarry", ("com_quarry#2",), ())])
    assert told.component("com_quarry") == told.component("com_quarry#2") == "Quarry"


def test_a_card_that_is_looked_up_tells_what_its_copies_cost():
    told = component_text(GAME, GAME.components["com_castle"], "en")
    assert "**Costs:** 1 Wood, 1 Stone / 2 Stone" in told
