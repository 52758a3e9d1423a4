"""Events of one seat in one line, which says the name of the seat once, and who is named in it.

The catalogue writes a sentence as one, name and deed together, and what stands behind a name is found by a sign that stands for it
(``Labels.about_seat``). To declare the deed apart would make two messages, which could drift, of each of some 180 that begin by the
name in either language, beside 70 that do not. Nothing that a person wrote is parsed: only whether our own sign stands first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from copy import copy

from cogs.presentation.joining import AND, APART
from cogs.presentation.labels import Labels
from games.core.events import Event


def clauses(labels: Labels, events: Sequence[Event], after_first: str = "") -> tuple[str, str]:
    """The sentences about these events as one, with the name of their seat and as it goes on behind that name; one that does not
    begin by it stands apart. ``after_first`` is what stands behind the first of them.
    """
    line = going_on = ""
    for event in events:
        whole, bare = (text.removesuffix(".") for text in (labels.event(event), labels.about_seat(event)))
        between = AND if bare != whole else APART
        line, going_on = (
            (f"{line}{between}{bare}", f"{going_on}{between}{bare}")
            if line
            else (f"{whole}{after_first}", f"{bare}{after_first}")
        )
    return line, going_on


def sentence(labels: Labels, events: Sequence[Event]) -> tuple[str, str]:
    """Events of one seat in one sentence, with its name before and without; what was paid for it stands in brackets: behind what
    was done first, if all of it was paid before that.
    """
    payments = [event for event in events if event.kind in labels.game.minor_events and labels.game.paid(event)]
    if len(payments) == len(events):
        payments = []  # nothing was done for it yet
    done = [event for event in events if event not in payments]
    paid, end = _paid(labels, payments), "." if labels.about_seat(done[-1]).endswith(".") else ""
    if [*events[: len(payments)]] == payments:
        line, going_on = clauses(labels, done, paid)
    else:
        line, going_on = (f"{text}{paid}" for text in clauses(labels, done))
    return f"{line}{end}", f"{going_on}{end}"


def _paid(labels: Labels, payments: Sequence[Event]) -> str:
    """What was paid, summed up, as it stands behind what it was paid for; "" for nothing."""
    amounts = sum((Counter(labels.game.paid(event)) for event in payments), Counter[str]())
    return labels.words("table-paid", what=labels.amounts(amounts)) if amounts else ""


def labels_then(labels: Labels, ply: int) -> Labels:
    """The labels for what happened by the move of this ply: a seat that another one held then has his name."""
    then = [former for former in labels.former if ply in former.plies]
    if not then:
        return labels
    found, names = copy(labels), [*labels.names]
    for former in then:
        names[former.seat] = former.name
    here, gone = {former.seat for former in then if former.computer}, {former.seat for former in then}
    found.names, found.computers = names, frozenset(labels.computers) - gone | here
    return found


def labels_in_bold(labels: Labels, seats: Collection[int]) -> Labels:
    """The labels with the names of these seats in bold: they are to be found at a glance."""
    found = copy(labels)
    found.names = [f"**{name}**" if seat in seats else name for seat, name in enumerate(labels.names)]
    return found
