"""The plate of a battle that has just been fought: both sides with their dice, what was added, totals, hits and losses."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import FRESH, GOLD, INK, INK_2, PAPER, RUBRIC, WALNUT_DARK, rgb
from render.kit.pieces import player_token
from render.kit.shapes import SCALE, round_mask
from render.mare.looks import CARDS, GROUND_2
from render.mare.view import BattleView, Side, View

HEAD, DIE = 46, 50
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
LAND_DIE, SEA_DIE = ("#F5E9CC", "#3A2A16"), ("#2F6F94", "#F2FAFF")


def draw_battle(sheet: Canvas, view: View, battle: BattleView, box: Box) -> None:
    """The battle in its box: a head with the place, below it the sides beside each other."""
    sheet.panel(box, FRESH, radius=14, shadow=DEEP)
    inner = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
    sheet.panel(inner, PAPER, to=GROUND_2, radius=11)
    head = (inner[0], inner[1], inner[2], inner[1] + HEAD)
    sheet.panel(head, WALNUT_DARK, radius=11)
    sheet.fill((head[0], head[3] - 12, head[2], head[3]), WALNUT_DARK)
    sheet.icon((head[0] + 30, (head[1] + head[3]) / 2), "battle_clash", 34, GOLD)
    title = view.say("mare-picture-battle", area=view.name_of(battle.place))
    sheet.label((head[0] + 58, *head[1:]), title, face="ui-bold", sizes=(28, 26, 24, 22), fill="#F3E6C8")
    wide = (inner[2] - inner[0]) // 2
    at_sea = battle.place in view.state.seas
    for column, side in enumerate(battle.sides):
        left = inner[0] + column * wide
        if column:
            sheet.fill((left, head[3] + 10, left + 2, inner[3] - 10), "#CDB98F")
        _draw_side(sheet, view, side, (left + 14, head[3], left + wide - 10, inner[3]), at_sea)


def _draw_side(sheet: Canvas, view: View, side: Side, box: Box, at_sea: bool) -> None:
    middle = (box[1] + box[3]) / 2
    colour = view.colour(side.seat)
    sheet.stamp(player_token(colour, view.emblem(side.seat), 46), (box[0] + 26, middle))
    right = box[2] - 210
    sheet.label(
        (right, box[1], right + 74, box[3]), f"= {side.total}", face="ui-bold", sizes=(32, 28), fill=INK, align="right"
    )
    hits = (right + 84, box[1] + 6, box[2], round(middle) + 4)
    sheet.label(hits, view.say("mare-picture-hits", count=side.hits), face="ui-bold", sizes=(22, 20, 18), fill=RUBRIC)
    lost = view.say("mare-picture-lost", count=side.lost) if side.lost else view.say("mare-picture-lost-none")
    sheet.label((hits[0], hits[3] - 6, hits[2], box[3] - 8), lost, face="ui-semi", sizes=(20, 18, 17, 16), fill=INK_2)
    left = box[0] + 58
    added_width = 58 * len(side.added)
    step = min(DIE + 6, (right - left - added_width - 6) / max(1, len(side.dice)))
    for place, value in enumerate(side.dice):
        sheet.stamp(die(value, DIE, at_sea), (left + place * step + DIE / 2, middle))
    x = round(left + len(side.dice) * step + 8)
    for source, value in side.added:
        sheet.icon((x + 14, middle), CARDS.get(source, "rook"), 26, INK_2)
        sheet.label((x + 27, box[1], x + 60, box[3]), f"+{value}", face="ui-bold", sizes=(22, 20, 18), fill=INK)
        x += 58


@kept
def die(value: int, side: int, at_sea: bool) -> Image.Image:
    """The face of a die; numbers that no die has pips for are not drawn."""
    fill, ink = SEA_DIE if at_sea else LAND_DIE
    sprite = Image.new("RGBA", (side + 6, side + 8), 0)
    shadow = round_mask(side, side, side // 5)
    sprite.paste((*rgb("#1C1208"), 120), (4, 6), shadow)
    sprite.paste((*rgb("#5A4630" if not at_sea else "#123246"), 255), (2, 2), shadow)
    sprite.paste((*rgb(fill), 255), (4, 4), round_mask(side - 4, side - 4, side // 6))
    pips = Image.new("L", (side * SCALE, side * SCALE), 0)
    pen = ImageDraw.Draw(pips)
    for dx, dy in _PIPS.get(value, ()):
        x, y = (0.5 + dx * 0.25) * side * SCALE, (0.5 + dy * 0.25) * side * SCALE
        reach = side * SCALE * 0.092
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    pips = pips.reduce(SCALE)
    sprite.paste((*rgb(ink), 255), (2, 2), pips)
    return sprite
