"""P23: the board that opens the first match of a game after a start, against later ones, each game in a new process.

``bot.py`` draws the games of running matches ahead, and a lobby the game that people gather for; the board that opens the match is
the first that somebody waits for. What he would wait for had nothing been drawn ahead, because a match began at once, is noted.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from itertools import islice
from typing import NamedTuple

from cogs.presentation.pictures import Pictures
from games import GAMES
from render import PAINTERS, picture
from render.formats import DEFAULT
from render.scene import Scene
from tests.benchmark.measure import Result, Side, seconds_of, worst_case
from tests.benchmark.states import different, random_course
from tests.source import ROOT

WARM_UPS, WARM, STARTS = 2, 7, 3
GATHERED, AT_ONCE = "after a lobby", "at once"


class Start(NamedTuple):
    """Milliseconds of the processor for the first picture after a start and for a later one."""

    first: float
    later: float


def drawing() -> Result:
    """P23, in milliseconds of the processor."""
    sides: dict[str, tuple[Side, Side]] = {}
    at_once: dict[str, float] = {}
    for slug in PAINTERS:
        starts = [in_new_process(slug, GATHERED) for _ in range(STARTS)]
        sides[slug] = Side.of([start.first for start in starts]), Side.of([start.later for start in starts])
        at_once[slug] = statistics.median(start.first / start.later for start in starts_at_once(slug))
    ratios = {slug: first.median / later.median for slug, (first, later) in sides.items()}
    worst = worst_case(ratios)
    what = "board that opens a first match ÷ a later one"
    return Result("P23", what, ratios[worst], 5, 3, "ms", *sides[worst], worst, ratios, {"with no lobby": at_once})


def starts_at_once(slug: str) -> list[Start]:
    """Starts of a game of which nothing was drawn ahead."""
    return [in_new_process(slug, AT_ONCE) for _ in range(STARTS)]


def in_new_process(slug: str, how: str) -> Start:
    """A start in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmark.first_picture", slug, how],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return Start(*json.loads(done.stdout))


def scenes_of(slug: str, phase: str = "middle") -> list[Scene]:
    """Boards of a match that differ from one another."""
    game = GAMES[slug]
    match = random_course(game, game.seats[-1], 1)
    steps = match.phase(phase, 40) if phase else match.steps[:40]
    return [scene for _, scene in islice(different(match, steps), 1 + WARM_UPS + WARM)]


def first_and_later(slug: str, how: str) -> Start:
    """The first picture of a match in this process, and one after a few others."""
    scenes = scenes_of(slug, "middle" if how == AT_ONCE else "")
    if how == GATHERED:
        pictures = Pictures(DEFAULT)
        pictures.expect(slug, GAMES[slug].seats[-1], scenes[0].lang)
        pictures.close()
    first, *later = [seconds_of(lambda scene=scene: picture(scene), time.process_time) * 1000 for scene in scenes]
    return Start(first, statistics.median(later[WARM_UPS:]))


METRICS = {"P23": drawing}


if __name__ == "__main__":
    print(json.dumps(first_and_later(sys.argv[1], sys.argv[2])))
