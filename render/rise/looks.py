"""Colours and icons of this game, by its ids; what the data bring anew gets a stand-in."""

from __future__ import annotations

from PIL import Image

from games.rise_of_empires.vocabulary import Era
from render.kit.palette import Good, darker
from render.kit.pieces import piece

CREAM, NIGHT, INK = "#FFF6E0", "#2E2A28", "#2A2018"
MINUS, TIMES = "−", "×"
NUMERALS = ("", "I", "II", "III")

# Regions and tiles by era: ground, and ink for what stands on it.
ERA_FILL: dict[int, str] = {1: "#EBCB8C", 2: "#B9CE98", 3: "#B7C3DD"}
ERA_INK: dict[int, str] = {1: "#7A4C0C", 2: "#29501B", 3: "#2C3F74"}
ERA_DARK: dict[int, str] = {1: "#9A6A24", 2: "#4F7A3A", 3: "#4C62A0"}

GOODS: dict[str, Good] = {
    "gold": Good("", "#F0C23A", "#3A2803"),
    "disc": Good("", "#35312F", "#E9E2D4"),
    "cube": Good("population_cube", "#8C5A3A", "#FFF4E3", "square", 0.84),
    "stock": Good("barrel", "#9A8A74", "#FFF8EA", "square", 0.8),
    "food": Good("food", "#5C8A3A", "#FBFFEF", "disc", 0.74),
    "vp": Good("vp", "#6B2318", "#EFC765", "disc", 0.9),
}

ROW_ICONS = {
    "empire": "eagle",
    "territory": "mountains",
    "trade": "trade",
    "progress": "technology",
    "city": "city",
}
ROW_FILLS = {
    "empire": "#8E3B30",
    "territory": "#6F6A4A",
    "trade": "#8A6A1E",
    "progress": "#2F6C7C",
    "city": "#6B4F87",
}

TERRITORY: dict[str, Good] = {
    "islands": Good("island", "#3F86A0", CREAM, "square", 0.84),
    "plains": Good("field", "#A27418", CREAM, "square", 0.84),
    "woods": Good("forest", "#4C7A3E", CREAM, "square", 0.84),
    "mountains": Good("mountains", "#77736C", CREAM, "square", 0.84),
    "town": Good("house", "#9A5A3C", CREAM, "square", 0.84),
}

PROGRESS: dict[str, str] = {
    "agriculture": "plow",
    "mining": "pickaxe",
    "iron_tools": "tools",
    "iron_weapons": "sword",
    "harbor": "anchor",
    "diplomacy": "deal",
    "irrigation": "aqueduct",
    "fishing": "fish",
    "philosophy": "philosopher",
    "masonry": "bricks",
    "navigation": "compass",
    "mercenaries": "legion",
    "religion": "religion",
    "gunpowder": "fire_attack",
    "steam_pump": "water_mill",
    "shipping": "ship",
    "crop_rotation": "sickle",
    "guilds": "craftsman",
    "banking": "coins",
    "printing_press": "book",
    "mercantilism": "economy",
    "oil_drilling": "barrel",
    "ideology": "banner",
    "television": "eye",
    "railways": "cartwheel",
    "tanks": "war",
    "medicine": "health",
    "fertilizer": "leaf",
    "stock_exchange": "gold_bar",
    "tourism": "palm",
    "electricity": "idea",
    "skyscrapers": "metropolis",
    "space_flight": "observatory",
}

STAND_IN = Good("card", "#7A6A58", CREAM, "square")


def good(name: str, diameter: int) -> Image.Image:
    """A resource, a kind of points, or a territory."""
    look = GOODS.get(name) or TERRITORY.get(name, STAND_IN)
    # Below 26 px a rim would eat the icon, which is all that tells the piece.
    share = min(0.92, look.share + 0.08) if diameter < 26 else look.share
    return piece(look.icon, diameter, look.fill, darker(look.fill, 0.55), look.ink, look.silhouette, share)


def progress(name: str, era: Era, diameter: int, flipped: bool = False) -> Image.Image:
    """A progress tile in the colour of its era; grey while it is flipped."""
    icon = PROGRESS.get(name, STAND_IN.icon)
    if flipped:
        return piece(icon, diameter, "#CFC6B4", "#8B8172", "#958B7C", "square", 0.82)
    return piece(icon, diameter, ERA_DARK[era], darker(ERA_DARK[era], 0.5), CREAM, "square", 0.82)


def city(wonder: bool, diameter: int) -> Image.Image:
    """A city, or a wonder in gold."""
    if wonder:
        return piece("columns", diameter, "#E0B84E", "#6E4E10", "#3A2805", "octagon", 0.7)
    return piece("city", diameter, ROW_FILLS["city"], darker(ROW_FILLS["city"], 0.5), CREAM, "octagon", 0.74)


def empire(water: bool, diameter: int) -> Image.Image:
    """An empire tile, blue if it shows water."""
    fill = "#2F6E9A" if water else ROW_FILLS["empire"]
    return piece("eagle", diameter, fill, darker(fill, 0.5), CREAM, "shield", 0.62)
