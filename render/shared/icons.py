"""Signs that stand alone: as small pictures beside a word in a message, on a button or an option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PIL import Image, ImageChops, ImageFilter

from render.kit.palette import darker, rgb
from render.kit.pieces import piece, plated
from render.kit.shapes import grown, silhouette_mask

Draw = Callable[[int], Image.Image]
"""Draws a sign of about that diameter."""

SIDE = 128  # pixels of the picture
_DRAWN = 112
_EDGE = 5  # pixels of the light line around a sign: one where Discord shows it 22 pixels large
_LIGHT = "#FFFBF0"
_SOLID = 120  # opacity from which a pixel is no shadow
_SHAPE = [0 if value < _SOLID else value for value in range(256)]  # by opacity, that of the same without its shadow
_RIM = 0.11  # of a sign, what goes from each side
_DEED, _INK = "#3F5478", "#FFF6E0"


def deed(icon: str, fill: str = _DEED) -> Draw:
    """A kind of move: its icon on a square."""
    return lambda size: piece(icon, size, fill, darker(fill, 0.5), _INK, "square", 0.84)


def deeds(icons: Mapping[str, str]) -> dict[str, Draw]:
    """Kinds of moves with their icons, by the names under which a painter has them."""
    return {of_kind(kind): deed(icon) for kind, icon in icons.items()}


def of_kind(kind: str) -> str:
    """The name under which a painter has the sign of a kind of move."""
    return f"kind-{kind}"


def each(draw: Callable[[str, int], Image.Image], names: Iterable[str]) -> dict[str, Draw]:
    """A sign for each name, drawn by one function."""
    return {name: lambda size, name=name: draw(name, size) for name in names}


def choice(size: int) -> Image.Image:
    """One of several things, whichever its owner likes."""
    return piece("target", size, "#5C6B8A", "#222B40", "#FFFFFF", "disc", 0.8)


def yielding(draw: Draw) -> Draw:
    """What is made of something again and again: its sign on the plate that means production."""
    return lambda size: plated(draw(round(size * 0.84)), size)


def either(one: Draw, other: Draw) -> Draw:
    """What makes one thing or another: two halves in their colours, the first on the left, on the plate that means production."""

    def drawn(size: int) -> Image.Image:
        whole, half = Image.new("RGBA", (size, size), 0), size // 2
        for draw, left in ((one, 0), (other, half)):
            sign = draw(size)
            sign = sign.crop(sign.getchannel("A").point(_SHAPE).getbbox())
            # The colour of its ground is that between the rim and what stands in the middle.
            at = sign.width // 2, round(sign.height * 0.14)
            ground = sign.crop((*at, at[0] + 1, at[1] + 1)).resize((half, size))
            # The rim has no room: as small as a chat shows it only what it encloses can be told.
            middle = sign.crop(_inner(sign.width, sign.height)).resize((half, half), Image.Resampling.LANCZOS)
            ground.paste(middle, (0, (size - half) // 2), silhouette_mask("disc", half, half / 2))
            whole.paste(ground, (left, 0))
        whole.paste(rgb(_LIGHT), (half - size // 40, 0, half + size // 40, size))
        whole.putalpha(silhouette_mask("square", size, size / 2))
        return plated(whole, size)

    return drawn


def _inner(wide: int, tall: int) -> tuple[int, int, int, int]:
    """Where on a sign lies what its rim encloses."""
    return round(wide * _RIM), round(tall * _RIM), round(wide * (1 - _RIM)), round(tall * (1 - _RIM))


def alone(draw: Draw) -> Image.Image:
    """A sign as a square picture without its shadow, with a light line around it, so that it stands out from any ground."""
    sprite = draw(_DRAWN).copy()  # signs are kept, and others are made of them
    solid = sprite.getchannel("A").point(_SHAPE)
    sprite.putalpha(solid)
    sprite = sprite.crop(solid.getbbox())
    room = SIDE - 2 * _EDGE
    scale = room / max(sprite.size)
    sprite = sprite.resize((round(sprite.width * scale), round(sprite.height * scale)), Image.Resampling.LANCZOS)
    at = ((SIDE - sprite.width) // 2, (SIDE - sprite.height) // 2)
    body = Image.new("RGBA", (SIDE, SIDE), 0)
    body.paste(sprite, at)
    shape = body.getchannel("A")
    light = grown(shape, _EDGE).filter(ImageFilter.GaussianBlur(1))
    whole = Image.new("RGBA", (SIDE, SIDE), (*rgb(_LIGHT), 0))
    whole.putalpha(ImageChops.lighter(light, shape))
    whole.alpha_composite(body)
    return whole
