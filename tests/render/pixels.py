"""Whether equal scenes give equal pixels: here, in threads, and in a process with another hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module

from render import PAINTERS
from render.scene import Scene
from tests.source import ROOT

# By module of scenes the smallest table of a game; each view of it is drawn here and elsewhere.
SMALLEST = {
    "scenes": 2,
    "mosaic_scenes": 2,
    "settlers_scenes": 2,
    "mare_scenes": 3,
    "rise_scenes": 2,
}
PROGRAM = "from tests.render.pixels import each_view; print(*each_view())"


def digests(scenes: Iterable[Scene]) -> list[str]:
    """The pixels of each scene, as its game's painter draws it."""
    return [hashlib.sha256(PAINTERS[made.game.slug].paint(made).tobytes()).hexdigest() for made in scenes]


@dataclass(frozen=True)
class Drawn:
    """The pixels of scenes drawn four at a time and one by one, and their states before and after all that."""

    threads: list[str]
    alone: list[str]
    before: list[bytes]
    after: list[bytes]


def drawn_twice(scenes: Sequence[Scene]) -> Drawn:
    """The scenes drawn in four threads, then one by one."""
    before = [made.game.encode(made.state) for made in scenes]
    with ThreadPoolExecutor(4) as pool:
        threads = list(pool.map(lambda made: digests([made])[0], scenes))
    alone = digests(scenes)
    return Drawn(threads, alone, before, [made.game.encode(made.state) for made in scenes])


def each_view() -> list[str]:
    """Views of all games, in the middle of a match: ``module/view:digest``."""
    found: list[str] = []
    for module, seats in SMALLEST.items():
        maker = import_module(f"tests.render.{module}")
        for view in maker.VIEWS:
            made = maker.scene(maker.at(seats, 0.5), viewer=0, view=view, focus=0)
            found.append(f"{module}/{view}:{digests([made])[0]}")
    return found


def each_view_here_and_elsewhere() -> tuple[list[str], list[str]]:
    """The same, and as it is in a process with another hash seed, which draws meanwhile."""
    environment = os.environ | {"PYTHONHASHSEED": "4242"}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as other:
        here = each_view()
        elsewhere, _ = other.communicate()
    assert other.returncode == 0
    return here, elsewhere.split()
