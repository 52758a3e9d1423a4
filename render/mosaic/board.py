"""The whole table."""

from __future__ import annotations

from render.canvas import Canvas
from render.mosaic.ground import table
from render.mosaic.header import draw_header
from render.mosaic.layout import sheet_of
from render.mosaic.legend import draw_legend
from render.mosaic.offers import draw_offers
from render.mosaic.panels import draw_panel
from render.mosaic.stacks import draw_stacks
from render.mosaic.view import View
from render.mosaic.worldmap import draw_map, map_height


def draw_board(view: View, *, audit: bool = False) -> Canvas:
    """Header, map, offers, tiles and a panel for each seat."""
    layout = sheet_of(map_height(view), view.state.seats)
    sheet = Canvas(table(layout.height), audit=audit)
    draw_header(sheet, view)
    draw_map(sheet, view, layout.map)
    draw_offers(sheet, view, layout)
    draw_stacks(sheet, view, layout.tiles)
    for seat, box in zip(view.seats, layout.panels, strict=True):
        draw_panel(sheet, view, seat, box)
    if layout.legend is not None:
        draw_legend(sheet, view, layout.legend)
    return sheet
