"""Moving pictures: boards one after another at half their width, as one WebP file."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.formats import LIMIT, TooLarge
from render.paint import PAINTERS
from render.scene import Scene

WIDTH = 800  # pixels; lettering is still read at this width, and a frame takes about 30 KiB
MOST_FRAMES = 40
SHOWN_MS = 1000  # how long a frame stands
LAST_MS = 4000  # the last one stands longer, before it all begins again
# Quality and width of each try to stay below what Discord takes.
LADDER = ((70, 1.0), (45, 1.0), (45, 0.6))


def frame(scene: Scene) -> Image.Image:
    """One board of a film, ``WIDTH`` pixels wide."""
    board = PAINTERS[scene.game.slug].paint(scene)
    size = WIDTH, round(board.height * WIDTH / board.width)
    return board.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)


def animate(frames: Sequence[Image.Image], *, limit: int = LIMIT) -> tuple[bytes, tuple[int, int]]:
    """The frames as an animated WebP that repeats for ever, with its size in pixels. Raises TooLarge.

    Boards may grow from move to move; all frames get the size of the largest.
    """
    width, height = max(image.width for image in frames), max(image.height for image in frames)
    even = [_on_ground(image, (width, height)) for image in frames]
    shown = [SHOWN_MS] * (len(even) - 1) + [LAST_MS]
    for quality, step in LADDER:
        size = round(width * step), round(height * step)
        some = even if step == 1.0 else [image.resize(size, Image.Resampling.LANCZOS) for image in even]
        file = BytesIO()
        some[0].save(
            file, "WEBP", save_all=True, append_images=some[1:], duration=shown, loop=0, quality=quality, method=2
        )
        if file.tell() <= limit:
            return file.getvalue(), size
    raise TooLarge(f"no form of {len(frames)} frames of {width} × {height} pixels is within {limit} bytes")


def _on_ground(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    if image.size == size:
        return image
    ground = Image.new("RGB", size, image.getpixel((0, image.height - 1)))  # as the edge below the board
    ground.paste(image)
    return ground
