"""Parts of the board so large that a phone needs no zoom: the market's rows and the victory tiles."""

from __future__ import annotations

from collections.abc import Sequence

from games.founders_of_the_empire.state import STACKS
from render.founders.faces import KIND_COLOURS, Marks, face
from render.founders.market import STACK_ICONS
from render.founders.view import TileView, View
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.ground import paper
from render.kit.palette import EDGE, INK, INK_2, PAPER_3, RUBRIC, darker
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, TOP, close_sheet

MARKET, VICTORY = "market", "victory"
PARTS = (MARKET, VICTORY)

_HEAD, _CAPTION, _PAD = 64, 90, 14
_IN_ROW, _IN_DISPLAY = 5, 4  # tiles side by side
_ROW_TILE, _DISPLAY_TILE = 196, 224

Place = tuple[TileView | None, bool]  # what lies there, whether it is new


def draw_part(view: View, *, audit: bool = False) -> Canvas:
    """The part that the scene names; the market for any other name."""
    return _draw_display(view, audit=audit) if view.scene.place == VICTORY else _draw_market(view, audit=audit)


def _draw_market(view: View, *, audit: bool) -> Canvas:
    rows = {stack: _row(view, stack) for stack in STACKS}
    talls = {stack: _HEAD + _tall(len(places), _IN_ROW, _ROW_TILE) for stack, places in rows.items()}
    sheet, box = _paper(view, sum(talls.values()), view.say("founders-closeup-market"), audit=audit)
    top = box[1] + _PAD
    for stack, places in rows.items():
        strip = (box[0] + _PAD, top, box[2] - _PAD, top + talls[stack])
        _draw_head(sheet, view, stack, (strip[0] + 4, top, strip[2] - 4, top + _HEAD))
        _draw_tiles(sheet, view, places, (strip[0], top + _HEAD, strip[2], strip[3]), _IN_ROW, _ROW_TILE)
        top = strip[3]
    return sheet


def _row(view: View, stack: str) -> list[Place]:
    tiles = next(row for name, row in view.rows.items() if name == stack)
    names = [f"row:{stack}:{place}" for place in range(len(tiles))]
    newest = len(tiles) - 1 if stack == view.state.newest else -1
    return [
        (tile, place == newest or name in view.scene.changed)
        for place, (name, tile) in enumerate(zip(names, tiles, strict=True))
    ]


def _draw_head(sheet: Canvas, view: View, stack: str, box: Box) -> None:
    """The name of a stack, how many tiles it has left, and whether its row is full."""
    colour = next(darker(fill, 0.3) for kind, fill in KIND_COLOURS.items() if kind == stack)
    y = (box[1] + box[3]) / 2
    sheet.icon((box[0] + 24, y), next(icon for kind, icon in STACK_ICONS.items() if kind == stack), 48, colour)
    name = view.say(f"founders-picture-stack-{stack}")
    reach = sheet.label((box[0] + 60, box[1], box[2], box[3]), name, face="caps", sizes=(46,), fill=colour)
    left = next(count for kind, count in view.left_in_stack.items() if kind == stack)
    note = view.say("founders-closeup-piles-left", left=left)
    rest = (box[0] + 80 + round(reach), box[1], box[2], box[3])
    full = any(kind == stack and view.row_is_full(kind) for kind in STACKS)
    end = sheet.label(rest, note, face="ui-semi", sizes=(38, FLOOR), fill=INK_2)
    if full:
        warning = view.say("founders-picture-row-full")
        spot = (rest[0] + round(end) + 20, box[1], box[2], box[3])
        sheet.label(spot, warning, face="ui-bold", sizes=(38, FLOOR), fill=RUBRIC, align="right")
    elif not any(view.rows.values()):
        return
    sheet.fill((box[0], box[1] + 1, box[2], box[1] + 3), PAPER_3)


def _draw_display(view: View, *, audit: bool) -> Canvas:
    places: list[Place] = [
        (tile, f"display:{number}" in view.scene.changed) for number, tile in enumerate(view.display)
    ]
    tall = _tall(len(places), _IN_DISPLAY, _DISPLAY_TILE)
    sheet, box = _paper(view, tall, view.say("founders-closeup-victory"), audit=audit)
    ground = (box[0] + _PAD, box[1] + _PAD, box[2] - _PAD, box[3] - _PAD)
    _draw_tiles(sheet, view, places, ground, _IN_DISPLAY, _DISPLAY_TILE)
    return sheet


# ---------------------------------------------------------------------- tiles in lines
def _tall(count: int, across: int, side: int) -> int:
    """The height of so many tiles with their names; a line of words where there are none."""
    return -(-count // across) * (side + _CAPTION) if count else _HEAD


def _paper(view: View, tall: int, title: str, *, audit: bool) -> tuple[Canvas, Box]:
    height = TOP + tall + 2 * _PAD
    sheet = close_sheet(height + EDGE_ROOM, title, view.when, audit=audit)
    box = (EDGE_ROOM, TOP, CLOSE - EDGE_ROOM, height)
    sheet.panel(box, paper(box[2] - box[0], box[3] - box[1]), radius=14, edge=EDGE, thickness=2, shadow=DEEP)
    return sheet, box


def _draw_tiles(sheet: Canvas, view: View, places: Sequence[Place], box: Box, across: int, side: int) -> None:
    """Tiles in lines with their names below; taken ones are empty frames."""
    if not places:
        words = view.say("founders-closeup-empty")
        sheet.label((box[0] + 8, box[1], box[2], box[3] - 12), words, face="text", sizes=(38, FLOOR), fill=INK_2)
    step = (box[2] - box[0]) / across
    for number, (tile, fresh) in enumerate(places):
        line, column = divmod(number, across)
        left, top = box[0] + column * step, box[1] + line * (side + _CAPTION)
        x, y = left + step / 2, top + side / 2
        if tile is None:
            frame = (round(x - side / 2), round(y - side / 2), round(x + side / 2), round(y + side / 2))
            sheet.panel(frame, PAPER_3, radius=10, edge="#C79C80", thickness=2)
            sheet.icon((x, y), "vp", side // 2, "#C7A98A")
            continue
        shown = face(tile, side, Marks(fresh=fresh, gift=True))
        sheet.stamp_texts(shown.sprite, (x, y), shown.texts)
        caption = (round(left) + 2, round(y + side / 2) + 5, round(left + step) - 2, round(y + side / 2) + _CAPTION - 2)
        sizes = (38, FLOOR)
        sheet.lines(
            caption, tile.name, face="text-semi", sizes=sizes, fill=INK, most=2, align="middle", leading=0.98, top=True
        )
