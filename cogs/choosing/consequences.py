"""What a move costs and brings, worked out and not worded: it is played in positions made up from what its seat knows.

Told is what is the same in all of them. So a consequence tells nothing that the seat could not have worked out itself, and is the
same whatever is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from cogs.choosing.worlds import made_up
from games.base import Game, Move
from games.core.errors import IllegalMove

MANY = 8  # positions made up where the move shows something: the more, the seldomer it comes up alike in all


class Change(NamedTuple):
    """A number of what somebody has, before and after, and how much of it was paid on the way."""

    before: int
    after: int
    paid: int = 0

    @property
    def by(self) -> int:
        """The difference."""
        return self.after - self.before

    @property
    def cost(self) -> int:
        """How much less it gets by paying, or by what else takes of it."""
        return max(self.paid, -self.by, 0)

    @property
    def gain(self) -> int:
        """How much more it gets; with the cost it makes the difference."""
        return self.by + self.cost


@dataclass(frozen=True)
class Consequence:
    """What is certain of a move: by seat what changes, by the names that ``Game.holdings`` gives; ``chance`` is whether anything
    else turns on what the seat does not know.
    """

    seat: int
    changes: Mapping[int, Mapping[str, Change]]
    chance: bool

    @property
    def own(self) -> Mapping[str, Change]:
        """What changes for who moves."""
        return self.changes.get(self.seat, {})

    @property
    def others(self) -> Iterator[tuple[int, str, Change]]:
        """What changes for others, seat by seat."""
        for seat, changes in self.changes.items():
            if seat != self.seat:
                for name, change in changes.items():
                    yield seat, name, change


class Outlook:
    """The consequences of the moves of one seat in one position; ``known`` is the state redacted for the seat.

    Where moves have been chosen ``before``, told is what those and the one after them cost and bring together.
    """

    def __init__(
        self, game: Game[Any], known: Any, seat: int, before: Sequence[Move] = (), *, count: int = MANY
    ) -> None:
        self._game, self._known, self._seat, self._before, self._count = game, known, seat, before, count
        self._told: dict[Move, Consequence] = {}

    @cached_property
    def _worlds(self) -> list[tuple[bytes, list[dict[str, int]]]]:
        """The positions, encoded, with what everybody has in them."""
        worlds = made_up(self._game, self._known, self._seat, self._count)
        everybody = range(self._known.seats)
        return [(self._game.encode(world), self._holdings(world, everybody)) for world in worlds]

    def of(self, move: Move) -> Consequence:
        """The consequence of a legal move; worked out once."""
        if move not in self._told:
            self._told[move] = self._work_out(move)
        return self._told[move]

    def _work_out(self, move: Move) -> Consequence:
        game, seat = self._game, self._seat
        found: list[dict[int, dict[str, Change]]] = []
        concerned: Collection[int] = range(self._known.seats)
        chance = False
        for number, (world, before) in enumerate(self._worlds):
            if number >= max(1, len(self._worlds) // 2) and not chance:
                break  # nothing was shown: half of them tell as much as all
            state = game.decode(world)
            try:
                events = [event for made in (*self._before, move) for event in game.play(state, seat, made)]
            except IllegalMove:
                chance = True  # what comes up by the moves before decides whether it is possible
                continue
            chance |= any(event.teaches and event.visible_to(seat) for event in events)
            after = self._holdings(state, concerned)
            paid = Counter[str]()
            for event in events:
                if event.seat == seat and event.visible_to(seat):
                    paid.update(game.paid(event))
            changed = {
                other: _changed(before[other], now, paid if other == seat else {})
                for other, now in zip(concerned, after, strict=True)
            }
            found.append({other: changes for other, changes in changed.items() if changes or other == seat})
            # Told is what changes in all positions: whom the move does not concern in the first needs no look in the others.
            concerned = [*found[0]]
        if not found:
            return Consequence(seat, {}, chance)
        sure = {other: _same([world.get(other, {}) for world in found]) for other in found[0]}
        differs = any(world.get(other, {}) != sure[other] for world in found for other in sure)
        return Consequence(seat, {other: changes for other, changes in sure.items() if changes}, chance or differs)

    def _holdings(self, state: Any, seats: Iterable[int]) -> list[dict[str, int]]:
        """What these seats have, as far as the reader can see; the state is used up by it."""
        # What others hide may be alike in all positions that were made up, and all the same not so in truth.
        self._game.hide(state, self._seat)
        return [self._game.holdings(state, seat) for seat in seats]


def whatever(found: Sequence[Consequence]) -> Consequence:
    """What is the same in all of several consequences for one seat, at least one."""
    seats = set[int]().union(*(one.changes for one in found))
    sure = {seat: _same([one.changes.get(seat, {}) for one in found]) for seat in sorted(seats)}
    chance = any(one.chance for one in found)
    return Consequence(found[0].seat, {seat: changes for seat, changes in sure.items() if changes}, chance)


def _changed(old: Mapping[str, int], new: Mapping[str, int], paid: Mapping[str, int]) -> dict[str, Change]:
    """What is not as it was, or was paid and came back; a name that is lacking counts as nought."""
    return {
        name: Change(old.get(name, 0), new.get(name, 0), paid.get(name, 0))
        for name in {**old, **new}
        if old.get(name, 0) != new.get(name, 0) or paid.get(name)
    }


def _same(worlds: Sequence[Mapping[str, Change]]) -> dict[str, Change]:
    """What is the same in all worlds."""
    return {name: change for name, change in worlds[0].items() if all(world.get(name) == change for world in worlds)}
