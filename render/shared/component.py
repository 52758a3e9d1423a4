"""One component of a game on a sheet of its own: as it looks on the other sheets, large, and below it what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.ground import paper
from render.kit.palette import EDGE, INK
from render.kit.text import wrap
from render.shared.closeup import CLOSE, EDGE_ROOM, TOP, close_sheet
from render.shared.facts import Facts

PIECE = 240  # diameter of a piece: its icon is then as large as the atlas has it
_AIR, _LINE, _SIZE = 24, 48, 42  # round what is drawn; of the words


@dataclass(frozen=True)
class Look:
    """How a component is drawn: ``draw`` fills a box of that height over the whole sheet. ``worded``: its words stand on it."""

    height: int
    draw: Callable[[Canvas, Box], None]
    worded: bool = False


def look_of_sprites(sprites: Iterable[Image.Image]) -> Look:
    """Pieces side by side in the middle, as large as they are."""
    shown = [*sprites]

    def draw(sheet: Canvas, box: Box) -> None:
        x = (box[0] + box[2] - sum(sprite.width for sprite in shown) - _AIR * (len(shown) - 1)) / 2
        for sprite in shown:
            sheet.stamp(sprite, (x + sprite.width / 2, (box[1] + box[3]) / 2))
            x += sprite.width + _AIR

    return Look(max(sprite.height for sprite in shown), draw)


def look_of_icon(icon: str) -> Look:
    """What is no piece, such as a board or a sheet of paper: the icon of it."""
    size = PIECE * 2 // 3
    return Look(size, lambda sheet, box: sheet.icon(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), icon, size, INK))


def draw_look(view: Facts[Any, Any, Any], look: Look, *, audit: bool = False) -> Canvas:
    """The component that the scene names, by its name."""
    name = view.scene.place
    box = (EDGE_ROOM, TOP, CLOSE - EDGE_ROOM, TOP)
    room = box[2] - box[0] - 2 * _AIR
    words = "" if look.worded else view.text_of(name)
    lines = wrap(words, "text", _SIZE, room - 12) if words else ()
    foot = box[1] + look.height + 2 * _AIR + (len(lines) * _LINE + _AIR // 2 if lines else 0)
    sheet = close_sheet(foot + EDGE_ROOM, view.name_of(name), view.say(f"{view.prefix}-name"), audit=audit)
    ground = (box[0], box[1], box[2], foot)
    sheet.panel(ground, paper(room + 2 * _AIR, foot - box[1]), radius=14, edge=EDGE, thickness=2, shadow=DEEP)
    inner = (box[0] + _AIR, box[1] + _AIR, box[2] - _AIR, box[1] + _AIR + look.height)
    look.draw(sheet, inner)
    for row, line in enumerate(lines):
        at = (inner[0] + 4, inner[3] + _AIR + (row + 0.5) * _LINE)
        sheet.text(at, line, face="text", size=_SIZE, fill=INK, within=ground)
    return sheet


def draw_words(view: Facts[Any, Any, Any], *, audit: bool = False) -> Canvas:
    """A component of a game that has no drawings of them: its words."""
    return draw_look(view, look_of_icon("card"), audit=audit)
