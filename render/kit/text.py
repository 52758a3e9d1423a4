"""Lines of text as cached masks, and the arts of making them fit: shrinking, clipping, wrapping.

A line is drawn four times as large and reduced, because hinted advances are whole pixels and would set small letters
unevenly. Masks are kept by face, size and words; colour comes when they are pasted.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.cache import kept
from render.kit.fonts import Face, font, has_glyph

NO_BREAK = "\u00a0"
_NUMBER = re.compile(r"\b(\d+) ")  # before what it counts
_LAST = re.compile(r" (\d+[.,;:)])")  # behind it
ELLIPSIS = "…"
STAND_IN = "·"  # for letters that no face has
LONGEST_NAME = 100
_LINE = 1.22  # from the top of an accented capital to the foot of a g, as a share of the size


@dataclass(frozen=True)
class TextMask:
    """A line as an alpha mask; its upper left corner lies at (dx, dy) from the start of the baseline."""

    mask: Image.Image
    dx: int
    dy: int
    advance: float


@kept
def text_mask(face: Face, size: int, text: str, track: float = 0.0, stroke: float = 0.0) -> TextMask:
    """The mask of one line at ``size`` px, letters ``track`` px further apart and ``stroke`` px fatter on every side."""
    scale = 4 if size < 40 else 2
    big = font(face, size * scale)
    fat = round(stroke * scale)
    starts: list[float] = []
    reach = 0.0
    for letter in text if track else ():
        starts.append(reach)
        reach += _step(face, size * scale, letter) + track * scale
    advance = reach - track * scale if track and text else _reach(face, size * scale, text)
    # Measured and drawn at once: to ask for the box first loads every letter twice.
    line, (x, y) = big.getmask2(text, "L", stroke_width=fat, anchor="ls", stroke_filled=True)
    right, bottom = max(x + line.size[0], math.ceil(advance) + fat), y + line.size[1]
    left = math.floor(min(x, -fat) / scale) * scale
    top = math.floor(y / scale) * scale
    width = max(1, math.ceil((right - left) / scale)) * scale
    height = max(1, math.ceil((bottom - top) / scale)) * scale
    mask = Image.new("L", (width, height), 0)
    pen = ImageDraw.Draw(mask)
    if track:
        for letter, start in zip(text, starts, strict=True):
            pen.text((start - left, -top), letter, font=big, fill=255, anchor="ls", stroke_width=fat)
    else:
        pen.draw.draw_bitmap((x - left, y - top), line, 255)
    mask = mask.reduce(scale)
    tight = mask.getbbox() or (0, 0, 1, 1)
    return TextMask(mask.crop(tight), left // scale + tight[0], top // scale + tight[1], advance / scale)


@lru_cache(4096)
def text_width(face: Face, size: int, text: str, track: float = 0.0) -> float:
    """How far the line reaches, in pixels."""
    spread = track * max(0, len(text) - 1)
    if track:
        return sum(_step(face, size * 4, letter) for letter in text) / 4 + spread
    return _reach(face, size * 4, text) / 4


def _reach(face: Face, size: int, text: str) -> float:
    """What the font itself measures, from steps that are kept: it would load every letter anew for every try of a line."""
    return sum((_step(face, size, text[at : at + 2]) for at in range(len(text))), 0.0)


@lru_cache(12288)
def _step(face: Face, size: int, letters: str) -> float:
    """How far the pen goes on after a letter: the last of a line, or one before another, kerning included."""
    big = font(face, size)
    return big.getlength(letters) - big.getlength(letters[1:])


@lru_cache(2048)
def readable(text: str, face: Face = "ui", fallback: str = "") -> str:
    """The text as the face can draw it: no control or direction marks, no stacked accents, no boxes for unknown letters.

    Fancy letters become plain ones, symbols the face lacks are left out, each run of unknown letters becomes a dot. Where
    nothing is left, ``fallback``.
    """
    composed = unicodedata.normalize("NFKC", text[: LONGEST_NAME * 10])
    out: list[str] = []
    drawn = False
    for letter in composed:
        category = unicodedata.category(letter)
        if letter.isspace():
            out.append(NO_BREAK if letter == NO_BREAK else " ")
        elif category[0] == "C" or category in ("Mn", "Me"):
            continue
        elif has_glyph(face, letter):
            out.append(letter)
            drawn = True
        elif category[0] in "LNP" and (not out or out[-1] != STAND_IN):
            out.append(STAND_IN)
    return " ".join("".join(out).split(" ")).strip() if drawn else fallback


@lru_cache(2048)
def fit(text: str, face: Face, sizes: tuple[int, ...], width: float, track: float = 0.0) -> tuple[int, str]:
    """The first of ``sizes`` (largest first) at which the line fits into ``width``; at the last one it is cut with an ellipsis."""
    for size in sizes:
        if text_width(face, size, text, track) <= width:
            return size, text
    return sizes[-1], clip(text, face, sizes[-1], width, track)


@lru_cache(2048)
def clip(text: str, face: Face, size: int, width: float, track: float = 0.0) -> str:
    """The line, its end replaced by an ellipsis if it is wider than ``width`` pixels."""
    if text_width(face, size, text, track) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(face, size, text[:middle].rstrip() + ELLIPSIS, track) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def counts_kept(text: str) -> str:
    """The text with every number kept on one line with what it counts, and at the end of a part with what goes before it."""
    return _LAST.sub(rf"{NO_BREAK}\1", _NUMBER.sub(rf"\1{NO_BREAK}", text))


def bind(text: str) -> list[str]:
    """The pieces of a text that must not be parted: a one-letter word stays with the next one, as Polish sets them."""
    pieces: list[str] = []
    held = ""
    for word in text.split(" "):
        if not word:
            continue
        joined = held + word
        bare = word.strip("(„«")
        if len(bare) == 1 and bare.isalpha():
            held = joined + NO_BREAK
            continue
        pieces.append(joined)
        held = ""
    if held:
        pieces.append(held.removesuffix(NO_BREAK))
    return pieces


@lru_cache(2048)
def wrap(text: str, face: Face, size: int, width: float, most: int = 99) -> tuple[str, ...]:
    """The text in at most ``most`` lines no wider than ``width``; what does not fit is cut with an ellipsis."""
    lines: list[str] = []
    for piece in bind(text):
        longer = f"{lines[-1]} {piece}" if lines else piece
        if lines and text_width(face, size, longer) <= width:
            lines[-1] = longer
        else:
            lines.append(piece)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple(clip(line, face, size, width) for line in lines)


@lru_cache(2048)
def fit_lines(
    text: str, face: Face, sizes: tuple[int, ...], room: tuple[int, int], most: int, leading: float
) -> tuple[int, tuple[str, ...]]:
    """The first of ``sizes`` at which the text takes at most ``most`` uncut lines in ``room`` (width, height), and the lines.

    At the last size it is cut.
    """
    for size in sizes:
        lines = wrap(text, face, size, room[0])
        if _inside(text, lines, size, room[1], most, leading):
            return size, lines
    return sizes[-1], wrap(text, face, sizes[-1], room[0], most)


def fits_lines(text: str, face: Face, sizes: tuple[int, ...], room: tuple[int, int], most: int, leading: float) -> bool:
    """Whether ``fit_lines`` need not cut the text."""
    size, lines = fit_lines(text, face, sizes, room, most, leading)
    return _inside(text, lines, size, room[1], most, leading)


def _inside(text: str, lines: Sequence[str], size: int, height: int, most: int, leading: float) -> bool:
    tall = size * (leading * (len(lines) - 1) + _LINE)
    return len(lines) <= most and tall <= height and not _cut(text, lines)


@lru_cache(2048)
def balanced(lines: tuple[str, ...], face: Face, size: int) -> tuple[str, ...]:
    """The same text in as many lines of nearly equal length, for what stands centred."""
    if len(lines) < 2:
        return lines
    text = " ".join(lines)
    widest = max(text_width(face, size, line) for line in lines)
    for share in (0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95):
        tried = wrap(text, face, size, widest * share)
        if len(tried) == len(lines) and not _cut(text, tried):
            return tried
    return lines


def _cut(text: str, lines: Sequence[str]) -> bool:
    return any(line.endswith(ELLIPSIS) for line in lines) and not text.endswith(ELLIPSIS)
