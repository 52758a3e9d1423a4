"""Small round things that all games share: raised pieces, players' tokens, laurels. All are cached and never drawn on."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

from render.kit.cache import kept
from render.kit.icons import icon_mask
from render.kit.palette import PLAYERS, Colour, Silhouette, darker, lighter, rgb
from render.kit.shapes import gradient, round_mask, silhouette_mask

PRODUCTION = "#8A5A33"  # the plate behind whatever is produced


def pad_of(diameter: int) -> int:
    """Room on each side of a sprite for its shadow and for silhouettes that reach beyond their circle."""
    return 5 + diameter // 10


@kept
def piece(
    icon: str,
    diameter: int,
    fill: Colour,
    rim: Colour,
    ink: Colour,
    silhouette: Silhouette = "disc",
    share: float = 0.68,
) -> Image.Image:
    """An icon on a raised piece with rim and shadow; ``share`` is how much of the diameter the icon takes."""
    side = diameter + 2 * pad_of(diameter)
    sprite = Image.new("RGBA", (side, side), 0)
    body = silhouette_mask(silhouette, side, diameter / 2)
    fall = max(1, diameter // 26)
    shadow = ImageChops.offset(body, 0, fall).filter(ImageFilter.GaussianBlur(1.2 + fall * 0.6))
    sprite.paste((*rgb("#1C1208"), 255), (0, 0), shadow.point([value * 150 // 255 for value in range(256)]))
    top = Image.new("RGBA", (side, side), 0)
    edge = max(1.3, diameter * 0.045)
    top.paste((*rgb(rim), 255), (0, 0), body)
    top.paste((*lighter(fill, 0.42), 255), (0, 0), silhouette_mask(silhouette, side, diameter / 2 - edge))
    face = gradient(side, side, lighter(fill, 0.16), darker(fill, 0.14)).convert("RGBA")
    top.paste(face, (0, 0), silhouette_mask(silhouette, side, diameter / 2 - edge - max(1.0, diameter * 0.03)))
    if icon:
        size = round(diameter * share)
        at = (side - size) // 2
        top.paste((*rgb(ink), 255), (at, at), icon_mask(icon, size))
    sprite.alpha_composite(top)
    return sprite


def player_token(colour: str, icon: str, diameter: int) -> Image.Image:
    """A player's token: colour and silhouette of the seat, with an icon if one is named."""
    look = PLAYERS[colour]
    share = 0.56 if look.silhouette in ("diamond", "shield") else 0.62
    return piece(icon, diameter, look.fill, look.rim, look.ink, look.silhouette, share)


def laurel(diameter: int) -> Image.Image:
    """A golden disc with a wreath; a number of points goes into its middle."""
    return piece("vp", diameter, "#6B2318", "#E2B650", "#EFC765", "disc", 0.92)


def plated(sprite: Image.Image, size: int) -> Image.Image:
    """A sprite on the brown plate that means production."""
    plate = Image.new("RGBA", (size + 4, size + 4), 0)
    plate.paste((*rgb("#4A2C14"), 255), (1, 1), round_mask(size + 2, size + 2, 5))
    plate.paste((*rgb(PRODUCTION), 255), (2, 2), round_mask(size, size, 4))
    trimmed = Image.new("RGBA", plate.size, 0)
    trimmed.paste(sprite, ((plate.width - sprite.width) // 2, (plate.height - sprite.height) // 2))
    plate.alpha_composite(trimmed)
    return plate
