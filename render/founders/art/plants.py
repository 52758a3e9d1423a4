"""Trees and bushes for the paintings."""

from __future__ import annotations

from render.founders.art.brush import Brush
from render.kit.palette import Colour, darker, lighter, mix


def pine(brush: Brush, x: float, base: float, height: float, colour: Colour) -> None:
    """A conifer in four tiers, light on the left."""
    width = height * 0.46
    brush.oval((x + height * 0.1, base), width * 0.6, height * 0.05, "#10180C", alpha=90, soft=0.5)
    brush.box(x - height * 0.035, base - height * 0.14, x + height * 0.035, base, "#5B4028", "#38261A")
    tiers = 4
    for tier in range(tiers):
        share = tier / tiers
        low = base - height * (0.08 + 0.22 * tier)
        high = min(low - height * 0.34, base - height) if tier == tiers - 1 else low - height * 0.38
        half = width * (1 - share * 0.78) / 2
        droop = height * 0.035
        edge = [
            (x - half, low),
            (x - half * 0.5, low - droop),
            (x, low + droop * 0.4),
            (x + half * 0.5, low - droop),
            (x + half, low),
        ]
        brush.poly(
            [(x, high), *reversed(edge)], lighter(colour, 0.08 + 0.05 * tier), darker(colour, 0.42 - 0.05 * tier)
        )
        brush.poly(
            [(x, high), (x - half, low), (x - half * 0.5, low - droop), (x - half * 0.12, low)],
            lighter(colour, 0.42),
            lighter(colour, 0.06),
            alpha=150,
        )


def leafy(brush: Brush, x: float, base: float, height: float, colour: Colour, *, trunk: Colour = "#6A4A2C") -> None:
    """A broad-leaved tree: clumps of leaves, bright above, dark below."""
    radius = height * 0.36
    top = base - height + radius
    brush.oval((x + height * 0.12, base), radius * 1.05, height * 0.06, "#10180C", alpha=100, soft=0.7)
    brush.poly(
        [(x - height * 0.05, base), (x - height * 0.025, top), (x + height * 0.03, top), (x + height * 0.06, base)],
        lighter(trunk, 0.15),
        darker(trunk, 0.4),
    )
    clumps = [
        (-0.62, 0.22, 0.62),
        (0.62, 0.26, 0.6),
        (0.0, 0.42, 0.7),
        (-0.34, -0.3, 0.66),
        (0.36, -0.26, 0.64),
        (0.0, -0.5, 0.55),
    ]
    for dx, dy, size in clumps:
        brush.oval(
            (x + dx * radius, top + dy * radius + radius * 0.12),
            radius * size,
            radius * size * 0.92,
            darker(colour, 0.5),
        )
    for dx, dy, size in clumps:
        brush.oval(
            (x + dx * radius, top + dy * radius),
            radius * size * 0.94,
            radius * size * 0.86,
            lighter(colour, 0.22),
            darker(colour, 0.3),
        )
    spots = brush.chance
    lit = [(x + spots.uniform(-0.8, 0.35) * radius, top + spots.uniform(-0.85, 0.25) * radius) for _ in range(16)]
    brush.dabs(lit, radius * 0.13, radius * 0.09, lighter(colour, 0.5), alpha=170)
    dark = [(x + spots.uniform(-0.4, 0.85) * radius, top + spots.uniform(0.1, 0.75) * radius) for _ in range(12)]
    brush.dabs(dark, radius * 0.14, radius * 0.1, darker(colour, 0.55), alpha=120)


def cypress(brush: Brush, x: float, base: float, height: float, colour: Colour = "#3E5A34") -> None:
    """A slim dark cypress."""
    half = height * 0.13
    brush.oval((x + half * 0.8, base), half * 1.3, height * 0.04, "#10180C", alpha=100, soft=0.5)
    shape = [
        (x, base - height),
        (x + half * 0.6, base - height * 0.7),
        (x + half, base - height * 0.34),
        (x + half * 0.7, base - height * 0.05),
        (x, base),
        (x - half * 0.7, base - height * 0.05),
        (x - half, base - height * 0.34),
        (x - half * 0.6, base - height * 0.7),
    ]
    brush.poly(shape, darker(colour, 0.15), darker(colour, 0.55))
    brush.poly(
        [
            shape[0],
            (x + half * 0.05, base - height * 0.5),
            (x - half * 0.1, base - height * 0.06),
            shape[5],
            shape[6],
            shape[7],
        ],
        lighter(colour, 0.3),
        colour,
        alpha=170,
    )


def bush(brush: Brush, x: float, base: float, width: float, colour: Colour) -> None:
    """A low round bush."""
    radius = width / 2
    brush.oval((x + radius * 0.2, base), radius * 1.1, radius * 0.22, "#10180C", alpha=100, soft=0.5)
    for dx, size in ((-0.5, 0.55), (0.5, 0.55), (0.0, 0.75)):
        brush.oval(
            (x + dx * radius, base - radius * size * 0.7),
            radius * size,
            radius * size * 0.85,
            lighter(colour, 0.28),
            darker(colour, 0.45),
        )


def reeds(brush: Brush, x: float, base: float, height: float, colour: Colour, *, heads: bool = True) -> None:
    """A tuft of reeds with brown heads."""
    for number in range(7):
        lean = (number - 3) * height * 0.09 + brush.chance.uniform(-0.6, 0.6)
        reach = height * brush.chance.uniform(0.7, 1.05)
        foot = x + (number - 3) * 0.7
        brush.line(
            [(foot, base), (foot + lean * 0.4, base - reach * 0.6), (foot + lean, base - reach)],
            0.55,
            mix(colour, "#F0E9A0", brush.chance.uniform(0, 0.35)),
        )
        if heads and number % 2 == 0:
            brush.line(
                [(foot + lean * 0.85, base - reach * 0.86), (foot + lean * 1.02, base - reach * 1.05)], 1.5, "#6B4424"
            )
