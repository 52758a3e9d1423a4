"""A match while a move is being played: the components, the state, and what has happened so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.core.events import Event, Secrecy
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.state import NOBODY, VIRTUAL, Aim, Player, SettlersState, Task
from games.imperial_settlers.vocabulary import Effect, RunDeal

TOLD = ("wood", "stone", "food", "gold", "worker", "raze", "defense", "vp")  # what a sentence counts
_FEW = 3  # so many sources of a Production are named


class Table:
    """What every rule works on."""

    def __init__(self, catalogue: Catalogue, state: SettlersState, mover: int = NOBODY) -> None:
        self.catalogue = catalogue
        self.state = state
        self.mover = mover  # by whose move it happens
        self.events: list[Event] = []
        self._acts: dict[tuple[int, str], int] = {}  # by seat and card the event of an action with it
        self._sources: list[str] = []  # of the Production told last

    def player(self, seat: int) -> Player:
        """What a seat has."""
        return self.state.players[seat]

    # ------------------------------------------------------------------ what happened
    def tell(
        self,
        kind: str,
        seat: int | None,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        reveals: Secrecy = "",
        **data: Any,
    ) -> None:
        """Add an event."""
        self.events.append(Event(kind, seat, data, audience, reveals))

    def act(self, kind: str, seat: int, source: str, /, *, paid: Mapping[str, int] | None = None, **data: Any) -> None:
        """Add the event of an action and of what was paid for it. What ``source`` gives the seat after it is told in it too."""
        if paid:
            data["paid"] = counted(paid)
        self._acts[seat, source] = len(self.events)
        self.tell(kind, seat, **data)

    def tell_gain(self, seat: int, goods: Mapping[str, int], source: str, why: str) -> None:
        """Tell what a seat gains: with the action that brings it, in a Production as one sum, else by itself."""
        last = self.events[-1] if self.events else None
        if self.state.phase == "production":
            again = last is not None and (last.kind, last.seat) == ("produced", seat)
            self._sources = [*(self._sources if again else []), source]
            named = list(dict.fromkeys(self._sources))
            before = self.events.pop().data if again else {}
            facts: dict[str, Any] = {good: before.get(good, 0) + goods.get(good, 0) for good in TOLD}
            if len(named) <= _FEW:
                facts["sources"] = {"cards": named}
            self.tell("produced", seat, **facts)
        elif (place := self._acts.get((seat, source))) is not None:
            event = self.events[place]
            before = event.data.get("got", {})
            got = {good: before.get(good, 0) + goods.get(good, 0) for good in TOLD}
            self.events[place] = msgspec.structs.replace(event, data={**event.data, "got": got})
        else:
            facts = {**counted(goods), **({"why": {"cause": why}} if why else {})}
            self.tell("gained", seat, source=source, **facts)

    # ------------------------------------------------------------------ what is to be done
    def task(self, seat: int) -> Task | None:
        """What the seat has to do first."""
        return next((task for task in self.state.pending if task.seat == seat), None)

    def push(self, tasks: Sequence[Task]) -> None:
        """Put tasks, all of one seat, before everything else that the seat has to do."""
        if not tasks:
            return
        pending = self.state.pending
        place = next((place for place, task in enumerate(pending) if task.seat == tasks[0].seat), len(pending))
        pending[place:place] = tasks

    def push_effects(
        self, seat: int, effects: Sequence[Effect], *, source: str = "", chain: Sequence[str] = ()
    ) -> None:
        """Have effects carried out in order, before everything else that the seat has to do."""
        self.push(tasks_of(seat, effects, source, chain))

    def done(self, task: Task) -> None:
        """A task is over."""
        self.state.pending.remove(task)


def tasks_of(
    seat: int, effects: Sequence[Effect], source: str = "", chain: Sequence[str] = (), aims: Sequence[Aim | None] = ()
) -> list[Task]:
    """Effects as tasks; ``run_deal`` several times in a row is one task, so that different Deals are chosen."""
    out: list[Task] = []
    for place, effect in enumerate(effects):
        aim = aims[place] if aims else None
        if isinstance(effect, RunDeal) and out and isinstance(out[-1].effect, RunDeal):
            out[-1].count += 1
            continue
        out.append(Task(seat, "do", source, effect, aim, count=1, chain=list(chain)))
    return out


# ---------------------------------------------------------------------- phrases of events, left out where there is nothing to say
def counted(goods: Mapping[str, int]) -> dict[str, Any]:
    """Goods as a phrase: how many of each, also of those of which there are none."""
    return {good: goods.get(good, 0) for good in TOLD}


def by(source: str, *, holder: int | None = None) -> dict[str, Any]:
    """The card that brings something about, and whose it is where that is not the seat of the event."""
    return {"by": {"source": source, **(whose(holder) if holder is not None else {})}} if source else {}


def whose(holder: int) -> dict[str, Any]:
    """Whose a Location or a Deal is or was."""
    return {"of": {"side": "virtual", "owner": ""} if holder == VIRTUAL else {"side": "player", "owner": holder}}
