"""What a move costs and brings, worked out and not worded: it is made in positions made up from what its seat knows.

Told is what is the same in all of them. So a consequence tells nothing that the seat could not have worked out itself, and is the
same whatever is hidden. What the rules do by themselves afterwards (``Game.go_on``: the reveal when all have chosen, the next
phase) is none of it: it would come after any other choice too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from cogs.choosing.alike import shown_alike
from cogs.choosing.changes import Change, Consequence, Unknown, changed, same, shifted
from cogs.choosing.worlds import Worlds, worlds
from games.base import Game, Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.rng import Against, For, Highest, Lowest, Rng

MANY = 8  # positions made up where the move shows something: the more, the seldomer it comes up alike in all
ALIKE = 2  # of them where it shows nothing and nothing is left to chance, if it does the same in both: more would tell no more
# In the last of them dice fall as low and as high as they can, for all alike and for one side: what seldom happens counts as well.
EDGES = (Lowest, Highest, Against, For)


def added(game: Game[Any], state: Any) -> list[dict[str, int]]:
    """By seat what is added to numbers of ``holdings`` where they are shown (``Game.added``)."""
    standing = game.standing(state) if game.added else [dict[str, int]()] * state.seats
    return [{name: sum(of[source] for source in sources) for name, sources in game.added.items()} for of in standing]


class _World(NamedTuple):
    """A position made up, after the moves that were chosen before."""

    state: bytes
    held: list[dict[str, int]]  # by seat, at the point since which is counted, with what came by itself since then
    came: dict[str, int]  # so much of it has the seat itself by that
    paid: Counter[str]  # since that point
    taught: bool  # whether something was shown since then
    parted: bool  # whether the moves before, counted or not, showed something or left something to chance
    edge: type[Rng]  # by which dice fall and cards come up in it

    def between(self, seat: int) -> dict[str, Change]:
        """What came and went by itself for the seat itself."""
        held = self.held[seat]
        return {name: Change(held.get(name, 0) - by, held.get(name, 0)) for name, by in self.came.items() if by}


class Outlook:
    """The consequences of the moves of one seat in one position; ``known`` is the state redacted for the seat.

    Where moves have been chosen ``before``, told is what those and the one after them cost and bring together; the first
    ``uncounted`` of them apart, which are made but not counted. ``own``: nothing is told of what changes for others. ``further``:
    of what is to be done several times, all of its cost is told, and all that comes if that is certain, else the least; what was
    ``promised`` like that of the first of the uncounted is not told again, but where each time is asked for anew.
    """

    def __init__(
        self,
        game: Game[Any],
        known: Any,
        seat: int,
        before: Sequence[Move] = (),
        *,
        uncounted: int = 0,
        count: int = MANY,
        own: bool = False,
        further: bool = False,
        promised: bool = True,
    ) -> None:
        self._game, self._known, self._seat, self._count = game, known, seat, count
        self._told_of: Collection[int] = (seat,) if own else range(known.seats)
        self._before, self._uncounted, self._further = before, uncounted, further
        self._promised = promised
        self._told: dict[Move, Consequence] = {}
        self._made: dict[int, _World | None] = {}

    @cached_property
    def _worlds(self) -> Worlds:
        return worlds(self._game, self._known, self._seat)

    @cached_property
    def _held(self) -> list[dict[str, int]]:
        """What everybody has now, as far as the seat can see: the same in all positions, as they look alike to it."""
        return [self._game.holdings(self._known, seat) for seat in range(self._known.seats)]

    def _world(self, number: int) -> _World | None:
        """A position; None where the moves before are not possible, as what comes up by them decides it."""
        if number not in self._made:
            text, last = self._worlds[number], number - (MANY - len(EDGES))
            edge = EDGES[last] if last >= 0 else Rng
            if self._before:
                self._made[number] = self._after_before(text, edge)
            else:
                self._made[number] = _World(text, self._held, {}, Counter[str](), False, False, edge)
        return self._made[number]

    def _chance(self, edge: type[Rng], rng: Rng) -> Rng:
        """The chance of a world, by which dice fall and cards come up in it."""
        return edge(rng.seed, rng.draws, self._seat) if issubclass(edge, Against) else edge(rng.seed, rng.draws)

    def _after_before(self, text: bytes, edge: type[Rng]) -> _World | None:
        """The world after the moves before."""
        game, seat, held = self._game, self._seat, [dict(one) for one in self._held]
        world, paid, taught, parted = game.decode(text), Counter[str](), False, False
        came = dict[str, int]()
        world.rng = self._chance(edge, world.rng)
        draws = world.rng.draws
        try:
            for number, move in enumerate(self._before, 1):
                events = game.make(world, seat, move)
                made = game.copy(world)
                followed = game.go_on(world, seat)
                parted |= self._teaches([*events, *followed])
                if number == self._uncounted:
                    held = self._all_held(world)
                    if number == 1 and self._promised:
                        self._promise(world, move, held[seat], paid, self._paid(events))
                elif number > self._uncounted:
                    paid += self._paid(events)
                    taught |= self._teaches([*events, *followed])
                    if followed:
                        # What came by itself in between is no effect of the moves: as if it had been there before.
                        before, after = self._all_held(made), self._all_held(world)
                        held = [*map(shifted, held, before, after)]
                        came = shifted(came, before[seat], after[seat])
        except IllegalMove:
            return None
        return _World(game.encode(world), held, came, paid, taught, parted or world.rng.draws != draws, edge)

    def _promise(self, state: Any, move: Move, held: dict[str, int], paid: Counter[str], cost: Counter[str]) -> None:
        """Of a move that is to be done several times all was told: what follows of it by itself is nothing new."""
        more, alike = self._game.further(state, self._seat, move) if self._further else (0, False)
        if more and alike:
            before = self._held[self._seat]
            for name, count in [*held.items()]:
                held[name] = count + more * (count - before.get(name, 0))
            paid.subtract({name: more * count for name, count in cost.items()})

    def _all_held(self, state: Any) -> list[dict[str, int]]:
        return self._holdings(self._game.copy(state), range(self._known.seats))

    def of(self, move: Move) -> Consequence:
        """The consequence of a legal move; worked out once."""
        if move not in self._told:
            self._told[move] = self._work_out(move)
        return self._told[move]

    def _work_out(self, move: Move) -> Consequence:
        game, seat = self._game, self._seat
        found: list[dict[int, dict[str, Change]]] = []
        between: list[dict[str, Change]] = []
        concerned = self._told_of
        chance, parted, times, alike = False, False, 1, False
        taught, views = list[list[Event]](), list[Any]()
        # What is to be done several times is what was begun.
        first = next(iter(self._before[self._uncounted :]), move)
        for number in range(self._count):
            # Where nothing was shown, half of them tell as much as all.
            enough = max(1, self._count // 2) if parted or any(one != found[0] for one in found) else ALIKE
            if number >= enough and not chance and not any(taught):
                break
            world = self._world(number)
            if world is None:
                chance = True
                continue
            state = game.decode(world.state)
            state.rng = self._chance(world.edge, state.rng)
            draws = state.rng.draws
            try:
                events = game.make(state, seat, move)
            except IllegalMove:
                chance = True  # what comes up by the moves before decides whether it is possible
                continue
            chance |= world.taught
            taught.append([event for event in events if event.teaches and event.visible_to(seat)])
            parted |= world.parted or state.rng.draws != draws
            if self._further and not found:
                more, alike = game.further(state, seat, first)
                times += more
            views.append(state)  # redacted below
            after, paid = self._holdings(state, concerned), world.paid + self._paid(events)
            differing = {
                other: self._changed(other, world.held[other], now, paid)
                for other, now in zip(concerned, after, strict=True)
            }
            between.append(world.between(seat))
            found.append({other: changes for other, changes in differing.items() if changes or other == seat})
            # Told is what changes in all positions: whom the move does not concern in the first needs no look in the others.
            concerned = [*found[0]]
        if not found:
            return Consequence(seat, {}, chance)
        known = not chance and any(taught) and shown_alike(taught, views)
        chance |= any(taught)
        sure = {other: same([world.get(other, {}) for world in found]) for other in found[0]}
        differs = any(world.get(other, {}) != sure[other] for world in found for other in sure)
        shown = {
            other: {
                name: (one.often(times, alike=alike) if other == seat else one).beside(self._added[other].get(name, 0))
                for name, one in changes.items()
            }
            for other, changes in sure.items()
            if changes
        }
        sure_of_all = not differs and len(found) == MANY
        unknown = Unknown.NUMBERS if not sure_of_all else Unknown.NOTHING if known else Unknown.FACES
        return Consequence(seat, shown, chance or differs, self._beside_added(same(between)), unknown)

    @property
    def between(self) -> Mapping[str, Change]:
        """What comes and goes by itself for the seat after each of the moves before that is counted, the last of them too."""
        made = [world for world in map(self._world, range(ALIKE)) if world is not None]
        if any(world.parted or world.taught for world in made):
            made = [world for world in map(self._world, range(self._count)) if world is not None]
        return self._beside_added(same([world.between(self._seat) for world in made])) if made else {}

    def _beside_added(self, changes: Mapping[str, Change]) -> dict[str, Change]:
        return {name: change.beside(self._added[self._seat].get(name, 0)) for name, change in changes.items()}

    @cached_property
    def _added(self) -> list[dict[str, int]]:
        """By seat what is added to numbers where they are shown (``Game.added``)."""
        return added(self._game, self._known)

    def _changed(
        self, other: int, old: Mapping[str, int], new: Mapping[str, int], paid: Mapping[str, int]
    ) -> dict[str, Change]:
        """What changes for a seat; what is common property has changed for who moves."""
        if other == self._seat:
            return changed(old, new, paid)
        return {name: one for name, one in changed(old, new, {}).items() if name not in self._game.common}

    def _paid(self, events: Iterable[Event]) -> Counter[str]:
        paid = Counter[str]()
        for event in events:
            if event.seat == self._seat and event.visible_to(self._seat):
                paid.update(self._game.paid(event))
        return paid

    def _teaches(self, events: Iterable[Event]) -> bool:
        return any(event.teaches and event.visible_to(self._seat) for event in events)

    def _holdings(self, state: Any, seats: Iterable[int]) -> list[dict[str, int]]:
        """What these seats have, as far as the reader can see; the state is used up by it."""
        # What others hide may be alike in all positions that were made up, and all the same not so in truth.
        self._game.hide(state, self._seat)
        return [self._game.holdings(state, seat) for seat in seats]
