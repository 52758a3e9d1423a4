"""Why a typed kind of move is not possible: in every game, for every kind, at any time, whatever was typed."""

from __future__ import annotations

import pytest

from cogs.choosing.nearest import looked_for, why_not
from cogs.choosing.picker import assemble
from cogs.match.tables import Position
from games.core.errors import IllegalMove
from games.imperial_settlers.moves import Activate, Build
from games.mosaic.moves import BuildWonder
from tests.cogs.tables import table
from tests.games.choosing import kinds
from tests.games.imperial_settlers.case_builder import GAME as SETTLERS
from tests.games.imperial_settlers.positions import position as settlers_position
from tests.games.imperial_settlers.positions import refused as settlers_refused
from tests.games.kept import of_each_game
from tests.games.mosaic.case_builder import GAME as MOSAIC
from tests.games.mosaic.positions import position as mosaic_position
from tests.games.mosaic.positions import refused
from tests.games.trying import is_reason, positions
from tests.samples import stride


def seen(game, state, seat=0):
    return Position(table(game, state), seat, game.legal_moves(state, seat))


def reason(position, kind, tried=None, **given):
    """Why it is not possible, among what may be looked for (``tried``), which takes longer to find than the reason."""
    return why_not(position, kind, given, looked_for(position) if tried is None else tried, any_of_kind=True)


@of_each_game
def test_every_kind_that_is_not_possible_has_a_reason_whatever_was_typed(slug):
    wrong = set()
    for game, state, seat in positions(slug)[:: stride(12)]:
        position = seen(game, state, seat)
        before, tried = game.encode(state), looked_for(position)
        for kind in kinds(game) - game.free_kinds - {move.kind for move in position.moves}:
            refusal = reason(position, kind, tried, what="nonsense")
            if refusal is None or not is_reason(refusal.code):
                wrong.add((game.asked(state, seat), kind, refusal and refusal.code))
        assert game.encode(state) == before
    assert wrong == set()


@of_each_game
def test_whoever_is_not_awaited_is_told_whose_turn_it_is(slug):
    for game, state, seat in positions(slug)[:: stride(40)]:
        for other in {*range(state.seats)} - {*game.to_move(state), seat}:
            position = seen(game, state, other)
            tried = looked_for(position)
            for kind in kinds(game) - game.free_kinds:
                assert reason(position, kind, tried).code == "not-your-turn"


@of_each_game
def test_a_move_that_names_nothing_is_refused_or_one_that_has_nothing_to_name(slug):
    for game, state, seat in positions(slug)[:: stride(12)]:
        legal = game.legal_moves(state, seat)
        for kind in kinds(game):
            move = assemble(game, kind, {})
            if move not in legal:
                with pytest.raises(IllegalMove):
                    game.play(state, seat, move)


def test_what_was_given_chooses_the_move_that_is_refused():
    """A wonder is typed by its name alone; each of the two has its own price."""
    state = mosaic_position(A={"resources": {}, "cities": ["GR08"]})
    first, second = state.wonders[:2]
    for wonder in (first, second):
        refusal = reason(seen(MOSAIC, state), "wonder", wonder=wonder)
        played = refused(state, BuildWonder(wonder, "own"))
        assert (refusal.code, refusal.facts) == ("too-expensive", played.facts)


def test_a_card_that_is_not_in_hand_is_refused_for_that_although_only_its_name_was_typed():
    state = settlers_position({"faction": "romans", "empire": ["com_town"], "supply": {"wood": 9}})
    move = assemble(SETTLERS, "build", {"card": "com_castle"})
    assert move is not None
    assert settlers_refused(state, 0, move).code == "not-in-hand"


def test_a_kind_that_is_possible_is_not_refused_for_what_nobody_typed():
    position = seen(
        SETTLERS, settlers_position({"faction": "romans", "empire": ["com_coal_mine"], "supply": {"worker": 2}})
    )
    assert {move.kind for move in position.moves} >= {"activate"}
    assert reason(position, "activate", location="nonsense") is None


def test_what_was_not_given_has_its_default_or_is_empty():
    assert assemble(SETTLERS, "activate", {"location": "com_town"}) == Activate("com_town")
    assert assemble(SETTLERS, "build", {"card": "com_town"}) == Build("com_town", (), ())
    assert assemble(SETTLERS, "exchange", {"good": "wood", "count": "many"}) is None


@pytest.mark.parametrize("kind", ["build", "deal", "raze_hand", "instant"])
def test_of_an_empty_hand_nothing_is_said_but_what_is_true(kind):
    state = settlers_position({"faction": "romans", "empire": ["com_town"], "supply": {}})
    state.players[0].hand = []
    refusal = reason(seen(SETTLERS, state), kind)
    assert (refusal.code, refusal.facts) == ("nothing-for-it", {})
