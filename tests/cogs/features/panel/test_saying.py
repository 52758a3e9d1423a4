"""What the description of an option says besides what its choice costs and brings."""

from __future__ import annotations

import pytest

from cogs.choosing.picker import Step
from cogs.features.panel.saying import HELP, changed_to, described, option_texts, with_told
from cogs.features.panel.worth import told_alike
from cogs.presentation.cutting import cut
from cogs.presentation.joining import says
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
    [("free", "Gaul", "Money −1 · free · A place."), ("r" * 95, "Gaul · Money −1", "r" * 95)],
    ids=["room for both", "no room for both"],
)
def test_neither_what_it_costs_nor_what_is_remarked_is_cut(remark: str, label: str, description: str):
    assert option_texts("Gaul", "Money −1", "A place.", remark) == (label, description)


def test_a_long_remark_that_leaves_no_room_for_what_it_does_begins_behind_the_label():
    first, last, does = "start: " + "f" * 40, "production: " + "p" * 34, "Once per game: gain 20 Money."
    said = option_texts("Judge", "Symbols +1", does, f"{first}; {last}")
    assert said == (f"Judge · {first}", f"Symbols +1 · {last} · Once per game: gain 20 Money.")
    assert option_texts("Judge", "Symbols +1", "", f"{first}; {last}")[0].startswith("Judge · Symbols +1")


OWN = "Unrest +2 → Money +22"


@pytest.mark.parametrize(
    ("told", "about", "remark", "said"),
    [
        (
            f"{OWN} · Ben: Food −20",
            "Gain 100 things; then " + "things " * 9,
            "",
            f"{OWN} · Ben: Food −20 · Gain 100 things; …",
        ),
        (f"{OWN} · Ben: Food −20", "Gain 100 " + "things " * 9, "", f"{OWN} · Ben: Food −20"),
        ("", "Gain 100 " + "things " * 14, "", f"Gain 100{' things' * 13}…"),
        (f"{OWN} · Ben: {'Food −20, ' * 8}Ideas −1", "", "", f"{OWN} · Ben: {'Food −20, ' * 7}…"),
        (OWN, "", "Symbols " + ", ".join(["Building 13"] * 9), f"{OWN} · Symbols {'Building 13, ' * 5}…"),
        ("Food −5 → " + ", ".join(["Stone +123"] * 9), "", "", f"Food −5 → {'Stone +123, ' * 7}…"),
    ],
    ids=[
        "clauses of the card",
        "its one sentence",
        "that alone",
        "what others have of it",
        "what the card counts",
        "things that come",
    ],
)
def test_what_has_no_room_is_left_out_in_whole_parts_and_what_the_seat_pays_and_gets_last(
    told: str, about: str, remark: str, said: str
):
    assert described(told, about, remark) == said
    assert len(said) <= HELP


def test_no_text_is_cut_in_the_midst_of_a_number():
    assert [cut("Money +225", most) for most in (8, 9, 10)] == ["Money…", "Money…", "Money +225"]


@pytest.mark.parametrize(
    ("label", "told", "button", "row"),
    [
        ("Work: Food", "Food +33, Stone +5", "Work: Food +33, Stone +5", ("Work: Food +33", "Stone +5")),
        ("Metal", "metal +1", "Metal +1", ("Metal +1", None)),
        ("Metal", "metal −1, wine −1", "Metal · metal −1, wine −1", ("Metal", "metal −1, wine −1")),
        ("Metal", "metal −1", "Metal · metal −1", ("Metal", "metal −1")),
        ("Population +2", "Food −5 → Population +2", "Population +2 · Food −5", ("Population +2", "Food −5")),
        ("Gold Creek", "Gold +1", "Gold Creek · Gold +1", ("Gold Creek", "Gold +1")),
    ],
)
def test_what_a_control_names_is_not_named_again_with_its_amount(
    label: str, told: str, button: str, row: tuple[str, str | None]
):
    assert with_told(label, told) == button
    assert option_texts(label, told, "", "") == row


@pytest.mark.parametrize(
    ("label", "told", "row"),
    [
        ("Cache: Food × 5", "Food +5, Money +5", "Food +5, Money +5"),
        ("Cache: Money × 10", "Money +15", "Money +15"),
        ("Population +2", "Food −5 → Population +2 · Ben: Food −2", "Food −5 · Ben: Food −2"),
    ],
)
def test_what_a_row_names_with_its_amount_is_not_told_again_but_beside_other_gains(label: str, told: str, row: str):
    assert option_texts(label, told, "", "") == (label, row)


@pytest.mark.parametrize(
    ("name", "other", "said"),
    [
        ("Populous City", "City", True),
        ("Miasto Portowe", "Miasto", True),
        ("City", "City", False),
        ("Capacity", "City", False),
    ],
)
def test_a_piece_is_not_named_beside_a_card_that_is_called_by_it(name: str, other: str, said: bool):
    assert says(name, other) == said


def test_of_several_things_that_are_paid_none_is_taken_out_of_the_price_because_the_row_is_called_so():
    assert option_texts("Wine", "Wine −1, Oil −1 → Fame +1", "", "") == ("Wine", "Wine −1, Oil −1 → Fame +1")
    assert option_texts("Wine", "Wine −1 → Fame +1", "", "") == ("Wine −1", "Fame +1")


@pytest.mark.parametrize(
    ("label", "value", "told", "button"),
    [
        ("How do you pay? Coins", "Coins", "coins −3", "How do you pay? Coins · coins −3"),
        (
            "What do you give up for it? Settlement",
            "Settlement",
            "VP −2, Workers per Production −2 → VP +2",
            "What do you give up for i… Settlement · VP −2, Workers per Production −2 → VP +2",
        ),
        ("What for? " + "n" * 30, "n" * 30, "t" * 35 + " −2", "n" * 30 + " · " + "t" * 35 + " −2"),
        (
            "Western Europe: 2 cubes · you control the region (before: Anna); then Ben: 2",
            "2 cubes · you control the region (before: Anna); then Ben: 2",
            "cubes −2 → map cubes +2",
            "Western Europe: 2 cubes · cubes −2 → map cubes +2",
        ),
        ("How many? " + "n" * 60, "n" * 60, "cubes −2 → map cubes +2", "n" * 53 + "… · cubes −2 → map cubes +2"),
    ],
)
def test_a_button_of_a_field_cuts_what_is_remarked_and_asked_then_the_value_never_the_numbers(
    label: str, value: str, told: str, button: str
):
    assert changed_to(label, value, told) == button
    assert len(button) <= 80


def test_what_several_things_that_are_ticked_bring_is_told_of_all_of_them():
    labels = labels_for(table(GAMES["mosaic"], GAMES["mosaic"].setup(2, GAMES["mosaic"].options(), "ticks")), "en")
    one, two = (Step({"kind": "pay"}, "cards", values, None, (0,)) for values in (["a", "b"], [("a", "b"), ("a", "c")]))
    assert told_alike(labels, one, "VP +2") == "each: VP +2"
    assert told_alike(labels, two, "VP +2") == "all that you tick together: VP +2"
