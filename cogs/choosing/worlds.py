"""Positions made up from what a seat knows, so that nothing that is shown or offered can betray what is hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.base import Game
from games.core.rng import Latest, Rng, Soonest

FEW = 4  # so few that panels stay quick, so many that a card seldom comes up in all of them
# After those few come one in which what may come up comes at once, and one in which it comes as late as it can: by chance all could
# agree about what in truth is open.
DEALT: dict[int, type[Rng]] = {FEW: Soonest, FEW + 1: Latest}
KEPT = 16  # positions of which they are kept: a panel asks for the same ones with every press


class Worlds:
    """Positions by number that look to the seat like ``known``, which is redacted for it; the same ones whatever is hidden.

    Each is made when it is first asked for, and kept encoded, which takes a fraction of the room and nobody can change.
    """

    def __init__(self, game: Game[Any], known: Any, seat: int) -> None:
        self._game, self._known, self._seat = game, known, seat
        self._made: dict[int, bytes] = {}

    def __getitem__(self, number: int) -> bytes:
        """The position of this number, encoded."""
        if number not in self._made:
            made = self._game.determinize(self._known, self._seat, DEALT.get(number, Rng)(f"world {number}"))
            self._made[number] = self._game.encode(made)
        return self._made[number]

    def few(self) -> list[Any]:
        """The first few of them, decoded anew."""
        return [self._game.decode(self[number]) for number in range(FEW)]


def worlds(game: Game[Any], known: Any, seat: int) -> Worlds:
    """The positions made up from what a seat knows; ``known`` is redacted for it."""
    return _worlds(game, game.encode(known), seat)


@lru_cache(KEPT)
def _worlds(game: Game[Any], known: bytes, seat: int) -> Worlds:
    return Worlds(game, game.decode(known), seat)
