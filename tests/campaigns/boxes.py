"""Texts in the pictures of all games in many states: ``python -m tests.campaigns.boxes --states 200``.

The long form of the test in ``tests/render``: other matches, drawn in all views and both languages.
"""

from __future__ import annotations

import argparse
import sys

from tests.render.measure import outside, small
from tests.render.scenes import TABLES

PER_SEED = 50  # states of one set of matches


def problems(slug: str, states: int, seed: str) -> list[str]:
    """Every text of a game that leaves its box or is too small."""
    table = TABLES[slug]
    found: list[str] = []
    for first in range(0, states, PER_SEED):
        for made in table.many(min(PER_SEED, states - first), f"{seed} {first}"):
            sheet = table.painter.draw(made)
            found += [
                f"{made.view} of {made.state.seats} seats: {problem}" for problem in [*outside(sheet), *small(sheet)]
            ]
    return found


def main() -> int:
    """The command line; exits with 1 if a text is not where it should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--states", type=int, default=200, help="of each game")
    parser.add_argument("--game", choices=list(TABLES), help="only this game")
    parser.add_argument("--seed", default="boxes", help="begins the seeds; another word, other matches")
    given = parser.parse_args()
    wrong = 0
    for slug in [given.game] if given.game else TABLES:
        found = problems(slug, given.states, given.seed)
        print(f"{slug}: {given.states} states, {len(found)} texts not where they should be", flush=True)
        for problem in found:
            print(f" - {problem}")
        wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
