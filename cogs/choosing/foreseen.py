"""What a move is foreseen to do, where no number of cost and gain says it."""

from __future__ import annotations

from itertools import takewhile

import msgspec

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Path
from games.core.events import SEAT_FIELDS, Event


def foreseen(chain: Chain, path: Path) -> list[Event]:
    """What the move at the end of this path will cost and bring its seat: the events with numbers that were not chosen, none of
    them of what follows by itself.

    Only as far as they are the same whatever is hidden, up to where something unknown comes to light or others are concerned.
    Raises Refusal for a path that leads to no move.
    """
    move, _, made, _ = chain.rehearsed(path)
    seat, chosen = chain.position.seat, msgspec.structs.asdict(move)
    alike = takewhile(lambda events: all(event == events[0] for event in events), zip(*made, strict=False))
    first = (events[0] for events in alike)
    own = takewhile(lambda event: event.seat == seat and not event.teaches and event.visible_to(seat), first)
    told_of = [event for event in own if any(chosen.get(name) != count for name, count in _counts(event).items())]
    if len(told_of) == 1 and list(_counts(told_of[0]).values()) in [[value] for value in chosen.values()]:
        return []  # its only number is one that was chosen, and stands in the summary already
    return told_of


def _counts(event: Event) -> dict[str, int]:
    return {
        name: value
        for name, value in event.data.items()
        if isinstance(value, int) and not isinstance(value, bool) and value and name not in SEAT_FIELDS
    }
