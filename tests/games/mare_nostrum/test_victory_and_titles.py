"""R10 Leadership, R11 Victory, R15.3 the English rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from games.base import Concede
from games.core.events import Event
from games.mare_nostrum.battle import land_roll
from games.mare_nostrum.moves import Appoint, BuildFirst, BuildPyramids, Convert, Crown, Done, Pay, RaiseLegion, Recruit
from games.mare_nostrum.state import Choice, MareState
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME, seat_of
from tests.games.mare_nostrum.oracle import names
from tests.games.mare_nostrum.positions import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    holds,
    kinds_of,
    options_of,
    play,
    position,
    refused,
    told,
    track,
)

FOUR = ["hercules", "circe", "antigone"]


def leading(stage: str = "trade", **given: Any) -> MareState:
    """Phase 5 with this title as the next."""
    state = position("rome", "crown", **given)
    state.pending, state.stage = [], stage
    return state


def buying(turn: str, *, edition: str = "pl", culture: str = "egypt", **hands: dict[str, int]) -> MareState:
    """The build turn of an empire that owns four heroes."""
    hero = CATALOGUE.starting_hero[turn]
    return position(turn, edition=edition, titles={"culture": culture}, cards={turn: [hero, *FOUR]}, hands=hands)


# ---------------------------------------------------------------------- R10
def test_the_highest_on_each_track_leads_it():
    """R10.1, R10.3: trade first, then culture, then military, each told before the next."""
    state = leading(
        provinces={
            **holds("greece", "macedonia", buildings=["macedonia.market"]),
            **holds("rome", "creta", buildings=["creta.city"]),
            "libya": {"units": {"egypt": {"legion": 1}}},
        }
    )
    events = go_on(CATALOGUE, state)
    assert [(event.seat, event.data["title"]) for event in events if event.kind == "title-won"] == [
        (GREECE, "trade"),
        (ROME, "culture"),
        (EGYPT, "military"),
    ]
    assert state.round == 3


def test_the_present_leader_decides_a_tie_even_if_he_is_not_tied():
    """R10.2, D27: by default for whoever is lowest on the other tracks together."""
    state = leading(
        titles={"trade": "carthage"},
        provinces={
            **holds("greece", "macedonia", buildings=["macedonia.market"]),
            **holds("rome", "italia", buildings=["italia.market"]),
            "dacia": {"units": {"rome": {"legion": 1}}},
        },
    )
    go_on(CATALOGUE, state)
    assert state.pending == [Choice(CARTHAGE, "crown", about="trade")]
    assert options_of(state) == [Crown("trade", ROME), Crown("trade", GREECE)]
    assert GAME.default_move(state, CARTHAGE) == Crown("trade", GREECE)
    assert refused(state, Crown("trade", EGYPT)).rule == "R10.2"
    play(state, Crown("trade", ROME))
    assert state.titles["trade"] == ROME


def test_a_tied_leader_keeps_his_title_by_default():
    """D27"""
    state = leading()
    go_on(CATALOGUE, state)
    assert state.pending == [Choice(CARTHAGE, "crown", about="trade")]
    assert GAME.default_move(state, CARTHAGE) == Crown("trade", CARTHAGE)
    events = play(state, Crown("trade", CARTHAGE))
    assert "title-kept" in kinds_of(events)


def test_only_a_new_trade_leader_gets_the_markers_back():
    """R10.4, R6.2"""
    market = holds("carthage", "libya", buildings=["libya.market"])
    kept = leading(spent=["exchange_marker_4_3"], provinces=market)
    go_on(CATALOGUE, kept)
    assert kept.spent == ["exchange_marker_4_3"]
    changed = leading(spent=["exchange_marker_4_3"], titles={"trade": "rome"}, provinces=market)
    go_on(CATALOGUE, changed)
    assert (changed.titles["trade"], changed.spent) == (CARTHAGE, [])


def test_two_titles_are_no_victory():
    """R10.5"""
    state = leading("end", titles={"trade": "rome", "culture": "rome", "military": "greece"})
    go_on(CATALOGUE, state)
    assert (state.finished, state.round) == ("", 3)


# ---------------------------------------------------------------------- R11.1
def test_the_culture_leader_wins_at_once():
    """R11.1, R11.1.1: alone, even if somebody achieved before him."""
    state = buying("rome", rome={"coin": 10}, egypt={"coin": 12})
    play(state, Recruit("perseus", "coins"))
    assert (state.finished, [entry.seat for entry in state.achievements]) == ("", [ROME])
    play(state, Done())
    state.active, state.stage, state.pending = EGYPT, "build", [Choice(EGYPT, "build")]
    events = play(state, BuildPyramids("coins"))
    assert (names(state.winners), state.route, state.finished) == (["egypt"], "prestige", "R11.1")
    assert told(events, "won") == [{"route": "prestige"}]
    assert GAME.outcome(state).ranks == [2, 2, 2, 1, 2]


def test_perseus_wins_at_once_before_everybody():
    """R11.1.2, R12.14, D11: after the first call, if he can pay."""
    given: dict[str, Any] = {
        "cards": {"carthage": ["hannibal", "hercules", "circe", "perseus"]},
        "titles": {"culture": "egypt"},
    }
    state = position("rome", hands={"carthage": {"coin": 10}, "rome": {"coin": 12}}, **given)
    state.stage, state.pending = "turn", []
    events = go_on(CATALOGUE, state)
    assert [event.kind for event in events] == ["forestalled", "paid", "recruited", "won", "finished"]
    assert (names(state.winners), state.route) == (["carthage"], "fame")
    poor = position("rome", hands={"carthage": {"coin": 9}}, **given)
    poor.stage, poor.pending = "turn", []
    go_on(CATALOGUE, poor)
    assert poor.pending == [Choice(ROME, "build")]


def test_perseus_wins_by_two_purchases_in_one_turn_too():
    """R12.14, R7.8: one card for goods and one for coins, but not the Pyramids."""
    given: dict[str, Any] = {"cards": {"carthage": ["hannibal", "hercules", "perseus"]}, "titles": {"culture": "egypt"}}
    fourth, fifth = CATALOGUE.card_price(3), CATALOGUE.card_price(4)
    goods = dict.fromkeys([name for name in sorted(CATALOGUE.tokens) if name != "coin"][:fourth], 1)
    state = position("rome", hands={"carthage": {**goods, "coin": fifth}}, **given)
    state.stage, state.pending = "turn", []
    events = go_on(CATALOGUE, state)
    assert [event.kind for event in events] == [
        *("forestalled", "paid", "recruited", "paid", "recruited"),
        *("won", "finished"),
    ]
    assert (names(state.winners), len(state.players[CARTHAGE].cards)) == (["carthage"], 5)
    poor = position("rome", hands={"carthage": {**goods, "coin": fifth - 1}}, **given)
    poor.stage, poor.pending = "turn", []
    go_on(CATALOGUE, poor)
    assert poor.pending == [Choice(ROME, "build")]


def called_with_perseus_at(hand: dict[str, int], *orders: BuildFirst) -> MareState:
    """Rome has been called; Carthage, with Perseus, three cards too few and this hand, gave these orders before."""
    state = position(
        "rome",
        hands={"carthage": hand},
        cards={"carthage": ["hannibal", "perseus"]},
        titles={"culture": "egypt"},
    )
    for order in orders:
        (event,) = GAME.play(state, CARTHAGE, order)
        assert event.audience == (CARTHAGE,)
    state.stage, state.pending, state.reserve = "turn", [], {}
    assert kinds_of(go_on(CATALOGUE, state)) == []
    return state


def test_to_the_others_a_perseus_who_holds_back_is_one_who_cannot_pay():
    """D11: nobody is waited for, nothing is told, and the turn that was called goes on."""
    able = called_with_perseus_at({"coin": 12}, BuildFirst(claim=False))
    unable = called_with_perseus_at({"coin": 11, "wine": 1})
    assert able.pending == [Choice(ROME, "build")]
    for viewer in (None, ROME):
        assert GAME.redact(able, viewer) == GAME.redact(unable, viewer)


def test_perseus_may_change_his_mind():
    """D11: the other order than the one that holds is offered, to the owner alone."""
    state = position("rome", cards={"carthage": ["hannibal", "perseus"]})
    for claim in (False, True):
        offered = [move for seat in range(5) for move in GAME.legal_moves(state, seat) if move.kind == "build_first"]
        assert offered == [BuildFirst(claim)]
        GAME.play(state, CARTHAGE, BuildFirst(claim))
    assert not state.players[CARTHAGE].holds_back


def test_at_the_end_of_the_phase_the_pyramids_come_before_the_fifth_card():
    """R11.1.3"""
    state = buying("rome", rome={"coin": 10}, greece={"coin": 12})
    play(state, Recruit("perseus", "coins"), Done())
    state.active, state.stage, state.pending = GREECE, "build", [Choice(GREECE, "build")]
    play(state, BuildPyramids("coins"))
    assert (names(state.winners), state.route) == (["greece"], "prestige")


def test_several_with_the_same_achievement_win_together():
    """R11.1.3"""
    state = buying("rome", rome={"coin": 10}, greece={"coin": 10})
    state.players[GREECE].cards += ["gilgamesh", "spartacus", "ramses_ii"]
    state.display = [card for card in state.display if card not in state.players[GREECE].cards]
    play(state, Recruit("perseus", "coins"), Done())
    state.active, state.stage, state.pending = GREECE, "build", [Choice(GREECE, "build")]
    play(state, Recruit("hamilcar", "coins"))
    assert (names(state.winners), state.route) == (["greece", "rome"], "fame")
    assert GAME.outcome(state).ranks == [1, 1, 3, 3, 3]


def test_the_match_ends_early_if_nobody_else_could_achieve():
    """R11.1.4: several purchases in one turn included."""
    state = buying("rome", rome={"coin": 10})
    play(state, Recruit("perseus", "coins"))
    assert names(state.winners) == ["rome"]
    # Greece owns three cards and could still buy the fourth and the fifth, with coins and with goods.
    goods = dict.fromkeys(CATALOGUE.goods[:10], 1)
    other = buying("rome", rome={"coin": 10}, greece={"coin": 9, **goods})
    other.players[GREECE].cards += ["gilgamesh", "spartacus"]
    other.display = [card for card in other.display if card not in other.players[GREECE].cards]
    play(other, Recruit("perseus", "coins"))
    assert not other.finished
    other.players[GREECE].hand = {"coin": 11}
    play(other, Done())
    assert names(other.winners) == ["rome"]


@pytest.mark.parametrize(("culture", "winners"), [("carthage", ["greece", "rome"]), ("greece", ["greece"])])
def test_whoever_is_called_after_an_achievement_can_still_achieve_too(culture: str, winners: list[str]):
    """R11.1.4, R11.1.1: he has still to build, and as culture leader he wins alone."""
    state = buying("rome", culture=culture, rome={"coin": 10}, greece={"coin": 10})
    state.players[GREECE].cards += ["gilgamesh", "spartacus", "ramses_ii"]
    state.display = [card for card in state.display if card not in state.players[GREECE].cards]
    play(state, Recruit("perseus", "coins"), Done(), Appoint(GREECE))
    assert state.pending == [Choice(GREECE, "build")]
    spent = GAME.copy(state)
    play(state, Recruit("hamilcar", "coins"))
    assert (names(state.winners), state.route) == (winners, "fame")
    play(spent, RaiseLegion("achaea", "coins"))
    assert names(spent.winners) == ["rome"]


def test_whoever_shares_may_still_build_the_pyramids_in_the_same_turn():
    """R11.1.4, R11.1.3"""
    state = buying("rome", rome={"coin": 10}, greece={"coin": 22})
    state.players[GREECE].cards += ["gilgamesh", "spartacus", "ramses_ii"]
    state.display = [card for card in state.display if card not in state.players[GREECE].cards]
    play(state, Recruit("perseus", "coins"), Done())
    state.active, state.stage, state.pending = GREECE, "build", [Choice(GREECE, "build")]
    play(state, Recruit("hamilcar", "coins"))
    assert not state.finished
    play(state, BuildPyramids("coins"))
    assert names(state.winners) == ["greece"]


# ---------------------------------------------------------------------- R11.2 to R11.4
def ends_battle(**provinces: Any) -> MareState:
    return ended_battle(**provinces)[0]


def ended_battle(**provinces: Any) -> tuple[MareState, list[Event]]:
    state = position("rome", "conquest", provinces=provinces)
    state.stage, state.pending, state.active = "called", [], -1
    return state, go_on(CATALOGUE, state)


def test_four_capitals_and_legendary_cities_win_at_the_end_of_phase_four():
    """R11.2"""
    own = {
        "latium": {"control": "rome", "buildings": ["latium.capital"]},
        "sicilia": {"control": "rome", "buildings": ["sicilia.legendary_city"]},
        "asia": {"control": "rome", "buildings": ["asia.legendary_city"]},
    }
    occupied = {
        "control": "greece",
        "buildings": ["achaea.capital"],
        "occupied": {"achaea.capital": "rome"},
        "units": {"rome": {"legion": 1}},
    }
    won, events = ended_battle(**own, achaea=occupied)
    assert told(events, "won")[0]["by_cities"] == {"provinces": ["achaea", "asia", "latium", "sicilia"]}
    assert (won.finished, won.route, names(won.winners)) == ("R11.2", "conquest", ["rome"])
    assert not ends_battle(**own, achaea={**occupied, "occupied": {}}).finished
    # A great city that was built in phase 3 decides nothing before the end of phase 4.
    assert won.round == 2


def test_two_players_with_four_each_win_together():
    """R11.2"""
    state = ends_battle(
        **{
            name: {"control": "rome", "buildings": [f"{name}.{spot}"]}
            for name, spot in (
                ("latium", "capital"),
                ("sicilia", "legendary_city"),
                ("asia", "legendary_city"),
                ("judaea", "legendary_city"),
            )
        },
        aegyptus={"control": "egypt", "buildings": ["aegyptus.capital"]},
        **{
            name: {
                "control": empire,
                "buildings": [f"{name}.capital"],
                "occupied": {f"{name}.capital": "egypt"},
                "units": {"egypt": {"legion": 1}},
            }
            for name, empire in (("achaea", "greece"), ("mesopotamia", "babylon"), ("africa", "carthage"))
        },
    )
    assert names(state.winners) == ["egypt", "rome"]


def test_three_titles_win_at_the_end_of_phase_five_only():
    """R11.3"""
    state = leading(
        "military", titles={"trade": "rome", "culture": "rome"}, provinces={"dacia": {"units": {"rome": {"legion": 1}}}}
    )
    state.titles["military"] = GREECE
    go_on(CATALOGUE, state)
    assert (state.finished, state.route, names(state.winners)) == ("R11.3", "leadership", ["rome"])


def test_there_is_no_scoring():
    """R11.4: winners get 1 by their way, and the standing tells how far everybody has come."""
    state = leading("end", titles=dict.fromkeys(("trade", "culture", "military"), "rome"))
    assert GAME.standing(state)[ROME] == {"prestige": 0, "fame": 1, "conquest": 0, "leadership": 3}
    assert GAME.outcome(state) is None
    go_on(CATALOGUE, state)
    outcome = GAME.outcome(state)
    assert (outcome.ranks, outcome.scores) == ([1, 2, 2, 2, 2], [1, 0, 0, 0, 0])
    assert outcome.breakdown[ROME] == {"prestige": 0, "fame": 0, "conquest": 0, "leadership": 1}


def test_whoever_has_left_wins_nothing():
    state = leading("end", titles=dict.fromkeys(("trade", "culture", "military"), "rome"))
    state.pending = [Choice(CARTHAGE, "crown", about="trade")]
    GAME.play(state, ROME, Concede())
    state.pending = []
    go_on(CATALOGUE, state)
    assert not state.finished


# ---------------------------------------------------------------------- R15.3
def test_in_version_54_the_pyramids_win_at_once_for_everybody():
    """R15.3, D2"""
    state = position(
        "rome", edition="en", titles={"culture": "egypt"}, hands={"rome": {"coin": 12}, "egypt": {"coin": 12}}
    )
    play(state, BuildPyramids("coins"))
    assert (names(state.winners), state.route) == (["rome"], "prestige")


def test_in_version_54_the_culture_leader_is_first_among_those_with_five_cards_but_not_at_once():
    """R15.3"""
    state = buying("egypt", edition="en", egypt={"coin": 10}, rome={"coin": 10})
    state.players[ROME].cards += ["gilgamesh", "spartacus", "ramses_ii"]
    state.display = [card for card in state.display if card not in state.players[ROME].cards]
    play(state, Recruit("perseus", "coins"))
    assert not state.finished
    play(state, Done())
    state.active, state.stage, state.pending = ROME, "build", [Choice(ROME, "build")]
    play(state, Recruit("hamilcar", "coins"))
    assert (names(state.winners), state.route) == (["egypt"], "fame")


@pytest.mark.parametrize("edition", ["pl", "en"])
def test_in_version_54_a_marker_without_connection_is_removed_all_the_same(edition: str):
    """R15.3, R9.5: the province pays nobody then."""
    entry = {"control": "egypt", "buildings": ["nubia.caravan.gladiators"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "convert", edition=edition, provinces={"nubia": entry})
    state.provinces["nubia"].places = {"control": ROME}
    assert (Convert("nubia") in options_of(state)) == (edition == "en")
    if edition == "en":
        events = play(state, Convert("nubia"))
        assert [(event.seat, event.data) for event in events if event.kind == "marker-removed"] == [
            (EGYPT, {"province": "nubia", "cause": "unlinked", "opponent": ROME})
        ]
        assert state.provinces["nubia"].controller == -1
        assert track(state, "egypt", "trade") == track(state, "rome", "trade") == 0
        assert GAME.problems(state) == []


@pytest.mark.parametrize(("edition", "bonus"), [("pl", 3), ("en", 2)])
def test_in_version_54_caesar_adds_to_the_dice_of_his_legions_only(edition: str, bonus: int):
    """R15.3, R8.9: with Ramses II there is one die more."""
    state = position(
        "rome",
        "fight",
        edition=edition,
        cards={"rome": ["caesar", "ramses_ii"]},
        provinces={"dacia": {"units": {"rome": {"legion": 2}, "greece": {"legion": 1}}}},
    )
    roll = land_roll(CATALOGUE, state, ROME, "dacia", active=True)
    assert (len(roll.dice), roll.modifiers) == (3, [("caesar", bonus)])
    assert land_roll(CATALOGUE, state, ROME, "dacia", active=False).modifiers == []
    assert (seat_of("babylon"), BABYLON) == (2, 2)


def test_a_concession_that_ends_the_match_drops_what_was_begun():
    goods = {"wine": 1, "oil": 1, "grain": 1, "gems": 1}
    state = position("rome", hands={"rome": goods})
    play(state, RaiseLegion("latium", "other"), Pay("gems"))
    for seat in (GREECE, BABYLON, EGYPT, CARTHAGE):
        GAME.play(state, seat, Concede())
    assert (state.begun, state.step, state.phase, state.active) == (None, "over", "over", -1)
    assert state.players[ROME].hand == dict(sorted(goods.items()))
    assert GAME.problems(state) == []
