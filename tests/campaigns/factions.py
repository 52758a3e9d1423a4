"""How the computer seat does as each faction: ``python -m tests.campaigns.factions --matches 120 --seed fresh``.

Two computer seats play each other with every pair of factions in turn, both ways round.
"""

from __future__ import annotations

import argparse
from itertools import cycle, islice, permutations
from statistics import mean, stdev

from games import GAMES
from games.imperial_settlers.game import ImperialSettlers
from tests.campaigns.seats import play, sensible

SLUG = ImperialSettlers.slug


def scores(matches: int, seed: str) -> dict[str, list[int]]:
    """By faction the points of its matches."""
    game = GAMES[SLUG]
    assert isinstance(game, ImperialSettlers)
    found: dict[str, list[int]] = {faction: [] for faction in game.catalogue.factions}
    pairs = islice(cycle(permutations(found, 2)), matches)
    for number, pair in enumerate(pairs):
        outcome = play(game, [sensible, sensible], f"{seed} {number}", factions=pair).outcome
        for faction, score in zip(pair, outcome.scores, strict=True):
            found[faction].append(score)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=120, help="a dozen has every pair once")
    parser.add_argument("--seed", default="factions", help="begins the seeds; another word, other matches")
    given = parser.parse_args()
    for faction, points in scores(given.matches, given.seed).items():
        error = stdev(points) / len(points) ** 0.5
        print(f"{faction}: {mean(points):.1f} ± {error:.1f} points in {len(points)} matches")


if __name__ == "__main__":
    main()
