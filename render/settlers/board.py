"""The whole table: header, the cards on offer, every empire, and alone the virtual player."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.ground import table
from render.settlers.empire import draw_strip
from render.settlers.header import draw_top
from render.settlers.layout import sheet_of
from render.settlers.offer import draw_offer, draw_own
from render.settlers.view import View
from render.settlers.virtual import draw_virtual


def draw_table(view: View, *, audit: bool = False) -> Canvas:
    """Everything that is public."""
    layout = sheet_of(view)
    sheet = Canvas(table(layout.height), audit=audit)
    draw_top(sheet, view)
    if layout.offer is not None:
        draw_offer(sheet, view, layout.offer)
    if layout.own is not None:
        draw_own(sheet, view, layout.own)
    for seat, strip in zip(view.seats, layout.strips, strict=True):
        draw_strip(sheet, view, seat, strip)
    if layout.virtual is not None:
        draw_virtual(sheet, view, layout.virtual)
    return sheet
