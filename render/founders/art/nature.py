"""The six paintings of the nature tiles."""

from __future__ import annotations

from PIL import Image

from render.founders.art.brush import Brush, smooth
from render.founders.art.plants import bush, leafy, pine, reeds
from render.kit.palette import mix

SUN = "#FFF2B8"


def forest() -> Image.Image:
    """Pines in mist, boulders at their feet."""
    b = Brush("forest")
    b.sky("#A9CBB0", "#D9E3B8", "#F2EBC2", horizon=60)
    b.sun((76, 16), 6, SUN)
    b.ridge(34, 24, 7, "#9DBFA6", "#B9CFA6", steps=5)
    b.ridge(44, 40, 5, "#7FA885", "#A6C28C", steps=5)
    b.haze(38, 52, "#E9EFD0", 120)
    for x in range(2, 104, 9):
        pine(
            b,
            x + b.chance.uniform(-2, 2),
            60 + b.chance.uniform(-2, 2),
            b.chance.uniform(24, 32),
            mix("#5F8F5C", "#CFE0B0", 0.3),
        )
    b.ridge(59, 61, 3, "#6E9A4C", "#55823E", steps=5)
    b.haze(56, 66, "#E6EFC4", 70)
    for x, base, height in ((14, 74, 46), (34, 71, 40), (58, 72, 44), (83, 75, 50), (71, 70, 36), (47, 70, 34)):
        pine(b, x, base, height, "#3F7A45")
    b.ridge(76, 79, 2.5, "#5F8E3F", "#3C6A2C", lit="#B7D46B")
    for x, base, height in ((-1, 92, 62), (99, 94, 66)):
        pine(b, x, base, height, "#2F6638")
    b.rock(27, 90, 18, 13)
    b.rock(71, 92, 22, 15)
    b.rock(84, 96, 13, 8)
    b.grass(82, 99, "#6FA043")
    return b.finish()


def cliff() -> Image.Image:
    """A rock face over a green valley."""
    b = Brush("cliff")
    b.sky("#8FC2CF", "#CFE4CF", "#F3EDC6", horizon=66)
    b.cloud((24, 22), 30, "#EEF3E6")
    b.ridge(52, 46, 6, "#9CBF9C", "#B4CC90", steps=5)
    b.ridge(64, 58, 5, "#7FAF5E", "#5F9446", steps=5)
    face = [
        (104, 8),
        (72, 10),
        (60, 13),
        (56, 20),
        (49, 26),
        (51, 36),
        (43, 44),
        (46, 56),
        (38, 66),
        (40, 78),
        (30, 90),
        (104, 92),
    ]
    b.shade([(20, 92), (44, 60), (60, 92)], 60, soft=2)
    b.poly(face, "#C2B28E", "#8B7A5E")
    slabs = [
        ([(60, 13), (78, 11), (74, 30), (62, 36), (56, 20)], "#E0D2AC", "#BBA77F"),
        ([(78, 11), (104, 9), (104, 34), (90, 38), (74, 30)], "#A8977A", "#7F6F58"),
        ([(49, 26), (56, 20), (62, 36), (57, 54), (46, 56), (43, 44), (51, 36)], "#D6C59C", "#A6926C"),
        ([(62, 36), (74, 30), (78, 56), (66, 66), (57, 54)], "#9A8869", "#7A6A51"),
        ([(74, 30), (90, 38), (94, 62), (78, 56)], "#BDAA84", "#8F7D60"),
        ([(90, 38), (104, 34), (104, 70), (94, 62)], "#86755B", "#6A5B47"),
        ([(38, 66), (46, 56), (57, 54), (60, 74), (48, 86), (40, 78)], "#CDBB92", "#98855F"),
        ([(57, 54), (66, 66), (70, 88), (58, 92), (48, 86), (60, 74)], "#857456", "#6B5C45"),
        ([(66, 66), (78, 56), (86, 82), (70, 88)], "#B5A27C", "#85744F"),
        ([(78, 56), (94, 62), (104, 70), (104, 92), (86, 82)], "#8F7E61", "#6E5F49"),
    ]
    for points, fill, to in slabs:
        b.poly(points, fill, to)
        b.line([*points, points[0]], 0.4, "#F2E6C4", alpha=60)
    for y in (24, 41, 58, 73):
        b.line([(50 + b.chance.uniform(-4, 4), y), (72, y - 3), (104, y + 2)], 0.5, "#4F4230", alpha=90, soft=0.1)
    top = [(104, 4), (84, 3), (70, 5), (58, 9), (55, 14), (60, 16), (68, 13), (80, 14), (92, 12), (104, 13)]
    b.poly(top, "#9CC25A", "#5E8F38")
    for x, y, width in ((64, 12, 8), (76, 9, 11), (92, 9, 13), (55, 40, 6), (72, 60, 8), (88, 66, 7), (46, 64, 6)):
        bush(b, x, y, width, "#5E9440")
    b.ridge(84, 88, 3, "#79A648", "#477A30", lit="#C6DC78")
    leafy(b, 12, 84, 30, "#5E9A44")
    leafy(b, 27, 88, 22, "#74A84C")
    b.grass(88, 99, "#76A845")
    b.flowers(86, 98, ("#F6E27A", "#FFFFFF"), count=22)
    return b.finish()


def waterfall() -> Image.Image:
    """White water between two walls of rock."""
    b = Brush("waterfall")
    b.sky("#A8D2D6", "#DDEBD2", horizon=40)
    b.ridge(26, 22, 5, "#8DB48C", "#7FA878", steps=5)
    b.box(28, 18, 74, 80, "#5D6B66", "#3E4B4A")
    b.poly([(34, 16), (66, 15), (69, 80), (30, 80)], "#E6F3F4", "#A9CEDA")
    for number in range(34):
        x = 32 + number * 1.08
        sway = b.chance.uniform(-1.6, 1.6)
        bright = b.chance.random()
        b.line(
            [(x + 1, 16), (x + sway * 0.4, 46), (x + sway - 0.6, 79)],
            b.chance.uniform(0.5, 1.3),
            "#FFFFFF" if bright > 0.42 else "#7FB4C8",
            alpha=150,
        )
    left = [(-4, 10), (20, 12), (31, 17), (35, 30), (30, 44), (34, 60), (26, 84), (-4, 92)]
    right = [(104, 8), (82, 11), (69, 15), (64, 28), (70, 46), (66, 62), (74, 84), (104, 92)]
    for wall, lit in ((left, 0), (right, 1)):
        b.poly(wall, "#9A9484" if not lit else "#B3AB98", "#5F5A50" if not lit else "#726A5C")
    facets = [
        ([(-4, 10), (20, 12), (14, 34), (-4, 40)], "#B5AE9B"),
        ([(20, 12), (31, 17), (35, 30), (24, 42), (14, 34)], "#87806F"),
        ([(-4, 40), (14, 34), (18, 60), (-4, 68)], "#8A8373"),
        ([(14, 34), (24, 42), (30, 44), (34, 60), (18, 60)], "#6C6658"),
        ([(-4, 68), (18, 60), (26, 84), (-4, 92)], "#756F61"),
        ([(104, 8), (82, 11), (88, 34), (104, 38)], "#958D7B"),
        ([(82, 11), (69, 15), (64, 28), (76, 40), (88, 34)], "#CBC3AD"),
        ([(104, 38), (88, 34), (82, 58), (104, 66)], "#7A7364"),
        ([(88, 34), (76, 40), (70, 46), (66, 62), (82, 58)], "#B1A993"),
        ([(104, 66), (82, 58), (74, 84), (104, 92)], "#8B8474"),
    ]
    for points, fill in facets:
        b.poly(points, mix(fill, "#FFFFFF", 0.08), mix(fill, "#1F1A14", 0.28))
        b.line([*points, points[0]], 0.35, "#F3ECD8", alpha=50)
    b.poly([(-4, 4), (22, 6), (33, 14), (31, 19), (18, 16), (-4, 15)], "#94BE58", "#5C8C3A")
    b.poly([(104, 3), (80, 5), (67, 12), (70, 17), (84, 15), (104, 13)], "#8DB854", "#5C8C3A")
    for x, y, width in ((6, 8, 12), (22, 12, 9), (90, 8, 13), (76, 12, 8), (20, 46, 7), (82, 46, 8)):
        bush(b, x, y, width, "#5B9144")
    b.water(
        [(-4, 80), (24, 77), (50, 76), (78, 77), (104, 80), (104, 104), (-4, 104)], "#8CC3CF", "#2E7186", streaks=26
    )
    for x in range(28, 76, 4):
        b.oval(
            (x, 79 + b.chance.uniform(-2, 2)),
            b.chance.uniform(3, 6),
            b.chance.uniform(2, 4),
            "#FFFFFF",
            alpha=120,
            soft=1.0,
        )
    b.haze(68, 84, "#F4FBFA", 110)
    b.rock(14, 92, 24, 14)
    b.rock(88, 94, 26, 15)
    b.rock(70, 88, 10, 6)
    return b.finish()


def lake() -> Image.Image:
    """Still water with reeds and lilies."""
    b = Brush("lake")
    b.sky("#8CC0D2", "#CFE5D6", "#F8F0CC", horizon=46)
    b.sun((28, 20), 6, SUN)
    b.cloud((70, 18), 34, "#F4F4E6")
    far = b.ridge(34, 28, 7, "#86AFA0", "#9DBF96", steps=5)
    near = b.ridge(42, 40, 3, "#6A9B58", "#568848", steps=5)
    water = [(-4, 46), (104, 46), (104, 104), (-4, 104)]
    b.water(water, "#BBDBD8", "#2F7890", streaks=0)
    b.poly([(x, 92 - y) for x, y in far] + [(104, 46), (-4, 46)], "#7FA8A0", alpha=90, soft=0.6)
    b.poly([(x, 92 - y) for x, y in near] + [(104, 46), (-4, 46)], "#47765A", alpha=130, soft=0.5)
    for x in (6, 16, 24, 78, 88, 97):
        height = b.chance.uniform(12, 18)
        leafy(b, x, 46, height, "#5C9148")
        b.oval((x, 46 + height * 0.5), height * 0.26, height * 0.42, "#2F5E48", alpha=110, soft=0.9)
    for _ in range(34):
        y = b.chance.uniform(48, 96)
        near_by = (y - 46) / 50
        b.oval(
            (b.chance.uniform(0, 100), y),
            (2 + 6 * near_by) * b.chance.uniform(0.6, 1.4),
            0.2 + 0.4 * near_by,
            "#FFFFFF",
            alpha=b.chance.randint(40, 120),
        )
    for x, y, size in ((26, 70, 6), (38, 76, 7), (64, 66, 5), (76, 74, 7), (55, 82, 8)):
        b.oval((x + 0.6, y + 0.7), size, size * 0.36, "#173F3C", alpha=100, soft=0.4)
        b.oval((x, y), size, size * 0.36, "#8CBF5A", "#4F8A3C")
        b.poly([(x, y), (x + size * 1.1, y - size * 0.16), (x + size * 1.1, y + size * 0.1)], "#4F93A0")
        if size > 5:
            b.oval((x - size * 0.2, y - size * 0.22), size * 0.28, size * 0.22, "#FFFFFF", "#F1B9C8")
    b.poly([(-4, 104), (-4, 84), (8, 86), (20, 93), (30, 104)], "#6A9B46", "#3E6D2E")
    b.poly([(104, 104), (104, 80), (94, 84), (84, 92), (74, 104)], "#6A9B46", "#3E6D2E")
    for x, base, height in ((4, 92, 34), (13, 96, 28), (96, 92, 38), (87, 97, 26)):
        reeds(b, x, base, height, "#6F9A3C")
    return b.finish()


def riverbank() -> Image.Image:
    """A river that winds towards us between old trees, felled logs on the bank."""
    b = Brush("riverbank")
    b.sky("#93C6D6", "#D3E8D2", "#F8EFC8", horizon=44)
    b.cloud((34, 16), 28, "#F3F5EA")
    b.ridge(38, 32, 6, "#8BB597", "#A7C68E", steps=5)
    b.ridge(44, 42, 3, "#88B65C", "#5D9040", steps=5)
    right = smooth([(62, 44), (69, 49), (66, 55), (48, 63), (42, 71), (54, 82), (84, 92), (108, 104)])
    left = smooth([(58, 44), (60, 49), (50, 54), (28, 60), (14, 70), (8, 84), (12, 96), (8, 106)])
    stream = [*right, *reversed(left)]
    b.poly([(x, y - 0.9) for x, y in stream], "#C9B37A", "#A18A55")
    b.water(stream, "#CBE7E8", "#2F7FA0", streaks=40)
    for x, base, height in ((8, 54, 22), (20, 50, 16), (34, 47, 13), (80, 50, 18), (93, 54, 24)):
        leafy(b, x, base, height, "#5B9346")
    leafy(b, 82, 76, 42, "#4F8A3C")
    leafy(b, 64, 69, 22, "#74A94A")
    leafy(b, 96, 84, 34, "#679F45")
    for y, x, length in ((84, 74, 22), (88, 79, 22), (80.5, 78, 18)):
        b.oval((x + length / 2 + 1, y + 3), length * 0.6, 1.6, "#181006", alpha=110, soft=0.6)
        b.line([(x, y), (x + length, y + 3)], 4.2, "#7A5430")
        b.line([(x, y - 1), (x + length, y + 2)], 1.2, "#B88956", alpha=200)
        b.oval((x - 0.4, y), 1.5, 2.1, "#E9C894", "#C69A60")
        b.oval((x - 0.4, y), 0.7, 1.0, "#A87844")
    reeds(b, 6, 72, 17, "#6F9A3C", heads=False)
    reeds(b, 45, 70, 12, "#6F9A3C")
    b.rock(30, 60, 7, 4)
    b.grass(62, 76, "#7CAF48", count=24)
    return b.finish()


def grove() -> Image.Image:
    """Fruit trees in a flowering meadow."""
    b = Brush("grove")
    b.sky("#9CCBCB", "#DCEBC6", "#FBF2C6", horizon=46)
    b.sun((22, 16), 6, SUN)
    b.ridge(40, 34, 5, "#93BD86", "#AFCE82", steps=5)
    b.ridge(48, 44, 3, "#9CC65A", "#6FA63F", steps=5, lit="#E2EE9A")
    for x, base, height in ((8, 52, 16), (24, 49, 14), (42, 48, 13), (60, 47, 13), (78, 49, 15), (94, 51, 17)):
        leafy(b, x, base, height, "#7DB04C")
    b.hill((50, 96), 90, 34, "#93C04E", "#4F8A32")
    for x, base, height, colour in ((20, 76, 38, "#5F9F40"), (80, 78, 42, "#5A973E"), (50, 71, 32, "#79B048")):
        leafy(b, x, base, height, colour)
        radius = height * 0.36
        fruit = [
            (x + b.chance.uniform(-0.85, 0.85) * radius, base - height + radius + b.chance.uniform(-0.7, 0.7) * radius)
            for _ in range(9)
        ]
        b.dabs(fruit, 1.25, 1.25, "#E2662F")
        b.dabs([(fx - 0.35, fy - 0.4) for fx, fy in fruit], 0.4, 0.4, "#FFD9A8")
    b.grass(78, 99, "#7FB445", count=80)
    b.flowers(74, 98, ("#FFFFFF", "#F6D743", "#E58BB0"), count=66, size=0.95)
    return b.finish()
