"""What shows where something has changed or may be chosen: numbered discs and bright outlines."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.canvas import Box, Canvas
from render.kit.palette import FRESH, FRESH_EDGE, INK, rgb
from render.kit.pieces import piece
from render.kit.shapes import silhouette_mask

NUMBER_FILL, NUMBER_INK = "#FFF3B0", "#2A1A00"
PALE_FILL = "#CFC6B4"
ON_BOARD, ON_BOARD_DIGIT = 60, 48  # of 1600 pixels: 12 of 400
RAISED_FILL, RAISED_RIM = "#FFF1C4", "#3A2404"


def draw_number(sheet: Canvas, centre: tuple[float, float], number: int, size: int, *, possible: bool = True) -> None:
    """The number of a place to choose from, on a flat disc; pale where the place cannot be chosen and is only counted."""
    sheet.stamp(_number_disc(size, NUMBER_FILL if possible else PALE_FILL), centre)
    px = round(size * (0.66 if number < 100 else 0.52))
    box = _around(centre, size)
    if possible:
        sheet.marked.append(box)
    sheet.label(box, str(number), face="ui-bold", sizes=(px, 18, 16, 15), fill=NUMBER_INK, align="middle")


def draw_board_number(sheet: Canvas, centre: tuple[float, float], number: int) -> None:
    """The number of a seat or region to choose from on the picture of a whole board: as large as it must be on a phone, which shows
    that a quarter as wide.
    """
    sheet.stamp(_number_disc(ON_BOARD, NUMBER_FILL), centre)
    box = _around(centre, ON_BOARD)
    sheet.marked.append(box)
    sheet.label(box, str(number), face="ui-bold", sizes=(ON_BOARD_DIGIT,), fill=NUMBER_INK, align="middle")


def draw_raised_number(sheet: Canvas, centre: tuple[float, float], number: int, size: int) -> None:
    """The number of a place to choose from, on a raised piece, for tiles and cards that are raised themselves."""
    sheet.stamp(piece("", size, RAISED_FILL, RAISED_RIM, INK, "disc"), centre)
    sizes = (round(size * 0.6), round(size * 0.5))
    sheet.marked.append(_around(centre, size))
    sheet.label(_around(centre, size), str(number), face="ui-bold", sizes=sizes, fill=INK, align="middle")


def _around(centre: tuple[float, float], size: int) -> Box:
    x, y, half = centre[0], centre[1], size / 2
    return round(x - half), round(y - half), round(x + half), round(y + half)


@kept
def _number_disc(size: int, fill: str) -> Image.Image:
    side = size + 4
    disc = Image.new("RGBA", (side, side), 0)
    disc.paste((*rgb(FRESH_EDGE), 255), (0, 0), silhouette_mask("disc", side, size / 2 + 1.5))
    disc.paste((*rgb(fill), 255), (0, 0), silhouette_mask("disc", side, size / 2 - 0.8))
    return disc


def mark_box(sheet: Canvas, box: Box, radius: int = 9) -> None:
    """The bright outline with a dark edge round a box that has changed or may be chosen."""
    x0, y0, x1, y1 = box
    sheet.marked.append(box)
    sheet.ring(box, FRESH_EDGE, 5, radius=radius)
    sheet.ring((x0 + 1, y0 + 1, x1 - 1, y1 - 1), FRESH, 3, radius=max(1, radius - 1))
