"""Texts in the pictures of Imperial Settlers in many states: ``python -m tests.campaigns.boxes --states 200``.

The long form of the test in ``tests/render``: other matches, drawn in all views and both languages.
"""

from __future__ import annotations

import argparse
import sys

from render.settlers import SettlersPainter
from tests.render.measure import outside, small
from tests.render.settlers_scenes import many

PER_SEED = 50  # states of one set of matches


def problems(states: int, seed: str) -> list[str]:
    """Every text that leaves its box or is too small."""
    painter = SettlersPainter()
    found: list[str] = []
    for first in range(0, states, PER_SEED):
        for made in many(min(PER_SEED, states - first), f"{seed} {first}"):
            sheet = painter.draw(made)
            found += [
                f"{made.view} of {made.state.seats} seats: {problem}" for problem in [*outside(sheet), *small(sheet)]
            ]
    return found


def main() -> int:
    """The command line; exits with 1 if a text is not where it should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--states", type=int, default=200)
    parser.add_argument("--seed", default="boxes", help="begins the seeds; another word, other matches")
    given = parser.parse_args()
    found = problems(given.states, given.seed)
    print(f"{given.states} states, {len(found)} texts not where they should be")
    for problem in found:
        print(f" - {problem}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
