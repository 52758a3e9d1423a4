"""Whether equal scenes give equal pixels: here, in threads, and in a process with another hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from render import PAINTERS
from render.scene import Scene
from tests.render.scenes import TABLES
from tests.render.tables import Table
from tests.source import ROOT

PROGRAM = "from tests.render.pixels import draw_what_is_read; draw_what_is_read()"


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


def each_view(table: Table[Any], text: bytes) -> list[str]:
    """The pixels of all views of a position, encoded, of the first seat where a view is of one."""
    state = table.game.decode(text)
    return digests(table.view(view, state, 0) for view in table.painter.views)


def each_view_elsewhere(table: Table[Any], state: Any) -> list[str]:
    """The same as a process with another hash seed draws it."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, table.game.slug],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "4242"},
        input=table.game.encode(state),
        stdout=subprocess.PIPE,
        check=True,
    )
    return done.stdout.decode().split()


def draw_what_is_read() -> None:
    """The program of the other process: the views of the position that it reads, of the game that it is called with."""
    print(*each_view(TABLES[sys.argv[1]], sys.stdin.buffer.read()))
