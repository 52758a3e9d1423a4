"""What every picture must hold, measured on the texts that its canvas has kept."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from locales import PREFIXES
from render.kit.canvas import Box, Canvas, DrawnText
from render.scene import Scene
from tests.render.colours import contrast

SMALLEST = 15
LEAST_CONTRAST = 4.5

# Names as people have them, and as people have them who want to see what breaks.
HOSTILE = [
    "W" * 100,
    "i" * 100,
    "Żółć " * 20,
    "\u202eodwrócony\u202c",
    "𝕱𝖆𝖓𝖈𝖞 ️‍🔥" * 10,
    "Z̷̡̛a̸l̵g̶o̷ " * 8,
    "@everyone <@&1> **x** `y` ||z||",
    "ა" * 40,
    "山田太郎",
    "שלום אברהם בן־דוד " * 4,
    "👩‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿" * 12,
    "\u200b\u3000 \ufeff",
    "",
]

# Ids of messages, empty places in them, and ids of components: what only the code knows.
RAW = re.compile(rf"\b({'|'.join(PREFIXES.values())}|scores|picture)-[a-z]|\{{ ?\$|\w_\w|\w#\d")


class Sheet(Protocol):
    """What can be measured: a canvas, or what is left of one."""

    @property
    def box(self) -> Box: ...
    @property
    def texts(self) -> list[DrawnText]: ...


@dataclass(frozen=True)
class Record:
    """The texts of a sheet whose pixels are gone, so that many can be kept and each is drawn for all measurements."""

    box: Box
    texts: list[DrawnText]


class Draws(Protocol):
    """A painter, as far as it is measured here."""

    def draw(self, scene: Scene, /, *, audit: bool = False) -> Canvas: ...


def records(painter: Draws, scenes: Iterable[Scene], audited: int) -> list[Record]:
    """What each of the scenes says on its sheet; in the first ``audited`` with the ground of each text."""
    sheets = (painter.draw(made, audit=number < audited) for number, made in enumerate(scenes))
    return [Record(sheet.box, sheet.texts) for sheet in sheets]


def outside(sheet: Sheet) -> list[str]:
    """The texts that leave their box or the sheet."""
    return [
        f"{text.text!r} at {text.ink} leaves {box}"
        for text in sheet.texts
        for box in (text.within, sheet.box)
        if not (box[0] <= text.ink[0] and box[1] <= text.ink[1] and text.ink[2] <= box[2] and text.ink[3] <= box[3])
    ]


def small(sheet: Sheet) -> list[str]:
    """The texts below the floor of the type scale."""
    return [f"{text.text!r}: {text.size}" for text in sheet.texts if text.size < SMALLEST]


def pale(sheet: Sheet) -> list[str]:
    """The texts that do not stand out from their ground; the sheet must have been drawn with ``audit``."""
    found: list[str] = []
    for text in sheet.texts:
        assert text.ground is not None
        if contrast(text.fill, text.ground) < LEAST_CONTRAST:
            found.append(f"{text.text!r}: {text.fill} on {text.ground}")
    return found


def sizes(sheet: Canvas) -> dict[str, int]:
    """Each text with the size at which it is drawn, the largest where it stands more than once."""
    found: dict[str, int] = {}
    for text in sheet.texts:
        found[text.text] = max(text.size, found.get(text.text, 0))
    return found


def raw(texts: Iterable[str]) -> list[str]:
    """What only the code knows, with what stands around it in the text."""
    hits = ((text, hit) for text in texts for hit in RAW.finditer(text))
    return [text[max(0, hit.start() - 20) : hit.end() + 20] for text, hit in hits]
