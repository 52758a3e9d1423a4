"""The whole table."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.rise.actions import draw_actions
from render.rise.layout import sheet_of, top_of
from render.rise.legend import draw_legend
from render.rise.panels import draw_panel
from render.rise.tiles import draw_tiles
from render.rise.tracks import draw_tracks
from render.rise.view import View
from render.rise.worldmap import draw_map

VEIL = "#1C130C"


def draw_board(view: View, *, audit: bool = False) -> Canvas:
    """Header, map, tracks, action display, tiles and a panel for each seat."""
    layout = sheet_of(view.state.seats, top_of(view.news))
    sheet = Canvas(table(layout.height), audit=audit)
    draw_header(sheet, view.header)
    draw_map(sheet, view, layout.map)
    x0, y0, x1, y1 = layout.tiles
    # The grain of the wood would make the captions on it hard to read.
    sheet.tint((x0 - 5, y0 - 3, x1 + 3, y1 + 6), VEIL, 150, radius=12)
    draw_tracks(sheet, view, layout.tracks)
    draw_actions(sheet, view, layout.actions)
    draw_tiles(sheet, view, layout.tiles)
    for seat, box in zip(view.seats, layout.panels, strict=True):
        draw_panel(sheet, view, seat, box)
    if layout.legend is not None:
        draw_legend(sheet, view, layout.legend)
    return sheet
