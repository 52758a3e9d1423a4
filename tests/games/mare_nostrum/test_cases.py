"""The test vectors of cases.json: the checks of a case are answered by the rules, and what it tells is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.base import Move
from games.mare_nostrum.board import controlled, idle_legions
from games.mare_nostrum.collect import income
from games.mare_nostrum.conquest import pillage_income
from games.mare_nostrum.moves import (
    Appoint,
    Build,
    BuildFortress,
    BuildTrireme,
    Claim,
    Compensate,
    Convert,
    DeclarePeace,
    Done,
    Fight,
    Keep,
    Lose,
    March,
    Muster,
    Occupy,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Recruit,
    Sail,
    Seize,
    Swap,
    Take,
    Value,
)
from games.mare_nostrum.state import Choice, MareState
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, GAME, loaded, read_cases, seat_of
from tests.games.mare_nostrum.oracle import CHECKS, chain, names
from tests.games.mare_nostrum.positions import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ILLEGAL,
    LEGAL,
    ROME,
    battle_in,
    by_default,
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

CASES = {case["id"]: case for case in read_cases()}


def checks_of(case: dict[str, Any]) -> list[dict[str, Any]]:
    found = case.get("check", [])
    return found if isinstance(found, list) else [found]


CHECKED = [(case, check) for case in CASES.values() for check in checks_of(case)]
PLAYED: dict[str, Callable[..., None]] = {}


def played(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """This function plays what the case tells; it gets the case's ``given`` and ``then``."""

    def register(function: Callable[..., None]) -> Callable[..., None]:
        PLAYED[name] = function
        return function

    return register


@pytest.mark.parametrize(("case", "check"), CHECKED, ids=[f"{case['id']}-{check['fn']}" for case, check in CHECKED])
def test_case(case: dict[str, Any], check: dict[str, Any]):
    found = CHECKS[check["fn"]](*check["args"])
    if check.get("partial"):
        found = {name: found[name] for name in check["expect"]}
    assert found == check["expect"]


def test_every_case_is_checked_or_played():
    assert {case["id"] for case, _ in CHECKED} | PLAYED.keys() == CASES.keys()
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


def takes(name: str) -> list[Move]:
    """The takes of a case; after the last one with a choice the chain goes on by itself."""
    return [Take(seat_of(victim), resource) for _, victim, resource in CASES[name]["when"]["takes"]]


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
    # Carthage holds coins only, so there was nothing to choose.
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
    assert state.pending == [Choice(CARTHAGE, "claim")]
    play(state, Claim("pyramids", "coins"))
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


# ---------------------------------------------------------------------- move and battle
@played("c14")
def transport_past_an_enemy(given: dict[str, Any], then: dict[str, Any]):
    seas = {**given["seas"], "mare_ionium": {"rome": 2}, "mare_africum": {"egypt": 1}}
    state = position("rome", "sail", provinces=given["provinces"], seas=seas)
    play(state, Sail("mare_ionium", "mare_africum", 1), Done(), Done())
    events = play(state, March("italia", "cyrenaica", "idle", 2), March("creta", "cyrenaica", "idle", 1))
    arrived = [data["count"] for data in told(events, "marched") if data["target"] == "cyrenaica"]
    assert sum(arrived) == then["roman_legions_in_cyrenaica"]


@played("c15")
def without_the_trireme_no_transport(given: dict[str, Any], then: dict[str, Any]):
    provinces = {"italia": {"units": {"rome": {"legion": 2}}}}
    found: dict[str, str] = {}
    for variant in given:
        state = position("rome", "march", provinces=provinces, seas=given[variant]["seas"])
        found[variant] = verdict(state, March("italia", "cyrenaica", "idle", 2))
    assert found == then


@played("c16")
def the_fortress_left_alone_fights(given: dict[str, Any], then: dict[str, Any]):
    for way, when in CASES["c16"]["when"].items():
        state = position(given["active"], "march", provinces=given["provinces"])
        move = Done() if when == "stay" else March("cilicia", when["to"], "idle", when["legions"])
        events = play(state, move)
        if when != "stay" and state.step == "march":
            events += play(state, Done())
        # Where only one battle is possible it has been fought.
        battles = {event.data["area"] for event in events if event.kind == "battle"}
        if state.step == "fight":
            battles |= {option.province for option in options_of(state)}
            events += play(state, Fight("cilicia", EGYPT))
        own = [event for event in battle_in(events, "cilicia") if event.seat == BABYLON]
        dice, fortress = told(own, "rolled"), told(own, "strengthened")
        assert {
            "battles": sorted(battles),
            "dice_in_cilicia": sum(len(roll["dice"]) for roll in dice),
            "fortress_in_cilicia": sum(bonus["count"] for bonus in fortress),
        } == then[way]


@played("c18")
def the_winners_are_attacked_later(given: dict[str, Any], then: dict[str, Any]):
    when, (empire,) = CASES["c18"]["when"], given["no_turn_yet"]
    start = {when["from"]: {"control": empire, "units": {empire: {"legion": when["legions"]}}}}
    state = position(empire, "march", provinces={**given["provinces"], **start})
    events = play(state, March(when["from"], when["to"], "idle", when["legions"]))
    assert [
        {"area": event.data["area"], "attacker": EMPIRES[event.seat], "defender": EMPIRES[event.data["opponent"]]}
        for event in events
        if event.kind == "battle"
    ] == [then["battle"]]


@played("c29")
def one_of_several_opponents_is_fought(given: dict[str, Any], then: dict[str, Any]):
    provinces = {"asia": {**given["provinces"]["asia"], "at_war": False}}
    provinces["asia"]["units"] = {**provinces["asia"]["units"], "rome": {"legion": 3}}
    state = position("rome", "fight", provinces=provinces)
    assert names([move.opponent for move in options_of(state)]) == sorted(then["opponents"])
    events = play(state, Fight("asia", BABYLON))
    events += by_default(state, phase="leadership", until="appoint")
    assert kinds_of(events).count("battle") == then["battles"]
    assert state.provinces["asia"].legions[GREECE] == given["provinces"]["asia"]["units"]["greece"]["legion"]
    assert state.fought == []


@played("c63")
def peace_sends_legions_home(given: dict[str, Any], then: dict[str, Any]):
    state = position("greece", "peace", provinces=given["provinces"], cards=given["cards"])
    state.stage = "appoint"
    home = state.provinces["mesopotamia"].legions[BABYLON]
    play(state, DeclarePeace(BABYLON))
    assert state.provinces["thracia"].legions[BABYLON] == then["babylon_legions_in_thracia"]
    assert state.provinces["mesopotamia"].legions[BABYLON] == home + 2


@played("c75")
def whoever_survives_alone_keeps_his_places(given: dict[str, Any], then: dict[str, Any]):
    when = CASES["c75"]["when"]
    state = position(given["attacker"], "fight", provinces=given["provinces"])
    loaded(state, *when["dice"]["carthage"], *when["dice"]["rome"])
    events = play(state, Fight("cyrenaica", ROME))
    hits = {EMPIRES[event.seat]: event.data for event in events if event.kind == "total" and event.seat is not None}
    assert hits["carthage"]["count"] == then["carthage_hits"]
    assert hits["rome"] == {"total": then["rome_total"], "count": then["rome_hits"]}
    play(state, Lose(tuple(when["rome_removes"])))
    province = state.provinces["cyrenaica"]
    assert {"rome": province.legions[ROME], "carthage": province.legions[CARTHAGE]} == then["left"]
    assert {empire: dict(income(CATALOGUE, state, seat_of(empire))) for empire in ("rome", "egypt")} == then[
        "next_phase_1"
    ]


# ---------------------------------------------------------------------- conquest
@played("c19")
def pillage_of_a_caravan(given: dict[str, Any], then: dict[str, Any]):
    state = position(given["active"], "conquest", provinces=given["provinces"])
    before = track(state, "egypt", "trade")
    play(state, Pillage("cyrenaica", "papyrus", "income"))
    province = state.provinces["cyrenaica"]
    assert hand(state, "rome") == then["rome_gains"]
    assert [f"cyrenaica.{spot}" for spot in sorted(province.buildings, reverse=True)] == then["buildings_left"]
    assert province.places == {"papyrus": ROME}
    assert track(state, "egypt", "trade") == before + int(then["egypt_trade"])


@played("c20")
def occupation_of_caravan_and_market(given: dict[str, Any], then: dict[str, Any]):
    province = {**given["provinces"]["cyrenaica"], "occupied": {}}
    state = position("rome", "conquest", provinces={"cyrenaica": province})
    play(state, Occupy("cyrenaica", ("market", "papyrus")))
    assert {empire: dict(income(CATALOGUE, state, seat_of(empire))) for empire in ("rome", "egypt")} == then


@played("c22")
def a_marker_is_occupied_and_converted_a_round_later(given: dict[str, Any], then: dict[str, Any]):
    links = {"mare_ionium": {"rome": 1}, "mare_africum": {"rome": 1}}
    provinces = given["provinces"] | holds("rome", "italia")
    state = position("rome", "conquest", provinces=provinces, seas=links)
    play(state, Seize("cyrenaica"))
    found = {empire: dict(income(CATALOGUE, state, seat_of(empire))) for empire in ("egypt", "rome")}
    assert found == {"egypt": {"papyrus": 2, "coin": 1}, "rome": {}} == then["phase_1"]
    state.stage, state.pending = "convert", [Choice(ROME, "convert")]
    play(state, Convert("cyrenaica"))
    assert state.provinces["cyrenaica"].controller == ROME
    assert income(CATALOGUE, state, ROME) == {"papyrus": 2, "coin": 1}


@played("c30")
def without_a_connection_nothing_is_converted(given: dict[str, Any], then: dict[str, Any]):
    state = position("greece", "convert", provinces=given["provinces"])
    state.provinces["cyrenaica"].places = {"control": GREECE}
    assert refused(state, Convert("cyrenaica")).rule == "R9.5"
    assert EMPIRES[state.provinces["cyrenaica"].controller] == then["control"]


@played("c55")
def sheba_converts_at_once(given: dict[str, Any], then: dict[str, Any]):
    provinces = given["provinces"] | holds("egypt", *given["egypt_controls"])
    state = position("egypt", "conquest", provinces=provinces, cards=given["cards"])
    before = {
        (empire, title): track(state, empire, title)
        for empire in ("egypt", "carthage")
        for title in ("trade", "military")
    }
    play(state, Seize("libya"), Swap("libya"))
    after = {key: track(state, *key) - value for key, value in before.items()}
    assert EMPIRES[state.provinces["libya"].controller] == then["control"]
    assert state.provinces["libya"].legions[EGYPT] == then["egypt_legions_in_libya"]
    assert {empire: f"{after[empire, 'trade']:+d}" for empire in then["trade"]} == then["trade"]
    assert f"{after['egypt', 'military']:+d}" == then["egypt_military"]


@played("c60")
def hamilcar_pillages_twice_as_much(given: dict[str, Any], then: dict[str, Any]):
    state = position("carthage", "conquest", cards=given["cards"])
    found = {kind: pillage_income(CATALOGUE, state, CARTHAGE, kind) for kind in then}
    wanted = {**then, "caravan": {"icon_good": 2}, "legendary_city": {"coin": 1, "legendary": 1}}
    assert found == {kind: [income_] for kind, income_ in wanted.items()}


@played("c74")
def an_undefended_province_is_conquered(given: dict[str, Any], then: dict[str, Any]):
    provinces = given["provinces"] | {"cyrenaica": {"control": "egypt", "units": {"egypt": {"legion": 1}}}}
    state = position(given["active"], "march", provinces=provinces)
    events = play(state, March("cyrenaica", "libya", "idle", 1), Occupy("libya", ("sheep",)))
    assert ("battle" in kinds_of(events)) == then["battle"]
    assert {empire: dict(income(CATALOGUE, state, seat_of(empire))) for empire in ("egypt", "carthage")} == then[
        "next_phase_1"
    ]


@played("c76")
def a_legion_in_the_occupied_capital_ends_nothing_yet(given: dict[str, Any], then: dict[str, Any]):
    state = position("egypt", provinces=given["provinces"], hands={"egypt": {"coin": 3}})
    play(state, RaiseLegion("aegyptus", "coins"))
    cultures = {empire: track(state, empire, "culture") for empire in ("carthage", "egypt")}
    assert cultures == then["after_phase_3"]["culture"]
    state.phase, state.stage, state.active, state.pending = "battle", "fight", EGYPT, []
    loaded(state, 5, 1, 2)
    go_on(CATALOGUE, state)
    by_default(state, until="appoint")
    assert state.provinces["aegyptus"].contested == then["after_the_battle"]["contested"]
    assert {empire: track(state, empire, "culture") for empire in ("carthage", "egypt")} == then["after_the_battle"][
        "culture"
    ]


@played("c79")
def the_connection_matters_at_the_conversion_only(given: dict[str, Any], then: dict[str, Any]):
    state = position("rome", "conquest", provinces=given["provinces"])
    assert verdict(state, Seize("thracia")) == then["occupation"]
    play(state, Seize("thracia"))
    state.stage, state.pending = "convert", [Choice(ROME, "convert")]
    assert (verdict(state, Convert("thracia")) == LEGAL) == then["conversion_without_dacia"]
    state.provinces["dacia"].controller = ROME
    assert (verdict(state, Convert("thracia")) == LEGAL) == then["conversion_with_dacia"]


@played("c81")
def a_pillaged_city_counts_for_nobody(given: dict[str, Any], then: dict[str, Any]):
    achaea = {"control": "greece", "buildings": ["achaea.capital", "achaea.city"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={**given["provinces"], "achaea": achaea})
    state.acted = [GREECE, BABYLON, EGYPT, CARTHAGE]
    play(state, Pillage("achaea", "capital", "income"))
    assert state.winners == then["winner"]
    assert state.phase != "battle"


@played("c50")
def occupied_capitals_win(given: dict[str, Any], then: dict[str, Any]):
    provinces = {name: {**entry, "occupied": {}} for name, entry in given["provinces"].items()}
    state = position("rome", "conquest", provinces=provinces)
    state.acted = [GREECE, BABYLON, EGYPT, CARTHAGE]
    play(state, Occupy("achaea", ("capital",)), Occupy("africa", ("capital",)))
    if not state.finished:
        play(state, Done())
    assert (names(state.winners), state.finished, state.route) == (then["winner"], "R11.2", "conquest")


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


class Read(dict[str, Any]):
    """What a case says, remembering whether anybody asked for it."""

    asked = False

    def __getitem__(self, name: str) -> Any:
        self.asked = True
        return super().__getitem__(name)

    def __iter__(self) -> Iterator[str]:
        self.asked = True
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        self.asked = True
        return super().__eq__(other)


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_played_case(name: str):
    given, then = Read(CASES[name]["given"]), Read(CASES[name]["then"])
    PLAYED[name](given, then)
    assert given.asked, "what is given was typed again"
    assert then.asked, "what follows was typed again"


def test_idle_legions_of_the_cases_are_counted():
    """R2.7: what the builder makes of the cases is sound."""
    for case in CASES.values():
        if isinstance(case["given"].get("provinces"), dict):
            state: MareState = position(
                **{key: case["given"][key] for key in ("provinces", "cards") if key in case["given"]}
            )
            for province in state.provinces.values():
                assert all(idle_legions(province, seat) >= 0 for seat in range(5))
