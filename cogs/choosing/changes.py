"""What a move changes, in numbers of what somebody has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple


class Change(NamedTuple):
    """A number of what somebody has, before and after, and how much of it was paid on the way; ``least``: more may come; ``most``:
    how much more may be paid than that, 0 for no more.
    """

    before: int
    after: int
    paid: int = 0
    least: bool = False
    most: int = 0

    def beside(self, more: int) -> Change:
        """The same where there was so much more already."""
        return self._replace(before=self.before + more, after=self.after + more)

    def often(self, times: int, *, alike: bool) -> Change:
        """The same with a cost that is paid so many times; what comes each time is ``alike``, or may be more."""
        if times == 1:
            return self
        cost, gain = self.cost * times, self.gain * (times if alike else 1)
        return Change(self.before, self.before - cost + gain, cost, least=gain > 0 and not alike)

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


class Unknown(IntEnum):
    """What of a move's consequences may turn on what its seat does not know; the more the higher."""

    NOTHING = 0  # what is shown by it is the same in all that is possible
    FACES = 1  # what a card or a token is that comes up, which changes no number yet
    NUMBERS = 2


@dataclass(frozen=True)
class Consequence:
    """What is certain of a move: by seat what changes, by the names that ``Game.holdings`` gives; ``chance`` is whether anything
    else turns on what the seat does not know, and ``unknown`` what that may be. Of several moves ``between`` is what comes and goes
    by itself for the seat from one to the next, which is no change of theirs: they count from where that leads.
    """

    seat: int
    changes: Mapping[int, Mapping[str, Change]]
    chance: bool
    between: Mapping[str, Change] = field(default_factory=dict[str, Change])
    unknown: Unknown = Unknown.NUMBERS

    @property
    def with_between(self) -> Mapping[str, Change]:
        """What changes for who moves from before the first of the moves to after the last, what comes by itself included."""
        return {name: self._whole(name, change) for name, change in {**self.between, **self.own}.items()}

    def _whole(self, name: str, change: Change) -> Change:
        by_itself = self.between.get(name)
        if by_itself is None or name not in self.own:
            return change
        return change._replace(before=by_itself.before, after=by_itself.after + change.by)

    @property
    def own(self) -> Mapping[str, Change]:
        """What changes for who moves."""
        return self.changes.get(self.seat, {})

    @property
    def shown(self) -> tuple[Any, ...]:
        """What a person is shown of it: his own numbers before and after, by how much those of others change, and ``chance``."""
        return self.own, [(seat, name, change.by) for seat, name, change in self.others], self.chance

    @property
    def others(self) -> Iterator[tuple[int, str, Change]]:
        """What changes for others, seat by seat."""
        for seat, changes in self.changes.items():
            if seat != self.seat:
                for name, change in changes.items():
                    yield seat, name, change


def changed(old: Mapping[str, int], new: Mapping[str, int], paid: Mapping[str, int]) -> dict[str, Change]:
    """What is not as it was, or was paid and came back; a name that is lacking counts as nought."""
    # Of some fifty names a few differ: those are found at once.
    differing = {name for name, _ in old.items() ^ new.items()} | {name for name, count in paid.items() if count}
    return {
        name: Change(old.get(name, 0), new.get(name, 0), paid.get(name, 0))
        for name in ({**old, **new} if differing else ())
        if name in differing and (old.get(name, 0) != new.get(name, 0) or paid.get(name))
    }


def shifted(held: Mapping[str, int], before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What there was, with what came or went in between."""
    names = {**held, **before, **after}
    return {name: held.get(name, 0) + after.get(name, 0) - before.get(name, 0) for name in names}


def same(worlds: Sequence[Mapping[str, Change]]) -> dict[str, Change]:
    """What is the same in all worlds."""
    return {name: change for name, change in worlds[0].items() if all(world.get(name) == change for world in worlds)}
