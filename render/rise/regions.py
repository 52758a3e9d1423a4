"""What stands in a region: its name, its values and bonus, and how many cubes of whom."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

from render.kit.canvas import SOFT, Canvas
from render.kit.marks import draw_number
from render.kit.palette import PLAYERS
from render.kit.pieces import player_token
from render.kit.text import text_width, wrap
from render.rise.looks import ERA_INK, NUMERALS, good
from render.rise.view import RegionView, View
from render.rise.world import Place

LONG = 20  # letters from which on a name is set smaller
NAME_INK, NAME_HALO = "#241608", "#FCF4DF"
TOKEN = 29  # diameter
PAIR, CROWD = 2, 4  # up to so many seats have room for large ones; so many stand closer
# Where a row without a plate is tried, as far as it still lies with its name, the nearest first.
ASIDE = sorted(product(range(-60, 61, 6), range(-6, 31, 6)), key=lambda by: (math.hypot(*by), by))
PAPER, PAPER_CLOSED = "#FFF8E6", "#EBE5D8"


@dataclass(frozen=True)
class Measure:
    """How a region is labelled: sizes of its name and room for a line of it, height of the plate with its values (0: there is none)
    and sizes of what stands there, diameters of tokens (few, some, many of them) and of the disc of a number.
    """

    name: tuple[int, ...] = (19, 18, 17, 16)
    wide: int = 204
    narrow: int = 136
    plate: int = 26
    values: int = 20
    bonus: int = 19
    sign: int = 22
    tokens: tuple[int, int, int] = (34, TOKEN, 26)
    disc: int = 30


USUAL = Measure()


def draw_region(
    sheet: Canvas, view: View, region: RegionView, place: Place, origin: tuple[int, int], measure: Measure = USUAL
) -> None:
    """Name and plate around the region's place."""
    x, y = place.x + origin[0], place.y + origin[1]
    sea = region.entry.kind == "sea"
    wide = measure.wide if place.columns > 3 else measure.narrow
    step = measure.name[0]
    small = step if len(region.name) < LONG else measure.name[min(1, len(measure.name) - 1)]
    # Letters that cannot be smaller have more lines, and long words are parted where they are joined.
    name, most = (region.name, 2) if measure.plate else (region.name.replace("-", "- "), 3)
    face = "italic" if sea else "caps"
    # A word is not cut for want of some pixels: it reaches over its neighbour's land.
    wide = max(wide, *(round(text_width(face, small, word)) + 4 for word in name.split()))
    lines = wrap(name, face, small, wide, most)
    for row, line in enumerate(reversed(lines)):
        box = (x - wide // 2, y - round(1.7 * step) - step * row, x + wide // 2, y - step // 2 - step * row)
        ink, halo = ("#103845", "#DCEBE6") if sea else (NAME_INK, NAME_HALO)
        sheet.label(box, line, face=face, sizes=measure.name, fill=ink, align="middle", halo=halo)
    if not measure.plate:
        return
    _draw_plate(sheet, region, (x, y + measure.plate // 2 - 7), measure)


def draw_region_number(
    sheet: Canvas, view: View, region: RegionView, place: Place, origin: tuple[int, int], measure: Measure = USUAL
) -> None:
    """The number of a region to choose from beside its plate, where it covers nothing that has been written."""
    number, disc = view.number_of("region", region.id), measure.disc
    if not number or not measure.plate:
        return
    aside, y = sum(_widths(region, measure)) / 2 + disc / 2 + 1, place.y + origin[1] + measure.plate / 2 - 7
    spots = [(place.x + origin[0] + side * aside, y) for side in (-1, 1)]
    half = disc / 2
    free = (at for at in spots if not _covers(sheet, (at[0] - half, at[1] - half, at[0] + half, at[1] + half)))
    spot = next(free, spots[0])
    draw_number(sheet, spot, number, disc, possible=view.possible("region", region.id))


def _covers(sheet: Canvas, box: tuple[float, float, float, float]) -> bool:
    """Whether what fills the box would cover a text."""
    inks = (text.ink for text in sheet.texts)
    return any(ink[0] < box[2] and box[0] < ink[2] and ink[1] < box[3] and box[1] < ink[3] for ink in inks)


def draw_tokens(
    sheet: Canvas, view: View, region: RegionView, place: Place, origin: tuple[int, int], measure: Measure = USUAL
) -> None:
    """A token for each seat with its number of cubes, most first; who controls the region is told by the land's colour."""
    if not measure.plate:
        _draw_row(sheet, view, region, (place.x + origin[0], place.y + origin[1] + measure.disc // 6), measure)
        return
    presences = region.presences
    few, some, many = measure.tokens
    size = some if len(presences) < min(CROWD, place.columns) else many
    if len(presences) <= min(PAIR, place.columns):
        size = few
    step = size + 2
    centre = place.x + origin[0], place.y + origin[1] + measure.plate + size // 2 - 3
    for row in range(0, len(presences), place.columns):
        some = presences[row : row + place.columns]
        left = centre[0] - (len(some) - 1) * step / 2
        y = centre[1] + row // place.columns * step
        for number, presence in enumerate(some):
            draw_cubes(sheet, view.seats[presence.seat].colour, presence.cubes, (left + number * step, y), size)


def _draw_row(sheet: Canvas, view: View, region: RegionView, centre: tuple[int, int], measure: Measure) -> None:
    """The number, if there is one, with tokens beside it, where there is no plate; more than a pair of them below. All of it is
    moved a little where it would cover what is written.
    """
    number, size = view.number_of("region", region.id), measure.tokens[0]
    first, more = region.presences[:PAIR], region.presences[PAIR:]
    wide = (measure.disc if number else 0) + size * len(first)
    half = max(size, measure.disc if number else 0) / 2
    start = centre[0] - wide / 2, centre[1]

    def free(left: float, y: float) -> bool:
        below = left, y + half, left + size * len(more), y + half + size
        return not _covers(sheet, (left, y - half, left + wide, y + half)) and not (more and _covers(sheet, below))

    tried = ((start[0] + across, start[1] + down) for across, down in ASIDE)
    left, y = next((spot for spot in tried if free(*spot)), start)
    x = left
    if number:
        spot = (x + measure.disc / 2, y)
        draw_number(sheet, spot, number, measure.disc, possible=view.possible("region", region.id))
        x += measure.disc
    for some, start, row in ((first, x, y), (more, left, y + size + 2)):
        for place, presence in enumerate(some):
            at = (start + size * (place + 0.5), row)
            draw_cubes(sheet, view.seats[presence.seat].colour, presence.cubes, at, size)


def _widths(region: RegionView, measure: Measure) -> tuple[int, int, int]:
    """How wide the lock, the values and the bonuses of a plate are."""
    wide = round(text_width("ui-bold", measure.values, _values(region))) + measure.values
    texts = (f"+{count}" for count in region.entry.bonus.values())
    extra = sum(round(text_width("ui-bold", measure.bonus, text)) + measure.sign + 9 for text in texts)
    return 0 if region.open else 2 * measure.sign, wide, extra


def _values(region: RegionView) -> str:
    return f"{region.entry.vp.first}/{region.entry.vp.second}"


def _draw_plate(sheet: Canvas, region: RegionView, centre: tuple[int, int], measure: Measure) -> None:
    """The two values and the bonus of whoever controls the region."""
    ink = ERA_INK[region.entry.era]
    px, small, sign, plate = measure.values, measure.bonus, measure.sign, measure.plate
    parts = [(f"+{count}", what) for what, count in region.entry.bonus.items()]
    lock, wide, extra = _widths(region, measure)
    total = wide + extra + lock
    x0, y0 = centre[0] - total // 2, centre[1] - plate // 2
    box = (x0, y0, x0 + total, y0 + plate)
    sheet.panel(box, PAPER if region.open else PAPER_CLOSED, radius=plate // 4, edge=ink, thickness=2, shadow=SOFT)
    x = x0 + 9
    if lock:
        sheet.icon((x + sign / 3, centre[1]), "lock", round(sign * 0.82), ink)
        spot = (x + sign * 3 // 4, y0, x + lock - 6, y0 + plate)
        sheet.label(spot, NUMERALS[region.entry.era], face="ui-bold", sizes=(small - 1,), fill=ink, align="middle")
        x += lock
    sheet.label((x, y0, x0 + wide + lock, y0 + plate), _values(region), face="ui-bold", sizes=(px,), fill=ink)
    x = x0 + wide + lock - 4
    for text, what in parts:
        end = x + round(text_width("ui-bold", small, text)) + 4
        sheet.label((x, y0, end, y0 + plate), text, face="ui-bold", sizes=(small,), fill=ink)
        sheet.stamp(good(what, sign), (end + sign // 2, centre[1]))
        x = end + sign + 5


def draw_cubes(sheet: Canvas, colour: str, cubes: int, centre: tuple[float, float], size: int = TOKEN) -> None:
    """A seat's token with a number of cubes on it."""
    sheet.stamp(player_token(colour, "", size), centre)
    half = size // 2
    x, y = round(centre[0]), round(centre[1])
    box = (x - half, y - half, x + half, y + half)
    px = round(size * 0.72)
    sheet.label(box, str(cubes), face="ui-bold", sizes=(px, px - 3, 15), fill=PLAYERS[colour].ink, align="middle")
