"""The whole table."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.mare.battle import draw_battle
from render.mare.layout import sheet_of, top_of
from render.mare.offers import draw_offers
from render.mare.panels import draw_panel
from render.mare.plates import draw_legend, draw_tracks
from render.mare.view import View
from render.mare.worldmap import Window, draw_map


def draw_board(view: View, *, audit: bool = False) -> Canvas:
    """Header, map with its plates, cards on offer and a panel for each seat."""
    layout = sheet_of(view.state.seats, top_of(view.news), fought=view.battle is not None)
    sheet = Canvas(table(layout.height), audit=audit)
    draw_map(sheet, view, Window(layout.map))
    draw_tracks(sheet, view, layout.tracks)
    draw_legend(sheet, view, layout.legend)
    if view.battle is not None and layout.battle is not None:
        draw_battle(sheet, view, view.battle, layout.battle)
    draw_header(sheet, view.header)
    draw_offers(sheet, view, layout.strip)
    for seat, box in zip(view.seats, layout.panels, strict=True):
        draw_panel(sheet, view, seat, box)
    return sheet
