"""How the resources of Founders of the Empire look."""

from __future__ import annotations

from PIL import Image

from render.kit.palette import Good, darker
from render.kit.pieces import piece

GOODS: dict[str, Good] = {
    "wood": Good("wood", "#93602F", "#FFF4E3"),
    "stone": Good("stone", "#85847F", "#FFFFFF"),
    "plants": Good("leaf", "#4F8A3C", "#F7FFE8"),
    "water": Good("drop", "#2F7FB0", "#F0FAFF"),
    "iron": Good("metal", "#55626E", "#F4F8FB", "square", 0.8),
    "gold": Good("ore", "#EDBE33", "#453003", "square"),
    "cloth": Good("silk", "#C9577B", "#FFF3F6", "square"),
    "wine": Good("grapes", "#6B3A78", "#FBEFFF", "square"),
    "horses": Good("horse", "#8E5A33", "#FFF4E3", "square"),
    "fish": Good("fish", "#4FA3A8", "#06282B", "square", 0.76),
    "army": Good("legion", "#A7402F", "#FFF4E3", "hexagon"),
    "money": Good("coin", "#D9A92E", "#3A2803", "hexagon", 0.78),
    "transport": Good("cartwheel", "#5A7A46", "#FBFFEF", "hexagon"),
    "crafts": Good("wine", "#C4703A", "#2B1206", "hexagon"),
}
STAND_IN = Good("crate", "#7A6A58", "#FFF6E0")


def good(name: str, diameter: int) -> Image.Image:
    """The piece of a resource."""
    look = GOODS.get(name, STAND_IN)
    return piece(look.icon, diameter, look.fill, darker(look.fill, 0.55), look.ink, look.silhouette, look.share)
