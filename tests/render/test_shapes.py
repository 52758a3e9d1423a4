"""Masks of plain shapes."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageFilter

from render.kit.shapes import grown, shrunk


@pytest.mark.parametrize("by", [0, 1, 2, 5, 6])
def test_a_mask_is_widened_and_narrowed_as_by_pillows_own_windows(by: int):
    chance = random.Random(by)
    for size in ((40, 23), (9, 14), (1, 1)):
        mask = Image.frombytes("L", size, bytes(chance.choice((0, 0, 9, 200, 255)) for _ in range(size[0] * size[1])))
        window = 2 * by + 1
        assert grown(mask, by).tobytes() == mask.filter(ImageFilter.MaxFilter(window)).tobytes()
        assert shrunk(mask, by).tobytes() == mask.filter(ImageFilter.MinFilter(window)).tobytes()
