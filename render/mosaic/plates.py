"""The plate of a region: its name and code, and a line for each seat that is there with its Influence and units."""

from __future__ import annotations

from games.mosaic.state import UNITS
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_board_number
from render.kit.palette import FRESH, FRESH_EDGE, GOLD, lighter
from render.kit.pieces import player_token
from render.mosaic.looks import PIECES, deep, tint
from render.mosaic.view import Presence, RegionView, View

WIDTH, HEAD, LINE, FOOT = 148, 27, 25, 5
LINES = 4  # that are kept free for a plate; more of them stand closer
GROUND, GROUND_2 = "#FBF3DF", "#EFE2C4"
INK, FAINT = "#2A2018", "#5C4A38"
TITLE_INK = "#FFF6E0"


def plate_size(view: View) -> tuple[int, int]:
    """Room for the seats of the match, so that plates never move while it is played."""
    return WIDTH, HEAD + LINE * min(LINES, view.state.seats) + FOOT


def draw_plate(sheet: Canvas, view: View, region: RegionView, room: Box) -> None:
    """The plate at the top of its room, as tall as it has lines."""
    lines = max(1, len(region.presences))
    step = min(LINE, (room[3] - room[1] - HEAD - FOOT) / lines)
    box = (room[0], room[1], room[2], round(room[1] + HEAD + step * lines + FOOT))
    shade = deep(tint(region.place), 0.72) if region.open else "#5E564A"
    fresh = view.changed("region", region.id)
    numbers = view.numbers.get(region.id, ())
    edge = FRESH_EDGE if fresh or numbers else "#3A2C20"
    sheet.panel(box, shade, radius=9, edge=edge, thickness=2, shadow=SOFT)
    ground = (box[0] + 2, box[1] + HEAD, box[2] - 2, box[3] - 2)
    sheet.panel(ground, GROUND, radius=7, to=GROUND_2)
    sheet.fill((ground[0], ground[1], ground[2], ground[1] + 7), GROUND)
    left, right = box[0] + (41 if numbers else 9), box[2] - 8
    if region.loyal is not None:
        sheet.stamp(player_token(view.seats[region.loyal].colour, "lock", 21), (right - 8, box[1] + HEAD / 2))
        right -= 20
    if not numbers:  # by which a region is chosen, with its name
        sheet.label(
            (right - 36, box[1], right, box[1] + HEAD),
            region.code,
            face="ui-bold",
            sizes=(22,),
            fill=TITLE_INK,
            align="right",
        )
        right -= 38
    sheet.label((left, box[1], right, box[1] + HEAD), region.name, face="caps", sizes=(22, 21, 20), fill=TITLE_INK)
    if not region.open:
        text = view.say("mosaic-picture-closed")
        sheet.label((box[0] + 9, ground[1], box[2] - 8, ground[3]), text, face="ui-semi", sizes=(20,), fill=FAINT)
    elif not region.presences:
        text = view.say("mosaic-picture-no-influence")
        sheet.label((box[0] + 9, ground[1], box[2] - 8, ground[3]), text, face="ui-semi", sizes=(20,), fill=FAINT)
    for place, presence in enumerate(region.presences):
        line = (
            box[0] + 4,
            round(box[1] + HEAD + place * step) + 2,
            box[2] - 4,
            round(box[1] + HEAD + (place + 1) * step) + 2,
        )
        _draw_line(sheet, view, presence, line, bold=presence.seat == region.controller)
    if fresh or numbers:
        around = (box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2)
        sheet.ring(around, FRESH, 3, radius=11)
    for number in numbers[:1]:
        # Leaves the name and the first line in sight, and the plates beside it.
        draw_board_number(sheet, (box[0] + 10, box[1] - 2), number)


def _draw_line(sheet: Canvas, view: View, presence: Presence, box: Box, *, bold: bool) -> None:
    y = (box[1] + box[3]) / 2
    if bold:
        sheet.panel((box[0], box[1] + 1, box[2], box[3] - 1), lighter(GOLD, 0.45), radius=6)
    sheet.stamp(player_token(view.seats[presence.seat].colour, "", min(20, box[3] - box[1] - 3)), (box[0] + 14, y))
    sheet.label(
        (box[0] + 27, box[1], box[0] + 54, box[3]),
        str(presence.influence),
        face="ui-bold" if bold else "ui-semi",
        sizes=(22, 20),
        fill=INK,
    )
    x = box[0] + 55
    for kind, count in zip(UNITS, presence.units, strict=True):
        if count:
            sheet.icon((x + 9, y), PIECES[kind], 19, "#4A3828")
            sheet.label((x + 18, box[1], x + 42, box[3]), str(count), face="ui-semi", sizes=(20,), fill=INK)
            x += 21 + 10 * len(str(count))
