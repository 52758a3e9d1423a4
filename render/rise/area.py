"""One player's empire, large: stocks, points and regions above, below them every tile in rows over the whole sheet."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.rise.account import account_height, draw_account
from render.rise.actions import CAPTION_INK, FAINT_INK
from render.rise.lists import ROW, draw_row, own_row
from render.rise.view import SeatView, View
from render.shared.closeup import CLOSE, EDGE_ROOM, GAP, TOP, close_sheet

HEADING, COLUMNS = 64, 2
VEIL = "#1C130C"

Section = tuple[str, Sequence[str]]


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The seat in focus."""
    seat = view.seats[view.focus]
    sections = _sections(seat)
    account = account_height(view, seat)
    height = TOP + account + GAP + sum(map(_tall, sections)) + EDGE_ROOM
    sheet = close_sheet(height, view.when, view.mover_text, audit=audit)
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    draw_account(sheet, view, seat, (left, TOP, right, TOP + account))
    top = TOP + account + GAP
    if sections:
        sheet.tint((left - 6, top - 2, right + 6, height - 6), VEIL, 150, radius=12)
    for section in sections:
        _draw_section(sheet, view, seat, section, top)
        top += _tall(section)
    return sheet


def _sections(seat: SeatView) -> list[Section]:
    """The seat's tiles by kind, each kind of territory once; kinds of which it has none are left out."""
    player = seat.player
    kinds = [
        ("territory", tuple(dict.fromkeys(player.territory))),
        ("progress", tuple(player.progress)),
        ("city", tuple(player.cities)),
        ("empire", tuple(player.empires)),
    ]
    return [(row, tiles) for row, tiles in kinds if tiles]


def _tall(section: Section) -> int:
    return HEADING + -(-len(section[1]) // COLUMNS) * (ROW + GAP)


def _draw_section(sheet: Canvas, view: View, seat: SeatView, section: Section, top: int) -> None:
    """One kind of tile under its name; a single one takes the whole line."""
    row, tiles = section
    total = len(seat.player.territory) if row == "territory" else len(tiles)
    line = (EDGE_ROOM + 6, top, CLOSE - EDGE_ROOM - 90, top + HEADING)
    reach = sheet.label(line, view.say(f"rise-picture-tiles-{row}"), face="caps", sizes=(46,), fill=CAPTION_INK)
    spot = (round(line[0] + reach) + 18, line[1], CLOSE - EDGE_ROOM, line[3])
    sheet.label(spot, str(total), face="ui-bold", sizes=(42,), fill=FAINT_INK)
    wide = (CLOSE - 2 * EDGE_ROOM - GAP * (COLUMNS - 1)) // COLUMNS
    for place, tile in enumerate(tiles):
        left, y = EDGE_ROOM + place % COLUMNS * (wide + GAP), top + HEADING + place // COLUMNS * (ROW + GAP)
        alone = place == len(tiles) - 1 and place % COLUMNS == 0
        box = (left, y, CLOSE - EDGE_ROOM if alone else left + wide, y + ROW)
        draw_row(sheet, view, own_row(view, seat, tile), box)
