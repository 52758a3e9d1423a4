"""What everybody collects or scores at the end of a phase: told together and wholly, as whoever adds up what is left of it finds
another sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cogs.presentation.joining import AND
from cogs.presentation.labels import Labels
from games.base import Game
from games.core.events import Event


class Reckoned(NamedTuple):
    """The sentences about a reckoning: its heading with the sum, "" where it has none, and a row for each of all that it consists
    of; what one seat has of it stands in one row.
    """

    heading: str
    rows: list[str]

    @property
    def lines(self) -> list[str]:
        """All of it."""
        return [self.heading, *self.rows] if self.heading else self.rows


def reckoning_of(game: Game[Any], event: Event) -> int | None:
    """The number of the reckoning that an event belongs to, None for any other event."""
    return next((number for number, kinds in enumerate(game.reckonings) if event.kind in kinds), None)


def together(game: Game[Any], events: Iterable[Event]) -> list[list[Event]]:
    """The events in order, those of one reckoning together."""
    found: list[list[Event]] = []
    for event in events:
        number = reckoning_of(game, event)
        if found and number is not None and number == reckoning_of(game, found[-1][0]):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def reckoned(labels: Labels, events: list[Event]) -> Reckoned:
    """What is said of a reckoning."""
    headed = len(events) > 1 and events[0].seat is None
    summed = headed and len(events) > 2 and events[-1].seat is None
    rows: dict[int, list[str]] = {}
    for number, event in enumerate(events[headed : len(events) - summed]):
        if labels.event(event):
            # What is nobody's stands alone.
            row = rows.setdefault(event.seat if event.seat is not None else -1 - number, [])
            row.append((labels.about_seat(event) if row else labels.event(event)).removesuffix("."))
    said = [labels.event(event).removesuffix(".") for event in (*events[:headed], *events[len(events) - summed :])]
    return Reckoned(AND.join(filter(None, said)), [AND.join(row) for row in rows.values()])
