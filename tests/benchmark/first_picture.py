"""P23: the first picture after a start against later ones, each game in a new process. ``bot.py`` draws those of running matches
ahead; this is what somebody waits for where it could not.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from itertools import islice

from games import GAMES
from render import PAINTERS, picture
from render.scene import Scene
from tests.benchmark.measure import Result, Side, seconds_of, worst_case
from tests.benchmark.states import different, random_course
from tests.source import ROOT

WARM_UPS, WARM, STARTS = 2, 7, 3


def drawing() -> Result:
    """P23, in milliseconds of the processor."""
    sides: dict[str, tuple[Side, Side]] = {}
    for slug in PAINTERS:
        starts = [in_new_process(slug) for _ in range(STARTS)]
        sides[slug] = Side.of([cold for cold, _ in starts]), Side.of([warm for _, warm in starts])
    ratios = {slug: cold.median / warm.median for slug, (cold, warm) in sides.items()}
    worst = worst_case(ratios)
    return Result("P23", "first picture ÷ a later one", ratios[worst], 35, 3, "ms", *sides[worst], worst, ratios)


def in_new_process(slug: str) -> tuple[float, float]:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmark.first_picture", slug],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    cold, warm = json.loads(done.stdout)
    return cold, warm


def scenes_of(slug: str) -> list[Scene]:
    """Boards of a match that differ from one another."""
    game = GAMES[slug]
    match = random_course(game, game.seats[-1], 1)
    return [scene for _, scene in islice(different(match, match.phase("middle", 40)), 1 + WARM_UPS + WARM)]


def cold_and_warm(slug: str) -> tuple[float, float]:
    """Milliseconds of the first picture of a game in this process, and of one after a few others."""
    scenes = scenes_of(slug)
    first, *later = [seconds_of(lambda scene=scene: picture(scene), time.process_time) * 1000 for scene in scenes]
    return first, statistics.median(later[WARM_UPS:])


METRICS = {"P23": drawing}


if __name__ == "__main__":
    print(json.dumps(cold_and_warm(sys.argv[1])))
