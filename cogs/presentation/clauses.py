"""Events of one seat in one line."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.presentation.joining import AND, APART
from cogs.presentation.labels import Labels
from games.core.events import Event


def clauses(labels: Labels, events: Sequence[Event], *, named: bool = True) -> str:
    """The sentences about these events, the name of their seat said once, or not even that where it is not ``named``; one that does
    not begin by it stands apart.
    """
    text = ""
    for event in events:
        whole, going_on = labels.event(event), labels.about_seat(event)
        between = "" if not text else AND if going_on != whole else APART
        text += between + (whole if named and not text else going_on).removesuffix(".")
    return text
