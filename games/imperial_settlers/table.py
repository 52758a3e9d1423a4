"""A match while a move is being played: the components, the state, and what has happened so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.events import Event, Secrecy
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.state import Aim, Player, SettlersState, Task
from games.imperial_settlers.vocabulary import Effect, RunDeal


class Table:
    """What every rule works on."""

    def __init__(self, catalogue: Catalogue, state: SettlersState) -> None:
        self.catalogue = catalogue
        self.state = state
        self.events: list[Event] = []

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
