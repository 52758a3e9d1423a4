"""How the things of the game are shown: an icon, a colour and a silhouette for each, by their ids in the data.

What the data may have beyond these tables gets a stand-in, so that corrected data can always be drawn.
"""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.palette import Good, darker
from render.kit.pieces import piece

CREAM, NIGHT = "#FFF6E0", "#2E241C"
GILT, GILT_RIM, GILT_INK = "#EBC65A", "#6E4E10", "#3A2805"
GROUND, GROUND_2, LINE = "#FBF3E1", "#EADDBF", "#CDB98F"  # of panels, and the hairlines on them
TIMES = "×"

GOODS: dict[str, Good] = {
    "ceramics": Good("pottery", "#C0683A", "#FFF3E8"),
    "gems": Good("gem", "#3F9C98", "#F0FFFE"),
    "papyrus": Good("scroll_tied", "#CDBE8A", "#2A2A10"),
    "metal": Good("metal", "#5F6C78", "#FFFFFF"),
    "spices": Good("spice", "#C9772B", "#FFF8EA"),
    "stone": Good("stone", "#85837E", "#FFFFFF"),
    "wood": Good("wood", "#8A5A2E", "#FFF4E3"),
    "gold": Good("gold_bar", "#F0C63C", "#453003"),
    "grain": Good("grain", "#DDB04C", "#3A2A10"),
    "oil": Good("olive", "#75853A", "#FFFFF0"),
    "sheep": Good("sheep", "#EFE8D8", "#2A2018"),
    "wine": Good("grapes", "#7A3560", "#FFF0F8"),
    "gladiators": Good("gladiator", "#A5473B", "#FFF3EA"),
    "coin": Good("coin", "#E8C24A", "#3F2D03", "hexagon", 0.76),
}
BUILDINGS: dict[str, str] = {
    "caravan": "caravan",
    "market": "market",
    "city": "city",
    "capital": "capital",
    "legendary_city": "city_legendary",
    "temple": "temple",
}
UNITS: dict[str, str] = {"legion": "legion", "trireme": "trireme", "fortress": "rook"}
EMPIRES: dict[str, str] = {
    "rome": "eagle",
    "greece": "helmet_greek",
    "babylon": "ziggurat",
    "egypt": "horus",
    "carthage": "elephant",
}
TRACKS: dict[str, str] = {"trade": "trade", "culture": "culture", "military": "war"}
ROUTES: dict[str, str] = {"prestige": "pyramid", "fame": "hero", "conquest": "capital", "leadership": "vp"}
CARDS: dict[str, str] = {
    "caesar": "leader",
    "pericles": "philosopher",
    "cleopatra": "queen",
    "hannibal": "elephant",
    "hammurabi": "law",
    "antigone": "nefertiti",
    "castor_and_pollux": "cavalry",
    "circe": "wine_glass",
    "gilgamesh": "axes",
    "hamilcar": "torch",
    "hercules": "hero_athlete",
    "nebuchadnezzar": "walls",
    "penthesilea": "bow",
    "perseus": "helmet_spartan",
    "ramses_ii": "chariot",
    "queen_of_sheba": "necklace",
    "spartacus": "trident",
    "colossus_of_rhodes": "idol",
    "hanging_gardens": "palm",
    "lighthouse_of_pharos": "lighthouse",
    "statue_of_zeus": "dove",
    "temple_of_artemis": "temple",
    "pyramids": "pyramids",
}
HERO, WONDER = "#6E4A7E", "#2F6C7C"  # grounds of the two kinds of cards
STAND_IN = Good("card", "#7A6A58", "#FFF6E0")


def look_of(kind: str) -> Good:
    """How a good or coin is shown."""
    return GOODS.get(kind, STAND_IN)


@kept
def good(kind: str, diameter: int, legendary: bool = False) -> Image.Image:
    """A good or coin; a legendary one has a golden rim and a star."""
    look = look_of(kind)
    share = min(0.86, look.share + 0.08) if diameter < 26 else look.share
    if not legendary:
        return piece(look.icon, diameter, look.fill, darker(look.fill, 0.55), look.ink, look.silhouette, share)
    sprite = piece(look.icon, diameter, look.fill, GILT, look.ink, look.silhouette, share).copy()
    star = piece("star", max(13, diameter * 2 // 5), NIGHT, GILT, GILT, "disc", 0.8)
    sprite.alpha_composite(star, (0, sprite.height - star.height))
    return sprite


def card_sign(card: str, category: str, diameter: int) -> Image.Image:
    """A hero (violet octagon) or wonder (blue square)."""
    icon = CARDS.get(card, STAND_IN.icon)
    if category == "pyramids":
        return piece(icon, diameter, GILT, GILT_RIM, GILT_INK, "square", 0.7)
    fill = WONDER if category == "wonder" else HERO
    return piece(icon, diameter, fill, GILT, CREAM, "square" if category == "wonder" else "octagon", 0.66)


def badge(icon: str, diameter: int, fill: str = NIGHT, ink: str = CREAM) -> Image.Image:
    """A plain round badge with an icon."""
    return piece(icon, diameter, fill, darker(fill, 0.5), ink, "disc", 0.66)


def title_sign(title: str, diameter: int) -> Image.Image:
    """A title that somebody holds: the icon of the track on gold."""
    return piece(TRACKS.get(title, STAND_IN.icon), diameter, GILT, GILT_RIM, GILT_INK, "octagon", 0.66)
