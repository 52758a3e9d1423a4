"""What happened in a match, in sentences."""

from __future__ import annotations

from typing import Literal

from cogs.match.history import PastMove
from cogs.match.tables import Played
from cogs.presentation.labels import Labels
from games.core.events import Event, visible

# Who made a move: a person, the person's plan, a computer that holds the seat, or the bot (for want of another move; else).
Maker = Literal["person", "planned", "computer", "forced", "automatic"]


def maker_of(labels: Labels, part: PastMove) -> Maker:
    """Who made a move."""
    if part.forced:
        return "forced"
    if not part.row.automatic:
        return "person"
    if part.row.user is not None:
        return "planned"
    return "computer" if part.row.seat in labels.computers else "automatic"


def marked(labels: Labels, maker: Maker, line: str) -> str:
    """A sentence with a word on who made the move, where that was neither the person nor a computer, whose name says so."""
    return line if maker in ("person", "computer") else labels.words(f"table-{maker}", line=line)


def lines_of(labels: Labels, told: list[PastMove], viewer: int | None) -> list[str]:
    """The sentences about these moves that the viewer may read, in order; the first about a move says if the bot made it."""
    found: list[str] = []
    for part in told:
        said = sentences(labels, part.events, viewer)
        found += [marked(labels, maker_of(labels, part), line) for line in said[:1]] + said[1:]
    return found


def forced_lines(labels: Labels, events: list[Event], viewer: int | None) -> list[str]:
    """The sentences about a move to which there was no other; the first of them says so, and once is enough."""
    said = sentences(labels, events, viewer)
    return [marked(labels, "forced", line) for line in said[:1]] + said[1:]


def sentences(labels: Labels, events: list[Event], viewer: int | None) -> list[str]:
    """The sentences about these events that the viewer may read, in order."""
    return [line for event in visible(events, viewer) if (line := labels.event(event))]


def played_lines(labels: Labels, played: Played) -> list[str]:
    """What whoever moved is told: what happened by his moves and by those forced upon him, and which were not possible any more."""
    told = [labels.words("panel-made-already")] if played.again else []
    told += sentences(labels, played.events, played.seat)
    told += [line for events in played.forced for line in forced_lines(labels, events, played.seat)]
    if played.left_out:
        told.append(labels.words("panel-not-made", moves=", ".join(map(labels.move, played.left_out))))
    return told
