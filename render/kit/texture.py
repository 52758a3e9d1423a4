"""Grain of wood, paper and paint: noise from seeded bytes only, so that it is the same on every machine."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.palette import Colour, rgb
from render.kit.wash import wash

Octave = tuple[int, int]  # cell in pixels, amplitude


def noise(width: int, height: int, seed: str, octaves: Sequence[Octave]) -> Image.Image:
    """Grey noise around 128; each octave has cells of some pixels and an amplitude."""
    source = random.Random(seed)
    total = Image.new("L", (width, height), 128)
    for cell, amplitude in octaves:
        columns, rows = width // cell + 2, height // cell + 2
        grains = Image.frombytes("L", (columns, rows), source.randbytes(columns * rows))
        layer = grains.resize((width, height), Image.Resampling.BICUBIC)
        layer = layer.point([max(0, min(255, 128 + (value - 128) * amplitude // 128)) for value in range(256)])
        total = ImageChops.add(total, layer, 1, -128)
    return total


def grained(image: Image.Image, seed: str, octaves: Sequence[Octave]) -> Image.Image:
    """The RGB picture with noise laid over it by soft light."""
    layer = noise(image.width, image.height, seed, octaves)
    return ImageChops.soft_light(image, Image.merge("RGB", (layer, layer, layer)))


def vignette(image: Image.Image, colour: Colour, strength: int, blur: int) -> None:
    """Darken the rim of the picture, in place."""
    width, height = image.size
    mask = Image.new("L", (max(1, width // 4), max(1, height // 4)), strength)
    inset = max(1, blur // 12)
    ImageDraw.Draw(mask).rectangle((inset, inset, mask.width - 1 - inset, mask.height - 1 - inset), fill=0)
    mask = mask.filter(ImageFilter.GaussianBlur(blur / 4)).resize((width, height), Image.Resampling.BICUBIC)
    wash(image, rgb(colour), mask)
