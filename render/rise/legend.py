"""What the signs of the table mean, where few players leave room for it."""

from __future__ import annotations

from collections.abc import Callable

from render.canvas import DEEP, Box, Canvas
from render.palette import INK, PAPER, PAPER_2
from render.rise.chips import Chip, draw_sign
from render.rise.looks import empire, good
from render.rise.view import View

ROW = 31
SIGNS: tuple[tuple[str, Chip], ...] = (
    ("gold", Chip(good="gold")),
    ("disc", Chip(good="disc")),
    ("cube", Chip(good="cube")),
    ("stock", Chip(good="stock")),
    ("food", Chip(good="food")),
    ("vp", Chip(good="vp")),
    ("flip", Chip(icon="cycle")),
    ("war", Chip(icon="war")),
    ("peace", Chip(icon="dove")),
    ("region", Chip(icon="flag")),
)


def draw_legend(sheet: Canvas, view: View, box: Box) -> None:
    """As many signs as the box holds, each with its word."""
    rows: list[tuple[str, Callable[[tuple[float, float]], None]]] = [
        (name, lambda at, chip=chip: draw_sign(sheet, chip, at, 25)) for name, chip in SIGNS
    ]
    rows.append(("water", lambda at: sheet.stamp(empire(True, 25), at)))
    rows += [(name, lambda at, name=name: sheet.stamp(good(name, 25), at)) for name in view.catalogue.territory]
    lines = max(1, (box[3] - box[1] - 16) // ROW)
    rows = rows[: 2 * lines]
    columns = 2 if len(rows) > lines else 1
    lines = -(-len(rows) // columns)
    sheet.panel((box[0], box[1], box[2], box[1] + lines * ROW + 16), PAPER, to=PAPER_2, radius=12, shadow=DEEP)
    wide = (box[2] - box[0] - 12) // columns
    for place, (name, draw) in enumerate(rows):
        left, top = box[0] + 8 + place // lines * wide, box[1] + 8 + place % lines * ROW
        draw((left + 15, top + ROW / 2))
        word = view.name_of(name) if name in view.catalogue.territory else view.say(f"rise-picture-sign-{name}")
        spot = (left + 32, top, left + wide - 4, top + ROW)
        sheet.label(spot, word, face="ui-semi", sizes=(19, 18, 17, 16, 15), fill=INK)
