"""Mosaic: what the rest of the bot asks of its pictures."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.mosaic.board import draw_board
from render.mosaic.view import view_of
from render.scene import Scene


class MosaicPainter:
    """Draws and tells scenes of Mosaic; all methods raise TypeError for a scene of another game."""

    def draw(self, scene: Scene, *, audit: bool = False) -> Canvas:
        """The sheet with the record of its texts; ``audit`` also measures the ground of each."""
        return draw_board(view_of(scene), audit=audit)

    def paint(self, scene: Scene) -> Image.Image:
        """The picture as RGB, 1600 pixels wide."""
        return self.draw(scene).image
