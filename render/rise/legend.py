"""What the signs of the table mean, where few players leave room for it."""

from __future__ import annotations

from collections.abc import Callable

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import INK, PAPER, PAPER_2
from render.rise.actions import dead_token
from render.rise.chips import Chip, draw_sign
from render.rise.looks import empire, good
from render.rise.view import View

ROW, SIGN = 25, 23
# In the order of need: the last ones are left out where there is little room.
SIGNS: tuple[tuple[str, Chip], ...] = (
    ("flip", Chip(icon="cycle")),
    ("war", Chip(icon="war")),
    ("peace", Chip(icon="dove")),
    ("region", Chip(icon="flag")),
    ("cube", Chip(good="cube")),
    ("stock", Chip(good="stock")),
    ("disc", Chip(good="disc")),
    ("food", Chip(good="food")),
    ("gold", Chip(good="gold")),
    ("vp", Chip(good="vp")),
)


def draw_legend(sheet: Canvas, view: View, box: Box) -> None:
    """As many signs as the box holds, each with its word."""
    rows: list[tuple[str, Callable[[tuple[float, float]], None]]] = [
        (view.say(f"rise-picture-sign-{name}"), lambda at, chip=chip: draw_sign(sheet, chip, at, SIGN))
        for name, chip in SIGNS
    ]
    rows.insert(4, (view.say("rise-picture-sign-water"), lambda at: sheet.stamp(empire(True, SIGN), at)))
    rows.insert(5, (view.say("rise-picture-sign-dead"), lambda at: sheet.stamp(dead_token("black", SIGN), at)))
    rows += [
        (view.name_of(name), lambda at, name=name: sheet.stamp(good(name, SIGN), at))
        for name in view.catalogue.territory
    ]
    rows = rows[: max(1, (box[3] - box[1] - 12) // ROW)]
    sheet.panel((box[0], box[1], box[2], box[1] + len(rows) * ROW + 12), PAPER, to=PAPER_2, radius=12, shadow=DEEP)
    for place, (word, draw) in enumerate(rows):
        top = box[1] + 6 + place * ROW
        draw((box[0] + 24, top + ROW / 2))
        spot = (box[0] + 44, top, box[2] - 6, top + ROW)
        sheet.label(spot, word, face="ui-semi", sizes=(19, 18, 17, 16, 15), fill=INK)
