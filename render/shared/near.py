"""The rows of a sheet about what stands out on it, for messages in which a picture shares a phone's screen with words."""

from __future__ import annotations

from PIL import Image

from render.kit.canvas import Canvas

AIR = 60  # pixels kept above and below, so that what is numbered at a corner is seen whole
LEAST = 0.5  # of the width: lower strips show nothing of what lies around
BAR = 100  # pixels: what begins no lower than this is shown with the bar on top of the sheet


def near(sheet: Canvas) -> Image.Image:
    """The sheet in all its width, from the highest of its marks to the lowest; whole where nothing is marked."""
    width, height = sheet.image.size
    if not sheet.marked:
        return sheet.image
    top = min(box[1] for box in sheet.marked) - AIR
    end = max(box[3] for box in sheet.marked) + AIR
    if (lacking := round(width * LEAST) - (end - top)) > 0:
        top, end = top - lacking // 2, end + lacking - lacking // 2
    if top <= BAR:
        top, end = 0, end - min(0, top)
    if end > height:
        top, end = max(0, top - (end - height)), height
    return sheet.image.crop((0, top, width, end))
