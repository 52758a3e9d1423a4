"""Masks of plain shapes, and what is cut and pasted faster than Pillow does it."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageFilter

from render.kit.canvas import Canvas
from render.kit.packed import Packed
from render.kit.shapes import grown, round_mask, shrunk


@pytest.mark.parametrize("by", [0, 1, 2, 5, 6])
def test_a_mask_is_widened_and_narrowed_as_by_pillows_own_windows(by: int):
    chance = random.Random(by)
    for size in ((40, 23), (9, 14), (1, 1)):
        mask = Image.frombytes("L", size, bytes(chance.choice((0, 0, 9, 200, 255)) for _ in range(size[0] * size[1])))
        window = 2 * by + 1
        assert grown(mask, by).tobytes() == mask.filter(ImageFilter.MaxFilter(window)).tobytes()
        assert shrunk(mask, by).tobytes() == mask.filter(ImageFilter.MinFilter(window)).tobytes()


def speckled(mode: str, size: tuple[int, int]) -> Image.Image:
    colours = len(Image.new(mode, (1, 1)).getbands())
    return Image.frombytes(mode, size, random.Random(mode).randbytes(size[0] * size[1] * colours))


@pytest.mark.parametrize("mode", ["RGB", "L"])
@pytest.mark.parametrize("box", [(0, 0, 31, 17), (4, 3, 20, 9), (30, 16, 31, 17), (-3, 5, 9, 12), (20, 8, 40, 17)])
def test_a_part_of_a_packed_picture_is_that_of_the_picture(mode: str, box: tuple[int, int, int, int]):
    image = speckled(mode, (31, 17))
    assert Packed.of(image).crop(box).tobytes() == image.crop(box).tobytes()


@pytest.mark.parametrize("radius", [0, 5, 40])
def test_a_panel_is_its_fill_through_the_mask_of_its_round_box(radius: int):
    ground, fill = speckled("RGB", (60, 40)), Image.new("RGB", (44, 26), "#204060")
    sheet = Canvas(ground.copy())
    sheet.panel((9, 7, 53, 33), fill, radius=radius)
    ground.paste(fill, (9, 7), round_mask(44, 26, radius))
    assert sheet.image.tobytes() == ground.tobytes()
