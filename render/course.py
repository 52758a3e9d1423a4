"""The course of a match: a line of points per seat over the turns, the same for all games.

Seats are told apart without colours too: each line carries its seat's silhouette, and ends at the name of its player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, log10

from PIL import Image, ImageDraw

from locales import PREFIXES, words
from render.canvas import SOFT, Box, Canvas
from render.ground import paper, table
from render.header import draw_header
from render.palette import EDGE, INK, INK_2, PAPER, PLAYERS, Colour, rgb
from render.pieces import player_token
from render.scene import Scene
from render.scores import LONGEST_ALT, columns_of, header_of
from render.sheet import GUTTER, HEIGHTS, MARGIN, WIDTH
from render.text import readable

LEFT, RIGHT, TOP, BOTTOM = 116, 430, 40, 92  # room around the plot for numbers, names, a token, turns
NUMBERS, NAMES, SUMS, AXIS = (36, 32), (34, 30, 27, 24), (40, 36), (30, 27)
TOKEN, STROKE, RIM = 38, 6, 3
MOST_LINES, MOST_TURNS, MOST_TOKENS = 9, 10, 7  # of points, of numbered turns, of tokens on a line
LINE_HEIGHT = 78  # of a name at the right
_SCALE = 2


@dataclass(frozen=True)
class Frame:
    """The plot on the sheet, and the turns and points at its edges."""

    box: Box
    turns: tuple[int, int]
    points: tuple[int, int]

    def at(self, turn: int, points: int) -> tuple[float, float]:
        """Where so many points after a turn stand."""
        x0, y0, x1, y1 = self.box
        across = (turn - self.turns[0]) / max(1, self.turns[1] - self.turns[0])
        up = (points - self.points[0]) / max(1, self.points[1] - self.points[0])
        return x0 + across * (x1 - x0), y1 - up * (y1 - y0)


def draw_course(scene: Scene, *, audit: bool = False) -> Canvas:
    """The picture. ``scene.course`` has, per turn, its number and each seat's points at its end; at least one."""
    say, height = words(scene.lang), HEIGHTS[0]
    sheet = Canvas(table(height), audit=audit)
    header = replace(header_of(scene, columns_of(scene), say), step=say("course-step"))
    top = draw_header(sheet, header) + GUTTER
    left, right, bottom = MARGIN, WIDTH - MARGIN, height - MARGIN
    sheet.panel((left, top, right, bottom), paper(right - left, bottom - top), edge=EDGE, thickness=2, shadow=SOFT)
    frame, marks = frame_of(scene, (left + LEFT, top + TOP, right - RIGHT, bottom - BOTTOM))
    _draw_grid(sheet, frame, marks, say("course-turn"))
    # The leader's line lies on top of the others.
    order = sorted(range(len(scene.seats)), key=lambda seat: scene.course[-1][1][seat])
    for seat in order:
        _draw_line(sheet, scene, frame, seat)
    for seat in order:
        _draw_tokens(sheet, scene, frame, seat)
    _draw_names(sheet, scene, frame)
    return sheet


def frame_of(scene: Scene, box: Box) -> tuple[Frame, list[int]]:
    """The plot in its box, from a round number of points to another, and the numbers to be marked."""
    every = [points for _, seats in scene.course for points in seats]
    least, most = min(0, *every), max(1, *every)
    step = _step(most - least, MOST_LINES)
    low, high = floor(least / step) * step, ceil(most / step) * step
    turns = scene.course[0][0], scene.course[-1][0]
    return Frame(box, turns, (low, high)), list(range(low, high + 1, step))


def _step(span: int, most: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 … by which so long a span has at most so many parts."""
    power = 10 ** max(0, floor(log10(max(1, span / most))))
    return next(step for step in (power, 2 * power, 5 * power, 10 * power) if span / step <= most)


def _draw_grid(sheet: Canvas, frame: Frame, marks: list[int], turn: str) -> None:
    x0, _, x1, y1 = frame.box
    for points in marks:
        y = round(frame.at(frame.turns[0], points)[1])
        sheet.fill((x0, y - (points == 0), x1, y + 1 + (points == 0)), INK_2 if points == 0 else EDGE)
        box = (MARGIN + 8, y - 24, x0 - 18, y + 24)
        number = str(points).replace("-", "\u2212")
        sheet.label(box, number, face="ui-bold", sizes=NUMBERS, fill=INK, align="right")
    first, last = frame.turns
    step = _step(last - first, MOST_TURNS)
    for number in range(ceil(first / step) * step, last + 1, step):
        x = round(frame.at(number, 0)[0])
        sheet.fill((x - 1, y1, x + 1, y1 + 10), INK_2)
        box = (x - 50, y1 + 14, x + 50, y1 + 58)
        sheet.label(box, str(number), face="ui-bold", sizes=NUMBERS, fill=INK, align="middle")
    box = (x1 + 30, y1 + 14, WIDTH - MARGIN - 24, y1 + 58)
    sheet.label(box, turn, face="ui-semi", sizes=AXIS, fill=INK_2)


def _draw_line(sheet: Canvas, scene: Scene, frame: Frame, seat: int) -> None:
    look = PLAYERS[scene.seats[seat].colour]
    spots = [frame.at(turn, points[seat]) for turn, points in scene.course]
    for colour, width in ((PAPER, STROKE + 4 * RIM), (look.rim, STROKE + 2 * RIM), (look.fill, STROKE)):
        _stroke(sheet, spots, colour, width)


def _stroke(sheet: Canvas, spots: Sequence[tuple[float, float]], colour: Colour, width: int) -> None:
    """A smooth line through some places; only the box around it goes through a mask."""
    left, top = (round(min(spot[axis] for spot in spots)) - width for axis in (0, 1))
    right, bottom = (round(max(spot[axis] for spot in spots)) + width for axis in (0, 1))
    mask = Image.new("L", ((right - left) * _SCALE, (bottom - top) * _SCALE), 0)
    path = [((x - left) * _SCALE, (y - top) * _SCALE) for x, y in spots]
    ImageDraw.Draw(mask).line(path, fill=255, width=width * _SCALE, joint="curve")
    sheet.image.paste(rgb(colour), (left, top), mask.reduce(_SCALE))


def _draw_tokens(sheet: Canvas, scene: Scene, frame: Frame, seat: int) -> None:
    token = player_token(scene.seats[seat].colour, "", TOKEN)
    for turn, points in _token_turns(scene, seat):
        sheet.stamp(token, frame.at(turn, points))


def _token_turns(scene: Scene, seat: int) -> list[tuple[int, int]]:
    """Where the tokens of a seat stand: at equal distances, each seat's at other turns, so that they hide each other little."""
    count, seats = len(scene.course), len(scene.seats)
    tokens = min(MOST_TOKENS, max(1, (count - 1) // seats))
    places = {round((count - 1) * (number + (seat + 0.5) / seats) / tokens) for number in range(tokens)}
    return [(turn, points[seat]) for turn, points in (scene.course[place] for place in sorted(places))]


def _draw_names(sheet: Canvas, scene: Scene, frame: Frame) -> None:
    say, last = words(scene.lang), scene.course[-1][1]
    x1 = frame.box[2]
    seats = sorted(range(len(scene.seats)), key=lambda seat: -last[seat])
    wanted = [frame.at(frame.turns[1], last[seat])[1] for seat in seats]
    for seat, y, end in zip(seats, spread(wanted, LINE_HEIGHT, frame.box[1], frame.box[3]), wanted, strict=True):
        look = PLAYERS[scene.seats[seat].colour]
        # Thin, from where the line ends to the name, which may have had to give way to others.
        _stroke(sheet, [(x1, end), (x1 + 62, y)], look.rim, RIM)
        sheet.stamp(player_token(scene.seats[seat].colour, "", TOKEN + 8), (x1 + 62, y))
        middle = round(y)
        box = (x1 + 92, middle - 36, x1 + 182, middle + 36)
        number = str(last[seat]).replace("-", "\u2212")
        sheet.label(box, number, face="ui-bold", sizes=SUMS, fill=INK, align="right")
        name = readable(scene.seats[seat].name, "ui-semi", say("scores-seat", number=seat + 1))
        box = (x1 + 198, middle - 36, WIDTH - MARGIN - 16, middle + 36)
        sheet.lines(box, name, face="ui-semi", sizes=NAMES, fill=INK, most=2, leading=1.02)


def spread(wanted: list[float], apart: float, top: float, bottom: float) -> list[float]:
    """Heights as near as may be to the wanted ones (ascending), at least so far apart, from ``top`` to ``bottom``."""
    placed: list[float] = []
    for y in wanted:
        placed.append(max(y, placed[-1] + apart) if placed else max(y, top))
    limit = bottom
    for number in range(len(placed) - 1, -1, -1):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - apart
    return placed


def tell_course(scene: Scene, most: int = LONGEST_ALT) -> str:
    """The same as lines of text, the best seat first: its points at up to ten turns; at most so long."""
    say = words(scene.lang)
    count = len(scene.course)
    shown = sorted({round((count - 1) * part / min(9, max(1, count - 1))) for part in range(10) if part < count})
    turns = ", ".join(str(scene.course[place][0]) for place in shown)
    lines = [say("course-title", game=say(f"{PREFIXES[scene.game.slug]}-name")), say("course-turns", turns=turns)]
    for seat in sorted(range(len(scene.seats)), key=lambda seat: -scene.course[-1][1][seat]):
        points = ", ".join(str(scene.course[place][1][seat]) for place in shown)
        lines.append(f"{scene.seats[seat].name}: {points}")
    text = "\n".join(lines)
    return text if len(text) <= most else f"{text[: most - 1]}…"
