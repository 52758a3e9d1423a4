"""Scenes of Founders of the Empire to draw in tests: states of whole matches played at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games import GAMES
from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire import FoundersOfTheEmpire
from games.founders_of_the_empire.state import FoundersState
from tests.render.tables import Table

found = GAMES["founders_of_the_empire"]
assert isinstance(found, FoundersOfTheEmpire)
GAME: FoundersOfTheEmpire = found


class FoundersTable(Table[FoundersState]):
    """Matches in which tokens are played every other time they can be, and else tiles are added."""

    news = {
        "en": "Kasia reveals Winery, plays a coin on Wojtek M11 (horses), builds Barracks (iron) at L10, gains a war token.",
        "pl": "Kasia odsłania Winiarnię, zagrywa żeton monet (Wojtek, M11, konie), dodaje Koszary (żelazo) na L10 i ma żeton.",
    }

    def secrets(self) -> Sequence[FoundersState]:
        return [match(3, "hidden")[40]]

    def choose(self, state: FoundersState, seat: int, rng: Rng) -> Move:
        moves = GAME.legal_moves(state, seat)
        tokens = [move for move in moves if move.kind in ("war", "coin", "cart", "craftsman")]
        adding = [move for move in moves if move.kind == "add"]
        going_on = [move for move in moves if move.kind not in ("stop", "concede")]
        return rng.choice(tokens if tokens and rng.below(2) else adding or going_on or moves)


TABLE = FoundersTable(GAME)
scene, many = TABLE.scene, TABLE.many


@cache
def match(seats: int, seed: str) -> tuple[FoundersState, ...]:
    """Every state of a match."""
    return tuple(map(GAME.decode, TABLE.states(seats, seed)))


def late(seats: int) -> FoundersState:
    """A state near the end of a match."""
    states = match(seats, f"late {seats}")
    return states[int(len(states) * 0.9)]
