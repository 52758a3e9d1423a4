"""One player's empire, large: stocks, income and food to come, regions, and every tile with its text."""

from __future__ import annotations

from collections.abc import Sequence

from games.rise_of_empires.income import income
from games.rise_of_empires.state import SOURCES
from render.canvas import DEEP, SOFT, Box, Canvas
from render.ground import table
from render.header import draw_header
from render.marks import draw_number, mark_box
from render.palette import GOLD, INK, INK_2, PAPER, PAPER_2, PLAYERS
from render.rise.actions import CAPTION_INK, FAINT_INK
from render.rise.chips import chips_of, draw_chips, draw_points
from render.rise.layout import top_of
from render.rise.looks import CREAM, ERA_DARK, MINUS, ROW_FILLS, TIMES, empire, good
from render.rise.panels import ALARM, draw_bar
from render.rise.regions import draw_cubes
from render.rise.tiles import draw_empire, progress_icon
from render.rise.view import SeatView, View
from render.seat_panel import GROUND, GROUND_2, LINE
from render.sheet import GUTTER, MARGIN, WIDTH

LEFT = 452  # width of the column of numbers
LEAST = 1068
HEADING = 36
CARD, SMALL, COLUMNS, GAP = 112, 64, 3, 8  # cards with and without a text
MOST_TO_READ = 12  # progress tiles that are shown with their texts
STRIP = 56
STOCK, PART, REGION = 54, 29, 38
VEIL = "#1C130C"
WONDER = "#C89A34"
ROWS_OF_STOCKS = ("gold", "disc", "cube", "stock", "food")


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The seat in focus."""
    seat, start = view.seats[view.focus], top_of(view.news)
    sections = _sections(view, seat)
    tall = sum(HEADING + _rows(len(tiles)) * (_height(row, tiles) + GAP) + GUTTER for row, tiles in sections)
    regions = [region for region in view.regions if any(one.seat == seat.seat for one in region.presences)]
    held = HEADING + -(-len(regions) // 3) * (REGION + GAP) + GUTTER
    numbers = 58 + 5 * STOCK + 40 + len(SOURCES) * PART + 60
    height = max(LEAST, start + max(tall + held, numbers) + MARGIN)
    sheet = Canvas(table(height), audit=audit)
    draw_header(sheet, view.header)
    _draw_numbers(sheet, view, seat, (MARGIN, start, MARGIN + LEFT, height - MARGIN))
    left, right = MARGIN + LEFT + GUTTER, WIDTH - MARGIN
    sheet.tint((left - 5, start - 3, right + 5, start + tall + held), VEIL, 150, radius=12)
    top = _draw_regions(sheet, view, seat, (left, start, right, start + held))
    for row, tiles in sections:
        top = _draw_section(sheet, view, seat, row, tiles, (left, top, right, height))
    return sheet


def _sections(view: View, seat: SeatView) -> list[tuple[str, Sequence[str]]]:
    """The seat's tiles by kind, each kind of territory once; kinds of which it has none are left out."""
    player = seat.player
    kinds = [
        ("territory", tuple(dict.fromkeys(player.territory))),
        ("progress", tuple(player.progress)),
        ("city", tuple(player.cities)),
        ("empire", tuple(player.empires)),
    ]
    return [(row, tiles) for row, tiles in kinds if tiles]


def _height(row: str, tiles: Sequence[str]) -> int:
    """How tall the cards of a kind are: of cities and territories the signs say everything."""
    return CARD if row == "empire" or (row == "progress" and len(tiles) <= MOST_TO_READ) else SMALL


def _rows(count: int) -> int:
    return -(-count // COLUMNS)


# ---------------------------------------------------------------------- the numbers
def _draw_numbers(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Stocks with what the turn will bring, and where the points come from."""
    x0, y0, x1, y1 = box
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    draw_bar(sheet, seat, (inner[0], inner[1], inner[2], y0 + 58), 10)
    top = y0 + 66
    comes = income(view.catalogue, view.state, seat.seat)
    for place, what in enumerate(ROWS_OF_STOCKS):
        line = (x0 + 16, top + place * STOCK, x1 - 16, top + (place + 1) * STOCK)
        if place:
            sheet.fill((line[0], line[1], line[2], line[1] + 1), LINE)
        sheet.stamp(good(what, 40), (line[0] + 24, (line[1] + line[3]) / 2))
        count = (line[0] + 54, line[1], line[0] + 126, line[3])
        sheet.label(count, str(getattr(seat.player, what)), face="ui-bold", sizes=(36, 32, 28), fill=INK)
        name = (line[0] + 128, line[1], line[2] - 104, line[3])
        sheet.label(name, view.say(f"rise-picture-sign-{what}"), face="ui-semi", sizes=(22, 20, 18), fill=INK_2)
        coming = seat.food_after - seat.player.food if what == "food" else comes.get(what, 0)
        if coming and not view.over:
            text = f"+{coming}" if coming > 0 else f"{MINUS}{-coming}"
            spot = (line[2] - 100, line[1], line[2], line[3])
            alarm = what == "food" and seat.food_after < 0
            sheet.label(spot, text, face="ui-bold", sizes=(28, 25), fill=ALARM if alarm else INK_2, align="right")
    top += 5 * STOCK + 12
    sheet.fill((x0 + 16, top, x1 - 16, top + 2), LINE)
    top += 8
    parts = [(view.say(f"rise-source-{source}"), seat.player.points[source]) for source in SOURCES]
    if seat.coming:
        parts.append((view.say("rise-picture-coming"), seat.coming))
    for name, points in parts:
        line = (x0 + 20, top, x1 - 20, top + PART)
        sheet.label((line[0], top, line[2] - 80, line[3]), name, face="ui-semi", sizes=(21, 19), fill=INK_2)
        text = str(points).replace("-", MINUS)
        sheet.label((line[2] - 78, top, line[2], line[3]), text, face="ui-bold", sizes=(22,), fill=INK, align="right")
        top += PART


# ---------------------------------------------------------------------- regions
def _heading(sheet: Canvas, text: str, note: str, box: Box) -> None:
    line = (box[0] + 4, box[1], box[2] - 80, box[1] + HEADING)
    reach = sheet.label(line, text, face="caps", sizes=(26, 23, 21), fill=CAPTION_INK)
    spot = (round(line[0] + reach) + 12, line[1], box[2], line[3])
    sheet.label(spot, note, face="ui-bold", sizes=(23, 20), fill=FAINT_INK)


def _draw_regions(sheet: Canvas, view: View, seat: SeatView, box: Box) -> int:
    """The regions with cubes of the seat: its own number first, then the others."""
    regions = [region for region in view.regions if any(one.seat == seat.seat for one in region.presences)]
    _heading(sheet, view.say("rise-picture-regions"), str(len(regions)), box)
    wide = (box[2] - box[0] - 2 * GAP) // 3
    for place, region in enumerate(regions):
        x = box[0] + place % 3 * (wide + GAP)
        y = box[1] + HEADING + place // 3 * (REGION + GAP)
        field = (x, y, x + wide, y + REGION)
        own = region.controller == seat.seat
        edge = PLAYERS[seat.colour].rim if own else ERA_DARK[region.entry.era]
        sheet.panel(field, PAPER, to=PAPER_2, radius=8, edge=edge, thickness=3 if own else 1, shadow=SOFT)
        others = [one for one in region.presences if one.seat != seat.seat]
        mine = next(one for one in region.presences if one.seat == seat.seat)
        draw_cubes(sheet, seat.colour, mine.cubes, (x + 22, y + REGION / 2), 30)
        right = x + wide - 6
        for one in reversed(others):
            draw_cubes(sheet, view.seats[one.seat].colour, one.cubes, (right - 13, y + REGION / 2), 24)
            right -= 27
        sheet.label((x + 42, y, right - 2, y + REGION), region.name, face="caps", sizes=(20, 18, 16, 15), fill=INK)
    return box[3]


# ---------------------------------------------------------------------- tiles
def _draw_section(sheet: Canvas, view: View, seat: SeatView, row: str, tiles: Sequence[str], box: Box) -> int:
    """One kind of tile; gives where it ends below."""
    total = len(seat.player.territory) if row == "territory" else len(tiles)
    _heading(sheet, view.say(f"rise-picture-tiles-{row}"), str(total), box)
    top, tall = box[1] + HEADING, _height(row, tiles)
    wide = (box[2] - box[0] - GAP * (COLUMNS - 1)) // COLUMNS
    for place, name in enumerate(tiles):
        x = box[0] + place % COLUMNS * (wide + GAP)
        y = top + place // COLUMNS * (tall + GAP)
        _draw_card(sheet, view, seat, row, name, (x, y, x + wide, y + tall))
    return top + _rows(len(tiles)) * (tall + GAP) + GUTTER


def _draw_card(sheet: Canvas, view: View, seat: SeatView, row: str, name: str, box: Box) -> None:
    """A tile with its name, signs and text."""
    flipped = name in seat.player.flipped
    fill = _fill(view, row, name)
    sheet.panel(
        box,
        "#D8CFBC" if flipped else GROUND,
        to=None if flipped else GROUND_2,
        radius=10,
        edge=fill,
        thickness=3,
        shadow=SOFT,
    )
    strip = (box[0] + 3, box[1] + 3, box[0] + STRIP, box[3] - 3)
    sheet.panel(strip, fill, radius=8)
    centre = (strip[0] + strip[2]) / 2, (strip[1] + strip[3]) / 2
    left, right = strip[2] + 9, box[2] - 8
    if row == "empire":
        sheet.stamp(empire(view.side_of(name).water, 42), centre)
        draw_empire(sheet, view, name, (right - 84, box[1] + 10, right, box[3] - 10), there=True)
        title = (left, box[1] + 4, right - 90, box[1] + 36)
        sheet.label(title, view.name_of(name), face="caps", sizes=(22, 20, 18, 16), fill=INK)
        text = (left, box[1] + 36, right - 90, box[3] - 5)
        sheet.lines(text, view.text_of(name), face="text", sizes=(17, 16, 15), fill=INK_2, most=3, leading=1.06)
        return
    tile = view.catalogue.tiles[name]
    chips = chips_of(tile)
    points = [chip for chip in chips if chip.points]
    if row == "city" and points:
        draw_points(sheet, points[0].number, centre, 42)
        chips = [chip for chip in chips if not chip.points]
    elif row == "territory":
        sheet.stamp(good(name, 42), centre)
    else:
        sheet.icon(centre, progress_icon(name), 42, CREAM)
    count = f"{TIMES}{seat.player.territory.count(name)}" if row == "territory" else ""
    title_right = right - 44 if count or flipped else right
    title = (left, box[1] + 3, title_right, box[1] + 32)
    sheet.label(title, view.name_of(name), face="caps", sizes=(22, 20, 18, 16), fill=INK)
    if count:
        spot = (title_right, title[1], right, title[3])
        sheet.label(spot, count, face="ui-bold", sizes=(24, 21), fill="#7A2D22", align="right")
    if flipped:
        sheet.icon((right - 16, box[1] + 18), "cycle", 24, INK_2)
    draw_chips(sheet, (left, box[1] + 32, right, box[1] + 56), chips, size=22)
    if box[3] - box[1] >= CARD:
        text = (left, box[1] + 55, right, box[3] - 4)
        sheet.lines(text, view.text_of(name), face="text", sizes=(17, 16, 15), fill=INK_2, most=3, leading=1.04)
    if view.number_of("tile", name) or view.changed("tile", name):
        mark_box(sheet, box, 10)
    if number := view.number_of("tile", name):
        draw_number(sheet, (box[2] - 18, box[3] - 18), number, 34)


def _fill(view: View, row: str, name: str) -> str:
    if name in view.catalogue.wonders:
        return WONDER
    if row in ("progress", "city"):
        tile = view.catalogue.progress.get(name) or view.catalogue.cities[name]
        return ERA_DARK[tile.era]
    return ROW_FILLS[row]
