"""One player's empire, large: stocks, points and regions above, below them every tile in rows over the whole sheet."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.rise.account import account_height, draw_account
from render.rise.actions import CAPTION_INK, FAINT_INK
from render.rise.lists import ROW, draw_row, fits, own_row
from render.rise.view import SeatView, View
from render.shared.closeup import CLOSE, EDGE_ROOM, GAP, TOP, close_sheet

HEADING, COLUMNS = 64, 2
VEIL = "#1C130C"

WIDE = (CLOSE - 2 * EDGE_ROOM - GAP * (COLUMNS - 1)) // COLUMNS
Section = tuple[str, Sequence[Sequence[str]]]  # a kind of tile, and its tiles in lines


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The seat in focus."""
    seat = view.seats[view.focus]
    sections = _sections(view, seat)
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


def _sections(view: View, seat: SeatView) -> list[Section]:
    """The seat's tiles by kind, each kind of territory once, those to choose from by their numbers; kinds of which it has none are
    left out.
    """

    def by_number(tile: str) -> int:
        return view.number_of("tile", tile) or len(view.numbers) + 1

    player = seat.player
    kinds = [
        ("territory", tuple(dict.fromkeys(player.territory))),
        ("progress", tuple(player.progress)),
        ("city", tuple(player.cities)),
        ("empire", tuple(player.empires)),
    ]
    return [(row, _in_lines(view, seat, sorted(tiles, key=by_number))) for row, tiles in kinds if tiles]


def _in_lines(view: View, seat: SeatView, tiles: Sequence[str]) -> list[list[str]]:
    """Two tiles in a line; one whose signs need it, and a single one, takes the whole line."""
    lines: list[list[str]] = [[]]
    for tile in tiles:
        if not fits(view, own_row(view, seat, tile), WIDE):
            lines[-1:] = [*lines[-1:], [tile], []] if lines[-1] else [[tile], []]
        elif len(lines[-1]) == COLUMNS:
            lines.append([tile])
        else:
            lines[-1].append(tile)
    return [line for line in lines if line]


def _tall(section: Section) -> int:
    return HEADING + len(section[1]) * (ROW + GAP)


def _draw_section(sheet: Canvas, view: View, seat: SeatView, section: Section, top: int) -> None:
    """One kind of tile under its name."""
    row, lines = section
    total = len(seat.player.territory) if row == "territory" else sum(map(len, lines))
    line = (EDGE_ROOM + 6, top, CLOSE - EDGE_ROOM - 90, top + HEADING)
    reach = sheet.label(line, view.say(f"rise-picture-tiles-{row}"), face="caps", sizes=(46,), fill=CAPTION_INK)
    spot = (round(line[0] + reach) + 18, line[1], CLOSE - EDGE_ROOM, line[3])
    sheet.label(spot, str(total), face="ui-bold", sizes=(42,), fill=FAINT_INK)
    for place, tiles in enumerate(lines):
        y = top + HEADING + place * (ROW + GAP)
        for column, tile in enumerate(tiles):
            left = EDGE_ROOM + column * (WIDE + GAP)
            right = CLOSE - EDGE_ROOM if len(tiles) == 1 else left + WIDE
            draw_row(sheet, view, own_row(view, seat, tile), (left, y, right, y + ROW))
