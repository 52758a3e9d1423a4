"""The map with everything on it: tokens, Settlements, Wonders, plates of the regions, what changed and what may be chosen."""

from __future__ import annotations

from games.mosaic.state import SETTLEMENTS
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, PLAYERS, darker
from render.mosaic.ground import Ground, draw_number, ground_of, name_in_region, number_of, rim_mask
from render.mosaic.looks import RESOURCES, STAND_IN, trade_good
from render.mosaic.plates import draw_plate, plate_size
from render.mosaic.stacks import draw_stacks, room_for_groups
from render.mosaic.tokens import cache_chip, outline, owned_hex
from render.mosaic.view import View
from render.shared.closeup import FLOOR

TOKEN_DOWN = 0.3  # of a hex's radius: how far below its middle a token lies
TOKEN = 1.06  # diameter of a token in radii
CHIP = 1.66  # width of a Cache in radii
LOYAL = "lock"


def map_height(view: View) -> int:
    """How tall the map is at the width that the sheet gives it."""
    return map_ground(view).lattice.height


def map_ground(view: View) -> Ground:
    """The map with room for the plates and tiles of the match."""
    return ground_of(view, plate_size(view), room_for_groups(view))


def draw_map(sheet: Canvas, view: View, box: Box) -> None:
    """The map in its box."""
    ground = map_ground(view)
    sheet.panel(box, darker(GOLD, 0.35), radius=14, shadow=DEEP)
    inner = (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2)
    width, height = inner[2] - inner[0], inner[3] - inner[1]
    picture = ground.image.crop((2, 2, 2 + width, 2 + height))
    sheet.image.paste(picture, inner[:2], rim_mask(width, height))
    sheet.texts += [text.moved(box[0], box[1]) for text in ground.texts]
    for name in ground.lattice.centres:
        draw_hex(sheet, view, ground, name, box)
    for region in view.regions:
        x0, y0, x1, y1 = ground.plates[region.id]
        draw_plate(sheet, view, region, (x0 + box[0], y0 + box[1], x1 + box[0], y1 + box[1]))
    draw_stacks(sheet, view, [(x0 + box[0], y0 + box[1], x1 + box[0], y1 + box[1]) for x0, y0, x1, y1 in ground.groups])
    draw_marks(sheet, view, ground, box)


def draw_hex(sheet: Canvas, view: View, ground: Ground, name: str, box: Box, *, large: bool = False) -> None:
    """What lies or stands on a hex, and its name again where a piece hides the map's; ``large`` on a sheet of one region."""
    lattice = ground.lattice
    x, y = lattice.centres[name][0] + box[0], lattice.centres[name][1] + box[1]
    radius = lattice.radius
    piece = view.state.pieces.get(name)
    if piece is not None:
        colour = view.seats[piece.seat].colour
        wonder = piece.kind not in SETTLEMENTS
        sheet.stamp(owned_hex(colour, piece.kind, round(radius, 2), wonder), (x, y))
        number = name_in_region(view, lattice, name) if large else number_of(view, name)
        draw_number(sheet, lattice, name, number, PLAYERS[colour].ink, box[:2])
        return
    token = view.state.tokens.get(name)
    if token is None:
        return
    centre = (x, y + radius * TOKEN_DOWN)
    cache = view.catalogue.caches.get(token)
    if cache is None:
        sheet.stamp(trade_good(token, round(radius * TOKEN)), centre)
        return
    what, count = next(iter(cache.gain.items()))
    width = round(radius * CHIP)
    chip = cache_chip(what, width)
    sheet.stamp(chip, centre)
    left = round(centre[0] - width / 2) + round(chip.height * 0.8) - 1
    words = (left, round(centre[1] - chip.height / 2), round(centre[0] + width / 2), round(centre[1] + chip.height / 2))
    ink = darker(RESOURCES.get(what, STAND_IN).fill, 0.78)
    px = max(FLOOR if large else 20, round(radius * 0.52))
    sheet.label(words, str(count), face="ui-bold", sizes=(px,), fill=ink, align="middle")


def draw_marks(sheet: Canvas, view: View, ground: Ground, box: Box) -> None:
    """Outlines of hexes that changed or may be chosen; those keep their names, by which they are chosen, and tokens in sight."""
    lattice = ground.lattice
    for name, (x, y) in lattice.centres.items():
        if view.changed("hex", name) or view.number_of("hex", name) is not None:
            centre, half = (x + box[0], y + box[1]), round(lattice.radius)
            sheet.stamp(outline(round(lattice.radius, 2)), centre)
            left, top = round(centre[0]) - half, round(centre[1]) - half
            sheet.marked.append((left, top, left + 2 * half, top + 2 * half))
