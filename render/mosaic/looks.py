"""How the things of the game are shown: an icon, a colour and a silhouette for each, by their ids in the data.

What the data may have beyond these tables gets a stand-in, so that corrected data can always be drawn.
"""

from __future__ import annotations

from PIL import Image

from render.kit.palette import Good, Rgb, darker, lighter, mix
from render.kit.pieces import piece

CREAM, DARK = "#FFF6E0", "#2A2018"
NIGHT = "#2E241C"  # ground of small badges
GILT, GILT_RIM = "#EBC65A", "#6E4E10"
MINUS = "−"
TIMES = "×"

PILLARS: dict[str, Good] = {
    "science": Good("science", "#2A7A88", "#F1FFFF", "octagon"),
    "population": Good("health", "#4F8A3C", "#F7FFE8", "octagon"),
    "government": Good("government", "#4A4542", "#FFF6E0", "octagon"),
    "economy": Good("economy", "#D9A92E", "#3A2803", "octagon"),
    "construction": Good("construction", "#B8602C", "#FFF6E8", "octagon"),
    "military": Good("military", "#A33A2A", "#FFF1EA", "octagon"),
    "food_production": Good("sickle", "#E3CB5B", "#403304", "octagon"),
    "culture": Good("culture", "#7A4F9A", "#FBF3FF", "octagon"),
    "urbanization": Good("urbanisation", "#A9B4BC", "#1F2A33", "octagon"),
}

RESOURCES: dict[str, Good] = {
    "food": Good("food", "#E0A93A", "#3E2A04"),
    "ideas": Good("idea", "#7FB2D6", "#12293B"),
    "stone": Good("stone", "#8B8A85", "#FFFFFF"),
    "money": Good("coin", "#E8C24A", "#3F2D03", "hexagon", 0.76),
    "population": Good("worker", "#C9704A", "#2B1004"),
    "tax": Good("law", "#5B5552", "#FFF6E0", "hexagon", 0.66),
    "tariff": Good("trade", "#9A6A22", "#FFF6E0", "hexagon", 0.66),
    "vp": Good("vp", "#6B2318", "#EFC765", "disc", 0.92),
}

GOODS: dict[str, Good] = {
    "fish": Good("fish", "#3F93A8", "#F2FDFF"),
    "grain": Good("grain", "#DDB03E", "#402C04"),
    "stone_good": Good("rock", "#85847F", "#FFFFFF"),
    "bronze_good": Good("bricks", "#A8703A", "#FFF4E3", "square"),
    "cloth": Good("silk", "#C9577B", "#FFF3F6", "square"),
    "wine": Good("grapes", "#6B2F55", "#FFEFF8", "square"),
    "olive_oil": Good("olive", "#7A8B34", "#FBFFE6", "square"),
    "livestock": Good("cow", "#8E5A33", "#FFF4E3", "square"),
    "iron_good": Good("metal", "#55626E", "#F4F8FB", "square", 0.8),
    "ivory": Good("ivory", "#EFE6D0", "#4A3A20", "square"),
    "spices": Good("spice_hot", "#C8541F", "#FFF3E6", "square"),
    "dye": Good("pottery", "#5A3F9A", "#F6F0FF", "square"),
    "glass": Good("vase", "#4FA38C", "#062A20", "square"),
    "wild_good": Good("star", "#2E2C2C", "#FFE08A", "square"),
}

PIECES: dict[str, str] = {
    "city": "city",
    "port_city": "anchor",
    "farm": "farm",
    "manufactory": "workshop",
    "project": "construction_crane",
    "infantry": "legion",
    "cavalry": "cavalry",
    "siege_engine": "siege",
}

WONDERS: dict[str, str] = {
    "wonder_colossus": "idol",
    "wonder_colosseum": "arena",
    "wonder_lighthouse_alexandria": "lighthouse",
    "wonder_great_pyramid": "pyramid",
    "wonder_sphinx": "wonder",
    "wonder_stonehenge": "columns",
    "wonder_temple_artemis": "temple",
    "wonder_great_library": "library",
    "wonder_hanging_gardens": "palm",
}

GOVERNMENTS: dict[str, str] = {
    "gov_tyranny": "sword",
    "gov_theocracy": "religion",
    "gov_city_state": "tower_flag",
    "gov_monarchy": "crown",
    "gov_oligarchy": "coins",
    "gov_republic": "senator",
}

LEADERS: dict[str, str] = {
    "leader_artist": "masks",
    "leader_philosopher": "philosopher",
    "leader_general": "helmet_spartan",
    "leader_engineer": "gears",
    "leader_priestess": "queen",
    "leader_merchant": "caravan",
    "leader_farmer": "farmer",
    "leader_magistrate": "law",
    "leader_scribe": "scroll",
}

METRICS: dict[str, str] = {
    "money": "coin",
    "production_tariff": "trade",
    "production_stone": "stone",
    "production_food": "food",
    "production_ideas": "idea",
    "production_tax": "law",
    "controlled_regions": "map",
    "unique_goods": "crate",
    "cities": "city",
    "units": "weapons",
    "technologies": "book",
    "projects_plus_wonders": "construction_crane",
    "port_cities": "anchor",
    "population": "worker",
    "distinct_pillars": "column",
}

DECK_ICONS = {
    "technologies": "book",
    "build_cards": "construction_crane",
    "population_cards": "population_group",
    "tax_tariff_cards": "coins",
}
DECK_FILLS = {
    "technologies": "#2F6C7C",
    "build_cards": "#9A5A2A",
    "population_cards": "#5B7F3C",
    "tax_tariff_cards": "#8A6A1E",
}

# Tints of the regions in the order of the data; what comes after the last begins anew.
TINTS = ("#E0B07C", "#B5CC8C", "#E2A79A", "#A9C2DC", "#C5AAD0", "#E8D07A", "#CDB79C")

STAND_IN = Good("card", "#7A6A58", "#FFF6E0")


def tint(place: int) -> str:
    """The colour of the region that comes at that place."""
    return TINTS[place % len(TINTS)]


def deep(colour: str, share: float = 0.45) -> Rgb:
    """A darker form of a tint for titles and seams."""
    return mix(colour, "#3A2817", share)


def pillar(name: str, diameter: int) -> Image.Image:
    """The symbol of a pillar."""
    return _shown(PILLARS.get(name, STAND_IN), diameter)


def resource(name: str, diameter: int) -> Image.Image:
    """A resource, a kind of production, Population or victory points."""
    return _shown(RESOURCES.get(name, STAND_IN), diameter)


def trade_good(name: str, diameter: int) -> Image.Image:
    """A trade good."""
    return _shown(GOODS.get(name, STAND_IN), diameter)


def badge(icon: str, diameter: int, fill: str = NIGHT, ink: str = CREAM) -> Image.Image:
    """A plain round badge with an icon."""
    return piece(icon, diameter, fill, darker(fill, 0.5), ink, "disc", 0.66)


def gilded(icon: str, diameter: int) -> Image.Image:
    """Something precious (a Wonder, a Golden Age): an icon on a golden octagon."""
    return piece(icon, diameter, GILT, GILT_RIM, "#3A2805", "octagon", 0.68)


def pale(icon: str, diameter: int) -> Image.Image:
    """A tile that is gone: the same icon, nearly without colour."""
    return piece(icon, diameter, "#5A4C3E", "#3A2F26", "#9C8A74", "octagon", 0.68)


def _shown(look: Good, diameter: int) -> Image.Image:
    # Below 26 px a rim would eat the icon, which is all that tells the piece.
    share = min(0.86, look.share + 0.08) if diameter < 26 else look.share
    return piece(look.icon, diameter, look.fill, darker(look.fill, 0.55), look.ink, look.silhouette, share)


def soft(colour: str, share: float = 0.7) -> Rgb:
    """A light form of a colour, for grounds under dark text."""
    return lighter(colour, share)
