"""The tiles that can be taken: progress, cities, territory, empires; each with what it costs and what it does."""

from __future__ import annotations

from dataclasses import dataclass

from render.canvas import SOFT, Box, Canvas
from render.palette import INK, darker, lighter
from render.pieces import player_token
from render.rise.actions import CAPTION_INK, FAINT_INK, coin
from render.rise.chips import Chip, chips_of, draw_chips
from render.rise.looks import CREAM, ERA_DARK, MINUS, PROGRESS, STAND_IN, TIMES, city, good
from render.rise.regions import draw_number, mark_box
from render.rise.view import View

CAPTION = 26
BOTTOM = 92  # height of territory and empire tiles
GAP = 6
COLUMNS = 3
TALLEST = 62
PAPER, PAPER_2 = "#FBF4E2", "#F0E4C8"
TITLE = (18, 17, 16, 15)


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
    state = view.state
    _draw_kind(sheet, view, "progress", offers(view, state.progress), (box[0], box[1], middle - GAP, top))
    _draw_kind(sheet, view, "city", offers(view, state.cities), (middle + GAP, box[1], box[2], top))
    _draw_territory(sheet, view, (box[0], box[3] - BOTTOM, box[0] + 322, box[3]))
    _draw_empires(sheet, view, (box[0] + 334, box[3] - BOTTOM, box[2], box[3]))


def _caption(sheet: Canvas, view: View, row: str, box: Box, count: int) -> None:
    line = (box[0] + 2, box[1], box[2] - 40, box[1] + CAPTION - 2)
    reach = sheet.label(line, view.say(f"rise-picture-tiles-{row}"), face="caps", sizes=(21, 19), fill=CAPTION_INK)
    spot = (round(line[0] + reach) + 9, line[1], round(line[0] + reach) + 46, line[3])
    sheet.label(spot, str(count), face="ui-bold", sizes=(20,), fill=FAINT_INK)


def _draw_kind(sheet: Canvas, view: View, row: str, tiles: list[Offer], box: Box) -> None:
    _caption(sheet, view, row, box, sum(tile.count for tile in tiles))
    top = box[1] + CAPTION
    if not tiles:
        spot = (box[0] + 4, top, box[2], top + 30)
        sheet.label(spot, view.say("rise-picture-none"), face="ui-semi", sizes=(19, 18), fill=FAINT_INK)
        return
    rows = -(-len(tiles) // COLUMNS)
    tall = min(TALLEST, (box[3] - top + GAP) / rows - GAP)
    wide = (box[2] - box[0] - GAP * (COLUMNS - 1)) / COLUMNS
    for place, tile in enumerate(tiles):
        x = box[0] + place % COLUMNS * (wide + GAP)
        y = top + place // COLUMNS * (tall + GAP)
        draw_tile(sheet, view, tile, (round(x), round(y), round(x + wide), round(y + tall)))


def draw_tile(sheet: Canvas, view: View, tile: Offer, box: Box) -> None:
    """A progress or city tile: sign and price on the left, name and signs on the right."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=8, edge=tile.fill, thickness=2, shadow=SOFT)
    side = 30
    strip = (box[0] + 2, box[1] + 2, box[0] + 2 + side, box[3] - 2)
    sheet.panel(strip, lighter(tile.fill, 0.04), radius=6)
    x, y = (strip[0] + strip[2]) / 2, (box[1] + box[3]) / 2
    is_city = tile.id in view.catalogue.cities
    if is_city:
        sheet.stamp(city(tile.id in view.catalogue.wonders, 27), (x, y))
    else:
        sheet.icon((x, y), progress_icon(tile.id), 26, CREAM)
    left, right = strip[2] + 5, box[2] - 5
    half = round(box[1] + (box[3] - box[1]) * 0.5)
    name_right = right
    if tile.count > 1:
        spot = (right - 24, box[1] + 2, right, half + 1)
        sheet.label(spot, f"{TIMES}{tile.count}", face="ui-bold", sizes=(17, 16), fill="#7A2D22", align="right")
        name_right -= 26
    name = (left, box[1] + 2, name_right, half + 1)
    sheet.label(name, view.name_of(tile.id), face="text-semi", sizes=TITLE, fill=INK)
    line = (left, half - 1, right, box[3] - 2)
    if is_city or tile.price:
        end = left + 22
        _price(sheet, tile.price, (left + 10, (line[1] + line[3]) / 2))
        line = (end + 6, line[1], right, line[3])
    if is_city:
        chips = [chip for chip in tile.chips if not chip.points]
        draw_chips(sheet, line, chips, size=19)
        draw_chips(sheet, line, [chip for chip in tile.chips if chip.points], size=20, align="right")
    else:
        draw_chips(sheet, line, tile.chips, size=19)
    _mark(sheet, view, tile.id, box)


def progress_icon(tile: str) -> str:
    """The icon of a progress tile."""
    return PROGRESS.get(tile, STAND_IN.icon)


def _price(sheet: Canvas, price: int, centre: tuple[float, float]) -> None:
    sheet.stamp(coin(22), centre)
    x, y = round(centre[0]), round(centre[1])
    sheet.label((x - 11, y - 11, x + 11, y + 11), str(price), face="ui-bold", sizes=(17, 15), fill="#3A2803", align="middle")


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
        spot = (field[0] + 33, field[1] + 4, field[2] - 2, field[1] + 36)
        sheet.label(spot, f"{TIMES}{count}", face="ui-bold", sizes=(21, 19, 17), fill=INK, align="middle")
        line = (field[0] + 4, field[1] + 37, field[2] - 4, field[3] - 3)
        chips = chips_of(view.catalogue.territory[name])
        if price := view.price(name):
            chips = [*chips, Chip(f"{MINUS}{price}", good="gold")]
        draw_chips(sheet, line, chips, size=18, align="middle")
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
        fill, ink = "#8E8474", "#2A2018"
    edge = "#2F6E9A" if side.water else "#8E3B30"
    sheet.panel(box, fill, to=darker(fill, 0.06), radius=8, edge=edge, thickness=2, shadow=SOFT)
    middle = (box[0] + box[2]) / 2
    owner = next((seat for seat in view.seats if name in seat.player.empires), None)
    if owner is not None:
        sheet.stamp(player_token(owner.colour, "eagle", 30), (middle, box[1] + 21))
    else:
        sheet.icon((box[0] + 16, box[1] + 20), "waves" if side.water else "map", 22, edge)
        spot = (box[0] + 26, box[1] + 4, box[2] - 4, box[1] + 36)
        sheet.label(spot, str(side.regions), face="ui-bold", sizes=(28, 24), fill=ink, align="middle")
    line = (box[0] + 3, box[1] + 38, box[2] - 3, box[3] - 3)
    war = f"{side.attacker_loses}{MINUS}{side.defender_loses}"
    draw_chips(sheet, line, [Chip(war, icon="war")] if side.defender_loses else [Chip(icon="dove")], size=17, align="middle", ink=ink)
    _mark(sheet, view, name, box)
