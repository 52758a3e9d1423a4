"""What happened in a match, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from cogs.match.history import PastMove
from cogs.match.tables import Played
from cogs.presentation.clauses import labels_then, sentence
from cogs.presentation.gathering import paid_for, things
from cogs.presentation.joining import ended
from cogs.presentation.labels import Labels
from cogs.presentation.reckonings import reckoned, reckoning_of
from cogs.presentation.weights import Weight, weight_of
from games.core.events import Event, concerned, visible

MOST_ANSWERED = 8  # lines of the answer to a move: below it stands the next question, which a phone must still show

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
    if maker in ("person", "computer"):
        return line
    return ended(labels.words(f"table-{maker}", line=line.removesuffix(".")))


def lines_of(labels: Labels, told: list[PastMove], viewer: int | None) -> list[str]:
    """The sentences about these moves that the viewer may read, in order; the first about a move says if the bot made it."""
    found: list[str] = []
    for part in told:
        then = labels_then(labels, part.row.ply)
        events = [event for event in readable(then, part.events, viewer) if then.event(event)]
        said = [then.event(event) for event in events]
        if events and reckoning_of(then.game, events[0]) is None:  # which nobody makes: everybody collects
            said[0] = marked(then, maker_of(then, part), said[0])
        found += said
    return found


def sentences(labels: Labels, events: list[Event], viewer: int | None) -> list[str]:
    """The sentences about these events that the viewer may read, in order."""
    return [line for event in readable(labels, events, viewer) if (line := labels.event(event))]


def readable(labels: Labels, events: list[Event], viewer: int | None) -> list[Event]:
    """The events of a move that the viewer may read, in order, but for those that another one tells him in full."""
    found, full = visible(events, viewer), labels.game.told_in_full
    told = {(event.kind, event.seat) for event in found}
    return [event for event in found if (full.get(event.kind, ""), event.seat) not in told]


def news_of(labels: Labels, told: Sequence[PastMove]) -> list[Event]:
    """What the newest move did of which everybody may read what its seat did: behind a last one that ended a turn and tells only
    that a round begins.
    """
    for part in reversed(told):
        if any(event.seat == part.row.seat and labels.event(event) for event in readable(labels, part.events, None)):
            return part.events
    return told[-1].events if told else []


def played_lines(labels: Labels, played: Played, *, at_once: bool = False) -> str:
    """What whoever moved is told, a line each: what happened by his moves and by those forced upon him, only those forced
    ``at_once`` where the later ones are told below with what others did before them, and which were not possible any more. Of more
    lines than a phone has room for all that concern him are kept, what was won and lost, and how a fight went; what only goes on is
    left out first, then of the others, such as what everybody collects, the oldest; the log has the rest.
    """
    forced = played.forced[: len(played.forced) - played.later] if at_once else played.forced
    told = [*_told(labels, replace(played, forced=forced))]
    over = max(0, len(told) - MOST_ANSWERED)
    dropped = sorted((at for at, one in enumerate(told) if not one.stays), key=lambda at: (told[at].weight, at))[:over]
    lines = [labels.words("panel-made-already" if told else "panel-made-before")] if played.again else []
    lines += [one.line for at, one in enumerate(told) if at not in dropped]
    if played.left_out:
        lines.append(labels.words("panel-not-made", moves=", ".join(map(labels.move, played.left_out))))
    lines = [f"- {ended(line)}" for line in lines]
    return "\n".join([*lines, labels.words("turn-lines-left", count=len(dropped))] if dropped else lines)


class _Line(NamedTuple):
    """A line of the answer to a move, and how it is left out."""

    line: str
    weight: Weight
    stays: bool


def _told(labels: Labels, played: Played) -> Iterator[_Line]:
    """The lines about all that happened; the first about a move to which there was no other says so, and once is enough."""
    seat, game = played.seat, labels.game
    told = [
        [event for event in readable(labels, events, seat) if labels.event(event)]
        for events in (played.events, *played.forced)
    ]
    forced = [events[0] for events in told[1:] if events]
    every = paid_for(labels, [event for events in told for event in events])
    payments = {id(event): paid for event, paid in every}
    for thing in things(game, [event for event, _ in every]):
        item = [*(paid for event in thing for paid in payments[id(event)]), *thing]
        weight = weight_of(game, thing, seat)
        concerns = seat in {thing[0].seat}.union(*(concerned(event, game.harm_events) for event in thing))
        lines = [f"{sentence(labels, item)[0].removesuffix('.')}."]
        if is_reckoning := reckoning_of(game, thing[0]) is not None:
            lines = reckoned(labels, thing).lines
        elif len(item) == 1:
            lines = [labels.event(item[0])]
        for line in lines:
            # What is nobody's, such as what lies there to be chosen from, is shown with the next question.
            counts = weight >= Weight.REASON and thing[0].seat is not None
            counts |= thing[0].kind in game.rival_events
            stays = is_reckoning or counts or (concerns and weight > Weight.SLIGHT)
            by_itself = not is_reckoning and any(thing[0] is event for event in forced) and line == lines[0]
            yield _Line(marked(labels, "forced", line) if by_itself else line, weight, stays)


def said_of(labels: Labels, played: Played) -> str:
    """What is said of a move that was made: that the board tells it, that nobody else reads it, or, of one that tells nothing, such
    as the end of a turn, only that it is made.
    """
    told = [event for event in visible(played.events, played.seat) if labels.event(event)]
    if any(event.visible_to(None) and event.kind not in labels.game.veiled_events for event in told):
        return "panel-done"
    return "panel-noted" if told else "panel-made"
