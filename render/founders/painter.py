"""Founders of the Empire: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are named ``"<seat>:<cell>"`` (``"0:M11"``), ``"row:<stack>:<index>"`` (stack nature,
village or city, index from 0 at the oldest tile) and ``"display:<index>"`` (reading order, from 0). Candidates are numbered from
1 in the order given. The view ``area`` shows the territory of ``focus``, or of the active seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from games.core.events import Event
from render.canvas import Canvas
from render.founders.board import draw_area, draw_board
from render.founders.telling import alt_text, board_text
from render.founders.view import view_of
from render.scene import Closeup, Scene, View


class FoundersPainter:
    """Draws and tells scenes of Founders of the Empire; all methods raise TypeError for a scene of another game."""

    views: tuple[View, ...] = ("board", "area")

    def marks(self, event: Event) -> tuple[str, ...]:
        """The cell at which something happened, in the territory of whom it happened to."""
        cell = event.data.get("cell")
        owner = event.data.get("opponent", event.seat)
        return (f"{owner}:{cell}",) if cell and owner is not None else ()

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The territory with the cells to choose from, or with the one that was chosen."""
        if field != "cell" and "cell" not in chosen:
            return None
        owner = chosen.get("opponent", seat)
        cells = values if field == "cell" else [chosen["cell"]]
        return Closeup("area", owner, tuple(f"{owner}:{cell}" for cell in cells), field == "cell")

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        view = view_of(scene)
        return draw_area(view, audit=audit) if scene.view == "area" else draw_board(view, audit=audit)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, 1600 pixels wide."""
        return self.draw(scene).image

    def alt(self, scene: Scene) -> str:
        """The picture in at most 1,024 characters."""
        return alt_text(view_of(scene))

    def text(self, scene: Scene) -> str:
        """The whole board as text, in lines."""
        return board_text(view_of(scene))
