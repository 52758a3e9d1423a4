"""What happened in a match, read from its rows: for posts, logs and the "what changed" outline."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from cogs.match.tables import Story, Table, Tables
from cogs.presentation.labels import Labels
from db.rows import MoveRow
from games.core.events import Event, visible

WINDOW = 60  # plies looked back at for a post; more than two turns of any game with its automatic moves


@dataclass(frozen=True)
class Chapter:
    """One stored move with its story."""

    row: MoveRow
    turn: int
    events: list[Event]
    forced: bool = False


async def chapters(tables: Tables, table: Table, *, last: int | None = None) -> list[Chapter]:
    """The moves of a match with their stories, oldest first; only the ``last`` plies if given."""
    start = max(0, table.row.ply - last) if last is not None else 0
    return [chapter(row) for row in await tables.store.moves.of(table.row.id, from_ply=start)]


def chapter(row: MoveRow) -> Chapter:
    """A stored move with its story."""
    story = msgspec.json.decode(row.events, type=Story)
    return Chapter(row, story.turn, story.events, story.forced)


def lines(labels: Labels, told: list[Chapter], viewer: int | None) -> list[str]:
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


def of_turns(told: list[Chapter], turns: range) -> list[Chapter]:
    """The moves made in these turns."""
    return [part for part in told if part.turn in turns]


def since(told: list[Chapter], seat: int) -> list[Chapter]:
    """Everything after the last move that a person made for this seat."""
    place = max((i for i, part in enumerate(told) if part.row.seat == seat and not part.row.automatic), default=-1)
    return told[place + 1 :]
