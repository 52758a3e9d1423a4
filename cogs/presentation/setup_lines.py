"""What a post tells of a set-up: two lines, one of what came before and one of what whoever moved last has done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from cogs.match.history import PastMove
from cogs.presentation.clauses import labels_in_bold
from cogs.presentation.history import maker_of, marked
from cogs.presentation.joining import AND, APART
from cogs.presentation.labels import Labels
from cogs.presentation.weights import Weight, weight_of
from games.core.events import visible

MOST_SMALL = 500  # characters of a line in small print, and of one about a set-up
FEW = 200  # characters of sentences about a set-up that are not worth counting


@dataclass(frozen=True)
class Clause:
    """A sentence about an event of a set-up: whose event it is, how it reads with its seat's name and without, how soon it is left
    out where there is no room for all, and whether it tells what the next one is asked about.
    """

    seat: int | None
    named: str
    bare: str
    rank: int  # what came by a move goes before what its seat did besides, that before the move itself, what weighs most last
    asked: bool


def of_setup(labels: Labels, setup: Sequence[PastMove], most: int) -> str:
    """A set-up that goes on: what whoever moved last has done, in a line, below one with what came before."""
    seat = setup[-1].row.seat
    newest = [*takewhile(lambda part: part.row.seat == seat, reversed(setup))][::-1]
    gist, rest = gist_of(labels, setup[: len(setup) - len(newest)])
    line, unsaid = _newest(labels, newest, most - sum(map(len, gist)))
    unsaid += len(rest)
    lines = [*gist, *([f"- {line}"] if line else [])]
    if unsaid and lines:
        lines[-1] = labels.words("turn-setup-left", line=lines[-1], count=unsaid)
    return "\n".join(lines)


def _newest(labels: Labels, moves: Sequence[PastMove], most: int) -> tuple[str, int]:
    """Moves of one seat in a line, what the next one is asked about first; gives it and how many sentences are left out for want of
    room, the oldest first.
    """
    found = [clause for part in moves for clause in _clauses(labels, part)]
    told = [*(clause for clause in found if clause.asked), *(clause for clause in found if not clause.asked)]
    kept, seat = list(told), moves[-1].row.seat
    while len(kept) > 1 and len(_line(kept, seat)) > min(most, MOST_SMALL):
        kept.remove(min(kept, key=lambda clause: clause.rank))
    return _line(kept, seat), len(told) - len(kept)


def _clauses(labels: Labels, part: PastMove) -> Iterator[Clause]:
    """The sentences about a move; the first says if the bot made it."""
    maker, seat, done = maker_of(labels, part), part.row.seat, False
    for event in visible(part.events, None):
        if not (named := labels.event(event).removesuffix(".")):
            continue
        bare = labels.about_seat(event).removesuffix(".")
        if not done:
            named, bare = marked(labels, maker, named), marked(labels, maker, bare)
        weighs = weight_of(labels.game, [event], seat) == Weight.GRAVE
        if weighs and event.seat not in (None, seat, *labels.computers):
            named = labels_in_bold(labels, [event.seat]).event(event).removesuffix(".")
        rank = 3 if weighs else 0 if event.seat != seat else 1 if done else 2
        yield Clause(event.seat, named, bare, rank, weighs and event.seat is None)
        done = True


def _line(clauses: Sequence[Clause], seat: int) -> str:
    """Sentences, the name of the seat said in the first about it, and again after one about somebody else or about all."""
    before, line = None, ""
    for clause in clauses:
        goes_on = before == clause.seat == seat and clause.bare != clause.named
        line += (AND if goes_on else APART if line else "") + (clause.bare if goes_on else clause.named)
        before = clause.seat
    return line


def gist_of(labels: Labels, setup: Sequence[PastMove]) -> tuple[list[str], list[str]]:
    """A set-up in one line, and the sentences that it leaves out."""
    telling = {*labels.game.opening_events, "conceded"}
    gist, rest = list[str](), list[str]()
    for part in setup:
        said = [(event.kind in telling, line) for event in visible(part.events, None) if (line := labels.event(event))]
        lines = [line.removesuffix(".") for tells, line in said if tells]
        gist += [marked(labels, maker_of(labels, part), line) for line in lines[:1]] + lines[1:]
        rest += [line.removesuffix(".") for tells, line in said if not tells]
    return [labels.words("turn-setup", what=APART.join(gist))] if gist else [], rest
