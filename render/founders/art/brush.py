"""A brush for little landscapes: a square of 100 × 100 units, painted from back to front, light from the upper left.

Every stroke is drawn on a mask twice as fine as the sheet and as small as the stroke, then filled with a colour or a fade.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Sequence
from functools import cache
from typing import Literal

from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

from render.kit.palette import Colour, darker, lighter, mix, rgb
from render.kit.shapes import gradient
from render.kit.texture import grained, vignette

SIDE = 480  # pixels of a finished painting
UNIT = SIDE / 100
_FINE = 2

Point = tuple[float, float]


class Brush:
    """The sheet and everything that can be put on it; equal seeds paint equal pictures."""

    def __init__(self, seed: str) -> None:
        self.image = Image.new("RGB", (SIDE, SIDE), "#808080")
        self.chance = random.Random(seed)
        self.seed = seed

    # ------------------------------------------------------------------ strokes
    def poly(
        self,
        points: Sequence[Point],
        fill: Colour,
        to: Colour | None = None,
        *,
        alpha: int = 255,
        soft: float = 0.0,
    ) -> None:
        """A filled outline, fading downwards to ``to``, its edge blurred by ``soft`` units."""
        self._stroke([("poly", points, 0.0)], fill, to, alpha, soft)

    def oval(
        self,
        centre: Point,
        rx: float,
        ry: float,
        fill: Colour,
        to: Colour | None = None,
        *,
        alpha: int = 255,
        soft: float = 0.0,
    ) -> None:
        """A filled ellipse."""
        self._stroke([("oval", ring(centre, rx, ry), 0.0)], fill, to, alpha, soft)

    def box(
        self, x0: float, y0: float, x1: float, y1: float, fill: Colour, to: Colour | None = None, *, alpha: int = 255
    ) -> None:
        """A filled upright rectangle."""
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], fill, to, alpha=alpha)

    def line(self, points: Sequence[Point], width: float, fill: Colour, *, alpha: int = 255, soft: float = 0.0) -> None:
        """A line through the points, ``width`` units wide, its ends round."""
        self._stroke([("line", points, width)], fill, None, alpha, soft)

    def dabs(self, centres: Sequence[Point], rx: float, ry: float, fill: Colour, *, alpha: int = 255) -> None:
        """Many small ellipses of one colour in one go."""
        self._stroke([("oval", ring(centre, rx, ry, 10), 0.0) for centre in centres], fill, None, alpha, 0.0)

    def _stroke(
        self,
        parts: Sequence[tuple[Literal["poly", "oval", "line"], Sequence[Point], float]],
        fill: Colour,
        to: Colour | None,
        alpha: int,
        soft: float,
    ) -> None:
        scale = UNIT * _FINE
        spread = max((width for _, _, width in parts), default=0.0) / 2 + soft * 3 + 0.5
        xs = [x for _, points, _ in parts for x, _ in points]
        ys = [y for _, points, _ in parts for _, y in points]
        if not xs:
            return
        x0, y0 = math.floor((min(xs) - spread) * UNIT), math.floor((min(ys) - spread) * UNIT)
        x1, y1 = math.ceil((max(xs) + spread) * UNIT), math.ceil((max(ys) + spread) * UNIT)
        x0, y0, x1, y1 = max(x0, -SIDE // 4), max(y0, -SIDE // 4), min(x1, SIDE * 5 // 4), min(y1, SIDE * 5 // 4)
        if x1 <= x0 or y1 <= y0:
            return
        mask = Image.new("L", ((x1 - x0) * _FINE, (y1 - y0) * _FINE), 0)
        pen = ImageDraw.Draw(mask)
        for kind, points, width in parts:
            moved = [(x * scale - x0 * _FINE, y * scale - y0 * _FINE) for x, y in points]
            if kind != "line":
                pen.polygon(moved, fill=255)
                continue
            pen.line(moved, fill=255, width=max(1, round(width * scale)), joint="curve")
            r = width * scale / 2
            for x, y in (moved[0], moved[-1]):
                pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
        mask = mask.reduce(_FINE)
        if soft:
            mask = mask.filter(ImageFilter.GaussianBlur(soft * UNIT))
        if alpha < 255:
            mask = mask.point(_veil(alpha))
        source = rgb(fill) if to is None else gradient(x1 - x0, y1 - y0, fill, to)
        self.image.paste(source, (x0, y0, x1, y1), mask)

    # ------------------------------------------------------------------ air
    def sky(self, *stops: Colour, horizon: float = 100.0) -> None:
        """The sky from the top down to the horizon through the colours given."""
        height = round(horizon * UNIT)
        step = height / (len(stops) - 1)
        for number, (upper, lower) in enumerate(itertools.pairwise(stops)):
            top, bottom = round(number * step), round((number + 1) * step)
            self.image.paste(gradient(SIDE, bottom - top, upper, lower), (0, top))
        if height < SIDE:
            self.image.paste(rgb(stops[-1]), (0, height, SIDE, SIDE))

    def sun(self, centre: Point, radius: float, colour: Colour, *, glow: float = 3.0, strength: int = 120) -> None:
        """A sun or moon with its glow."""
        for share in (1.0, 0.6, 0.35):
            reach = radius * glow * share
            self.oval(centre, reach, reach, colour, alpha=strength // 2, soft=reach * 0.35)
        self.oval(centre, radius, radius, lighter(colour, 0.5), colour)

    def cloud(self, centre: Point, width: float, colour: Colour, *, alpha: int = 210) -> None:
        """A flat-bottomed cloud, lit from above."""
        x, y = centre
        puffs = 5
        self.oval((x, y), width * 0.52, width * 0.055, colour, alpha=alpha, soft=0.3)
        for number in range(puffs):
            share = number / (puffs - 1) - 0.5
            size = width * (0.25 - 0.5 * share * share) * self.chance.uniform(0.9, 1.15)
            self.oval(
                (x + share * width * 0.72, y - size * 0.35),
                size * 0.78,
                size * 0.62,
                lighter(colour, 0.7),
                colour,
                alpha=alpha,
                soft=0.25,
            )

    def haze(self, y0: float, y1: float, colour: Colour, alpha: int) -> None:
        """A band of mist."""
        self.oval((50, (y0 + y1) / 2), 75, (y1 - y0) / 2, colour, alpha=alpha, soft=(y1 - y0) / 4)

    # ------------------------------------------------------------------ ground
    def ridge(
        self,
        left: float,
        right: float,
        swing: float,
        fill: Colour,
        to: Colour,
        *,
        rough: float = 0.5,
        steps: int = 6,
        lit: Colour | None = None,
    ) -> list[Point]:
        """Land from a wavy skyline (``left`` to ``right`` in height, ``swing`` up and down) to the bottom; gives the skyline."""
        heights = [left, right]
        reach = swing
        for _ in range(steps):
            finer: list[float] = []
            for a, b in itertools.pairwise(heights):
                finer += [a, (a + b) / 2 + self.chance.uniform(-reach, reach)]
            heights = [*finer, heights[-1]]
            reach *= rough
        span = len(heights) - 1
        skyline = [(-4 + 108 * number / span, height) for number, height in enumerate(heights)]
        self.poly([*skyline, (104, 104), (-4, 104)], fill, to)
        if lit is not None:
            self.line(skyline, 0.9, lit, alpha=150, soft=0.25)
        return skyline

    def hill(self, centre: Point, rx: float, ry: float, fill: Colour, to: Colour) -> None:
        """A round hill, lit on its left shoulder."""
        self.oval(centre, rx, ry, fill, to)
        x, y = centre
        self.oval((x - rx * 0.3, y - ry * 0.55), rx * 0.5, ry * 0.3, lighter(fill, 0.35), alpha=90, soft=ry * 0.14)

    def grass(self, y0: float, y1: float, colour: Colour, *, count: int = 60, height: float = 2.4) -> None:
        """Tufts between two heights, larger towards the front."""
        for _ in range(count):
            y = self.chance.uniform(y0, y1)
            near = 0.5 + (y - y0) / max(1.0, y1 - y0)
            x = self.chance.uniform(-2, 102)
            tint = mix(colour, "#F3F0A0" if self.chance.random() < 0.5 else "#123010", self.chance.uniform(0.05, 0.3))
            for lean in (-0.8, 0.0, 0.8):
                self.line([(x, y), (x + lean * near, y - height * near)], 0.35, tint)

    def flowers(self, y0: float, y1: float, colours: Sequence[Colour], *, count: int = 24, size: float = 0.8) -> None:
        """Dots of blossom between two heights."""
        for colour in colours:
            spots = [(self.chance.uniform(2, 98), self.chance.uniform(y0, y1)) for _ in range(count // len(colours))]
            self.dabs(spots, size, size * 0.8, colour)

    def water(
        self, points: Sequence[Point], fill: Colour, to: Colour, *, streaks: int = 14, shine: Colour = "#FFFFFF"
    ) -> None:
        """A body of water with flat glints inside it."""
        self.poly(points, fill, to)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        clip = Image.new("L", (SIDE, SIDE), 0)
        ImageDraw.Draw(clip).polygon([(x * UNIT, y * UNIT) for x, y in points], fill=255)
        before = self.image.copy()
        for _ in range(streaks):
            y = self.chance.uniform(min(ys) + 1, max(ys) - 1)
            near = (y - min(ys)) / max(1.0, max(ys) - min(ys))
            x, length = self.chance.uniform(min(xs), max(xs)), self.chance.uniform(4, 12) * (0.5 + near)
            self.oval((x, y), length / 2, 0.22 + 0.35 * near, shine, alpha=self.chance.randint(50, 130))
        before.paste(self.image, (0, 0), clip)
        self.image = before

    def rock(self, x: float, base: float, width: float, height: float, colour: Colour = "#8F8B80") -> None:
        """A boulder with a light and a dark face."""
        jag = self.chance.uniform
        top = (x + jag(-0.1, 0.1) * width, base - height)
        left, right = (x - width / 2, base), (x + width / 2, base)
        upper_left = (x - width * jag(0.34, 0.42), base - height * jag(0.5, 0.7))
        upper_right = (x + width * jag(0.3, 0.42), base - height * jag(0.55, 0.75))
        ridge = (x + width * jag(0.02, 0.16), base - height * jag(0.3, 0.42))
        self.oval((x + width * 0.1, base), width * 0.6, height * 0.16, "#1A140C", alpha=90, soft=0.6)
        self.poly([left, upper_left, top, upper_right, right], darker(colour, 0.32), darker(colour, 0.5))
        self.poly([left, upper_left, top, ridge, (x + width * 0.05, base)], lighter(colour, 0.28), darker(colour, 0.1))
        self.poly([upper_left, top, upper_right, ridge], lighter(colour, 0.5), lighter(colour, 0.12))

    def shade(self, points: Sequence[Point], alpha: int = 70, *, soft: float = 0.6) -> None:
        """A cast shadow."""
        self.poly(points, "#150E1C", alpha=alpha, soft=soft)

    # ------------------------------------------------------------------ the end
    def finish(self, *, warmth: Colour = "#FFD98A", rim: Colour = "#1A1020") -> Image.Image:
        """The painting with light, grain and darker corners."""
        self.oval((14, 6), 62, 48, warmth, alpha=40, soft=16)
        done = grained(self.image, self.seed, ((2, 5), (7, 9), (26, 12)))
        vignette(done, rim, 105, 64)
        done = ImageEnhance.Color(done).enhance(1.22)
        return ImageEnhance.Brightness(done).enhance(1.06)


def ring(centre: Point, rx: float, ry: float, corners: int = 40) -> list[Point]:
    """Points round an ellipse."""
    x, y = centre
    return [(x + rx * across, y + ry * down) for across, down in _circle(corners)]


@cache
def _circle(corners: int) -> tuple[Point, ...]:
    """Points round a circle of radius 1."""
    turns = (2 * math.pi * corner / corners for corner in range(corners))
    return tuple((math.cos(turn), math.sin(turn)) for turn in turns)


@cache
def _veil(alpha: int) -> list[int]:
    """What each of the 256 strengths of a mask becomes."""
    return [value * alpha // 255 for value in range(256)]


def smooth(points: Sequence[Point], *, parts: int = 8) -> list[Point]:
    """A soft curve through the points (Catmull–Rom), from the first to the last."""
    held = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in zip(held, held[1:], held[2:], held[3:], strict=False):
        for part in range(parts):
            t = part / parts
            curve.append((_blend(x0, x1, x2, x3, t), _blend(y0, y1, y2, y3, t)))
    return [*curve, points[-1]]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
