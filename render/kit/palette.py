"""Colours by their role, so that five games look as if one hand had painted them.

A test holds the contrast of every text on its ground at 4.5 or more; the seven player colours stay apart under simulated
colour-blindness, and each also has a silhouette and a hatch of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Rgb = tuple[int, int, int]
Colour = str | Rgb
Silhouette = Literal["disc", "square", "hexagon", "diamond", "shield", "octagon", "pentagon"]
Hatch = Literal["", "/", "\\", ".", "|", "-", "x"]

INK, INK_2 = "#2A2018", "#5C4A38"
PAPER, PAPER_2, PAPER_3, EDGE = "#F6EDD9", "#ECDFC3", "#DCC9A2", "#BFA679"
WALNUT_LIGHT, WALNUT_DARK = "#3A2D22", "#241B14"
GOLD = "#D8B25A"
RUBRIC = "#9C3322"
SHADOW = "#2A1C0C"
TABLE = "#6B5540"
LAND, MEADOW = "#E7DBB9", "#D3D3A0"
FRESH = "#FFE14D"  # outlines what changed
FRESH_EDGE = "#5A3B00"


@dataclass(frozen=True)
class PlayerColour:
    """A seat's colour: ``fill``, darker ``rim``, ``ink`` for text on the fill, and its signs for those who see no colours."""

    fill: str
    rim: str
    ink: str
    silhouette: Silhouette
    hatch: Hatch


PLAYERS: dict[str, PlayerColour] = {
    "red": PlayerColour("#AE2F1A", "#5A140A", "#FFF4E3", "disc", ""),
    "blue": PlayerColour("#1F4DB6", "#0E2560", "#FFF4E3", "square", "/"),
    "green": PlayerColour("#43AC78", "#145237", "#0C2418", "hexagon", "."),
    "yellow": PlayerColour("#EDBB38", "#7D5A07", "#2A2018", "diamond", "\\"),
    "purple": PlayerColour("#A87FB7", "#4B2A59", "#1E0E26", "shield", "|"),
    "black": PlayerColour("#2E2C2C", "#0A0A0A", "#FFF4E3", "octagon", "x"),
    "white": PlayerColour("#F5F1E6", "#77705F", "#2A2018", "pentagon", "-"),
}


@dataclass(frozen=True)
class Good:
    """How a resource is shown: an icon on a coloured piece; icon and silhouette alone are enough to tell it."""

    icon: str
    fill: str
    ink: str
    silhouette: Silhouette = "disc"
    share: float = 0.68  # of the diameter that the icon takes


@lru_cache(4096)
def rgb(colour: Colour) -> Rgb:
    """The colour as three numbers from 0 to 255."""
    if isinstance(colour, tuple):
        return colour
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Rgb:
    """The colour on the way from ``a`` (share 0) to ``b`` (share 1)."""
    (red, green, blue), (red_b, green_b, blue_b) = rgb(a), rgb(b)
    return (
        round(red + (red_b - red) * share),
        round(green + (green_b - green) * share),
        round(blue + (blue_b - blue) * share),
    )


def lighter(colour: Colour, share: float) -> Rgb:
    """The colour mixed with warm white."""
    return mix(colour, "#FFFBF0", share)


def darker(colour: Colour, share: float) -> Rgb:
    """The colour mixed with warm black."""
    return mix(colour, "#120A04", share)
