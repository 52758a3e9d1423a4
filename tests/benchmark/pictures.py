"""P1, P3: the picture of a move."""

from __future__ import annotations

import io
import statistics
from itertools import islice

from PIL import Image

from render import PAINTERS, picture
from tests.benchmark.measure import ROUNDS, WARM_UPS, Result, Side, seconds_of, worst_case
from tests.benchmark.states import PHASES, courses, different, scene_after

SIZED_PER_PHASE = 1  # PNG at level 9 takes half a second each


def speed() -> Result:
    """P1: scene to file, against saving the same pixels as a bare PNG. Consecutive positions, as a match shows them."""
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for match in courses():
        for phase in PHASES:
            case = f"{match}, {phase}"
            ours[case], theirs[case] = [], []
            steps = match.phase(phase, 4 * (WARM_UPS + ROUNDS))
            for _, scene in islice(different(match, steps), WARM_UPS + ROUNDS):
                ours[case].append(seconds_of(lambda scene=scene: picture(scene)) * 1000)
                image = PAINTERS[match.game.slug].paint(scene)
                theirs[case].append(seconds_of(lambda image=image: image.save(io.BytesIO(), "PNG")) * 1000)
            del ours[case][:WARM_UPS], theirs[case][:WARM_UPS]
    ratios = {case: statistics.median(ours[case]) / statistics.median(theirs[case]) for case in ours}
    worst = worst_case(ratios)
    every = [value for values in ours.values() for value in values]
    return Result(
        "P1",
        "picture of a move ÷ bare PNG of the same pixels",
        ratios[worst],
        1.0,
        0.35,
        "ms",
        Side.of(ours[worst]),
        Side.of(theirs[worst]),
        worst,
        ratios,
        {"mean ratio": statistics.mean(ratios.values()), "slowest ms": max(every), "absolute bound ms": 100},
    )


def size() -> Result:
    """P3: bytes of the file, against PNG level 9 of the same picture as it was painted."""
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for match in courses():
        for phase in PHASES:
            scenes = [scene_after(match, step) for step in match.phase(phase, SIZED_PER_PHASE)]
            case = f"{match}, {phase}"
            ours[case] = [len(picture(scene).data) / 1024 for scene in scenes]
            theirs[case] = [_png_9(PAINTERS[match.game.slug].paint(scene)) / 1024 for scene in scenes]
    ratios = {case: statistics.median(ours[case]) / statistics.median(theirs[case]) for case in ours}
    worst = worst_case(ratios)
    every = [value for values in ours.values() for value in values]
    return Result(
        "P3",
        "bytes of the picture ÷ PNG level 9",
        ratios[worst],
        1.0,
        0.75,
        "KiB",
        Side.of(ours[worst]),
        Side.of(theirs[worst]),
        worst,
        ratios,
        {"median KiB": statistics.median(every), "largest KiB": max(every), "bounds KiB": [400, 1024]},
    )


def _png_9(image: Image.Image) -> int:
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=9)
    return file.tell()


METRICS = {"P1": speed, "P3": size}
