"""R8: what is said of a battle before it is begun, and of a province before legions go there."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.labels import Labels
from games.base import Remark
from games.mare_nostrum.moves import Fight, Sail
from games.mare_nostrum.state import Begun, Choice, MareState
from locales import words
from tests.games.choosing import natural
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME
from tests.games.mare_nostrum.positions import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, play, position
from tests.games.mare_nostrum.test_battle_and_conquest import battle

EVERYBODY = [ROME, GREECE, BABYLON, EGYPT, CARTHAGE]
UNITS = ("with_legions", "with_triremes", "legions", "fortresses", "triremes")
NONE = dict.fromkeys(("plus", "theirs", "least", *UNITS), 0)


def remark(state: MareState, **chosen: Any) -> Remark | None:
    """By what the seat to move knows."""
    return GAME.remark(GAME.redact(state, ROME), ROME, chosen)


@pytest.mark.parametrize(
    ("legions", "enemies", "hit", "clear", "struck", "fall"),
    [
        (1, 1, 33, 33, 33, 33),
        (2, 1, 83, 83, 33, 0),
        (1, 2, 33, 0, 83, 83),
        (3, 2, 98, 63, 83, 0),
        (3, 3, 98, 9, 98, 9),
        (4, 1, 99, 99, 33, 0),
    ],
)
def test_the_chances_of_a_battle_on_land(legions: int, enemies: int, hit: int, clear: int, struck: int, fall: int):
    """R8.8 to R8.12: a die for each legion, a hit for each full five; 1295 of 1296 are not yet certain."""
    facts = {**NONE, "opponent": GREECE, "dice": legions, "with_legions": legions}
    facts |= {"against": enemies, "legions": enemies, "targets": enemies, "own_units": legions}
    facts |= {"hit": hit, "clear": clear, "struck": struck, "fall": fall}
    assert remark(battle(legions, enemies), kind="fight", province="dacia", opponent=GREECE) == Remark(
        "battles", {"battle": facts}
    )


def test_a_fortress_adds_five_and_cancels_a_hit():
    """R8.9, R8.11: two hits are needed for one, three for both units; what adds five always hits."""
    found = remark(battle(3, 1, fortress=1), kind="fight", province="dacia", opponent=GREECE)
    assert found is not None
    told = found.facts["battle"]
    assert (told["hit"], told["clear"], told["struck"], told["least"]) == (63, 9, 100, 1)
    assert (told["theirs"], told["legions"], told["fortresses"], told["targets"]) == (5, 1, 1, 2)


def test_the_dice_and_additions_of_heroes_are_counted():
    """R8.9: Caesar adds 1 a die in the own turn, Ramses a die; the battle itself casts as many."""
    units = {"rome": {"legion": 2}, "egypt": {"legion": 1}}
    cards = {"rome": ["caesar"], "egypt": ["ramses_ii"]}
    state = position("rome", "fight", provinces={"dacia": {"units": units, "at_war": False}}, cards=cards)
    found = remark(state, kind="fight", province="dacia", opponent=EGYPT)
    assert found is not None
    told = found.facts["battle"]
    assert (told["dice"], told["plus"], told["against"], told["theirs"]) == (2, 2, 2, 0)
    # 35 of the 36 falls of two dice reach 5 with 2 more, 30 without.
    assert (told["hit"], told["struck"]) == (97, 83)
    (begun,) = [event for event in play(state, Fight("dacia", EGYPT)) if event.kind == "battle"]
    assert (begun.data["own"], begun.data["against"]) == (2, 2)


def test_at_sea_there_is_a_die_for_each_trireme():
    """R8.8"""
    state = position("rome", "attack", seas={"mare_ionium": {"rome": 2, "greece": 1}})
    found = remark(state, kind="attack", sea="mare_ionium", opponent=GREECE)
    facts = {**NONE, "opponent": GREECE, "dice": 2, "with_triremes": 2, "against": 1, "triremes": 1, "targets": 1}
    chances = {"own_units": 2, "hit": 83, "clear": 83, "struck": 33, "fall": 0}
    assert found == Remark("battles", {"battle": {**facts, **chances}})


def test_triremes_that_all_sail_name_the_sea_that_no_legion_crosses_then():
    """R2.4, R8.2"""
    state = position("rome", "sail", seas={"mare_ionium": {"rome": 1}})
    found = remark(state, kind="sail", source="mare_ionium", target="mare_hadriaticum", count=1)
    assert found is not None and found.facts["behind"] == {"left": 0, "home": "sea", "source": "mare_ionium"}
    assert "no trireme stays on Mare Ionium" in Labels(GAME, words("en"), []).remark(found)


def test_before_an_opponent_is_named_everybody_who_is_met_is_told():
    """R8.6"""
    units = {"rome": {"legion": 2}, "greece": {"legion": 1}, "egypt": {"legion": 3}}
    state = position("rome", "fight", provinces={"dacia": {"units": units}})
    found = remark(state, kind="fight", province="dacia")
    assert found is not None and found.code == "battles"
    assert [told["opponent"] for told in found.facts["several"]["each"]] == [GREECE, EGYPT]


def meeting_two() -> MareState:
    """Rome may march with two legions to Dacia, where Greece and Egypt stand; no card adds anything."""
    cards = {empire: ["hammurabi"] for empire in ("rome", "greece", "egypt")}
    provinces = {
        "macedonia": {"control": "rome", "units": {"rome": {"legion": 2}}},
        "dacia": {"units": {"greece": {"legion": 1, "fortress": 1}, "egypt": {"legion": 2}}},
    }
    return position("rome", "march", provinces=provinces, cards=cards)


@pytest.mark.parametrize(
    ("lang", "chances", "dice"),
    [
        (
            "en",
            "with 2 legions: Ben (at least 1 hit 17%, lose at least 1, both 33%), "
            "Darek (at least 1 hit 83%, both 17%, they: 83%, both 17%)",
            " · one battle: Ben – 1 legion, 1 fortress (2 dice : 1 die +5), Darek – 2 legions (2 dice : 2 dice)"
            " · Macedonia without legions",
        ),
        (
            "pl",
            "2 legionami: Ben (trafisz choć raz 17%, tracisz co najmniej 1, 2 razy 33%), "
            "Darek (trafisz choć raz 83%, 2 razy 17%, trafią cię 83%, 2 razy 17%)",
            " · jedna bitwa: Ben – 1 legion, 1 forteca (2 kości : 1 kość +5), Darek – 2 legiony (2 kości : 2 kości)"
            " · Macedonia: nie zostaje żaden legion",
        ),
    ],
)
def test_of_two_who_are_met_each_has_chances_and_dice_of_its_own(lang: str, chances: str, dice: str):
    """R8.6: one of them is fought; the chances are the same before it is known how many go."""
    labels = Labels(GAME, words(lang), ["Anna", "Ben", "Celina", "Darek", "Ewa"])
    march = {"kind": "march", "source": "macedonia", "target": "dacia"}
    told = [remark(meeting_two(), **march), remark(meeting_two(), **march, spot="idle", count=2)]
    assert [labels.remark(one) for one in told if one is not None] == [chances, chances + dice]


def test_where_the_end_of_the_marches_begins_two_battles_each_is_told_with_its_own_chances():
    """R8.5"""
    cards = {empire: ["hammurabi"] for empire in ("rome", "greece", "egypt")}
    provinces = {
        "dacia": {"units": {"rome": {"legion": 2}, "greece": {"legion": 1, "fortress": 1}}},
        "cyrenaica": {"units": {"rome": {"legion": 2}, "egypt": {"legion": 1}}},
    }
    found = remark(position("rome", "march", provinces=provinces, cards=cards), kind="done")
    assert found is not None
    labels = Labels(GAME, words("en"), ["Anna", "Ben", "Celina", "Darek", "Ewa"])
    assert labels.remark(found).startswith(
        "battles now: Cyrenaica – Darek (you hit 83%, they: 33%), "
        "Dacia – Ben (at least 1 hit 17%, lose at least 1, both 33%) · "
    )


def marching(**dacia: Any) -> MareState:
    """Rome may march to Dacia with two legions."""
    provinces = {"thracia": {"units": {"rome": {"legion": 2}}}, "dacia": {"at_war": False, **dacia}}
    return position("rome", "march", provinces=provinces)


def test_a_march_is_told_the_battle_with_all_that_can_march():
    """R8.4, R8.5: those that stand there already fight as well; what stays behind is told once it is known how many go."""
    state = marching(units={"rome": {"legion": 1}, "babylon": {"legion": 1}})
    for chosen, dice in (({}, 3), ({"spot": "idle"}, 3), ({"spot": "idle", "count": 1}, 2)):
        found = remark(state, kind="march", source="thracia", target="dacia", **chosen)
        assert found is not None
        assert [(battle["opponent"], battle["dice"]) for battle in found.facts["met"]] == [(BABYLON, dice)]
        assert found.facts.get("behind") == ({"left": 1, "home": "no"} if "count" in chosen else None)


@pytest.mark.parametrize(
    ("at_home", "count", "left"),
    [({"legion": 3}, 2, 1), ({"legion": 3, "fortress": 1}, 3, 0), ({"legion": 1}, 1, 0)],
    ids=["one legion stays", "a fortress stays", "there is but one"],
)
def test_a_battle_is_told_with_the_legions_that_go_if_nobody_says_otherwise(at_home, count, left):
    """R8.4: the last unit of the own capital province stays, so that it is not left open without a word."""
    provinces = {
        "latium": {"units": {"rome": at_home}},
        "italia": {"at_war": False, "units": {"greece": {"legion": 1}}},
    }
    state = position("rome", "march", provinces=provinces)
    going = {"source": "latium", "target": "italia", "spot": "idle"}
    if at_home["legion"] > 1:
        assert natural(GAME, state, "march", "count", **going) == count
    found = remark(state, kind="march", **going)
    assert found is not None
    (told,) = found.facts["met"]
    assert told["with_legions"] == count
    whole = remark(state, kind="march", **going, count=count)
    assert whole is not None and whole.facts["behind" if left else "emptied"] == {"left": left, "home": "yes"}


def test_whoever_is_at_peace_is_not_fought():
    """R12.21"""
    state = marching(units={"babylon": {"legion": 1}})
    state.peace = [ROME, BABYLON]
    found = remark(state, kind="march", source="thracia", target="dacia")
    assert found is not None and (found.code, found.facts["whose"]) == ("province", "gainless")


def test_where_nobody_is_met_it_is_told_whose_the_province_is():
    """R2.5, R9.1"""
    going = {"kind": "march", "source": "thracia", "target": "dacia"}
    buildings = [f"dacia.{spot}" for spot in sorted(CATALOGUE.spaces["dacia"])][:1]
    own = {"legions": 0, "fortresses": 0, "triremes": 0}
    free = {"whose": "gainless", **own}
    assert remark(marching(), **going) == remark(marching(), **going, spot="idle") == Remark("province", free)
    behind = {"behind": {"left": 0, "home": "no", "source": "thracia"}, "next": {"battle": "no", "ends": "turn"}}
    assert remark(marching(), **going, spot="idle", count=2) == Remark("province", {**free, **behind})
    assert remark(marching(control="rome"), **going) == Remark("province", {"whose": "empty", **own})
    units = {"rome": {"fortress": 1}}
    assert remark(marching(control="rome", units=units), **going) == Remark(
        "province", {"whose": "own", **own, "fortresses": 1}
    )
    spots = [building.removeprefix("dacia.") for building in buildings]
    there = {"whose": "other", "owner": EGYPT, **own, "buildings": 1, "left": 1, "spots": spots}
    assert remark(marching(control="egypt", buildings=buildings), **going) == Remark("province", there)


def test_a_voyage_is_told_the_battle_that_may_follow():
    """R8.2: with all triremes that can sail, or as many as are chosen."""
    state = position("rome", "sail", seas={"mare_ionium": {"rome": 3}, "mare_africum": {"greece": 2}})
    going = {"kind": "sail", "source": "mare_ionium", "target": "mare_africum"}
    for chosen, dice in (({}, 3), ({"count": 1}, 1)):
        found = remark(state, **going, **chosen)
        assert found is not None
        assert found.code == ("battles" if "count" in chosen else "ahead")
        assert [(battle["opponent"], battle["dice"]) for battle in found.facts["battles"]] == [(GREECE, dice)]
    going["target"] = "mare_tyrrhenum"
    assert remark(state, **going) == Remark("empty", {"where": "sea"})
    state.seas["mare_tyrrhenum"][ROME] = 2
    own = {"where": "own", "opponent": ROME, "legions": 0, "fortresses": 0, "triremes": 2}
    assert remark(state, **going) == Remark("standing", {"standing": [own]})


def test_the_end_of_a_step_says_what_could_still_be_done_in_it():
    """R8.2: a step that goes on without a question takes what was left in it."""
    state = position("rome", "sail", seas={"mare_ionium": {"rome": 3}})
    assert remark(state, kind="done") == Remark("not-sailed", {"unmoved": [{"area": "mare_ionium", "count": 3}]})
    play(state, Sail("mare_ionium", "mare_africum", 3))
    assert remark(state, kind="done") is None
    state = position("rome", "attack", seas={"mare_ionium": {"rome": 2, "greece": 1}})
    targets = [{"sea": "mare_ionium", "opponent": GREECE}]
    assert remark(state, kind="done") == Remark("not-attacked", {"targets": targets})
    state = position("rome", "march", provinces={"dacia": {"units": {"rome": {"legion": 2}}}})
    assert remark(state, kind="done") == Remark("not-marched", {"sources": ["dacia"]})
    state = conquering()
    assert remark(state, kind="done") == Remark("not-used", {"provinces": ["sicilia"]})
    state.provinces["sicilia"].places = {"temple": ROME}
    assert remark(state, kind="done") == Remark("not-occupied", {"provinces": ["sicilia"]})


def test_nothing_is_said_while_the_place_is_not_chosen():
    state = position("rome", "march", provinces={"thracia": {"units": {"rome": {"legion": 1}}}})
    state.pending = [Choice(ROME, "march")]
    for chosen in ({"kind": "march"}, {"kind": "fight"}, {"kind": "build"}):
        assert remark(state, **chosen) is None


def test_where_a_legion_is_built_it_is_said_what_stands_there_and_what_others_have_beside_it():
    """R7.6: all units there, and the legions that could come by land; not what the owner has beside it himself."""
    units = {
        "dacia": {"rome": {"legion": 1}},
        "macedonia": {"rome": {"legion": 2}, "greece": {"legion": 3, "fortress": 1}},
    }
    state = position("rome", provinces={name: {"units": here} for name, here in units.items()})
    found = remark(state, kind="legion", province="dacia")
    none = {"legions": 0, "fortresses": 0, "triremes": 0}
    assert found == Remark(
        "standing",
        {
            "standing": [
                {"where": "near", "opponent": GREECE, **none, "legions": 3},
                {"where": "on_spot", "opponent": ROME, **none, "legions": 1},
            ],
            "built": {"count": 0, "spaces": 3},
        },
    )
    assert remark(state, kind="legion", province="dacia", pay="coins") is None


@pytest.mark.parametrize(
    ("offered", "told"),
    [
        ({}, Remark("held", {"held": 3, "left": 2})),
        ({"coin": 1}, Remark("held", {"held": 2, "left": 1})),
        ({"coin": 1, "sheep": 1}, Remark("held-last", {"held": 2, "left": 1, "resources": ["coin", "sheep"]})),
    ],
)
def test_what_is_offered_says_how_much_of_it_is_left_and_the_last_one_what_else_is_offered(offered, told):
    """R6.3"""
    state = position("rome", "offer", hands={"rome": {"coin": 3, "sheep": 1}})
    state.players[ROME].offer, state.players[ROME].number = offered, 3
    assert remark(state, kind="offer", resource="coin") == told


def test_what_is_dropped_says_what_comes_back():
    """R6.3, R7.2"""
    state = position("rome", "offer", hands={"rome": {"coin": 3}})
    state.players[ROME].offer = {"coin": 2}
    assert remark(state, kind="withdraw") == Remark("put-back", {"resources": ["coin", "coin"], "count": 2})
    state = position("rome", "pay", hands={"rome": {"coin": 3, "wine": 1}})
    state.begun = Begun("legion", "latium", price=3, chosen=["wine"])
    assert remark(state, kind="cancel") == Remark("put-back", {"resources": ["wine"], "count": 1})


def test_no_offer_is_no_trade():
    """R6.5"""
    state = position("rome", "offer")
    assert remark(state, kind="number", count=0) == Remark("no-trade", {})
    assert remark(state, kind="number", count=1) is None


@pytest.mark.parametrize(("reward", "brings"), [("coin", "money"), ("legendary", "drawn")])
def test_a_legendary_city_says_what_will_be_collected(reward, brings):
    """R5.3"""
    told = remark(position("rome", "reward"), kind="reward", province="sicilia", reward=reward)
    assert told == Remark("collected-then", {"brings": brings})


# ---------------------------------------------------------------------- what no number tells
SICILY = {"control": "greece", "buildings": ["sicilia.legendary_city", "sicilia.temple"]}


def conquering(cards: tuple[str, ...] = (), edition: str = "pl", **provinces: Any) -> MareState:
    """Rome may choose what to do with Sicily."""
    sicily = {**SICILY, "units": {"rome": {"legion": 2}}}
    return position(
        "rome",
        "conquest",
        edition=edition,
        provinces={"sicilia": sicily, **provinces},
        cards={"rome": ["caesar", *cards]},
    )


@pytest.mark.parametrize(
    ("cards", "chosen", "told"),
    [
        ((), {"spot": "legendary_city", "reward": "legendary"}, Remark("drawn", {"count": 1})),
        ((), {"spot": "legendary_city", "reward": "coin"}, None),
        ((), {"spot": "legendary_city"}, None),
        ((), {"spot": "temple", "reward": "income"}, Remark("worthless", {})),
        (("hamilcar",), {"spot": "legendary_city"}, Remark("drawn", {"count": 1})),
    ],
)
def test_pillage_says_what_is_drawn_by_it(cards, chosen, told):
    """R9.2, R12.10: which good it is nobody knows, but that one comes; coins and goods are told in numbers."""
    assert remark(conquering(cards), kind="pillage", province="sicilia", **chosen) == told


@pytest.mark.parametrize(
    ("edition", "around", "lacking"),
    [
        ("pl", {"italia": {"control": "rome"}}, "nothing"),
        ("pl", {}, "connection"),
        ("en", {}, "removed"),
    ],
)
def test_a_control_marker_says_what_it_lacks_to_be_taken_over_and_who_collects_till_then(edition, around, lacking):
    """R9.4, R9.5, R15.3"""
    seas = {"mare_tyrrhenum": {"rome": 1}} if around else {}
    state = conquering(edition=edition, **around)
    for sea, units in seas.items():
        state.seas[sea][ROME] = units["rome"]
    assert remark(state, kind="seize", province="sicilia") == Remark(
        "marker-held", {"lacking": lacking, "opponent": GREECE}
    )


def test_a_tie_says_at_what_who_is_level_and_who_has_the_title():
    """R10.2"""
    state = position("rome", "crown", titles={"military": "rome"})
    state.pending = [Choice(ROME, "crown", about="military")]
    seats = [ROME, GREECE, BABYLON, EGYPT, 4]
    assert GAME.about_step(state) == {"title": "military", "seat": seats, "value": 0, "opponent": ROME}
    crown = {"kind": "crown", "title": "military"}
    assert remark(state, **crown, player=ROME) == Remark("title-stays", {"title": "military"})
    assert remark(state, **crown, player=EGYPT) == Remark("title-goes", {"title": "military", "track": "military"})
    assert GAME.about_step(position("rome")) == {}


def test_it_is_told_once_for_which_turn_of_the_phase_somebody_is_called():
    """R7.1"""
    state = position("rome", "appoint")
    state.acted = [GREECE, BABYLON]
    assert GAME.about_step(state) == {"number": 3, "count": 5}
    assert remark(state, kind="appoint", player=ROME) is None


@pytest.mark.parametrize(
    ("value", "trade", "out"),
    [(0, "none", EVERYBODY), (1, "all", []), (2, "some", [GREECE]), (3, "none", [ROME, GREECE, EGYPT, CARTHAGE])],
    ids=str,
)
def test_a_marker_says_who_can_offer_nothing_then_and_that_nobody_trades(value, trade, out):
    """R6.4, R6.6"""
    hands = {"rome": {"wine": 2}, "greece": {"coin": 1}, "babylon": {"coin": 4}, "egypt": {"coin": 1, "oil": 1}}
    state = position("rome", "value", hands={**hands, "carthage": {"wine": 2}})
    said = remark(state, kind="value", value=value)
    assert said is not None and (said.facts["trade"], said.facts["seat"]) == (trade, out)


def test_what_is_built_on_a_space_of_goods_is_a_caravan():
    """R7.7"""
    state = position("rome", "build", hands={"rome": {"coin": 9}}, provinces={"italia": {"control": "rome"}})
    assert remark(state, kind="build", province="italia", spot="metal") == Remark("caravan", {})
    assert remark(state, kind="build", province="italia", spot="market") is None


@pytest.mark.parametrize(
    ("hand", "cards", "resource", "lost", "perish"),
    [
        ({"coin": 3, "wine": 2}, (), "wine", 2, "all"),
        ({"coin": 3, "wine": 2}, (), "coin", 1, "some"),
        ({"coin": 2, "wine": 2}, (), "coin", 0, "none"),
        ({"coin": 3, "wine": 2}, ("hanging_gardens",), "wine", 0, "none"),
    ],
)
def test_what_is_paid_says_how_many_are_held_and_would_perish(hand, cards, resource, lost, perish):
    """R7.2, R7.9, R12.17"""
    state = position("rome", "pay", hands={"rome": hand}, cards={"rome": ["caesar", *cards]})
    state.begun = Begun("legion", place="latium", price=3)
    facts = {"held": hand[resource], "lost": lost, "perish": perish}
    assert remark(state, kind="pay", resource=resource) == Remark("spent", facts)


@pytest.mark.parametrize(("cards", "told"), [([], None), (["circe"], Remark("collects", {}))], ids=["without", "circe"])
def test_a_legion_that_pillages_a_caravan_becomes_one_with_circe(cards, told):
    """R9.2, R12.7"""
    libya = {"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"libya": libya}, cards={"rome": ["caesar", *cards]})
    assert remark(state, kind="pillage", province="libya", spot="oil") == told


def test_peace_says_how_many_legions_leave_the_own_provinces():
    """R12.21"""
    italia = {"control": "rome", "units": {"greece": {"legion": 2}}}
    libya = {"control": "carthage", "units": {"greece": {"legion": 1}}}
    state = position("rome", "peace", provinces={"italia": italia, "libya": libya}, cards={"rome": ["statue_of_zeus"]})
    assert remark(state, kind="peace", opponent=GREECE) == Remark("peaceful", {"count": 2})


def test_a_hero_that_copies_says_whom_or_that_there_is_nobody():
    """R12.8"""
    asked = {"kind": "recruit", "card": "castor_and_pollux"}
    assert remark(position("rome"), **asked) == Remark("copyable", {"count": 0, "cards": []})
    state = position("rome", cards={"greece": ["pericles", "spartacus"]})
    assert remark(state, **asked) == Remark("copyable", {"count": 1, "cards": ["spartacus"]})
    assert remark(state, kind="recruit", card="hercules") is None


IN_ITALIA = {"italia": {"control": "rome", "units": {"greece": {"legion": 1}}}}
FORTS = {"italia": {"control": "rome", "units": {"rome": {"fortress": 1}}}}


@pytest.mark.parametrize(
    ("card", "provinces", "told"),
    [
        ("penthesilea", {}, Remark("musters-nobody", {"lacking": "provinces"})),
        ("penthesilea", IN_ITALIA, None),
        ("gilgamesh", FORTS, Remark("builds-nothing", {"unit": "fortress", "lacking": "place"})),
        ("gilgamesh", {"italia": {"control": "rome"}}, None),
        ("spartacus", IN_ITALIA, Remark("builds-nothing", {"unit": "legion", "lacking": "place"})),
        ("lighthouse_of_pharos", IN_ITALIA, Remark("builds-nothing", {"unit": "trireme", "lacking": "place"})),
    ],
)
def test_a_card_whose_power_has_no_target_now_says_so(card, provinces, told):
    """R12.9, R12.13, R12.17, R12.20"""
    state = position("rome", provinces=provinces)
    for name, province in state.provinces.items():
        province.controller = province.controller if name in provinces else -1
    assert remark(state, kind="recruit", card=card) == told


def test_free_legions_say_where_they_come_and_for_which_provinces():
    """R12.13"""
    dalmatia = {"control": "rome", "units": {"greece": {"legion": 1}}}
    state = position("rome", provinces={"dalmatia": dalmatia}, cards={"rome": ["penthesilea"]})
    told = {"count": 1, "province": "latium", "provinces": ["dalmatia"]}
    assert remark(state, kind="muster") == Remark("mustered", told)


def test_legions_that_could_be_caravans_are_told_before_the_turn_ends():
    """R12.7"""
    italia = {"control": "rome", "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"italia": italia}, cards={"rome": ["circe"]})
    assert remark(state, kind="done") == Remark("not-used", {"provinces": ["italia"]})


# ------------------------------------------------------------------ what comes by itself
@pytest.mark.parametrize("step", ["march", "attack"])
def test_the_end_of_the_last_step_before_a_battle_on_land_says_that_it_begins_and_with_what_chances(step):
    """R8.2, R8.5: as long as legions can march no battle begins by an end of the steps at sea."""
    achaea = {"control": "greece", "units": {"rome": {"legion": 2}, "greece": {"fortress": 1}}}
    italia = {"control": "rome", "units": {"rome": {"legion": 1}}}
    seas = {"mare_ionium": {"rome": 1, "greece": 1}}
    state = position("rome", step, seas=seas, provinces={"achaea": achaea, "italia": italia})
    found = remark(state, kind="done")
    assert found is not None and ("fighting" in found.facts) == (step == "march")
    if step == "march":
        said = Labels(GAME, words("en"), ["Ada", "Ben"]).remark(found)
        assert said.startswith("battle in Achaea now: Ben: 1 fortress · with 2 legions you hit 42%"), said
        assert said.endswith("legions could still move from Achaea, Italia"), said


def test_what_stands_there_is_told_with_the_only_way_to_pay_for_the_only_unit_that_can_be_built():
    """R7.6: it would be said nowhere else."""
    thracia = {"control": "rome", "buildings": ["thracia.market"]}
    latium = {"units": {"rome": {"fortress": CATALOGUE.most_fortresses}}}
    provinces = {"thracia": thracia, "latium": latium}
    state = position("rome", "build", provinces=provinces, hands={"rome": {"coin": 3}})
    found = remark(state, kind="fortress", province="thracia", pay="coins")
    assert found == Remark("empty", {"where": "own", "built": {"count": 1, "spaces": 4}})


def test_battles_that_follow_the_marches_are_told_before_a_march():
    """R8.5: two legions stand before a fortress, one more could march."""
    achaea = {"control": "greece", "units": {"rome": {"legion": 2}, "greece": {"fortress": 1}}}
    italia = {"control": "rome", "units": {"rome": {"legion": 1}}}
    state = position("rome", "march", provinces={"achaea": achaea, "italia": italia})
    (told,) = GAME.looming(GAME.redact(state, ROME), ROME)
    assert (told.code, told.facts["province"]) == ("to-fight", "achaea")
    assert [(battle["opponent"], battle["fortresses"], battle["dice"]) for battle in told.facts["battles"]] == [
        (GREECE, 1, 2)
    ]


def test_whoever_wins_by_conquest_as_things_stand_is_told_to_everybody():
    """R11.2; R2.7: where somebody else stands as well the province is contested by then."""
    four = {"achaea": "capital", "aegyptus": "capital", "sicilia": "legendary_city", "asia": "legendary_city"}
    held = {name: {"control": "greece", "buildings": [f"{name}.{spot}"]} for name, spot in four.items()}
    italia = {"control": "rome", "units": {"rome": {"legion": 1}}}
    winning = [Remark("winning", {"opponent": GREECE, "count": 4, "need": 4})]
    taken = {**held["sicilia"], "control": "carthage", "occupied": {"sicilia.legendary_city": "greece"}}
    occupied = {**held, "sicilia": {**taken, "units": {"greece": {"legion": 1}}}}
    besieged = {**held, "sicilia": {**taken, "units": {"greece": {"legion": 1}, "rome": {"legion": 1}}}}
    three = dict([*held.items()][:3])
    for provinces, told in ((held, winning), (occupied, winning), (three, []), (besieged, [])):
        state = position("rome", "march", provinces={**provinces, "italia": italia})
        assert [GAME.ending(GAME.redact(state, viewer)) for viewer in (ROME, GREECE, None)] == [told] * 3


@pytest.mark.parametrize(("legions", "said"), [(0, ""), (1, ", or legions already")])
def test_the_step_of_the_triremes_says_whether_legions_can_be_moved_already(legions: int, said: str):
    """R8.2"""
    held = {"dacia": {"units": {"rome": {"legion": legions}}}}
    state = position("rome", "sail", seas={"mare_ionium": {"rome": 1}}, provinces=held)
    labels = Labels(GAME, words("en"), ["Anna", "Ben", "Celina", "Dora", "Emil"])
    assert labels.step(state) == f"Battle: move triremes{said}."


@pytest.mark.parametrize(
    ("goods", "told"),
    [
        (("wine",), "1 good of another kind could be kept as well"),
        (("stone", "wine"), ""),
    ],
)
def test_whoever_keeps_fewer_goods_than_possible_is_told_so(goods: tuple[str, ...], told: str):
    """R7.9, R12.24: the Hanging Gardens keep two of different kinds."""
    hands = {"rome": {"stone": 1, "legendary_stone": 1, "wine": 1}}
    state = position("rome", "keep", cards={"rome": ["caesar", "hanging_gardens"]}, hands=hands)
    found = remark(state, kind="keep", goods=goods)
    assert (Labels(GAME, words("en"), []).remark(found) if found is not None else "") == told


def test_where_there_is_no_good_to_keep_nothing_is_given_up_by_keeping_none():
    """R7.9: whoever holds coins alone is asked as well."""
    cards = {"rome": ["caesar", "hanging_gardens"]}
    given_up = [
        GAME.is_way_out(position("rome", "keep", cards=cards, hands={"rome": hand}), 0, "decline")
        for hand in ({"coin": 3}, {"coin": 3, "wine": 1})
    ]
    assert given_up == [False, True]
