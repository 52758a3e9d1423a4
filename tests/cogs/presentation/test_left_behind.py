"""Before the end of a turn or an action stands what could still be done in it."""

from __future__ import annotations

import pytest

from cogs.match.tables import Position
from cogs.presentation.consequences import left_behind
from cogs.presentation.labels import labels_for
from games import GAMES
from games.base import Move
from games.mosaic.moves import End, Halt, Recruit, TurnUp
from games.mosaic.state import Choice
from tests.cogs.tables import table

MOSAIC = GAMES["mosaic"]


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
