"""What happened, read from the moves: each turn's own."""

from __future__ import annotations

import msgspec

from cogs.match.history import PastMove, by_turn, free_to_take_back, held_open, of_turns
from cogs.presentation.history import lines_of
from cogs.presentation.labels import Labels
from db.rows import MoveRow
from games import GAMES
from games.core.events import Event
from games.imperial_settlers.moves import Defend, Pass
from locales import words

ANNA, BEN = 0, 1
ADDED = Event("added", ANNA, {"tile": "lake", "cell": "M11"})
CLEARED = Event("row-cleared", BEN, {"stack": "nature", "tiles": ["lake"]}, begins=8)
REVEALED = Event("auto-revealed", BEN, {"stack": "nature", "tile": "grove", "left": 3}, reveals="hidden")
STUCK = Event("auto-passed", BEN)
AGAIN = Event("auto-revealed", ANNA, {"stack": "nature", "tile": "cliff", "left": 2}, reveals="hidden", begins=9)


def past(*events: Event) -> PastMove:
    """A move of Anna in turn 7, pressed by somebody."""
    return PastMove(MoveRow(1, 20, ANNA, 100, "{}", "", False, 0), 7, list(events))


def test_what_begins_the_next_turn_by_itself_stands_as_the_move_of_its_own_seat():
    parts = by_turn([past(ADDED, CLEARED, REVEALED, STUCK, AGAIN)])
    assert [(part.turn, part.row.seat, part.forced, part.events) for part in parts] == [
        (7, ANNA, False, [ADDED]),
        (8, BEN, True, [CLEARED, REVEALED, STUCK]),
        (9, ANNA, True, [AGAIN]),
    ]
    assert [part.row.user for part in parts] == [100, None, None]


def test_a_move_after_which_no_turn_begins_by_itself_stays_whole():
    whole = past(ADDED, Event("coins-collected", ANNA, {"cells": ["M10"], "count": 1}))
    assert by_turn([whole]) == [whole]


def test_the_lines_of_a_turn_are_those_of_whoever_has_it():
    labels = Labels(GAMES["founders_of_the_empire"], words("en"), ("Anna", "Ben"))
    moves = [past(ADDED, msgspec.structs.replace(REVEALED, begins=8))]
    assert lines_of(labels, of_turns(moves, range(7, 8)), None) == ["Anna adds Lake at M11."]
    (line,) = lines_of(labels, of_turns(moves, range(8, 9)), None)
    assert line.startswith("Ben turns up Grove from the Nature stack (3 left) – *automatically")


def test_nothing_is_held_open_for_whoever_ended_his_part_of_a_phase_although_he_may_take_that_back():
    """Imperial Settlers R8.4: what he did before is held open for him."""
    game = GAMES["imperial_settlers"]
    rows = [
        MoveRow(1, 20, ANNA, 100, game.encode_move(move).decode(), "", False, 0)
        for move in (Defend("com_mill"), Pass())
    ]
    defended, passed = (PastMove(row, 7, [], asked="turn") for row in rows)
    assert (held_open([defended], game), held_open([defended, passed], game)) == (100, None)
    assert free_to_take_back([defended, passed]) == 100
