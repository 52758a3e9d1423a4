"""Icons as alpha masks: one atlas of drawings, and a few plain shapes that it lacks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFilter

from render.kit.cache import kept

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "icons"

_FAINT = 30  # below this many pixels thin strokes need help
_HELP = 1.18


@kept
def icon_mask(name: str, size: int) -> Image.Image:
    """The icon as a square mask of ``size`` px. Raises KeyError for a name that is neither drawn here nor in the atlas."""
    if name in _OWN:
        mask = _OWN[name]().resize((size, size), Image.Resampling.BOX if size < 60 else Image.Resampling.HAMMING)
    else:
        atlas, index = _atlas()
        x, y = index["icons"][name]
        cell, pad = index["cell"], index["pad"]
        box = (x + pad, y + pad, x + cell - pad, y + cell - pad)
        mask = atlas.resize((size, size), Image.Resampling.HAMMING, box=box)
    if size < _FAINT:
        mask = mask.point([min(255, int(value * _HELP)) for value in range(256)])
    return mask


@kept
def _atlas() -> tuple[Image.Image, dict[str, Any]]:
    index = json.loads((FOLDER / "atlas_160.json").read_text(encoding="utf-8"))
    with Image.open(FOLDER / "atlas_160.png") as file:
        return file.convert("L"), index


@kept
def _drop() -> Image.Image:
    mask = Image.new("L", (480, 480), 0)
    pen = ImageDraw.Draw(mask)
    pen.ellipse((102, 170, 378, 446), fill=255)
    pen.polygon([(240, 28), (355, 230), (368, 285), (240, 330), (112, 285), (125, 230)], fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(9)).point([255 if v > 120 else 0 for v in range(256)])
    pen = ImageDraw.Draw(mask)
    pen.arc((146, 214, 334, 402), 95, 165, fill=0, width=22)
    return mask


@kept
def _leaf() -> Image.Image:
    mask = Image.new("L", (480, 480), 0)
    pen = ImageDraw.Draw(mask)
    # The blade is where two circles overlap; the stalk and veins are cut out of it.
    first, second = Image.new("L", mask.size, 0), Image.new("L", mask.size, 0)
    ImageDraw.Draw(first).ellipse((60, -150, 520, 310), fill=255)
    ImageDraw.Draw(second).ellipse((90, 40, 550, 500), fill=255)
    blade = Image.new("L", mask.size, 0)
    blade.paste(first, (0, 0), second)
    blade = blade.rotate(38, Image.Resampling.BICUBIC, center=(300, 180), translate=(-72, 52))
    mask.paste(255, (0, 0), blade.point([255 if v > 120 else 0 for v in range(256)]))
    box = mask.getbbox() or (0, 0, 480, 480)
    blade = mask.crop(box).resize((400, 400))
    mask = Image.new("L", (480, 480), 0)
    mask.paste(blade, (62, 22))
    pen = ImageDraw.Draw(mask)
    pen.line([(24, 456), (380, 100)], fill=0, width=20)
    pen.line([(22, 458), (96, 384)], fill=255, width=34)
    for along in (150, 240, 320):
        pen.line([(along, 480 - along), (along + 84, 480 - along - 6)], fill=0, width=14)
        pen.line([(along, 480 - along), (along + 6, 480 - along - 84)], fill=0, width=14)
    return mask


@kept
def _triangle() -> Image.Image:
    mask = Image.new("L", (480, 480), 0)
    ImageDraw.Draw(mask).polygon([(240, 60), (440, 420), (40, 420)], fill=255)
    return mask


_OWN = {"drop": _drop, "leaf": _leaf, "triangle": _triangle}
