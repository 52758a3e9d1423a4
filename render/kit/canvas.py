"""The sheet a picture is drawn on. It keeps a list of every text it drew, so that tests can measure all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from PIL import Image

from render.kit.fonts import Face, cap_height
from render.kit.icons import icon_mask
from render.kit.palette import SHADOW, Colour, Rgb, rgb
from render.kit.shapes import corners, gradient, ring_mask, round_mask, shadow_pieces
from render.kit.text import balanced, clip, fit, fit_lines, fits_lines, text_mask
from render.kit.wash import wash

Box = tuple[int, int, int, int]
Align = Literal["left", "middle", "right"]


@dataclass(frozen=True)
class DrawnText:
    """A text on the sheet: where its ink lies, where it must stay, how large it is, and the mean colour beneath it."""

    text: str
    ink: Box
    within: Box
    size: int
    fill: Rgb
    ground: Rgb | None

    def moved(self, dx: int, dy: int) -> DrawnText:
        """The same text elsewhere."""
        return replace(self, ink=_shifted(self.ink, dx, dy), within=_shifted(self.within, dx, dy))


def _inside(box: Box, sizes: tuple[int, ...]) -> tuple[int, tuple[int, int]]:
    air = max(1, sizes[0] // 18)  # large letters such as j reach further to the left of their start
    return air, (box[2] - box[0] - 2 * air, box[3] - box[1])


def _shifted(box: Box, dx: int, dy: int) -> Box:
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


@dataclass(frozen=True)
class Shadow:
    """A soft shadow: how far it spreads, how far it falls, how dark it is (0 to 255)."""

    blur: int = 6
    drop: int = 3
    strength: int = 110


SOFT = Shadow()
DEEP = Shadow(blur=8, drop=4, strength=150)


class Canvas:
    """An RGB picture with a pen. With ``audit`` the ground of each text is measured too, which takes a while."""

    def __init__(self, image: Image.Image, *, audit: bool = False) -> None:
        self.image = image
        self.audit = audit
        self.texts: list[DrawnText] = []
        self.marked: list[Box] = []
        """The boxes of what was numbered or outlined, so that it stands out."""

    @property
    def box(self) -> Box:
        """The whole sheet."""
        return 0, 0, self.image.width, self.image.height

    # ------------------------------------------------------------------ areas
    def fill(self, box: Box, colour: Colour, *, to: Colour | None = None) -> None:
        """A plain box, or one that fades downwards to another colour."""
        if to is None:
            self.image.paste(rgb(colour), box)
        else:
            self.image.paste(gradient(box[2] - box[0], box[3] - box[1], colour, to), box[:2])

    def tint(self, box: Box, colour: Colour, alpha: int, *, radius: int = 0) -> None:
        """A veil of colour over a box, ``alpha`` from 0 to 255."""
        width, height = box[2] - box[0], box[3] - box[1]
        mask = round_mask(width, height, radius).point([value * alpha // 255 for value in range(256)])
        wash(self.image, rgb(colour), mask, box[:2])

    def panel(
        self,
        box: Box,
        fill: Colour | Image.Image,
        *,
        radius: int = 12,
        to: Colour | None = None,
        edge: Colour | None = None,
        thickness: int = 1,
        shadow: Shadow | None = None,
    ) -> None:
        """A box with round corners: plain, fading to ``to``, or showing a picture of its size; with edge and shadow if given."""
        x0, y0, x1, y1 = box
        if shadow is not None:
            pieces = shadow_pieces(x1 - x0, y1 - y0, radius, shadow.blur, shadow.drop, shadow.strength)
            for dx, dy, mask in pieces:
                wash(self.image, rgb(SHADOW), mask, (x0 + dx, y0 + dy))
        if edge is not None:
            self._round(box, edge, radius)
            x0, y0, x1, y1 = x0 + thickness, y0 + thickness, x1 - thickness, y1 - thickness
            radius = max(0, radius - thickness)
            if isinstance(fill, Image.Image):
                fill = fill.crop((thickness, thickness, fill.width - thickness, fill.height - thickness))
        if to is not None and not isinstance(fill, Image.Image):
            fill = gradient(x1 - x0, y1 - y0, fill, to)
        self._round((x0, y0, x1, y1), fill, radius)

    def ring(self, box: Box, colour: Colour, thickness: int, *, radius: int = 12) -> None:
        """The outline of a box with round corners, inwards."""
        width, height = box[2] - box[0], box[3] - box[1]
        wash(self.image, rgb(colour), ring_mask(width, height, radius, thickness), box[:2])

    def _round(self, box: Box, fill: Colour | Image.Image, radius: int) -> None:
        # What lay under the corners is put back: the rest is pasted without a mask, which is many times faster.
        x0, y0, x1, y1 = box
        radius = min(radius, (x1 - x0) // 2, (y1 - y0) // 2)
        places = [(x, y) for y in (y0, y1 - radius) for x in (x0, x1 - radius)] if radius else []
        under = [self.image.crop((x, y, x + radius, y + radius)) for x, y in places]
        self.image.paste(fill if isinstance(fill, Image.Image) else rgb(fill), box)
        for place, ground, mask in zip(places, under, corners(radius), strict=False):
            self.image.paste(ground, place, mask)

    # ------------------------------------------------------------------ pieces
    def stamp(self, sprite: Image.Image, centre: tuple[float, float]) -> None:
        """A picture with transparency, its middle at ``centre``."""
        x, y = round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)
        self.image.paste(sprite, (x, y), sprite)

    def stamp_texts(self, sprite: Image.Image, centre: tuple[float, float], texts: tuple[DrawnText, ...]) -> None:
        """A sprite that has texts of its own, which are put on record where they now stand."""
        self.stamp(sprite, centre)
        dx, dy = round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)
        self.texts += [text.moved(dx, dy) for text in texts]

    def icon(self, centre: tuple[float, float], name: str, size: int, colour: Colour) -> None:
        """An icon in one colour, its middle at ``centre``."""
        at = round(centre[0] - size / 2), round(centre[1] - size / 2)
        wash(self.image, rgb(colour), icon_mask(name, size), at)

    # ------------------------------------------------------------------ words
    def text(
        self,
        at: tuple[float, float],
        text: str,
        *,
        face: Face,
        size: int,
        fill: Colour,
        within: Box,
        align: Align = "left",
        track: float = 0.0,
        halo: Colour | None = None,
    ) -> float:
        """One line; ``at`` is its start, middle or end at half the height of its capitals. Gives its width in pixels.

        ``within`` is the box the ink must stay in: nothing is cut here, a test holds it.
        """
        line = text_mask(face, size, text, track)
        x = at[0] - {"left": 0.0, "middle": line.advance / 2, "right": line.advance}[align]
        left, base = round(x), round(at[1] + cap_height(face, size) / 2)
        ink = (
            left + line.dx,
            base + line.dy,
            left + line.dx + line.mask.width,
            base + line.dy + line.mask.height,
        )
        ground = rgb(halo) if halo is not None else self._ground(ink)
        self.texts.append(DrawnText(text, ink, within, size, rgb(fill), ground))
        if halo is not None:
            glow = text_mask(face, size, text, track, 2.0)
            wash(self.image, rgb(halo), glow.mask, (left + glow.dx, base + glow.dy))
        wash(self.image, rgb(fill), line.mask, ink[:2])
        return line.advance

    def label(
        self,
        box: Box,
        text: str,
        *,
        face: Face,
        sizes: tuple[int, ...],
        fill: Colour,
        align: Align = "left",
        track: float = 0.0,
        halo: Colour | None = None,
    ) -> float:
        """One line in the middle of a box's height, at the largest of ``sizes`` that fits, at the worst cut with an ellipsis."""
        size, shown = fit(text, face, sizes, box[2] - box[0] - 2, track)
        x = {"left": box[0] + 1, "middle": (box[0] + box[2]) / 2, "right": box[2] - 1}[align]
        at = (x, (box[1] + box[3]) / 2)
        return self.text(at, shown, face=face, size=size, fill=fill, within=box, align=align, track=track, halo=halo)

    def lines(
        self,
        box: Box,
        text: str,
        *,
        face: Face,
        sizes: tuple[int, ...],
        fill: Colour,
        most: int,
        align: Align = "left",
        leading: float = 1.12,
        top: bool = False,
    ) -> None:
        """A wrapped text of at most ``most`` lines, in the middle of a box or from its top."""
        air, room = _inside(box, sizes)
        size, lines = fit_lines(text, face, sizes, room, most, leading)
        if align == "middle":
            lines = balanced(lines, face, size)
        step = size * leading
        x = {"left": box[0] + air, "middle": (box[0] + box[2]) / 2, "right": box[2] - air}[align]
        y = box[1] + size * 0.62 if top else (box[1] + box[3]) / 2 - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            shown = clip(line, face, size, room[0])
            self.text((x, y + number * step), shown, face=face, size=size, fill=fill, within=box, align=align)

    @staticmethod
    def holds(box: Box, text: str, *, face: Face, sizes: tuple[int, ...], most: int, leading: float = 1.12) -> bool:
        """Whether ``lines`` would show all of a text."""
        return fits_lines(text, face, sizes, _inside(box, sizes)[1], most, leading)

    def _ground(self, ink: Box) -> Rgb | None:
        if not self.audit:
            return None
        pixel = self.image.crop(ink).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
        assert isinstance(pixel, tuple)
        return int(pixel[0]), int(pixel[1]), int(pixel[2])
