"""What is told beside a choice, in both languages, and only of a move that is due."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.match.tables import Position
from cogs.presentation.labels import Labels, labels_for
from cogs.presentation.remarks import Remarks
from games import GAMES
from games.mare_nostrum.moves import March
from games.rise_of_empires.moves import Remove
from locales import words
from tests.cogs.choosing.test_chain import taking
from tests.cogs.tables import table
from tests.games.mare_nostrum.case_builder import GAME as MARE
from tests.games.mare_nostrum.positions import BABYLON, CARTHAGE, GREECE, ROME, position
from tests.games.mare_nostrum.test_battle_and_conquest import battle
from tests.games.rise_of_empires.case_builder import GAME, at_war, build_state


def remarks(lang: str, seat: int = 0, *played: Any) -> Remarks:
    """Of seat 0 in a turn B with one expensive disc, and one that is free."""
    rows = {"territory": [1, 1, 1, 0], "city": [0, 1, 0]}
    state = build_state({"gold": 2, "food": 16}, {}, side="B", rows=rows, territory=["plains"])
    for move in played:
        GAME.play(state, 0, move)
    match = table(GAME, state)
    return Remarks(Position(match, seat, GAME.legal_moves(state, seat)), labels_for(match, lang))


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "territory · fee 3",
                "city · fee 0–2",
                "gold, then food · place 4 of 4, fee 3: 2 gold, 1 food",
                "gold, then food · place 3 of 3, fee 2: 2 gold; no action possible",
            ),
        ),
        (
            "pl",
            (
                "terytorium · opłata 3",
                "miasto · opłata 0–2",
                "złoto, potem żywność · miejsce 4 z 4, opłata 3: 2 złota, 1 żywność",
                "złoto, potem żywność · miejsce 3 z 3, opłata 2: 2 złota; akcja niemożliwa",
            ),
        ),
    ],
)
def test_a_fee_stands_on_the_choices_that_lead_to_it(lang: str, lines: tuple[str, ...]):
    told = remarks(lang)
    rows = [told.choice("row", row, {"kind": "remove"}) for row in ("territory", "city")]
    territory = {"kind": "remove", "row": "territory", "which": 1}
    city = {"kind": "remove", "row": "city", "which": 2}
    assert (*rows, told.choice("pay", "gold", territory), told.choice("pay", "gold", city)) == lines


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            ("your disc no. 2 · place 3 of 3, fee 2", "you lose 2 cubes, the opponent 3 cubes"),
        ),
        ("pl", ("twój 2. dysk · miejsce 3 z 3, opłata 2", "tracisz 2 kostki, przeciwnik 3 kostki")),
    ],
)
def test_a_disc_and_a_war_say_what_becomes_of_them(lang: str, told: tuple[str, str]):
    state = at_war("empire_4", 1, own=4, enemy=6)
    match = table(GAME, state)
    war = Remarks(Position(match, 0, GAME.legal_moves(state, 0)), labels_for(match, lang))
    disc = remarks(lang).choice("which", 2, {"kind": "remove", "row": "city"})
    assert (disc, war.about({"kind": "war"})) == told
    fought = {
        "en": "Ben · Ben controls it; cubes 4 : 6 → 2 : 3",
        "pl": "Ben · region kontroluje Ben; kostki 4 : 6 → 2 : 3",
    }
    assert war.choice("opponent", 1, {"kind": "war", "region": "balkans"}) == fought[lang]


def test_an_own_mix_is_counted_down():
    told = remarks("en", 0, Remove("territory", 1, "choose"))
    assert told.about({"kind": "pay"}) == "fee 3"
    assert told.choice("gold", 1, {"kind": "pay"}) == "1 gold · fee 3, 2 still to pay"
    assert told.about({"kind": "pay", "gold": 2, "cubes": 0, "food": 1, "vp": 0}) == "fee 3, paid in full"


@pytest.mark.parametrize(
    ("lang", "offers"),
    [("en", ["Ben · 2 × Oil", "Celina · Gold, Metal"]), ("pl", ["Ben · 2 × Olej", "Celina · Złoto, Metal"])],
)
def test_whose_offer_is_chosen_with_a_view_of_what_lies_in_it(lang: str, offers: list[str]):
    state = taking()
    match = table(MARE, state)
    told = Remarks(Position(match, ROME, MARE.legal_moves(state, ROME)), labels_for(match, lang))
    assert [told.choice("opponent", seat, {"kind": "take"}) for seat in (GREECE, BABYLON)] == offers
    assert told.choice("resource", "gold", {"kind": "take", "opponent": BABYLON}) == offers[1].split()[2].strip(",")


def test_a_resource_of_an_offer_is_named_without_all_that_lies_in_it():
    state = taking()
    match = table(MARE, state)
    told = Remarks(Position(match, ROME, MARE.legal_moves(state, ROME)), labels_for(match, "en"))
    whose = {"kind": "take", "opponent": BABYLON}
    made = [("opponent", BABYLON, {"kind": "take"}), ("resource", "gold", whose)]
    assert told.choices(made).whole == "Celina · Gold"


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Anna is one short and gets it"), ("pl", "ma o jeden za mało i dostaje ten zasób: Anna")],
)
def test_to_whom_something_is_given_in_return_is_said_with_the_question(lang: str, told: str):
    state = position("carthage", "compensate", hands={"carthage": {"wine": 1, "oil": 1}})
    state.pending[0].other = ROME
    match = table(MARE, state)
    said = Remarks(Position(match, CARTHAGE, MARE.legal_moves(state, CARTHAGE)), labels_for(match, lang))
    assert said.about({"kind": "compensate"}) == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ben · against 2 legions at least 1 hit 98%, both 63%, they: 83% · 3 dice : 2 di…"),
        ("pl", "Ben · tam 2 legiony: trafisz choć raz 98%, 2 razy 63%, trafią cię 83% · 3 kości…"),
    ],
)
def test_whom_to_fight_is_chosen_with_a_view_of_the_chances(lang: str, told: str):
    state = battle(3, 2)
    match = table(MARE, state)
    said = Remarks(Position(match, ROME, MARE.legal_moves(state, ROME)), labels_for(match, lang))
    assert said.choice("opponent", GREECE, {"kind": "fight", "province": "dacia"}) == told


@pytest.mark.parametrize(
    ("lang", "marker", "spot"),
    [
        ("en", "2 resources each · nobody trades this round; uses up exchange marker 2/1", "Macedonia · Market"),
        ("pl", "po 2 zasoby · w tej rundzie nikt nie handluje; zużywa znacznik wymiany 2/1", "Macedonia · Targowisko"),
    ],
)
def test_a_marker_says_that_it_is_used_up_and_a_province_what_alone_can_be_built_there(
    lang: str, marker: str, spot: str
):
    state = position("rome", "value")
    said = Remarks(
        Position(table(MARE, state), ROME, MARE.legal_moves(state, ROME)), labels_for(table(MARE, state), lang)
    )
    assert said.choice("value", 2, {"kind": "value"}) == marker
    full = {"control": "rome", "buildings": ["macedonia.grain", "macedonia.wine"]}
    hand = dict.fromkeys(["grain", "wine", "oil", "metal", "sheep", "gold"], 1)
    building = position("rome", "build", provinces={"macedonia": full}, hands={"rome": hand})
    match = table(MARE, building)
    said = Remarks(Position(match, ROME, MARE.legal_moves(building, ROME)), labels_for(match, lang))
    assert said.choice("province", "macedonia", {"kind": "build"}) == spot
    # On a control it is a part of what is chosen there, as elsewhere where there is a choice.
    assert said.said("province", "macedonia", {"kind": "build"}).whole == spot.replace(" – ", " · ")


def test_nothing_is_said_of_a_move_that_is_not_due():
    assert remarks("en", 1).about({"kind": "remove", "row": "territory"}) == ""


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "yours, no units there · no legion stays in your capital province"),
        ("pl", "twoja, bez jednostek · w twojej stolicy nie zostaje żaden legion"),
    ],
)
def test_a_march_that_leaves_the_own_capital_says_so(lang: str, told: str):
    marching = {"units": {"rome": {"legion": 1}}}
    provinces = {"latium": marching, "gallia": marching, "italia": {"control": "rome"}}
    state = position("rome", "march", provinces=provinces)
    match = table(MARE, state)
    said = Remarks(Position(match, ROME, MARE.legal_moves(state, ROME)), labels_for(match, lang))
    assert said.about({"kind": "march", "source": "latium", "target": "italia", "spot": "idle", "count": 1}) == told


def test_of_a_disc_and_its_payment_chosen_at_once_the_fee_is_said_once():
    made = [
        ("row", "territory", {"kind": "remove"}),
        ("which", 1, {"kind": "remove", "row": "territory"}),
        ("pay", "gold", {"kind": "remove", "row": "territory", "which": 1}),
    ]
    assert remarks("en").choices(made).remark == "place 4 of 4, fee 3: 2 gold, 1 food"


def test_the_place_that_a_legion_leaves_is_called_what_is_given_up_on_every_control():
    """Mare Nostrum, R9.6: beside the target its bare name would read as something that lies there."""
    labels = Labels(GAMES["mare_nostrum"], words("en"), ["Anna", "Ben", "Celina"])
    march = March("africa", "phasania", "market", 1)
    assert labels.move(march) == "Move legions · Africa → Phasania · gives up: Market · 1 legion"


@pytest.mark.parametrize(
    ("lang", "side", "step"),
    [
        ("en", "A", "Choose one action."),
        (
            "en",
            "B",
            "Take back one of your discs: each disc to its left costs 1, in gold, food, cubes of the pool or VP.",
        ),
        (
            "pl",
            "B",
            "Zdejmij jeden ze swoich dysków: za każdy dysk na lewo od niego płacisz 1: złotem, żywnością, kostkami z bazy albo PZ.",
        ),
    ],
)
def test_what_a_turn_asks_for_says_what_the_fee_is_where_discs_come_back(lang: str, side: str, step: str):
    """R6.5.2"""
    state = build_state({"gold": 9}, side=side)
    assert labels_for(table(GAME, state), lang).step(state) == step
