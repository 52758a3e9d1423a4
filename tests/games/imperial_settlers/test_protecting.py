"""R8.3, R14.1: what protects nothing is legal and not offered, and staying in the turn is said for as long as it lasts."""

from __future__ import annotations

import pytest

from cogs.presentation.consequences import left_behind
from cogs.presentation.labels import Labels
from games.imperial_settlers.moves import Hold, Pass
from games.imperial_settlers.state import SettlersState
from locales import words
from tests.cogs.features.panel.pressing import seated
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import alone, play, position

RUINS = {"empire": ["com_ruins"], "supply": {"defense": 1, "wood": 3}}  # the Ruins take a token


def left_out(state: SettlersState) -> set[str]:
    legal, offered = GAME.legal_moves(state, 0), GAME.choices(state, 0)
    return {move.kind for move in legal} - {move.kind for move in offered}


def test_alone_nothing_is_protected_from_the_virtual_player():
    """R23.7"""
    assert left_out(alone(faction="romans", **RUINS)) == {"defend", "hold"}


def test_nothing_is_protected_once_all_others_have_passed():
    """R8.4"""
    state = position(RUINS)
    assert left_out(state) == set()
    state.players[1].passed = True
    assert left_out(state) == {"defend", "hold"}


@pytest.mark.parametrize(("card", "out"), [("com_mill", set[str]()), ("bar_open_hearth", {"hold"})])
def test_a_turn_is_stayed_in_for_a_common_location_that_can_be_built_not_for_one_of_a_faction(card: str, out: set[str]):
    """R14.1: a Defense token protects Common Locations only."""
    state = position({**RUINS, "faction": "barbarians", "hand": [card]})
    state.players[0].hand, state.players[0].empire[0].defense = [card], True
    assert left_out(state) == out


@pytest.mark.parametrize(("card", "out"), [("com_mill", {"hold"}), ("jap_rice_fields", set[str]())])
def test_alone_a_turn_is_stayed_in_only_for_a_location_that_takes_a_samurai(card: str, out: set[str]):
    """R16.2, R23.7: a Defense token is of no use alone, and Samurai stand on Faction Locations."""
    state = alone(faction="japanese", supply={"defense": 1, "wood": 3, "stone": 3, "food": 3, "worker": 2}, hand=[card])
    assert left_out(state) - {"defend"} == out


def test_what_is_not_offered_can_be_played():
    state = alone(faction="romans", **RUINS)
    play(state, 0, Hold())
    assert state.hold


@pytest.mark.parametrize(
    ("lang", "before", "after"),
    [
        ("en", "One action, or pass.", "One action, and then you may protect a Location; or pass."),
        ("pl", "Jedna akcja albo pas.", "Jedna akcja, a po niej możesz ochronić Lokację; albo pas."),
    ],
)
def test_whoever_stays_in_the_turn_reads_what_may_come_after_the_action(lang: str, before: str, after: str):
    labels, state = Labels(GAME, words(lang), ["Anna", "Ben"]), position(RUINS)
    state.step = "turn"
    assert labels.step(state) == before
    play(state, 0, Hold())
    assert labels.step(state) == after


def test_to_stay_in_the_turn_is_nothing_that_a_pass_gives_up():
    labels, state = Labels(GAME, words("en"), ["Anna", "Ben"]), position(RUINS)
    state.players[0].hand.clear()
    at = seated(GAME, state, 0)
    (line,) = (line for line in left_behind(labels, at, Pass()) if "before it" in line)
    assert line == "still possible before it – Place the Defense token"


def test_the_computer_protects_nothing_that_nobody_can_attack():
    """R8.4"""
    state = position(RUINS)
    assert "defend" in {move.kind for _, move in GAME.rated_moves(state, 0)}
    state.players[1].passed = True
    assert "defend" not in {move.kind for _, move in GAME.rated_moves(state, 0)}
