"""What happened, as data; sentences about it live in ``locales/``."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Literal, cast

import msgspec

Secrecy = Literal["", "chance", "hidden", "shown"]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    ``kind`` names the sentence (``<slug>-event-<kind>``), ``data`` fills it with ids and numbers. ``audience`` is None for
    everybody or the seats that may know. ``reveals`` says why the moves up to here can no longer be taken back freely:
    ``chance`` (a die, a shuffle, a draw), ``hidden`` (something hidden was seen) or ``shown`` (the others have seen what the
    seat knew before: it has learned nothing itself). ``aside`` is what comes up besides, the same whatever the move was made for
    (a card that fills up an offer): what follows can be decided without it. ``begins`` is the number of the turn that begins with
    it where nobody has to decide anything first: it and what follows belong to that turn and to its own seat, not to the move
    that ended the turn before (0: the event belongs to its move).
    """

    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None
    reveals: Secrecy = ""
    aside: bool = False
    begins: int = 0

    @property
    def teaches(self) -> bool:
        """Whether the seat that moved learns something by it that it did not know before."""
        return self.reveals not in ("", "shown")

    def visible_to(self, viewer: int | None) -> bool:
        """Whether this viewer (None = the public) may learn of the event."""
        return self.audience is None or (viewer is not None and viewer in self.audience)


# Fields of an event, or of a fact that is a phrase of its own in it, that hold a seat.
SEAT_FIELDS = frozenset({"seat", "opponent", "owner", "player", "active"})


def concerned(event: Event, harm: Collection[str] = ()) -> set[int]:
    """The seats to which somebody else's event does something; its own seat only by an event of these kinds, which take from it."""
    if event.seat is None:
        return set()
    named = {seat for fact in _facts(event.data) for seat in _seats_in(fact)}
    return (named - {event.seat}) | ({event.seat} if event.kind in harm else set())


def _facts(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The data of an event and the phrases in them, however deep."""
    yield data
    for value in data.values():
        if isinstance(value, dict):
            yield from _facts(cast("dict[str, Any]", value))


def _seats_in(fact: dict[str, Any]) -> set[int]:
    return {fact[name] for name in SEAT_FIELDS & fact.keys() if type(fact[name]) is int}


def visible(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events this viewer may see, in order."""
    return [event for event in events if event.visible_to(viewer)]
