"""R8 Move and battle, R9 Conquest."""

from __future__ import annotations

from typing import Any

import pytest

from games.mare_nostrum.board import holder
from games.mare_nostrum.collect import income
from games.mare_nostrum.moves import (
    Appoint,
    Attack,
    Convert,
    Done,
    Fight,
    Lose,
    March,
    Occupy,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Sail,
    Seize,
)
from games.mare_nostrum.state import UNKNOWN, Choice, MareState
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME, loaded
from tests.games.mare_nostrum.positions import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    by_default,
    hand,
    holds,
    kinds_of,
    options_of,
    play,
    position,
    refused,
    told,
)
from tests.games.mare_nostrum.test_build import calling

CYRENAICA = ["cyrenaica.caravan.papyrus", "cyrenaica.market", "cyrenaica.city", "cyrenaica.temple"]


def battle(legions: int, enemies: int, *dice: int, fortress: int = 0, **given: Any) -> MareState:
    """Rome has to fight Greece in Dacia; the dice will fall like this."""
    units = {"rome": {"legion": legions}, "greece": {"legion": enemies, "fortress": fortress}}
    provinces = {"dacia": {"units": units, "at_war": False, **given.pop("dacia", {})}, **given.pop("provinces", {})}
    return loaded(
        position("rome", "fight", provinces=provinces, cards={"greece": ["hammurabi"], "rome": ["hammurabi"]}, **given),
        *dice,
    )


def conquered(legions: int = 2, **entry: Any) -> MareState:
    """Rome may use Cyrenaica of Egypt, which is built up."""
    province = {"control": "egypt", "buildings": CYRENAICA, "units": {"rome": {"legion": legions}}, **entry}
    return position("rome", "conquest", provinces={"cyrenaica": province})


# ---------------------------------------------------------------------- R8.1, R8.2
def test_the_military_leader_calls_everybody_once():
    """R8.1, D17"""
    units = {"units": {"rome": {"legion": 1}}}
    state = calling("rome", phase="battle", provinces={"dacia": units})
    assert state.pending == [Choice(ROME, "appoint", about="military")]
    assert GAME.default_move(state, ROME) == Appoint(GREECE)
    play(state, Appoint(CARTHAGE))
    # Carthage has nothing to move.
    assert state.pending == [Choice(ROME, "appoint", about="military")]
    assert state.acted == [CARTHAGE]


def test_a_turn_goes_through_its_steps_in_order():
    """R8.2: convert, sail, attack, march, fight, conquest; steps without a choice are left out."""
    given = {
        "provinces": {
            "libya": {
                "control": "carthage",
                "buildings": ["libya.caravan.oil"],
                "units": {"rome": {"legion": 1}},
            },
            "italia": {"control": "rome", "units": {"rome": {"legion": 1}}},
            "africa": {"control": "carthage", "units": {"rome": {"legion": 2}}},
        },
        "seas": {"mare_africum": {"rome": 1, "egypt": 1}, "mare_ionium": {"rome": 1}},
    }
    state = position("rome", "convert", **given)
    state.provinces["libya"].places = {"control": ROME}
    steps = [state.step]
    while state.active == ROME:
        play(state, Done())
        if state.active == ROME:
            steps.append(state.step)
    assert steps == ["convert", "sail", "attack", "march", "conquest"]


def test_every_trireme_moves_once_to_an_adjacent_sea():
    """R8.2, R2.3, D19"""
    state = position("rome", "sail", seas={"mare_ionium": {"rome": 2}, "mare_erythraeum": {"rome": 1}})
    moves = options_of(state, Sail)
    assert {move.source for move in moves} == {"mare_ionium"}
    assert {move.count for move in moves} == {1, 2}
    assert GAME.default_move(state, ROME) == Done()
    play(state, Sail("mare_ionium", "mare_africum", 1))
    assert {move.source for move in options_of(state, Sail)} == {"mare_ionium"}
    assert refused(state, Sail("mare_africum", "mare_aegyptum", 1)).code == "too-few-triremes"
    assert refused(state, Sail("mare_ionium", "mare_sardum", 1)).code == "seas-apart"
    assert state.seas["mare_africum"][ROME] == 1


def test_a_sea_battle_is_voluntary_and_there_is_one_on_each_sea():
    """R8.2, R8.6, R8.15, D20: the survivors of both sides stay."""
    state = position("rome", "attack", seas={"mare_ionium": {"rome": 3, "greece": 2, "egypt": 1}})
    assert options_of(state, Attack) == [Attack("mare_ionium", GREECE), Attack("mare_ionium", EGYPT)]
    assert GAME.default_move(state, ROME) == Done()
    loaded(state, 1, 2, 3, 2, 2)
    events = play(state, Attack("mare_ionium", GREECE))
    assert [data["total"] for data in told(events, "total")] == [6, 4]
    assert state.seas["mare_ionium"] == [3, 1, 0, 1, 0]
    assert state.step != "attack"


def test_surviving_triremes_transport_and_carry_any_number():
    """R8.3, R8.2: over a sea that an enemy shares."""
    state = position(
        "rome",
        "march",
        provinces={"italia": {"units": {"rome": {"legion": 5}}}},
        seas={"mare_ionium": {"rome": 1, "greece": 3}},
    )
    assert March("italia", "sicilia", "idle", 5) in options_of(state)
    assert March("italia", "macedonia", "idle", 2) in options_of(state)
    assert refused(state, March("italia", "libya", "idle", 1)).code == "out-of-reach"


def test_legions_go_anywhere_and_leave_contested_provinces_but_move_once():
    """R8.4, D22"""
    provinces = {
        "dacia": {"units": {"rome": {"legion": 2}, "greece": {"legion": 1}}},
        "thracia": holds("greece", "thracia")["thracia"],
    }
    state = position("rome", "march", provinces=provinces)
    assert {move.target for move in options_of(state, March)} == {"dalmatia", "germania", "macedonia", "thracia"}
    assert GAME.default_move(state, ROME) == Done()
    play(state, March("dacia", "thracia", "idle", 1))
    assert {move.source for move in options_of(state, March)} == {"dacia"}
    assert refused(state, March("thracia", "macedonia", "idle", 1)).code == "too-few-legions"
    play(state, March("dacia", "thracia", "idle", 1))
    assert not state.provinces["dacia"].contested


def test_a_legion_that_leaves_its_place_gives_up_what_it_held():
    """R9.6, D22"""
    state = conquered(2, occupied={"cyrenaica.market": "rome", "cyrenaica.city": "rome"})
    state.stage, state.pending = "march", [Choice(ROME, "march")]
    assert {move.spot for move in options_of(state, March)} == {"city", "market"}
    play(state, March("cyrenaica", "nubia", "market", 1))
    assert state.provinces["cyrenaica"].places == {"city": ROME}
    assert holder(state.provinces["cyrenaica"], "market") == EGYPT


# ---------------------------------------------------------------------- R8.5 to R8.15
def test_battles_are_compulsory_and_their_order_is_chosen():
    """R8.5, R8.6, D23: a fortress alone fights too; by default the weakest opponent of the first province."""
    provinces = {
        "latium": {"control": "rome", "units": {"rome": {"fortress": 1}, "greece": {"legion": 1}}},
        "dacia": {"units": {"rome": {"legion": 1}, "egypt": {"legion": 2}, "carthage": {"legion": 1}}},
    }
    state = position("rome", "fight", provinces=provinces)
    assert options_of(state) == [Fight("dacia", EGYPT), Fight("dacia", CARTHAGE), Fight("latium", GREECE)]
    assert GAME.default_move(state, ROME) == Fight("dacia", CARTHAGE)
    assert Done() not in options_of(state)
    events = play(state, Fight("latium", GREECE))
    assert [len(roll["dice"]) for roll in told(events, "rolled")] == [1]
    assert refused(state, Fight("latium", GREECE)).code in ("fought-already", "not-now")


def test_nobody_fights_twice_in_a_province_in_one_turn():
    """R8.6"""
    units = {"rome": {"legion": 4}, "egypt": {"legion": 2}, "carthage": {"legion": 1}}
    provinces = {"dacia": {"units": units}, "nubia": {"units": {"rome": {"legion": 1}, "greece": {"legion": 1}}}}
    state = position("rome", "fight", provinces=provinces)
    play(state, Fight("dacia", CARTHAGE))
    assert state.provinces["dacia"].legions[EGYPT] == 2
    assert "dacia" not in {getattr(move, "province", "") for move in options_of(state)}


def test_both_sides_roll_once_and_only_the_two_take_part():
    """R8.7"""
    units = {"rome": {"legion": 2}, "greece": {"legion": 2}, "egypt": {"legion": 3}}
    state = position("rome", "fight", provinces={"dacia": {"units": units}})
    events = play(state, Fight("dacia", GREECE))
    assert [event.seat for event in events if event.kind == "rolled"] == [ROME, GREECE]
    assert state.provinces["dacia"].legions[EGYPT] == 3


def test_a_die_for_each_legion_and_none_for_a_fortress():
    """R8.8"""
    events = play(battle(3, 1, fortress=1), *[])
    assert events == []
    state = battle(3, 1, 1, 1, 1, 1, fortress=1)
    events = play(state, Fight("dacia", GREECE))
    assert [roll["dice"] for roll in told(events, "rolled")] == [[1, 1, 1], [1]]
    assert told(events, "strengthened") == [{"source": "fortress", "count": 5}]


@pytest.mark.parametrize(
    ("dice", "hits"),
    [((4,), 0), ((5,), 1), ((6, 3), 1), ((6, 4), 2), ((6, 6, 2), 2), ((6, 6, 3), 3), ((6, 6, 6, 2), 4)],
)
def test_every_full_five_is_a_hit(dice: tuple[int, ...], hits: int):
    """R8.10"""
    state = battle(len(dice), 1, *dice, 1)
    assert told(play(state, Fight("dacia", GREECE)), "total")[0]["count"] == hits


def test_a_fortress_cancels_one_hit():
    """R8.11"""
    events = play(battle(2, 1, 5, 5, 1, fortress=1), Fight("dacia", GREECE))
    assert told(events, "hit-cancelled") == [{"count": 1}]


def test_owners_of_different_units_choose_their_losses_and_both_are_asked_at_once():
    """R8.12, D21: legions without a place first, the fortress last."""
    entry = {
        "control": "carthage",
        "buildings": ["libya.caravan.oil", "libya.caravan.sheep"],
        "occupied": {"libya.caravan.oil": "greece"},
        "units": {"rome": {"legion": 2}, "greece": {"legion": 2}},
        "at_war": False,
    }
    state = position(
        "rome", "fight", provinces={"libya": entry}, cards={"rome": ["hammurabi"], "greece": ["hammurabi"]}
    )
    loaded(state, 4, 3, 2, 2)
    play(state, Fight("libya", GREECE))
    assert state.pending == [Choice(GREECE, "losses", about="libya", count=1)]
    assert options_of(state) == [Lose(("idle",)), Lose(("oil",))]
    assert GAME.default_move(state, GREECE) == Lose(("idle",))
    assert refused(state, Lose(("idle", "oil"))).rule == "R8.12"
    play(state, Lose(("oil",)))
    assert state.provinces["libya"].legions == [2, 1, 0, 0, 0]
    assert state.provinces["libya"].contested


def test_what_one_side_loses_is_told_when_the_other_has_chosen_too():
    """R8.12: both remove their units at the same time."""
    entry = {
        "control": "carthage",
        "buildings": ["libya.caravan.oil", "libya.caravan.sheep"],
        "occupied": {"libya.caravan.oil": "greece", "libya.caravan.sheep": "rome"},
        "units": {"rome": {"legion": 2}, "greece": {"legion": 2}},
        "at_war": False,
    }
    heroes = {"rome": ["hammurabi"], "greece": ["hammurabi"]}
    state = position("rome", "fight", provinces={"libya": entry}, cards=heroes)
    loaded(state, 4, 3, 4, 3)
    play(state, Fight("libya", GREECE))
    assert sorted(choice.seat for choice in state.pending) == [ROME, GREECE]
    first = GAME.play(state, GREECE, Lose(("oil",)))
    assert kinds_of(first) == ["losses-chosen"]
    assert state.provinces["libya"].legions == [2, 2, 0, 0, 0]
    assert GAME.redact(state, GREECE).battle.chosen == {GREECE: ["oil"]}
    assert GAME.redact(state, ROME).battle.chosen == {GREECE: [UNKNOWN]}
    last = GAME.play(state, ROME, Lose(("idle",)))
    lost = [(event.seat, event.reveals) for event in last if event.kind == "legions-lost"]
    assert lost == [(ROME, ""), (GREECE, "hidden")]
    assert state.provinces["libya"].legions == [1, 1, 0, 0, 0]


def test_a_fortress_is_lost_last_by_default():
    """D21"""
    state = battle(2, 1, 6, 6, 1, fortress=1, dacia={"control": "greece"})
    state.provinces["dacia"].legions[GREECE] = 2
    loaded(state, 6, 6, 1, 1)
    play(state, Fight("dacia", GREECE))
    assert state.pending[-1].seat == GREECE
    assert GAME.default_move(state, GREECE) == Lose(("idle",))
    assert Lose(("fortress",)) in options_of(state)


def test_alike_units_are_removed_without_a_question_and_excess_hits_are_lost():
    """R8.12"""
    state = battle(3, 1, 6, 6, 6, 6)
    events = play(state, Fight("dacia", GREECE))
    lost = {"area": "dacia", "count": 1}
    assert told(events, "legions-lost") == [{**lost, "before": 3, "after": 2}, {**lost, "before": 1, "after": 0}]
    assert state.provinces["dacia"].legions[:2] == [2, 0]


def test_lost_units_can_be_built_again():
    """R8.13"""
    latium = {"control": "rome", "units": {"rome": {"legion": 8}}}
    state = position("rome", provinces={"latium": latium}, hands={"rome": {"coin": 3}})
    assert not options_of(state, RaiseLegion)
    state.provinces["latium"].legions[ROME] = 7
    assert options_of(state, RaiseLegion)


def test_a_province_stays_contested_until_one_player_is_left():
    """R8.14, R2.7"""
    state = battle(2, 2, 1, 1, 1, 1, dacia={"control": "greece"})
    events = play(state, Fight("dacia", GREECE))
    assert told(events, "contested") == [{"province": "dacia"}]
    assert state.provinces["dacia"].contested
    state.stage, state.active, state.pending = "march", GREECE, [Choice(GREECE, "march")]
    play(state, March("dacia", "thracia", "idle", 1))
    assert state.provinces["dacia"].contested
    play(state, March("dacia", "thracia", "idle", 1))
    assert not state.provinces["dacia"].contested


def test_two_players_without_a_battle_make_a_province_contested_at_the_end_of_the_phase():
    """R2.7, R9.6"""
    capital = {
        "control": "egypt",
        "buildings": ["aegyptus.capital"],
        "occupied": {"aegyptus.capital": "rome"},
        "units": {"rome": {"legion": 1}, "egypt": {"legion": 1}},
        "at_war": False,
    }
    state = position("rome", "fight", provinces={"aegyptus": capital})
    state.peace, state.acted = [EGYPT, ROME], [GREECE, BABYLON, EGYPT, CARTHAGE]
    state.pending = []
    events = go_on(CATALOGUE, state)
    assert {"province": "aegyptus"} in told(events, "contested")
    assert state.provinces["aegyptus"].places == {}


def test_a_battle_in_an_uncontrolled_province_leads_to_no_conquest():
    """R8.15, R9.9: control there must be built."""
    state = battle(3, 1, 5, 1, 1, 1, hands={"rome": {"coin": 3}}, provinces=holds("rome", "dalmatia"))
    play(state, Fight("dacia", GREECE))
    assert state.active == -1 or state.step != "conquest"
    state.phase, state.stage, state.active, state.pending = "build", "build", ROME, [Choice(ROME, "build")]
    assert "dacia" in [move.province for move in options_of(state, PlaceControl)]


# ---------------------------------------------------------------------- R9
def test_one_mode_for_each_province_and_turn():
    """R9.1, D24"""
    state = conquered(2)
    assert {move.kind for move in options_of(state)} == {"pillage", "occupy", "seize", "done"}
    play(state, Occupy("cyrenaica", ("city",)))
    assert state.step != "conquest"
    other = position(
        "rome",
        "conquest",
        provinces={
            "cyrenaica": {"control": "egypt", "buildings": CYRENAICA, "units": {"rome": {"legion": 2}}},
            "libya": {"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"rome": {"legion": 1}}},
        },
    )
    play(other, Seize("cyrenaica"))
    assert {move.province for move in options_of(other) if hasattr(move, "province")} == {"libya"}
    assert refused(other, Occupy("cyrenaica", ("city",))).code == "chosen-already"


def test_a_new_choice_lifts_all_legions_first_and_an_old_one_may_stay():
    """R9.1"""
    occupied = {"cyrenaica.market": "rome", "cyrenaica.city": "rome"}
    state = conquered(2, occupied=occupied)
    assert Occupy("cyrenaica", ("city", "market")) not in options_of(state)
    play(state, Occupy("cyrenaica", ("temple",)))
    assert state.provinces["cyrenaica"].places == {"temple": ROME}
    kept = conquered(2, occupied=occupied)
    assert GAME.default_move(kept, ROME) == Done()
    play(kept, Done())
    assert kept.provinces["cyrenaica"].places == {"city": ROME, "market": ROME}


@pytest.mark.parametrize(
    ("entry", "final"),
    [({}, True), ({"occupied": {"cyrenaica.city": "rome"}}, False), ({"buildings": []}, True)],
    ids=["nothing taken", "an occupation that goes on", "a marker only"],
)
def test_people_are_asked_before_they_leave_what_they_have_won_but_not_before_an_occupation_goes_on(
    entry: dict[str, Any], final: bool
):
    """R9.1"""
    state = conquered(1, **entry)
    assert GAME.is_final(state, ROME, Done()) == final


def test_by_default_as_much_as_possible_is_occupied_great_cities_first():
    """D24"""
    state = position(
        "rome",
        "conquest",
        provinces={
            "achaea": {
                "control": "greece",
                "buildings": ["achaea.caravan.oil", "achaea.capital", "achaea.city", "achaea.temple"],
                "units": {"rome": {"legion": 2}},
            }
        },
    )
    assert GAME.default_move(state, ROME) == Occupy("achaea", ("capital", "city"))


@pytest.mark.parametrize(
    ("province", "spot", "reward", "gained"),
    [
        ("cyrenaica", "city", "income", {"coin": 1}),
        ("cyrenaica", "papyrus", "income", {"papyrus": 1}),
        ("cyrenaica", "market", "income", {}),
        ("cyrenaica", "temple", "income", {}),
        ("asia", "legendary_city", "coin", {"coin": 1}),
    ],
)
def test_pillage_destroys_a_building_for_its_income(province: str, spot: str, reward: str, gained: dict[str, int]):
    """R9.2: a legion stands on the empty space; the token may be built again."""
    entry = {"control": "egypt", "units": {"rome": {"legion": 1}}}
    entry["buildings"] = CYRENAICA if province == "cyrenaica" else ["asia.legendary_city"]
    state = position("rome", "conquest", provinces={province: entry})
    play(state, Pillage(province, spot, reward))
    assert hand(state, "rome") == gained
    assert spot not in state.provinces[province].buildings
    assert state.provinces[province].places == {spot: ROME}


def test_pillage_of_a_legendary_city_may_bring_a_legendary_good():
    """R9.2"""
    entry = {"control": "egypt", "buildings": ["asia.legendary_city"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"asia": entry})
    assert options_of(state, Pillage) == [Pillage("asia", "legendary_city", name) for name in ("coin", "legendary")]
    events = play(state, Pillage("asia", "legendary_city", "legendary"))
    assert told(events, "legendary-drawn") == [{"count": 1}]
    assert refused(conquered(1), Pillage("cyrenaica", "gems", "income")).code == "no-building"


def test_loot_is_kept_until_the_next_build_phase_ends():
    """R9.2"""
    state = conquered(1)
    state.acted = [GREECE, BABYLON, EGYPT, CARTHAGE]
    play(state, Pillage("cyrenaica", "papyrus", "income"))
    by_default(state, until="value")
    assert hand(state, "rome") == {"papyrus": 1}


def test_one_legion_on_each_building():
    """R9.3"""
    state = conquered(2)
    assert {len(move.spots) for move in options_of(state, Occupy)} == {1, 2}
    assert refused(state, Occupy("cyrenaica", ("city", "market", "papyrus"))).code == "not-occupiable"
    play(state, Occupy("cyrenaica", ("market", "papyrus")))
    assert income(CATALOGUE, state, ROME) == {"papyrus": 2}


def test_the_control_marker_is_occupied_without_a_connection():
    """R9.4"""
    state = conquered(2)
    play(state, Seize("cyrenaica"))
    assert state.provinces["cyrenaica"].places == {"control": ROME}
    assert state.provinces["cyrenaica"].controller == EGYPT


def test_a_marker_is_converted_in_a_later_turn_if_the_province_is_connected_and_a_marker_left():
    """R9.5, D18, R14.1"""
    entry = {"control": "egypt", "buildings": CYRENAICA, "units": {"rome": {"legion": 1}}}
    state = position("rome", "convert", provinces={"cyrenaica": entry, **holds("rome", "libya")})
    state.provinces["cyrenaica"].places = {"control": ROME}
    assert GAME.default_move(state, ROME) == Convert("cyrenaica")
    events = play(state, Convert("cyrenaica"))
    assert told(events, "converted") == [{"province": "cyrenaica", "opponent": EGYPT}]
    assert (state.provinces["cyrenaica"].controller, state.provinces["cyrenaica"].places) == (ROME, {})
    full = holds("rome", "italia", "gallia", "germania", "dalmatia", "dacia", "macedonia", "libya")
    other = position("rome", "convert", provinces={"cyrenaica": entry, **full})
    other.provinces["cyrenaica"].places = {"control": ROME}
    assert refused(other, Convert("cyrenaica")).code == "no-marker-left"


def test_occupations_end_when_a_battle_leaves_two_players():
    """R9.6"""
    entry = {
        "control": "egypt",
        "buildings": CYRENAICA,
        "occupied": {"cyrenaica.city": "rome"},
        "units": {"rome": {"legion": 2}, "carthage": {"legion": 2}},
        "at_war": False,
    }
    state = loaded(position("carthage", "fight", provinces={"cyrenaica": entry}), 1, 1, 1, 1)
    play(state, Fight("cyrenaica", ROME))
    assert state.provinces["cyrenaica"].places == {}
    assert holder(state.provinces["cyrenaica"], "city") == EGYPT


def test_the_control_of_a_capital_province_is_never_taken():
    """R9.7"""
    entry = {"control": "egypt", "buildings": ["aegyptus.capital"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"aegyptus": entry})
    assert not options_of(state, Seize)
    assert refused(state, Seize("aegyptus")).code == "capital-control"
    play(state, Occupy("aegyptus", ("capital",)))
    assert holder(state.provinces["aegyptus"], "capital") == ROME


def test_idle_legions_block_building_and_control():
    """R9.8"""
    provinces = {
        "cyrenaica": {"control": "egypt", "units": {"rome": {"legion": 1}}},
        "nubia": {"units": {"rome": {"legion": 1}}},
    }
    state = position("egypt", hands={"egypt": {"coin": 9}}, provinces=provinces)
    assert refused(state, RaiseLegion("cyrenaica", "coins")).code == "blocked"
    assert refused(state, PlaceControl("nubia", "coins")).code == "others-there"
    assert "cyrenaica" not in {getattr(move, "province", "") for move in options_of(state)}


def test_legions_conquer_nothing_in_an_uncontrolled_province():
    """R9.9"""
    state = position("rome", "march", provinces={"dalmatia": {"units": {"rome": {"legion": 1}}}})
    events = play(state, March("dalmatia", "dacia", "idle", 1))
    assert "turn-ended" in kinds_of(events)
