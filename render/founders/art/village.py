"""Four paintings of village tiles; the two mines have a module of their own. All lie under a wide blue sky."""

from __future__ import annotations

import math

from PIL import Image

from render.founders.art.brush import Brush, smooth
from render.founders.art.houses import barrel, door, fence, gabled, house, window
from render.founders.art.plants import cypress, leafy, pine, reeds
from render.kit.palette import Colour, darker, lighter

SKY = ("#3F86C4", "#86BDE0", "#DCEDEB")


def weaving_mill() -> Image.Image:
    """A stone house, dyed cloths drying on a line, sheep on the meadow."""
    b = Brush("weaving mill")
    b.sky(*SKY, horizon=56)
    b.cloud((70, 17), 32, "#F4F4EE")
    b.ridge(44, 40, 5, "#8FB8A4", "#A6C68E", steps=5)
    b.ridge(52, 50, 3, "#9CC468", "#6E9E46", steps=5)
    cypress(b, 92, 62, 32)
    house(b, 40, 68, 22, 22, depth=24, roof=13, wall="#D9C4A0")
    for x, y in ((44, 60), (50, 52), (57, 63), (46, 50)):
        b.box(x, y, x + 3.4, y + 1.8, "#B89C72", alpha=150)
    door(b, 51, 68, 7, 12, "#5E4630")
    window(b, 51, 49, 5, 4)
    window(b, 71, 56, 4.6, 6)
    window(b, 80, 54.5, 4.6, 6)
    b.hill((40, 106), 96, 38, "#94BF55", "#5A8E38")
    for x in (6, 46, 92):
        b.box(x - 0.9, 60, x + 0.9, 88, "#8A6038", "#573A20")
    rope = [(6, 62), (26, 65.5), (46, 62.5), (70, 66), (92, 62)]
    b.line(smooth(rope), 0.5, "#4A3420")
    cloths: tuple[tuple[float, float, Colour], ...] = (
        (9, 12, "#C8374A"),
        (22.5, 11, "#F1C24A"),
        (35, 9, "#3E78B8"),
        (50, 12, "#8A4C9A"),
        (64, 11, "#E9E2D2"),
        (77, 12, "#D9663A"),
    )
    for x, width, colour in cloths:
        drop = 18 + b.chance.uniform(-2, 2)
        sway = b.chance.uniform(-1.5, 1.5)
        b.shade([(x + 2, 88), (x + width + 4, 88), (x + width + 5, 90), (x + 3, 90)], 60)
        hem = smooth(
            [
                (x + width + sway, 64 + drop),
                (x + width * 0.66 + sway, 65.5 + drop),
                (x + width * 0.33 + sway, 63.5 + drop),
                (x + sway, 65 + drop),
            ]
        )
        b.poly([(x, 64), (x + width, 64), *hem], lighter(colour, 0.14), darker(colour, 0.22))
        for share in (0.25, 0.55, 0.82):
            b.line(
                [(x + width * share, 64.5), (x + width * share + sway, 63.5 + drop)],
                0.8,
                darker(colour, 0.3),
                alpha=90,
                soft=0.3,
            )
            b.line(
                [(x + width * share - 1.2, 64.5), (x + width * share - 1.2 + sway, 63.5 + drop)],
                0.7,
                lighter(colour, 0.5),
                alpha=90,
                soft=0.3,
            )
    for x, base, size in ((14, 95, 1.0), (82, 96, 1.1), (68, 93, 0.8)):
        b.oval((x + 1, base), 6 * size, 1.2 * size, "#1A2410", alpha=110, soft=0.4)
        for dx in (-3, -1.4, 2, 3.4):
            b.line([(x + dx * size, base), (x + dx * size, base - 3 * size)], 0.8 * size, "#3A2E28")
        for dx, dy, r in ((-2.6, -5, 2.8), (0.4, -5.6, 3.2), (3, -5, 2.6), (0, -4, 3.2)):
            b.oval((x + dx * size, base + dy * size), r * size, r * size * 0.9, "#FFFDF4", "#D6CDBB")
        b.oval((x - 5.2 * size, base - 5.6 * size), 1.9 * size, 1.5 * size, "#4A3C34", "#2E2420")
    b.grass(88, 99, "#7FB24A", count=40)
    return b.finish()


def winery() -> Image.Image:
    """Rows of vines on a hill, a villa, barrels in front."""
    b = Brush("winery")
    b.sky(*SKY, horizon=54)
    b.cloud((84, 20), 26, "#F4F1EA")
    b.ridge(38, 42, 6, "#93B4A6", "#A9C68F", steps=5)
    b.hill((26, 84), 78, 42, "#A6C25E", "#6E9440")
    for number in range(9):
        x = -22 + number * 13
        path = smooth([(30 + (x - 30) * 0.32, 47), (30 + (x - 30) * 0.62, 58), (30 + (x - 30) * 1.05, 76)])
        b.line(path, 3.0, "#4A6E2C")
        b.line([(px - 0.7, py - 0.9) for px, py in path], 1.3, "#8FB84A")
        for px, py in path[4::3]:
            b.oval((px + 0.8, py + 0.4), 0.9, 1.1, "#5B2A6E")
    house(b, 58, 64, 16, 15, depth=24, roof=9, wall="#F0DDB4")
    door(b, 66, 64, 5, 9, "#7A4A2A")
    window(b, 81, 55, 3.6, 5)
    window(b, 90, 53.6, 3.6, 5)
    cypress(b, 54, 64, 24)
    cypress(b, 50, 66, 19)
    b.ridge(76, 74, 2.5, "#B79A62", "#7E6236", steps=5, lit="#E2CC92")
    barrel(b, 16, 94, 19, 22)
    barrel(b, 82, 96, 21, 24)
    barrel(b, 66, 90, 14, 16)
    # A basket of grapes.
    for x, y in (
        (36, 84),
        (39.5, 82.6),
        (43, 84),
        (37.6, 80.8),
        (41.4, 80.6),
        (34, 86),
        (45, 86),
        (39.5, 85.6),
        (42, 87),
    ):
        b.oval((x, y), 2.3, 2.4, "#8A4FA0", "#4A1E5C")
        b.oval((x - 0.8, y - 0.9), 0.7, 0.6, "#E8C8F2")
    b.poly([(29.5, 86), (50, 86), (47, 96), (32.5, 96)], "#C59654", "#85592A")
    for y in (88.5, 91, 93.5):
        b.line([(30.5, y), (49, y)], 0.5, "#6A4420", alpha=170)
    return b.finish()


def _horse(b: Brush, x: float, base: float, size: float, colour: Colour, *, left: bool = True) -> None:
    turn = -1.0 if left else 1.0

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + dx * size * turn, base + dy * size

    b.oval((x + 1, base), 12 * size, 1.6 * size, "#1A2410", alpha=120, soft=0.5)
    mane = darker(colour, 0.6)
    for dx, lean in ((-7.6, -0.6), (-5.2, 0.5), (6.0, -0.3), (8.2, 0.8)):
        b.poly(
            [at(dx - 1.3, -9), at(dx + 1.5, -9), at(dx + lean + 0.8, 0), at(dx + lean - 0.7, 0)],
            colour,
            darker(colour, 0.45),
        )
    b.line(smooth([at(-9.6, -14), at(-12.4, -11), at(-12.2, -4.5)]), 2.2 * size, mane)
    body = [
        at(-9.8, -14.5),
        at(-6, -16.2),
        at(0, -15.4),
        at(5, -16),
        at(8, -19),
        at(11, -24.6),
        at(12.4, -26.8),
        at(13, -24.8),
        at(18, -20.6),
        at(18.4, -18.8),
        at(16.6, -18),
        at(13.6, -19),
        at(11.8, -16.6),
        at(10.2, -11),
        at(8, -8),
        at(0, -7.2),
        at(-6.4, -7.6),
        at(-9.8, -10),
    ]
    b.poly(smooth([*body, body[0]], parts=5), lighter(colour, 0.3), darker(colour, 0.25))
    b.line(smooth([at(11.4, -26), at(8.8, -22), at(5.6, -16.2)]), 2.0 * size, mane)
    b.oval(at(14.2, -22.2), 0.5 * size, 0.5 * size, "#140C08")


def stud_farm() -> Image.Image:
    """Two horses in a paddock before their stable."""
    b = Brush("stud farm")
    b.sky(*SKY, horizon=54)
    b.cloud((30, 18), 28, "#F4F4EE")
    b.ridge(40, 36, 5, "#8DB6A8", "#A8C894", steps=5)
    b.ridge(50, 52, 3, "#9BC666", "#74A646", steps=5)
    leafy(b, 10, 58, 24, "#5F9644")
    leafy(b, 24, 55, 16, "#76A84C")
    b.shade([(46, 64), (104, 64), (104, 67), (48, 67)], 80)
    b.box(48, 44, 98, 64, "#D9A878", "#B27C50")
    for x in range(48, 99, 4):
        b.line([(x, 44), (x, 64)], 0.4, "#7A4E2C", alpha=120)
    gabled(b, 48, 98, 44, 14, "#A8482F")
    door(b, 73, 64, 12, 15, "#4A2E1A")
    for x in (56, 90):
        door(b, x, 64, 7, 9, "#4A2E1A", arched=False)
    window(b, 73, 41, 5, 3.4)
    b.ridge(63, 62, 1.6, "#94C256", "#5E9438", steps=5)
    fence(b, [(-2, 71), (16, 70), (34, 69.5), (52, 69.5), (70, 69.5), (88, 70), (104, 71)], 7)
    _horse(b, 66, 86, 1.15, "#8A5530", left=True)
    _horse(b, 28, 82, 0.95, "#E9E0D0", left=False)
    fence(b, [(-3, 101), (16, 99), (36, 98), (64, 98), (84, 99), (103, 101)], 8)
    b.grass(80, 99, "#7FB24A", count=46)
    return b.finish()


def fishing_village() -> Image.Image:
    """Huts on stilts, boats and nets on blue water."""
    b = Brush("fishing village")
    b.sky(*SKY, horizon=52)
    b.cloud((74, 16), 30, "#F4F4EE")
    b.ridge(44, 42, 4, "#7FA9B4", "#93B79E", steps=5)
    b.water([(-4, 50), (104, 50), (104, 104), (-4, 104)], "#7DC0D6", "#1F6A94", streaks=46)
    b.poly([*smooth([(-4, 48), (14, 47), (30, 50), (38, 53)]), (-4, 54)], "#8FB65C", "#6A8E44")
    pine(b, 5, 50, 20, "#417A4A")
    leafy(b, 17, 50, 14, "#5F9644")
    for x, base, width, height, roof in ((52, 66, 17, 13, "#C98F4A"), (76, 70, 19, 15, "#B9793C")):
        b.oval((x + width / 2, base + 12), width * 0.7, 2.6, "#0F3C55", alpha=120, soft=0.8)
        for share in (0.06, 0.5, 0.94):
            b.box(x + width * share - 0.9, base, x + width * share + 0.9, base + 11, "#6A4A2E", "#33414A")
        b.box(x - 3, base - 1.2, x + width + 3, base + 1.2, "#B8895A", "#80572F")
        b.box(x, base - height, x + width, base - 1, "#D8B888", "#A27E52")
        for share in (0.2, 0.4, 0.6, 0.8):
            b.line([(x + width * share, base - height), (x + width * share, base - 1)], 0.35, "#7A5A38", alpha=130)
        b.poly(
            [
                (x - 3.5, base - height + 1),
                (x + width * 0.3, base - height - 11),
                (x + width * 0.7, base - height - 11),
                (x + width + 3.5, base - height + 1),
            ],
            lighter(roof, 0.25),
            darker(roof, 0.25),
        )
        for number in range(9):
            share = number / 8
            b.line(
                [
                    (x + width * (0.3 + 0.4 * share), base - height - 11),
                    (x - 3.5 + (width + 7) * share, base - height + 1),
                ],
                0.4,
                darker(roof, 0.45),
                alpha=120,
            )
        door(b, x + width * 0.35, base - 1, width * 0.24, height * 0.66, "#4A3220", arched=False)
        window(b, x + width * 0.74, base - height * 0.52, width * 0.2, height * 0.28)
    b.line([(69, 66), (76, 69)], 1.6, "#8A6238")
    # The boat.
    b.oval((28, 92), 21, 2.8, "#0B3148", alpha=140, soft=0.9)
    b.line([(26, 88), (26, 46)], 1.3, "#6A4526")
    b.poly([*smooth([(27.4, 48), (38, 60), (44, 76)]), (27.4, 78)], "#FBF3E0", "#DCC79E")
    b.poly([(27.4, 60), (38, 62), (41, 69), (27.4, 69)], "#C6503A", "#A53A2A")
    b.poly([*smooth([(25, 50), (17, 64), (12, 77)]), (25, 78)], "#EFE2C4", "#C4AC80")
    b.poly(
        smooth([(8, 80), (16, 84), (30, 85), (44, 83.5), (50, 79)]) + smooth([(46, 89), (36, 93), (20, 93), (12, 89)]),
        "#A8683A",
        "#5E3620",
    )
    b.line(smooth([(8, 80), (16, 84), (30, 85), (44, 83.5), (50, 79)]), 1.2, "#E9C48C")
    for x, y, size in ((62, 92, 1.0), (72, 96, 0.8)):
        tail: tuple[float, float] = (x + 5.4 * size, y)
        b.poly([tail, (x + 8.4 * size, y - 2.4 * size), (x + 8 * size, y + 2.4 * size)], "#9FB8C4")
        b.oval((x, y), 6 * size, 2.3 * size, "#E6EEF2", "#7F9DAE")
        b.oval((x - 3.6 * size, y - 0.4 * size), 0.5 * size, 0.5 * size, "#122028")
    reeds(b, 95, 98, 16, "#7FA04A")
    for turn in range(5):
        b.line([(86 + turn * 2.5, 58), (88 + turn * 2.2, 66 + math.sin(turn) * 1.5)], 0.25, "#E9DDBE", alpha=150)
    return b.finish()
