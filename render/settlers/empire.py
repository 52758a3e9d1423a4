"""The strip of an empire on the whole table: three rows of cards on both sides of the faction's board."""

from __future__ import annotations

from render.canvas import DEEP, Box, Canvas
from render.palette import FRESH, FRESH_EDGE, GOLD, PLAYERS, darker
from render.pieces import piece, player_token
from render.settlers.cells import draw_cell
from render.settlers.faces import draw_number
from render.settlers.ground import faction_board, row
from render.settlers.layout import LABEL, Strip
from render.settlers.looks import FACTIONS, KINDS, good, points
from render.settlers.view import ROWS, DealView, SeatView, View
from render.shapes import hatch_mask
from render.text import text_width

NAME = (32, 30, 28, 26, 24, 22, 20)
SCORE = 46
_CREAM, _DIM = "#FFF3DC", "#CDBB97"
_BAR = 62
_SOURCES = {"track": "vp", "common": "city", "faction": "banner", "stored": "chest"}


def draw_strip(sheet: Canvas, view: View, seat: SeatView, strip: Strip) -> None:
    """An empire with everything that lies in it."""
    look = PLAYERS[seat.colour]
    if seat.active:
        sheet.panel(strip.box, GOLD, radius=12, edge="#FFF0B8", thickness=1, shadow=DEEP)
    else:
        sheet.panel(strip.box, look.rim, radius=12, shadow=DEEP)
    for number, kind in enumerate(ROWS):
        _draw_row(sheet, view, seat, strip, number, kind)
    draw_board(sheet, view, seat, strip.board)


def _draw_row(sheet: Canvas, view: View, seat: SeatView, strip: Strip, number: int, kind: str) -> None:
    box = strip.rows[number]
    sheet.image.paste(row(kind, box[2] - box[0], box[3] - box[1]), box[:2])
    look = KINDS[kind]
    middle = (box[1] + box[3]) / 2
    for left in (box[0], box[2] - LABEL):
        sheet.fill((left, box[1], left + LABEL, box[3]), darker(look.fill, 0.25))
        sheet.icon((left + LABEL / 2, middle), look.icon, 22, look.ink)
    for common in (False, True):
        for place, placed in enumerate(seat.row(kind, common=common)):
            name = placed.card.id
            cell = strip.cell(number, place, common=common)
            draw_cell(sheet, cell, placed, fresh=name in view.changed, number=view.numbers.get(name, 0))


# ------------------------------------------------------------------ the faction's board
def draw_board(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Name, points, goods, cards and Deals of a seat."""
    x0, y0, x1, y1 = box
    sheet.image.paste(faction_board(seat.faction, x1 - x0, y1 - y0), (x0, y0))
    for x in (x0, x1 - 3):
        sheet.fill((x, y0, x + 3, y1), GOLD)
    _draw_bar(sheet, view, seat, (x0 + 3, y0, x1 - 3, y0 + _BAR))
    lines = _lines_of(seat)
    step = (y1 - y0 - _BAR - 8) / 4
    for number, draw in enumerate(lines):
        top = y0 + _BAR + 4 + number * step
        draw(sheet, view, seat, (x0 + 14, round(top), x1 - 14, round(top + step)))


def _lines_of(seat: SeatView):
    return (_draw_supply, _draw_piles, _draw_deals, _draw_parts)


def _draw_bar(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    look = PLAYERS[seat.colour]
    x0, y0, x1, y1 = box
    sheet.fill(box, look.fill, to=darker(look.fill, 0.14))
    hatch = hatch_mask(look.hatch, x1 - x0, y1 - y0, step=14, stroke=2).point([v * 26 // 255 for v in range(256)])
    sheet.image.paste(darker(look.rim, 0.0), (x0, y0), hatch)
    sheet.fill((x0, y1 - 3, x1, y1), look.rim)
    middle = (y0 + y1 - 3) / 2
    icon = FACTIONS[seat.faction].icon
    sheet.stamp(player_token(seat.colour, icon, 50), (x0 + 34, middle))
    score = str(seat.score)
    width = round(text_width("ui-bold", SCORE, score)) + 4
    right = x1 - 12
    sheet.label((right - width, y0, right, y1 - 3), score, face="ui-bold", sizes=(SCORE,), fill=look.ink, align="right")
    laurel = (right - width - 30, middle)
    sheet.stamp(points(48), laurel)
    if seat.rank:
        rank = (round(laurel[0] - 24), y0, round(laurel[0] + 24), y1)
        sheet.label(rank, str(seat.rank), face="ui-bold", sizes=(26,), fill="#FFFFFF", align="middle", halo="#4A140C")
    _draw_name(sheet, view, seat, (x0 + 66, y0, right - width - 60, y1 - 3))


def _draw_name(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    look = PLAYERS[seat.colour]
    signs = [
        icon
        for icon, shown in (
            ("flag", seat.first),
            ("gears", seat.computer),
            ("era", seat.skips),
        )
        if shown
    ]
    upper = (box[0], box[1] + 3, box[2], box[1] + 38)
    sheet.label(upper, seat.name, face="ui-bold", sizes=NAME, fill=look.ink)
    x = box[0] + 2
    lower = (box[1] + 36, box[3] - 1)
    for icon in signs:
        sheet.icon((x + 10, (lower[0] + lower[1]) / 2), icon, 20, look.ink)
        x += 26
    state = _state_text(view, seat)
    sheet.label((x, lower[0], box[2], lower[1]), state, face="ui-semi", sizes=(19, 18, 17, 16), fill=look.ink)


def _state_text(view: View, seat: SeatView) -> str:
    if seat.left:
        return view.say("settlers-picture-left-game")
    if seat.passed:
        return view.say("settlers-picture-passed", faction=seat.faction_name)
    return seat.faction_name or view.say("settlers-picture-no-faction")


def _draw_supply(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    _draw_counts(sheet, [(name, count) for name, count in seat.supply], box, 28)


def _draw_piles(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    counts = [("card", seat.hand), ("faction_card", seat.deck), ("enemy_card", seat.discard), ("foundation", len(seat.foundations))]
    if seat.tokens:
        counts.append(("token", seat.tokens))
    _draw_counts(sheet, counts, box, 26)


def _draw_counts(sheet: Canvas, counts: list[tuple[str, int]], box: Box, size: int) -> None:
    """Pieces with their numbers, evenly spread; what there is none of is dim."""
    step = (box[2] - box[0]) / len(counts)
    y = (box[1] + box[3]) / 2
    piece_size = min(34, box[3] - box[1] - 4)
    for place, (name, count) in enumerate(counts):
        x = box[0] + step * place
        sheet.stamp(good(name, piece_size), (x + piece_size / 2 + 2, y))
        label = (round(x + piece_size + 4), box[1], round(x + step), box[3])
        ink = _CREAM if count else _DIM
        sheet.label(label, str(count), face="ui-bold" if count else "ui", sizes=(size, size - 4), fill=ink)


def _draw_deals(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R10: the Goods of the Deals, equal ones together unless one of them is to be chosen or has changed."""
    y = (box[1] + box[3]) / 2
    size = min(32, box[3] - box[1] - 6)
    sheet.tint((box[0] - 6, box[1] + 1, box[2] + 6, box[3] - 1), "#120A04", 90, radius=8)
    sheet.icon((box[0] + size / 2, y), "deal", size, _CREAM)
    step = min(size + 14, (box[2] - box[0] - size - 14) / max(1, len(seat.deals)))
    for place, deal in enumerate(seat.deals):
        x = box[0] + size + 18 + step * (place + 0.5) - 4
        _draw_deal(sheet, view, deal, (x, y), size)


def _draw_deal(sheet: Canvas, view: View, deal: DealView, centre: tuple[float, float], size: int) -> None:
    if deal.place in view.changed:
        for grow, colour in ((7, FRESH_EDGE), (5, FRESH)):
            half = size / 2 + grow
            box = (round(centre[0] - half), round(centre[1] - half), round(centre[0] + half), round(centre[1] + half))
            sheet.panel(box, colour, radius=10)
    sheet.stamp(points(size) if deal.good == "vp" else good(deal.good, size), centre)
    if deal.route:
        sheet.stamp(piece("road", round(size * 0.55), "#5A7A46", _CREAM, _CREAM), (centre[0] + size * 0.34, centre[1] + size * 0.3))
    number = view.numbers.get(deal.place, 0)
    if number:
        draw_number(sheet, centre, number, size)


def _draw_parts(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R19.2: where the points come from."""
    step = (box[2] - box[0]) / len(seat.parts)
    y = (box[1] + box[3]) / 2
    for place, (source, count) in enumerate(seat.parts):
        x = box[0] + step * place
        sheet.icon((x + 14, y), _SOURCES[source], 24, "#EFD9A0")
        label = (round(x + 32), box[1], round(x + step), box[3])
        sheet.label(label, str(count), face="ui-semi", sizes=(24, 22), fill="#EFD9A0")


