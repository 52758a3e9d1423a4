"""The whole table, and one territory at about twice the size."""

from __future__ import annotations

from games.founders_of_the_empire.cells import parse_cell
from render.canvas import Canvas
from render.founders.ground import table
from render.founders.header import draw_header
from render.founders.layout import (
    BAR,
    GUTTER,
    HEADER,
    HEIGHTS,
    MARGIN,
    NEWS,
    PAD,
    RING,
    WIDTH,
    extent_of,
    panel_of,
    sheet_of,
)
from render.founders.market import draw_display, draw_legend, draw_market
from render.founders.territory import draw_territory
from render.founders.view import Cell, View

AREA_EDGE, AREA_HEIGHT = 190, 1500  # a close-up may be taller than a board


def draw_board(view: View, *, audit: bool = False) -> Canvas:
    """Header, market, victory display, legend and all territories."""
    cells, places = candidates_of(view)
    layout = sheet_of(view, {seat: list(numbers) for seat, numbers in cells.items()})
    sheet = Canvas(table(layout.height).copy(), audit=audit)
    draw_header(sheet, view)
    draw_market(sheet, view, layout.market, places)
    draw_display(sheet, view, layout.display, places)
    draw_legend(sheet, view, layout.legend)
    for seat, panel in zip(view.seats, layout.panels, strict=True):
        draw_territory(sheet, view, seat, panel, cells.get(seat.seat, {}))
    return sheet


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The territory in focus as large as the sheet allows, with the cells to choose from numbered."""
    cells, _ = candidates_of(view)
    focus = view.scene.focus if view.scene.focus is not None else view.state.active
    seat = view.seats[focus]
    numbers = cells.get(focus, {})
    extent = extent_of(seat, list(numbers))
    top = HEADER + (NEWS if view.news else 0) + GUTTER
    width = WIDTH - 2 * MARGIN
    room = AREA_HEIGHT - MARGIN - top - BAR - PAD
    edge = min(
        AREA_EDGE,
        int((width - 2 * PAD) / (extent.columns + 2 * RING)) // 2 * 2,
        max(96, int(room / (extent.rows + 2 * RING)) // 2 * 2),
    )
    grid_height = round((extent.rows + 2 * RING) * edge)
    height = max(HEIGHTS[0], top + BAR + PAD + grid_height + MARGIN)
    sheet = Canvas(table(height).copy(), audit=audit)
    draw_header(sheet, view)
    panel = panel_of((MARGIN, top, WIDTH - MARGIN, height - MARGIN), extent, edge, roomy=True)
    draw_territory(sheet, view, seat, panel, numbers)
    return sheet


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
