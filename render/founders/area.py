"""One territory so large that a phone needs no zoom: who and how many points, what it holds, every tile."""

from __future__ import annotations

from render.founders.board import candidates_of, squares_of
from render.founders.faces import token
from render.founders.layout import PAD, RING, Grid, extent_of, grid_in
from render.founders.looks import good
from render.founders.territory import SOURCE_ICONS, draw_grid, draw_squares
from render.founders.view import SeatView, View
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.ground import land
from render.kit.palette import GOLD, INK, INK_2, PLAYERS
from render.kit.pieces import piece
from render.kit.text import text_width
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, TOP, close_sheet
from render.shared.seat_panel import GROUND, GROUND_2, MINUS, draw_bar

BAR, FACTS = 92, 84  # heights of who it is and of what it holds
LARGEST, LEAST = 220, 64  # edges of tiles
TALLEST, LOWEST = 1900, 620  # heights of the sheet, as long as tiles need not be smaller than they may
_REACH = 58  # px beside the grid that the names of its columns and rows take
_SIGN, _TOKEN, _DISC = 46, 62, 60


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The territory in focus, with the cells to choose from numbered."""
    seat = view.seats[view.focus]
    numbers = candidates_of(view).get(seat.seat, {})
    facts = FACTS if _holds_something(seat) else 0
    grid, height = area_grid(view, facts)
    sheet = close_sheet(height, view.when, view.mover_text, audit=audit)
    box = (EDGE_ROOM, TOP, CLOSE - EDGE_ROOM, height - EDGE_ROOM)
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4)
    sheet.panel(inner, land(inner[2] - inner[0], inner[3] - inner[1]), radius=10)
    bar = (inner[0], inner[1], inner[2], box[1] + BAR)
    draw_bar(sheet, seat, seat.score, bar, 10, token=60, icon="eagle", digits=56, close=True)
    if facts:
        _draw_facts(sheet, view, seat, (inner[0], bar[3] + 1, inner[2], bar[3] + facts))
    draw_grid(sheet, view, seat, grid, numbers)
    draw_squares(sheet, grid, squares_of(view).get(seat.seat, {}))
    return sheet


def area_grid(view: View, facts: int = FACTS) -> tuple[Grid, int]:
    """The grid of a close-up and the height of its sheet; ``facts`` is the height of the line with what the seat holds."""
    extent = extent_of(view.seats[view.focus], list(candidates_of(view).get(view.focus, {})))
    top = TOP + BAR + facts
    room = CLOSE - 2 * EDGE_ROOM - 2 * PAD
    wide = min((room - 2 * _REACH) / extent.columns, room / (extent.columns + 2 * RING))
    tall = (TALLEST - top - EDGE_ROOM - 2 * _REACH) / extent.rows
    edge = min(LARGEST, int(wide) // 2 * 2, max(LEAST, int(tall) // 2 * 2))
    ring = max(RING, _REACH / edge)
    height = max(LOWEST, top + round((extent.rows + 2 * ring) * edge) + EDGE_ROOM + PAD)
    ground = (EDGE_ROOM + 4, top, CLOSE - EDGE_ROOM - 4, height - EDGE_ROOM - 4)
    return grid_in(extent, edge, ground, ring=ring, letters=FLOOR, disc=_DISC), height


def _holds_something(seat: SeatView) -> bool:
    return seat.stop or seat.left or bool(seat.tokens) or any(points for _, points in seat.parts)


def _draw_facts(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Where the points come from, whether it stops or has left, and at the right end the tokens held."""
    sheet.fill(box, GROUND, to=GROUND_2)
    y = (box[1] + box[3]) / 2
    right = float(box[2] - 16)
    for kind, resource, count in reversed(seat.tokens):
        right -= _TOKEN / 2 + (18 if resource or count > 1 else 0)
        sheet.stamp(token(kind, _TOKEN), (right, y))
        if resource:
            sheet.stamp(good(resource, 40), (right + 28, y + 14))
        if count > 1:
            sheet.stamp(piece("", 44, "#2E241C", "#FFF6E0", "#FFF6E0"), (right + 26, y + 16))
            spot = (round(right) + 4, round(y) - 6, round(right) + 48, round(y) + 38)
            sheet.label(spot, str(count), face="ui-bold", sizes=(FLOOR,), fill="#FFF6E0", align="middle")
        right -= _TOKEN / 2 + 12
    x = float(box[0] + 16)
    for source, points in seat.parts:
        if points:
            text = str(points).replace("-", MINUS)
            if SOURCE_ICONS[source]:
                sheet.icon((x + _SIGN / 2, y), SOURCE_ICONS[source], _SIGN, INK_2)
            else:
                sheet.stamp(piece("", _SIGN - 6, GROUND, INK_2, INK_2, "octagon"), (x + _SIGN / 2, y))
            wide = text_width("ui-bold", 42, text) + 6
            spot = (round(x) + _SIGN + 8, box[1], round(x + wide) + _SIGN + 12, box[3])
            sheet.label(spot, text, face="ui-bold", sizes=(42,), fill=INK)
            x += _SIGN + wide + 34
    if seat.stop:
        sheet.icon((x + _SIGN / 2, y), "flag", _SIGN, INK_2)
        x += _SIGN + 20
    if seat.left:
        spot = (round(x), box[1], round(right) - 8, box[3])
        sheet.label(spot, view.say("founders-picture-left-game"), face="ui-semi", sizes=(40, FLOOR), fill=INK_2)
