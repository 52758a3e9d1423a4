"""What is drawn ahead."""

from __future__ import annotations

from dataclasses import replace

from cogs.presentation.pictures import Pictures
from games import GAMES
from render import PAINTERS
from render.kit.cache import MIB, ROOM
from render.unplayed import first_board


async def test_after_the_warm_up_all_that_boards_and_regions_are_made_of_is_at_hand(monkeypatch):
    # In a room that earlier tests have filled, what is made would push out as much.
    monkeypatch.setattr(ROOM, "limit", 1024 * MIB)
    pictures = Pictures("jpeg")
    await pictures.warm_up([("mosaic", 3)])
    pictures.close()
    board = first_board(GAMES["mosaic"], 3)
    painter, kept = PAINTERS["mosaic"], len(ROOM)
    for region in painter.regions(board.game, board.state):
        painter.paint(replace(board, view="part", place=region))
    painter.paint(board)
    assert len(ROOM) == kept
