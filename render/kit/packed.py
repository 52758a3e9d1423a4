"""Pictures that are kept in less memory than Pillow needs for them, and cost less than a millisecond to be had again."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from PIL import Image

from render.kit.canvas import Box


@dataclass(frozen=True)
class Packed:
    """A picture that is only copied from, as a whole or in parts."""

    mode: str
    size: tuple[int, int]
    data: bytes
    squeezed: bool

    @classmethod
    def of(cls, image: Image.Image, *, seldom: bool = False) -> Packed:
        """Masks are compressed, of which next to nothing is left, and so is what is ``seldom`` needed; other colours, which take
        too long for that, are only rid of the byte that pads them.
        """
        squeezed = seldom or image.mode != "RGB"
        data = image.tobytes()
        return cls(image.mode, image.size, zlib.compress(data, 1) if squeezed else data, squeezed)

    def image(self) -> Image.Image:
        """The whole of it; a new picture each time."""
        return self.crop((0, 0, *self.size))

    def crop(self, box: Box) -> Image.Image:
        """A part of it, as ``Image.crop`` gives it; a new picture each time."""
        data = memoryview(zlib.decompress(self.data) if self.squeezed else self.data)
        top, bottom = max(0, box[1]), min(self.size[1], box[3])
        row = len(data) // self.size[1]
        rows = data[top * row : bottom * row]
        if 0 <= box[0] < box[2] <= self.size[0] and (top, bottom) == (box[1], box[3]):
            # Of each row no more than the part is read.
            start = box[0] * (row // self.size[0])
            size = (box[2] - box[0], bottom - top)
            return Image.frombytes(self.mode, size, rows[start:], "raw", self.mode, row)
        whole = Image.frombytes(self.mode, (self.size[0], bottom - top), rows)
        return whole.crop((box[0], box[1] - top, box[2], box[3] - top))
