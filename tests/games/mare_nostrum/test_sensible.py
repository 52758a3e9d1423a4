"""What the computer seat does."""

from __future__ import annotations

from pytest import approx

from games.core.rng import Rng
from games.mare_nostrum.computer.rated import ALIKE
from games.mare_nostrum.moves import (
    Appoint,
    Attack,
    Build,
    BuildFortress,
    BuildPyramids,
    BuildTrireme,
    Crown,
    DeclarePeace,
    Decline,
    Done,
    March,
    Occupy,
    Offer,
    Pillage,
    RaiseLegion,
    Recruit,
    Sail,
    Swap,
    Take,
    Value,
)
from games.mare_nostrum.state import Choice, MareState
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.oracle import chain
from tests.games.mare_nostrum.positions import CARTHAGE, EGYPT, GREECE, ROME, position


def sensible(state: MareState):
    seat = GAME.to_move(state)[0]
    return GAME.sensible_move(GAME.redact(state, seat), seat, Rng("sensible"))


def test_it_buys_what_wins():
    cards = {"rome": ["caesar", "hercules", "circe", "antigone"]}
    assert isinstance(sensible(position("rome", cards=cards, hands={"rome": {"coin": 10}})), Recruit)
    assert sensible(position("rome", hands={"rome": {"coin": 12}})) == BuildPyramids("coins")


def test_it_ends_its_turn_with_nothing_to_buy():
    assert sensible(position("rome", hands={"rome": {"coin": 2}})) == Done()


def test_it_builds_first_when_it_can_win_as_culture_leader():
    """D12"""
    state = position("egypt", titles={"culture": "egypt"}, hands={"egypt": {"coin": 12}})
    state.pending = [Choice(EGYPT, "appoint", about="culture")]
    assert sensible(state) == Appoint(EGYPT)
    state.players[EGYPT].hand = {"coin": 2}
    assert sensible(state) == Appoint(ROME)


def test_it_trades_away_what_it_can_spare_and_takes_what_it_lacks():
    """D5, D9"""
    state = position("carthage", "value", hands={"carthage": {"sheep": 3, "oil": 2, "gems": 1, "wine": 1}})
    assert sensible(state) == Value(3)
    offers = {"carthage": {"sheep": 2}, "rome": {"sheep": 1, "oil": 1}, "greece": {"coin": 2}}
    state = chain(offers, "carthage")
    state.players[4].hand = {"sheep": 1, "wine": 1}
    assert sensible(state) == Take(ROME, "oil")


def test_it_takes_a_rich_province_that_nobody_guards():
    """D22, D24"""
    provinces = {
        "dacia": {"units": {"rome": {"legion": 1}}},
        "thracia": {"control": "greece", "buildings": ["thracia.city", "thracia.caravan.stone"]},
    }
    state = position("rome", "march", provinces=provinces)
    assert sensible(state) == March("dacia", "thracia", "idle", 1)
    GAME.play(state, ROME, sensible(state))
    assert isinstance(sensible(state), Occupy)


def test_it_does_not_attack_what_it_cannot_beat():
    """D22"""
    provinces = {
        "dacia": {"units": {"rome": {"legion": 1}}},
        "thracia": {
            "control": "greece",
            "buildings": ["thracia.city"],
            "units": {"greece": {"legion": 4, "fortress": 1}},
        },
    }
    assert sensible(position("rome", "march", provinces=provinces)) == Done()


def test_it_makes_peace_with_whoever_stands_in_its_provinces_and_swaps_what_is_built_up():
    """D16, D26"""
    cards = {"rome": ["caesar", "statue_of_zeus"]}
    intruder = {"italia": {"control": "rome", "units": {"greece": {"legion": 1}}}}
    state = position("rome", "peace", cards=cards, provinces=intruder)
    assert sensible(state) == DeclarePeace(GREECE)
    assert sensible(position("rome", "peace", cards=cards)) == Decline()
    libya = {"control": "carthage", "buildings": ["libya.caravan.oil"], "units": {"egypt": {"legion": 1}}}
    state = position("egypt", "swap", provinces={"libya": libya})
    state.pending = [Choice(EGYPT, "swap", about="libya")]
    assert sensible(state) == Swap("libya")


# ---------------------------------------------------------------------- R8, R9: what it once overlooked
GALLIA = ["gallia.caravan.grain", "gallia.caravan.sheep", "gallia.market"]
SICILIA = {"control": "greece", "buildings": ["sicilia.legendary_city", "sicilia.temple"]}
LATIUM = {"buildings": ["latium.capital", "latium.caravan.metal"], "units": {"greece": {"legion": 1}}}


def test_it_frees_its_own_provinces():
    """D22: whether buildings there are occupied or the intruders only stand in the way, and with legions from two sides."""
    for occupied in ({"gallia.caravan.grain": "greece"}, {}):
        intruders = {"control": "rome", "buildings": GALLIA, "occupied": occupied, "units": {"greece": {"legion": 2}}}
        provinces = {
            "gallia": intruders,
            "latium": {"units": {"rome": {"legion": 2}}},
            "germania": {"units": {"rome": {"legion": 2}}},
        }
        state = position("rome", "march", provinces=provinces)
        for _ in range(2):
            move = sensible(state)
            assert isinstance(move, March) and move.target == "gallia"
            GAME.play(state, ROME, move)


def test_legions_of_several_provinces_meet_where_one_alone_would_lose():
    """D22"""
    provinces = {
        "thracia": {
            "control": "greece",
            "buildings": ["thracia.city", "thracia.caravan.stone", "thracia.market", "thracia.temple"],
            "units": {"greece": {"legion": 2}},
        },
        "dacia": {"units": {"rome": {"legion": 2}}},
        "macedonia": {"units": {"rome": {"legion": 2}}},
    }
    state = position("rome", "march", provinces=provinces)
    first = sensible(state)
    assert isinstance(first, March) and (first.target, first.count) == ("thracia", 2)
    GAME.play(state, ROME, first)
    second = sensible(state)
    assert isinstance(second, March) and (second.target, second.count) == ("thracia", 2)
    del provinces["macedonia"]
    assert sensible(position("rome", "march", provinces=provinces)) == Done()


def test_it_sails_where_its_legions_find_something_and_stays_where_they_do():
    """D19"""
    provinces = {"sicilia": SICILIA, "italia": {"control": "rome", "units": {"rome": {"legion": 2}}}}
    state = position("rome", "sail", provinces=provinces, seas={"mare_hadriaticum": {"rome": 1}})
    assert sensible(state) == Sail("mare_hadriaticum", "mare_ionium", 1)
    assert sensible(position("rome", "sail", provinces=provinces, seas={"mare_ionium": {"rome": 1}})) == Done()


def test_it_attacks_at_sea_with_more_triremes_only():
    """D20"""
    assert sensible(position("rome", "attack", seas={"mare_ionium": {"rome": 3, "greece": 1}})) == Attack(
        "mare_ionium", GREECE
    )
    for rome in (1, 2):
        assert sensible(position("rome", "attack", seas={"mare_ionium": {"rome": rome, "greece": 2}})) == Done()


def test_a_trireme_is_worth_the_same_in_whatever_order_the_seas_are_looked_at():
    """D13, R2.4: from Mare Aegaeum the triremes on one sea reach Macedonia, and only by way of its coast those on the other."""
    others = {name: {"control": "egypt"} for name in ("asia", "creta", "thracia", "macedonia", "dalmatia", "italia")}
    state = position(
        "greece",
        provinces={**others, "gallia": {"control": "egypt"}},
        seas={sea: {"greece": 1} for sea in ("mare_hadriaticum", "mare_tyrrhenum")},
        hands={"greece": {"coin": 3}},
    )
    backward = GAME.copy(state)
    backward.seas = dict(reversed(state.seas.items()))
    rated = GAME.rated_moves(state, GREECE)
    assert GAME.rated_moves(backward, GREECE) == rated
    worth = {move.sea: worth for worth, move in rated if isinstance(move, BuildTrireme)}
    # Sicilia, which Mare Ionium touches itself; the second of a kind comes so far behind.
    assert worth["mare_aegaeum"] - worth["mare_ionium"] == approx(ALIKE)


def test_it_pillages_what_it_cannot_hold():
    """D24"""
    latium = {"control": "rome", "buildings": ["latium.capital"]}
    gallia = {"control": "rome", "buildings": GALLIA, "units": {"greece": {"legion": 1}}}
    near = {"gallia": gallia, "latium": {**latium, "units": {"rome": {"legion": 3}}}}
    assert sensible(position("greece", "conquest", provinces=near)) == Pillage("gallia", "market", "income")
    assert isinstance(sensible(position("greece", "conquest", provinces={"gallia": gallia, "latium": latium})), Occupy)


# ---------------------------------------------------------------------- R11: somebody else is about to win
def test_it_destroys_the_capital_of_whoever_lacks_one_great_city():
    """D24, R11.2"""
    asia = {"control": "rome", "buildings": ["asia.legendary_city"]}
    provinces = {"latium": LATIUM, "sicilia": {**SICILIA, "control": "rome"}, "asia": asia}
    assert sensible(position("greece", "conquest", provinces=provinces)) == Pillage("latium", "capital", "income")


def test_it_gives_nobody_else_the_third_title():
    """D27, R11.3: by default the one lowest on the other tracks would get it."""
    state = position(
        "rome",
        "crown",
        titles={"trade": "egypt", "culture": "egypt", "military": "rome"},
        seas={"mare_ionium": {"egypt": 1, "carthage": 1}},
        cards={"carthage": ["hannibal", "antigone"]},
    )
    state.stage, state.pending = "military", [Choice(ROME, "crown", about="military")]
    assert GAME.default_move(state, ROME) == Crown("military", EGYPT)
    assert sensible(state) == Crown("military", CARTHAGE)


def test_it_spends_its_last_resources_to_keep_somebody_from_the_third_title():
    """D13, R11.3: one more unit, and Rome, whose title it is, is level on the military track; else it builds a city."""
    provinces = {
        "macedonia": {"control": "greece", "units": {"greece": {"legion": 2}}},
        "sicilia": {"control": "rome"},
        "latium": {"units": {"rome": {"legion": 1}}},
    }
    given = {"provinces": provinces, "hands": {"rome": {"coin": 3}}}
    unit = (RaiseLegion, BuildTrireme, BuildFortress)
    assert isinstance(sensible(position("rome", cards={"greece": ["pericles", "antigone"]}, **given)), unit)
    assert sensible(position("rome", **given)) == Build("sicilia", "legendary_city", "coins")


def test_its_offer_leaves_the_set_it_can_pay_with_whole():
    """D7: of coins and goods it gives what the next card is not paid with."""
    hand = {"coin": 7, "sheep": 1, "oil": 1, "wine": 1}
    state = position("rome", "offer", hands={"rome": hand, "greece": hand})
    state.value, state.players[ROME].number = 3, 3
    for _ in range(3):
        GAME.play(state, ROME, sensible(state))
    assert not state.players[ROME].offer.get("coin") and sum(state.players[ROME].offer.values()) == 3


def test_a_coin_that_fits_into_no_set_is_kept_before_a_good_that_does_not():
    """D7, R7.9: goods perish, two coins do not."""
    hand = {"coin": 1, "sheep": 2, "oil": 1, "wine": 1}
    state = position("rome", "offer", hands={"rome": hand, "greece": hand})
    state.value, state.players[ROME].number = 1, 1
    assert sensible(state) == Offer("sheep")


def test_it_takes_the_coin_that_pays_for_its_fifth_card():
    """D9"""
    state = chain({"rome": {"wine": 1}, "greece": {"coin": 1, "gems": 1}, "carthage": {"gold": 1}}, "rome")
    state.players[ROME].cards = ["caesar", "hercules", "circe", "antigone"]
    state.players[ROME].hand = {"coin": 9, "sheep": 2}
    assert sensible(state) == Take(GREECE, "coin")


# ---------------------------------------------------------------------- what the strong computer builds upon
def test_whoever_can_pay_for_the_fifth_card_is_likely_to_win_until_his_turn_is_over():
    """R7.9, R11.1"""
    cards = {"rome": ["caesar", "hercules", "circe", "antigone"]}
    hands = {"rome": {"coin": 10}, "greece": {"coin": 9}}
    state = position("greece", cards=cards, hands=hands)
    before = GAME.prospects(state)
    state.acted = [ROME]
    after = GAME.prospects(state)
    assert sum(before) == approx(1.0) and before[ROME] > 0.98 > 0.92 > after[ROME]


def test_the_winners_share_what_could_be_expected():
    state = position("rome", hands={"rome": {"coin": 12}})
    while not state.finished:
        GAME.play(state, GAME.to_move(state)[0], sensible(state))
    assert state.winners and GAME.prospects(state)[state.winners[0]] == 1 / len(state.winners)
    assert sum(GAME.prospects(state)) == 1.0


def test_the_best_of_several_kinds_of_purchases_come_first_among_the_rated():
    """D13"""
    state = position("rome", hands={"rome": {"coin": 3}}, provinces={"sicilia": {"control": "rome"}})
    rated = sorted(GAME.rated_moves(state, ROME), key=lambda pair: -pair[0])
    assert rated[0][1] == sensible(state)
    assert len({move.kind for _, move in rated[:4]}) > 2
