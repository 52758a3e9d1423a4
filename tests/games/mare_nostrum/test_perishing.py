"""R7.9: what is said to perish at the end of the build phase goes back to the reserve then."""

from __future__ import annotations

from collections import Counter

from games import GAMES
from games.core.rng import Rng
from tests.games.mare_nostrum.positions import ROME, position

GAME = GAMES["mare_nostrum"]


def test_whoever_may_choose_what_is_kept_is_told_how_many_goods_perish_all_the_same():
    """R7.9, R12.24: two of different kinds are kept, legendary stone being stone."""
    cards = {"rome": ["caesar", "hanging_gardens"]}
    hand = {"coin": 3, "stone": 2, "legendary_stone": 1}
    assert GAME.perishes(position("rome", cards=cards, hands={"rome": hand}), ROME) == {"coin": 1, "unkept": 2}
    assert GAME.perishes(position("rome", cards=cards, hands={"rome": {"stone": 1, "wine": 1}}), ROME) == {}


def test_what_perishes_is_what_the_last_builder_discards():
    told = 0
    for number in range(4):
        state, chance = GAME.setup(3, GAME.options(), f"perishing {number}"), Rng(f"perishing {number}")
        for _ in range(500):
            if state.finished:
                break
            seat = GAME.to_move(state)[0]
            known = GAME.redact(state, seat)
            move = GAME.sensible_move(known, seat, chance)
            lost = GAME.perishes(known, seat) if move.kind == "done" and GAME.asked(state, seat) == "build" else {}
            events = GAME.play(state, seat, move)
            gone = [event.data["resources"] for event in events if event.kind == "discarded" and event.seat == seat]
            if lost and gone:
                assert Counter(gone[0]) == lost
                told += 1
    assert told > 2


def test_nobody_is_told_that_anything_perishes_outside_the_build_phase():
    state, chance = GAME.setup(3, GAME.options(), "perishing"), Rng("perishing")
    for _ in range(300):
        if state.finished:
            break
        seat = GAME.to_move(state)[0]
        known = GAME.redact(state, seat)
        assert GAME.asked(state, seat) == "build" or GAME.perishes(known, seat) == {}
        GAME.play(state, seat, GAME.sensible_move(known, seat, chance))
