"""What the computer seat means to do with its hand, and that it does it."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.imperial_settlers.computer.intentions import MEANT, Use, best_first, meant
from games.imperial_settlers.moves import Pass
from tests.games.imperial_settlers.positions import GAME, on_turn, position

HOUSE = Use("house", 3.0, {"wood": 1})
TOWER = Use("tower", 5.0, {"stone": 2})
TEMPLE = Use("temple", 4.0, {"stone": 1}, give=1)


def test_what_brings_most_for_its_price_is_meant_first():
    assert best_first([HOUSE, TOWER]) == [TOWER, HOUSE]
    worth, left, cards = meant([TOWER, HOUSE], {"wood": 1, "stone": 2}, [])
    assert (worth, left, cards) == (MEANT * 8, {"wood": 0, "stone": 0}, 2)
    assert meant([TOWER, HOUSE], {"wood": 1, "stone": 1}, []) == (MEANT * 3, {"wood": 0, "stone": 1}, 1)


def test_gold_and_then_pairs_of_workers_stand_for_what_lacks():
    assert meant([TOWER], {"gold": 1, "worker": 3}, [])[1] == {"gold": 0, "worker": 1, "stone": 0}
    assert meant([TOWER], {"gold": 1, "worker": 1}, [])[2] == 0
    assert meant([Use("hut", 2.0, {"raze": 1})], {"gold": 1, "worker": 2}, [])[2] == 0


def test_what_is_given_up_is_lost_and_given_once():
    assert meant([TEMPLE], {"stone": 1}, [])[2] == 0
    assert meant([TEMPLE], {"stone": 1}, [1.5])[0] == pytest.approx(MEANT * 2.5)
    assert meant([TEMPLE], {"stone": 1}, [4.0])[2] == 0
    assert meant([TEMPLE, Use("shrine", 4.0, {"stone": 1}, give=1)], {"stone": 2}, [1.0])[2] == 1


def test_one_card_is_used_in_one_way():
    assert meant([HOUSE, Use("house", 2.0, {"raze": 1})], {"wood": 1, "raze": 1}, [])[2] == 1


def test_workers_that_could_be_kept_are_spent_before_the_pass():
    state = position({"faction": "barbarians", "hand": ["com_town"], "supply": {"worker": 12}}, round=3)
    on_turn(state, 1, Pass())
    left = 12
    while state.phase == "action":
        left = state.players[0].supply["worker"]
        GAME.play(state, 0, GAME.sensible_move(GAME.redact(state, 0), 0, Rng("keep")))
    assert left < 4
    assert "com_town" in [location.card for location in state.players[0].empire]
