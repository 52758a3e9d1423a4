"""Colour laid on through a mask."""

from __future__ import annotations

from PIL import Image

from render.kit.palette import Rgb


def wash(image: Image.Image, colour: Rgb, mask: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
    """Colour through the mask, its upper left corner ``at`` that place; in the picture itself.

    As a picture of one colour, which gives the same pixels in half the time that Pillow takes with the colour itself.
    """
    image.paste(Image.new("RGB", mask.size, colour), at, mask)
