"""Where anybody would do the same, nothing else is put before the person."""

from __future__ import annotations

from cogs.choosing.alone import only_move
from cogs.match.tables import Position
from games import GAMES
from games.imperial_settlers.moves import Drop, End
from games.imperial_settlers.state import Task
from tests.cogs.tables import table
from tests.games.imperial_settlers.positions import position

SETTLERS = GAMES["imperial_settlers"]


def test_a_cleanup_in_which_nothing_can_be_put_anywhere_is_only_ended():
    state = position({"faction": "barbarians", "supply": {"worker": 3, "wood": 2}})
    state.pending, state.phase = [Task(0, "cleanup")], "cleanup"
    moves = SETTLERS.legal_moves(state, 0)
    assert Drop("worker", 1) in moves
    assert only_move(Position(table(SETTLERS, state), 0, moves)) == End()
