"""Every game that can be played has a painter, which draws that game and no other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games import GAMES
from render import PAINTERS
from tests.render.scenes import EACH_GAME, TABLES
from tests.render.tables import Table


def test_every_game_has_a_painter_but_those_of_which_there_are_only_rules():
    """A painter is ``PAINTER`` in ``render/<prefix>/painter.py``; the prefix stands in ``locales.PREFIXES``."""
    played = [slug for slug, game in GAMES.items() if getattr(game, "stage", "") != "rules"]
    assert [slug for slug in played if slug not in PAINTERS] == []


@EACH_GAME
def test_the_board_is_the_first_of_the_views(table: Table[Any]):
    assert table.painter.views[0] == "board"


@EACH_GAME
def test_a_scene_of_another_game_is_refused(table: Table[Any]):
    other = next(other for other in TABLES.values() if other is not table)
    state = other.game.setup(other.game.seats.start, other.game.options(), "other")
    with pytest.raises(TypeError, match=table.game.slug):
        table.painter.paint(replace(other.scene(state), view="board"))
