"""Events of one seat in one line."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy

from cogs.presentation.joining import AND, APART
from cogs.presentation.labels import Labels
from games.core.events import Event


def clauses(labels: Labels, events: Sequence[Event]) -> tuple[str, str]:
    """The sentences about these events as one, with the name of their seat and as it goes on behind that name; one that does not
    begin by it stands apart.
    """
    line = going_on = ""
    for event in events:
        whole, bare = (text.removesuffix(".") for text in (labels.event(event), labels.about_seat(event)))
        between = AND if bare != whole else APART
        line, going_on = (f"{line}{between}{bare}", f"{going_on}{between}{bare}") if line else (whole, bare)
    return line, going_on


def labels_in_bold(labels: Labels, seats: Collection[int]) -> Labels:
    """The labels with the names of these seats in bold: they are to be found at a glance."""
    found = copy(labels)
    found.names = [f"**{name}**" if seat in seats else name for seat, name in enumerate(labels.names)]
    return found
