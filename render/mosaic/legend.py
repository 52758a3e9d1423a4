"""What the signs mean, where a table with few players leaves room for it."""

from __future__ import annotations

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.palette import INK, PAPER, PAPER_2
from render.kit.text import text_width
from render.mosaic.chips import Chip, draw_sign
from render.mosaic.view import View

SIGNS = (
    Chip("piece", "city"),
    Chip("piece", "port_city"),
    Chip("piece", "farm"),
    Chip("piece", "manufactory"),
    Chip("piece", "infantry"),
    Chip("piece", "cavalry"),
    Chip("piece", "siege_engine"),
    Chip("resource", "population"),
    Chip("resource", "food"),
    Chip("resource", "ideas"),
    Chip("resource", "stone"),
    Chip("resource", "money"),
    Chip("resource", "tax"),
    Chip("resource", "tariff"),
    Chip("icon", "book"),
    Chip("icon", "card"),
    Chip("icon", "crate"),
    Chip("unrest", ""),
)
LINE = 29
PAD, SIGN, SIZE = 5, 26, 20  # air at the rim, room for a sign, size of the words


def draw_legend(sheet: Canvas, view: View, box: Box) -> None:
    """The pillars by name, then as many signs as there is room for, in two columns."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=12, shadow=SOFT)
    chips = [*(Chip("pillar", name) for name in view.catalogue.pillars), *SIGNS]
    rows = max(1, (box[3] - box[1] - 12) // LINE)
    chips = chips[: rows * 2]
    rows = -(-len(chips) // 2)
    step = (box[3] - box[1] - 12) / rows
    meanings = [_meaning(view, chip) for chip in chips]
    widest = [max(text_width("text", SIZE, text) for text in meanings[part * rows :][:rows]) for part in (0, 1)]
    air = max(0.0, box[2] - box[0] - 2 * (PAD + SIGN) - sum(widest))
    for place, (chip, text) in enumerate(zip(chips, meanings, strict=True)):
        column, row = divmod(place, rows)
        left = box[0] + PAD + column * round(SIGN + widest[0] + air)
        y = box[1] + 6 + (row + 0.5) * step
        draw_sign(sheet, chip, (left + 12, y), 24)
        words = (left + SIGN, round(y - step / 2), round(left + SIGN + widest[column] + 3), round(y + step / 2))
        sheet.label(words, text, face="text", sizes=(SIZE,), fill=INK)


def _meaning(view: View, chip: Chip) -> str:
    if chip.kind == "pillar":
        return view.term("picture-pillar", chip.what)
    return view.say(f"mosaic-picture-sign-{(chip.what or chip.kind).replace('_', '-')}")
