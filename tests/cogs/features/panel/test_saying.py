"""What the description of an option says besides what its choice costs and brings."""

from __future__ import annotations

import pytest

from cogs.features.panel.saying import described, option_texts, with_told
from cogs.presentation.labels import labels_for
from games import GAMES
from tests.cogs.tables import table


@pytest.mark.parametrize(
    ("told", "about", "said"),
    [
        (
            "Ideas −5 → Food production +3, Science +1",
            "Food production +3.",
            "Ideas −5 → Food production +3, Science +1",
        ),
        ("Food production +12", "Food production +1.", "Food production +12 · Food production +1."),
        ("", "Food production +3.", "Food production +3."),
    ],
    ids=["a number that stands there", "a longer number", "no number at all"],
)
def test_what_a_card_does_is_not_said_again_where_it_is_one_of_the_numbers(told: str, about: str, said: str):
    assert described(told, about) == said


def test_a_row_leaves_out_what_the_name_of_its_card_tells_and_keeps_what_the_card_gives():
    game = GAMES["mosaic"]
    labels = labels_for(table(game, game.setup(2, game.options(), "rows")), "en")
    card = "build_merchant_city"
    assert labels.about(card, "build") == "Place a City. Tariff production +3."
    assert labels.about(card, "build", row=True) == "Tariff production +3."


@pytest.mark.parametrize(
    ("remark", "label", "description"),
    [("free", "Gaul", "free · Money −1 · A place."), ("r" * 95, "Gaul · Money −1", f"{'r' * 95} · A…")],
    ids=["room for both", "no room for both"],
)
def test_neither_what_it_costs_nor_what_is_remarked_is_cut(remark: str, label: str, description: str):
    assert option_texts("Gaul", "Money −1", "A place.", remark) == (label, description)


@pytest.mark.parametrize(
    ("label", "told", "button", "row"),
    [
        ("Work: Food", "Food +33, Stone +5", "Work: Food +33, Stone +5", ("Work: Food +33", "Stone +5")),
        ("Metal", "metal +1", "Metal +1", ("Metal +1", None)),
        ("Population +2", "Food −5 → Population +2", "Population +2 · Food −5", ("Population +2", "Food −5")),
        ("Gold Creek", "Gold +1", "Gold Creek · Gold +1", ("Gold Creek", "Gold +1")),
    ],
)
def test_what_a_control_names_is_not_named_again_with_its_amount(
    label: str, told: str, button: str, row: tuple[str, str | None]
):
    assert with_told(label, told) == button
    assert option_texts(label, told, "", "") == row
