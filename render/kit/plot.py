"""Lines over steps on a sheet: what the courses of points, of ratings and of what could be expected have in common.

Lines are told apart without colours too: each carries the silhouette of its colour, and ends at the name it belongs to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, inf, log10

from PIL import Image, ImageDraw

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.ground import paper, table
from render.kit.header import Header, draw_header
from render.kit.marks import draw_number
from render.kit.palette import EDGE, INK, INK_2, PAPER, PLAYERS, Colour, rgb
from render.kit.pieces import player_token
from render.kit.sheet import GUTTER, HEIGHTS, MARGIN, WIDTH
from render.kit.text import text_width
from render.kit.wash import wash

LEFT, RIGHT, TOP, BOTTOM = 116, 430, 40, 92  # room around the plot for numbers, names, a token, steps
NUMBERS, NAMES, SUMS, AXIS = (36, 32), (34, 30, 27, 24), (40, 36, 32), (30, 27)
TOKEN, STROKE, RIM = 38, 6, 3
DISC, RISE = 60, 28  # the number of a turning point, and how far above the plot its line bends to it
MOST_LINES, MOST_STEPS, MOST_TOKENS = 9, 10, 7  # of values, of numbered steps, of tokens on a line
LINE_HEIGHT = 78  # of a name at the right
AIR = 24  # between names on the axis
_SCALE = 2


@dataclass(frozen=True)
class Curve:
    """A line: its name as pictures can show it, the name of its colour, and its values at steps in order, at least one."""

    name: str
    colour: str
    spots: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Frame:
    """The plot on the sheet, and the steps and values at its edges."""

    box: Box
    steps: tuple[int, int]
    values: tuple[int, int]

    def at(self, step: int, value: float) -> tuple[float, float]:
        """Where a value at a step stands."""
        x0, y0, x1, y1 = self.box
        across = (step - self.steps[0]) / max(1, self.steps[1] - self.steps[0])
        up = (value - self.values[0]) / max(1, self.values[1] - self.values[0])
        return x0 + across * (x1 - x0), y1 - up * (y1 - y0)


def draw_plot(
    header: Header,
    curves: Sequence[Curve],
    axis: str,
    base: int,
    *,
    turns: Sequence[int] = (),
    periods: Sequence[tuple[int, str]] = (),
    audit: bool = False,
) -> Canvas:
    """The picture. ``axis`` names the steps; the plot shows at least the values from ``base``, marked by a firm line, to the
    next above. ``turns`` are steps, ascending, that are numbered from 1. ``periods``, each with the step at which it begins, are
    what is marked on the axis instead of steps.
    """
    height = HEIGHTS[0]
    sheet = Canvas(table(height), audit=audit)
    top = draw_header(sheet, header) + GUTTER
    left, right, bottom = MARGIN, WIDTH - MARGIN, height - MARGIN
    sheet.panel((left, top, right, bottom), paper(right - left, bottom - top), edge=EDGE, thickness=2, shadow=SOFT)
    room = TOP + (DISC if turns else 0)
    frame, marks = frame_of(curves, base, (left + LEFT, top + room, right - RIGHT, bottom - BOTTOM))
    _draw_values(sheet, frame, marks, base)
    if periods:
        _draw_periods(sheet, frame, periods)
    else:
        _draw_steps(sheet, frame, base)
    x1, y1 = frame.box[2:]
    sheet.label((x1 + 30, y1 + 14, WIDTH - MARGIN - 24, y1 + 58), axis, face="ui-semi", sizes=AXIS, fill=INK_2)
    _draw_turns(sheet, frame, turns)
    # The leader's line lies on top of the others.
    order = sorted(curves, key=lambda curve: curve.spots[-1][1])
    for curve in order:
        _draw_line(sheet, frame, curve)
    for curve in order:
        _draw_tokens(sheet, frame, curve, (curves.index(curve), len(curves)))
    _draw_names(sheet, frame, curves)
    return sheet


def frame_of(curves: Sequence[Curve], base: int, box: Box) -> tuple[Frame, list[int]]:
    """The plot in its box, from a round value to another, and the values to be marked."""
    every = [value for curve in curves for _, value in curve.spots]
    least, most = min(base, *every), max(base + 1, *every)
    part = _part(ceil(most - least), MOST_LINES)
    low, high = floor(least / part) * part, ceil(most / part) * part
    steps = [step for curve in curves for step, _ in curve.spots]
    return Frame(box, (min(steps), max(steps)), (low, high)), list(range(low, high + 1, part))


def _part(span: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … by which so long a span has at most so many parts."""
    power = 10 ** max(0, floor(log10(max(1, span / most))))
    return next(part for part in (power, 2 * power, 5 * power, 10 * power) if span / part <= most)


def _draw_values(sheet: Canvas, frame: Frame, marks: list[int], base: int) -> None:
    x0, _, x1, _ = frame.box
    for value in marks:
        y = round(frame.at(frame.steps[0], value)[1])
        firm = value == base
        sheet.fill((x0, y - firm, x1, y + 1 + firm), INK_2 if firm else EDGE)
        box = (MARGIN + 8, y - 24, x0 - 18, y + 24)
        sheet.label(box, _signed(value), face="ui-bold", sizes=NUMBERS, fill=INK, align="right")


def _draw_steps(sheet: Canvas, frame: Frame, base: int) -> None:
    """Numbers of steps at equal distances."""
    y1 = frame.box[3]
    first, last = frame.steps
    part = _part(last - first, MOST_STEPS)
    for number in range(ceil(first / part) * part, last + 1, part):
        x = round(frame.at(number, base)[0])
        sheet.fill((x - 1, y1, x + 1, y1 + 10), INK_2)
        box = (x - 50, y1 + 14, x + 50, y1 + 58)
        sheet.label(box, str(number), face="ui-bold", sizes=NUMBERS, fill=INK, align="middle")


def _draw_periods(sheet: Canvas, frame: Frame, periods: Sequence[tuple[int, str]]) -> None:
    """A line where each begins and its name in the middle of it; of many, every second name, third, … that has room."""
    _, y0, x1, y1 = frame.box
    starts = [round(frame.at(max(step, frame.steps[0]), 0)[0]) for step, _ in periods]
    bounds = list(pairwise([*starts, x1]))
    wide = max(text_width("ui-bold", NUMBERS[0], name) for _, name in periods) + AIR
    every = next((apart for apart in range(1, len(periods)) if _apart(bounds, apart) >= wide), len(periods))
    for place, ((left, right), (_, name)) in enumerate(zip(bounds, periods, strict=True)):
        if place:  # of many a whole grid would hide the lines
            sheet.fill((left - 1, y0 if every == 1 else y1, left + 1, y1 + 10), EDGE if every == 1 else INK_2)
        if place % every == 0:
            middle, half = (left + right) // 2, round(wide / 2)
            box = (middle - half, y1 + 14, middle + half, y1 + 58)
            sheet.label(box, name, face="ui-bold", sizes=NUMBERS[:1], fill=INK, align="middle")


def _apart(bounds: Sequence[tuple[int, int]], every: int) -> float:
    """The least distance between the middles of periods of which so many lie from one name to the next."""
    middles = [(left + right) / 2 for left, right in bounds][::every]
    return min((right - left for left, right in pairwise(middles)), default=inf)


def _draw_turns(sheet: Canvas, frame: Frame, turns: Sequence[int]) -> None:
    """An upright line at each, its number above; numbers give way to one another."""
    x0, y0, x1, y1 = frame.box
    wanted = [frame.at(step, frame.values[0])[0] for step in turns]
    for number, (x, shown) in enumerate(zip(wanted, spread(wanted, DISC + 6, x0, x1), strict=True), 1):
        _stroke(sheet, [(shown, y0 - DISC), (shown, y0 - RISE), (x, y0), (x, y1)], INK_2, RIM)
        draw_number(sheet, (shown, y0 - DISC), number, DISC)


def _signed(value: float) -> str:
    return str(round(value)).replace("-", "\u2212")


def _draw_line(sheet: Canvas, frame: Frame, curve: Curve) -> None:
    look = PLAYERS[curve.colour]
    spots = [frame.at(*spot) for spot in curve.spots]
    for colour, width in ((PAPER, STROKE + 4 * RIM), (look.rim, STROKE + 2 * RIM), (look.fill, STROKE)):
        _stroke(sheet, spots, colour, width)


def _stroke(sheet: Canvas, spots: Sequence[tuple[float, float]], colour: Colour, width: int) -> None:
    """A smooth line through some places; only the box around it goes through a mask."""
    left, top = (round(min(spot[axis] for spot in spots)) - width for axis in (0, 1))
    right, bottom = (round(max(spot[axis] for spot in spots)) + width for axis in (0, 1))
    mask = Image.new("L", ((right - left) * _SCALE, (bottom - top) * _SCALE), 0)
    path = [((x - left) * _SCALE, (y - top) * _SCALE) for x, y in spots]
    ImageDraw.Draw(mask).line(path, fill=255, width=width * _SCALE, joint="curve")
    wash(sheet.image, rgb(colour), mask.reduce(_SCALE), (left, top))


def _draw_tokens(sheet: Canvas, frame: Frame, curve: Curve, place: tuple[int, int]) -> None:
    token = player_token(curve.colour, "", TOKEN)
    for spot in _token_spots(curve.spots, *place):
        sheet.stamp(token, frame.at(*spot))


def _token_spots(spots: Sequence[tuple[int, float]], place: int, lines: int) -> list[tuple[int, float]]:
    """Where the tokens of a line stand: at equal distances, each line's at other steps, so that they hide each other little."""
    count = len(spots)
    tokens = min(MOST_TOKENS, max(1, (count - 1) // lines))
    places = {round((count - 1) * (number + (place + 0.5) / lines) / tokens) for number in range(tokens)}
    return [spots[place] for place in sorted(places)]


def _draw_names(sheet: Canvas, frame: Frame, curves: Sequence[Curve]) -> None:
    x1 = frame.box[2]
    ordered = sorted(curves, key=lambda curve: -curve.spots[-1][1])
    wanted = [frame.at(frame.steps[1], curve.spots[-1][1])[1] for curve in ordered]
    for curve, y, end in zip(ordered, spread(wanted, LINE_HEIGHT, frame.box[1], frame.box[3]), wanted, strict=True):
        # Thin, from where the line ends to the name, which may have had to give way to others.
        _stroke(sheet, [(x1, end), (x1 + 62, y)], PLAYERS[curve.colour].rim, RIM)
        sheet.stamp(player_token(curve.colour, "", TOKEN + 8), (x1 + 62, y))
        middle = round(y)
        box = (x1 + 92, middle - 36, x1 + 182, middle + 36)
        sheet.label(box, _signed(curve.spots[-1][1]), face="ui-bold", sizes=SUMS, fill=INK, align="right")
        box = (x1 + 198, middle - 36, WIDTH - MARGIN - 16, middle + 36)
        sheet.lines(box, curve.name, face="ui-semi", sizes=NAMES, fill=INK, most=2, leading=1.02)


def spread(wanted: list[float], apart: float, top: float, bottom: float) -> list[float]:
    """Places as near as may be to the wanted ones (ascending), at least so far apart, from ``top`` to ``bottom``."""
    placed: list[float] = []
    for y in wanted:
        placed.append(max(y, placed[-1] + apart) if placed else max(y, top))
    limit = bottom
    for number in range(len(placed) - 1, -1, -1):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - apart
    return placed
