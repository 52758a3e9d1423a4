"""Cut the games' covers out of the pictures of their pages: ``python -m tests.render.covers``.

A cover is a small square by which a game is known in a list and on the post of a lobby.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from PIL import Image

from tests.source import ROOT

SIDE = 400  # pixels; a client shows it smaller
QUALITY = 82


class Cut(NamedTuple):
    """A square of a picture: its left and upper edge and its side, in pixels."""

    picture: str
    left: int
    top: int
    side: int


CUTS = {
    "founders_of_the_empire": Cut("board", 185, 710, 450),
    "mosaic": Cut("board", 60, 160, 520),
    "imperial_settlers": Cut("area", 770, 520, 560),
    "rise_of_empires": Cut("board", 390, 170, 480),
    "mare_nostrum": Cut("board", 660, 150, 560),
}


def main() -> None:
    """Write all of them."""
    for slug, cut in CUTS.items():
        folder = ROOT / "games" / slug / "pictures"
        box = (cut.left, cut.top, cut.left + cut.side, cut.top + cut.side)
        with Image.open(folder / f"{cut.picture}.jpg") as picture:
            cover = picture.crop(box).resize((SIDE, SIDE), Image.Resampling.LANCZOS)
        cover.save(folder / "cover.jpg", quality=QUALITY, optimize=True)
        sys.stdout.write(f"games/{slug}/pictures/cover.jpg\n")


if __name__ == "__main__":
    main()
