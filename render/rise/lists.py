"""Tiles that can be taken, in lines that a phone can read: what each costs and does; for who chooses, what it lacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.rise_of_empires.vocabulary import Era
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import INK, INK_2, darker
from render.kit.pieces import player_token
from render.kit.text import text_width
from render.rise.chips import Chip, chips_of, draw_chips, draw_points, width_of
from render.rise.looks import CREAM, ERA_DARK, MINUS, ROW_FILLS, TIMES, empire, good
from render.rise.tiles import PAPER, PAPER_2, WONDER, draw_price, progress_icon
from render.rise.view import SeatView, View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

ROW, _LINE = 92, 42  # height of a tile, of each line of its text
_STRIP, _SIGN, _COIN, _DISC = 76, 50, 58, 56
_NAMES, _TEXT = (42, 40, 38, FLOOR), (38, FLOOR)
_LINES = 3
_TALLEST = 1700  # of a sheet; where more tiles lie there, signs alone tell what they do
_GOOD, _BAD = "#2F6B2A", "#8A3A2A"


@dataclass(frozen=True)
class Row:
    """A tile in a line: how many there are, its price (None for one without), what it does, its text ("" for none), who has it."""

    id: str
    count: int
    price: int | None
    chips: Sequence[Chip]
    text: str
    owner: int | None = None
    flipped: bool = False


def list_of(view: View) -> str:
    """The list in which everything lies that is to be chosen from, "" where that is not one list."""
    tiles = {value for kind, _, value in (name.partition(":") for name in view.scene.candidates) if kind == "tile"}
    offered = {
        "progress": set(view.state.progress),
        "cities": set(view.state.cities),
        "territory": set(view.state.territory),
        "empires": set(view.state.empires),
    }
    return next((name for name, there in offered.items() if tiles and tiles <= there), "")


def draw_list(view: View, name: str, *, audit: bool = False) -> Canvas:
    """The tiles of one kind."""
    rows = _rows(view, name)
    columns = 2 if name == "cities" else 1
    if sum(_tall(row, CLOSE - 2 * EDGE_ROOM) + GAP for row in rows) > _TALLEST:
        rows, columns = [replace(row, text="") for row in rows], 2
    if list_of(view) == name:
        columns = 1  # verdict and number need the room
    wide = (CLOSE - 2 * EDGE_ROOM - GAP * (columns - 1)) // columns
    lines = [rows[start : start + columns] for start in range(0, len(rows), columns)]
    talls = [max(_tall(row, wide) for row in line) for line in lines]
    height = TOP + (sum(talls) + GAP * len(talls) if rows else ROW)
    sheet = close_sheet(height + EDGE_ROOM, view.say(f"rise-closeup-{name}"), view.when, audit=audit)
    if not rows:
        spot = (EDGE_ROOM + 10, TOP, CLOSE - EDGE_ROOM, TOP + ROW)
        sheet.label(spot, view.say("rise-picture-none"), face="ui-semi", sizes=(42,), fill=CREAM)
    top = TOP
    for line, tall in zip(lines, talls, strict=True):
        for place, row in enumerate(line):
            left = EDGE_ROOM + place * (wide + GAP)
            draw_row(sheet, view, row, (left, top, left + wide, top + tall))
        top += tall + GAP
    return sheet


LISTS: Mapping[str, Callable[..., Canvas]] = {
    name: partial(draw_list, name=name) for name in ("progress", "cities", "territory", "empires")
}


# ---------------------------------------------------------------------- what a line says
def _rows(view: View, name: str) -> list[Row]:
    return view.by_number(_unsorted(view, name), lambda row: f"tile:{row.id}")


def _unsorted(view: View, name: str) -> list[Row]:
    if name == "empires":
        return [_empire(view, tile) for tile in view.catalogue.empires]
    if name == "territory":
        return [_row(view, tile, view.state.territory.count(tile)) for tile in view.catalogue.territory]
    tiles = view.state.progress if name == "progress" else view.state.cities
    return [_row(view, tile, tiles.count(tile), worded=name == "progress") for tile in dict.fromkeys(tiles)]


def _row(view: View, tile: str, count: int, *, worded: bool = False) -> Row:
    price = view.price(tile)
    free = not price and tile not in view.catalogue.cities
    return Row(tile, count, None if free else price, _chips(view, tile), view.text_of(tile) if worded else "")


def _chips(view: View, tile: str) -> list[Chip]:
    """What a tile does; the points of a city stand before its name."""
    city = tile in view.catalogue.cities
    return [chip for chip in chips_of(view.catalogue.tiles[tile]) if not (chip.points and city)]


def own_row(view: View, seat: SeatView, tile: str) -> Row:
    """A tile that a seat has: without its price."""
    player = seat.player
    if tile in view.catalogue.empires:
        return replace(_empire(view, tile), count=1, owner=None)
    count = player.territory.count(tile) if tile in view.catalogue.territory else 1
    return Row(tile, count, None, _chips(view, tile), "", flipped=tile in player.flipped)


def row_of(view: View, tile: str) -> Row:
    """A tile by itself, with its price, wherever the tiles of a match lie."""
    if tile in view.catalogue.empires:
        return replace(_empire(view, tile), count=1, owner=None)
    return _row(view, tile, 1)


def fits(view: View, row: Row, wide: int) -> bool:
    """Whether a line of that width shows all signs of an own tile at their full size."""
    word = max(text_width("text-semi", FLOOR, word) for word in view.name_of(row.id).split(" "))
    signs = sum(width_of(chip, _SIGN) + _SIGN // 5 for chip in row.chips)
    beside = _STRIP + 28 + 32 + (58 if row.flipped else 0) + (64 if row.id in view.catalogue.territory else 0)
    if view.number_of("tile", row.id):
        beside += _DISC + 64
    return signs + word + beside <= wide


def _empire(view: View, tile: str) -> Row:
    side = view.side_of(tile)
    war = Chip(f"{side.attacker_loses}{MINUS}{side.defender_loses}", icon="war")
    chips = [Chip(str(side.regions), icon="flag"), war if side.defender_loses else Chip(icon="dove")]
    owner = next((seat.seat for seat in view.seats if tile in seat.player.empires), None)
    there = tile in view.state.empires
    return Row(tile, 1 if there or owner is not None else 0, None, chips, "", None if there else owner)


def _tall(row: Row, wide: int) -> int:
    if not row.text:
        return ROW
    room = wide - _STRIP - 30
    lines = next(
        (
            n
            for n in range(1, _LINES)
            if Canvas.holds((0, 0, room, n * _LINE), row.text, face="text", sizes=_TEXT, most=n)
        ),
        _LINES,
    )
    return ROW - 18 + lines * _LINE


# ---------------------------------------------------------------------- lines
def draw_row(sheet: Canvas, view: View, row: Row, box: Box) -> None:
    """A tile in its line; in grey what is gone or lies face down."""
    gone = not row.count or row.owner is not None or row.flipped
    fill = _fill(view, row.id)
    if gone:
        sheet.panel(box, "#CDC1A8", radius=10, edge="#8E8069", thickness=3)
    else:
        sheet.panel(box, PAPER, to=PAPER_2, radius=10, edge=fill, thickness=4, shadow=SOFT)
    strip = (box[0] + 4, box[1] + 4, box[0] + _STRIP, box[3] - 4)
    _draw_sign(sheet, view, row.id, strip, fill)
    head = (strip[2] + 14, box[1] + 2, box[2] - 14, box[1] + ROW - (18 if row.text else 2))
    right = _draw_verdict(sheet, view, row, head)
    y = (head[1] + head[3]) / 2
    word = max(text_width("text-semi", FLOOR, word) for word in view.name_of(row.id).split(" "))
    most = right - head[0] - round(word) - 32 - (0 if row.price is None else _COIN + 12)
    wide = min(most, sum(width_of(chip, _SIGN) + _SIGN // 5 for chip in row.chips))
    draw_chips(sheet, (right - wide, head[1], right, head[3]), list(row.chips), size=_SIGN)
    right -= wide + (16 if wide else 0)
    if row.price is not None:
        draw_price(sheet, row.price, (right - _COIN / 2, y), _COIN)
        right -= _COIN + 12
    if row.count > 1 or row.id in view.catalogue.territory:
        count = f"{TIMES}{row.count}"
        spot = (right - round(text_width("ui-bold", 40, count)) - 6, head[1], right, head[3])
        sheet.label(spot, count, face="ui-bold", sizes=(40,), fill="#7A2D22", align="right")
        right = spot[0] - 12
    words = (head[0], head[1], right, head[3])
    ink = INK_2 if gone else INK
    sheet.lines(words, view.name_of(row.id), face="text-semi", sizes=_NAMES, fill=ink, most=2, leading=0.96)
    if row.text:
        below = (head[0], head[3] - 6, box[2] - 14, box[3] - 6)
        sheet.lines(below, row.text, face="text", sizes=_TEXT, fill=INK_2, most=_LINES, leading=1.04)
    if view.number_of("tile", row.id) or view.changed("tile", row.id):
        mark_box(sheet, box)


def _draw_verdict(sheet: Canvas, view: View, row: Row, box: Box) -> int:
    """At the right end: the number of a tile to choose; else, for who chooses, a cross and the gold that it lacks; else its owner.
    Where one has been chosen the others are neither possible nor impossible any more.

    Gives what is left of the line.
    """
    right, y = box[2], (box[1] + box[3]) / 2
    if row.flipped:
        sheet.icon((right - 24, y), "cycle", 42, INK_2)
        right -= 58
    if row.owner is not None:
        sheet.stamp(player_token(view.seats[row.owner].colour, "eagle", 52), (right - 28, y))
        return right - 70
    if number := view.number_of("tile", row.id):
        draw_number(sheet, (right - _DISC / 2, y), number, _DISC)
        sheet.icon((right - _DISC - 30, y), "check", 44, _GOOD)
        return right - _DISC - 64
    if view.scene.chosen and view.possible("tile", row.id):
        sheet.icon((right - 24, y), "check", 44, _GOOD)
        return right - 58
    if view.scene.viewer is None or view.scene.chosen or not list_of(view):
        return right
    sheet.icon((right - 24, y), "cross", 44, _BAD)
    right -= 60
    lacks = (row.price or 0) - view.seats[view.scene.viewer].player.gold
    if row.count and lacks > 0:
        chip = Chip(f"{MINUS}{lacks}", good="gold")
        wide = width_of(chip, _SIGN) + 4
        draw_chips(sheet, (right - wide, box[1], right, box[3]), [chip], size=_SIGN, ink=_BAD)
        right -= wide + 24
        sheet.fill((right + 10, round(y) - 28, right + 12, round(y) + 28), darker(PAPER_2, 0.3))
    return right


def _fill(view: View, tile: str) -> str:
    if tile in view.catalogue.wonders:
        return WONDER
    known = view.catalogue.progress.get(tile) or view.catalogue.cities.get(tile)
    if known is not None:
        era: Era = known.era
        return ERA_DARK[era]
    return ROW_FILLS["empire" if tile in view.catalogue.empires else "territory"]


def _draw_sign(sheet: Canvas, view: View, tile: str, strip: Box, fill: str) -> None:
    """What stands for a tile: the icon of progress, the points of a city, the piece of a territory or empire."""
    centre = (strip[0] + strip[2]) / 2, (strip[1] + strip[3]) / 2
    if tile in view.catalogue.empires:
        sheet.stamp(empire(view.side_of(tile).water, 58), centre)
        return
    if tile in view.catalogue.territory:
        sheet.stamp(good(tile, 58), centre)
        return
    sheet.panel(strip, fill, radius=8)
    if tile in view.catalogue.cities:
        for chip in chips_of(view.catalogue.tiles[tile]):
            if chip.points:
                draw_points(sheet, chip.number, centre, 54)
    else:
        sheet.icon(centre, progress_icon(tile), 54, CREAM)
