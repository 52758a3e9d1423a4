"""R7 Build: whose turn, sets, places, cards, the end of the phase; the order of calling."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from games.mare_nostrum.moves import (
    Appoint,
    Build,
    BuildFortress,
    BuildTrireme,
    Cancel,
    Decline,
    Done,
    Keep,
    OrderClear,
    OrderNext,
    OrderRule,
    Pay,
    PlaceControl,
    RaiseLegion,
    Recruit,
)
from games.mare_nostrum.payment import Purse, can_pay_all
from games.mare_nostrum.state import Choice, MareState
from games.mare_nostrum.turns import go_on
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, GAME, build_state, seat_of
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
    track,
)


def calling(leader: str = "egypt", *, phase: str = "build", **given: Any) -> MareState:
    """The leader has to call the first player."""
    title = "culture" if phase == "build" else "military"
    state = position(leader, titles={title: leader}, **given)
    state.pending, state.active, state.phase, state.stage = [], -1, phase, "appoint"
    go_on(CATALOGUE, state)
    return state


# ---------------------------------------------------------------------- R7.1
def test_the_culture_leader_calls_everybody_once_and_the_last_one_without_a_question():
    """R7.1, D12"""
    state = calling()
    assert state.pending == [Choice(EGYPT, "appoint", about="culture")]
    for seat in (ROME, EGYPT, GREECE, CARTHAGE):
        assert GAME.to_move(state) == (EGYPT,)
        events = play(state, Appoint(seat))
        assert kinds_of(events) == ["called", "turn-began"]
        assert state.pending == [Choice(seat, "build")]
        if seat != ROME:
            assert refused(state, Appoint(ROME)).code == "not-now"
        play(state, Done())
    assert state.pending == [Choice(BABYLON, "build")]
    play(state, Done())
    assert state.phase == "battle"


def test_whoever_had_a_turn_is_not_called_again():
    """R7.1"""
    state = calling()
    play(state, Appoint(ROME), Done())
    assert (refused(state, Appoint(ROME)).code, refused(state, Appoint(ROME)).rule) == ("had-turn", "R7.1")


def test_without_an_order_the_others_are_called_in_seat_order_and_the_leader_last():
    """D12"""
    state = calling("greece")
    called = []
    while state.phase == "build":
        if state.step == "appoint":
            called.append(GAME.default_move(state, GREECE).player)
        play(state, GAME.default_move(state, GAME.to_move(state)[0]))
    assert called == [ROME, BABYLON, EGYPT, CARTHAGE]


def test_a_stored_order_answers_for_a_leader_whose_time_is_up():
    """D12: the leader is asked all the same."""
    state = calling()
    for seat in (GREECE, ROME):
        GAME.play(state, EGYPT, OrderNext("culture", seat))
    assert state.pending == [Choice(EGYPT, "appoint", about="culture")]
    assert GAME.default_move(state, EGYPT) == Appoint(GREECE)
    play(state, Appoint(ROME), Done())
    assert GAME.default_move(state, EGYPT) == Appoint(GREECE)
    GAME.play(state, EGYPT, OrderClear("culture"))
    assert GAME.default_move(state, EGYPT) == Appoint(GREECE)
    assert state.players[EGYPT].orders["culture"].players == []


def test_a_stored_order_is_carried_out_at_once_if_the_leader_says_so():
    """D12: where the order ends, the leader is asked again."""
    state = calling()
    for seat in (GREECE, ROME):
        GAME.play(state, EGYPT, OrderNext("culture", seat))
    GAME.play(state, EGYPT, OrderRule("culture", "at_once"))
    events = play(state, Appoint(CARTHAGE), Done())
    assert [event.seat for event in events if event.kind == "turn-began"] == [CARTHAGE, GREECE]
    play(state, Done(), Done())
    assert state.pending == [Choice(EGYPT, "appoint", about="culture")]


def test_a_call_by_stored_order_shows_something_hidden_and_a_spoken_one_does_not():
    """D12"""
    state = calling()
    GAME.play(state, EGYPT, OrderNext("culture", GREECE))
    GAME.play(state, EGYPT, OrderRule("culture", "at_once"))
    events = play(state, Appoint(CARTHAGE), Done())
    assert [(event.data["opponent"], event.reveals) for event in events if event.kind == "called"] == [
        (CARTHAGE, ""),
        (GREECE, "hidden"),
    ]


def test_orders_of_calling_are_given_by_the_leader_of_that_title_and_known_to_nobody_else():
    """D12, D17"""
    state = calling()
    assert refused(state, OrderNext("military", ROME), EGYPT).code == "not-leader"
    (event,) = GAME.play(state, ROME, OrderNext("military", GREECE))
    assert event.audience == (ROME,)
    assert refused(state, OrderNext("military", GREECE), ROME).code == "no-such-order"
    assert GAME.redact(state, GREECE).players[ROME].orders == {}


# ---------------------------------------------------------------------- R7.2 sets
def purse(empire: str = "babylon", version: int = GAME.rules_version, **resources: int) -> Purse:
    state = build_state({"hands": {empire: resources}})
    return Purse(GAME.under(version).catalogue, state.players[seat_of(empire)])


def test_a_set_is_coins_only_or_goods_of_different_kinds_only():
    """R7.2"""
    assert purse(coin=3).ways(3) == ["coins"]
    assert purse(coin=2, wine=1, oil=1).ways(3) == []
    assert purse(wine=1, oil=1, grain=1).ways(3) == ["goods"]
    assert purse(wine=2, oil=1).ways(3) == []
    assert purse(wine=1, legendary_wine=1, oil=1).ways(3) == []


def test_goods_that_can_be_spared_are_proposed_and_any_other_set_may_be_chosen():
    """R7.2, D13: duplicates first, then kinds that are common in the game."""
    own = purse(wine=3, oil=2, gems=1, gladiators=1, ceramics=1)
    assert own.ways(3) == ["goods", "other"]
    assert own.proposal(3, "goods") == ["gladiators", "oil", "wine"]


def test_hannibal_spares_kinds_by_paying_with_one_of_them_twice():
    """R7.2.2, R12.4"""
    own = purse("carthage", metal=3, wine=2, sheep=1)
    assert own.proposal(3, "goods") == ["metal", "metal", "wine"]
    assert own.can_be_completed(["metal", "metal", "wine"], 3)
    assert not own.can_be_completed(["metal", "metal", "metal"], 3)
    assert not purse(metal=3, wine=2, sheep=1).can_be_completed(["metal", "metal"], 3)


def test_cleopatra_replaces_one_resource_in_each_set():
    """R7.2.1, R12.3"""
    own = purse("egypt", coin=2, wine=1, oil=1)
    assert own.ways(3) == ["coins_good", "goods_coin", "other"]
    assert own.proposal(3, "coins_good") == ["coin", "coin", "oil"]
    assert own.proposal(3, "goods_coin") == ["coin", "oil", "wine"]
    assert not purse("egypt", coin=1, wine=2).can_be_completed(["coin", "wine", "wine"], 3)
    assert not purse("greece", coin=2, wine=1, oil=1).ways(3)


@pytest.mark.parametrize("empire", EMPIRES)
@pytest.mark.parametrize("price", [2, 3, 4])
def test_every_legal_set_can_be_put_together_and_no_other(empire: str, price: int):
    """R7.2, R7.2.1, R7.2.2: all multisets of a hand are tried."""
    resources = {"coin": 3, "wine": 2, "oil": 1, "legendary_oil": 1, "grain": 1}
    own = purse(empire, **resources)
    legal = [
        chosen
        for chosen in combinations_with_replacement(sorted(resources), price)
        if not Counter(chosen) - Counter(resources) and own.can_be_completed(chosen, price)
    ]
    assert legal == [chosen for chosen in legal if _is_set(chosen, empire)]
    assert [way for way in own.ways(price) if way != "other" and not _is_set(own.proposal(price, way), empire)] == []
    everything = combinations_with_replacement(sorted(resources), price)
    wanted = [chosen for chosen in everything if not Counter(chosen) - Counter(resources) and _is_set(chosen, empire)]
    assert legal == wanted
    proposed = {tuple(own.proposal(price, way)) for way in own.ways(price) if way != "other"}
    assert ("other" in own.ways(price)) == (len(wanted) > len(proposed))
    # By version 1 of the rules ordinary and legendary goods of a kind were the same here.
    kinds = {tuple(sorted(CATALOGUE.kind_of[name] for name in chosen)) for chosen in wanted}
    assert ("other" in purse(empire, 1, **resources).ways(price)) == (len(kinds) > len(proposed))


def _is_set(chosen: Any, empire: str) -> bool:
    """R7.2 written down once more, for a finished set."""
    kinds = Counter(CATALOGUE.kind_of[name] for name in chosen)
    coins = kinds.pop("coin", 0)
    replaced = 1 if empire == "egypt" else 0
    repeated = sum(count - 1 for count in kinds.values())
    goods = kinds.total()
    return (coins <= replaced and repeated <= (1 if empire == "carthage" else 0)) or goods <= replaced


def test_what_is_paid_returns_to_the_reserve_at_once():
    """R7.2.4, R7.2.3: legendary goods go to their own discards."""
    state = position(
        "rome", hands={"rome": {"legendary_oil": 1, "wine": 1, "grain": 1}}, provinces=holds("rome", "italia")
    )
    reserve = dict(state.reserve)
    events = play(state, RaiseLegion("italia", "goods"))
    assert hand(state, "rome") == {}
    assert state.discards == ["legendary_oil"]
    assert (state.reserve["wine"], state.reserve["oil"]) == (reserve["wine"] + 1, reserve["oil"])
    assert told(events, "paid") == [{"resources": ["grain", "legendary_oil", "wine"], "count": 3}]


def test_of_an_ordinary_and_a_legendary_good_of_a_kind_the_payer_chooses_which_one_is_kept():
    """R7.2.3: the ordinary one is proposed."""
    goods = {"legendary_oil": 1, "oil": 1, "wine": 1, "grain": 1}
    state = position("rome", hands={"rome": goods}, provinces=holds("rome", "italia"))
    other = GAME.copy(state)
    play(state, RaiseLegion("italia", "goods"))
    assert (hand(state, "rome"), state.discards) == ({"legendary_oil": 1}, [])
    play(other, RaiseLegion("italia", "other"), Pay("grain"), Pay("legendary_oil"), Pay("wine"))
    assert (hand(other, "rome"), other.discards) == ({"oil": 1}, ["legendary_oil"])
    assert purse(version=1, **goods).ways(3) == ["goods"]


def test_another_set_is_put_together_resource_by_resource_and_may_be_dropped():
    """D13"""
    state = position(
        "rome", hands={"rome": {"gems": 1, "wine": 2, "grain": 1, "oil": 1}}, provinces=holds("rome", "italia")
    )
    play(state, RaiseLegion("italia", "other"), Pay("gems"))
    assert Pay("gems") not in options_of(state)
    assert refused(state, Pay("gems")).code == "not-in-set"
    assert GAME.default_move(state, ROME) == Cancel()
    play(state, Cancel())
    assert (hand(state, "rome")["gems"], state.provinces["italia"].legions[ROME]) == (1, 0)
    play(state, RaiseLegion("italia", "other"), Pay("wine"), Pay("gems"))
    assert GAME.redact(state, GREECE).begun.chosen == []
    assert GAME.set_aside(state, ROME) == Counter(state.begun.chosen)
    play(state, Pay("oil"))
    assert hand(state, "rome") == {"grain": 1, "wine": 1}
    assert state.provinces["italia"].legions[ROME] == 1


def test_prices_are_those_of_the_rules():
    """R7.3"""
    prices = CATALOGUE.numbers.prices
    assert {name for name, price in prices.items() if price == 3} == {
        "control",
        "legion",
        "trireme",
        "fortress",
        "caravan",
        "city",
        "capital",
        "legendary_city",
    }
    assert (prices["market"], prices["temple"], prices["pyramids"]) == (6, 6, 12)
    assert [CATALOGUE.card_price(owned) for owned in (1, 2, 3, 4)] == [7, 8, 9, 10]


@pytest.mark.parametrize(
    ("empire", "resources", "prices", "enough"),
    [
        ("babylon", {"coin": 7, "wine": 1, "oil": 1, "grain": 1}, [7, 3], True),
        ("babylon", {"coin": 7, "wine": 2, "oil": 1}, [7, 3], False),
        ("babylon", {"wine": 2, "oil": 2, "grain": 2}, [3, 3], True),
        ("babylon", {"wine": 4, "oil": 1, "grain": 1}, [3, 3], False),
        ("carthage", {"wine": 4, "oil": 1, "grain": 1}, [3, 3], True),
        ("egypt", {"coin": 4, "wine": 2}, [3, 3], True),
        ("greece", {"coin": 4, "wine": 2}, [3, 3], False),
    ],
)
def test_several_prices_are_paid_by_sets_of_their_own(
    empire: str, resources: dict[str, int], prices: list[int], enough: bool
):
    """R7.2, R11.1.4"""
    state = build_state({"hands": {empire: resources}})
    assert can_pay_all(CATALOGUE, state.players[seat_of(empire)], prices) == enough


# ---------------------------------------------------------------------- R7.4 control
def test_control_needs_a_connection_with_what_was_controlled_at_the_start_of_the_round():
    """R7.4, R9.8: idle legions of others are in the way, own units are not needed."""
    state = position(
        "rome",
        hands={"rome": {"coin": 12}},
        provinces={**holds("rome", "gallia"), "dalmatia": {"units": {"greece": {"legion": 1}}}},
    )
    assert [move.province for move in options_of(state, PlaceControl)] == ["germania", "italia"]
    play(state, PlaceControl("germania", "coins"))
    assert [move.province for move in options_of(state, PlaceControl)] == ["italia"]
    assert refused(state, PlaceControl("dacia", "coins")).code == "not-connected"


def test_a_blocked_province_is_still_a_starting_point():
    """R7.4"""
    gallia = {"control": "rome", "units": {"greece": {"legion": 1}}}
    state = position("rome", hands={"rome": {"coin": 3}}, provinces={"gallia": gallia})
    assert "germania" in [move.province for move in options_of(state, PlaceControl)]


def test_a_trireme_built_in_the_same_turn_links():
    """R7.4, R7.5: and the new province may be built in at once."""
    state = position("rome", hands={"rome": {"coin": 9}}, provinces=holds("rome", "italia"))
    assert "sicilia" not in [move.province for move in options_of(state, PlaceControl)]
    play(state, BuildTrireme("mare_ionium", "coins"), PlaceControl("sicilia", "coins"))
    assert Build("sicilia", "legendary_city", "coins") in options_of(state)


# ---------------------------------------------------------------------- R7.6, R7.7
def test_units_are_built_where_the_seat_controls_and_nobody_blocks():
    """R7.6"""
    state = position(
        "rome",
        hands={"rome": {"coin": 30}},
        provinces={
            "latium": {"control": "rome", "units": {"rome": {"fortress": 1}, "greece": {"legion": 1}}},
            "italia": {"control": "rome", "units": {"greece": {"legion": 1}}},
            **holds("rome", "gallia"),
        },
    )
    assert [move.province for move in options_of(state, RaiseLegion)] == ["gallia", "latium"]
    assert [move.province for move in options_of(state, BuildFortress)] == ["gallia"]
    assert [move.sea for move in options_of(state, BuildTrireme)] == ["mare_hadriaticum", "mare_tyrrhenum"]
    for _ in range(5):
        play(state, BuildTrireme("mare_tyrrhenum", "coins"))
    assert refused(state, BuildTrireme("mare_tyrrhenum", "coins")).code == "none-in-stock"


def test_every_space_takes_one_building_and_needs_no_other():
    """R7.7: a market before its caravans, two caravans on two spaces."""
    state = position("rome", hands={"rome": {"coin": 20}}, provinces=holds("rome", "italia"))
    play(state, Build("italia", "market", "coins"), Build("italia", "oil", "coins"))
    assert {move.spot for move in options_of(state, Build) if move.province == "italia"} == {"metal"}
    assert refused(state, Build("italia", "oil", "coins")).code == "built-already"
    assert refused(state, Build("italia", "temple", "coins")).code == "no-such-space"


def test_a_space_under_an_enemy_legion_is_covered_even_in_the_capital_province():
    """R7.7, R9.7"""
    aegyptus = {
        "control": "egypt",
        "buildings": ["aegyptus.city"],
        "occupied": {"aegyptus.capital": "rome"},
        "units": {"rome": {"legion": 1}},
    }
    state = position("egypt", hands={"egypt": {"coin": 20}}, provinces={"aegyptus": aegyptus})
    spots = {move.spot for move in options_of(state, Build)}
    assert spots == {"papyrus", "market", "temple"}
    refusal = refused(state, Build("aegyptus", "capital", "coins"))
    assert (refusal.code, refusal.facts["owner"]) == ("covered", ROME)


def test_cards_come_from_the_display_and_work_at_once():
    """R7.8, R7.10, R12.23: the Pyramids do not count."""
    state = position("greece", hands={"greece": {"coin": 34}}, cards={"greece": ["pericles"]})
    state.players[GREECE].pyramids = True
    before = track(state, "greece", "trade")
    events = play(state, Recruit("hercules", "coins"))
    assert told(events, "paid")[0]["count"] == 7
    assert track(state, "greece", "trade") == before + 2
    assert refused(state, Recruit("hercules", "coins")).code == "not-on-display"
    assert "pyramids" not in {move.kind for move in options_of(state)}


def test_nobody_owns_more_than_five_heroes_and_wonders():
    """R7.8"""
    cards = ["pericles", "hercules", "circe", "antigone", "hamilcar"]
    state = position("greece", hands={"greece": {"coin": 30}}, cards={"greece": cards})
    refusal = refused(state, Recruit("perseus", "coins"))
    assert (refusal.code, refusal.facts) == ("cards-full", {"count": 5})


def test_the_pyramids_cost_twelve():
    """R7.8.1"""
    state = position("greece", hands={"greece": {"coin": 12}})
    assert "pyramids" in {move.kind for move in options_of(state)}
    goods = dict.fromkeys(CATALOGUE.goods[:12], 1)
    assert "pyramids" in {move.kind for move in options_of(position("greece", hands={"greece": goods}))}


# ---------------------------------------------------------------------- R7.9
def ending(empire: str = "rome", **given: Any) -> MareState:
    """The last build turn of the phase."""
    state = position(empire, **given)
    state.acted = [seat for seat in range(5) if seat != seat_of(empire)]
    return state


def test_everybody_keeps_two_coins_and_nothing_else():
    """R7.9"""
    state = ending(hands={"rome": {"coin": 5, "wine": 2}, "greece": {"coin": 1, "legendary_oil": 1}})
    events = play(state, Done())
    assert (hand(state, "rome"), hand(state, "greece")) == ({"coin": 2}, {"coin": 1})
    assert (state.reserve["coin"], state.reserve["wine"], state.discards) == (44 - 3, 9, ["legendary_oil"])
    assert told(events, "discarded") == [
        {"resources": ["coin", "coin", "coin", "wine", "wine"], "count": 5},
        {"resources": ["legendary_oil"], "count": 1},
    ]


def test_the_hanging_gardens_keep_two_goods_of_different_kinds():
    """R7.9, R12.19, D15"""
    state = ending(
        cards={"rome": ["caesar", "hanging_gardens"]}, hands={"rome": {"coin": 1, "wine": 2, "gems": 1, "oil": 1}}
    )
    play(state, Done())
    assert state.pending == [Choice(ROME, "keep", count=2)]
    assert Keep(("wine", "wine")) not in options_of(state)
    assert refused(state, Keep(("wine", "wine"))).rule == "R7.9"
    assert GAME.default_move(state, ROME) == Keep(("gems", "oil"))
    events = play(state, Keep(("gems", "wine")))
    assert hand(state, "rome") == {"coin": 1, "gems": 1, "wine": 1}
    assert [event.audience for event in events if event.kind == "kept"] == [(ROME,)]


def test_to_be_asked_by_the_hanging_gardens_tells_nobody_that_there_are_goods():
    """R7.9, R5.9: with coins alone the owner is asked, too."""
    state = ending(cards={"rome": ["caesar", "hanging_gardens"]}, hands={"rome": {"coin": 3}})
    play(state, Done())
    assert state.pending == [Choice(ROME, "keep", count=2)]
    assert options_of(state) == [Decline()] == [GAME.default_move(state, ROME)]
    assert GAME.forced_move(state, ROME) is None


def test_the_hanging_gardens_may_keep_nothing():
    """D15"""
    state = ending(cards={"rome": ["caesar", "hanging_gardens"]}, hands={"rome": {"coin": 3, "wine": 2}})
    play(state, Done(), Decline())
    assert hand(state, "rome") == {"coin": 2}


def test_the_display_is_filled_up_from_the_face_down_cards():
    """R7.9, R3.6"""
    state = ending(hands={"rome": {"coin": 7}})
    state.display, state.deck = state.display[:5], state.display[5:]
    first = list(state.deck)
    play(state, Recruit(state.display[0], "coins"))
    assert len(state.display) == 4
    events = play(state, Done())
    assert told(events, "card-shown") == [{"card": first[0]}]
    assert (len(state.display), state.deck) == (5, first[1:])


def test_tracks_follow_what_is_built_at_once():
    """R7.10"""
    state = position("rome", hands={"rome": {"coin": 9}}, provinces=holds("rome", "italia"))
    before = [track(state, "rome", title) for title in ("trade", "military")]
    play(state, Build("italia", "market", "coins"), RaiseLegion("italia", "coins"))
    assert [track(state, "rome", title) for title in ("trade", "military")] == [before[0] + 1, before[1] + 1]


def test_a_build_turn_ends_by_default():
    """D13"""
    state = position("rome", hands={"rome": {"coin": 9}})
    assert GAME.default_move(state, ROME) == Done()
    assert Counter(kinds_of(play(state, Done())))["build-ended"] == 1
    assert seat_of("carthage") == CARTHAGE
