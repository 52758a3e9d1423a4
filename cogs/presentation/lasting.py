"""What is said, before it is made, of whatever cannot be taken back."""

from __future__ import annotations

from cogs.choosing.lasting import Lasting
from cogs.presentation.labels import Labels


def lasts(labels: Labels, found: Lasting) -> list[str]:
    """That moves cannot be taken back freely, with what stands against it, where that is the same however chance falls and whatever
    is hidden; or that it may be so.
    """
    if not found.possible:
        return []
    if not found.certain:
        return [labels.words("consequence-may-last")]
    named = {
        next((text for event in events if event.visible_to(found.seat) and (text := labels.event(event))), "")
        for events in found.shown
    }
    event = named.pop() if len(named) == 1 else ""
    return [labels.words("consequence-lasts", event=event, named="yes" if event else "no")]
