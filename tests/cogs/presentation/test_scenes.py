"""What a picture is told of a table."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.presentation.scenes import in_a_line
from games import offered
from games.base import Game
from render import PAINTERS
from render.unplayed import first_board


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ([], ""),
        (["Anna passes"], "Anna passes"),
        (["Ben marches to Libya.", "**Battle: Libya.** Ben against Dan.", "Ben rolls 6."],
         "Ben marches to Libya. Battle: Libya. Ben against Dan. Ben rolls 6."),
        (["Anna builds Ruins", "VP +1"], "Anna builds Ruins · VP +1"),
    ],
)  # fmt: skip
def test_the_header_has_the_sentences_in_a_line_without_marks(lines, line):
    assert in_a_line(lines) == line


@pytest.mark.parametrize("game", offered().values(), ids=lambda game: game.slug)
def test_every_game_has_a_first_board_to_warm_up_with(game: Game[Any]):
    scene = first_board(game, game.seats.start)
    assert PAINTERS[game.slug].alt(scene)
    assert len(scene.seats) == scene.state.seats == game.seats.start
