"""The test vectors of cases.json: the checks of a case are answered by the rules, and what it tells is played."""

from __future__ import annotations

from typing import Any

import pytest

from games.mare_nostrum.board import controlled
from games.mare_nostrum.moves import (
    Appoint,
    Build,
    BuildFortress,
    BuildTrireme,
    Compensate,
    Done,
    Keep,
    March,
    Muster,
    PlaceControl,
    RaiseLegion,
    Recruit,
    Value,
)
from games.mare_nostrum.state import Choice
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, GAME, seat_of
from tests.games.mare_nostrum.oracle import CHECKS, chain, names
from tests.games.mare_nostrum.played_cases import CASES, Played, takes
from tests.games.mare_nostrum.positions import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ILLEGAL,
    LEGAL,
    ROME,
    hand,
    holds,
    kinds_of,
    options_of,
    play,
    position,
    refused,
    seated,
    takes_back,
    told,
    track,
    verdict,
)
from tests.games.mare_nostrum.test_battle_cases import played as battles

played = Played()


def checks_of(case: dict[str, Any]) -> list[dict[str, Any]]:
    found = case.get("check", [])
    return found if isinstance(found, list) else [found]


CHECKED = [(case, check) for case in CASES.values() for check in checks_of(case)]


@pytest.mark.parametrize(("case", "check"), CHECKED, ids=[f"{case['id']}-{check['fn']}" for case, check in CHECKED])
def test_case(case: dict[str, Any], check: dict[str, Any]):
    found = CHECKS[check["fn"]](*check["args"])
    if check.get("partial"):
        found = {name: found[name] for name in check["expect"]}
    assert found == check["expect"]


def test_every_case_is_checked_or_played():
    assert {case["id"] for case, _ in CHECKED} | played.keys() | battles.keys() == CASES.keys()
    assert len(CASES) == 82


# ---------------------------------------------------------------------- trade
@played("c03")
def one_side_uses_up_the_marker(given: dict[str, Any], then: dict[str, Any]):
    state = position(given["trade_leader"], "value", hands={empire: {"coin": 4} for empire in EMPIRES})
    play(state, Value(3))
    assert {state.players[choice.seat].number for choice in state.pending} == {then["each_player_offers"]}
    assert sorted(set(given["available"]) - set(state.spent)) == sorted(then["available_next_round"])


@played("c04")
def the_chain_goes_on_by_itself(given: dict[str, Any], then: dict[str, Any]):
    state = chain(given["offers"], given["starter"])
    events = play(state, *takes("c04"))
    takers = [EMPIRES[event.seat] for event in events if event.kind == "took"]
    # The next take is the only one possible, so it has been made.
    assert takers == ["carthage", "egypt", "greece", "egypt", then["next_taker"]]


@played("c05")
def a_third_take_between_the_same_two_is_not_possible(given: dict[str, Any], then: dict[str, Any]):
    state = chain(given["offers"], given["starter"])
    events = play(state, *takes("c05")[: then["illegal_take_index"]])
    # Only one take is left to Carthage, so it has been made.
    third = [event for event in events if event.kind == "took"][then["illegal_take_index"]]
    assert (third.seat, names([third.data["opponent"]])) == (CARTHAGE, then["legal_targets_of_carthage"])


@played("c06")
def leftovers_return_and_the_starter_compensates(given: dict[str, Any], then: dict[str, Any]):
    state = chain(given["offers"], given["starter"])
    events = play(state, *takes("c06")[:3])
    assert told(events, "returned") == [{"resources": ["metal"], "count": then["leftover_back"]["rome"]}]
    assert state.pending == [Choice(CARTHAGE, "compensate", other=EGYPT)]


@played("c07")
def after_compensation_all_are_even(given: dict[str, Any], then: dict[str, Any]):
    state = chain(given["offers"], given["starter"])
    play(state, *takes("c07")[:2])
    giver, receiver = then["compensation"]["from"], then["compensation"]["to"]
    assert state.pending == [Choice(seat_of(giver), "compensate", other=seat_of(receiver))]
    before = hand(state, receiver).copy()
    play(state, Compensate("oil"))
    assert sum(hand(state, receiver).values()) - sum(before.values()) == then["compensation"]["resources"]
    assert {empire: sum(hand(state, empire).values()) for empire in given["offers"]} == then["taken_in_all"]
    assert (state.phase != "trade") == then["trade_over"]


@played("c34")
def value_zero_is_no_trade(given: dict[str, Any], then: dict[str, Any]):
    state = position("carthage", "value", hands={empire: {"coin": 4} for empire in EMPIRES})
    events = play(state, Value(given["value"]))
    assert ("no-trade" in kinds_of(events)) == (then["trade"] == "none")
    assert (state.phase, state.spent) == ("build", then["used"])


@played("c35")
def too_few_resources_are_left_out(given: dict[str, Any], then: dict[str, Any]):
    sizes = {empire: {"coin": size} for empire, size in given["hand_sizes"].items()}
    state = position("carthage", "value", hands=sizes)
    events = play(state, Value(given["value"]))
    assert names([choice.seat for choice in state.pending]) == ["carthage", *then["targets"]]
    assert GREECE in [event.seat for event in events if event.kind == "left-out"]


@played("c36")
def antigone_loses_more_than_she_takes(given: dict[str, Any], then: dict[str, Any]):
    state = chain(given["offers"], given["starter"])
    events = play(state, *takes("c36")[:3])
    assert told(events, "returned") == [{"resources": ["coin", "coin"], "count": then["leftover_back"]["egypt"]}]
    # Carthage holds coins only and is asked all the same: nobody shall learn that.
    assert state.pending == [Choice(CARTHAGE, "compensate", other=EGYPT)]
    assert GAME.forced_move(state, CARTHAGE) is None
    events = play(state, Compensate("coin"))
    assert [(event.seat, event.data) for event in events if event.kind == "compensated"] == [
        (CARTHAGE, {"opponent": EGYPT})
    ]


@played("c37")
def a_new_trade_leader_gets_all_markers(given: dict[str, Any], then: dict[str, Any]):
    state = position(
        "rome",
        "crown",
        titles={"trade": given["old_leader"]},
        spent=given["used"],
        provinces=holds("rome", "italia", buildings=["italia.caravan.metal", "italia.market"]),
    )
    state.pending, state.stage = [], "trade"
    go_on(CATALOGUE, state)
    assert state.titles["trade"] == ROME
    assert sorted(set(CATALOGUE.exchange_markers) - set(state.spent)) == sorted(then["available_to_rome"])


# ---------------------------------------------------------------------- build
@played("c10")
def what_stands_in_the_way_of_control(given: dict[str, Any], then: dict[str, Any]):
    state = position("greece", **given, hands={"greece": {"coin": 3}})
    possible = {move.province for move in options_of(state, PlaceControl)}
    assert sorted(possible.intersection(given["provinces"])) == then["legal"]
    codes = {name: refused(state, PlaceControl(name, "coins")).code for name in then["illegal"]}
    assert codes == {"dalmatia": "others-there", "macedonia": "controlled-already"}


@played("c11")
def trireme_control_and_city_in_one_turn(given: dict[str, Any], then: dict[str, Any]):
    state = position("greece", **{**given, "seas": {}}, hands={"greece": {"coin": 12}})
    play(state, BuildTrireme("mare_aegaeum", "coins"))
    control, city, caravan = (
        PlaceControl("asia", "coins"),
        Build("asia", "legendary_city", "coins"),
        Build("asia", "wine", "coins"),
    )
    assert verdict(state, control) == then["control_asia"]
    play(state, control)
    assert verdict(state, city) == then["legendary_city"]
    assert [data["count"] for data in told(play(state, city), "paid")] == [then["legendary_city_price"]]
    assert verdict(state, caravan) == then["caravan"]
    assert refused(state, caravan).code == "no-such-space"


@played("c25")
def promises_bind_nobody(given: dict[str, Any], then: dict[str, Any]):
    empire, province = given["promise"]["by"], given["promise"]["stays_out_of"]
    units = {empire: {"legion": 1}}
    state = position(empire, "march", provinces={"dalmatia": {"control": empire, "units": units}})
    assert not state.seas[given["promise"]["if_no_trireme"]][seat_of(given["promise"]["kept_by"])]
    assert (verdict(state, March("dalmatia", province, "idle", 1)) == LEGAL) == then["legal"]


@played("c26")
def perseus_comes_before_an_appointed_rival(given: dict[str, Any], then: dict[str, Any]):
    state = position(
        "egypt",
        "build",
        titles={"culture": given["culture_leader"]},
        cards=given["cards"],
        hands={"carthage": given["hand"], "rome": {"coin": 12}},
    )
    state.pending, state.stage, state.active = [], "appoint", -1
    go_on(CATALOGUE, state)
    play(state, Appoint(seat_of(given["appointed"])))
    assert names(state.winners) == then["winner"]
    assert not state.players[ROME].pyramids


@played("c27")
def figures_are_a_limit(given: dict[str, Any], then: dict[str, Any]):
    units = {"rome": {"legion": given["rome"]["legions_on_map"]}}
    state = position("rome", hands={"rome": {"coin": 9}}, provinces={"latium": {"control": "rome", "units": units}})
    assert verdict(state, RaiseLegion("latium", "coins")) == then["build"]
    assert refused(state, RaiseLegion("latium", "coins")).rule == "R14.1"
    assert (LEGAL if takes_back(state, "rome") else ILLEGAL) == then["voluntary_removal"]


@played("c58")
def gilgamesh_builds_one_cheap_fortress(given: dict[str, Any], then: dict[str, Any]):
    provinces = holds("egypt", "aegyptus", "cyrenaica")
    state = position("egypt", cards=given["cards"], hands={"egypt": given["hand"]}, provinces=provinces)
    assert {move.pay for move in options_of(state, BuildFortress)} >= {"for_coin", "for_stone", "coins"}
    play(state, BuildFortress("aegyptus", "for_stone"))
    assert {move.pay for move in options_of(state, BuildFortress)} == {"coins"}
    play(state, BuildFortress("cyrenaica", "coins"))
    spent = {name: count - hand(state, "egypt").get(name, 0) for name, count in given["hand"].items()}
    assert spent == then["total_possible"]


@played("c59")
def penthesilea_musters(given: dict[str, Any], then: dict[str, Any]):
    state = position("egypt", **given)
    play(state, Muster())
    assert state.provinces["aegyptus"].legions[EGYPT] == then["free_legions_in_aegyptus"]
    assert not options_of(state, Muster)


@played("c57")
def two_cards_in_one_turn(given: dict[str, Any], then: dict[str, Any]):
    state = position("greece", **given, hands={"greece": {"coin": 20}})
    paid = told(play(state, Recruit("circe", "coins"), Recruit("perseus", "coins")), "paid")
    assert [data["count"] for data in paid] == then["prices"]
    assert hand(state, "greece") == {"coin": 20 - then["total"]}


@played("c56")
def what_is_kept_after_building(given: dict[str, Any], then: dict[str, Any]):
    state = position("rome", cards=given["cards"], hands={"rome": given["hand"]})
    state.acted = [GREECE, BABYLON, EGYPT, CARTHAGE]
    play(state, Done())
    events = play(state, Keep(("metal", "wine")))
    assert hand(state, "rome") == then["kept"]
    (gone,) = told(events, "discarded")
    assert {name: gone["resources"].count(name) for name in gone["resources"]} == then["discarded"]


@played("c61")
def what_castor_and_pollux_may_copy(given: dict[str, Any], then: dict[str, Any]):
    state = position("carthage", **given, hands={"carthage": {"coin": 10}})
    before = {title: track(state, "carthage", title) for title in ("trade", "culture", "military")}
    play(state, Recruit("castor_and_pollux", "coins"))
    assert [move.card for move in options_of(state)] == then["eligible"]
    play(state, options_of(state)[1])
    after = {title: track(state, "carthage", title) for title in ("trade", "culture", "military")}
    assert {title: after[title] - before[title] for title in after} == then["bonus_gained"]


@played("c80")
def nothing_is_taken_back(given: dict[str, Any], then: dict[str, Any]):
    names_ = ("cilicia", "syria", "judaea", "asia", "arabia", "armenia", "cappadocia")
    state = position("babylon", provinces=holds("babylon", *names_), hands={"babylon": {"coin": 9}})
    assert len(controlled(state, BABYLON)) == given["babylon"]["control_markers_on_map"] + 1
    assert bool(takes_back(state, "babylon")) == then["legal"]
    assert refused(state, PlaceControl("aegyptus", "coins")).code == "controlled-already"
    assert refused(state, PlaceControl("nubia", "coins")).rule == "R14.1"


# ---------------------------------------------------------------------- setup and titles
@played("c32")
def tracks_and_hands_at_the_start(given: dict[str, Any], then: dict[str, Any]):
    state = seated(given["players"])
    found = {empire: [track(state, empire, title) for title in ("trade", "culture", "military")] for empire in EMPIRES}
    assert found == then["tracks"]
    assert {sum(player.hand.values()) for player in state.players} == {then["resources_each"]}


@played("c33")
def titles_with_three_players(given: dict[str, Any], then: dict[str, Any]):
    state = seated(given["players"])
    assert {title: state.players[seat].empire for title, seat in state.titles.items()} == then


@played("c62")
def open_provinces(given: dict[str, Any], then: dict[str, Any]):
    states = {number: GAME.setup(number, GAME.options(), "case") for number in given["players"]}
    assert {str(number): len(state.provinces) for number, state in states.items()} == then["open_provinces"]
    for number, state in states.items():
        areas = {*CATALOGUE.provinces, *CATALOGUE.seas} - {*state.provinces, *state.seas}
        assert sorted(areas) == then[f"closed_with_{number}"]


@played("c51")
def three_titles_win(given: dict[str, Any], then: dict[str, Any]):
    state = position("rome", "crown", titles=given["titles_after_phase_5"])
    state.pending, state.stage = [], "end"
    go_on(CATALOGUE, state)
    assert (names(state.winners), state.finished) == (then["winner"], "R11.3")


@pytest.mark.parametrize("name", sorted(played))
def test_played_case(name: str):
    played.play(name)
