"""Whether equal scenes give equal pixels: here, and in a process with another hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable

from render import PAINTERS
from render.scene import Scene
from tests.source import ROOT

PROGRAM = """
import sys
from importlib import import_module
from tests.render.pixels import digests
_, module, maker, *numbers = sys.argv
print(digests(getattr(import_module(module), maker)(*map(int, numbers))))
"""


def digests(scenes: Iterable[Scene]) -> list[str]:
    """The pixels of each scene, as its game's painter draws it."""
    return [hashlib.sha256(PAINTERS[made.game.slug].paint(made).tobytes()).hexdigest() for made in scenes]


def digests_elsewhere(module: str, maker: str, *numbers: int) -> str:
    """The same of the scenes that a function of a module makes of these numbers, as another process writes them down."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, module, maker, *map(str, numbers)],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "4242"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()
