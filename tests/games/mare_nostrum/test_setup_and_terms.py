"""R1 components, R2 terms, R3 set-up, R4 rounds and tracks."""

from __future__ import annotations

from collections import Counter

import pytest

from games.mare_nostrum.board import (
    blocked,
    conquered_by,
    holder,
    markers_left,
    present,
    reachable,
    tracks,
)
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.moves import ChooseEmpire, March, Occupy
from games.mare_nostrum.setup import seat_order
from games.mare_nostrum.state import TITLES
from render.shared.wording import text_of
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, GAME
from tests.games.mare_nostrum.positions import (
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
    seated,
    start,
    told,
    track,
)

# R1.3: the tokens of each kind in the box; R3.7: where each empire begins on the three tracks.
BUILDINGS = {"caravan": 37, "market": 25, "city": 8, "capital": 5, "legendary_city": 3, "temple": 14}
LEADERSHIP = {
    "rome": [7, 1, 3],
    "greece": [4, 4, 3],
    "babylon": [5, 3, 2],
    "egypt": [4, 4, 2],
    "carthage": [7, 1, 2],
}


# ---------------------------------------------------------------------- R1
def test_both_kinds_of_dice_have_six_faces():
    """R1.1"""
    assert {name: die.faces for name, die in CATALOGUE.dice.items()} == {
        "land_die": [1, 2, 3, 4, 5, 6],
        "sea_die": [1, 2, 3, 4, 5, 6],
    }


def test_as_many_dice_are_rolled_as_the_rules_demand():
    """R1.2: eight legions and Ramses II on both sides are more dice than there are in the box."""
    units = {"rome": {"legion": 8}, "greece": {"legion": 8}}
    cards = {"rome": ["caesar", "ramses_ii"]}
    state = position("rome", "fight", cards=cards, provinces={"dacia": {"units": units}})
    rolled = told(play(state, options_of(state)[0]), "rolled")
    assert [len(roll["dice"]) for roll in rolled] == [9, 8]


def test_tokens_are_as_many_as_building_spaces_and_two_for_each_caravan_space_and_one_more():
    """R1.3"""
    spaces = [space for spots in CATALOGUE.spaces.values() for space in spots.values()]
    built = Counter(space.building for space in spaces)
    assert built == BUILDINGS
    grown = Counter(space.good for space in spaces if space.good)
    assert {good: 2 * grown[good] + 1 for good in CATALOGUE.goods} == {
        good: CATALOGUE.resources[good].count for good in CATALOGUE.goods
    }


def test_every_province_without_a_legendary_city_has_a_market_and_every_one_with_a_city_a_temple():
    """R1.4"""
    for name, spots in CATALOGUE.spaces.items():
        kinds = Counter(space.building for space in spots.values())
        legendary = kinds["legendary_city"] > 0
        assert kinds["market"] == (not legendary)
        assert (1 <= kinds["caravan"] <= 2) == (not legendary)
        assert kinds["temple"] == any(kinds[city] for city in ("city", "capital", "legendary_city"))
        assert GAME.components[name].source


# ---------------------------------------------------------------------- R2
def test_there_are_28_provinces_and_10_seas_and_two_islands():
    """R2.1, R2.2"""
    assert (len(CATALOGUE.provinces), len(CATALOGUE.seas)) == (28, 10)
    assert sorted(name for name, entry in CATALOGUE.provinces.items() if not CATALOGUE.land[name]) == [
        "creta",
        "sicilia",
    ]
    assert "arabia" not in CATALOGUE.land["aegyptus"]
    assert "mare_erythraeum" not in CATALOGUE.provinces["judaea"].seas


def test_control_comes_from_a_marker_or_is_printed():
    """R2.5"""
    state = seated(5)
    assert [state.players[state.provinces[name].controller].empire for name in ("latium", "italia", "gallia")] == [
        "rome"
    ] * 3
    assert state.provinces["sicilia"].controller == -1
    assert markers_left(CATALOGUE, state, ROME) == 5


def test_a_fortress_alone_is_present():
    """R2.6"""
    state = position(provinces={"latium": {"units": {"rome": {"fortress": 1}, "greece": {"legion": 1}}}})
    assert present(state.provinces["latium"]) == [ROME, GREECE]


def test_whoever_is_present_alone_in_the_province_of_another_is_the_conqueror():
    """R2.8"""
    state = position(
        provinces={
            "libya": {"control": "carthage", "units": {"rome": {"legion": 1}}},
            "numidia": {"control": "carthage", "units": {"rome": {"legion": 1}, "greece": {"legion": 1}}},
            "dacia": {"units": {"rome": {"legion": 1}}},
            "italia": {"control": "rome", "units": {"rome": {"legion": 1}}},
        }
    )
    conquered = [name for name, province in state.provinces.items() if conquered_by(province, ROME)]
    assert conquered == ["libya"]


def test_the_own_capital_province_is_never_blocked():
    """R2.10"""
    enemy = {"units": {"greece": {"legion": 1}}}
    state = position(provinces={"latium": {"control": "rome", **enemy}, "italia": {"control": "rome", **enemy}})
    assert [blocked(CATALOGUE, state, ROME, name) for name in ("latium", "italia")] == [False, True]


def test_a_legendary_good_is_counted_with_its_kind():
    """R2.11"""
    assert by_kind(CATALOGUE, {"legendary_oil": 1, "oil": 2, "coin": 1}) == {"oil": 3, "coin": 1}


def test_units_buildings_and_cities_are_what_the_rules_call_so():
    """R2.12"""
    assert list(CATALOGUE.units) == ["legion", "trireme", "fortress"]
    assert [name for name, entry in CATALOGUE.buildings.items() if entry.track == "culture"] == [
        "city",
        "capital",
        "legendary_city",
        "temple",
    ]


def test_closed_areas_cannot_be_reached():
    """R2.13: with four players Judaea has no neighbour in the east."""
    state = seated(4)
    assert reachable(CATALOGUE, state, 2, ["judaea"]) == {"aegyptus"}
    assert "mare_erythraeum" not in state.seas


# ---------------------------------------------------------------------- R3
@pytest.mark.parametrize(
    ("seats", "empires"),
    [(3, EMPIRES[:2] + EMPIRES[4:]), (4, EMPIRES[:2] + EMPIRES[3:]), (5, EMPIRES)],
)
def test_empires_of_the_number_of_players_are_chosen_or_drawn(seats: int, empires: list[str]):
    """R3.1, D1: drawn by default."""
    state = start(seats)
    assert GAME.default_move(state, 0) == ChooseEmpire("random")
    assert [move.empire for move in options_of(state)] == sorted([*empires, "random"])
    play(state, ChooseEmpire("greece"))
    events = play(state, *[ChooseEmpire("random")] * (seats - 2))
    assert sorted(player.empire for player in state.players) == sorted(empires)
    assert state.players[0].empire == "greece"
    assert {event.reveals for event in events[: seats - 2]} == {"chance"}
    assert state.step == "value"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_empire_tells_the_titles_with_which_it_begins_in_its_match(seats: int):
    """R3.8: of Greece that depends on the number of players."""
    parts, leaders = GAME.components_in(start(seats)), CATALOGUE.numbers.start_titles[seats]
    for empire in CATALOGUE.numbers.empires[seats]:
        said = text_of(GAME, parts[empire], "en")
        assert " players" not in said.partition("At the start:")[2].partition(".")[0]
        assert [title for title in TITLES if f"{title} leader" in said] == [
            title for title in TITLES if leaders[title] == empire
        ]


def test_what_nobody_holds_lies_in_the_reserve_and_the_legendary_goods_in_a_pile():
    """R3.3"""
    state = seated(3)
    assert sorted(state.pile) == sorted(CATALOGUE.legendary)
    assert state.pile != sorted(state.pile)
    assert state.reserve["coin"] == 44 - 1 - 5 - 1
    assert state.reserve["metal"] == 5 - 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_home_provinces_units_and_nine_resources(seats: int):
    """R3.4, R3.5: the first round begins with the trade."""
    state = seated(seats)
    for seat, player in enumerate(state.players):
        empire = CATALOGUE.empires[player.empire]
        assert player.hand == dict(sorted(empire.starting_resources.items()))
        assert sum(player.hand.values()) == 9
        assert player.cards == [CATALOGUE.starting_hero[empire.id]]
        homes = [name for name, province in state.provinces.items() if province.controller == seat]
        assert homes == sorted(empire.homes)
        assert state.provinces[empire.capital_province].fortresses[seat] == 1
        assert tracks(CATALOGUE, state, seat) == CATALOGUE.tracks_at_start(empire.id)
        assert [*CATALOGUE.tracks_at_start(empire.id).values()] == LEADERSHIP[empire.id]
    assert (state.round, state.phase, state.step) == (1, "trade", "value")


@pytest.mark.parametrize(("display", "shown"), [("beginner", 5), ("expert", 17)])
def test_five_cards_or_all_of_them_lie_open(display: str, shown: int):
    """R3.6, R15.1, D2: the Pyramids can be bought in any case."""
    state = seated(3, display=display)
    assert (len(state.display), len(state.deck)) == (shown, 17 - shown)
    assert sorted([*state.display, *state.deck]) == sorted(CATALOGUE.recruitable)
    assert GAME.options().display == "beginner"
    assert GAME.options().edition == "pl"


def test_tracks_at_the_start_are_those_of_the_table():
    """R3.7"""
    state = seated(5)
    assert [[track(state, empire, title) for title in TITLES] for empire in EMPIRES] == [
        [7, 1, 3],
        [4, 4, 3],
        [5, 3, 2],
        [4, 4, 2],
        [7, 1, 2],
    ]


def test_all_exchange_markers_are_available_at_the_start():
    """R3.9"""
    assert [move.value for move in options_of(seated(3))] == [0, 1, 2, 3, 4, 5]


def test_seats_are_served_clockwise_round_the_board_whoever_sits_where():
    """R3.10"""
    state = start(4)
    play(state, ChooseEmpire("egypt"), ChooseEmpire("carthage"), ChooseEmpire("rome"))
    assert seat_order(CATALOGUE, state) == [2, 3, 0, 1]
    assert seat_order(CATALOGUE, state, 0) == [0, 1, 2, 3]


# ---------------------------------------------------------------------- R4
def test_the_five_phases_follow_each_other_until_somebody_wins():
    """R4.1"""
    state = seated(3)
    phases = [state.phase]
    while state.round < 3:
        play(state, GAME.default_move(state, GAME.to_move(state)[0]))
        if state.phase != phases[-1]:
            phases.append(state.phase)
    # Nobody had anything to decide while collecting.
    assert phases == [*["trade", "build", "battle", "leadership"] * 2, "trade"]
    assert (state.round, state.finished) == (3, "")


def test_control_is_noted_at_the_start_of_the_round_only():
    """R4.2"""
    state = position("rome", hands={"rome": {"coin": 3}}, provinces=holds("rome", "italia"))
    play(state, *[move for move in options_of(state) if move.kind == "control"][:1])
    assert len([province for province in state.provinces.values() if province.controller == ROME]) == 3
    assert state.start_control[ROME] == ["italia", "latium"]
    by_default(state, phase="trade")
    assert len(state.start_control[ROME]) == 3


def test_tracks_follow_every_change():
    """R4.3, R9.10: an occupation moves the tracks of winner and loser at once."""
    temple = {"control": "greece", "buildings": ["thracia.city", "thracia.temple"]}
    state = position(
        "rome",
        "march",
        provinces={"thracia": temple, "dacia": {"units": {"rome": {"legion": 2}}}},
        cards={"rome": ["caesar", "hercules"]},
    )
    before = track(state, "rome", "culture"), track(state, "greece", "culture")
    play(state, March("dacia", "thracia", "idle", 2), Occupy("thracia", ("city", "temple")))
    assert (track(state, "rome", "culture"), track(state, "greece", "culture")) == (before[0] + 2, before[1] - 2)
    assert holder(state.provinces["thracia"], "city") == ROME


def test_track_values_have_no_ceiling():
    """R4.4"""
    units = {"rome": {"legion": 8, "fortress": 1}}
    state = position(
        provinces={"latium": {"control": "rome", "units": units}},
        seas={"mare_tyrrhenum": {"rome": 5}},
        cards={"rome": ["caesar", "hercules", "penthesilea"]},
    )
    assert track(state, "rome", "military") == 18
    assert CATALOGUE.numbers.track_length == 15


def test_nothing_is_given_lent_or_traded_outside_the_trade():
    """R13.2: no kind of move lets anything change hands but in phase 2 and by conquest."""
    state = position("egypt", hands={"egypt": {"coin": 9}, "rome": {"coin": 9}}, provinces=holds("egypt", "aegyptus"))
    before = hand(state, "rome")
    for move in options_of(state):
        trial = GAME.copy(state)
        GAME.play(trial, EGYPT, move)
        assert hand(trial, "rome") == before
        assert {player.empire: player.cards[0] for player in trial.players} == {
            player.empire: player.cards[0] for player in state.players
        }


def test_nobody_is_eliminated():
    """R14.2: without anything but the capital province a player still builds there, whoever stands on it."""
    state = position(
        "egypt",
        hands={"egypt": {"coin": 3}},
        provinces={"aegyptus": {"control": "egypt", "units": {"rome": {"legion": 3}}}},
    )
    assert {move.kind for move in options_of(state)} >= {"build", "legion", "fortress", "trireme", "done"}
    assert refused(state, March("aegyptus", "nubia", "idle", 1)).code == "not-now"


def test_the_expansion_is_not_offered():
    """R15.2"""
    assert GAME.options.__struct_fields__ == ("display", "edition")
    assert list(GAME.seats) == [3, 4, 5]


def test_a_turn_is_counted_for_every_phase_and_every_turn_within_one():
    state = seated(3)
    turns = [GAME.turn(state)]
    events = []
    while state.round == 1:
        events += play(state, GAME.default_move(state, GAME.to_move(state)[0]))
        turns.append(GAME.turn(state))
    assert turns[0] == 1
    assert turns == sorted(turns)
    assert kinds_of(events).count("turn-began") == 6
