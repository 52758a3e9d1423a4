"""Before the end of a turn or an action stands what could still be done in it."""

from __future__ import annotations

import pytest

from cogs.match.tables import Position
from cogs.presentation.consequences import left_behind
from cogs.presentation.labels import labels_for
from games import GAMES
from games.base import Move
from games.imperial_settlers.moves import Pass
from games.mosaic.moves import End, Halt, Recruit, TurnUp
from games.mosaic.state import Choice
from tests.cogs.tables import table
from tests.games.imperial_settlers.positions import position as settlers

MOSAIC, SETTLERS = GAMES["mosaic"], GAMES["imperial_settlers"]


@pytest.mark.parametrize(
    ("asked", "end", "other"),
    [("turn", End(), TurnUp("tech_pottery")), ("military", Halt(), Recruit("infantry", "italia"))],
)
def test_the_end_of_a_turn_or_an_action_says_what_could_still_be_done(asked: str, end: Move, other: Move):
    state = MOSAIC.setup(2, MOSAIC.options(), "left")
    state.pending = [Choice(0, asked)]
    position = Position(table(MOSAIC, state), 0, [end, other])
    labels = labels_for(position.table, "en")
    assert left_behind(labels, position, end) == [f"still possible before it: {labels.kind(other.kind)}"]
    assert not MOSAIC.is_way_out(state, 0, end.kind)


def test_a_pass_that_is_planned_says_what_perishes_and_what_is_still_possible():
    state = settlers({"supply": {"worker": 4, "wood": 3}}, {"supply": {"worker": 2}}, turn_of="B")
    known = SETTLERS.redact(state, 0)
    ahead = SETTLERS.planned(known, 0, [])
    assert ahead is not None
    position = Position(table(SETTLERS, ahead), 0, SETTLERS.plan_moves(known, 0, []))
    lost, possible = left_behind(labels_for(position.table, "en"), position, Pass())
    assert "Wood −3" in lost
    assert possible.startswith("still possible before it: ")
