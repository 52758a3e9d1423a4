"""What the signs mean, where a table with few players leaves room for it."""

from __future__ import annotations

from render.canvas import SOFT, Box, Canvas
from render.mosaic.chips import Chip, draw_sign
from render.mosaic.view import View
from render.palette import INK, PAPER, PAPER_2

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


def draw_legend(sheet: Canvas, view: View, box: Box) -> None:
    """The pillars by name, then as many signs as there is room for, in two columns."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=12, shadow=SOFT)
    chips = [*(Chip("pillar", name) for name in view.catalogue.pillars), *SIGNS]
    rows = max(1, (box[3] - box[1] - 12) // LINE)
    chips = chips[: rows * 2]
    rows = -(-len(chips) // 2)
    step = (box[3] - box[1] - 12) / rows
    half = (box[2] - box[0] - 12) // 2
    for place, chip in enumerate(chips):
        left = box[0] + 7 + place // rows * half
        y = box[1] + 6 + (place % rows + 0.5) * step
        draw_sign(sheet, chip, (left + 13, y), 24)
        words = (left + 27, round(y - step / 2), left + half, round(y + step / 2))
        sheet.label(words, _meaning(view, chip), face="text", sizes=(19, 18, 17, 16, 15), fill=INK)


def _meaning(view: View, chip: Chip) -> str:
    if chip.kind == "pillar":
        return view.name_of(chip.what)
    return view.say(f"mosaic-picture-sign-{(chip.what or chip.kind).replace('_', '-')}")
