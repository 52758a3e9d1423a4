"""R12 Heroes and wonders."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.rng import Rng
from games.mare_nostrum.battle import land_roll
from games.mare_nostrum.board import tracks
from games.mare_nostrum.collect import income
from games.mare_nostrum.moves import (
    Attack,
    Build,
    BuildFortress,
    BuildTrireme,
    Convert,
    Copy,
    DeclarePeace,
    Decline,
    Done,
    Fight,
    March,
    Muster,
    Occupy,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Recruit,
    Seize,
    Station,
    Swap,
)
from games.mare_nostrum.powers import has
from games.mare_nostrum.state import Choice
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME, seat_of
from tests.games.mare_nostrum.positions import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    hand,
    holds,
    kinds_of,
    options_of,
    play,
    position,
    refused,
    told,
)

BONUS = {
    "antigone": (2, 2, 0),
    "castor_and_pollux": (0, 0, 0),
    "circe": (1, 0, 1),
    "gilgamesh": (0, 0, 0),
    "hamilcar": (1, 1, 1),
    "hercules": (2, 2, 2),
    "nebuchadnezzar": (0, 0, 0),
    "penthesilea": (0, 2, 2),
    "perseus": (1, 2, 1),
    "ramses_ii": (0, 0, 0),
    "queen_of_sheba": (0, 1, 1),
    "spartacus": (0, 0, 0),
    "colossus_of_rhodes": (0, 0, 0),
    "hanging_gardens": (2, 0, 0),
    "lighthouse_of_pharos": (0, 0, 0),
    "statue_of_zeus": (0, 0, 0),
    "temple_of_artemis": (0, 0, 0),
}


@pytest.mark.parametrize("card", BONUS)
def test_every_card_gives_its_bonus(card: str):
    """R12.11, R4.3"""
    state = position(cards={"rome": ["caesar", card]})
    assert tuple(tracks(CATALOGUE, state, ROME).values()) == BONUS[card]
    assert BONUS.keys() == set(CATALOGUE.recruitable)


# ---------------------------------------------------------------------- battle
def rolls(empire: str, *cards: str, active: bool, legions: int = 2, fortress: int = 0, control: str = "") -> Any:
    units = {empire: {"legion": legions, "fortress": fortress}, "carthage": {"legion": 1}}
    given = {"dacia": {"control": control or None, "units": units}}
    own = [CATALOGUE.starting_hero[empire], *cards]
    state = position(empire, "fight", cards={empire: own}, provinces=given)
    roll = land_roll(CATALOGUE, state, seat_of(empire), "dacia", active=active)
    return len(roll.dice), roll.modifiers


def test_caesar_adds_one_to_each_die_in_his_owners_turn():
    """R12.1, R8.9: at least one legion must fight."""
    assert rolls("rome", active=True) == (2, [("caesar", 2)])
    assert rolls("rome", active=False) == (2, [])
    assert rolls("rome", "ramses_ii", active=True, legions=0, fortress=1) == (1, [("fortress", 5)])


def test_pericles_adds_two_to_each_die_in_the_turns_of_others():
    """R12.2, R8.9"""
    assert rolls("greece", active=False) == (2, [("pericles", 4)])
    assert rolls("greece", active=True) == (2, [])


def test_nebuchadnezzar_adds_five_in_provinces_of_his_owner():
    """R12.12, R8.9"""
    assert rolls("babylon", "nebuchadnezzar", active=True, control="babylon") == (2, [("nebuchadnezzar", 5)])
    assert rolls("babylon", "nebuchadnezzar", active=True) == (2, [])


def test_ramses_rolls_one_die_more_even_for_a_fortress_alone():
    """R12.15, R8.8"""
    assert rolls("babylon", "ramses_ii", active=True, legions=0, fortress=1) == (1, [("fortress", 5)])
    assert rolls("babylon", "ramses_ii", active=False) == (3, [])


# ---------------------------------------------------------------------- build
def test_cleopatra_and_hannibal_pay_as_their_cards_say():
    """R12.3, R12.4"""
    cleopatra = position(
        "egypt", hands={"egypt": {"coin": 1, "wine": 1, "oil": 1}}, provinces=holds("egypt", "aegyptus")
    )
    assert {move.pay for move in options_of(cleopatra, RaiseLegion)} == {"goods_coin"}
    hannibal = position("carthage", hands={"carthage": {"wine": 2, "oil": 1}})
    play(hannibal, RaiseLegion("africa", "goods"))
    assert hand(hannibal, "carthage") == {}


def test_hammurabi_places_one_marker_a_round_free_of_charge():
    """R12.5"""
    state = position("babylon", hands={"babylon": {"coin": 3}})
    assert {move.pay for move in options_of(state, PlaceControl)} == {"coins", "free"}
    play(state, PlaceControl("arabia", "free"))
    assert hand(state, "babylon") == {"coin": 3}
    assert {move.pay for move in options_of(state, PlaceControl)} == {"coins"}
    state.phase, state.stage, state.pending, state.active = "leadership", "end", [], -1
    go_on(CATALOGUE, state)
    assert state.players[BABYLON].used == []


def test_gilgamesh_spartacus_and_the_lighthouse_make_one_unit_cheap():
    """R12.9, R12.17, R12.20, R12.25: place and stock limits stay."""
    state = position(
        "rome",
        cards={"rome": ["caesar", "gilgamesh", "spartacus", "lighthouse_of_pharos"]},
        hands={"rome": {"coin": 1, "legendary_stone": 1, "gladiators": 1, "wood": 1}},
        provinces=holds("rome", "italia"),
    )
    play(state, BuildFortress("italia", "for_legendary_stone"), RaiseLegion("italia", "for_gladiators"))
    assert state.discards == ["legendary_stone"]
    assert {move.pay for move in options_of(state, BuildTrireme)} == {"for_coin", "for_wood"}
    play(state, BuildTrireme("mare_ionium", "for_wood"))
    assert hand(state, "rome") == {"coin": 1}
    assert not options_of(state, BuildFortress, RaiseLegion, BuildTrireme)
    assert refused(state, RaiseLegion("italia", "for_coin")).code == "cannot-pay"


def test_the_single_good_of_a_cheap_unit_is_the_ordinary_or_the_legendary_one():
    """R12.25, R7.2.3: version 1 of the rules spent the ordinary one."""
    goods = {"legendary_stone": 1, "stone": 1}
    state = position(
        "rome", cards={"rome": ["caesar", "gilgamesh"]}, hands={"rome": goods}, provinces=holds("rome", "italia")
    )
    ways = [move.pay for move in options_of(state, BuildFortress) if move.province == "italia"]
    assert ways == ["for_legendary_stone", "for_stone"]
    natural = GAME.natural(state, ROME, {"kind": "fortress", "province": "italia"}, "pay", ways)
    assert natural == "for_stone"
    old, before = GAME.copy(state), GAME.under(1)
    play(state, BuildFortress("italia", "for_legendary_stone"))
    assert (hand(state, "rome"), state.discards) == ({"stone": 1}, ["legendary_stone"])
    assert {move.pay for move in before.legal_moves(old, ROME) if isinstance(move, BuildFortress)} == {"for_stone"}
    before.play(old, ROME, BuildFortress("italia", "for_stone"))
    assert hand(old, "rome") == {"legendary_stone": 1}


def test_penthesilea_musters_as_far_as_figures_last():
    """R12.13: the capital province counts too."""
    enemy = {"control": "rome", "units": {"greece": {"legion": 1}}}
    state = position(
        "rome",
        cards={"rome": ["caesar", "penthesilea"]},
        provinces={
            "latium": {"control": "rome", "units": {"rome": {"legion": 7}, "greece": {"legion": 1}}},
            "italia": enemy,
            "gallia": enemy,
        },
    )
    events = play(state, Muster())
    assert told(events, "mustered") == [{"count": 1, "province": "latium", "card": "penthesilea"}]
    assert state.provinces["latium"].legions[ROME] == 8
    assert refused(state, Muster()).rule == "R12.13"


def test_castor_and_pollux_have_a_count_of_their_own():
    """R12.8, D14: the power of the copied hero, without the bonus; by default the first card in order."""
    state = position(
        "rome",
        cards={"greece": ["pericles", "spartacus"], "egypt": ["cleopatra", "perseus", "statue_of_zeus", "hercules"]},
        hands={"rome": {"coin": 12}},
        provinces=holds("rome", "italia"),
    )
    play(state, Recruit("castor_and_pollux", "coins"))
    assert state.pending == [Choice(ROME, "copy", about="castor_and_pollux")]
    assert options_of(state) == [Copy("hercules"), Copy("spartacus")]
    assert GAME.default_move(state, ROME) == Copy("hercules")
    assert refused(state, Copy("perseus")).rule == "R12.8"
    play(state, Copy("spartacus"), RaiseLegion("italia", "for_coin"))
    assert state.players[ROME].used == ["castor_and_pollux"]
    assert state.players[GREECE].used == []


def test_castor_and_pollux_without_an_eligible_hero_have_no_power():
    """R12.8: now or later."""
    state = position("rome", cards={"greece": ["pericles", "perseus"]}, hands={"rome": {"coin": 7}})
    play(state, Recruit("castor_and_pollux", "coins"))
    assert state.pending == [Choice(ROME, "build")]
    assert state.players[ROME].copied == ""
    assert not has(CATALOGUE, state, ROME, "builds_first")


# ---------------------------------------------------------------------- Circe
def circe(**provinces: Any) -> Any:
    return position("carthage", "conquest", cards={"carthage": ["hannibal", "circe"]}, provinces=provinces)


def test_circe_puts_idle_legions_on_empty_caravan_spaces():
    """R12.7, D25: where the owner is alone: own, uncontrolled or conquered provinces."""
    state = circe(
        phasania={"units": {"carthage": {"legion": 1}}},
        libya={"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"carthage": {"legion": 2}}},
        nubia={"units": {"carthage": {"legion": 1}, "egypt": {"legion": 1}}, "at_war": False},
    )
    assert options_of(state, Station) == [Station("libya", "sheep"), Station("phasania", "gladiators")]
    assert GAME.default_move(state, CARTHAGE) == Station("libya", "sheep")
    assert refused(state, Station("nubia", "gladiators")).rule == "R12.7"
    play(state, Station("phasania", "gladiators"), Station("libya", "sheep"))
    assert income(CATALOGUE, state, CARTHAGE) == {"oil": 1, "sheep": 1, "gladiators": 1}
    assert tracks(CATALOGUE, state, CARTHAGE)["trade"] == 1 + 1


def changing() -> Any:
    """Conquered Cyrenaica with two legions that occupy, one of them the temple, beside an empty space; own Libya with a caravan."""
    return circe(
        cyrenaica={
            "control": "egypt",
            "buildings": ["cyrenaica.city", "cyrenaica.temple"],
            "units": {"carthage": {"legion": 2}},
            "occupied": {"cyrenaica.city": "carthage", "cyrenaica.temple": "carthage"},
        },
        libya={"control": "carthage", "units": {"carthage": {"legion": 1}}, "circe": {"libya.caravan.oil": "carthage"}},
    )


def test_a_legion_changes_its_place_for_a_caravan_space_and_gives_up_what_it_occupied():
    """R12.7, R9.6"""
    state = changing()
    assert options_of(state, Station) == [
        Station("cyrenaica", "papyrus", "city"),
        Station("cyrenaica", "papyrus", "temple"),
        Station("libya", "sheep", "oil"),
    ]
    events = play(state, Station("cyrenaica", "papyrus", "temple"))
    assert kinds_of(events)[:2] == ["stationed", "occupation-ended"]
    assert state.provinces["cyrenaica"].places == {"city": CARTHAGE, "papyrus": CARTHAGE}
    play(state, Station("libya", "sheep", "oil"))
    assert state.provinces["libya"].places == {"sheep": CARTHAGE}
    assert income(CATALOGUE, state, CARTHAGE) == {"coin": 1, "papyrus": 1, "sheep": 1}
    assert GAME.problems(state) == []


def test_a_legion_changes_its_place_once_a_turn_and_not_after_a_choice_for_the_province():
    """R12.7, R9.1"""
    state = changing()
    play(state, Station("libya", "sheep", "oil"))
    assert refused(state, Station("libya", "oil", "sheep")).code == "place-fixed"
    play(state, Occupy("cyrenaica", ("temple",)))
    assert options_of(state, Station) == [Station("cyrenaica", "papyrus")]
    play(state, Station("cyrenaica", "papyrus"))
    assert state.stationed == {}
    assert state.active != CARTHAGE


def test_nobody_is_made_to_change_a_place():
    """D25: neither by the clock nor by the computer, which leaves no building for a caravan space."""
    state = changing()
    assert GAME.default_move(state, CARTHAGE) == Done()
    assert not GAME.is_final(state, CARTHAGE, Done())
    assert GAME.natural(state, CARTHAGE, {"kind": "station"}, "leaves", ["city", "idle"]) == "idle"
    move = GAME.sensible_move(GAME.redact(state, CARTHAGE), CARTHAGE, Rng("circe"))
    assert not isinstance(move, Station)


def test_by_version_1_only_idle_legions_become_caravans():
    state = changing()
    assert [move for move in GAME.under(1).legal_moves(state, CARTHAGE) if isinstance(move, Station)] == []


def test_the_legion_left_by_a_pillage_collects_for_circe():
    """R12.7, R9.2"""
    entry = {"control": "egypt", "buildings": ["cyrenaica.caravan.papyrus"], "units": {"carthage": {"legion": 1}}}
    state = circe(cyrenaica=entry)
    play(state, Pillage("cyrenaica", "papyrus", "income"))
    assert income(CATALOGUE, state, CARTHAGE) == {"papyrus": 1}
    state.players[CARTHAGE].cards = ["hannibal"]
    assert income(CATALOGUE, state, CARTHAGE) == {}


def test_a_legion_that_acts_as_a_caravan_stays_there_when_the_marker_beside_it_is_replaced():
    """R12.7, R9.5: only moving, dying, lifting and war end a place (R9.6)."""
    entry = {
        "control": "egypt",
        "units": {"carthage": {"legion": 2}},
        "circe": {"cyrenaica.caravan.papyrus": "carthage"},
    }
    state = circe(cyrenaica=entry, libya={"control": "carthage"})
    state.provinces["cyrenaica"].places["control"] = CARTHAGE
    state.stage = state.step = "convert"
    state.pending = [Choice(CARTHAGE, "convert")]
    play(state, Convert("cyrenaica"))
    assert (state.provinces["cyrenaica"].controller, state.provinces["cyrenaica"].places) == (
        CARTHAGE,
        {"papyrus": CARTHAGE},
    )
    assert GAME.problems(state) == []
    assert income(CATALOGUE, state, CARTHAGE) == {"papyrus": 1}


def test_without_circe_no_legion_is_a_caravan():
    """R12.7"""
    state = position("rome", "conquest", provinces={"libya": {"control": "carthage", "units": {"rome": {"legion": 1}}}})
    refusal = refused(state, Station("libya", "oil"))
    assert (refusal.code, refusal.rule) == ("no-circe", "R12.7")


def test_an_own_caravan_may_be_built_where_the_legion_stands():
    """R12.24: the legion stands without a place then."""
    libya = {"control": "carthage", "units": {"carthage": {"legion": 1}}, "circe": {"libya.caravan.oil": "carthage"}}
    state = position(
        "carthage",
        cards={"carthage": ["hannibal", "circe"]},
        hands={"carthage": {"coin": 3}},
        provinces={"libya": libya},
    )
    play(state, Build("libya", "oil", "coins"))
    province = state.provinces["libya"]
    assert (province.buildings, province.places, province.legions[CARTHAGE]) == (["oil"], {}, 1)


# ---------------------------------------------------------------------- conquest
@pytest.mark.parametrize(
    ("province", "spot", "coins", "goods"),
    [("cyrenaica", "city", 2, {}), ("cyrenaica", "papyrus", 0, {"papyrus": 2}), ("asia", "legendary_city", 1, {})],
)
def test_hamilcar_pillages_twice_as_much(province: str, spot: str, coins: int, goods: dict[str, int]):
    """R12.10"""
    buildings = ["cyrenaica.city", "cyrenaica.caravan.papyrus"] if province == "cyrenaica" else ["asia.legendary_city"]
    entry = {"control": "egypt", "buildings": buildings, "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", cards={"rome": ["caesar", "hamilcar"]}, provinces={province: entry})
    play(state, Pillage(province, spot, "income"))
    own = hand(state, "rome")
    assert own.pop("coin", 0) == coins
    legendary = [name for name in own if name.startswith("legendary_")]
    assert len(legendary) == (1 if spot == "legendary_city" else 0)
    assert {name: count for name, count in own.items() if name not in legendary} == goods


def test_the_queen_of_sheba_swaps_once_a_round_and_only_with_a_connection():
    """R12.16, D26: by default not."""
    cards = {"egypt": ["cleopatra", "queen_of_sheba"]}
    libya = {"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"egypt": {"legion": 2}}}
    numidia = {"control": "carthage", "units": {"egypt": {"legion": 1}}}
    state = position(
        "egypt", "conquest", cards=cards, provinces={"libya": libya, "numidia": numidia, **holds("egypt", "cyrenaica")}
    )
    play(state, Seize("numidia"))
    assert state.step == "conquest"
    play(state, Seize("libya"))
    assert state.pending == [Choice(EGYPT, "swap", about="libya")]
    assert GAME.default_move(state, EGYPT) == Decline()
    play(state, Swap("libya"))
    assert state.provinces["libya"].controller == EGYPT
    assert state.provinces["libya"].legions[EGYPT] == 1
    assert state.players[EGYPT].used == ["queen_of_sheba"]


# ---------------------------------------------------------------------- Zeus
def peace(named: int = -1, **given: Any) -> Any:
    state = position("greece", "peace", cards={"greece": ["pericles", "statue_of_zeus"]}, **given)
    state.stage, state.named = "appoint", named
    return state


def test_zeus_names_an_opponent_but_not_the_one_of_the_round_before():
    """R12.21, D16: by default nobody."""
    state = peace(BABYLON)
    assert options_of(state) == [Decline(), *(DeclarePeace(seat) for seat in (ROME, EGYPT, CARTHAGE))]
    assert GAME.default_move(state, GREECE) == Decline()
    refusal = refused(state, DeclarePeace(BABYLON))
    assert (refusal.code, refusal.rule) == ("named-before", "R12.21")
    play(state, Decline())
    assert state.peace == []


def test_peace_keeps_both_from_fighting_and_entering():
    """R12.21: the owner's own legions stay and keep occupying."""
    provinces = {
        "thracia": {"control": "greece", "units": {"babylon": {"legion": 1}}},
        "cilicia": {
            "control": "babylon",
            "units": {"greece": {"legion": 1}},
            "buildings": ["cilicia.city"],
            "occupied": {"cilicia.city": "greece"},
        },
        "cappadocia": {"units": {"babylon": {"legion": 1}, "greece": {"legion": 1}}},
        **holds("greece", "asia"),
    }
    state = peace(provinces=provinces, seas={"mare_cyprium": {"greece": 1, "babylon": 1}})
    events = play(state, DeclarePeace(BABYLON))
    assert told(events, "sent-home") == [{"count": 1, "province": "mesopotamia"}]
    assert state.provinces["cilicia"].places == {"city": GREECE}
    for step in ("attack", "march", "fight"):
        state.active, state.stage, state.pending = BABYLON, step, [Choice(BABYLON, step)]
        moves = options_of(state)
        assert not [move for move in moves if isinstance(move, Attack | Fight)]
        assert "asia" not in {move.target for move in moves if isinstance(move, March)}
    state.stage, state.pending = "march", [Choice(BABYLON, "march")]
    assert refused(state, March("cappadocia", "asia", "idle", 1)).code == "peace-border"
    state.stage, state.pending = "attack", [Choice(BABYLON, "attack")]
    assert refused(state, Attack("mare_cyprium", GREECE)).code == "at-peace"


def test_peace_lasts_for_one_round_and_is_remembered_for_one_more():
    """R12.21"""
    state = peace()
    play(state, DeclarePeace(ROME))
    state.stage, state.pending = "called", []
    go_on(CATALOGUE, state)
    assert (state.peace, state.named) == ([], ROME)
    state.phase, state.stage, state.pending = "battle", "called", []
    go_on(CATALOGUE, state)
    assert state.named == -1


def test_zeus_may_end_a_contest():
    """R12.21, R2.7"""
    entry = {"control": "greece", "units": {"greece": {"legion": 1}, "rome": {"legion": 2}}}
    state = peace(provinces={"thracia": entry})
    assert state.provinces["thracia"].contested
    play(state, DeclarePeace(ROME))
    assert not state.provinces["thracia"].contested
    assert state.provinces["latium"].legions[ROME] == 2


def test_a_copied_power_is_asked_for_like_the_hero_itself():
    """R12.8, R6.5"""
    state = position("carthage", "value", cards={"rome": ["caesar", "castor_and_pollux"]}, hands={"rome": {"coin": 1}})
    state.players[ROME].copied = "antigone"
    assert has(CATALOGUE, state, ROME, "own_offer")
    assert "done" not in kinds_of(play(position(), Done()))
