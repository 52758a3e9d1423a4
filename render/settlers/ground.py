"""What lies under the cards: the rows of an empire, the boards of the factions, parchment; painted once."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.icons import icon_mask
from render.kit.palette import WALNUT_DARK, Colour, darker, lighter, mix, rgb
from render.kit.texture import grained, vignette
from render.kit.wash import wash
from render.settlers.looks import FACTIONS, KINDS

_FELT = "#3B2D21"


@kept
def row(kind: str, width: int, height: int) -> Image.Image:
    """The ground of a row of an empire; never draw on it."""
    fill = mix(_FELT, KINDS[kind].fill, 0.36)
    image = grained(Image.new("RGB", (width, height), fill), f"row {kind}", ((12, 10), (120, 20)))
    shade = Image.linear_gradient("L").resize((width, height)).point([max(0, 70 - value) for value in range(256)])
    wash(image, rgb("#0E0804"), shade)
    return image


@kept
def faction_board(faction: str, width: int, height: int) -> Image.Image:
    """The board of a faction with its emblem in the grain; never draw on it."""
    look = FACTIONS[faction]
    image = Image.new("RGB", (width, height), mix(look.fill, WALNUT_DARK, 0.35))
    image = grained(image, f"board {faction}", ((9, 10), (70, 22)))
    size = min(round(height * 1.1), width)
    emblem = Image.new("L", (width, height), 0)
    emblem.paste(icon_mask(look.icon, size), ((width - size) // 2, (height - size) // 2 + height // 10))
    image.paste(lighter(look.fill, 0.35), (0, 0), emblem.point([value * 26 // 255 for value in range(256)]))
    vignette(image, darker(look.fill, 0.75), 120, 60)
    return image


def paper(width: int, height: int, colour: Colour) -> Image.Image:
    """Parchment of that size and colour."""
    return grained(Image.new("RGB", (width, height), rgb(colour)), "parchment", ((9, 5), (60, 12), (220, 14)))
