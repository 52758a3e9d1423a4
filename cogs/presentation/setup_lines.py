"""What a post tells of a set-up: two lines, one of what came before and one of what whoever moved last has done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from cogs.match.history import PastMove
from cogs.presentation.history import Maker, maker_of, marked
from cogs.presentation.labels import Labels
from games.core.events import Event, visible

MOST_SMALL = 500  # characters of a line in small print, and of one about a set-up
JOINT = " · "


def of_setup(labels: Labels, setup: Sequence[PastMove], most: int) -> str:
    """A set-up that goes on: what whoever moved last has done, in a line, below one with what came before."""

    def mover(part: PastMove) -> tuple[int, Maker]:
        return part.row.seat, maker_of(labels, part)

    newest = [*takewhile(lambda part: mover(part) == mover(setup[-1]), reversed(setup))][::-1]
    gist, unsaid = gist_of(labels, setup[: len(setup) - len(newest)])
    line, left = _newest(labels, newest, most - sum(map(len, gist)))
    unsaid += left
    lines = [*gist, *([f"- {line}"] if line else [])]
    if unsaid and lines:
        lines[-1] = labels.words("turn-setup-left", line=lines[-1], count=unsaid)
    return "\n".join(lines)


def _newest(labels: Labels, moves: Sequence[PastMove], most: int) -> tuple[str, int]:
    """Moves of one seat in a line under its name; gives it and how many sentences are left out for want of room: those about what
    came by its moves first, the oldest first.
    """
    seat = moves[-1].row.seat
    told = [event for part in moves for event in visible(part.events, None) if labels.event(event)]
    kept, maker = list(told), maker_of(labels, moves[-1])
    named = f"**{labels.names[seat]}:** " if maker == "computer" else ""
    while len(kept) > 1 and len(_line(labels, kept, seat, named)) > min(most, MOST_SMALL):
        kept.remove(next((event for event in kept if event.seat != seat), kept[0]))
    return marked(labels, maker, _line(labels, kept, seat, named)) if kept else "", len(told) - len(kept)


def _line(labels: Labels, events: Sequence[Event], seat: int, named: str) -> str:
    """Sentences about events, the name of the seat said once: ``named`` before all, or else in the first about it."""
    said, line = bool(named), list[str]()
    for event in events:
        line.append(
            (labels.about_seat(event) if said and event.seat == seat else labels.event(event)).removesuffix(".")
        )
        said |= event.seat == seat
    return named + JOINT.join(line)


def gist_of(labels: Labels, setup: Sequence[PastMove]) -> tuple[list[str], int]:
    """A set-up in one line, and how many sentences it leaves out."""
    telling = {*labels.game.opening_events, "conceded"}
    gist, unsaid = list[str](), 0
    for part in setup:
        said = [(event.kind in telling, line) for event in visible(part.events, None) if (line := labels.event(event))]
        lines = [line.removesuffix(".") for tells, line in said if tells]
        gist += [marked(labels, maker_of(labels, part), line) for line in lines[:1]] + lines[1:]
        unsaid += len(said) - len(lines)
    return [labels.words("turn-setup", what=JOINT.join(gist))] if gist else [], unsaid
