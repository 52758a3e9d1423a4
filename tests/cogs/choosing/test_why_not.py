"""Why a typed kind of move is not possible: in every game, for every kind, at any time, whatever was typed."""

from __future__ import annotations

import pytest

from cogs.choosing.picker import assemble
from cogs.choosing.why_not import looked_for, why_not
from cogs.match.tables import Position
from games.imperial_settlers.moves import Activate
from games.mosaic.moves import Build
from games.mosaic.state import NO_CARD
from tests.cogs.tables import table
from tests.games.choosing import kinds
from tests.games.imperial_settlers.case_builder import GAME as SETTLERS
from tests.games.imperial_settlers.positions import position as settlers_position
from tests.games.kept import of_each_game
from tests.games.mosaic.case_builder import GAME as MOSAIC
from tests.games.mosaic.positions import position as mosaic_position
from tests.games.trying import is_reason, positions

# In a place of their own: nothing is to be refused where these can be typed at any time.
NAMELESS = {"imperial_settlers": {"build", "deal", "instant", "raze_hand"}}  # with no card at all to name


def seen(game, state, seat=0):
    return Position(table(game, state), seat, game.legal_moves(state, seat))


def reason(position, kind, **given):
    return why_not(position, kind, given, looked_for(position), any_of_kind=True)


@of_each_game
def test_every_kind_that_is_not_possible_has_a_reason_whatever_was_typed(slug):
    wrong = set()
    for game, state, seat in positions(slug)[::5]:
        position = seen(game, state, seat)
        before = game.encode(state)
        for kind in kinds(game) - game.free_kinds - {move.kind for move in position.moves}:
            refusal = reason(position, kind, what="nonsense")
            if refusal is None or not is_reason(refusal.code):
                wrong.add((game.asked(state, seat), kind, refusal and refusal.code))
        assert game.encode(state) == before
    assert wrong == set()


@of_each_game
def test_whoever_is_not_awaited_is_told_whose_turn_it_is(slug):
    for game, state, seat in positions(slug)[::20]:
        for other in {*range(state.seats)} - {*game.to_move(state), seat}:
            position = seen(game, state, other)
            for kind in kinds(game) - game.free_kinds:
                assert reason(position, kind).code == "not-your-turn"


def test_what_was_given_chooses_the_move_that_is_refused():
    state = mosaic_position(A={"resources": {}, "cities": ["GR08"]}, build_offer=["build_farm"])
    position = seen(MOSAIC, state)
    refusal = why_not(position, "build", {"piece": "city"}, [Build(NO_CARD, "city", "own")], any_of_kind=False)
    assert refusal is not None
    assert refusal.code in ("too-expensive", "population-lacking")


def test_a_kind_that_is_possible_is_not_refused_for_what_nobody_typed():
    position = seen(
        SETTLERS, settlers_position({"faction": "romans", "empire": ["com_coal_mine"], "supply": {"worker": 2}})
    )
    assert {move.kind for move in position.moves} >= {"activate"}
    assert reason(position, "activate", location="nonsense") is None


def test_a_move_is_written_down_with_the_defaults_of_what_was_not_given():
    assert assemble(SETTLERS, "activate", {"location": "com_town"}) == Activate("com_town")
    assert assemble(SETTLERS, "build", {"card": "com_town"}) is None  # what is given up has no default


@pytest.mark.parametrize("kind", ["build", "deal", "raze_hand", "instant"])
def test_of_an_empty_hand_nothing_is_said_but_what_is_true(kind):
    state = settlers_position({"faction": "romans", "empire": ["com_town"], "supply": {}})
    state.players[0].hand = []
    refusal = reason(seen(SETTLERS, state), kind)
    assert (refusal.code, refusal.facts) == ("not-in-hand", {"card": "com_town"})
