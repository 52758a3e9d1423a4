"""R5.9: what others may not know, and that the rest of the state is sound."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.rng import Rng
from games.mare_nostrum.moves import Offer, Value
from games.mare_nostrum.state import Begun, Choice
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.positions import GREECE, ROME, position, seated, sensibly, start


@pytest.mark.parametrize("viewer", [None, ROME, GREECE])
def test_others_see_no_hands_offers_and_orders(viewer: int | None):
    """R5.9, R6.3"""
    state = seated(3)
    GAME.play(state, 2, Value(2))
    GAME.play(state, ROME, Offer("metal"))
    seen = GAME.redact(state, viewer)
    for seat, player in enumerate(seen.players):
        assert (player.hand == state.players[seat].hand) == (seat == viewer)
        assert sum(player.hand.values()) == 9
    assert seen.players[ROME].offer == ({"metal": 1} if viewer == ROME else {})


def test_the_pile_and_face_down_cards_are_hidden_from_all():
    """R3.3, R3.6"""
    state = start(4)
    for viewer in (None, 0, 3):
        seen = GAME.redact(state, viewer)
        assert {*seen.pile, *seen.deck} == {"?"}
        assert (len(seen.pile), len(seen.deck), seen.display) == (13, 12, state.display)


def test_whoever_has_answered_offers_as_many_after_dealing_anew():
    """R6.3"""
    state = seated(3)
    GAME.play(state, 2, Value(2))
    for name in ("metal", "wine"):
        GAME.play(state, ROME, Offer(name))
    offers = [GAME.determinize(state, GREECE, Rng(f"{number}")).players[ROME].offer for number in range(5)]
    assert {sum(offer.values()) for offer in offers} == {2}
    assert len({tuple(offer) for offer in offers}) > 1


def spoil_begun(state: Any) -> None:
    state.begun = Begun("legion", "latium", price=3)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda state: state.players[0].hand.update(wine=9), "too many"),
        (lambda state: state.reserve.update(coin=-1), "negative"),
        (lambda state: state.display.append("circe"), "twice"),
        (lambda state: state.display.reverse(), "not sorted"),
        (lambda state: state.provinces["latium"].buildings.append("atlantis"), "buildings"),
        (lambda state: state.provinces["latium"].places.update(metal=4), "more places than legions"),
        (lambda state: state.provinces["latium"].legions.__setitem__(0, -1), "negative"),
        (lambda state: state.provinces["latium"].fortresses.__setitem__(0, 2), "fortresses"),
        (lambda state: setattr(state.provinces["dacia"], "contested", True), "contested"),
        (lambda state: state.provinces["latium"].places.update(control=0), "marker"),
        (lambda state: setattr(state.provinces["italia"], "controller", -1), "nobody controls"),
        (lambda state: setattr(state.provinces["latium"], "controller", 1), "printed"),
        (lambda state: state.seas["mare_ionium"].__setitem__(0, 6), "trireme"),
        (lambda state: [setattr(province, "controller", 0) for province in state.provinces.values()], "markers"),
        (lambda state: state.pending.clear(), "finished or wait"),
        (lambda state: setattr(state, "step", "empire"), "step"),
        (lambda state: state.spent.extend(["x"]), "exchange markers"),
        (lambda state: state.titles.pop("trade"), "title"),
        (lambda state: setattr(state, "acted", [1, 1]), "two turns"),
        (lambda state: setattr(state, "moved", {"latium": 1}), "movement"),
        (spoil_begun, "purchase"),
        (lambda state: state.pending.append(Choice(0, "losses")), "battle"),
        (lambda state: state.players[0].offer.update(gems=1), "offered"),
        (lambda state: state.players[0].cards.extend(["x"] * 5), "heroes"),
    ],
)
def test_what_cannot_be_is_found(spoil: Any, said: str):
    """R14.1"""
    state = sensibly(seated(5, "spoil"), 6)
    assert state.phase == "trade"
    assert GAME.problems(state) == []
    spoil(state)
    assert any(said in problem for problem in GAME.problems(state))


def test_a_paying_set_in_the_making_is_hidden_from_others():
    state = position("rome", "pay", hands={"rome": {"coin": 3}})
    state.begun = Begun("legion", "latium", price=3, chosen=["coin"])
    assert GAME.redact(state, GREECE).begun.chosen == []
    assert GAME.redact(state, ROME).begun.chosen == ["coin"]
