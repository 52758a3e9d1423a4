"""What everybody collects or scores at the end of a phase: told together and wholly, as whoever adds up what is left of it finds
another sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cogs.presentation.joining import AND
from cogs.presentation.labels import Labels
from games.base import Game
from games.core.events import Event


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


def reckoned(labels: Labels, events: list[Event]) -> list[str]:
    """The lines about a reckoning: its heading with the sum, where it has them, and all that it consists of."""
    said = [line.removesuffix(".") for event in events if (line := labels.event(event))]
    heading, total = events[0], events[-1]
    if len(said) > 2 and heading is not total and (heading.seat, total.seat) == (None, None):
        return [AND.join((said[0], said[-1])), AND.join(said[1:-1])]
    return [AND.join(said)] if said else []
