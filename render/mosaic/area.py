"""One player's side of the table, large: stocks, symbols, pieces, goods, tiles and every open card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from games.mosaic.shown import left_in_stock
from games.mosaic.state import SETTLEMENTS, UNITS
from render.kit.canvas import DEEP, SOFT, Box, Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.kit.marks import draw_number
from render.kit.palette import GOLD, INK, INK_2, PAPER, PLAYERS
from render.kit.sheet import GUTTER, MARGIN, WIDTH
from render.mosaic.cards import draw_card
from render.mosaic.chips import Chip, draw_sign
from render.mosaic.layout import draw_veil, split, top_of
from render.mosaic.looks import MINUS, PIECES, badge, deep, pillar, resource, tint, trade_good
from render.mosaic.panels import FULL_AGE, PARTS, draw_bar
from render.mosaic.sections import HEADING, MINI_GAP, draw_heading, draw_minis, mini_of, minis_height
from render.mosaic.view import SeatView, View
from render.shared.seat_panel import GROUND, GROUND_2, LINE

LEFT = 452  # width of the column of numbers
LEAST = 1068
LEADER, STOCK, SYMBOLS, PART = 178, 60, 90, 29
COLUMNS = 5
FULL = 150  # height of a Technology with its text …
ROWS_TO_READ = 2  # … which up to so many rows of them are shown with
FIELD = "#33271D"


@dataclass(frozen=True)
class Section:
    """A part of the right column: its height and what draws it."""

    height: int
    draw: Callable[[Box], None]


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The seat in focus."""
    seat, start = view.seats[view.focus], top_of(view.news)
    right = (MARGIN + LEFT + GUTTER, start, WIDTH - MARGIN, 0)
    parts = [(source, points) for source, points in seat.parts.items() if points]
    columns_height = _left_height(len(parts))
    probe = _sections(Canvas(table(LEAST)), view, seat)
    tall = sum(section.height for section in probe) + GUTTER * (len(probe) - 1)
    height = max(LEAST, start + max(columns_height, tall) + MARGIN)
    sheet = Canvas(table(height), audit=audit)
    draw_header(sheet, view.header)
    _draw_left(sheet, view, seat, (MARGIN, start, MARGIN + LEFT, height - MARGIN), parts)
    draw_veil(sheet, (right[0] - 4, start - 4, right[2] + 6, start + tall + 8))
    top = start
    for section in _sections(sheet, view, seat):
        section.draw((right[0], top, right[2], top + section.height))
        top += section.height + GUTTER
    return sheet


# ---------------------------------------------------------------------- the numbers
def _left_height(parts: int) -> int:
    return 60 + LEADER + 4 * STOCK + 3 * SYMBOLS + parts * PART + 40


def _draw_left(sheet: Canvas, view: View, seat: SeatView, box: Box, parts: list[tuple[str, int]]) -> None:
    x0, y0, x1, y1 = box
    look = PLAYERS[seat.colour]
    sheet.panel(box, GOLD if seat.active else look.rim, radius=14, shadow=DEEP)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    draw_bar(sheet, seat, (inner[0], inner[1], inner[2], y0 + 58), 10)
    top = y0 + 68
    if seat.player.leader:
        draw_card(sheet, view, seat.player.leader, (x0 + 14, top, x1 - 14, top + LEADER - 10))
    top += LEADER
    _draw_stocks(sheet, view, seat, (x0 + 14, top, x1 - 14, top + 4 * STOCK))
    top += 4 * STOCK + 6
    _draw_symbols(sheet, view, seat, (x0 + 14, top, x1 - 14, top + 3 * SYMBOLS))
    top += 3 * SYMBOLS + 8
    sheet.fill((x0 + 16, top, x1 - 16, top + 1), LINE)
    _draw_parts(sheet, view, parts, (x0 + 14, top + 6, x1 - 14, y1 - 10))


def _draw_stocks(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Four rows: a stock, its name, and the production that goes with it."""
    player = seat.player
    for place, what in enumerate(("food", "ideas", "stone", "money")):
        top = box[1] + place * STOCK
        y = top + STOCK / 2
        if place:
            sheet.fill((box[0], top, box[2], top + 1), LINE)
        sheet.stamp(resource(what, 44), (box[0] + 26, y))
        _draw_choice(sheet, view, "stock", what, (box[0] + 8, top + 15))
        count = (box[0] + 54, top, box[0] + 126, top + STOCK)
        sheet.label(count, str(player.resources[what]), face="ui-bold", sizes=(38, 34, 30), fill=INK)
        name = view.say(f"mosaic-picture-sign-{what}")
        made = ("tax", "tariff") if what == "money" else (what,)
        x = box[2] - 96 * len(made)
        sheet.label((box[0] + 128, top, x - 4, top + STOCK), name, face="ui-semi", sizes=(22, 20, 18), fill=INK_2)
        for kind in made:
            draw_sign(sheet, Chip("production", kind), (x + 20, y), 34)
            _draw_choice(sheet, view, "production", kind, (x + 4, top + 14))
            spot = (round(x) + 42, top, round(x) + 96, top + STOCK)
            sheet.label(spot, f"+{player.productions[kind]}", face="ui-bold", sizes=(27, 24, 21), fill=INK)
            x += 96


def _draw_choice(sheet: Canvas, view: View, kind: str, what: str, centre: tuple[float, float]) -> None:
    """The number of a stock or a production that may be chosen, at the corner of its sign."""
    number = view.number_of(kind, what)
    if number is not None:
        draw_number(sheet, centre, number, 28)


def _draw_symbols(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The pillars, three in a row, each with how many symbols of how many its Golden Age asks for."""
    pillars = list(view.catalogue.pillars.items())
    width = (box[2] - box[0]) / 3
    ages = {view.catalogue.golden_ages[name].requirement.pillar for name in view.state.golden_ages}
    for place, (name, entry) in enumerate(pillars):
        left, top = round(box[0] + place % 3 * width), box[1] + place // 3 * SYMBOLS
        cell = (left + 2, top + 2, round(left + width) - 2, top + SYMBOLS - 4)
        count = seat.player.symbols.get(name, 0)
        full = count >= entry.golden_age_threshold
        sheet.panel(cell, FULL_AGE if full else PAPER, radius=9, edge=LINE, thickness=1)
        sheet.stamp(pillar(name, 42), (left + 30, top + 32))
        number = (left + 56, top + 4, cell[2] - 36, top + 60)
        sheet.label(number, str(count), face="ui-bold", sizes=(36, 32), fill=INK)
        if name in ages:
            spot = (cell[2] - 40, top + 10, cell[2] - 6, top + 60)
            sheet.label(spot, f"/{entry.golden_age_threshold}", face="ui-semi", sizes=(22,), fill=INK_2, align="right")
        title = (left + 6, top + 60, cell[2] - 4, cell[3] - 2)
        words = view.term("picture-pillar", name)
        sheet.label(title, words, face="text", sizes=(20, 19, 18), fill=INK_2, align="middle")
        for choice in view.numbers.get(name, ())[:1]:
            draw_number(sheet, (cell[2] - 16, top + 18), choice, 34)


def _draw_parts(sheet: Canvas, view: View, parts: list[tuple[str, int]], box: Box) -> None:
    """Where the points come from, one source in a line."""
    for place, (source, points) in enumerate(parts):
        top = box[1] + place * PART
        bottom = top + PART
        sheet.icon((box[0] + 16, top + PART / 2), PARTS[source], 22, "#5C4A38")
        number = (box[2] - 70, top, box[2] - 12, bottom)
        text = str(points).replace("-", MINUS)
        sheet.label(number, text, face="ui-bold", sizes=(22,), fill=INK, align="right")
        words = (box[0] + 36, top, box[2] - 72, bottom)
        name = view.say(f"mosaic-source-{source}")
        sheet.label(words, name, face="text", sizes=(20, 19, 18), fill=INK_2)


# ---------------------------------------------------------------------- the sections
def _sections(sheet: Canvas, view: View, seat: SeatView) -> list[Section]:
    player = seat.player
    tiles = [
        *player.wonders,
        *player.golden_ages,
        *player.achievements,
        *([player.government] if player.government else []),
    ]
    taxes = list(dict.fromkeys(player.tax_tariff_cards))
    down = "" if not seat.hidden else view.say("mosaic-picture-face-down", count=seat.hidden)
    found = [
        Section(118, lambda box: _draw_pieces(sheet, view, seat, box)),
        Section(96, lambda box: _draw_regions(sheet, view, seat, box)),
        Section(64, lambda box: _draw_goods(sheet, view, seat, box)),
    ]

    def cards(icon: str, title: str, names: list[str], note: str) -> None:
        if names or note:
            height = HEADING + minis_height(len(names), COLUMNS) - (MINI_GAP if names else 0)
            found.append(
                Section(height, lambda box: _draw_cards(sheet, view, seat, box, (icon, view.say(title), note), names))
            )

    cards("trophy", "mosaic-picture-tiles", tiles, "")
    written = _joined(str(len(player.technologies)), down)
    rows = -(-len(player.technologies) // COLUMNS)
    if rows <= ROWS_TO_READ:
        heading = ("book", view.say("mosaic-picture-deck-technologies"), written)
        height = HEADING + rows * (FULL + MINI_GAP) - (MINI_GAP if rows else 0)
        found.append(Section(height, lambda box: _draw_full(sheet, view, box, heading, list(player.technologies))))
    else:
        cards("book", "mosaic-picture-deck-technologies", list(player.technologies), written)
    cards(
        "construction_crane",
        "mosaic-picture-deck-build-cards",
        list(player.build_cards),
        str(len(player.build_cards) or ""),
    )
    unrest = view.say("mosaic-picture-unrest", count=seat.unrest) if taxes else ""
    cards("coins", "mosaic-picture-deck-tax-tariff-cards", taxes, unrest)
    return found


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _draw_cards(
    sheet: Canvas, view: View, seat: SeatView, box: Box, heading: tuple[str, str, str], names: list[str]
) -> None:
    draw_heading(sheet, (box[0], box[1], box[2], box[1] + HEADING - 4), *heading)
    minis = [mini_of(view, name, chips=_note(view, seat, name)) for name in names]
    draw_minis(sheet, view, minis, (box[0], box[1] + HEADING, box[2], box[3]), COLUMNS)


def _draw_full(sheet: Canvas, view: View, box: Box, heading: tuple[str, str, str], names: list[str]) -> None:
    draw_heading(sheet, (box[0], box[1], box[2], box[1] + HEADING - 4), *heading)
    for place, name in enumerate(names):
        top = box[1] + HEADING + place // COLUMNS * (FULL + MINI_GAP)
        slot = split((box[0], top, box[2], top + FULL), COLUMNS, MINI_GAP)[place % COLUMNS]
        draw_card(sheet, view, name, slot)


def _note(view: View, seat: SeatView, name: str) -> tuple[Chip, ...]:
    card = view.catalogue.tax_tariff_cards.get(name)
    if card is None:
        return ()
    return (Chip("unrest", "", str(card.unrest * seat.player.tax_tariff_cards.count(name))),)


def _draw_pieces(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Each kind of piece: how many are on the map, and how many are left to place."""
    kinds = (*SETTLEMENTS, *UNITS)
    sheet.panel(box, GROUND, to=GROUND_2, radius=12, shadow=SOFT)
    step = (box[2] - box[0]) / (len(kinds) + 1)
    look = PLAYERS[seat.colour]
    for place, kind in enumerate(("population", *kinds)):
        left = box[0] + place * step
        x = round(left + step / 2)
        if kind == "population":
            sheet.stamp(resource("population", 44), (x - 22, box[1] + 40))
            number, under = seat.player.population, ""
        else:
            sheet.stamp(badge(PIECES[kind], 44, look.fill, look.ink), (x - 22, box[1] + 40))
            number, left_over = seat.pieces[kind], left_in_stock(view.catalogue, view.state, seat.seat, kind)
            under = view.say("mosaic-picture-in-stock", count=left_over)
        spot = (x + 6, box[1] + 12, round(left + step) - 2, box[1] + 68)
        sheet.label(spot, str(number), face="ui-bold", sizes=(36, 30), fill=INK)
        name = view.term("picture-sign", kind)
        words = (round(left) + 4, box[1] + 67, round(left + step) - 4, box[1] + 92)
        sheet.label(words, name, face="text-semi", sizes=(20, 19, 18), fill=INK, align="middle")
        stock = (words[0], box[1] + 91, words[2], box[1] + 112)
        if under:
            sheet.label(stock, under, face="text", sizes=(19, 18), fill=INK_2, align="middle")


def _draw_regions(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """For each region the seat's Influence, its units, and whether it controls the region."""
    step = (box[2] - box[0] + 8) / len(view.regions)
    for place, region in enumerate(view.regions):
        left = round(box[0] + place * step)
        cell = (left, box[1], round(left + step) - 8, box[3])
        held = region.controller == seat.seat
        shade = deep(tint(region.place), 0.72) if region.open else "#5E564A"
        sheet.panel(cell, shade, radius=9, edge=GOLD if held else "#3A2C20", thickness=3 if held else 2, shadow=SOFT)
        ground = (cell[0] + 3, cell[1] + 32, cell[2] - 3, cell[3] - 3)
        sheet.panel(ground, GROUND, to=GROUND_2, radius=7)
        name = (cell[0] + 8, cell[1] + 2, cell[2] - 6, cell[1] + 32)
        sheet.label(name, region.name, face="caps", sizes=(21, 19, 17), fill="#FFF6E0")
        if not region.open:
            text = view.say("mosaic-picture-closed")
            sheet.label(
                (ground[0] + 6, ground[1], ground[2], ground[3]), text, face="ui-semi", sizes=(20, 18), fill=INK_2
            )
            continue
        mine = next((one for one in region.presences if one.seat == seat.seat), None)
        number = (ground[0] + 6, ground[1], ground[0] + 50, ground[3])
        sheet.label(number, str(mine.influence if mine else 0), face="ui-bold", sizes=(32, 28), fill=INK)
        x = ground[0] + 50
        for kind, count in zip(UNITS, mine.units if mine else (), strict=bool(mine)):
            if count:
                sheet.icon((x + 10, (ground[1] + ground[3]) / 2), PIECES[kind], 20, "#4A3828")
                spot = (x + 20, ground[1], x + 32, ground[3])
                sheet.label(spot, str(count), face="ui-bold", sizes=(20, 18), fill=INK)
                x += 31


def _draw_goods(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Every trade good with the number of its tokens; kinds that are lacking are faint."""
    sheet.panel(box, FIELD, radius=10, edge="#6B5A44", thickness=1)
    goods = [*view.catalogue.goods, *(name for name in seat.player.goods if name not in view.catalogue.goods)]
    step = (box[2] - box[0] - 70) / len(goods)
    y = (box[1] + box[3]) / 2
    sheet.icon((box[0] + 22, y), "crate", 26, "#F6E7C6")
    spot = (box[0] + 38, box[1], box[0] + 70, box[3])
    sheet.label(spot, str(seat.unique_goods), face="ui-bold", sizes=(26, 22), fill="#F6E7C6")
    for place, name in enumerate(goods):
        x = round(box[0] + 70 + place * step)
        count = seat.player.goods.get(name, 0)
        sheet.stamp(trade_good(name, 38) if count else _faint(name), (x + 22, y))
        if count:
            number = (x + 43, box[1], round(x + step), box[3])
            sheet.label(number, str(count), face="ui-bold", sizes=(24, 21, 18), fill="#FFF6E0")


def _faint(name: str) -> Image.Image:
    sprite = trade_good(name, 30).copy()
    sprite.putalpha(sprite.getchannel("A").point([v * 70 // 255 for v in range(256)]))
    return sprite
