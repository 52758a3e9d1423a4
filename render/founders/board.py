"""The whole table, and one territory at about twice the size."""

from __future__ import annotations

from games.founders_of_the_empire.shown import parse_cell
from render.founders.layout import BAR, PAD, RING, Panel, extent_of, panel_of, sheet_of
from render.founders.market import draw_display, draw_legend, draw_market
from render.founders.territory import draw_territory
from render.founders.view import Cell, View
from render.kit.canvas import Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.kit.sheet import GUTTER, HEADER, HEIGHTS, MARGIN, NEWS, WIDTH

AREA_EDGE, AREA_LEAST, AREA_HEIGHT = 190, 96, 1500  # a close-up may be taller than a board


def draw_board(view: View, *, audit: bool = False) -> Canvas:
    """Header, market, victory display, legend and all territories."""
    cells, places = candidates_of(view)
    layout = sheet_of(view, {seat: list(numbers) for seat, numbers in cells.items()})
    sheet = Canvas(table(layout.height), audit=audit)
    draw_header(sheet, view.header)
    draw_market(sheet, view, layout.market, layout.tile, places)
    draw_display(sheet, view, layout.display, places)
    draw_legend(sheet, view, layout.legend)
    for seat, panel in zip(view.seats, layout.panels, strict=True):
        draw_territory(sheet, view, seat, panel, cells.get(seat.seat, {}))
    return sheet


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The territory in focus as large as the sheet allows, with the cells to choose from numbered."""
    panel, height = area_panel(view)
    seat = view.seats[view.focus]
    sheet = Canvas(table(height), audit=audit)
    draw_header(sheet, view.header)
    draw_territory(sheet, view, seat, panel, candidates_of(view)[0].get(seat.seat, {}))
    return sheet


def area_panel(view: View) -> tuple[Panel, int]:
    """The panel of a close-up and the height of its sheet."""
    numbers = candidates_of(view)[0].get(view.focus, {})
    extent = extent_of(view.seats[view.focus], list(numbers))
    top = HEADER + (NEWS if view.news else 0) + GUTTER
    wide = (WIDTH - 2 * MARGIN - 2 * PAD) / (extent.columns + 2 * RING)
    tall = (AREA_HEIGHT - MARGIN - top - BAR - PAD) / (extent.rows + 2 * RING)
    edge = min(AREA_EDGE, int(wide) // 2 * 2, max(AREA_LEAST, int(tall) // 2 * 2))
    height = max(HEIGHTS[0], top + BAR + PAD + round((extent.rows + 2 * RING) * edge) + MARGIN)
    return panel_of((MARGIN, top, WIDTH - MARGIN, height - MARGIN), extent, edge, roomy=True), height


def candidates_of(view: View) -> tuple[dict[int, dict[Cell, int]], dict[str, int]]:
    """The numbers of candidates, from 1 in their order: cells by seat, and places of the market by name."""
    cells: dict[int, dict[Cell, int]] = {}
    places: dict[str, int] = {}
    for number, name in enumerate(view.scene.candidates, start=1):
        owner, _, cell = name.partition(":")
        if owner.isdecimal():
            cells.setdefault(int(owner), {})[parse_cell(cell)] = number
        else:
            places[name] = number
    return cells, places
