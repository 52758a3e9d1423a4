"""What a game need not write: a small one lives by the defaults of the contract and passes all of the battery."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from cogs.discord_io.commands import game_choices
from games import GAMES, offered
from games.base import Concede, Options
from games.core.rng import HIDDEN_SEED, Rng
from games.mosaic.game import MosaicOptions
from tests.games import test_contract, test_secrets
from tests.games.small_game import SMALL, Lay

BATTERY = [
    function
    for module in (test_contract, test_secrets)
    for name, function in inspect.getmembers(module, inspect.isfunction)
    if name.startswith("test_") and "game" in inspect.signature(function).parameters
]


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SMALL.slug, SMALL)


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize("holds", BATTERY, ids=lambda holds: holds.__name__)
def test_the_battery_holds_for_it(holds: Callable[[Any, int], None]):
    for seats in SMALL.seats:
        holds(SMALL, seats)


def begun(seats: int = 3):
    return SMALL.setup(seats, Options(), "seed")


def laid(*first: int):
    """After a choice of the first card by these seats."""
    state = begun()
    for seat in first:
        SMALL.play(state, seat, SMALL.legal_moves(state, seat)[0])
    return state


# ------------------------------------------------------------------ what is awaited
def test_whoever_has_something_pending_is_to_move_also_when_he_has_left():
    state = laid(1)
    SMALL.play(state, 0, Concede())
    assert SMALL.to_move(state) == (0, 2)


def test_the_step_is_the_kind_of_what_is_awaited_and_there_are_no_phases():
    state = begun()
    assert (SMALL.step(state), SMALL.phase(state), SMALL.round(state)) == ("lay", "", 1)
    SMALL.close(state, "R4")
    assert (SMALL.step(state), state.finished, SMALL.to_move(state)) == ("over", "R4", ())


def test_where_something_is_hidden_no_move_is_made_by_itself_unless_the_game_says_so():
    state = laid(0)
    state.hands[1] = state.hands[1][:1]
    assert len(SMALL.legal_moves(state, 1)) == 1
    assert not SMALL.is_open(state, 1)
    assert SMALL.forced_move(state, 1) is None


def test_nothing_can_be_planned():
    state = laid(0)
    assert SMALL.plan_moves(state, 0, []) == []
    assert SMALL.premise(state, 0, Lay("card_01")) == ""


def test_options_of_another_game_are_refused():
    with pytest.raises(TypeError, match="another game"):
        GAMES["rise_of_empires"].setup(2, MosaicOptions(), "seed")


# ------------------------------------------------------------------ what is hidden
def test_a_redacted_state_is_a_copy_without_the_generator_and_what_the_game_hides():
    state = laid(0)
    seen = SMALL.redact(state, 0)
    assert (seen.rng.seed, seen.rng.draws) == (HIDDEN_SEED, state.rng.draws)
    assert (seen.hands[0], seen.hands[1]) == (state.hands[0], ["?"] * 3)
    assert state.hands[1] != ["?"] * 3


def test_dealt_anew_chance_goes_another_way_and_what_the_viewer_sees_stays():
    state = laid(0)
    other = SMALL.determinize(state, 0, Rng("other"))
    assert other.rng.seed not in (state.rng.seed, HIDDEN_SEED)
    assert other.hands[0] == state.hands[0] and other.hands[1] != state.hands[1]
    assert SMALL.problems(other) == []


def test_a_game_that_hides_nothing_is_dealt_anew_by_another_generator_alone():
    game = GAMES["rise_of_empires"]
    state = game.setup(2, game.options(), "seed")
    other = game.determinize(state, None, Rng("other"))
    assert other.rng != state.rng
    other.rng = state.rng
    assert game.encode(other) == game.encode(state)


# ------------------------------------------------------------------ how it ends
@pytest.mark.parametrize(
    ("points", "left", "ranks"), [([3, 3, 0], [], [1, 2, 3]), ([0, 1, 2], [2], [2, 1, 3]), ([0, 0, 6], [], [2, 3, 1])]
)
def test_points_rank_then_what_breaks_ties_and_whoever_left_comes_last(points, left, ranks):
    state = begun()
    state.points, state.left = points, left
    assert SMALL.outcome(state) is None
    SMALL.close(state, "R4")
    outcome = SMALL.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.tie_break) == (ranks, points, [0, -1, -2])
    assert outcome.breakdown == [{"rounds": count} for count in points]


# ------------------------------------------------------------------ at the stage of its rules
@pytest.mark.usefixtures("listed")
def test_rules_without_picture_and_commands_are_not_offered():
    assert SMALL.slug in GAMES
    assert SMALL.slug not in offered()
    assert list(offered()) == [slug for slug in GAMES if slug != SMALL.slug]
    assert SMALL.slug not in [choice.value for choice in game_choices()]
