"""The tracks of the turn order, of food and of victory points, with a token for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from games.rise_of_empires.state import NOBODY
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import mark_box
from render.kit.palette import EDGE, INK_2, PAPER, PAPER_2, PLAYERS
from render.kit.pieces import player_token
from render.kit.rulers import spread, tie
from render.rise.actions import hole
from render.rise.layout import GAP
from render.rise.looks import good
from render.rise.view import View

ORDER, FOOD = 272, 456  # widths; the track of points takes the rest
TOKEN, WIDE_TOKEN = 25, 32  # diameter; where a number has three digits
RULER = 19  # height of the numbers under a track
LINE = "#8B765B"
FRESH_RING = 8
TITLE = (17, 16, 15)
VP_STEP, VP_LEAST = 10, 50


def draw_tracks(sheet: Canvas, view: View, box: Box) -> None:
    """All three, side by side."""
    order = (box[0], box[1], box[0] + ORDER, box[3])
    food = (order[2] + GAP, box[1], order[2] + GAP + FOOD, box[3])
    points = (food[2] + GAP, box[1], box[2], box[3])
    for field in (order, food, points):
        sheet.panel(field, PAPER, to=PAPER_2, radius=10, edge=EDGE, thickness=1, shadow=SOFT)
    _draw_order(sheet, view, order)
    most = view.catalogue.numbers.most_food
    values = [seat.player.food for seat in view.seats]
    _draw_scale(sheet, view, food, "food", values, (0, most), 5, view.say("rise-picture-food"))
    values = [seat.vp for seat in view.seats]
    low = min(0, min(values)) // VP_STEP * VP_STEP
    high = max(VP_LEAST, -(-max(values) // VP_STEP) * VP_STEP)
    step = VP_STEP if high - low <= 100 else 2 * VP_STEP if high - low <= 200 else 5 * VP_STEP
    _draw_scale(sheet, view, points, "vp", values, (low, high), step, view.say("rise-picture-points"))


def _draw_order(sheet: Canvas, view: View, box: Box) -> None:
    """The order of this turn and, while it is chosen, that of the next one below."""
    rows: list[Sequence[int]] = [view.state.order]
    if view.positions:
        rows.append(view.positions)
    tall = (box[3] - box[1]) / len(rows)
    size = 34 if len(rows) == 1 else 25
    for row, seats in enumerate(rows):
        y = box[1] + tall * (row + 0.5)
        icon = "sundial" if row == 0 else "era"
        if len(rows) == 1:
            sheet.icon((box[0] + 37, y - 9), icon, 30, INK_2)
            title = (box[0] + 3, box[3] - RULER - 2, box[0] + 72, box[3] - 2)
            sheet.label(title, view.say("rise-picture-order"), face="ui-semi", sizes=TITLE, fill=INK_2, align="middle")
        else:
            sheet.icon((box[0] + 37, y), icon, 24, INK_2)
        step = (box[2] - box[0] - 78) / 5
        for place, seat in enumerate(seats):
            x = box[0] + 74 + step * (place + 0.5)
            spot = (round(x) - 16, round(y) - 14, round(x) + 16, round(y) + 14)
            number = str(place + 1)
            if seat == NOBODY:
                sheet.stamp(hole(size), (x, y))
                sheet.label(spot, number, face="ui-semi", sizes=(19, 17), fill=INK_2, align="middle")
            else:
                colour = view.seats[seat].colour
                sheet.stamp(player_token(colour, "", size), (x, y))
                px = 22 if size > 30 else 18
                sheet.label(spot, number, face="ui-bold", sizes=(px, 17), fill=PLAYERS[colour].ink, align="middle")
            if row and view.changed("position", number):
                mark_box(sheet, (round(x) - 18, round(y) - 16, round(x) + 18, round(y) + 16), FRESH_RING)


def _draw_scale(
    sheet: Canvas, view: View, box: Box, what: str, values: list[int], ends: tuple[int, int], step: int, title: str
) -> None:
    """A ruler with a token over the value of each seat; tokens that would cover one another stand apart, with a line down."""
    sheet.stamp(good(what, 34), (box[0] + 37, (box[1] + box[3]) / 2 - 8))
    spot = (box[0] + 3, box[3] - RULER - 2, box[0] + 72, box[3] - 2)
    sheet.label(spot, title, face="ui-semi", sizes=TITLE, fill=INK_2, align="middle")
    left, right = box[0] + 94, box[2] - 26
    low, high = ends
    unit = (right - left) / max(1, high - low)
    base = box[3] - RULER - 3
    sheet.fill((left - 10, base - 1, right + 10, base + 1), LINE)
    minor = 1 if high - low <= 40 else max(1, step // 2)
    for value in range(low, high + 1, minor):
        x = round(left + (value - low) * unit)
        if (value - low) % step:
            sheet.fill((x, base - 4, x + 1, base), LINE)
            continue
        sheet.fill((x - 1, base - 7, x + 1, base), LINE)
        number = (x - 24, base + 2, x + 24, box[3] - 2)
        sheet.label(number, str(value).replace("-", "−"), face="ui-semi", sizes=(17, 16), fill=INK_2, align="middle")
    order = sorted(range(len(values)), key=lambda seat: (values[seat], seat))
    truth = [left + (values[seat] - low) * unit for seat in order]
    token = WIDE_TOKEN if max(map(abs, values)) > 99 else TOKEN
    shown = spread(truth, token + 3, left - 12, right + 24 - token // 2)
    y = box[1] + 3 + token / 2
    for place, seat in enumerate(order):
        tie(sheet, (shown[place], y + token / 2 - 3), (truth[place], base - 1))
        sheet.stamp(player_token(view.seats[seat].colour, "", token), (shown[place], y))
        half = (round(shown[place]) - 15, round(y) - 12, round(shown[place]) + 15, round(y) + 12)
        text = str(values[seat]).replace("-", "−")
        ink = PLAYERS[view.seats[seat].colour].ink
        sheet.label(half, text, face="ui-bold", sizes=(17, 16, 15), fill=ink, align="middle")
