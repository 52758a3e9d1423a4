"""The upper half of a close-up: a seat's stocks and productions, symbols, pieces, Regions, goods, and sources of points."""

from __future__ import annotations

from PIL import Image

from games.mosaic.shown import left_in_stock
from games.mosaic.state import SETTLEMENTS, UNITS
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.marks import draw_number
from render.kit.palette import GOLD, INK, INK_2, PAPER, PAPER_3, PLAYERS
from render.kit.text import text_width
from render.mosaic.chips import Chip, draw_sign
from render.mosaic.looks import LEADERS, MINUS, PIECES, STAND_IN, badge, deep, pillar, resource, tint, trade_good
from render.mosaic.panels import FULL_AGE, PARTS
from render.mosaic.view import SeatView, View
from render.shared.closeup import FLOOR
from render.shared.seat_panel import GROUND, GROUND_2, LINE, draw_bar

BAR, STOCKS, SYMBOLS, PIECE_ROW, REGION_ROW, GOODS, PART = 92, 146, 82, 112, 118, 74, 50  # heights
_PAD, _GAP, _DISC = 16, 10, 56
_COLUMNS, _APART = 2, 12  # of points
_WORDS = (38, FLOOR)


def account_height(seat: SeatView) -> int:
    """How tall the account is."""
    points = -(-len(_parts(seat)) // _COLUMNS) * PART
    rows = (STOCKS, SYMBOLS, PIECE_ROW, REGION_ROW, GOODS, *([points] if points else []))
    return BAR + sum(rows) + _GAP * len(rows) + _PAD


def _parts(seat: SeatView) -> list[tuple[str, int]]:
    return [(source, points) for source, points in seat.parts.items() if points]


def draw_account(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """One below another, over the whole width."""
    x0, y0, x1, y1 = box
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    icon = LEADERS.get(seat.player.leader, "leader")
    draw_bar(
        sheet,
        seat,
        seat.score,
        (inner[0], inner[1], inner[2], y0 + BAR),
        10,
        token=60,
        icon=icon,
        digits=56,
        close=True,
    )
    top = y0 + BAR + _GAP
    for height, draw in (
        (STOCKS, draw_stocks),
        (SYMBOLS, draw_symbols),
        (PIECE_ROW, _draw_pieces),
        (REGION_ROW, _draw_regions),
        (GOODS, _draw_goods),
    ):
        draw(sheet, view, seat, (x0 + _PAD, top, x1 - _PAD, top + height))
        top += height + _GAP
    _draw_parts(sheet, view, _parts(seat), (x0 + _PAD, top, x1 - _PAD, y1))


def draw_stocks(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Each stock and below it the production that goes with it; Money has two."""
    player, middle = seat.player, box[1] + 74
    shares = {"population": 3, "food": 4, "ideas": 4, "stone": 4, "money": 6}
    unit = (box[2] - box[0]) / sum(shares.values())
    left = float(box[0])
    for what, share in shares.items():
        if what != "population":
            sheet.fill((round(left) - 4, box[1] + 8, round(left) - 2, box[3] - 8), LINE)
        count = player.population if what == "population" else player.resources[what]
        sheet.stamp(resource(what, 58), (left + 36, box[1] + 40))
        spot = (round(left) + 74, box[1], round(left + share * unit) - 6, middle + 6)
        sheet.label(spot, str(count), face="ui-bold", sizes=(56, 50, 44, 40), fill=INK)
        _draw_choice(sheet, view.number_of("stock", what), (left + 12, box[1] + 20))
        made = ("tax", "tariff") if what == "money" else () if what == "population" else (what,)
        x = left + 4
        for kind in made:
            draw_sign(sheet, Chip("production", kind), (x + 28, middle + 40), 46)
            words = (round(x) + 58, middle + 8, round(x) + 146, box[3])
            sheet.label(words, f"+{player.productions[kind]}", face="ui-bold", sizes=(42, 38), fill=INK_2)
            _draw_choice(sheet, view.number_of("production", kind), (x + 8, middle + 24))
            x += 152
        left += share * unit


def _draw_choice(sheet: Canvas, number: int | None, centre: tuple[float, float]) -> None:
    """The number of what may be chosen, at the corner of its sign."""
    if number is not None:
        draw_number(sheet, centre, number, _DISC)


def draw_symbols(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The pillars, each with how many symbols of how many its Golden Age asks for while that is left; golden when reached."""
    ages = {view.catalogue.golden_ages[name].requirement.pillar for name in view.state.golden_ages}
    wide = (box[2] - box[0]) / len(view.catalogue.pillars)
    for place, name in enumerate(view.catalogue.pillars):
        left = round(box[0] + place * wide)
        cell = (left + 2, box[1], round(left + wide) - 2, box[3])
        count = seat.player.symbols.get(name, 0)
        full = count >= view.catalogue.golden_age_threshold[name]
        sheet.panel(cell, FULL_AGE if full else PAPER, radius=10, edge=LINE, thickness=2)
        sheet.stamp(pillar(name, 46), (left + 30, (box[1] + box[3]) / 2))
        text = f"{count}/{view.catalogue.golden_age_threshold[name]}" if name in ages else str(count)
        number = (left + 58, box[1], cell[2] - 4, box[3])
        sheet.label(number, text, face="ui-bold", sizes=(42, 38, FLOOR), fill=INK)
        for choice in view.numbers.get(name, ())[:1]:
            draw_number(sheet, (left + 22, box[1] + 16), choice, _DISC)


def _draw_pieces(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Each kind of piece: how many are on the map, below it how many are left to place."""
    kinds = (*SETTLEMENTS, *UNITS)
    step, look = (box[2] - box[0]) / len(kinds), PLAYERS[seat.colour]
    for place, kind in enumerate(kinds):
        left = round(box[0] + place * step)
        sheet.stamp(badge(PIECES[kind], 54, look.fill, look.ink), (left + 36, box[1] + 34))
        spot = (left + 70, box[1], round(left + step) - 4, box[1] + 68)
        sheet.label(spot, str(seat.pieces[kind]), face="ui-bold", sizes=(50, 44), fill=INK)
        rest = view.say("mosaic-picture-in-stock", count=left_in_stock(view.catalogue, view.state, seat.seat, kind))
        below = (left + 4, box[1] + 68, round(left + step) - 4, box[3])
        sheet.label(below, rest, face="text", sizes=_WORDS, fill=INK_2)


def _draw_regions(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """For each Region the seat's Influence and its units; with a golden rim what it controls, grey what is not in play."""
    step = (box[2] - box[0] + 8) / len(view.regions)
    for place, region in enumerate(view.regions):
        left = round(box[0] + place * step)
        cell = (left, box[1], round(left + step) - 8, box[3])
        held = region.controller == seat.seat
        shade = deep(tint(region.place), 0.72) if region.open else "#5E564A"
        sheet.panel(cell, GOLD if held else "#3A2C20", radius=11)
        rim = 5 if held else 2
        sheet.panel((cell[0] + rim, cell[1] + rim, cell[2] - rim, cell[3] - rim), shade, radius=9)
        ground = (cell[0] + rim, cell[1] + 50, cell[2] - rim, cell[3] - rim)
        sheet.panel(ground, GROUND if region.open else PAPER_3, radius=8)
        mine = next((one for one in region.presences if one.seat == seat.seat), None)
        head = (cell[0] + 10, cell[1] + 2, cell[2] - 10, cell[1] + 50)
        sheet.label(head, region.code, face="caps", sizes=(40, FLOOR), fill="#FFF6E0")
        if not region.open:
            continue
        influence = str(mine.influence if mine else 0)
        sheet.label(head, influence, face="ui-bold", sizes=(44,), fill="#FFF6E0", align="right")
        units = [(kind, count) for kind, count in zip(UNITS, mine.units, strict=True) if count] if mine else []
        wide = (ground[2] - ground[0] - 4) / max(1, len(units))
        for number, (kind, count) in enumerate(units):
            x, y = ground[0] + 4 + number * wide, (ground[1] + ground[3]) / 2
            size = 36 if len(units) < 3 else 26
            sheet.icon((x + size / 2, y), PIECES[kind], size, INK)
            spot = (round(x) + size + 1, ground[1], round(x + wide), ground[3])
            sheet.label(spot, str(count), face="ui-bold", sizes=(FLOOR,), fill=INK)


def _draw_goods(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """How many kinds of trade goods, then every kind with the number of its tokens; kinds that are lacking are faint."""
    sheet.panel(box, PAPER_3, radius=10)
    goods = [*view.catalogue.goods, *(name for name in seat.player.goods if name not in view.catalogue.goods)]
    step = (box[2] - box[0] - 98) / len(goods)
    y = (box[1] + box[3]) / 2
    sheet.icon((box[0] + 30, y), "crate", 44, INK)
    spot = (box[0] + 56, box[1], box[0] + 98, box[3])
    sheet.label(spot, str(seat.unique_goods), face="ui-bold", sizes=(42, FLOOR), fill=INK)
    for place, name in enumerate(goods):
        x = round(box[0] + 98 + place * step)
        count = seat.player.goods.get(name, 0)
        sheet.stamp(trade_good(name, 44) if count else _faint(name), (x + 24, y))
        if count:
            number = (x + 47, box[1], round(x + step), box[3])
            sheet.label(number, str(count), face="ui-bold", sizes=(40, FLOOR, 28), fill=INK)


def _faint(name: str) -> Image.Image:
    sprite = trade_good(name, 36).copy()
    sprite.putalpha(sprite.getchannel("A").point([v * 70 // 255 for v in range(256)]))
    return sprite


def _draw_parts(sheet: Canvas, view: View, parts: list[tuple[str, int]], box: Box) -> None:
    """Where the points come from."""
    wide = (box[2] - box[0] - _APART) // _COLUMNS
    rows = -(-len(parts) // _COLUMNS)
    for place, (source, points) in enumerate(parts):
        column, row = divmod(place, rows)
        left, top = box[0] + column * (wide + _APART), box[1] + row * PART
        sheet.icon((left + 17, top + PART / 2), PARTS.get(source, STAND_IN.icon), 34, INK_2)
        text = str(points).replace("-", MINUS)
        long = round(text_width("ui-bold", 42, text)) + 6
        number = (left + wide - long, top, left + wide, top + PART)
        sheet.label(number, text, face="ui-bold", sizes=(42,), fill=INK, align="right")
        words = (left + 38, top, left + wide - long - 6, top + PART)
        sheet.label(words, view.say(f"mosaic-source-{source}"), face="text", sizes=_WORDS, fill=INK_2)
