"""How far apart colours are, for people who see all of them and for people who do not."""

from __future__ import annotations

from render.kit.palette import Colour, rgb

# Machado, Oliveira and Fernandes 2009, full severity; they act on linear light.
SIMULATIONS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)

Triple = tuple[float, float, float]


def linear(colour: Colour) -> Triple:
    """Linear light from 0 to 1."""
    red, green, blue = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (p / 255 for p in rgb(colour))
    )
    return red, green, blue


def contrast(a: Colour, b: Colour) -> float:
    """Contrast from 1 to 21, as WCAG 2 defines it."""
    low, high = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (linear(a), linear(b)))
    return (high + 0.05) / (low + 0.05)


def distance(a: Colour, b: Colour, sight: str) -> float:
    """CIE76 distance of two colours as that kind of sight gives them."""
    first, second = (lab(times(SIMULATIONS[sight], linear(colour))) for colour in (a, b))
    return sum((x - y) ** 2 for x, y in zip(first, second, strict=True)) ** 0.5


def lab(light: Triple) -> Triple:
    """CIE L*a*b* of linear light, white D65."""
    clipped = tuple(min(1.0, max(0.0, part)) for part in light)
    x, y, z = (part / white for part, white in zip(times(_TO_XYZ, clipped), _WHITE, strict=True))
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def times(matrix: tuple[Triple, ...], vector: tuple[float, ...]) -> Triple:
    """Matrix times vector."""
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third
