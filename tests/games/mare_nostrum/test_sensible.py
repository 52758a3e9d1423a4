"""What the computer seat does."""

from __future__ import annotations

from games.core.rng import Rng
from games.mare_nostrum.moves import (
    Appoint,
    BuildPyramids,
    DeclarePeace,
    Decline,
    Done,
    March,
    Occupy,
    Recruit,
    Swap,
    Take,
    Value,
)
from games.mare_nostrum.state import Choice, MareState
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.oracle import chain
from tests.games.mare_nostrum.positions import EGYPT, GREECE, ROME, position


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
