"""The whole table."""

from __future__ import annotations

from games.founders_of_the_empire.shown import parse_cell
from render.founders.layout import sheet_of
from render.founders.market import draw_display, draw_legend, draw_market
from render.founders.territory import draw_squares, draw_territory
from render.founders.view import Cell, View
from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.header import draw_header

SQUARE = "square"  # the kind of place that a cart needs


def draw_board(view: View, *, audit: bool = False) -> Canvas:
    """Header, market, victory display, legend and all territories."""
    cells = candidates_of(view)
    layout = sheet_of(view, {seat: list(numbers) for seat, numbers in cells.items()})
    sheet = Canvas(table(layout.height), audit=audit)
    draw_header(sheet, view.header)
    draw_market(sheet, view, layout.market, layout.tile)
    draw_display(sheet, view, layout.display)
    draw_legend(sheet, view, layout.legend)
    for seat, panel in zip(view.seats, layout.panels, strict=True):
        draw_territory(sheet, view, seat, panel, cells.get(seat.seat, {}))
        draw_squares(sheet, panel.grid, squares_of(view).get(seat.seat, {}))
    return sheet


def squares_of(view: View) -> dict[int, dict[Cell, int]]:
    """The numbers of squares to choose from, or 0 for one that is chosen, by seat and their lower left cells."""
    found: dict[int, dict[Cell, int]] = {}
    for place, name in enumerate(view.scene.candidates, start=1):
        kind, _, where = name.partition(":")
        if kind == SQUARE:
            owner, _, cell = where.partition(":")
            found.setdefault(int(owner), {})[parse_cell(cell)] = 0 if view.scene.chosen else place
    return found


def candidates_of(view: View) -> dict[int, dict[Cell, int]]:
    """The numbers of cells to choose from, from 1 in their order, or 0 for one that is chosen, by seat."""
    cells: dict[int, dict[Cell, int]] = {}
    for place, name in enumerate(view.scene.candidates, start=1):
        number = 0 if view.scene.chosen else place
        owner, _, cell = name.partition(":")
        if owner.isdecimal():
            cells.setdefault(int(owner), {})[parse_cell(cell)] = number
    return cells
