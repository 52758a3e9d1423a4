"""What the computer seat thinks of every move that it could make: where the strong computer looks further."""

from __future__ import annotations

from collections import Counter

from games.base import Move
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.campaign import rated_marches
from games.mare_nostrum.computer.shopping import rated_purchases
from games.mare_nostrum.computer.trading import rated_takes
from games.mare_nostrum.moves import Done
from games.mare_nostrum.state import Choice, MareState

ALIKE = 6.0  # by how much each further move of a kind comes behind: what differs is worth more looks than what is nearly the same


def rated_moves(catalogue: Catalogue, state: MareState, choice: Choice) -> list[tuple[float, Move]]:
    """D9, D13, D22: what can be taken, bought or reached, the most different moves ahead; [] for other decisions."""
    match choice.kind:
        case "take":
            return _apart([*rated_takes(catalogue, state, choice.seat)])
        case "build":
            return _apart([*rated_purchases(catalogue, state, choice.seat), (0.0, Done())])
        case "march":
            return [*rated_marches(catalogue, state, choice.seat), (0.0, Done())]
        case _:
            return []


def _apart(rated: list[tuple[float, Move]]) -> list[tuple[float, Move]]:
    """The moves, the second and later ones of a kind behind the best of others."""
    seen = Counter[str]()
    found: list[tuple[float, Move]] = []
    for worth, move in sorted(rated, key=lambda pair: -pair[0]):
        found.append((worth - ALIKE * seen[move.kind], move))
        seen[move.kind] += 1
    return found
