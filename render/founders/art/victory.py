"""The paintings of the victory tiles: altars, temples and great temples in evening light."""

from __future__ import annotations

from PIL import Image

from render.founders.art.brush import Brush
from render.founders.art.houses import MARBLE, column, flame, steps, temple
from render.founders.art.plants import bush, cypress, leafy
from render.kit.palette import darker, lighter

SKY = ("#8E2A2E", "#D0593A", "#F2A457", "#FBE0A0")


def altar() -> Image.Image:
    """A garlanded altar with its fire, between cypresses."""
    b = Brush("altar")
    b.sky(*SKY, horizon=70)
    b.sun((70, 54), 9, "#FFE9A8", glow=4, strength=150)
    b.ridge(56, 60, 5, "#B5664E", "#C98058", steps=5)
    b.ridge(66, 64, 3, "#8E6B45", "#7A5A36", steps=5)
    cypress(b, 10, 76, 48, "#4A5A36")
    cypress(b, 90, 75, 44, "#4A5A36")
    cypress(b, 78, 70, 26, "#5A6A3E")
    b.ridge(73, 74, 1.6, "#A58A4E", "#5E4A2A", steps=4, lit="#F3CF86")
    b.shade([(24, 88), (80, 88), (96, 94), (40, 94)], 120, soft=1.6)
    steps(b, 28, 72, 78, 3, 4.4, spread=5)
    stone = MARBLE
    b.box(34, 50, 66, 78, lighter(stone, 0.35), darker(stone, 0.12))
    b.box(58, 50, 66, 78, darker(stone, 0.16), darker(stone, 0.34))
    b.box(31, 74, 69, 78.4, lighter(stone, 0.4), darker(stone, 0.2))
    b.box(30, 45, 70, 50.4, lighter(stone, 0.5), darker(stone, 0.14))
    for x in (32, 68):
        b.oval((x, 46), 3.4, 3.4, lighter(stone, 0.4), darker(stone, 0.25))
        b.oval((x, 46), 1.5, 1.5, darker(stone, 0.35))
    for number in range(13):
        share = number / 12
        x, y = 36 + 28 * share, 54 + 8 * (1 - (2 * share - 1) ** 2)
        b.oval((x, y), 2.1, 1.7, "#7FA04A", "#41602A")
        if number % 3 == 1:
            b.oval((x, y + 0.2), 1.0, 1.0, "#E2552F")
    b.box(40, 41, 60, 45.4, "#8E6A3A", "#5A3E1E")
    b.line([(40, 41.2), (60, 41.2)], 0.9, "#F0CF86")
    flame(b, 50, 42.5, 27)
    flame(b, 43.5, 43, 15)
    flame(b, 56.5, 43, 16)
    bush(b, 16, 88, 12, "#7A8C42")
    bush(b, 88, 90, 14, "#7A8C42")
    return b.finish(warmth="#FFE0A0")


def small_temple() -> Image.Image:
    """A temple of four columns on its steps."""
    b = Brush("temple")
    b.sky(*SKY, horizon=72)
    b.sun((84, 46), 8, "#FFF0B8", glow=4.5, strength=150)
    b.cloud((22, 40), 26, "#F6B98A", alpha=150)
    b.ridge(58, 54, 5, "#B8694E", "#C98A5C", steps=5)
    b.ridge(68, 70, 3, "#96763F", "#7E6236", steps=5)
    leafy(b, 8, 80, 26, "#7A8E44")
    cypress(b, 94, 80, 40, "#4A5A36")
    b.ridge(78, 78, 1.4, "#B2964E", "#66502C", steps=4, lit="#F6D88E")
    b.shade([(18, 86), (88, 86), (104, 94), (36, 94)], 120, soft=1.6)
    steps(b, 17, 83, 74, 4, 3.6, spread=3)
    temple(b, 20, 80, 74, columns=4, tall=31, gable=14)
    bush(b, 10, 96, 14, "#84963F")
    bush(b, 92, 96, 15, "#84963F")
    return b.finish(warmth="#FFE0A0")


def great_temple() -> Image.Image:
    """A temple of six columns high above the city, gold on its roof."""
    b = Brush("great temple")
    b.sky("#6E1F34", "#B8402F", "#EE8F44", "#FFE49A", horizon=74)
    b.sun((50, 40), 15, "#FFF3C4", glow=3.4, strength=170)
    for x in range(-40, 141, 20):
        b.poly([(50, 40), (x - 4, -6), (x + 4, -6)], "#FFEFB8", alpha=34, soft=0.8)
    b.ridge(64, 64, 4, "#A8583E", "#BC7348", steps=5)
    for x, width, height in ((-2, 12, 10), (8, 9, 14), (86, 9, 13), (94, 12, 9)):
        b.box(x, 76 - height, x + width, 80, "#8E4A3C", "#7A3E34")
        b.poly([(x - 1, 76 - height), (x + width / 2, 71 - height), (x + width + 1, 76 - height)], "#6E3028")
    b.shade([(6, 90), (98, 90), (104, 98), (20, 98)], 120, soft=1.6)
    stone = lighter(MARBLE, 0.2)
    b.box(4, 76, 96, 96, lighter(stone, 0.1), darker(stone, 0.3))
    for y in (81, 86, 91):
        b.line([(4, y), (96, y)], 0.4, darker(stone, 0.45), alpha=140)
    b.box(2.5, 74, 97.5, 77, lighter(stone, 0.5), darker(stone, 0.12))
    steps(b, 30, 70, 77, 6, 3.4, spread=0.9, stone=stone)
    for x in (27, 73):
        b.box(x - 3.4, 75, x + 3.4, 98, lighter(stone, 0.3), darker(stone, 0.3))
        b.box(x - 4.2, 73, x + 4.2, 75.6, lighter(stone, 0.5), darker(stone, 0.2))
        flame(b, x, 73.4, 9)
    for x in (8, 92):
        column(b, x, 48, 74, 3.6, stone)
        b.oval((x, 45.6), 2.2, 2.6, "#FFE08A", "#A8741E")
    temple(b, 14, 86, 74, columns=6, tall=29, gable=15, stone=stone, field="#7E2A3A", glow="#FFC46A")
    b.oval((50, 22.6), 4.6, 4.6, "#FFE9A0", "#B07A22")
    b.oval((50, 22.6), 2.8, 2.8, "#B0701C")
    b.oval((50, 22.6), 1.7, 1.7, "#FFF3C4")
    return b.finish(warmth="#FFE0A0")
