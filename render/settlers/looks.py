"""How goods, colours of cards, factions and kinds look: always an icon or a silhouette beside the colour."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.kit.palette import Good, darker
from render.kit.pieces import laurel, piece

GOODS: dict[str, Good] = {
    "wood": Good("wood", "#93602F", "#FFF4E3"),
    "stone": Good("stone", "#82817C", "#FFFFFF"),
    "food": Good("food", "#6E9A3A", "#F9FFE6", "disc", 0.72),
    "gold": Good("gold", "#EBBB33", "#3F2A03", "hexagon", 0.74),
    "worker": Good("worker", "#E39A6A", "#3A1B0A", "disc", 0.7),
    "raze": Good("raze", "#B8402C", "#FFF1DF", "octagon", 0.72),
    "defense": Good("shield_roman", "#3D6FA3", "#F2F8FF", "shield", 0.6),
    "vp": Good("vp", "#6B2318", "#EFC765", "disc", 0.92),
    "card": Good("card", "#EDE3CB", "#3A2C1C", "square", 0.82),
    "common_card": Good("city", "#D9CBA8", "#3A2C1C", "square", 0.78),
    "faction_card": Good("banner", "#7D2331", "#FFE9C0", "square", 0.78),
    "hand_card": Good("card", "#EDE3CB", "#3A2C1C", "square", 0.82),
    "samurai": Good("samurai", "#4E2A2A", "#FFE3C4", "pentagon", 0.7),
    "any": Good("cubes", "#B39A6B", "#2A2018", "disc", 0.72),
    "deal": Good("deal", "#E9DDBF", "#4A2F14", "hexagon", 0.8),
    "location": Good("house", "#6A5642", "#FFF1D8", "square", 0.76),
    "enemy": Good("house", "#7C1F1A", "#FFE2CF", "square", 0.76),
    "enemy_deal": Good("deal", "#7C1F1A", "#FFE2CF", "hexagon", 0.8),
    "enemy_card": Good("card_discard", "#7C1F1A", "#FFE2CF", "square", 0.8),
    "enemy_worker": Good("worker", "#7C1F1A", "#FFE2CF", "disc", 0.7),
    "discard": Good("card_discard", "#CDBB97", "#3A2C1C", "square", 0.8),
    "foundation": Good("walls", "#A08F76", "#2A2018", "square", 0.74),
    "token": Good("horus", "#1F6A70", "#F6E7B8", "octagon", 0.72),
    "production": Good("gears", "#5E7F38", "#FBFFE9", "square", 0.76),
    "action": Good("hand", "#B4532F", "#FFF3E4", "square", 0.72),
}
KEPT = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
"""The goods of a supply, in the order in which they are shown."""


@dataclass(frozen=True)
class Tint:
    """A colour to fill with, the ink on it, and its icon."""

    fill: str
    ink: str
    icon: str


COLOURS: dict[str, Tint] = {
    "black": Tint("#383430", "#F6EBD6", "sword"),
    "purple": Tint("#6B4889", "#FFF4FF", "crown"),
    "blue": Tint("#2F6494", "#F4FAFF", "book"),
    "brown": Tint("#7A4F2B", "#FFF3E0", "tree"),
    "gold": Tint("#D2A033", "#2C1D04", "purse"),
    "red": Tint("#A5392A", "#FFF3E4", "sickle"),
    "pink": Tint("#DB96AB", "#33101C", "person"),
    "grey": Tint("#68696C", "#FFFFFF", "bricks"),
    "": Tint("#B9A98A", "#2A2018", "rock"),
}

FACTIONS: dict[str, Tint] = {
    "barbarians": Tint("#5C4A22", "#FBEFCB", "axes"),
    "japanese": Tint("#44356B", "#F6EEFF", "pagoda"),
    "romans": Tint("#7D2331", "#FFEEDC", "eagle"),
    "egyptians": Tint("#17606A", "#FFF3C9", "horus"),
    "common": Tint("#7A6747", "#FFF6E0", "city"),
    "": Tint("#4A4238", "#F3E6C8", "banner"),
}

KINDS: dict[str, Tint] = {
    "production": Tint("#5E7F38", "#FBFFE9", "gears"),
    "feature": Tint("#38688F", "#F0F8FF", "star"),
    "action": Tint("#AE4F2C", "#FFF3E4", "hand"),
    "instant": Tint("#6E4A78", "#FFF2FF", "sun"),
    "virtual": Tint("#4A4238", "#F3E6C8", "masks"),
    "attack": Tint("#7C1F1A", "#FFE9D8", "siege"),
}

SMALL_LAUREL = 34  # pixels below which a wreath leaves no room for a number


def good(name: str, diameter: int) -> Image.Image:
    """The piece of a good, or of anything that stands beside goods on a card."""
    look = GOODS[name]
    return piece(look.icon, diameter, look.fill, darker(look.fill, 0.55), look.ink, look.silhouette, look.share)


def place_for_worker(diameter: int) -> Image.Image:
    """Where a visiting Worker may still come."""
    return piece("worker", diameter, "#F4EAD3", "#7C1F1A", "#C9A98F", "disc", 0.66)


def points(diameter: int) -> Image.Image:
    """The disc that a number of VP goes onto."""
    if diameter >= SMALL_LAUREL:
        return laurel(diameter)
    return piece("", diameter, "#6B2318", "#E2B650", "#EFC765")


def emblem(faction: str, diameter: int) -> Image.Image:
    """The emblem of a faction on its banner."""
    look = FACTIONS[faction]
    return piece(look.icon, diameter, look.fill, "#D8B25A", look.ink, "shield", 0.6)


def colour_chip(colour: str, size: int) -> Image.Image:
    """A card's colour as a small square on its corner with the icon of the colour."""
    look = COLOURS[colour]
    return piece(look.icon, size, look.fill, darker(look.fill, 0.6), look.ink, "diamond", 0.56)
