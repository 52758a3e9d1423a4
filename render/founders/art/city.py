"""The four paintings of the city tiles, at dusk with lamps lit."""

from __future__ import annotations

from PIL import Image

from render.founders.art.brush import Brush, smooth
from render.founders.art.houses import banner, barrel, between, column, door, flame, gabled, house, wheel, window
from render.founders.art.plants import cypress
from render.kit.palette import Colour, darker, lighter

SKY = ("#3A2A66", "#7A559E", "#C48BB4", "#F3C6A8")
LAMP = "#FFC45A"


def _town(b: Brush, horizon: float, colour: Colour, *, count: int = 14) -> None:
    """Roofs of a town on the skyline, a few windows lit."""
    for number in range(count):
        x = -4 + number * 108 / count + b.chance.uniform(-1, 1)
        width, height = b.chance.uniform(7, 11), b.chance.uniform(6, 17)
        b.box(x, horizon - height, x + width, horizon + 8, colour, darker(colour, 0.2))
        if number % 3:
            b.poly(
                [
                    (x - 0.8, horizon - height),
                    (x + width / 2, horizon - height - 4),
                    (x + width + 0.8, horizon - height),
                ],
                darker(colour, 0.25),
            )
        if number % 2:
            b.box(
                x + width * 0.4, horizon - height + 2.4, x + width * 0.4 + 1.3, horizon - height + 4.4, LAMP, alpha=210
            )


def _paving(b: Brush, top: float, light: Colour, dark: Colour) -> None:
    b.box(-4, top, 104, 104, light, dark)
    y, step = top + 2.0, 2.2
    while y < 102:
        b.line([(-4, y), (104, y)], 0.35, darker(dark, 0.3), alpha=130)
        shift = b.chance.uniform(0, 6)
        spacing = 5 + (y - top) * 0.28
        x = -shift
        while x < 104:
            b.line([(x, y), (x, y + step)], 0.3, darker(dark, 0.3), alpha=100)
            if b.chance.random() < 0.3:
                b.box(x, y + 0.2, x + spacing, y + step, lighter(light, 0.4), alpha=50)
            x += spacing
        y += step
        step *= 1.28


def _tower(b: Brush, x0: float, x1: float, top: float, base: float, stone: Colour) -> None:
    width = x1 - x0
    for number in range(6):
        share = number / 6
        tint = darker(stone, 0.05 + 0.5 * share) if number > 1 else lighter(stone, 0.12 - 0.08 * number)
        b.box(x0 + width * share, top, x0 + width * (share + 1 / 6) + 0.2, base, tint, darker(tint, 0.15))
    b.box(x0 - 1.6, top - 1, x1 + 1.6, top + 1.8, lighter(stone, 0.2), darker(stone, 0.2))
    merlons = 4
    for number in range(merlons):
        left = x0 - 1.6 + (width + 3.2) * number / merlons + 0.4
        b.box(left, top - 5, left + (width + 3.2) / merlons - 1.6, top - 0.8, lighter(stone, 0.18), darker(stone, 0.12))
    for y in range(int(top) + 6, int(base), 6):
        b.line([(x0, y), (x1, y)], 0.3, darker(stone, 0.5), alpha=90)
        for part in range(1, 4):
            x = x0 + width * (part / 4 + (0.1 if y % 12 else 0))
            b.line([(x, y), (x, min(base, y + 6))], 0.3, darker(stone, 0.5), alpha=70)


def barracks() -> Image.Image:
    """A gate between two towers, hung with red banners."""
    b = Brush("barracks")
    b.sky(*SKY, horizon=66)
    b.sun((20, 46), 7, "#FFD9A0", glow=4, strength=140)
    b.ridge(56, 52, 5, "#8B6A9C", "#A682A6", steps=5)
    _town(b, 64, "#76598E")
    _paving(b, 80, "#B39AA4", "#6A5468")
    stone = "#BFA89C"
    b.shade([(10, 82), (96, 82), (104, 90), (30, 90)], 110, soft=1.5)
    b.box(30, 46, 84, 83, lighter(stone, 0.1), darker(stone, 0.25))
    for y in range(50, 83, 5):
        b.line([(30, y), (84, y)], 0.3, darker(stone, 0.5), alpha=100)
        for x in range(31 + (y % 2) * 3, 84, 6):
            b.line([(x, y), (x, y + 5)], 0.3, darker(stone, 0.5), alpha=80)
    for number in range(6):
        left = 33 + number * 8.2
        b.box(left, 40.5, left + 5, 47, lighter(stone, 0.2), darker(stone, 0.1))
    b.oval((57, 66), 15, 17, LAMP, alpha=70, soft=3)
    door(b, 57, 83, 20, 27, "#5A3A24")
    for x in (50, 53.5, 57, 60.5, 64):
        b.line([(x, 59), (x, 74)], 0.7, "#1C1412")
    for y in (62, 66.5, 71):
        b.line([(47.5, y), (66.5, y)], 0.7, "#1C1412")
    _tower(b, 12, 32, 34, 84, stone)
    _tower(b, 78, 98, 28, 84, stone)
    for x, y in ((22, 46), (88, 42)):
        window(b, x, y, 3, 5.5, lit=LAMP)
    banner(b, 22, 55, 8.5, 18, "#B5301F")
    banner(b, 88, 52, 8.5, 20, "#B5301F")
    b.line([(88, 28), (88, 10)], 0.9, "#3A2618")
    b.poly(
        smooth([(88.4, 10), (94, 11.5), (101, 9.6)]) + smooth([(101, 16.5), (94, 18.4), (88.4, 17)]),
        "#D6402A",
        "#8E2418",
    )
    for x in (40, 74):
        b.line([(x, 64), (x, 59)], 1.1, "#3A2618")
        flame(b, x, 59, 6.5)
    for x, height in ((10, 9), (14, 11), (18, 10)):
        b.line([(x + 74, 96), (x + 76, 96 - height * 2)], 0.9, "#6A4526")
        b.poly(
            [(x + 75.2, 97 - height * 2), (x + 76.2, 92 - height * 2), (x + 77.2, 97 - height * 2)],
            "#E6E6E6",
            "#8A8A92",
        )
    b.oval((12, 92), 7, 7.4, "#7E2016", "#4A100C")
    b.oval((12, 92), 5.6, 6, "#C23A28", "#8E2418")
    b.oval((12, 92), 1.8, 1.9, "#F2CF6B", "#9A6C1E")
    return b.finish(warmth="#FFB58A")


def _stall(b: Brush, x0: float, x1: float, top: float, base: float, cloth: Colour, goods: Colour) -> None:
    width = x1 - x0
    b.shade([(x0, base), (x1, base), (x1 + 5, base + 2.5), (x0 + 4, base + 2.5)], 110)
    b.box(x0 + 1, top + 4, x1 - 1, base - 8, "#5A3A3A", "#3A2430")
    b.oval(((x0 + x1) / 2, base - 12), width * 0.45, 6, LAMP, alpha=150, soft=1.6)
    for x in (x0 + 0.8, x1 - 0.8):
        b.box(x - 0.8, top, x + 0.8, base, "#8A6038", "#5A3A20")
    b.box(x0 - 0.5, base - 9, x1 + 0.5, base, "#A97444", "#6E4526")
    b.line([(x0 - 0.5, base - 9), (x1 + 0.5, base - 9)], 1.2, "#E0B078")
    count = max(3, round(width / 4))
    for number in range(count):
        x = x0 + width * (number + 0.5) / count
        for dx, dy in ((-0.9, 0), (0.9, 0), (0, -1.3)):
            b.oval((x + dx, base - 10.2 + dy), 1.15, 1.15, lighter(goods, 0.35), darker(goods, 0.15))
    stripes = 6
    for number in range(stripes):
        tint = cloth if number % 2 == 0 else "#F7EDDA"
        a0, a1 = number / stripes, (number + 1) / stripes
        upper, lower = (x0 + 2, x1 - 2), (x0 - 3, x1 + 3)
        points = [
            (upper[0] + (upper[1] - upper[0]) * a0, top - 6),
            (upper[0] + (upper[1] - upper[0]) * a1, top - 6),
            (lower[0] + (lower[1] - lower[0]) * a1, top + 3),
            (lower[0] + (lower[1] - lower[0]) * a0, top + 3),
        ]
        b.poly(points, lighter(tint, 0.2), darker(tint, 0.16))
        middle = (points[2][0] + points[3][0]) / 2
        b.oval((middle, top + 3), (points[2][0] - points[3][0]) / 2, 2, darker(tint, 0.12), darker(tint, 0.22))


def market_square() -> Image.Image:
    """Striped stalls before a colonnade, a fountain between them."""
    b = Brush("market square")
    b.sky(*SKY, horizon=62)
    b.sun((74, 38), 6, "#FFDCA8", glow=4, strength=140)
    _town(b, 60, "#8464A0")
    wall = "#C9AEB0"
    b.box(4, 52, 96, 74, "#54395A", "#3E2844")
    for x in range(10, 96, 10):
        b.oval((x, 66), 3.4, 7, LAMP, alpha=120, soft=1.6)
    for x in range(5, 100, 10):
        column(b, x, 51, 75, 4, "#E4CDC4")
    b.box(0, 46.5, 100, 51.5, lighter(wall, 0.4), darker(wall, 0.1))
    b.box(0, 50, 100, 51.5, darker(wall, 0.35))
    gabled(b, 2, 98, 46, 9, "#A9503C")
    _paving(b, 74, "#C6AAAE", "#75596C")
    _stall(b, 3, 31, 60, 87, "#B8372C", "#E8A53A")
    _stall(b, 69, 97, 58, 88, "#2E6E8E", "#B7472F")
    # The fountain.
    b.oval((50, 92), 19, 4.6, "#1E1420", alpha=120, soft=0.8)
    b.oval((50, 88), 17, 5, "#E9D8CE", "#9A8088")
    b.oval((50, 87), 14.4, 3.8, "#A8D6E4", "#4E8CAE")
    b.box(48.4, 68, 51.6, 87, "#F2E4D8", "#A88E92")
    b.oval((50, 73), 8, 2.4, "#F2E4D8", "#A88E92")
    b.oval((50, 72.3), 6.4, 1.5, "#BFE3EE")
    for side in (-1, 1):
        for reach in (4, 7.5):
            path = smooth(
                [(50, 65), (50 + side * reach * 0.6, 63.5), (50 + side * reach, 69), (50 + side * reach * 1.2, 85)]
            )
            b.line(path, 0.8, "#F4FCFF", alpha=190)
    b.oval((50, 66.4), 1.7, 1.9, "#F4FCFF")
    return b.finish(warmth="#FFB58A")


def inn() -> Image.Image:
    """A tall inn with glowing windows, a cart at the door."""
    b = Brush("inn")
    b.sky(*SKY, horizon=66)
    b.oval((82, 16), 6.4, 6.4, "#FFF6DC")
    b.oval((79.4, 14.6), 5.6, 5.6, "#47347A", soft=0.2)
    for x, y in ((70, 9), (92, 28), (66, 24), (97, 8), (74, 30)):
        b.oval((x, y), 0.5, 0.5, "#FFFBE8")
    b.ridge(58, 56, 4, "#7C5C92", "#94719C", steps=5)
    _town(b, 68, "#6B4E84", count=12)
    b.ridge(80, 80, 1, "#A38A94", "#5E4A5C", steps=4)
    _paving(b, 80, "#B59CA2", "#66506A")
    cypress(b, 10, 82, 40, "#3A4A48")
    house(b, 30, 82, 30, 36, depth=32, roof=17, wall="#E6CFA8", tiles="#9E4A3A")
    timber = "#5B3A28"
    for x in (30.6, 40, 50, 59.4):
        b.line([(x, 64), (x, 47)], 1.1, timber)
    for y in (64, 47):
        b.line([(30, y), (60, y)], 1.3, timber)
    b.line([(30.6, 64), (40, 47)], 0.9, timber)
    b.line([(59.4, 64), (50, 47)], 0.9, timber)
    b.line([(45, 47), (45, 31)], 1.0, timber)
    for x in (45,):
        window(b, x, 55.5, 6.5, 8, lit=LAMP)
    window(b, 45, 40, 4, 4.5, lit=LAMP)
    for x, y in ((68, 54), (79, 52.4), (88, 51)):
        window(b, x, y, 4.6, 7, lit=LAMP)
    for x, y in ((70, 71), (87, 68.6)):
        window(b, x, y, 5.2, 7.4, lit=LAMP)
    b.oval((45, 78), 10, 8, LAMP, alpha=110, soft=2)
    door(b, 45, 82, 9, 15, "#7A4A26")
    b.line([(61.5, 62), (71, 62)], 0.9, "#2E2018")
    b.line([(64, 62), (64, 65)], 0.5, "#2E2018")
    b.line([(70, 62), (70, 65)], 0.5, "#2E2018")
    b.box(62.6, 64.6, 71.4, 71.4, "#8E5A2E", "#5E3820")
    b.box(63.4, 65.4, 70.6, 70.6, "#C08A48", "#8E5E2C")
    wheel(b, (67, 68), 2.3, "#4A2E1A")
    # The cart.
    b.oval((20, 97), 18, 2.4, "#160E1C", alpha=150, soft=0.8)
    b.poly([(6, 80), (34, 80), (32, 90), (8, 90)], "#9A6A3C", "#5E3C20")
    b.line([(6, 80), (34, 80)], 1.4, "#D9A868")
    b.line([(34, 88), (44, 93)], 1.3, "#6A4526")
    for x, colour in ((12, "#C9A46A"), (20, "#B08450"), (27, "#D6B47C")):
        b.oval((x, 78), 4.4, 4, lighter(colour, 0.25), darker(colour, 0.25))
    wheel(b, (13, 91), 6, "#6B4526")
    wheel(b, (28, 91), 6, "#6B4526")
    barrel(b, 76, 95, 10, 12)
    barrel(b, 88, 97, 11, 13)
    return b.finish(warmth="#FFB58A")


def workshop() -> Image.Image:
    """A forge with an open fire, pots and an anvil before it."""
    b = Brush("workshop")
    b.sky(*SKY, horizon=66)
    b.ridge(54, 58, 4, "#7C5C92", "#94719C", steps=5)
    _town(b, 66, "#76598E", count=12)
    for number in range(7):
        b.oval(
            (79 + number * 2.6 + b.chance.uniform(-1, 1), 20 - number * 3.4),
            3.4 + number * 0.9,
            2.8 + number * 0.7,
            "#E3D3DA",
            alpha=110,
            soft=0.9,
        )
    _paving(b, 80, "#AE949A", "#5F4A60")
    b.shade([(14, 82), (96, 82), (104, 88), (30, 88)], 110, soft=1.4)
    b.box(72, 22, 84, 52, "#B07A64", "#7E5244")
    for y in range(24, 52, 4):
        b.line([(72, y), (84, y)], 0.35, "#5A362C", alpha=140)
        for x in range(74 + (y // 4 % 2) * 2, 84, 4):
            b.line([(x, y), (x, y + 4)], 0.35, "#5A362C", alpha=120)
    b.box(70.4, 20, 85.6, 23, "#D39A80", "#8E5C4A")
    wall = "#D9BFA0"
    b.box(16, 54, 96, 83, lighter(wall, 0.08), darker(wall, 0.25))
    b.box(30, 56, 72, 83, "#3A2028", "#1E1014")
    b.oval((50, 76), 22, 15, "#FF8A2C", alpha=150, soft=4)
    b.poly([(40, 83), (40, 72), (45, 66), (55, 66), (60, 72), (60, 83)], "#7E5A4E", "#4A302C")
    b.oval((50, 77), 6.6, 6, "#FFE9A0", "#F07A1E")
    flame(b, 50, 82, 11)
    for x in (29, 51, 73):
        if x != 51:
            b.box(x - 1.6, 54, x + 1.6, 83, "#A97444", "#5E3C22")
    for share in (0.2, 0.5, 0.8):
        x, y = between((31, 60), (71, 60), share)
        b.line([(x, 56), (x, y + 2)], 0.6, "#1C1412")
        b.poly([(x - 2, y + 2), (x + 2, y + 2), (x + 1.2, y + 5), (x - 1.2, y + 5)], "#C8CDD4", "#6E747C")
    gabled(b, 14, 98, 54, 15, "#A4503C")
    for x in (82, 90):
        window(b, x, 66, 4.6, 7, lit=LAMP)
    window(b, 22.5, 66, 5, 7, lit=LAMP)
    # The anvil.
    b.oval((20, 97), 13, 2.2, "#160E1C", alpha=150, soft=0.8)
    b.poly([(14, 97), (16, 88), (25, 88), (27, 97)], "#7A5230", "#4A2F1C")
    b.poly([(6, 79), (31, 79), (31, 83), (25, 85), (24, 88.5), (16, 88.5), (15, 85), (8, 82.4)], "#8D939C", "#3E434B")
    b.line([(6, 79.2), (31, 79.2)], 1.1, "#E2E8EE")
    # Pots for sale.
    for x, base, size, colour in ((78, 96, 1.0, "#B8643A"), (88, 97, 1.15, "#C98A4A"), (70, 97, 0.75, "#8E4A34")):
        b.oval((x + 1, base), 5 * size, 1.2, "#160E1C", alpha=140, soft=0.5)
        pot = smooth(
            [
                (x - 2 * size, base),
                (x - 4.6 * size, base - 7 * size),
                (x - 2.4 * size, base - 12 * size),
                (x - 1.6 * size, base - 14.5 * size),
                (x + 1.6 * size, base - 14.5 * size),
                (x + 2.4 * size, base - 12 * size),
                (x + 4.6 * size, base - 7 * size),
                (x + 2 * size, base),
            ]
        )
        b.poly(pot, lighter(colour, 0.3), darker(colour, 0.3))
        b.line(
            [(x - 3.4 * size, base - 7.6 * size), (x + 3.4 * size, base - 7.6 * size)], 1.0 * size, darker(colour, 0.55)
        )
        b.line(
            [(x - 2.2 * size, base - 14.4 * size), (x + 2.2 * size, base - 14.4 * size)],
            1.1 * size,
            lighter(colour, 0.45),
        )
        b.line(
            smooth(
                [
                    (x - 2.6 * size, base - 4 * size),
                    (x - 3.2 * size, base - 7.5 * size),
                    (x - 2 * size, base - 11 * size),
                ]
            ),
            0.8 * size,
            "#FFE3C0",
            alpha=130,
        )
    return b.finish(warmth="#FFB58A")
