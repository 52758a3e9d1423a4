"""The paintings of the two mines."""

from __future__ import annotations

from PIL import Image

from render.founders.art.brush import Brush, smooth
from render.founders.art.houses import wheel
from render.founders.art.plants import bush, pine
from render.founders.art.village import SKY
from render.kit.palette import Colour, darker, lighter


def _tunnel(b: Brush, x: float, base: float, width: float, height: float, glow: Colour | None) -> None:
    half = width / 2
    b.poly(
        [(x - half, base), (x - half, base - height), (x + half, base - height), (x + half, base)], "#0E0A0A", "#241812"
    )
    if glow is not None:
        b.oval((x, base - height * 0.35), half * 0.7, height * 0.4, glow, alpha=150, soft=1.8)
    for side in (-1, 1):
        b.box(x + side * half - 1.8, base - height, x + side * half + 1.8, base, "#A87444", "#6E4525")
        b.line([(x + side * half - 1.4, base - height), (x + side * half - 1.4, base)], 0.5, "#D8A870", alpha=160)
    b.box(x - half - 3.6, base - height - 3.6, x + half + 3.6, base - height + 0.6, "#BA8450", "#7A4E2A")
    b.line([(x - half - 3.4, base - height - 3.4), (x + half + 3.4, base - height - 3.4)], 0.6, "#E8BE86", alpha=190)


def _cart(b: Brush, x: float, base: float, load: Colour, light: Colour) -> None:
    for dx, dy, size in ((-6, -10.5, 4), (0, -12, 5), (6, -10.5, 4), (3, -9.5, 4), (-3, -9.5, 4)):
        b.poly(
            [
                (x + dx - size, base + dy + size * 0.6),
                (x + dx - size * 0.5, base + dy - size * 0.7),
                (x + dx + size * 0.5, base + dy - size * 0.6),
                (x + dx + size, base + dy + size * 0.5),
            ],
            lighter(load, 0.25),
            darker(load, 0.25),
        )
        b.poly(
            [
                (x + dx - size * 0.5, base + dy - size * 0.7),
                (x + dx + size * 0.5, base + dy - size * 0.6),
                (x + dx, base + dy),
            ],
            light,
            alpha=190,
        )
    b.poly([(x - 11, base - 10), (x + 11, base - 10), (x + 8.5, base - 2), (x - 8.5, base - 2)], "#7A5434", "#4A2F1C")
    b.line([(x - 11, base - 10), (x + 11, base - 10)], 1.4, "#B08050")
    for share in (-0.35, 0.35):
        b.line([(x + share * 20, base - 9.5), (x + share * 16, base - 2)], 0.9, "#2F2018")
    for dx in (-5.5, 5.5):
        wheel(b, (x + dx, base - 1), 3.2, "#555A60")


def iron_mine() -> Image.Image:
    """A timbered tunnel in a dark mountain, a cart of grey ore."""
    b = Brush("iron mine")
    b.sky(*SKY, horizon=60)
    b.cloud((80, 18), 30, "#EAF1F4")
    b.ridge(44, 50, 7, "#8AA6B5", "#9FB8AE", steps=5)
    peak = [
        (-4, 60),
        (8, 44),
        (20, 34),
        (31, 18),
        (43, 26),
        (56, 14),
        (66, 30),
        (80, 40),
        (92, 52),
        (104, 58),
        (104, 104),
        (-4, 104),
    ]
    b.poly(peak, "#8A8C94", "#5A5550")
    b.poly([(31, 18), (36, 40), (22, 60), (-4, 74), (-4, 60), (8, 44), (20, 34)], "#B4B8BF", "#8D8B86")
    b.poly([(56, 14), (52, 36), (40, 52), (36, 40), (43, 26)], "#A7AAB2", "#7C7A76")
    b.poly([(56, 14), (66, 30), (80, 40), (74, 62), (58, 52), (52, 36)], "#6B6C74", "#4E4B48")
    b.poly([(31, 18), (26, 27), (31, 25), (35, 30), (38, 23)], "#F4F7FA")
    b.poly([(56, 14), (51, 22), (56, 20), (60, 25), (62, 22)], "#F4F7FA")
    for x, base, height in ((6, 76, 22), (94, 74, 26), (85, 70, 18), (16, 70, 16)):
        pine(b, x, base, height, "#41754A")
    b.ridge(76, 78, 3, "#8E8A62", "#5F5A3C", steps=5, lit="#C9C28C")
    _tunnel(b, 56, 80, 26, 27, "#F2A444")
    for dx in (-4, 4):
        b.line([(56 + dx, 80), (46 + dx * 4.2, 104)], 1.0, "#3E3A3A")
    for y in (83, 87, 92, 98):
        half = 5 + (y - 80) * 0.62
        middle = 56 - (y - 80) * 0.42
        b.line([(middle - half, y), (middle + half, y)], 1.1, "#5B3F28", alpha=220)
    _cart(b, 30, 90, "#7B8089", "#DDE3E8")
    b.rock(84, 92, 16, 11, "#7F828A")
    b.rock(74, 95, 9, 6, "#8C8F96")
    return b.finish()


def gold_mine() -> Image.Image:
    """An ochre hill with a shaft tower over it, gold in the stream."""
    b = Brush("gold mine")
    b.sky(*SKY, horizon=58)
    b.cloud((26, 20), 26, "#F3F1E6")
    b.ridge(40, 46, 6, "#C2B389", "#C9BB8C", steps=5)
    b.poly(
        [*smooth([(-4, 62), (14, 50), (30, 40), (52, 36), (74, 44), (90, 56), (104, 62)]), (104, 104), (-4, 104)],
        "#D9B36A",
        "#9A6F34",
    )
    b.poly(
        [*smooth([(-4, 62), (14, 50), (30, 40), (42, 38), (30, 56), (10, 70)]), (-4, 80)],
        "#EBCB88",
        "#CFA35A",
        alpha=220,
    )
    for points in ([(52, 38), (60, 50), (54, 60)], [(74, 46), (70, 56), (80, 66)], [(22, 48), (26, 58), (18, 66)]):
        b.line(points, 0.7, "#7A5424", alpha=130)
    # The tower with its winding wheel.
    for foot, head in ((48, 60), (82, 70)):
        b.line([(foot, 76), (head, 26)], 2.6, "#6A4526")
        b.line([(foot - 0.6, 76), (head - 0.6, 26)], 0.8, "#B98A58")
    for y in (40, 54, 66):
        share = (76 - y) / 50
        b.line([(48 + 12 * share, y), (82 - 12 * share, y)], 1.8, "#7E5631")
    b.line([(51, 64), (74, 48)], 1.2, "#6A4526")
    b.line([(56, 46), (70, 36)], 1.1, "#6A4526")
    wheel(b, (65, 24), 8, "#8A5C34")
    b.poly([(52, 16), (65, 8), (79, 16), (79, 18), (52, 18)], "#B5563A", "#7E3522")
    _tunnel(b, 65, 80, 17, 17, "#FFC94A")
    pine(b, 94, 72, 20, "#5E8A4A")
    bush(b, 12, 74, 12, "#7A9A48")
    b.ridge(79, 82, 2, "#C79E58", "#8F6930", steps=5, lit="#F3DDA0")
    bank_a = smooth([(-4, 86), (18, 84), (36, 90), (58, 94), (104, 92)])
    bank_b = smooth([(104, 104), (60, 104), (30, 99), (-4, 97)])
    b.water([*bank_a, *bank_b], "#8FCBDC", "#3180A8", streaks=16)
    for x, y, size in (
        (14, 84, 3.4),
        (20, 86, 2.6),
        (28, 83, 4),
        (36, 86.5, 2.6),
        (88, 86, 3.6),
        (94, 89, 2.6),
        (80, 90, 2.2),
    ):
        b.oval((x + 0.5, y + size * 0.6), size * 1.1, size * 0.4, "#3A2408", alpha=100, soft=0.4)
        b.poly(
            [
                (x - size, y + size * 0.5),
                (x - size * 0.6, y - size * 0.6),
                (x + size * 0.3, y - size),
                (x + size, y - size * 0.1),
                (x + size * 0.7, y + size * 0.6),
            ],
            "#FFE07A",
            "#C98A1C",
        )
        b.poly([(x - size * 0.6, y - size * 0.6), (x + size * 0.3, y - size), (x, y - size * 0.1)], "#FFF6CE")
    for x, y in ((28, 79), (14, 81), (88, 82)):
        for dx, dy in ((0, 2.2), (2.2, 0)):
            b.line([(x - dx, y - dy), (x + dx, y + dy)], 0.5, "#FFFBE2")
    return b.finish()
