"""The ways beside the choice of a move."""

from __future__ import annotations

import pytest

from cogs.choosing.paths import ROOM
from cogs.features.panel.shortcuts import more_button, orders
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from games import GAMES
from tests.cogs.tables import table

GAME = GAMES["founders_of_the_empire"]
MATCH = table(GAME, GAME.setup(2, GAME.options(), "shortcuts"))
POSITION, LABELS = Position(MATCH, 0, GAME.legal_moves(MATCH.state, 0)), labels_for(MATCH, "en")


@pytest.mark.parametrize(("length", "lost"), [(ROOM, False), (ROOM + 1, True)], ids=["fits", "too long"])
def test_more_says_when_it_drops_what_is_too_long_to_be_kept(length: int, lost: bool):
    assert ("drops" in str(more_button(POSITION, LABELS, "1" * length).item.label)) is lost


@pytest.mark.parametrize(("length", "lost"), [(0, False), (ROOM // 2, False), (ROOM, True)], ids=str)
def test_what_is_free_at_any_time_says_when_it_drops_what_is_too_long_to_be_kept(length: int, lost: bool):
    assert ["drops" in str(door.item.label) for door in orders(POSITION, LABELS, "1" * length)] == [lost]
