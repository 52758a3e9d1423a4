"""The signs of all games as small pictures, such as a chat shows within a line."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from render.paint import PAINTERS
from render.shared.icons import Draw, alone

_STEM, _MARK = 14, 5  # characters of a name: it stands in every text that shows the sign


@dataclass(frozen=True)
class Emoji:
    """A sign as a PNG of 128 × 128 pixels; the name changes with the drawing, and consists of letters, digits and ``_``."""

    name: str
    data: bytes


def emojis(slug: str) -> dict[str, Emoji]:
    """Those of a game by the name under which its painter has the sign. Takes half a second; always the same."""
    return dict(_of_game(PAINTERS[slug].icons))


def _of_game(icons: Mapping[str, Draw]) -> Iterator[tuple[str, Emoji]]:
    """What is drawn alike is one emoji, named after the first."""
    drawn: dict[str, Emoji] = {}
    for name, draw in icons.items():
        image = alone(draw)
        mark = hashlib.sha256(image.tobytes()).hexdigest()[:_MARK]
        if mark not in drawn:
            file = io.BytesIO()
            image.save(file, "PNG")
            drawn[mark] = Emoji(f"{re.sub('[^A-Za-z0-9]', '_', name)[:_STEM]}_{mark}", file.getvalue())
        yield name, drawn[mark]
