"""What is shown where a picture could not be drawn: a sheet that says so, so that a fault in drawing stops no match."""

from __future__ import annotations

from locales import words
from render.formats import Format, encode
from render.kit.canvas import Canvas
from render.kit.ground import paper
from render.kit.palette import INK
from render.scene import Picture

SIZE = (1200, 300)
_MARGIN = 60


def stand_in(slug: str, lang: str, fmt: Format) -> Picture:
    """The sheet in the place of a picture of a game, in this language."""
    sheet, text = Canvas(paper(*SIZE)), words(lang)("picture-fault")
    box = (_MARGIN, 0, SIZE[0] - _MARGIN, SIZE[1])
    sheet.lines(box, text, face="text", sizes=(40, 36, 32), fill=INK, most=4, align="middle")
    data, ending = encode(sheet.image, fmt)
    return Picture(data, f"{slug}-none.{ending}", text, SIZE)
