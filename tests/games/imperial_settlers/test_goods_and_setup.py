"""R3 Goods, R4 Set-up."""

from __future__ import annotations

import pytest

from games.base import RANDOM
from games.core.errors import IllegalMove
from games.imperial_settlers.gains import gain
from games.imperial_settlers.moves import Activate, Build, Draw, Exchange, Faction, Pass
from games.imperial_settlers.payment import missing, pay, ways
from games.imperial_settlers.table import Table
from tests.games.imperial_settlers.case_builder import CARDS, GAME, SUPPLY
from tests.games.imperial_settlers.positions import options, pass_all, place, play, position, refused, start


def supply(**goods: int) -> dict[str, int]:
    return {**dict.fromkeys(SUPPLY, 0), **goods}


# ------------------------------------------------------------------ R3
def test_goods_never_run_out():
    """R1.3, R3.6"""
    state = position()
    gain(Table(GAME.catalogue, state), 0, {"raze": 100, "gold": 100})
    assert state.players[0].supply["raze"] == 100
    assert state.players[0].supply["gold"] == 100


def test_gold_and_workers_are_no_resources():
    """R3.1"""
    assert ways(supply(gold=1), {"worker": 1}) == []
    assert ways(supply(worker=3), {"wood": 1}) == []


def test_supplies_are_public_and_hands_are_not():
    """R3.2, R20.6"""
    state = position({"supply": {"gold": 2}, "hand": ["com_castle"]}, {"hand": ["com_mill"]})
    seen = GAME.redact(state, 1)
    assert seen.players[0].supply == state.players[0].supply
    assert seen.players[0].hand == ["?common", "?common"]
    assert seen.players[1].hand == state.players[1].hand


def test_each_card_is_drawn_after_the_one_before_was_seen():
    """R3.3, D4"""
    state = position({"faction": "barbarians", "empire": ["bar_mission"], "supply": {"worker": 1}})
    play(state, 0, Activate("bar_mission"))
    assert options(state, 0, Draw) == [Draw("common", 1), Draw("common", 2), Draw("faction", 1), Draw("faction", 2)]
    (told,) = [event for event in play(state, 0, Draw("common", 1)) if event.kind == "drawn"]
    assert told.audience == (0,)
    assert told.data["cards"][0] in state.players[0].hand
    assert options(state, 0, Draw) == [Draw("common", 1), Draw("faction", 1)]


@pytest.mark.parametrize(
    ("have", "price", "expected"),
    [
        (supply(wood=1, gold=1), {"wood": 1, "stone": 1}, [("stone",)]),
        (supply(wood=2, stone=1, gold=1), {"wood": 2, "stone": 1}, [(), ("stone",), ("wood",)]),
        (supply(gold=2), {"gold": 1, "food": 1}, [("food",)]),
        (supply(gold=1), {"gold": 1, "food": 1}, []),
        (supply(wood=9), {"gold": 1}, []),
    ],
)
def test_gold_stands_for_any_resource_and_nothing_for_gold(
    have: dict[str, int], price: dict[str, int], expected: list[tuple[str, ...]]
):
    """R3.4"""
    assert ways(have, price) == expected


def test_what_is_paid_in_gold_lies_on_the_card_as_gold():
    """R3.4, R12.5"""
    have = supply(wood=1, gold=2)
    assert pay(have, {"wood": 2}, ("wood",)) == {"wood": 1, "gold": 1}
    assert have == supply(gold=1)
    assert missing(supply(gold=1), {"wood": 2, "worker": 1}) == ["wood", "worker"]


def test_points_are_scored_at_once_without_a_limit():
    """R3.5"""
    state = position({"vp": 120})
    gain(Table(GAME.catalogue, state), 0, {"vp": 3})
    assert state.players[0].vp == 123


def test_price_of_an_action_lies_on_it_until_cleanup():
    """R3.6, R3.7, R18.3"""
    state = position({"faction": "romans", "empire": ["com_castle"], "supply": {"worker": 1}})
    play(state, 0, Activate("com_castle"), Draw("common", 1))
    assert place(state, "com_castle").goods == {"worker": 1}
    pass_all(state)
    assert place(state, "com_castle").goods == {}


# ------------------------------------------------------------------ R4
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_two_common_and_two_faction_cards(seats: int):
    """R4.1, R4.2, R4.3, R4.4"""
    state = start(seats)
    assert state.round == 1
    assert state.first == 0
    for player in state.players:
        decks = [CARDS[card].type.deck for card in player.hand]
        assert (decks.count("common"), decks.count(player.faction)) == (2, 3)  # one Faction card came with the Lookout
        assert len(player.deck) == 27
        assert player.vp == 0
    assert not any(card in CARDS and CARDS[card].type.set == "friends" for card in state.cards)


def test_decks_are_shuffled_by_the_seed():
    """R4.1"""
    assert start(2, seed="a").deck != start(2, seed="b").deck
    assert start(2, seed="a").deck == start(2, seed="a").deck


def test_players_pick_different_factions_in_any_order():
    """D1, R4.5"""
    state = GAME.setup(3, GAME.options(), "pick")
    assert GAME.to_move(state) == (0, 1, 2)
    assert options(state, 1, Faction)[-1] == Faction("romans")
    play(state, 1, Faction("romans"))
    assert Faction("romans") not in options(state, 0)
    assert refused(state, 0, Faction("romans")).code == "faction-taken"
    assert refused(state, 0, Faction("goths")).code == "no-such-faction"
    assert GAME.default_move(state, 0) == Faction(RANDOM)
    play(state, 0, Faction(RANDOM))
    play(state, 2, Faction(RANDOM))
    assert len({player.faction for player in state.players}) == 3
    assert state.phase == "lookout"


def test_the_host_may_assign_factions():
    """D0, R4.5"""
    state = GAME.setup(2, GAME.options(factions=("", "japanese")), "host")
    assert GAME.to_move(state) == (0,)
    assert state.players[1].faction == "japanese"
    for wrong, code in (
        (("goths",), "no-such-faction"),
        (("romans", "romans"), "faction-taken"),
        (("", "", "romans"), "no-such-seat"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            GAME.setup(2, GAME.options(factions=wrong), "host")
        assert refusal.value.code == code


def test_there_is_no_hand_limit():
    """R4.4"""
    cards = [name for name, card in CARDS.items() if card.type.deck == "common" and card.type.set == "base"][:40]
    state = position({"hand": cards})
    pass_all(state)
    assert len(state.players[0].hand) >= 41


def test_nothing_but_a_turn_of_ones_own_is_played():
    """R8.1"""
    state = position({}, {"supply": {"worker": 2}})
    error = refused(state, 1, Exchange("wood", 1, False))
    assert (error.code, error.facts["active"]) == ("not-your-turn", 0)
    play(state, 0, Pass())
    play(state, 1, Exchange("wood", 1, False))
    assert refused(state, 0, Build("com_ruins#6", (), ())).code == "not-your-turn"
