"""The upper part of a close-up: whose empire it is, where its points come from, its goods and its piles."""

from __future__ import annotations

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, INK, INK_2, PLAYERS, WALNUT_DARK, WALNUT_LIGHT
from render.kit.text import text_width
from render.settlers.empire import SOURCE_ICONS, draw_counts, draw_passed, piles_of
from render.settlers.facts import SeatView
from render.settlers.looks import FACTIONS, emblem
from render.settlers.view import View
from render.shared.closeup import FLOOR
from render.shared.seat_panel import GROUND, GROUND_2, draw_bar

BAR, FACTION, POINTS, GOODS = 92, 72, 66, 84  # heights
_SIZES = (50, 46, 42, 38, FLOOR)


HEIGHT = BAR + FACTION + POINTS + 2 * GOODS + 8


def draw_account(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """One line below another, over the whole width."""
    x0, y0, x1, y1 = box
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (x0 + 4, y0 + 4, x1 - 4, y1 - 4)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    icon = FACTIONS[seat.faction].icon
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
    top = y0 + BAR
    _draw_faction(sheet, view, seat, (inner[0] + 12, top, inner[2] - 12, top + FACTION))
    top += FACTION
    _draw_points(sheet, seat, (inner[0] + 12, top, inner[2] - 12, top + POINTS))
    top += POINTS
    sheet.fill((inner[0], top, inner[2], top + 2 * GOODS), WALNUT_LIGHT, to=WALNUT_DARK)
    goods = (inner[0] + 12, top + 4, inner[2] - 8, top + GOODS)
    draw_counts(sheet, list(seat.supply), goods, sizes=_SIZES)
    step = (goods[2] - goods[0]) / len(seat.supply)
    for place, (name, _) in enumerate(seat.supply):
        if name in seat.kept:  # what Cleanup leaves is underlined
            x = round(goods[0] + step * place) + 4
            sheet.fill((x, goods[3] - 7, x + 60, goods[3] - 2), GOLD)
    piles = [("action", seat.activations), *piles_of(seat)]
    draw_counts(sheet, piles, (goods[0], top + GOODS, goods[2], top + 2 * GOODS - 4), sizes=_SIZES)


def _draw_faction(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """The faction, how many Locations it has, who is first, whether it has passed or misses its turn."""
    y = (box[1] + box[3]) / 2
    sheet.stamp(emblem(seat.faction, 56), (box[0] + 30, y))
    right = box[2]
    if seat.passed:
        size = 38
        wide = round(text_width("ui-bold", size, view.say("settlers-picture-passed"))) + 18
        draw_passed(sheet, view, (right - wide, box[1] + 10, box[3] - 10), size)
        right -= wide + 12
    for icon, shown in (("flag", seat.first), ("era", seat.skips)):
        if shown:
            sheet.icon((right - 24, y), icon, 44, INK_2)
            right -= 54
    name = seat.faction_name or view.say("settlers-picture-no-faction")
    words = (box[0] + 66, box[1], right, box[3])
    if seat.left:
        name = f"{name} · {view.say('settlers-picture-left-game')}"
    sheet.label(words, name, face="title", sizes=(44, 40, FLOOR), fill=INK)


def _draw_points(sheet: Canvas, seat: SeatView, box: Box) -> None:
    """R19.2: where the points come from."""
    y, step = (box[1] + box[3]) / 2, (box[2] - box[0]) / len(seat.parts)
    for place, (source, count) in enumerate(seat.parts):
        x = round(box[0] + place * step)
        sheet.icon((x + 26, y), SOURCE_ICONS[source], 48, INK_2)
        sheet.label((x + 60, box[1], round(x + step), box[3]), str(count), face="ui-bold", sizes=(44,), fill=INK)
