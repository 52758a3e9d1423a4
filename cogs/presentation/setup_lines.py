"""What a post tells of a set-up: two lines, what the next one is asked about before all else, then what came before and what
whoever moved last has done. What it brought to others, and what there is no room for, is in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import NamedTuple

from cogs.match.history import PastMove
from cogs.presentation.clauses import labels_in_bold, labels_then
from cogs.presentation.gathering import repeated
from cogs.presentation.history import Maker, maker_of, marked, readable
from cogs.presentation.joining import AND, APART
from cogs.presentation.labels import Labels
from cogs.presentation.weights import Weight, weight_of
from games.core.events import Event

MOST_SMALL = 500  # characters of a line in small print
MOST_DONE = 320  # characters of what whoever moved last has done: some eight lines on a phone
SLIGHT = (0,)  # the rank of what only goes on: the first to be left out, and not worth counting
FEW = 200  # characters of sentences about a set-up that are not worth counting


@dataclass(frozen=True)
class Clause:
    """A sentence about an event of a set-up: whose event it is, how it reads with its seat's name and without, how soon it is left
    out where there is no room for all, and the events that it tells.
    """

    seat: int | None
    named: str
    bare: str
    rank: tuple[int, ...]
    told: Sequence[Event]


class _Deed(NamedTuple):
    """What somebody did in a set-up, who made it, which events that is, and the sentences about what came of it."""

    maker: Maker
    event: Event
    told: list[Event]
    came: list[Clause]


def of_setup(labels: Labels, setup: Sequence[PastMove], most: int) -> str:
    """A set-up that goes on, in two lines, and what is left out: counted, unless it is shorter than that is worth."""
    seat = setup[-1].row.seat
    newest = [*takewhile(lambda part: part.row.seat == seat, reversed(setup))][::-1]
    next_asked = asked(labels, newest)
    before = setup[: len(setup) - len(newest)]
    gist, rest = gist_of(labels, before)
    if gist and _is_little(rest):
        gist, rest = _each_wholly(labels, before), []
    room = max(min(most, MOST_DONE) - (sum(map(len, gist)) if next_asked else 0), MOST_DONE // 2)
    done, left = _newest(labels, newest, room, shortly=bool(next_asked))
    if left and _is_little(left) and not next_asked:
        # What would be told anyway stands with the move that brought it.
        done, left = _newest(labels, newest, room + FEW + sum(map(len, left)), shortly=False)
    if next_asked:
        lines = [f"- {APART.join(next_asked)}", labels.words("turn-setup", what=APART.join([*gist, *done]))]
    else:
        lines = [*(labels.words("turn-setup", what=line) for line in gist), *(f"- {line}" for line in done)]
    unsaid = [*rest, *(line for line in left if line not in next_asked)]
    if not unsaid or not lines:
        return "\n".join(lines)
    last = f"-# {APART.join(unsaid)}" if _is_little(unsaid) else labels.words("turn-lines-left", count=len(unsaid))
    return "\n".join([*lines, last])


def _is_little(lines: Sequence[str]) -> bool:
    """Whether so few characters are not worth counting."""
    return sum(map(len, lines)) <= FEW


def asked(labels: Labels, moves: Sequence[PastMove]) -> list[str]:
    """What the next one is asked about, as these moves have brought it up."""
    return [
        labels.event(event).removesuffix(".")
        for part in moves
        for event in _told(labels, part)
        if event.seat is None and weight_of(labels.game, [event], part.row.seat) == Weight.GRAVE
    ]


def _told(labels: Labels, part: PastMove) -> list[Event]:
    return [event for event in readable(labels, part.events, None) if labels.event(event)]


def _newest(labels: Labels, moves: Sequence[PastMove], most: int, *, shortly: bool) -> tuple[list[str], list[str]]:
    """Moves of one seat in a line, [] for none: what it did, the same several times once, each with what came of it behind it,
    unless that is told ``shortly``, then what others lost by it; gives it and the sentences that are left out: of what came of it
    that of the first move before all else, of one move the last.
    """
    labels = labels_then(labels, moves[-1].row.ply)
    game, seat = labels.game, moves[-1].row.seat
    lost, every = list[Event](), list[Event]()
    deeds = list[_Deed]()
    for number, part in enumerate(moves):
        told = _told(labels, part)
        every += (event for event in told if event.kind not in game.slight_events)
        own = [event for event in told if event.seat == seat]
        if own:
            came = [] if shortly else [_clause(labels, event, 1, number, -at) for at, event in enumerate(own[1:])]
            _add(labels, deeds, _Deed(maker_of(labels, part), own[0], [own[0]], came))
        others = [event for event in told if event.seat not in (None, seat)]
        lost += [event for event in others if weight_of(game, [event], seat) == Weight.GRAVE]
    losers = [event.seat for event in lost if event.seat is not None and event.seat not in labels.computers]
    kept = [
        *(clause for _, row in groupby(deeds, lambda deed: deed.maker) for clause in _said(labels, [*row])),
        *(_clause(labels_in_bold(labels, losers), event, 3) for event in lost),
    ]
    while len(kept) > 1 and len(_line(kept, seat)) > most:
        kept.remove(min(kept, key=lambda clause: clause.rank))
    line = _line(kept, seat)
    said = [event for clause in kept for event in clause.told]
    left = [event for event in every if not any(event is one for one in said)]
    return [line] if line else [], [labels.event(event).removesuffix(".") for event in left]


def _add(labels: Labels, deeds: list[_Deed], deed: _Deed) -> None:
    """One deed more; the same as before by the same maker is one with that."""
    before = deeds[-1] if deeds else None
    both = repeated(labels, [before.event, deed.event]) if before and before.maker == deed.maker else []
    if before and len(both) == 1:
        deeds[-1] = _Deed(deed.maker, both[0], [*before.told, *deed.told], [*before.came, *deed.came])
    else:
        deeds.append(deed)


def _said(labels: Labels, deeds: Sequence[_Deed]) -> list[Clause]:
    """The sentences about what was done by one maker and what came of it, the last deed with who made it where that was not the
    person.
    """
    found = [(replace(_clause(labels, deed.event, 2), told=deed.told), deed.came) for deed in deeds]
    last, came = found.pop()
    maker = deeds[-1].maker
    marks = replace(last, named=marked(labels, maker, last.named), bare=marked(labels, maker, last.bare))
    return [clause for did, of in [*found, (marks, came)] for clause in (did, *of)]


def _clause(labels: Labels, event: Event, *rank: int) -> Clause:
    """The sentence about an event; one that only goes on ranks before all else."""
    named, bare = (text.removesuffix(".") for text in (labels.event(event), labels.about_seat(event)))
    slight = event.kind in labels.game.slight_events
    return Clause(event.seat, named, bare, SLIGHT if slight else rank, [event])


def _line(clauses: Sequence[Clause], seat: int) -> str:
    """Sentences, the name of the seat said in the first about it, and again after one about somebody else or about all."""
    before, line = None, ""
    for clause in clauses:
        goes_on = before == clause.seat == seat and clause.bare != clause.named
        line += (AND if goes_on else APART if line else "") + (clause.bare if goes_on else clause.named)
        before = clause.seat
    return line


def _each_wholly(labels: Labels, setup: Sequence[PastMove]) -> list[str]:
    """All of a set-up in one line, [] for none, what came of each move behind it."""
    lines = list[str]()
    for part in setup:
        then = labels_then(labels, part.row.ply)
        told = [_clause(then, event) for event in _told(labels, part) if event.kind not in labels.game.slight_events]
        if told:
            lines.append(marked(then, maker_of(then, part), _line(told, part.row.seat)))
    return [APART.join(lines)] if lines else []


def gist_of(labels: Labels, setup: Sequence[PastMove]) -> tuple[list[str], list[str]]:
    """A set-up in one line, [] for none, and the sentences that it leaves out."""
    telling = {*labels.game.opening_events, "conceded"}
    gist, rest = list[str](), list[str]()
    for part in setup:
        then = labels_then(labels, part.row.ply)
        told = [event for event in _told(labels, part) if event.kind not in labels.game.slight_events]
        said = [(event.kind in telling, then.event(event).removesuffix(".")) for event in told]
        lines = [line for tells, line in said if tells]
        gist += [marked(then, maker_of(then, part), line) for line in lines[:1]] + lines[1:]
        rest += [line for tells, line in said if not tells]
    return [APART.join(gist)] if gist else [], rest
