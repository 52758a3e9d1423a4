"""Parts of the board so large that a phone needs no zoom: each region of the map."""

from __future__ import annotations

from games.mosaic.state import UNITS
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, INK, PAPER, PAPER_2, PLAYERS, darker, lighter
from render.kit.pieces import player_token
from render.mosaic.board import draw_board
from render.mosaic.decks import decks_to_choose, draw_decks
from render.mosaic.ground import region_ground
from render.mosaic.leaders import draw_leaders, leaders_to_choose
from render.mosaic.lists import LISTS
from render.mosaic.looks import PIECES
from render.mosaic.view import Presence, RegionView, View
from render.mosaic.worldmap import draw_hex, draw_marks
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

_TALLEST = 1120  # of the map
_STRIP = 144  # height of the strip of the seats that are there


def draw_part(view: View, *, audit: bool = False) -> Canvas:
    """The part that the scene names; without a name the Leaders or decks to choose from or the region in which all hexes to
    choose from lie, else the whole board.
    """
    place = view.scene.place
    if place in LISTS:
        return LISTS[place](view, audit=audit)
    if not place and leaders_to_choose(view):
        return draw_leaders(view, audit=audit)
    if not place and (decks := decks_to_choose(view)):
        return draw_decks(view, decks, audit=audit)
    found = {view.hexes[hex_].region for hex_ in view.candidate_hexes} if not place else {place}
    region = next((region for region in view.regions if {region.id} == found), None)
    return draw_board(view, audit=audit) if region is None else _draw_region(view, region, audit=audit)


def _draw_region(view: View, region: RegionView, *, audit: bool) -> Canvas:
    width = CLOSE - 2 * EDGE_ROOM
    ground = region_ground(view, region.id, width, _TALLEST)
    box = (EDGE_ROOM, TOP, EDGE_ROOM + width, TOP + ground.lattice.height)
    strip = (box[0], box[3] + GAP, box[2], box[3] + GAP + _STRIP)
    sheet = close_sheet(strip[3] + EDGE_ROOM, f"{region.name} · {region.code}", view.when, audit=audit)
    sheet.panel((box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3), darker(GOLD, 0.35), radius=4, shadow=DEEP)
    sheet.image.paste(ground.image.image(), box[:2])
    sheet.texts += [text.moved(box[0], box[1]) for text in ground.texts]
    for name, place in view.hexes.items():
        if place.region == region.id:
            draw_hex(sheet, view, ground, name, box, large=True)
    draw_marks(sheet, view, ground, box)
    _draw_strip(sheet, view, region, strip)
    return sheet


def _draw_strip(sheet: Canvas, view: View, region: RegionView, box: Box) -> None:
    """Who is in the region, most Influence first: a field for each seat, that of whoever controls it in gold."""
    if not region.open or not region.presences:
        sheet.panel(box, PAPER, to=PAPER_2, radius=12, shadow=DEEP)
        text = view.say("mosaic-picture-nobody" if region.open else "mosaic-picture-closed")
        sheet.label(box, text, face="ui-semi", sizes=(42,), fill=INK, align="middle")
        return
    places = len(region.presences)
    wide = (box[2] - box[0] - GAP * (places - 1)) // places
    for number, presence in enumerate(region.presences):
        left = box[0] + number * (wide + GAP)
        _draw_presence(sheet, view, region, presence, (left, box[1], left + wide, box[3]))


def _draw_presence(sheet: Canvas, view: View, region: RegionView, presence: Presence, box: Box) -> None:
    seat = view.seats[presence.seat]
    first = presence.seat == region.controller
    sheet.panel(
        box,
        lighter(GOLD, 0.55) if first else PAPER,
        to=lighter(GOLD, 0.25) if first else PAPER_2,
        radius=12,
        edge=PLAYERS[seat.colour].rim,
        thickness=4,
        shadow=DEEP,
    )
    upper, lower = box[1] + 40, box[1] + 104
    sheet.stamp(player_token(seat.colour, "lock" if region.loyal == presence.seat else "", 54), (box[0] + 40, upper))
    number = str(presence.influence)
    spot = (box[0] + 74, box[1] + 8, box[0] + 150, box[1] + 72)
    reach = sheet.label(spot, number, face="ui-bold", sizes=(50, 44), fill=INK)
    name = (spot[0] + round(reach) + 12, box[1] + 4, box[2] - 10, box[1] + 80)
    sizes, leading = (40, 38, FLOOR), 0.96
    if sheet.holds(name, seat.name, face="ui-semi", sizes=sizes, most=2, leading=leading):
        sheet.lines(name, seat.name, face="ui-semi", sizes=sizes, fill=INK, most=2, leading=leading)
    x = box[0] + 16
    for kind, count in zip(UNITS, presence.units, strict=True):
        if count:
            sheet.icon((x + 22, lower), PIECES[kind], 44, INK)
            within = (x + 46, lower - 26, x + 46 + 22 * len(str(count)) + 4, lower + 26)
            sheet.label(within, str(count), face="ui-bold", sizes=(38, FLOOR), fill=INK)
            x = within[2] + 8
