"""R6.8, D9: the taking chain by the wish lists among the standing orders."""

from __future__ import annotations

from games.mare_nostrum.moves import (
    Offer,
    Spare,
    Take,
    Unwish,
    Value,
    Wish,
)
from games.mare_nostrum.state import Choice, MareState
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, GAME
from tests.games.mare_nostrum.oracle import chain
from tests.games.mare_nostrum.positions import (
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    hand,
    kinds_of,
    play,
    position,
    refused,
)


def wishing() -> MareState:
    offers = {
        "carthage": {"sheep": 2, "oil": 1},
        "rome": {"metal": 3},
        "greece": {"oil": 2, "coin": 1},
        "egypt": {"coin": 3},
    }
    return chain(offers, "carthage")


def test_wishes_are_taken_one_after_the_other_and_struck_off():
    """D9: the first wish that can be had is taken, and the chain goes on by itself."""
    state = wishing()
    for seat, kind in ((GREECE, "wine"), (GREECE, "metal"), (ROME, "coin")):
        GAME.play(state, seat, Wish(kind))
    events = play(state, Take(GREECE, "oil"))
    assert [
        (event.seat, event.data["opponent"], event.data["resource"]) for event in events if event.kind == "took"
    ] == [
        (CARTHAGE, GREECE, "oil"),
        (GREECE, ROME, "metal"),
        (ROME, EGYPT, "coin"),
    ]
    assert state.pending == [Choice(EGYPT, "take")]
    assert (state.players[GREECE].wishes, state.players[ROME].wishes) == (["wine"], [])


def test_what_a_wish_takes_shows_something_hidden_and_what_is_chosen_does_not():
    """D9: else the taker before could take his move back and try what another one brings to light."""
    state = wishing()
    GAME.play(state, GREECE, Wish("metal"))
    events = play(state, Take(GREECE, "oil"))
    assert [(event.seat, event.reveals) for event in events if event.kind == "took"] == [
        (CARTHAGE, ""),
        (GREECE, "hidden"),
    ]


def test_a_wish_takes_from_whoever_has_most_on_offer_and_never_from_those_who_are_spared():
    """D9"""
    state = wishing()
    state.offers[GREECE] = {"coin": 1}
    GAME.play(state, ROME, Wish("coin"))
    GAME.play(state, ROME, Wish("coin"))
    play(state, Take(ROME, "metal"))
    assert state.takes[-1] == (ROME, EGYPT)
    other = wishing()
    GAME.play(other, ROME, Wish("coin"))
    GAME.play(other, ROME, Spare(EGYPT, True))
    GAME.play(other, ROME, Spare(GREECE, True))
    play(other, Take(ROME, "metal"))
    assert other.pending == [Choice(ROME, "take")]
    assert Spare(EGYPT, False) in GAME.legal_moves(other, ROME)


def test_a_wish_for_a_kind_is_content_with_its_legendary_good():
    """D9, R2.11"""
    state = chain(
        {"carthage": {"sheep": 2}, "rome": {"metal": 2}, "greece": {"legendary_oil": 1, "coin": 1}}, "carthage"
    )
    GAME.play(state, ROME, Wish("oil"))
    play(state, Take(ROME, "metal"))
    assert hand(state, "rome") == {"legendary_oil": 1}


def test_where_the_wish_list_ends_its_owner_is_asked():
    """D9"""
    state = wishing()
    GAME.play(state, ROME, Wish("gems"))
    play(state, Take(ROME, "metal"))
    assert state.pending == [Choice(ROME, "take")]
    assert state.players[ROME].wishes == ["gems"]


def test_wish_lists_are_known_to_their_owner_alone_and_end_with_the_trade():
    """D9"""
    state = wishing()
    (event,) = GAME.play(state, ROME, Wish("gems"))
    assert event.audience == (ROME,)
    assert GAME.redact(state, GREECE).players[ROME].wishes == []
    GAME.play(state, ROME, Unwish())
    assert state.players[ROME].wishes == []
    GAME.play(state, ROME, Wish("gems"))
    GAME.play(state, ROME, Spare(GREECE, True))
    while state.phase == "trade":
        play(state, GAME.default_move(state, GAME.to_move(state)[0]))
    assert (state.players[ROME].wishes, state.players[ROME].spared) == ([], [GREECE])
    assert refused(state, Wish("gems"), ROME).code == "wishes-in-trade"


def test_a_wish_list_is_no_longer_than_a_chain_can_make_use_of():
    """D9"""
    state = wishing()
    for _ in range(6):
        GAME.play(state, ROME, Wish("coin"))
    refusal = refused(state, Wish("coin"), ROME)
    assert (refusal.code, refusal.facts) == ("wishes-full", {"count": 6})


def test_wish_lists_carry_the_longest_chain_without_a_question():
    """D9: five players offer as much as can be offered, and each wants what the next one has."""
    kinds = ("metal", "oil", "sheep", "grain", "wine")
    most = CATALOGUE.most_offered
    hands = {empire: {kind: most} for empire, kind in zip(EMPIRES, kinds, strict=True)}
    state = position("rome", "value", titles={"trade": "rome"}, hands=hands)
    play(state, Value(most))
    for seat in range(5):
        for _ in range(most):
            GAME.play(state, seat, Wish(kinds[(seat + 1) % 5]))
    *first, last = [(seat, kind) for seat, kind in enumerate(kinds) for _ in range(most)]
    for seat, kind in first:
        GAME.play(state, seat, Offer(kind))
    asked = GAME.copy(state)
    events = GAME.play(state, last[0], Offer(last[1]))
    taken = [(event.seat, event.data["opponent"]) for event in events if event.kind == "took"]
    assert taken == [(number % 5, (number + 1) % 5) for number in range(5 * most)]
    assert [player.hand for player in state.players] == [{kinds[(seat + 1) % 5]: most} for seat in range(5)]
    assert (state.phase, "compensated" in kinds_of(events)) == ("build", False)
    # Without a single list the chain would have stopped there.
    GAME.play(asked, GREECE, Unwish())
    GAME.play(asked, last[0], Offer(last[1]))
    assert asked.pending == [Choice(GREECE, "take")]
