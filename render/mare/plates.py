"""Plates that lie on the map: the leadership tracks, what the signs mean."""

from __future__ import annotations

from games.mare_nostrum.state import NOBODY, TITLES
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import EDGE, INK, INK_2, PAPER, PAPER_2, PLAYERS
from render.kit.pieces import player_token
from render.kit.rulers import spread
from render.kit.text import text_width
from render.mare.looks import LINE, TRACKS, UNITS
from render.mare.sprites import space
from render.mare.view import View

TOKEN, APART = 27, 28
ROWS, SIGN, LEGEND = 3, 36, (18, 17, 16, 15)  # of the legend: lines, room for a sign, sizes of its words
FREE = "free"  # an empty space, in the legend
NAME, NAMES = 84, (20, 19, 18, 17, 16)  # room for the name of a track, and its sizes
STARS = (1, 5, 10, 15)  # long ticks of the tracks


def draw_tracks(sheet: Canvas, view: View, box: Box) -> None:
    """R4.3, R10: three tracks with a token for each seat at its value; at the right who holds the title."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=12, edge=EDGE, shadow=DEEP)
    tall = (box[3] - box[1] - 8) / len(TITLES)
    most = view.catalogue.numbers.track_length
    left, right = box[0] + 54 + NAME, box[2] - 76
    step = (right - left) / most
    for row, title in enumerate(TITLES):
        y = box[1] + 4 + (row + 0.5) * tall
        sheet.icon((box[0] + 24, y), TRACKS[title], 28, INK_2)
        words = (box[0] + 44, round(y - tall / 2), box[0] + 44 + NAME - 10, round(y + tall / 2))
        sheet.label(words, view.say(f"mare-picture-track-{title}"), face="text", sizes=NAMES, fill=INK)
        sheet.fill((left - 8, round(y) + 2, right + 8, round(y) + 5), LINE)
        for number in range(most + 1):
            x = round(left + number * step)
            sheet.fill((x, round(y) - (3 if number in STARS else 0), x + 2, round(y) + 7), LINE)
        if row:
            sheet.fill(
                (box[0] + 10, round(box[1] + 4 + row * tall), box[2] - 10, round(box[1] + 4 + row * tall) + 1), LINE
            )
        if not view.started:
            continue
        _draw_row(sheet, view, title, (left, right), y, step)
        holder = view.state.titles.get(title, NOBODY)
        if holder != NOBODY:
            spot = (box[2] - 30, y)
            sheet.stamp(player_token(view.colour(holder), "vp", 34), spot)
            for number in view.numbers.get(f"title:{title}", ())[:1]:
                sheet.text(spot, str(number), face="ui-bold", size=20, fill=INK, within=box, align="middle")


def _draw_row(sheet: Canvas, view: View, title: str, ends: tuple[int, int], y: float, step: float) -> None:
    """Tokens with their values; those that would cover one another stand side by side."""
    values = [next(value for name, value in seat.tracks.items() if name == title) for seat in view.seats]
    order = sorted(range(len(values)), key=lambda seat: (values[seat], seat))
    truth = [ends[0] + min(view.catalogue.numbers.track_length, values[seat]) * step for seat in order]
    for seat, x in zip(order, spread(truth, APART, ends[0] - 8, ends[1] + 8), strict=True):
        colour = view.colour(seat)
        sheet.stamp(player_token(colour, "", TOKEN), (x, y + 2))
        spot = (round(x) - 15, round(y) - 12, round(x) + 15, round(y) + 16)
        ink = PLAYERS[colour].ink
        sheet.label(spot, str(values[seat]), face="ui-bold", sizes=(18, 16, 15), fill=ink, align="middle")


def draw_legend(sheet: Canvas, view: View, box: Box) -> None:
    """The kinds of buildings and units by name, and what a space looks like before anything is built on it."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=12, edge=EDGE, shadow=DEEP)
    buildings = [name for name in view.catalogue.buildings if name != "caravan"]
    entries = [*buildings, *view.catalogue.units, FREE]
    words = {name: view.say(f"mare-picture-sign-{name}") for name in entries}
    columns = [entries[place : place + ROWS] for place in range(0, len(entries), ROWS)]
    wide = [max(text_width("text", LEGEND[0], words[name]) for name in column) + SIGN for column in columns]
    tall = (box[3] - box[1] - 8) / ROWS
    gap = max(0.0, (box[2] - box[0] - 16 - sum(wide)) / len(columns))
    x = box[0] + 8.0
    for column, width in zip(columns, wide, strict=True):
        for row, name in enumerate(column):
            y = box[1] + 4 + (row + 0.5) * tall
            if name in UNITS:
                sheet.icon((x + 13, y), UNITS[name], 24, INK)
            else:
                built = name != FREE
                sheet.stamp(space(name if built else buildings[0], "", "nobody" if built else "", 24), (x + 13, y))
            spot = (round(x) + 30, round(y - tall / 2), min(box[2] - 2, round(x + width + gap)), round(y + tall / 2))
            sheet.label(spot, words[name], face="text", sizes=LEGEND, fill=INK)
        x += width + gap
