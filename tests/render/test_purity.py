"""Equal scenes of a game give equal pixels: twice, in threads, in another process; and nothing hidden reaches the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from games.core.rng import Rng
from render.scene import Scene
from tests.render.pixels import Drawn, drawn_twice, each_view_elsewhere
from tests.render.scenes import EACH_GAME, OPEN_VIEWS, WITH_HANDS
from tests.render.tables import Table

DEALS = 2


@cache
def drawn(table: Table[Any]) -> Drawn:
    """Every view at the smallest table, and the board of the largest."""
    smallest, largest = table.at(table.game.seats.start, 0.5), table.at(table.game.seats[-1], 0.8)
    return drawn_twice([*(table.view(view, smallest, 0) for view in table.painter.views), table.scene(largest)])


@EACH_GAME
def test_another_process_with_another_hash_seed_gives_the_same_pixels_in_every_view(table: Table[Any]):
    elsewhere = each_view_elsewhere(table, table.at(table.game.seats.start, 0.5))
    assert elsewhere == drawn(table).alone[: len(table.painter.views)]


@EACH_GAME
def test_four_threads_give_the_same_pixels_as_one(table: Table[Any]):
    assert drawn(table).threads == drawn(table).alone


@EACH_GAME
def test_drawing_changes_neither_state_nor_scene(table: Table[Any]):
    assert drawn(table).after == drawn(table).before


def shown(table: Table[Any], made: Scene) -> tuple[bytes, str, str]:
    """All that a scene shows and tells."""
    painter = table.painter
    return painter.paint(made).tobytes(), painter.alt(made), painter.text(made)


def dealt_anew(table: Table[Any], state: Any, viewer: int | None) -> Iterator[Any]:
    """The state, not redacted, with everything that is hidden from the viewer dealt anew."""
    for deal in range(DEALS):
        yield table.game.determinize(table.game.copy(state), viewer, Rng(f"deal {deal}"))


@OPEN_VIEWS
def test_what_is_hidden_changes_no_pixel_and_no_word(table: Table[Any], view: Any):
    """Even of states that a painter should never get."""
    for state in table.secrets():
        made = table.view(view, state, 1)
        expected = shown(table, made)
        for dealt in dealt_anew(table, state, None):
            assert shown(table, replace(made, state=dealt)) == expected


@WITH_HANDS
@pytest.mark.parametrize("viewer", [None, 0])
def test_a_hand_shows_nothing_that_its_viewer_may_not_know(table: Table[Any], viewer: int | None):
    """Everything hidden is dealt anew each time, then redacted as the bot does it."""
    for state in table.secrets():
        made = table.view("hand", state, 0, viewer=viewer)
        expected = shown(table, made)
        for dealt in dealt_anew(table, state, viewer):
            assert shown(table, replace(made, state=table.game.redact(dealt, viewer))) == expected


@EACH_GAME
def test_viewers_see_the_same_public_board(table: Table[Any]):
    for state in (*table.secrets()[:1], table.at(max(2, table.game.seats.start), 0.8)):
        boards = {table.painter.paint(table.scene(state, viewer=viewer)).tobytes() for viewer in (None, 0, 1)}
        assert len(boards) == 1
