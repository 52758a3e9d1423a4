"""The strip of an empire on the whole table: three rows of cards on both sides of the faction's board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.marks import draw_board_number, draw_raised_number
from render.kit.palette import FRESH, FRESH_EDGE, GOLD, INK, PLAYERS, darker, lighter
from render.kit.pieces import piece, player_token
from render.kit.shapes import hatch_mask
from render.kit.text import text_width
from render.settlers.arrange import LABEL
from render.settlers.cells import draw_cell
from render.settlers.facts import DealView, SeatView
from render.settlers.ground import faction_board, row
from render.settlers.layout import Strip
from render.settlers.looks import FACTIONS, KINDS, emblem, good, points
from render.settlers.view import ROWS, View

NAME = (32, 30, 28, 26, 24, 22)
SCORE = 54
KEY = 28
"""Pixels of the smallest number of a board: it survives a phone."""
_CREAM, _DIM = "#FFF3DC", "#CDBB97"
_CAPTION = 24  # of an empty row
_BAR = 62
_STATE = (19, 18, 17, 16)
_SMALL = 20  # pixels of the smallest piece
_LEAST_PIECE = 0.9  # of the number's size: where it would be smaller, the number is
_BELOW = (26, 24, 22, 20, 18)  # for numbers nobody expects
_LEAST_DEAL = 26  # pixels; where there are more Deals, they overlap
_FLAT = 500  # width: a board that wide has two lines in all
_Line = Callable[[Canvas, View, SeatView, Box], None]
SOURCE_ICONS = {"track": "vp", "common": "city", "faction": "banner", "stored": "chest"}


def draw_strip(sheet: Canvas, view: View, seat: SeatView, strip: Strip) -> None:
    """An empire with everything that lies in it."""
    look = PLAYERS[seat.colour]
    if seat.active:
        glow = (strip.box[0] - 3, strip.box[1] - 3, strip.box[2] + 3, strip.box[3] + 3)
        sheet.panel(glow, GOLD, radius=14, edge="#FFF0B8", thickness=1, shadow=DEEP)
    else:
        sheet.panel(strip.box, look.rim, radius=12, shadow=DEEP)
    for number, kind in enumerate(ROWS):
        _draw_row(sheet, view, seat, strip, number, kind)
    draw_board(sheet, view, seat, strip.board)


def _draw_row(sheet: Canvas, view: View, seat: SeatView, strip: Strip, number: int, kind: str) -> None:
    look = KINDS[kind]
    for common, side in ((False, strip.left), (True, strip.right)):
        box = side.rows[number]
        sheet.image.paste(row(kind, box[2] - box[0], box[3] - box[1]), box[:2])
        end = box[2] - LABEL if common else box[0]
        # Gold at both ends tells even on a phone whose turn it is.
        fill, ink = (GOLD, INK) if seat.active else (darker(look.fill, 0.25), look.ink)
        sheet.fill((end, box[1], end + LABEL, box[3]), fill)
        sheet.icon((end + LABEL / 2, (box[1] + box[3]) / 2), look.icon, 22, ink)
        if not seat.row(kind, common=common):
            words = (side.box[0], box[1], side.box[2], box[3])
            text = view.say(f"settlers-picture-row-{kind}")
            # Every kind at the same size in rows of the same height, whether or not its word has a J below the line.
            size = min(_CAPTION, (box[3] - box[1]) * 4 // 5)
            pale = lighter(look.fill, 0.62)
            sheet.label(words, text, face="title", sizes=(size,), fill=pale, align="middle", track=1)
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
    top = float(y0 + _BAR + 4)
    lines = _lines_of(x1 - x0)
    room = y1 - y0 - _BAR - 8
    for draw, share in lines:
        step = room * share / sum(share for _, share in lines)
        draw(sheet, view, seat, (x0 + 10, round(top), x1 - 8, round(top + step)))
        top += step


def _lines_of(width: int) -> tuple[tuple[_Line, int], ...]:
    """What stands on a board of that width below its bar, with the shares of the height."""
    if width >= _FLAT:
        return ((_draw_flat_supply, 1), (_draw_piles_and_deals, 1))
    return ((_draw_supply, 2), (_draw_piles, 1), (_draw_deals, 1), (_draw_parts, 1))


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
    number = view.numbers.get(f"seat:{seat.seat}", 0)
    if number:
        draw_board_number(sheet, (x0 + 34, middle), number)
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
    if seat.passed:
        x = draw_passed(sheet, view, (x, lower[0] + 1, lower[1] - 1)) + 6
    state = _state_text(view, seat)
    if seat.left or x + text_width("ui-semi", _STATE[-1], state) <= box[2]:  # the token tells the faction as well
        sheet.label((x, lower[0], box[2], lower[1]), state, face="ui-semi", sizes=_STATE, fill=look.ink)


def draw_passed(sheet: Canvas, view: View, place: tuple[int, int, int], largest: int = 19) -> int:
    """A plate that says that the seat has passed, from the left between top and foot; gives its right end."""
    left, top, foot = place
    text = view.say("settlers-picture-passed")
    size = min(largest, foot - top - 3)
    right = left + round(text_width("ui-bold", size, text)) + 18
    sheet.panel((left, top, right, foot), "#2A2018", radius=6, edge=_CREAM, thickness=1)
    sheet.label((left, top, right, foot), text, face="ui-bold", sizes=(size,), fill=_CREAM, align="middle")
    return right


def _state_text(view: View, seat: SeatView) -> str:
    if seat.left:
        return view.say("settlers-picture-left-game")
    return seat.faction_name or view.say("settlers-picture-no-faction")


def _sizes(height: int, most: int) -> tuple[int, ...]:
    """Sizes of numbers in a line of that height, largest first: where there is much room, they are larger."""
    return tuple(range(max(KEY, min(most, round(height * 0.95))), KEY - 1, -2))


def _draw_flat_supply(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    draw_counts(sheet, _supply_of(seat), box, sizes=_sizes(box[3] - box[1], 32))


def _draw_supply(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    counts, middle = _supply_of(seat), (box[1] + box[3]) // 2
    sizes = _sizes(middle - box[1], 48)
    half = len(counts) // 2
    draw_counts(sheet, counts[:half], (box[0], box[1], box[2], middle), sizes=sizes)
    draw_counts(sheet, counts[half:], (box[0], middle, box[2], box[3]), sizes=sizes)


def _supply_of(seat: SeatView) -> list[tuple[str, int]]:
    """R3.1, R12.1: the goods, and the activations that are left."""
    return [*seat.supply, ("action", seat.activations)]


def _draw_piles(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    draw_counts(sheet, piles_of(seat), box, sizes=_sizes(box[3] - box[1], 38))


def _draw_piles_and_deals(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    split = box[0] + (box[2] - box[0]) * 3 // 5
    draw_counts(sheet, piles_of(seat), (box[0], box[1], split - 8, box[3]), sizes=_sizes(box[3] - box[1], 32))
    _draw_deals(sheet, view, seat, (split + 8, box[1], box[2], box[3]))


def piles_of(seat: SeatView) -> list[tuple[str, int]]:
    """Cards in hand, in the Faction deck and its discard pile, Foundations, Egyptian tokens left."""
    counts = [
        ("card", seat.hand),
        (f"deck:{seat.faction}", seat.deck),
        ("discard", seat.discard),
        ("foundation", len(seat.foundations)),
    ]
    return [*counts, ("token", seat.tokens)] if seat.tokens else counts


def draw_counts(sheet: Canvas, counts: Sequence[tuple[str, int]], box: Box, *, sizes: tuple[int, ...]) -> None:
    """Pieces with their numbers, evenly spread; what there is none of is dim. Rather than the numbers the pieces are small."""
    step = (box[2] - box[0]) / len(counts)
    y = (box[1] + box[3]) / 2
    widest = max((str(count) for _, count in counts), key=len)
    size = next((size for size in sizes if _piece_beside(size, widest, step) >= size * _LEAST_PIECE), sizes[-1])
    side = max(_SMALL, min(round(size * 1.25), box[3] - box[1] - 4, round(_piece_beside(size, widest, step))))
    for place, (name, count) in enumerate(counts):
        x = box[0] + step * place
        kind, _, faction = name.partition(":")
        sheet.stamp(emblem(faction, side) if kind == "deck" else good(name, side), (x + side / 2 + 2, y))
        label = (round(x + side + 5), box[1], round(x + step), box[3])
        face = "ui-bold" if count else "ui"
        sheet.label(label, str(count), face=face, sizes=(size, *_BELOW), fill=_CREAM if count else _DIM)


def _piece_beside(size: int, number: str, step: float) -> float:
    """How wide a piece may be beside a number of that size."""
    return step - text_width("ui-bold", size, number) - 11


def _draw_deals(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R10: the Goods of the Deals, equal ones together unless one of them is to be chosen or has changed."""
    y = (box[1] + box[3]) / 2
    most = min(max(40, (box[3] - box[1]) // 2), 54, box[3] - box[1] - 6)
    room = (box[2] - box[0] - 14) / (len(seat.deals) + 1)  # the sign of Deals takes a place as well
    size = min(most, max(_LEAST_DEAL, round(room) - 3))
    half = size // 2 + 4
    sheet.tint((box[0] - 6, round(y) - half, box[2] + 6, round(y) + half), "#120A04", 90, radius=8)
    sheet.icon((box[0] + size / 2, y), "deal", size, _CREAM)
    step = min(size + 14, (box[2] - box[0] - size - 14) / max(1, len(seat.deals)))
    middles = [box[0] + size + 14 + step * (place + 0.5) for place in range(len(seat.deals))]
    # Below all pieces, and one frame round what has changed side by side: frames neither cross one another nor hide a piece.
    reach, half = max(1, min(2, round((step - size) / 2))), size / 2
    for changed, run in groupby(zip(middles, seat.deals, strict=True), lambda one: one[1].place in view.changed):
        found = [middle for middle, _ in run]
        if changed:
            left, right = found[0] - half - reach, found[-1] + half + reach
            frame = (round(left), round(y - half) - 2, round(right), round(y + half) + 2)
            draw_fresh(sheet, frame, grow=min(6, max(4, round(step - size) // 2 + 1)))
    for middle, deal in zip(middles, seat.deals, strict=True):
        _draw_deal(sheet, deal, (middle, y), size)


def _draw_deal(sheet: Canvas, deal: DealView, centre: tuple[float, float], size: int) -> None:
    sheet.stamp(good(deal.good, size), centre)
    if deal.route:
        sheet.stamp(
            piece("road", round(size * 0.55), "#5A7A46", _CREAM, _CREAM),
            (centre[0] + size * 0.34, centre[1] + size * 0.3),
        )
    if deal.number:
        draw_raised_number(sheet, centre, deal.number, size)


def draw_fresh(sheet: Canvas, box: Box, grow: int = 6) -> None:
    """An outline round a place that has changed, so many pixels wide."""
    for reach, colour, wide in ((grow, FRESH_EDGE, grow), (grow - 1, FRESH, max(1, grow - 2))):
        ring = (box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach)
        sheet.ring(ring, colour, wide, radius=8 + reach)


def _draw_parts(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """R19.2: where the points come from."""
    step = (box[2] - box[0]) / len(seat.parts)
    y = (box[1] + box[3]) / 2
    widest = max((str(count) for _, count in seat.parts), key=len)
    sizes = _sizes(box[3] - box[1], 34)
    size = next((size for size in sizes if size * 1.25 + text_width("ui-semi", size, widest) < step - 6), sizes[-1])
    for place, (source, count) in enumerate(seat.parts):
        x = box[0] + step * place
        sheet.icon((x + size * 0.58, y), SOURCE_ICONS[source], size, "#EFD9A0")
        label = (round(x + size * 1.25), box[1], round(x + step), box[3])
        sheet.label(label, str(count), face="ui-semi", sizes=(size, *_BELOW), fill="#EFD9A0")
