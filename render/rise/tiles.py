"""The tiles that can be taken: progress, cities, territory, empires; each with what it costs and what it does."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import INK, INK_2, darker, lighter
from render.kit.pieces import player_token
from render.rise.actions import CAPTION_INK, FAINT_INK, coin
from render.rise.chips import Chip, chips_of, chips_of_effect, draw_chips, draw_points, least_width
from render.rise.looks import CREAM, ERA_DARK, MINUS, PROGRESS, STAND_IN, TIMES, good
from render.rise.view import View

CAPTION = 26
BOTTOM = 108  # height of territory and empire tiles
GAP = 6
COLUMNS, CROWDED = 4, 6  # of both kinds together; where very many lie there
FEWEST = 2  # tiles that fit into one column
NARROW = 150  # width of a tile below which its name stands on top
WONDER = "#C89A34"
TALLEST, SHORTEST = 126, 36
TO_READ = 300  # width from which on a tile has room for its text
ROOMY = 68  # height from which on its name and price are large
LOW = 50  # height below which its name and what it does share every pixel
REACH = 1.22  # from the top of an accented capital to the foot of a g, as a share of a name's size
PAPER, PAPER_2 = "#FBF4E2", "#F0E4C8"


@dataclass(frozen=True)
class Offer:
    """A tile as it lies there: how many, what it costs, what it does."""

    id: str
    count: int
    price: int
    chips: list[Chip]
    fill: str


def offers(view: View, tiles: list[str]) -> list[Offer]:
    """The available tiles of one kind, each once."""
    found: list[Offer] = []
    for name in dict.fromkeys(tiles):
        tile = view.catalogue.tiles[name]
        fill = ERA_DARK[getattr(tile, "era", 1)]
        found.append(Offer(name, tiles.count(name), view.price(name), chips_of(tile), fill))
    return found


def draw_tiles(sheet: Canvas, view: View, box: Box) -> None:
    """Progress on the left, cities on the right, territory and empire tiles below."""
    middle = (box[0] + box[2]) // 2
    top = box[3] - BOTTOM - GAP
    progress, cities = offers(view, view.state.progress), offers(view, view.state.cities)
    columns, most = COLUMNS, (top - box[1] - CAPTION + GAP) // (SHORTEST + GAP)
    if len(progress) + len(cities) > columns * most:
        columns = CROWDED
    share = shares(len(progress), len(cities), columns)
    parting = box[0] + (box[2] - box[0]) * share // columns
    _draw_kind(sheet, view, "progress", progress, (box[0], box[1], parting - GAP, top), share)
    _draw_kind(sheet, view, "city", cities, (parting + GAP, box[1], box[2], top), columns - share)
    _draw_territory(sheet, view, (box[0], box[3] - BOTTOM, middle - GAP, box[3]))
    _draw_empires(sheet, view, (middle + GAP, box[3] - BOTTOM, box[2], box[3]))


def _caption(sheet: Canvas, view: View, row: str, box: Box, count: int) -> None:
    line = (box[0] + 2, box[1], box[2] - 40, box[1] + CAPTION - 2)
    reach = sheet.label(line, view.say(f"rise-picture-tiles-{row}"), face="caps", sizes=(21, 19), fill=CAPTION_INK)
    spot = (round(line[0] + reach) + 9, line[1], round(line[0] + reach) + 46, line[3])
    sheet.label(spot, str(count), face="ui-bold", sizes=(20,), fill=FAINT_INK)


def shares(progress: int, cities: int, columns: int = COLUMNS) -> int:
    """How many of the columns so many progress tiles get, so that all tiles can be as tall as may be; half if in doubt."""
    half = columns // 2
    return min(
        range(1, columns),
        key=lambda share: (max(-(-progress // share), -(-cities // (columns - share))), abs(share - half)),
    )


def _draw_kind(sheet: Canvas, view: View, row: str, tiles: list[Offer], box: Box, columns: int) -> None:
    _caption(sheet, view, row, box, sum(tile.count for tile in tiles))
    top = box[1] + CAPTION
    if not tiles:
        spot = (box[0] + 4, top, box[2], top + 30)
        sheet.label(spot, view.say("rise-picture-none"), face="ui-semi", sizes=(19, 18), fill=FAINT_INK)
        return
    columns = min(columns, len(tiles)) if len(tiles) > FEWEST else 1
    rows = -(-len(tiles) // columns)
    crowd = rows * (SHORTEST + GAP) > box[3] - top + GAP
    gap = 3 if crowd else GAP
    tall = min(TALLEST, (box[3] - top + gap) / rows - gap)
    if tall < LOW and not crowd:
        gap //= 2  # rather than between low tiles, the room is in them
        tall = (box[3] - top + gap) / rows - gap
    wide = (box[2] - box[0] - GAP * (columns - 1)) / columns
    for place, tile in enumerate(tiles):
        x = box[0] + place % columns * (wide + GAP)
        y = top + place // columns * (tall + gap)
        draw = _draw_line if crowd else draw_tile
        draw(sheet, view, tile, (round(x), round(y), round(x + wide), round(y + tall)))


def _draw_line(sheet: Canvas, view: View, tile: Offer, box: Box) -> None:
    """A tile where so many lie there that each has but one line: its name and its price."""
    sheet.panel(box, PAPER, radius=5, edge=tile.fill, thickness=2)
    right = box[2] - 4
    if tile.price:
        spot = (right - 22, box[1], right, box[3])
        sheet.label(spot, str(tile.price), face="ui-bold", sizes=(16, 15), fill="#6B4A08", align="right")
        right -= 26
    name = (box[0] + 6, box[1], right, box[3])
    sheet.label(name, view.name_of(tile.id), face="text-semi", sizes=(15,), fill=INK)
    _mark(sheet, view, tile.id, box)


def draw_tile(sheet: Canvas, view: View, tile: Offer, box: Box) -> None:
    """A progress or city tile: its sign or its points, name, price and what it does; narrow ones have the name on top."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=8, edge=tile.fill, thickness=2, shadow=SOFT)
    wide, tall = box[2] - box[0], box[3] - box[1]
    narrow = wide < NARROW
    told = wide >= TO_READ and tall >= TALLEST and tile.id in view.catalogue.progress
    head = tall * 3 // 10 if told else tall // 2
    middle, right = box[1] + head, box[2] - 6
    priced = bool(tile.price) or tile.id in view.catalogue.cities
    chips = [chip for chip in tile.chips if not chip.points or tile.id not in view.catalogue.cities]
    side = 26 if narrow else max(36, min(64, round(tall * 0.56)))
    # What a tile does comes before its sign, which only repeats the name; the price then stands beside the name.
    bare = narrow and wide - side - 15 - (29 if priced else 0) < least_width(chips)
    strip = (box[0] + 2, middle if narrow else box[1] + 2, box[0] + 2 + (0 if bare else side), box[3] - 2)
    if not bare:
        _draw_sign(sheet, view, tile, strip)
    name = [box[0] + 6 if narrow else strip[2] + 7, box[1] + 2, right, middle + 3]
    if tall < LOW:
        name[1], name[3] = box[1] + 1, middle + 1
    if tile.count > 1:
        spot = (right - 30, name[1], right, name[3])
        sheet.label(spot, f"{TIMES}{tile.count}", face="ui-bold", sizes=(22, 18, 16), fill="#7A2D22", align="right")
        name[2] -= 32
    if bare and priced:
        draw_price(sheet, tile.price, (name[2] - 10, (name[1] + name[3]) / 2), 20)
        name[2] -= 23
    spot = (name[0], name[1], name[2], name[3])
    sheet.label(spot, view.name_of(tile.id), face="text-semi", sizes=_title(narrow, tall), fill=INK)
    foot = box[1] + tall * 5 // 9 if told else box[3] - 2
    line = (strip[2] + 7, name[3] if tall < LOW else middle - 1, right, foot)
    if priced and not bare:
        size = min(22 if narrow or tall < ROOMY else 30, foot - line[1])
        draw_price(sheet, tile.price, (line[0] + size / 2, (line[1] + line[3]) / 2), size)
        line = (line[0] + size + 7, line[1], line[2], line[3])
    draw_chips(sheet, line, chips, size=min(foot - line[1], max(18, min(32, round(head * 0.72)))))
    if told:
        words = (strip[2] + 7, foot, right, box[3] - 4)
        text = view.text_of(tile.id)
        sheet.lines(words, text, face="text", sizes=(19, 18, 17, 16, 15), fill=INK_2, most=3, leading=1.0)
    _mark(sheet, view, tile.id, box)


def _title(narrow: bool, tall: int) -> tuple[int, ...]:
    largest = 18 if narrow or tall < LOW else 22 if tall < ROOMY else 28
    return tuple(range(max(15, min(largest, int(tall // 2 / REACH))), 14, -1))


def _draw_sign(sheet: Canvas, view: View, tile: Offer, strip: Box) -> None:
    """The icon of a progress tile, the points of a city, those of a wonder on gold."""
    fill = WONDER if tile.id in view.catalogue.wonders else lighter(tile.fill, 0.04)
    sheet.panel(strip, fill, radius=6)
    centre = (strip[0] + strip[2]) / 2, (strip[1] + strip[3]) / 2
    size = min(strip[2] - strip[0], strip[3] - strip[1]) - 4
    if tile.id not in view.catalogue.cities:
        sheet.icon(centre, progress_icon(tile.id), size, CREAM)
        return
    for chip in tile.chips:
        if chip.points:
            draw_points(sheet, chip.number, centre, size - 3)


def progress_icon(tile: str) -> str:
    """The icon of a progress tile."""
    return PROGRESS.get(tile, STAND_IN.icon)


def draw_price(sheet: Canvas, price: int, centre: tuple[float, float], size: int = 22) -> None:
    """A price on a coin."""
    sheet.stamp(coin(size), centre)
    x, y, half = round(centre[0]), round(centre[1]), size // 2
    sizes = (max(15, round(size * 0.76)), 15)
    sheet.label(
        (x - half, y - half, x + half, y + half),
        str(price),
        face="ui-bold",
        sizes=sizes,
        fill="#3A2803",
        align="middle",
    )


def _mark(sheet: Canvas, view: View, tile: str, box: Box) -> None:
    number = view.number_of("tile", tile)
    if number or view.changed("tile", tile):
        mark_box(sheet, box, 8)
    if number:
        draw_number(sheet, (box[2] - 13, box[3] - 13), number, 28)


def _draw_territory(sheet: Canvas, view: View, box: Box) -> None:
    """The kinds of territory with how many there are; those that are gone in grey."""
    _caption(sheet, view, "territory", box, len(view.state.territory))
    kinds = list(view.catalogue.territory)
    wide = (box[2] - box[0] - GAP * (len(kinds) - 1)) / max(1, len(kinds))
    for place, name in enumerate(kinds):
        left = box[0] + place * (wide + GAP)
        field = (round(left), box[1] + CAPTION, round(left + wide), box[3])
        count = view.state.territory.count(name)
        shown = PAPER if count else "#CFC5B1"
        sheet.panel(field, shown, radius=8, edge="#6F6A4A", thickness=2, shadow=SOFT)
        sheet.stamp(good(name, 30), (field[0] + 19, field[1] + 20))
        price = view.price(name)
        spot = (field[0] + 33, field[1] + 4, field[2] - (24 if price else 2), field[1] + 36)
        sheet.label(spot, f"{TIMES}{count}", face="ui-bold", sizes=(21, 19, 17, 15), fill=INK, align="middle")
        if price:
            draw_price(sheet, price, (field[2] - 14, field[1] + 20))
        lines = [chips for effect in view.catalogue.territory[name].effects if (chips := chips_of_effect(effect))]
        for row, chips in enumerate(lines[:2]):
            top = field[1] + 37 + 21 * row
            draw_chips(sheet, (field[0] + 4, top, field[2] - 4, top + 21), chips, size=19, align="middle")
        _mark(sheet, view, name, field)


def _draw_empires(sheet: Canvas, view: View, box: Box) -> None:
    """Every empire tile: regions, water, war; those that are taken in grey with their owner."""
    _caption(sheet, view, "empire", box, len(view.state.empires))
    tiles = list(view.catalogue.empires)
    wide = (box[2] - box[0] - GAP * (len(tiles) - 1)) / max(1, len(tiles))
    for place, name in enumerate(tiles):
        left = box[0] + place * (wide + GAP)
        field = (round(left), box[1] + CAPTION, round(left + wide), box[3])
        draw_empire(sheet, view, name, field, there=name in view.state.empires)


def draw_empire(sheet: Canvas, view: View, name: str, box: Box, *, there: bool) -> None:
    """One empire tile."""
    side = view.side_of(name)
    fill = "#D5E6EE" if side.water else PAPER
    ink = INK
    if not there:
        fill, ink = "#A79C8A", "#2A2018"
    edge = "#2F6E9A" if side.water else "#8E3B30"
    sheet.panel(box, fill, to=darker(fill, 0.06), radius=8, edge=edge, thickness=2, shadow=SOFT)
    middle = (box[0] + box[2]) / 2
    owner = next((seat for seat in view.seats if name in seat.player.empires), None)
    if owner is not None and not there:
        sheet.stamp(player_token(owner.colour, "eagle", 30), (middle, box[1] + 21))
    else:
        sheet.icon((box[0] + 16, box[1] + 20), "waves" if side.water else "flag", 22, edge)
        spot = (box[0] + 26, box[1] + 4, box[2] - 4, box[1] + 36)
        sheet.label(spot, str(side.regions), face="ui-bold", sizes=(28, 24), fill=ink, align="middle")
    foot = box[3] - 22
    if not side.defender_loses:
        sheet.icon((middle, (box[1] + 40 + box[3]) / 2), "dove", 28, ink)
    else:
        sheet.icon((middle, foot + 8), "war", 19, ink)
        war = f"{side.attacker_loses}{MINUS}{side.defender_loses}"
        spot = (box[0] + 2, box[1] + 34, box[2] - 2, foot)
        sheet.label(spot, war, face="ui-bold", sizes=(22, 20, 18, 16, 15), fill=ink, align="middle")
    _mark(sheet, view, name, box)
