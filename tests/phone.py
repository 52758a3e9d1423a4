"""How tall a message stands on a phone, worked out from its components.

The phone is 390 × 844 points, the most common size. The bars of the system, of the channel and of the box to write in leave about
640 of the height, and the margins 358 of the width. Whoever reads has the end of the message at the end of the screen, and below it,
where only one person sees it, the line that says so and puts it away; who wrote it may have left the screen. The measures are rounded from what Discord's app shows at
its own size of letters; they are a yardstick that is the same every day, not the truth to the point.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from tests.discord.chat import BUTTON, MEDIA_GALLERY, SELECTS, TEXT_DISPLAY

Json = Mapping[str, Any]
Sizes = Mapping[str, tuple[int, int]]

WIDTH, ROOM = 358, 640  # points of the screen that are neither margins nor bars
LINE_BELOW = 24
GAP = 8  # between two components, and between two rows of buttons
CONTROL = 40  # a row of buttons, or a menu
LETTER = 8  # the width of one on a button
PADDING, EMOJI = 32, 26  # of a button: left and right of what it says, and before that

BODY, SMALL, HEADING = (46, 22), (56, 18), (38, 28)  # letters on a line and its height
_STYLES = (("### ", HEADING), ("-# ", SMALL))
_MARKS = re.compile(r"\*\*|__|`|^- ")
_ICON = re.compile(r"<a?:\w+:\d+>")
_ROW, _CONTAINER = 1, 17  # kinds of components that only hold others


def height(components: Sequence[Json], pictures: Sizes, *, private: bool) -> int:
    """The points that a message takes from top to bottom; ``pictures`` are the sizes of its files by name.

    Raises KeyError for a picture whose size is not given, ValueError for a component that has no measure yet.
    """
    return _stacked(components, pictures) + (GAP + LINE_BELOW if private else 0)


def _stacked(components: Sequence[Json], pictures: Sizes) -> int:
    return sum(_block(item, pictures) for item in components) + GAP * (len(components) - 1)


def _block(item: Json, pictures: Sizes) -> int:
    kind = item["type"]
    if kind == TEXT_DISPLAY:
        return sum(map(_line, item["content"].split("\n")))
    if kind == MEDIA_GALLERY:
        (entry,) = item["items"]
        wide, tall = pictures[str(entry["media"]["url"]).rpartition("/")[2].partition("?")[0]]
        return round(tall * min(1.0, WIDTH / wide))
    if kind in SELECTS:
        return CONTROL
    if kind == _ROW and item["components"][0]["type"] == BUTTON:
        return _buttons(item["components"])
    if kind in (_ROW, _CONTAINER):
        return _stacked(item["components"], pictures)
    raise ValueError(f"components of type {kind} have no measure yet")


def _line(line: str) -> int:
    """The height of a line of text, which goes on below where it is too long."""
    start, (letters, points) = next((style for style in _STYLES if line.startswith(style[0])), ("", BODY))
    plain = _MARKS.sub("", _ICON.sub("##", line.removeprefix(start)))
    return points * max(1, len(textwrap.wrap(plain, letters)))


def _buttons(buttons: Sequence[Json]) -> int:
    """The height of a row of buttons: those for which it is too narrow stand in the next."""
    rows, used = 1, 0
    for button in buttons:
        emoji = EMOJI if button.get("emoji") else 0
        wide = min(WIDTH, PADDING + emoji + LETTER * len(button.get("label") or ""))
        if used and used + GAP + wide > WIDTH:
            rows, used = rows + 1, 0
        used += wide + (GAP if used else 0)
    return rows * CONTROL + (rows - 1) * GAP
