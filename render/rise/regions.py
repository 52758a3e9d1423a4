"""What stands in a region: its name, its values and bonus, and how many cubes of whom."""

from __future__ import annotations

from render.kit.canvas import SOFT, Canvas
from render.kit.marks import draw_number
from render.kit.palette import PLAYERS
from render.kit.pieces import player_token
from render.kit.text import text_width, wrap
from render.rise.looks import ERA_INK, NUMERALS, good
from render.rise.view import RegionView, View
from render.rise.world import Place

NAME = (19, 18, 17, 16)
WIDE, NARROW = 204, 136  # room for a line of a name
LONG = 20  # letters from which on a name is set smaller
NAME_INK, NAME_HALO = "#241608", "#FCF4DF"
PLATE = 26  # height of the plate with the values
LARGE_TOKEN, TOKEN, SMALL_TOKEN = 34, 29, 26  # diameters
PAIR, CROWD = 2, 4  # up to so many seats have room for large ones; so many stand closer
PAPER, PAPER_CLOSED = "#FFF8E6", "#EBE5D8"


def draw_region(sheet: Canvas, view: View, region: RegionView, place: Place, origin: tuple[int, int]) -> None:
    """Name and plate around the region's place."""
    x, y = place.x + origin[0], place.y + origin[1]
    sea = region.entry.kind == "sea"
    wide = WIDE if place.columns > 3 else NARROW
    lines = wrap(region.name, "caps", NAME[0] if len(region.name) < LONG else NAME[1], wide, 2)
    for row, line in enumerate(reversed(lines)):
        box = (x - wide // 2, y - 32 - 19 * row, x + wide // 2, y - 9 - 19 * row)
        ink, halo = ("#103845", "#DCEBE6") if sea else (NAME_INK, NAME_HALO)
        sheet.label(box, line, face="italic" if sea else "caps", sizes=NAME, fill=ink, align="middle", halo=halo)
    left = _draw_plate(sheet, view, region, (x, y + PLATE // 2 - 7))
    if number := view.number_of("region", region.id):
        draw_number(sheet, (left - 16, y + 6), number, 30)


def draw_tokens(sheet: Canvas, view: View, region: RegionView, place: Place, origin: tuple[int, int]) -> None:
    """A token for each seat with its number of cubes, most first; who controls the region is told by the land's colour."""
    presences = region.presences
    size = TOKEN if len(presences) < min(CROWD, place.columns) else SMALL_TOKEN
    if len(presences) <= min(PAIR, place.columns):
        size = LARGE_TOKEN
    step = size + 2
    centre = place.x + origin[0], place.y + origin[1] + PLATE + size // 2 - 3
    for row in range(0, len(presences), place.columns):
        some = presences[row : row + place.columns]
        left = centre[0] - (len(some) - 1) * step / 2
        y = centre[1] + row // place.columns * step
        for number, presence in enumerate(some):
            draw_cubes(sheet, view.seats[presence.seat].colour, presence.cubes, (left + number * step, y), size)


def _draw_plate(sheet: Canvas, view: View, region: RegionView, centre: tuple[int, int]) -> int:
    """The two values and the bonus of whoever controls the region; gives its left edge."""
    ink = ERA_INK[region.entry.era]
    values = f"{region.entry.vp.first}/{region.entry.vp.second}"
    bonus = list(region.entry.bonus.items())
    wide = round(text_width("ui-bold", 20, values)) + 20
    parts = [(f"+{count}", what) for what, count in bonus]
    extra = sum(round(text_width("ui-bold", 19, text)) + 31 for text, _ in parts)
    lock = 0 if region.open else 44
    total = wide + extra + lock
    x0, y0 = centre[0] - total // 2, centre[1] - PLATE // 2
    box = (x0, y0, x0 + total, y0 + PLATE)
    sheet.panel(box, PAPER if region.open else PAPER_CLOSED, radius=7, edge=ink, thickness=2, shadow=SOFT)
    x = x0 + 9
    if lock:
        sheet.icon((x + 7, centre[1]), "lock", 18, ink)
        spot = (x + 16, y0, x + 36, y0 + PLATE)
        sheet.label(spot, NUMERALS[region.entry.era], face="ui-bold", sizes=(18,), fill=ink, align="middle")
        x += lock
    sheet.label((x, y0, x0 + wide + lock, y0 + PLATE), values, face="ui-bold", sizes=(20,), fill=ink)
    x = x0 + wide + lock - 4
    for text, what in parts:
        end = x + round(text_width("ui-bold", 19, text)) + 4
        sheet.label((x, y0, end, y0 + PLATE), text, face="ui-bold", sizes=(19,), fill=ink)
        sheet.stamp(good(what, 22), (end + 11, centre[1]))
        x = end + 27
    return x0


def draw_cubes(sheet: Canvas, colour: str, cubes: int, centre: tuple[float, float], size: int = TOKEN) -> None:
    """A seat's token with a number of cubes on it."""
    sheet.stamp(player_token(colour, "", size), centre)
    half = size // 2
    x, y = round(centre[0]), round(centre[1])
    box = (x - half, y - half, x + half, y + half)
    px = round(size * 0.72)
    sheet.label(box, str(cubes), face="ui-bold", sizes=(px, px - 3, 15), fill=PLAYERS[colour].ink, align="middle")
