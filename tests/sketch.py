"""Sketches in the place of pictures, for tests that look at everything around them but not at their pixels.

What a picture costs is its painting and packing, some 40 ms for a board. A sketch is a few pixels in a colour of its own for each
scene; that there is a picture, of which scene, in which format, under which name and with which words, is as in earnest.
"""

from __future__ import annotations

import hashlib
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from render import PAINTERS, paint
from render.kit.cache import MIB, Cache
from render.scene import Scene
from render.shared.ratings import Climb

SIZE = (64, 44)  # as boards are: half as wide again as high


def sketch_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the test is over every painter sketches; what was drawn in earnest before is not found meanwhile, nor a sketch later."""
    monkeypatch.setattr(paint, "_finished", Cache(MIB, lambda made: len(made.data)))
    for painter in PAINTERS.values():
        monkeypatch.setattr(type(painter), "paint", lambda _painter, scene: sketch(scene))
        monkeypatch.setattr(type(painter), "ahead", ())
    for name in ("draw_scores", "draw_course", "draw_ratings"):
        monkeypatch.setattr(paint, name, lambda shown: SimpleNamespace(image=sketch(shown)))


def sketch(shown: Scene | Climb) -> Image.Image:
    """A sheet in the colour of what is shown: equal for equal scenes, and for hardly any others."""
    what: Any = paint.scene_key(shown, "png") if isinstance(shown, Scene) else repr(shown)
    return Image.new("RGB", SIZE, tuple(hashlib.sha256(what.encode()).digest()[:3]))
