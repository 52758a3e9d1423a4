"""The typefaces of the pictures, by what they are for.

Pillow's basic layout is asked for by name: with the other engine, spacing would depend on whether a system library is
installed, and equal pixels on every machine are worth more than kerning.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "fonts"

Face = Literal["ui", "ui-semi", "ui-bold", "text", "text-semi", "title", "caps", "italic"]

_NOWHERE = "\U0010fffd"  # private use: no face has it

FILES: dict[Face, str] = {
    "ui": "SourceSans3-Regular.otf",
    "ui-semi": "SourceSans3-Semibold.otf",
    "ui-bold": "SourceSans3-Bold.otf",
    "text": "FiraSansCondensed-Medium.ttf",
    "text-semi": "FiraSansCondensed-SemiBold.ttf",
    "title": "Cinzel-Bold.ttf",
    "caps": "AlegreyaSC-Bold.ttf",
    "italic": "Alegreya-BoldItalic.ttf",
}


@lru_cache(32)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """The face at ``size`` pixels."""
    return ImageFont.truetype(str(FOLDER / FILES[face]), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(512)
def cap_height(face: Face, size: int) -> float:
    """Height of a capital in pixels; text is centred on it."""
    return -font(face, size * 4).getbbox("H", anchor="ls")[1] / 4


@lru_cache(8192)
def has_glyph(face: Face, letter: str) -> bool:
    """Whether the face can draw the letter, or would show its box for unknown ones."""
    return letter.isspace() or _drawn(face, letter) != _drawn(face, _NOWHERE)


@lru_cache(8192)
def _drawn(face: Face, letter: str) -> bytes:
    sheet = Image.new("L", (64, 64), 0)
    ImageDraw.Draw(sheet).text((8, 48), letter, font=font(face, 32), fill=255, anchor="ls")
    return sheet.tobytes()
