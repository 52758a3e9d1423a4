"""One player's empire, large: stocks, regions and what the turn will bring on the left, every tile on the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.kit.marks import draw_number, mark_box
from render.kit.palette import INK, INK_2
from render.kit.sheet import GUTTER, HEIGHTS, MARGIN, WIDTH
from render.rise.account import WIDTH as LEFT
from render.rise.account import account_height, draw_account
from render.rise.actions import CAPTION_INK, FAINT_INK
from render.rise.chips import Chip, chips_of, draw_chips, draw_points
from render.rise.layout import top_of
from render.rise.looks import CREAM, ERA_DARK, MINUS, ROW_FILLS, TIMES, empire, good
from render.rise.tiles import WONDER, draw_empire, progress_icon
from render.rise.view import SeatView, View
from render.shared.seat_panel import GROUND, GROUND_2

HEADING, GAP = 36, 8
TO_READ = 100  # height from which on a card has room for its text
VEIL = "#1C130C"
TURNED = "#D8CFBC"  # a progress tile that lies face down

Grid = tuple[int, int]  # columns, height of a card


@dataclass(frozen=True)
class Fit:
    """How the cards of each kind stand."""

    progress: Grid
    city: Grid
    empire: Grid
    territory: Grid = (5, 64)

    def of(self, row: str) -> Grid:
        """The grid of a kind."""
        grids = {"progress": self.progress, "city": self.city, "empire": self.empire, "territory": self.territory}
        return grids[row]


# The first with which everything finds room is taken: texts stay as long as they can.
FITS = (
    Fit(progress=(3, 118), city=(3, 64), empire=(3, 118)),
    Fit(progress=(3, 118), city=(4, 60), empire=(4, 64)),
    Fit(progress=(3, 116), city=(5, 56), empire=(5, 58), territory=(5, 56)),
    Fit(progress=(3, 64), city=(4, 60), empire=(4, 64)),
    Fit(progress=(4, 58), city=(5, 56), empire=(4, 58), territory=(5, 58)),
    Fit(progress=(5, 52), city=(6, 50), empire=(8, 54), territory=(5, 54)),
)


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The seat in focus."""
    seat, start = view.seats[view.focus], top_of(view.news)
    sections = _sections(seat)
    room = HEIGHTS[1] - MARGIN - start
    fit = next((fit for fit in FITS if _tall(sections, fit) <= room), FITS[-1])
    tall = _tall(sections, fit)
    height = min(HEIGHTS[1], max(HEIGHTS[0], start + max(tall, account_height(view, seat)) + MARGIN))
    sheet = Canvas(table(height), audit=audit)
    draw_header(sheet, view.header)
    draw_account(sheet, view, seat, (MARGIN, start, MARGIN + LEFT, height - MARGIN))
    left, right = MARGIN + LEFT + GUTTER, WIDTH - MARGIN
    sheet.tint((left - 5, start - 3, right + 5, height - MARGIN), VEIL, 150, radius=12)
    spare = (height - MARGIN - start - tall) // (len(sections) + 1) if sections else 0
    top = start + min(6, spare)
    for row, tiles in sections:
        top = _draw_section(sheet, view, seat, row, tiles, fit.of(row), (left, top, right, height)) + min(20, spare)
    return sheet


def _sections(seat: SeatView) -> list[tuple[str, Sequence[str]]]:
    """The seat's tiles by kind, each kind of territory once; kinds of which it has none are left out."""
    player = seat.player
    kinds = [
        ("territory", tuple(dict.fromkeys(player.territory))),
        ("progress", tuple(player.progress)),
        ("city", tuple(player.cities)),
        ("empire", tuple(player.empires)),
    ]
    return [(row, tiles) for row, tiles in kinds if tiles]


def _tall(sections: Sequence[tuple[str, Sequence[str]]], fit: Fit) -> int:
    """The height of all sections together."""
    total = 0
    for row, tiles in sections:
        columns, tall = fit.of(row)
        total += HEADING + -(-len(tiles) // columns) * (tall + GAP) + GUTTER - GAP
    return total


def _draw_section(
    sheet: Canvas, view: View, seat: SeatView, row: str, tiles: Sequence[str], grid: Grid, box: Box
) -> int:
    """One kind of tile; gives where it ends below."""
    total = len(seat.player.territory) if row == "territory" else len(tiles)
    line = (box[0] + 4, box[1], box[2] - 80, box[1] + HEADING)
    reach = sheet.label(line, view.say(f"rise-picture-tiles-{row}"), face="caps", sizes=(26, 23, 21), fill=CAPTION_INK)
    spot = (round(line[0] + reach) + 12, line[1], box[2], line[3])
    sheet.label(spot, str(total), face="ui-bold", sizes=(23, 20), fill=FAINT_INK)
    columns, tall = grid
    wide = (box[2] - box[0] - GAP * (columns - 1)) / columns
    top = box[1] + HEADING
    for place, name in enumerate(tiles):
        x = box[0] + place % columns * (wide + GAP)
        y = top + place // columns * (tall + GAP)
        _draw_card(sheet, view, seat, row, name, (round(x), y, round(x + wide), y + tall))
    return top + -(-len(tiles) // columns) * (tall + GAP) + GUTTER - GAP


def _draw_card(sheet: Canvas, view: View, seat: SeatView, row: str, name: str, box: Box) -> None:
    """A tile with its name and signs, and with its text where there is room."""
    flipped = name in seat.player.flipped
    fill = _fill(view, row, name)
    ground = TURNED if flipped else GROUND
    sheet.panel(box, ground, to=None if flipped else GROUND_2, radius=10, edge=fill, thickness=3, shadow=SOFT)
    tall, wide = box[3] - box[1], box[2] - box[0]
    strip = (box[0] + 3, box[1] + 3, box[0] + min(56, tall - 4, wide // 4), box[3] - 3)
    sheet.panel(strip, fill, radius=8)
    chips = _draw_sign(sheet, view, row, name, strip)
    left, right = strip[2] + 9, box[2] - 8
    text = tall >= TO_READ
    if row == "empire" and text:
        draw_empire(sheet, view, name, (right - 84, box[1] + 10, right, box[3] - 10), there=True)
        right -= 92
    count = f"{TIMES}{seat.player.territory.count(name)}" if row == "territory" else ""
    foot = box[1] + 34 if text else box[1] + 4 + (tall - 8) // 2
    head_right = right - 40 if count or flipped else right
    sizes = (23, 22, 21, 20, 19, 18, 17, 16, 15) if text else (21, 20, 19, 18, 17, 16, 15)
    sheet.label((left, box[1] + 4, head_right, foot), view.name_of(name), face="caps", sizes=sizes, fill=INK)
    if count:
        sheet.label(
            (head_right, box[1] + 4, right, foot), count, face="ui-bold", sizes=(24, 21), fill="#7A2D22", align="right"
        )
    if flipped:
        sheet.icon((right - 14, (box[1] + 4 + foot) / 2), "cycle", 24, INK_2)
    if text:
        words = (left, foot + (24 if chips else 0), right, box[3] - 4)
        sheet.lines(
            words, view.text_of(name), face="text", sizes=(19, 18, 17, 16, 15), fill=INK_2, most=4, leading=1.04
        )
    draw_chips(sheet, (left, foot, right, foot + 24 if text else box[3] - 4), chips, size=22 if text else 24)
    if view.number_of("tile", name) or view.changed("tile", name):
        mark_box(sheet, box, 10)
    if number := view.number_of("tile", name):
        draw_number(sheet, (box[2] - 18, box[3] - 18), number, 34)


def _draw_sign(sheet: Canvas, view: View, row: str, name: str, strip: Box) -> list[Chip]:
    """The sign of a tile on the strip in its colour; gives the chips that are still to be told."""
    centre = (strip[0] + strip[2]) / 2, (strip[1] + strip[3]) / 2
    size = min(44, strip[2] - strip[0] - 10, strip[3] - strip[1] - 6)
    if row == "empire":
        side = view.side_of(name)
        sheet.stamp(empire(side.water, size), centre)
        if strip[3] - strip[1] + 6 >= TO_READ:
            return []
        war = (
            Chip(f"{side.attacker_loses}{MINUS}{side.defender_loses}", icon="war")
            if side.defender_loses
            else Chip(icon="dove")
        )
        return [Chip(str(side.regions), icon="flag"), war]
    chips = chips_of(view.catalogue.tiles[name])
    points = [chip for chip in chips if chip.points]
    if row == "city" and points:
        draw_points(sheet, points[0].number, centre, size)
        return [chip for chip in chips if not chip.points]
    if row == "territory":
        sheet.stamp(good(name, size), centre)
    else:
        sheet.icon(centre, progress_icon(name), size, CREAM)
    return chips


def _fill(view: View, row: str, name: str) -> str:
    if name in view.catalogue.wonders:
        return WONDER
    if row in ("progress", "city"):
        tile = view.catalogue.progress.get(name) or view.catalogue.cities[name]
        return ERA_DARK[tile.era]
    return ROW_FILLS[row]
