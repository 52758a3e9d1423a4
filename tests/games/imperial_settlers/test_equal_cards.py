"""R2.1: between equal cards in a hand, or on the table, there is nothing to choose."""

from __future__ import annotations

import pytest

from games.core.copies import doing_the_same
from games.core.rng import Rng
from games.imperial_settlers.moves import Build, RazeHand
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import position

PROTECTING = ("defend", "hold")  # not offered where it protects nothing


def test_of_two_equal_cards_in_hand_one_is_offered_and_both_can_be_played():
    state = position({"hand": ["com_ruins", "com_ruins", "com_mill"], "supply": {"wood": 3}}, {})
    built = [move.card for move in GAME.choices(state, 0) if isinstance(move, Build)]
    legal = [move.card for move in GAME.legal_moves(state, 0) if isinstance(move, Build)]
    assert {"com_ruins", "com_ruins#2"} <= {*legal} and len(built) == 2
    assert sorted(GAME.catalogue.type(card).id for card in built) == ["com_mill", "com_ruins"]


@pytest.mark.parametrize(("cards", "count"), [(("com_castle", "com_castle#2"), 1), (("com_castle", "com_castle#3"), 2)])
def test_copies_that_differ_in_what_is_printed_on_them_are_each_offered(cards: tuple[str, ...], count: int):
    state = position({"supply": {"raze": 1}}, {})
    state.players[0].hand = [*cards]
    assert len([move for move in GAME.choices(state, 0) if isinstance(move, RazeHand)]) == count


def test_every_legal_move_is_done_by_one_that_is_offered_and_no_two_offered_ones_do_the_same():
    state, rng, left_out = GAME.setup(2, GAME.options(), "equal"), Rng("equal"), 0
    while not state.finished:
        seat = GAME.to_move(state)[0]
        legal, offered = GAME.legal_moves(state, seat), GAME.choices(state, seat)
        groups = GAME.interchangeable(state, seat)
        left_out += len(legal) - len(offered)
        assert {*offered} <= {*legal}
        if len(legal) > len(offered):
            sensible = [move for move in legal if move.kind not in PROTECTING]
            assert all(doing_the_same(move, offered, groups) is not None for move in sensible)
            assert all(doing_the_same(move, offered, groups) == move for move in offered)
        GAME.play(state, seat, GAME.sensible_move(GAME.redact(state, seat), seat, rng))
    assert left_out > 0
