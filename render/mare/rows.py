"""Resources in rows, each with its number."""

from __future__ import annotations

from collections.abc import Mapping

from games.mare_nostrum.state import COIN, LEGENDARY, UNKNOWN
from render.kit.canvas import Box, Canvas
from render.kit.palette import INK
from render.kit.shapes import Point
from render.mare.looks import GILT, badge, good
from render.mare.view import View


def draw_goods(sheet: Canvas, view: View, goods: Mapping[str, int], box: Box, size: int) -> None:
    """Resources in rows, each with its number."""
    columns = _columns(box[2] - box[0], size)
    step, tall = (box[2] - box[0]) / columns, size + 12
    for place, (name, count) in enumerate(goods.items()):
        row, column = divmod(place, columns)
        x, top = box[0] + column * step, box[1] + row * tall
        draw_good(sheet, view, name, size, (x + size / 2 + 4, top + size / 2 + 2))
        words = (round(x + size + 10), round(top), round(x + step), round(top + size + 4))
        sheet.label(words, str(count), face="ui-bold", sizes=(round(size * 0.62), 20), fill=INK)


def goods_height(count: int, width: int, size: int) -> int:
    """How tall :func:`draw_goods` is for so many kinds."""
    return -(-count // _columns(width, size)) * (size + 12)


def draw_good(sheet: Canvas, view: View, name: str, size: int, middle: Point) -> None:
    """The token of a resource, or what stands for one that is unknown."""
    kind = view.catalogue.kind_of.get(name, name)
    if name in (LEGENDARY, UNKNOWN):
        sheet.stamp(badge("star" if name == LEGENDARY else "chest", size, GILT, INK), middle)
    else:
        sheet.stamp(good(kind, size, name != kind and name != COIN), middle)


def _columns(width: int, size: int) -> int:
    return max(1, int(width / (size * 1.95)))
