"""R5 Collect and R6 Trade."""

from __future__ import annotations

from typing import Any

import pytest

from games.mare_nostrum.collect import income
from games.mare_nostrum.moves import (
    AnyGood,
    Compensate,
    Decline,
    Number,
    Offer,
    Reward,
    Starter,
    Take,
    Value,
    Withdraw,
)
from games.mare_nostrum.state import Choice, MareState
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, GAME, build_state, give
from tests.games.mare_nostrum.oracle import chain
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

COINS = {empire: {"coin": 4} for empire in EMPIRES}


def collecting(**given: Any) -> MareState:
    """The beginning of the first phase."""
    state = build_state(given)
    state.phase, state.stage, state.pending, state.active = "collect", "rewards", [], -1
    return state


def trading(leader: str = "carthage", **hands: dict[str, int]) -> MareState:
    return position(leader, "value", titles={"trade": leader}, hands=hands)


# ---------------------------------------------------------------------- R5
def test_caravans_bring_their_good_and_with_the_market_one_more():
    """R5.1, R2.9"""
    provinces = {
        "latium": {"control": "rome", "buildings": ["latium.caravan.metal", "latium.caravan.wine", "latium.market"]},
        "italia": {"control": "rome", "buildings": ["italia.caravan.oil"]},
    }
    state = collecting(provinces=provinces)
    go_on(CATALOGUE, state)
    assert hand(state, "rome") == {"metal": 2, "oil": 1, "wine": 2}


def test_cities_bring_coins_and_with_the_temple_one_more_each():
    """R5.2"""
    buildings = ["achaea.capital", "achaea.city", "achaea.temple"]
    state = collecting(provinces={"achaea": {"control": "greece", "buildings": buildings}})
    go_on(CATALOGUE, state)
    assert hand(state, "greece") == {"coin": 4}


@pytest.mark.parametrize(("reward", "coins", "goods"), [("coin", 2, 1), ("legendary", 1, 2)])
def test_a_legendary_city_with_its_temple_leaves_a_choice(reward: str, coins: int, goods: int):
    """R5.3, R5.7, D3: the choice is secret, the draw is known to the drawer alone."""
    provinces = {"sicilia": {"control": "rome", "buildings": ["sicilia.legendary_city", "sicilia.temple"]}}
    state = collecting(provinces=provinces)
    go_on(CATALOGUE, state)
    assert state.pending == [Choice(ROME, "reward", about="sicilia")]
    assert GAME.default_move(state, ROME) == Reward("sicilia", "legendary")
    events = play(state, Reward("sicilia", reward))
    own = hand(state, "rome")
    assert own.pop("coin") == coins
    assert (sum(own.values()), all(name.startswith("legendary_") for name in own)) == (goods, True)
    drawn = [event for event in events if event.kind == "drawn"]
    assert {event.audience for event in drawn} == {(ROME,)}
    assert told(events, "legendary-drawn") == [{"count": goods}]
    assert len(state.pile) == 13 - goods


def test_everybody_chooses_before_anything_is_collected():
    """D3"""
    provinces = {
        "sicilia": {"control": "rome", "buildings": ["sicilia.legendary_city", "sicilia.temple"]},
        "asia": {"control": "greece", "buildings": ["asia.legendary_city", "asia.temple"]},
    }
    state = collecting(provinces=provinces)
    go_on(CATALOGUE, state)
    assert GAME.to_move(state) == (ROME, GREECE)
    GAME.play(state, GREECE, Reward("asia", "coin"))
    assert hand(state, "greece") == {}
    assert GAME.redact(state, ROME).players[GREECE].rewards == {"asia": "?"}
    GAME.play(state, ROME, Reward("sicilia", "coin"))
    assert (hand(state, "greece")["coin"], hand(state, "rome")["coin"]) == (2, 2)


def test_a_market_doubles_nothing_that_somebody_else_holds():
    """R5.4"""
    province = {
        "control": "egypt",
        "buildings": ["cyrenaica.caravan.papyrus", "cyrenaica.market"],
        "occupied": {"cyrenaica.market": "rome"},
        "units": {"rome": {"legion": 1}},
    }
    state = build_state({"provinces": {"cyrenaica": province}})
    assert (income(CATALOGUE, state, EGYPT), income(CATALOGUE, state, ROME)) == ({"papyrus": 1}, {})


def test_artemis_brings_a_coin_and_the_colossus_any_good_of_the_reserve():
    """R5.5, R12.18, R12.22, D4"""
    state = collecting(
        cards={"rome": ["caesar", "temple_of_artemis"], "greece": ["pericles", "colossus_of_rhodes"]},
        hands={"egypt": {"ceramics": 3}},
    )
    go_on(CATALOGUE, state)
    assert hand(state, "rome") == {"coin": 1}
    assert state.pending == [Choice(GREECE, "any_good")]
    assert AnyGood("ceramics") not in options_of(state)
    assert Decline() in options_of(state)
    assert GAME.default_move(state, GREECE) == AnyGood("gems")
    events = play(state, AnyGood("wine"))
    assert hand(state, "greece") == {"wine": 1}
    assert (events[0].kind, events[0].audience) == ("good-taken", None)


def test_a_contested_province_pays_its_controller():
    """R5.6"""
    units = {"egypt": {"legion": 1}, "rome": {"legion": 1}}
    province = {"control": "egypt", "buildings": ["cyrenaica.caravan.papyrus"], "units": units}
    state = build_state({"provinces": {"cyrenaica": province}})
    assert state.provinces["cyrenaica"].contested
    assert income(CATALOGUE, state, EGYPT) == {"papyrus": 1}


def test_an_empty_pile_is_made_from_the_discards_and_with_both_empty_nothing_is_drawn():
    """R5.7"""
    provinces = {
        "sicilia": {"control": "rome", "buildings": ["sicilia.legendary_city"]},
        "asia": {"control": "greece", "buildings": ["asia.legendary_city"]},
    }
    state = collecting(
        provinces=provinces, hands={"egypt": {f"legendary_{good}": 1 for good in CATALOGUE.goods if good != "wine"}}
    )
    state.pile, state.discards = [], ["legendary_wine"]
    go_on(CATALOGUE, state)
    goods = [name for seat in (ROME, GREECE) for name in state.players[seat].hand if name != "coin"]
    assert goods == ["legendary_wine"]
    assert (state.pile, state.discards) == ([], [])


def test_short_tokens_are_served_one_at_a_time_from_the_trade_leader_on():
    """R5.8: two of three papyrus are left, Egypt leads the trade."""
    papyrus = {"control": "egypt", "buildings": ["aegyptus.caravan.papyrus"]}
    occupied = {
        "control": "egypt",
        "buildings": ["cyrenaica.caravan.papyrus", "cyrenaica.market"],
        "occupied": {"cyrenaica.caravan.papyrus": "rome", "cyrenaica.market": "rome"},
        "units": {"rome": {"legion": 2}},
    }
    state = collecting(
        provinces={"aegyptus": papyrus, "cyrenaica": occupied},
        titles={"trade": "egypt"},
        hands={"greece": {"papyrus": 3}},
    )
    events = go_on(CATALOGUE, state)
    assert (hand(state, "egypt"), hand(state, "rome")) == ({"papyrus": 1}, {"papyrus": 1})
    assert told(events, "ran-short") == [{"count": 1}]


def test_hands_are_secret_and_their_sizes_are_not():
    """R5.9"""
    state = trading(rome={"coin": 2, "wine": 3})
    for viewer in (None, GREECE):
        assert GAME.redact(state, viewer).players[ROME].hand == {"?": 5}
    assert GAME.redact(state, ROME).players[ROME].hand == {"coin": 2, "wine": 3}


# ---------------------------------------------------------------------- R6 value and offers
def test_a_marker_is_used_up_with_both_sides_until_all_three_were_played():
    """R6.1, R6.2, D5"""
    state = position("carthage", "value", spent=["exchange_marker_5_0", "exchange_marker_2_1"], hands=COINS)
    assert options_of(state) == [Value(3), Value(4)]
    assert GAME.default_move(state, CARTHAGE) == Value(3)
    assert refused(state, Value(2)).rule == "R6.2"
    play(state, Value(4))
    assert len(state.spent) == 3
    state.phase, state.stage, state.pending = "trade", "value", []
    go_on(CATALOGUE, state)
    assert [move.value for move in options_of(state)] == [0, 1, 2, 3, 4, 5]


def test_offers_are_made_one_by_one_in_secret_and_revealed_together():
    """R6.3, D7"""
    state = trading(carthage={"sheep": 2, "oil": 1}, rome={"metal": 2, "coin": 1})
    play(state, Value(2))
    assert GAME.to_move(state) == (ROME, CARTHAGE)
    events = GAME.play(state, ROME, Offer("metal"))
    assert (kinds_of(events), events[0].audience) == (["offer-chosen"], (ROME,))
    GAME.play(state, ROME, Withdraw())
    GAME.play(state, ROME, Offer("coin"))
    events = GAME.play(state, ROME, Offer("metal"))
    assert [(event.kind, event.audience) for event in events] == [("offer-chosen", (ROME,)), ("offered", None)]
    assert GAME.redact(state, CARTHAGE).players[ROME].offer == {}
    assert refused(state, Offer("metal"), ROME).code == "not-your-turn"
    GAME.play(state, CARTHAGE, Offer("sheep"))
    events = GAME.play(state, CARTHAGE, Offer("sheep"))
    assert told(events, "revealed") == [
        {"resources": ["coin", "metal"], "count": 2},
        {"resources": ["sheep", "sheep"], "count": 2},
    ]


def test_what_is_in_an_offer_is_set_aside_in_secret_and_in_the_open():
    """R6.3, R6.10"""
    state = trading(carthage={"sheep": 2, "oil": 1}, rome={"metal": 2, "coin": 1})
    play(state, Value(2))
    GAME.play(state, ROME, Offer("metal"))
    assert GAME.set_aside(state, ROME) == {"metal": 1}
    for seat, name in ((ROME, "metal"), (CARTHAGE, "sheep"), (CARTHAGE, "oil")):
        GAME.make(state, seat, Offer(name))
    assert GAME.set_aside(state, CARTHAGE) == {"sheep": 1, "oil": 1}
    GAME.go_on(state, CARTHAGE)
    assert GAME.set_aside(state, CARTHAGE) == state.offers[CARTHAGE] != {}


def test_whoever_has_too_few_takes_no_part():
    """R6.4"""
    state = trading(carthage={"sheep": 2}, rome={"metal": 2}, greece={"oil": 1})
    play(state, Value(2))
    assert GAME.to_move(state) == (ROME, CARTHAGE)


def test_antigone_chooses_the_number_in_secret_even_with_too_few():
    """R6.5, R12.6, D6"""
    state = position(
        "carthage",
        "value",
        cards={"egypt": ["cleopatra", "antigone"]},
        hands={"carthage": {"sheep": 4}, "egypt": {"coin": 2}, "rome": {"metal": 4}},
    )
    play(state, Value(3))
    assert GAME.to_move(state) == (ROME, EGYPT, CARTHAGE)
    moves = [move for move in GAME.legal_moves(state, EGYPT) if move.kind not in GAME.free_kinds]
    assert moves == [Number(0), Number(1), Number(2)]
    assert GAME.default_move(state, EGYPT) == Number(0)
    seen = GAME.redact(state, ROME)
    GAME.play(state, EGYPT, Number(2))
    assert GAME.encode(GAME.redact(state, ROME)) == GAME.encode(seen)
    assert refused(state, Number(1), EGYPT).code == "number-fixed"
    GAME.play(state, EGYPT, Offer("coin"))
    GAME.play(state, EGYPT, Offer("coin"))
    assert GAME.to_move(state) == (ROME, CARTHAGE)


def test_antigone_offers_as_many_as_everybody_when_her_time_is_up():
    """D6"""
    state = position("carthage", "value", cards={"egypt": ["cleopatra", "antigone"]}, hands=COINS)
    play(state, Value(3))
    assert GAME.default_move(state, EGYPT) == Number(3)


def test_with_fewer_than_two_participants_all_offers_return():
    """R6.6"""
    state = position(
        "carthage",
        "value",
        cards={"egypt": ["cleopatra", "antigone"]},
        hands={"carthage": {"sheep": 1}, "egypt": {"coin": 2}},
    )
    play(state, Value(1))
    GAME.play(state, EGYPT, Number(0))
    events = GAME.play(state, CARTHAGE, Offer("sheep"))
    assert kinds_of(events)[-3:] == ["revealed", "returned", "no-trade"]
    # Whose number is not everybody's is told with the card that allows it.
    assert told(events, "revealed-none") == [{"number": {"source": "antigone"}}]
    assert hand(state, "carthage") == {"sheep": 1}
    assert state.phase == "build"


def test_a_leader_who_takes_no_part_names_the_starter():
    """R6.7, D8: by default whoever stands highest on the trade track."""
    market = holds("greece", "macedonia", buildings=["macedonia.market", "macedonia.caravan.wine"])
    hands = {"rome": {"metal": 1, "oil": 1}, "greece": {"wine": 2}, "egypt": {"coin": 2}}
    state = position("carthage", "value", hands=hands, provinces=market)
    play(state, Value(2))
    while state.step == "offer":
        play(state, GAME.default_move(state, GAME.to_move(state)[0]))
    assert state.pending == [Choice(CARTHAGE, "starter")]
    assert options_of(state) == [Starter(ROME), Starter(GREECE), Starter(EGYPT)]
    assert GAME.default_move(state, CARTHAGE) == Starter(GREECE)
    assert refused(state, Starter(BABYLON)).rule == "R6.7"
    play(state, Starter(EGYPT))
    assert (state.starter, state.pending[0].seat) == (EGYPT, EGYPT)


# ---------------------------------------------------------------------- R6 the chain
def test_whoever_lost_a_resource_takes_next_and_keeps_what_he_takes():
    """R6.8, R6.12, D9"""
    state = chain({"carthage": {"sheep": 2}, "rome": {"metal": 2}, "greece": {"oil": 2}}, "carthage")
    play(state, Take(GREECE, "oil"))
    assert hand(state, "carthage") == {"oil": 1}
    assert state.pending == [Choice(GREECE, "take")]
    assert {move.opponent for move in options_of(state)} == {ROME, CARTHAGE}
    assert refused(state, Take(CARTHAGE, "oil")).rule == "R6.8"
    assert refused(state, Take(GREECE, "oil")).rule == "R6.8"


def test_a_third_take_between_the_same_two_in_a_row_is_refused():
    """R6.9"""
    state = chain({"carthage": {"sheep": 2}, "rome": {"metal": 1, "oil": 1}, "greece": {"oil": 2}}, "carthage")
    play(state, Take(GREECE, "oil"), Take(CARTHAGE, "sheep"))
    refusal = refused(state, Take(GREECE, "oil"))
    assert (refusal.code, refusal.rule) == ("no-third-take", "R6.9")
    play(state, Take(ROME, "oil"), Take(GREECE, "oil"))
    # Others have taken in between, so Greece may take from both again.
    assert {move.opponent for move in options_of(state)} == {ROME, CARTHAGE}


def test_a_single_possible_take_is_made_without_a_question():
    """R6.10: the chain ends when the taker has no target; what is left returns."""
    state = chain({"carthage": {"sheep": 1}, "rome": {"metal": 1}, "greece": {"oil": 1}}, "carthage")
    events = play(state, Take(GREECE, "oil"), Take(CARTHAGE, "sheep"))
    assert [(event.seat, event.data["opponent"]) for event in events if event.kind == "took"] == [
        (CARTHAGE, GREECE),
        (GREECE, CARTHAGE),
        (CARTHAGE, ROME),
    ]
    assert state.step == "compensate"


def test_whoever_takes_is_told_what_lies_in_the_offers_that_are_open_to_him():
    """R6.8, R6.9"""
    state = chain({"carthage": {"sheep": 2}, "rome": {"metal": 1, "coin": 2}, "greece": {"oil": 2}}, "carthage")
    play(state, Take(GREECE, "oil"), Take(CARTHAGE, "sheep"))
    assert GAME.about_step(state) == {"offers": [{"opponent": ROME, "resources": ["coin", "coin", "metal"]}]}


@pytest.mark.parametrize(("oil", "how"), [(1, "only"), (2, "barred")])
def test_a_take_without_a_choice_says_so_and_whether_somebody_is_barred(oil: int, how: str):
    """R6.8, R6.9"""
    state = chain({"carthage": {"sheep": 1}, "rome": {"metal": 1}, "greece": {"oil": oil}}, "carthage")
    took = [event for event in play(state, Take(GREECE, "oil"), Take(CARTHAGE, "sheep")) if event.kind == "took"]
    assert [event.data.get("alone") for event in took[:3]] == [None, None, {"how": how, "opponent": GREECE}]


def test_whoever_took_one_too_many_gives_one_of_his_choice_and_only_two_learn_it():
    """R6.11, D10"""
    state = chain({"carthage": {"sheep": 1}, "rome": {"metal": 1}, "greece": {"oil": 1}}, "carthage")
    give(state, "carthage", "wine", 2)
    play(state, Take(GREECE, "oil"), Take(CARTHAGE, "sheep"))
    assert state.pending == [Choice(CARTHAGE, "compensate", other=ROME)]
    assert options_of(state) == [Compensate("metal"), Compensate("oil"), Compensate("wine")]
    assert GAME.default_move(state, CARTHAGE) == Compensate("wine")
    events = play(state, Compensate("wine"))
    assert (hand(state, "rome"), hand(state, "carthage")) == ({"wine": 1}, {"metal": 1, "oil": 1, "wine": 1})
    private = [event for event in events if event.kind == "gave"]
    assert [event.audience for event in private] == [(ROME, CARTHAGE)]
    assert told(events, "compensated") == [{"opponent": ROME}]


def test_after_the_trade_nothing_lies_open():
    """R6.12"""
    state = chain({"carthage": {"sheep": 1}, "rome": {"metal": 1}, "greece": {"oil": 1}}, "carthage")
    play(state, Take(GREECE, "oil"), Take(CARTHAGE, "sheep"), Compensate("metal"))
    assert (state.phase, state.offers, state.takes, state.value) == ("build", [], [], -1)
    assert sum(sum(player.hand.values()) for player in state.players) == 3
