"""The whole table."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.mosaic.layout import draw_veil, sheet_of, top_of
from render.mosaic.legend import draw_legend
from render.mosaic.offers import draw_offers
from render.mosaic.panels import draw_panel
from render.mosaic.view import View
from render.mosaic.worldmap import draw_map, map_height


def draw_board(view: View, *, audit: bool = False) -> Canvas:
    """Header, map with the tiles, offers and a panel for each seat."""
    layout = sheet_of(map_height(view), view.state.seats, top_of(view.news))
    sheet = Canvas(table(layout.height), audit=audit)
    draw_header(sheet, view.header)
    draw_map(sheet, view, layout.map)
    draw_veil(sheet, (layout.cards[0] - 6, layout.technologies[1] - 3, layout.cards[2] + 4, layout.cards[3] + 6))
    draw_offers(sheet, view, layout)
    for seat, box in zip(view.seats, layout.panels, strict=True):
        draw_panel(sheet, view, seat, box)
    if layout.legend is not None:
        draw_legend(sheet, view, layout.legend)
    return sheet
