"""What everybody collects or scores at the end of a phase: told together and wholly, as whoever adds up what is left of it finds
another sum.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from cogs.presentation.clauses import clauses
from cogs.presentation.joining import AND
from cogs.presentation.labels import Labels
from cogs.presentation.weights import Weight
from games.base import Game
from games.core.events import Event


@dataclass(eq=False)
class Reckoned:
    """The sentences about a reckoning, so many: its heading with the sum, "" where it has none, and a row for each of all that it
    consists of; what one seat has of it stands in one row.
    """

    weight: ClassVar = Weight.REASON
    heading: str
    rows: list[str]
    count: int

    @property
    def lines(self) -> list[str]:
        """All of it."""
        return [self.heading, *self.rows] if self.heading else self.rows


def reckoning_of(game: Game[Any], event: Event) -> int | None:
    """The number of the reckoning that an event belongs to, None for any other event."""
    return next((number for number, kinds in enumerate(game.reckonings) if event.kind in kinds), None)


def reckoned(labels: Labels, events: list[Event]) -> Reckoned:
    """What is said of a reckoning."""
    headed = len(events) > 1 and events[0].seat is None
    summed = headed and len(events) > 2 and events[-1].seat is None
    rows: dict[int, list[Event]] = {}
    for number, event in enumerate(events[headed : len(events) - summed]):
        if labels.event(event):
            # What is nobody's stands alone.
            rows.setdefault(event.seat if event.seat is not None else -1 - number, []).append(event)
    said = [labels.event(event).removesuffix(".") for event in (*events[:headed], *events[len(events) - summed :])]
    heading = [*filter(None, said)]
    return Reckoned(
        AND.join(heading),
        [clauses(labels, row)[0] for row in rows.values()],
        len(heading) + sum(map(len, rows.values())),
    )
