"""R1, R2, R4.6, R25.1, R26: the components, and what the loader refuses."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from games.core.errors import DataError
from render.shared.wording import text_of
from tests.games.imperial_settlers.case_builder import GAME

CATALOGUE = GAME.catalogue
FACTIONS = ("barbarians", "japanese", "romans", "egyptians")
BASE = {name: card for name, card in CATALOGUE.cards.items() if card.type.set == "base"}


def test_the_base_game_has_220_cards():
    """R1.1"""
    decks = Counter(card.type.deck for card in BASE.values())
    assert decks == Counter({"common": 84, **dict.fromkeys(FACTIONS, 30)})
    assert len(CATALOGUE.attacks) == 16
    assert decks.total() + len(CATALOGUE.attacks) == 220


def test_the_box_holds_the_markers_of_the_rulebook():
    """R1.2, R1.3, R17.1"""
    tokens = {name: token.count for name, token in CATALOGUE.components.items() if name.startswith("token_")}
    assert tokens["token_raze"] == 18
    assert tokens["token_gold"] == 24
    assert CATALOGUE.egyptian_tokens == tokens["token_egypt"] == 4
    assert CATALOGUE.components["token_wood"].unlimited


def test_the_two_sides_of_a_board_differ_in_nothing_the_rules_know():
    """R1.4"""
    assert {tuple(board.sides) for board in CATALOGUE.boards.values()} == {("male_leader", "female_leader")}


def test_which_cards_can_be_razed_and_which_become_deals():
    """R2.1, R16.1"""
    for name, card in BASE.items():
        deck = card.type.deck
        razeable = card.type.id != "com_ruins" if deck == "common" else deck == "japanese"
        razeable = razeable and card.type.id not in ("jap_gate", "jap_shrine")
        assert bool(CATALOGUE.raze_field(name)) == razeable, name
        assert bool(CATALOGUE.deal_good(name)) == (deck != "common"), name


def test_every_card_shows_cost_name_points_colour_ability_and_copies():
    """R2.2"""
    for card in BASE.values():
        assert card.name["en"]
        assert card.name["pl"]
        assert card.type.vp == (1 if card.type.deck == "common" else 2)
        assert card.type.count in (1, 2, 3, 4, 6)
        assert card.type.bonus or card.type.production or card.type.feature or card.type.action


def test_copies_of_a_card_may_differ_and_have_one_name():
    """R2.3"""
    castles = [CATALOGUE.cards[name] for name in CATALOGUE.copies("com_castle", 3)]
    assert [castle.printing.cost for castle in castles] == [
        {"wood": 1, "stone": 1},
        {"wood": 1, "stone": 1},
        {"stone": 2},
    ]
    assert {castle.name["en"] for castle in castles} == {"Castle"}


def test_eight_colours_none_on_ruins_three_on_the_trade_colony():
    """R2.4"""
    assert len(CATALOGUE.box.colors) == 8
    assert CATALOGUE.types["com_ruins"].colors == []
    assert sorted(CATALOGUE.types["rom_trade_colony"].colors) == ["brown", "grey", "red"]
    assert all(set(card.type.colors) <= set(CATALOGUE.box.colors) for card in BASE.values())


def test_the_kind_of_a_card_is_what_it_does_and_a_bonus_does_not_change_it():
    """R2.5, R2.6"""
    for card in BASE.values():
        kind = card.type
        assert (kind.kind == "production") == (kind.production is not None)
        assert (kind.kind == "action") == (kind.action is not None)
    assert CATALOGUE.types["com_tavern"].kind == "action"
    assert CATALOGUE.types["com_tavern"].bonus


@pytest.mark.parametrize(
    ("faction", "production", "keeps"),
    [
        ("barbarians", {"worker": 5, "raze": 1, "defense": 1}, ["worker"]),
        ("romans", {"worker": 2, "raze": 1, "defense": 1, "wood": 1, "stone": 1}, ["raze"]),
        ("egyptians", {"worker": 3, "raze": 1, "defense": 1, "gold": 1}, ["gold"]),
        ("japanese", {"worker": 4, "wood": 1, "raze": 1, "defense": 1}, ["food"]),
    ],
)
def test_a_board_produces_and_keeps(faction: str, production: dict[str, int], keeps: list[str]):
    """R4.6"""
    board = CATALOGUE.boards[faction]
    assert board.production == production
    assert board.storage.kinds == keeps
    assert board.samurai == (faction == "japanese")


def test_the_expansion_has_55_cards():
    """R25.1, R25.6"""
    friends = [card for card in CATALOGUE.types.values() if card.set == "friends"]
    counts = Counter(card.deck for card in friends for _ in range(card.count))
    assert counts == Counter({"common": 13, **dict.fromkeys(FACTIONS, 10), "virtual": 2})
    assert all("reconstructed" in json.dumps(card.sources) for card in friends)


def test_later_expansions_are_not_in_the_game():
    """R24.4, R26.1, R26.2, R26.3, R26.4, R26.5"""
    assert {card.set for card in CATALOGUE.types.values()} == {"base", "friends"}
    assert set(CATALOGUE.factions) == set(FACTIONS)


# ------------------------------------------------------------------ the loader
def data() -> dict[str, Any]:
    return json.loads(GAME.data_text)


def entry(content: dict[str, Any], name: str) -> dict[str, Any]:
    return next(card for card in content["components"]["cards"] if card["id"] == name)


def error_of(content: dict[str, Any]) -> DataError:
    with pytest.raises(DataError) as caught:
        GAME.with_data(json.dumps(content).encode())
    return caught.value


@pytest.mark.parametrize(
    ("card", "field", "value", "says"),
    [
        ("com_town", "printings", [], "printings"),
        ("com_town", "price", 2, "price"),
        ("com_town", "deck", "vikings", "unknown deck"),
        ("com_town", "colors", ["mauve"], "unknown colour"),
        ("com_town", "kind", "action", "have the field production"),
        ("com_town", "vp", -1, "vp"),
        ("com_town", "bonus", [{"op": "steal", "kinds": ["wood"], "amount": 1}], "needs a target"),
        ("com_town", "bonus", [{"op": "dance"}], "Invalid value 'dance'"),
        ("com_town", "bonus", [{"op": "store_under", "kinds": ["silver"], "max": 1}], "regex"),
    ],
)
def test_a_wrong_entry_is_named(card: str, field: str, value: object, says: str):
    content = data()
    entry(content, card)[field] = value
    error = error_of(content)
    assert error.entry == card
    assert says in error.problem


def test_a_box_may_have_more_copies_and_other_sides_of_a_card():
    content = data()
    mill = entry(content, "com_mill")
    mill["printings"] = [{**mill["printings"][0], "raze": []}, {**mill["printings"][0], "cost": {"wood": 2}}]
    game = GAME.with_data(json.dumps(content).encode())
    assert game.catalogue.types["com_mill"].count == 2
    assert game.catalogue.printing("com_mill#2").cost == {"wood": 2}


def test_a_corrected_effect_is_told_in_both_languages():
    content = data()
    entry(content, "com_gold_mine")["action"] = {
        "pay": {"worker": 2, "hand_card": 1},
        "limit": 3,
        "do": [{"op": "run_deal"}, {"op": "gain", "goods": {"vp": 1, "common_card": 2}}],
    }
    game = GAME.with_data(json.dumps(content).encode())
    assert [text_of(game, game.components["com_gold_mine"], lang) for lang in ("en", "pl")] == [
        "Spend 2 Workers and 1 card from your hand: gain the Good of 1 of your Deals; gain 1 VP and 2 Common cards. "
        "Up to 3 times a round.",
        "Wydaj 2 Robotników i 1 kartę z ręki: otrzymujesz Dobro z 1 swojej Umowy; otrzymujesz 1 PZ i 2 karty Zwykłe. "
        "Do 3 razy w rundzie.",
    ]


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Bonus: gain 1 VP per golden Location, this one too, at most 6; gain 1 card."),
        ("pl", "Bonus: otrzymujesz 1 PZ za każdą złotą Lokację, także tę, maks. 6; otrzymujesz 1 kartę."),
    ],
)
def test_a_row_has_room_for_the_most_of_a_bonus_and_for_the_one_after_it(lang, says):
    assert text_of(GAME, GAME.components["com_apartment"], lang, row=True) == says
