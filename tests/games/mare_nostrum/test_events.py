"""What is told of a move: who decides a tie, what a call is for, what ends an occupation, what cost nothing, and to whom."""

from __future__ import annotations

import pytest

from games.core.events import Event, visible
from games.mare_nostrum.moves import (
    AnyGood,
    Appoint,
    Attack,
    Crown,
    Decline,
    Done,
    Fight,
    March,
    Occupy,
    Offer,
    Pillage,
    PlaceControl,
    RaiseLegion,
    Seize,
    Value,
    Withdraw,
)
from games.mare_nostrum.state import Choice, MareState
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, GAME, loaded
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
    seated,
    told,
)

CAPITAL = {"control": "egypt", "buildings": ["aegyptus.capital"], "occupied": {"aegyptus.capital": "rome"}}


def battle(legions: int, enemies: int, *dice: int, **given) -> MareState:
    """Rome has to fight Greece in Dacia; the dice will fall like this."""
    units = {"rome": {"legion": legions}, "greece": {"legion": enemies}}
    provinces = {"dacia": {"units": units, "at_war": False, **given}}
    cards = {"greece": ["hammurabi"], "rome": ["hammurabi"]}
    return loaded(position("rome", "fight", provinces=provinces, cards=cards), *dice)


# ------------------------------------------------------------------ R8.4 marches
def test_a_march_into_somebodys_province_says_whose_it_is():
    units = {"dacia": {"units": {"rome": {"legion": 2}}}}
    free = position("rome", "march", provinces=units)
    theirs = position("rome", "march", provinces={**units, "thracia": {"control": "greece"}})
    march = March("dacia", "thracia", "idle", 1)
    moved = {"source": "dacia", "target": "thracia", "count": 1}
    assert told(play(free, march), "marched") == [moved]
    assert told(play(theirs, march), "marched") == [{**moved, "land": {"owner": GREECE}}]


# ------------------------------------------------------------------ R10.2 ties
def test_whoever_decides_a_tie_is_told_with_all_who_are_level():
    state = position("carthage", "crown")
    state.phase, state.stage, state.pending = "leadership", "trade", []
    go_on(CATALOGUE, state)
    (choice,) = state.pending
    level = [move.player for move in options_of(state)]
    assert choice.kind == "crown" and len(level) > 1
    events = play(state, Crown(choice.about, level[-1]))
    assert (events[0].kind, events[0].seat) == ("tie-decided", choice.seat)
    assert events[0].data == {"title": choice.about, "seat": level, "opponent": level[-1]}
    assert events[1].kind in ("title-kept", "title-won")


# ------------------------------------------------------------------ R7.1, R8.1 calls
def test_a_call_says_what_it_is_for_and_only_the_last_turn_begins_without_one():
    state = position("egypt", "appoint", titles={"culture": "egypt"})
    state.phase, state.stage, state.acted, state.active, state.pending = "build", "appoint", [], -1, []
    go_on(CATALOGUE, state)
    events: list[Event] = []
    for seat in (ROME, EGYPT, GREECE, CARTHAGE):
        events += play(state, Appoint(seat), Done())
    assert [event.data for event in events if event.kind == "called"] == [
        {"opponent": seat, "phase": "build"} for seat in (ROME, EGYPT, GREECE, CARTHAGE)
    ]
    began = [(event.seat, event.data["by"]) for event in events if event.kind == "turn-began"]
    assert began == [*((seat, "call") for seat in (ROME, EGYPT, GREECE, CARTHAGE)), (BABYLON, "rest")]


# ------------------------------------------------------------------ R9.6 what ends an occupation
def test_a_contest_tells_whose_occupations_end_by_it():
    capital = {**CAPITAL, "units": {"rome": {"legion": 1}, "egypt": {"legion": 1}}, "at_war": False}
    state = position("rome", "fight", provinces={"aegyptus": capital})
    state.peace, state.acted, state.pending = [EGYPT, ROME], [GREECE, BABYLON, EGYPT, CARTHAGE], []
    events = go_on(CATALOGUE, state)
    place = kinds_of(events).index("contested")
    ended = {"province": "aegyptus", "spots": ["capital"], "regained": {"owner": EGYPT}}
    assert events[place + 1] == Event("occupation-ended", ROME, ended)


def test_a_legion_that_marches_off_tells_which_occupation_it_ends_and_who_has_the_building_again():
    state = position("rome", "march", provinces={"aegyptus": {**CAPITAL, "units": {"rome": {"legion": 1}}}})
    march = next(move for move in options_of(state, March) if move.spot == "capital")
    ended = {"province": "aegyptus", "spots": ["capital"], "regained": {"owner": EGYPT}}
    assert told(play(state, march), "occupation-ended") == [ended]


def test_that_a_province_is_contested_no_more_is_told():
    state = battle(2, 2, 1, 1, 1, 1, control="greece")
    assert "settled" not in kinds_of(play(state, Fight("dacia", GREECE)))
    state.stage, state.active, state.pending = "march", GREECE, [Choice(GREECE, "march")]
    assert told(play(state, March("dacia", "thracia", "idle", 2)), "settled") == [{"province": "dacia"}]


# ------------------------------------------------------------------ R8 battles
def test_a_battle_names_the_dice_of_both_and_what_is_left_after_losses():
    state = battle(3, 1, 6, 6, 6, 6)
    events = play(state, Fight("dacia", GREECE))
    assert told(events, "battle") == [{"area": "dacia", "opponent": GREECE, "own": 3, "against": 1}]
    lost = [(event.seat, event.data["before"], event.data["after"]) for event in events if event.kind == "legions-lost"]
    assert sorted(lost) == [(ROME, 3, 2), (GREECE, 1, 0)]


def test_a_battle_at_sea_names_them_too():
    state = position("rome", "attack", seas={"mare_ionium": {"rome": 2, "greece": 2}})
    events = play(loaded(state, 6, 6, 1, 1), Attack("mare_ionium", GREECE))
    assert told(events, "battle")[0] == {"area": "mare_ionium", "opponent": GREECE, "own": 2, "against": 2}
    for data in told(events, "triremes-lost"):
        assert data["before"] - data["after"] == data["count"] > 0


# ------------------------------------------------------------------ R9 whose province
@pytest.mark.parametrize(
    ("move", "kind"),
    [
        (Occupy("cyrenaica", ("market",)), "occupied"),
        (Pillage("cyrenaica", "market", "income"), "pillaged"),
        (Seize("cyrenaica"), "seized"),
    ],
)
def test_a_conquest_names_its_victim(move, kind):
    province = {"control": "egypt", "buildings": ["cyrenaica.market"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"cyrenaica": province})
    (facts,) = told(play(state, move), kind)
    assert (facts["held"], facts["opponent"], facts["province"]) == ("controller", EGYPT, "cyrenaica")


# ------------------------------------------------------------------ R12 what costs less
def test_a_free_control_marker_tells_by_which_card():
    """R12.5"""
    state = position("babylon", hands={"babylon": {"coin": 3}})
    events = play(state, PlaceControl("arabia", "free"))
    assert [(event.kind, event.data) for event in events[:2]] == [
        ("cost-nothing", {"card": "hammurabi"}),
        ("control-placed", {"province": "arabia"}),
    ]


def test_a_cheap_unit_tells_by_which_card():
    """R12.17"""
    state = position(
        "rome",
        cards={"rome": ["caesar", "spartacus"]},
        hands={"rome": {"gladiators": 1}},
        provinces=holds("rome", "italia"),
    )
    events = play(state, RaiseLegion("italia", "for_gladiators"))
    assert kinds_of(events) == ["cost-one", "paid", "unit-built"]
    assert events[0].data == {"card": "spartacus"}


def test_what_no_use_is_made_of_is_told():
    """R5.5"""
    state = seated(3)
    state.pending = [Choice(0, "any_good")]
    assert AnyGood("wine") in GAME.legal_moves(state, 0)
    assert GAME.play(state, 0, Decline())[0] == Event("declined", 0, {"declined": "any_good"})


# ------------------------------------------------------------------ R6.4 why there is no trade
@pytest.mark.parametrize(("value", "cause"), [(0, "nothing"), (4, "few")])
def test_why_there_is_no_trade_is_told(value: int, cause: str):
    hands = {"rome": {"metal": 4}, "carthage": {"sheep": 1}}
    state = position("carthage", "value", hands=hands)
    assert told(play(state, Value(value)), "no-trade") == [{"cause": cause}]


# ------------------------------------------------------------------ what only the seat may know
def test_a_legendary_good_that_is_looted_is_named_to_its_owner_alone():
    """R9.2, R5.9: that one was drawn is open, which one is not."""
    entry = {"control": "egypt", "buildings": ["asia.legendary_city"], "units": {"rome": {"legion": 1}}}
    state = position("rome", "conquest", provinces={"asia": entry})
    events = play(state, Pillage("asia", "legendary_city", "legendary"))
    (drawn,) = (event for event in events if event.kind == "drawn")
    assert drawn.audience == (ROME,)
    assert state.players[ROME].hand == {drawn.data["resource"]: 1}
    for viewer in (None, GREECE, EGYPT):
        heard = visible(events, viewer)
        assert "legendary-drawn" in kinds_of(heard)
        assert drawn.data["resource"] not in str([event.data for event in heard])


def test_nobody_else_is_told_that_somebody_starts_his_offer_again():
    """R6.3: others know only who has answered, not who hesitates."""
    state = position("carthage", "value", hands={"carthage": {"sheep": 2}, "rome": {"metal": 2}})
    play(state, Value(2))
    seen = [GAME.encode(GAME.redact(state, viewer)) for viewer in (None, CARTHAGE)]
    events = [*GAME.play(state, ROME, Offer("metal")), *GAME.play(state, ROME, Withdraw())]
    assert kinds_of(visible(events, ROME)) == ["offer-chosen", "offer-withdrawn"]
    assert visible(events, None) == visible(events, CARTHAGE) == []
    assert [GAME.encode(GAME.redact(state, viewer)) for viewer in (None, CARTHAGE)] == seen
