"""Natural values of fields, and the numbers that a player reckons with."""

from __future__ import annotations

from typing import Any

import pytest

from games.mare_nostrum.moves import Build, Crown, Done, Lose, March, Recruit, Take
from games.mare_nostrum.state import IDLE, Battle, Choice, MareState
from locales import LANGUAGES, words
from tests.games import choosing
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME
from tests.games.mare_nostrum.positions import BABYLON, EGYPT, GREECE, ROME, holds, play, position, seated, sensibly

GOODS = {"grain": 2, "oil": 1, "sheep": 1, "wine": 1}
LIBYA = "libya"


def marching(**libya: Any) -> MareState:
    """Rome may march from Africa: three idle legions there and one on the market of Carthage."""
    africa = {"buildings": ["africa.market"], "units": {"rome": {"legion": 4}}, "occupied": {"africa.market": "rome"}}
    return position("rome", "march", provinces={"africa": africa, LIBYA: libya})


def natural(state: MareState, kind: str, field: str, **chosen: Any) -> Any:
    return choosing.natural(GAME, state, kind, field, **chosen)


def changed(state: MareState, move: Lose) -> dict[str, int]:
    """By how much Rome's numbers differ after its move."""
    GAME.make(after := GAME.copy(state), ROME, move)
    before = GAME.holdings(state, ROME)
    return {name: count - before[name] for name, count in GAME.holdings(after, ROME).items() if count != before[name]}


# ---------------------------------------------------------------------- natural values
@pytest.mark.parametrize(
    ("empire", "hand", "pay"),
    [
        ("rome", {"coin": 3, **GOODS}, "goods"),
        ("egypt", {"coin": 3, **GOODS}, "goods"),
        ("egypt", {"coin": 3, "grain": 1, "oil": 1}, "goods_coin"),
        ("egypt", {"coin": 3, "grain": 2}, "coins_good"),
    ],
    ids=["goods before coins", "not one of them spared", "as many goods as there are", "one good at least"],
)
def test_goods_are_paid_before_coins_for_they_perish(empire, hand, pay):
    """R7.2, R7.2.1, R7.9"""
    home = CATALOGUE.empires[empire].capital_province
    state = position(empire, hands={empire: hand})
    assert natural(state, "legion", "pay", province=home) == pay


def test_control_that_costs_nothing_is_not_paid():
    """R12.5"""
    state = position("babylon", hands={"babylon": {"coin": 3, **GOODS}})
    place = next(move.province for move in GAME.legal_moves(state, BABYLON) if move.kind == "control")
    assert natural(state, "control", "pay", province=place) == "free"


def test_a_single_resource_pays_before_a_set_and_a_good_before_a_coin():
    """R12.25"""
    hand = {"coin": 3, "gladiators": 1, **GOODS}
    state = position("rome", hands={"rome": hand}, cards={"rome": ["caesar", "spartacus"]})
    assert natural(state, "legion", "pay", province="latium") == "for_gladiators"


def test_nobody_puts_another_set_together_without_saying_so():
    """R7.2"""
    state = position("rome", hands={"rome": GOODS})
    assert natural(state, "legion", "pay", province="latium") == "goods"
    assert GAME.natural(state, ROME, {"kind": "legion", "province": "latium"}, "pay", ["other"]) is None


def test_legions_without_a_place_march_first():
    """R8.4, R9.1"""
    assert natural(marching(), "march", "spot", source="africa", target=LIBYA) == "idle"


@pytest.mark.parametrize(("there", "count"), [({}, 1), ({"units": {"carthage": {"legion": 1}}}, 3)], ids=["1", "all"])
def test_all_march_where_a_battle_waits_and_one_where_none_does(there, count):
    """R8.5"""
    state = marching(**there)
    assert natural(state, "march", "count", source="africa", target=LIBYA, spot="idle") == count


@pytest.mark.parametrize(("there", "count"), [({}, 1), ({"rome": 1}, 1), ({"egypt": 1}, 2)], ids=["none", "own", "met"])
def test_all_triremes_sail_where_others_are_met_and_one_where_nobody_is(there, count):
    """R8.2, R2.4"""
    state = position("rome", "sail", seas={"mare_ionium": {"rome": 2}, "mare_africum": there})
    assert natural(state, "sail", "count", source="mare_ionium", target="mare_africum") == count


def test_no_losses_go_without_saying():
    """R8.12: whoever has a choice between units sees all of them at once."""
    state = marching()
    state.provinces["africa"].fortresses[ROME] = 1
    state.step, state.pending = "losses", [Choice(ROME, "losses", about="africa", count=1)]
    assert natural(state, "lose", "losses") is None


def test_a_loss_tells_what_the_lost_legion_held():
    """R8.12, R9.6: the market of Africa, and a step on the track of military."""
    state = marching()
    state.provinces["africa"].controller = EGYPT
    state.battle, state.stage = Battle("africa", EGYPT, ROME), "fight"
    state.step, state.pending = "losses", [Choice(ROME, "losses", about="africa", count=1)]
    assert changed(state, Lose(("market",))) == {"legion": -1, "military": -1, "trade": -1}


def losing(*seats: int) -> MareState:
    """Legions of Rome meet one of Egypt in Africa, which is Egypt's; these seats have a loss to choose."""
    state = marching()
    africa = state.provinces["africa"]
    africa.controller, africa.contested = EGYPT, False
    africa.legions[EGYPT] = 1
    state.battle, state.stage = Battle("africa", EGYPT, ROME), "fight"
    state.step, state.pending = "losses", [Choice(seat, "losses", about="africa", count=1) for seat in seats]
    return state


def test_a_loss_tells_what_the_end_of_the_battle_brings_besides():
    """R8.12, R2.7, R9.6: nobody else has losses to choose, Africa will be contested, and so Rome holds the market no more."""
    state = losing(ROME)
    assert changed(state, Lose(("idle",))) == {"legion": -1, "military": -1, "trade": -1}


def test_a_loss_tells_no_end_of_a_battle_in_which_the_other_side_has_still_to_choose():
    """R8.12: whether the province will be contested depends on what the other side loses."""
    state = losing(ROME, EGYPT)
    assert changed(state, Lose(("idle",))) == {"legion": -1, "military": -1}


@pytest.mark.parametrize(("legions", "spots"), [(1, None), (2, ("market", "spices")), (3, ("market", "spices"))])
def test_every_building_is_occupied_where_the_legions_are_enough(legions, spots):
    """R9.3"""
    africa = {"buildings": ["africa.market", "africa.caravan.spices"], "units": {"rome": {"legion": legions}}}
    state = position("rome", "conquest", provinces={"africa": africa})
    assert natural(state, "occupy", "spots", province="africa") == spots


# ---------------------------------------------------------------------- what somebody has
def test_a_player_reckons_with_resources_income_tracks_ways_and_units():
    """R2.5, R4.3, R5.1 to R5.5, R10.1, R11: at the start."""
    assert GAME.holdings(seated(5), ROME) == {
        **CATALOGUE.empires["rome"].starting_resources,
        "income_goods": 8,
        "income_kinds": 5,
        "income_coin": 1,
        "income_legendary": 0,
        "income_choice": 0,
        "trade": 7,
        "culture": 1,
        "military": 3,
        "prestige": 0,
        "fame": 1,
        "conquest": 1,
        "provinces": 3,
        "legion": 2,
        "trireme": 0,
        "fortress": 1,
    }


def test_a_building_is_told_by_what_it_costs_and_brings():
    """R4.3, R5.2: a city brings a coin a round and a step on a track."""
    state = position("rome", hands={"rome": {"coin": 3}}, provinces=holds("rome", "creta"))
    told = choosing.changed(GAME, state, ROME, Build("creta", "city", "coins"))
    assert told == {"coin": -3, "income_coin": 1, "culture": 1}


def test_a_hero_is_told_by_its_bonus_and_the_way_to_fame():
    """R4.3, R11.1"""
    state = position("rome", hands={"rome": {"coin": 7}})
    play(state, Recruit("hercules", "coins"))
    found = GAME.holdings(state, ROME)
    assert (found["fame"], found["trade"], found["culture"], found["military"]) == (2, 2, 2, 2)
    assert "coin" not in found


def test_a_good_to_be_chosen_and_one_to_be_drawn_count_as_income():
    """R5.3, R5.5: Sicily has a legendary city with its temple, the Colossus brings any good."""
    sicily = {"control": "rome", "buildings": ["sicilia.legendary_city", "sicilia.temple"]}
    state = position("rome", provinces={"sicilia": sicily}, cards={"rome": ["caesar", "colossus_of_rhodes"]})
    found = GAME.holdings(state, ROME)
    assert {name: count for name, count in found.items() if name.startswith("income")} == {
        "income_goods": 1,
        "income_kinds": 1,
        "income_coin": 1,
        "income_legendary": 1,
        "income_choice": 1,
    }


def test_what_is_on_offer_belongs_to_its_owner_until_it_is_taken():
    """R6.8, R6.10"""
    state = position("rome", "take", hands={"rome": {"coin": 1}, "greece": {"wine": 1}})
    state.offers, state.stage, state.taker, state.starter = [{} for _ in range(5)], "chain", ROME, ROME
    state.offers[GREECE] = {"oil": 1, "wine": 2}
    state.offers[ROME] = {"grain": 1}
    assert {name: GAME.holdings(state, GREECE)[name] for name in ("oil", "wine")} == {"oil": 1, "wine": 3}
    assert GAME.holdings(state, ROME)["grain"] == 1
    play(state, Take(GREECE, "wine"))
    assert GAME.holdings(state, GREECE)["wine"] == 2
    assert GAME.holdings(state, ROME)["wine"] == 1


def test_what_others_hold_is_left_out_and_never_nought():
    """R5.9"""
    state = sensibly(seated(5), 40)
    known = GAME.redact(state, EGYPT)
    assert GAME.holdings(known, EGYPT) == GAME.holdings(state, EGYPT)
    hidden = {name for name in GAME.holdings(state, ROME) if name in CATALOGUE.resources}
    assert {*GAME.holdings(state, ROME)} - {*GAME.holdings(known, ROME)} == hidden != set()


def test_before_the_empires_are_chosen_nobody_has_anything():
    """R3.1"""
    assert GAME.holdings(GAME.setup(5, GAME.options(), "start"), ROME) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_its_word(lang):
    named = {*CATALOGUE.resources, *GAME.holdings(seated(5), ROME)}
    assert [name for name in sorted(named) if not words(lang).has(f"mare-holding-{name}")] == []


def test_units_that_are_not_moved_are_given_up_like_those_at_sea_and_leave_no_question_unanswered():
    """R8.2"""
    state = marching()
    assert GAME.is_ending(state, ROME, Done().kind) and not GAME.is_final(state, ROME, Done())
    assert not GAME.is_way_out(state, ROME, Done().kind)


# ---------------------------------------------------------------------- what is confirmed in red
def test_a_title_is_given_away_only_to_others():
    state = position("rome", "crown")
    assert [GAME.is_grave(state, ROME, Crown("trade", player)) for player in (ROME, GREECE)] == [False, True]


@pytest.mark.parametrize(
    ("libya", "spot", "grave"),
    [
        ({}, IDLE, False),
        ({"units": {"egypt": {"legion": 1}}}, IDLE, True),
        ({"units": {"egypt": {"fortress": 1}}}, IDLE, True),
        ({}, "africa.market", True),
    ],
    ids=["nobody is there", "a legion", "a fortress", "a market is left"],
)
def test_a_march_is_grave_where_it_meets_others_or_leaves_what_was_taken(libya, spot, grave):
    """R8.2"""
    state = marching(**libya)
    assert GAME.is_grave(state, 0, March("africa", LIBYA, spot, 1)) is grave
