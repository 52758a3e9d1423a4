"""The cases of cases.json about movement, battle and conquest, played."""

from __future__ import annotations

from typing import Any

import pytest

from games.mare_nostrum.board import idle_legions
from games.mare_nostrum.collect import income
from games.mare_nostrum.conquest import pillage_income
from games.mare_nostrum.moves import (
    Convert,
    DeclarePeace,
    Done,
    Fight,
    Lose,
    March,
    Occupy,
    Pillage,
    RaiseLegion,
    Sail,
    Seize,
    Swap,
)
from games.mare_nostrum.state import Choice, MareState
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, loaded, seat_of
from tests.games.mare_nostrum.oracle import names
from tests.games.mare_nostrum.played_cases import CASES, Played
from tests.games.mare_nostrum.positions import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
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
    told,
    track,
    verdict,
)

played = Played()


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


@pytest.mark.parametrize("name", sorted(played))
def test_played_case(name: str):
    played.play(name)


def test_idle_legions_of_the_cases_are_counted():
    """R2.7: what the builder makes of the cases is sound."""
    for case in CASES.values():
        if isinstance(case["given"].get("provinces"), dict):
            state: MareState = position(
                **{key: case["given"][key] for key in ("provinces", "cards") if key in case["given"]}
            )
            for province in state.provinces.values():
                assert all(idle_legions(province, seat) >= 0 for seat in range(5))
