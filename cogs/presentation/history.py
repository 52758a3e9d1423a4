"""What happened in a match, in sentences."""

from __future__ import annotations

from cogs.match.history import PastMove
from cogs.presentation.labels import Labels
from games.core.events import Event, visible


def lines_of(labels: Labels, told: list[PastMove], viewer: int | None) -> list[str]:
    """The sentences about these moves that the viewer may read, in order; moves made by the bot are marked."""
    found: list[str] = []
    for part in told:
        if part.forced:
            found += forced_lines(labels, part.events, viewer)
        else:
            said = sentences(labels, part.events, viewer)
            found += [labels.words("table-automatic", line=line) for line in said] if part.row.automatic else said
    return found


def forced_lines(labels: Labels, events: list[Event], viewer: int | None) -> list[str]:
    """The sentences about a move to which there was no other; the first of them says so, and once is enough."""
    said = sentences(labels, events, viewer)
    return [labels.words("table-forced", line=line) for line in said[:1]] + said[1:]


def sentences(labels: Labels, events: list[Event], viewer: int | None) -> list[str]:
    """The sentences about these events that the viewer may read, in order."""
    return [line for event in visible(events, viewer) if (line := labels.event(event))]
