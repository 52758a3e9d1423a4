"""A match looked back at: which pieces of work an analysis is made of, in which order, and what their numbers say.

Three kinds of pieces, each reproducible from the seed of the match and the position alone:

``course``  what everybody could expect of a position, playing it on to the end: the lines of the plot
``look``    what the strong computer would have done in the place of whoever moved, and a first comparison
``check``   the most doubtful decisions of each person compared once more in new deals, to the end

A move is named as costly by its checks alone, so that it is not named for the luck of the deals in which it was found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from games.thinking.leads import Lead, lead_of
from games.thinking.trial import Deal
from games.thinking.worth import ahead

Kind = Literal["course", "look", "check"]

SURE = 3.0  # standard errors by which a difference must exceed nothing before it is told
DOUBTFUL = 1.0  # standard errors by which it must before more is spent on it
NAMED = 3  # costly moves of each person
LEFT_OUT: Mapping[Kind, bytes] = {"course": b"[]", "look": b"{}", "check": b"[]"}
"""What is stored in the place of a piece that could not be made; no piece that was made looks so."""
FEWEST = 12  # deals of a check before it may be broken off
TURNS = 6  # turning points, so many that their numbers have room on the plot


class Depth(NamedTuple):
    """What is spent on a match, counted and never timed: positions of the course and deals of each, deals of a first look, how
    many decisions of each person are checked and in how many deals at most; ``piece`` deals are played on at a time.
    """

    positions: int = 24
    course: int = 16
    look: int = 12
    checked: int = 6
    check: int = 36
    piece: int = 4


class Decision(NamedTuple):
    """A choice that a person had: after so many moves, for a seat."""

    ply: int
    seat: int
    person: int


@dataclass(frozen=True)
class Outline:
    """What there is to look at in a match: the positions of the course by their plies, and the decisions, both in order."""

    positions: tuple[int, ...]
    decisions: tuple[Decision, ...]


class Part(NamedTuple):
    """A piece of work: its kind, after how many moves, and the number of the first deal."""

    kind: Kind
    ply: int
    first: int


class Look(msgspec.Struct, frozen=True):
    """A first look: the better move as JSON ("": what was done was the best), and deal by deal by how much."""

    better: str = ""
    gaps: list[float] = []


@dataclass
class Findings:
    """What has been found so far, by ply."""

    course: dict[int, list[Deal]] = field(default_factory=dict[int, list[Deal]])
    looks: dict[int, Look] = field(default_factory=dict[int, Look])
    checks: dict[int, list[float]] = field(default_factory=dict[int, list[float]])
    parts: set[Part] = field(default_factory=set[Part])
    left_out: int = 0  # pieces that could not be made

    def add(self, part: Part, found: bytes) -> None:
        """Take what was found by a piece of work, as it is stored. Raises msgspec.MsgspecError for what is none."""
        self.parts.add(part)
        self.left_out += found == LEFT_OUT[part.kind]
        if part.kind == "course":
            self.course.setdefault(part.ply, []).extend(msgspec.json.decode(found, type=list[Deal]))
        elif part.kind == "look":
            self.looks[part.ply] = msgspec.json.decode(found, type=Look)
        else:
            self.checks.setdefault(part.ply, []).extend(msgspec.json.decode(found, type=list[float]))


class Cost(NamedTuple):
    """A move that cost its person something: the decision, the better move as JSON, by how much, in how many deals."""

    decision: Decision
    better: str
    lead: Lead
    deals: int


class Turn(NamedTuple):
    """A stretch of the match in which a seat gained or lost: until which ply, which seat, and its lead before and after."""

    ply: int
    seat: int
    before: float
    after: float


def positions_of(first: int, last: int, most: int) -> tuple[int, ...]:
    """Plies from the first to the last, both among them, spread evenly where there are more than ``most``."""
    if last - first < most:
        return tuple(range(first, last + 1))
    return tuple(sorted({first + (last - first) * number // (most - 1) for number in range(most)}))


# ---------------------------------------------------------------------- what is to be done
def estimate(outline: Outline, depth: Depth) -> int:
    """How many pieces there are, at most."""
    people = len({decision.person for decision in outline.decisions})
    checked = min(people * depth.checked, len(outline.decisions))
    pieces = len(range(0, depth.course, depth.piece)), len(range(0, depth.check, depth.piece))
    return len(outline.positions) * pieces[0] + len(outline.decisions) + checked * pieces[1]


def next_part(outline: Outline, findings: Findings, depth: Depth) -> Part | None:
    """What is to be done next, from what has been found; None when all is done. In the order of the match, the checks last."""
    return next((part for part in _parts(outline, findings, depth) if part not in findings.parts), None)


def _parts(outline: Outline, findings: Findings, depth: Depth) -> Iterator[Part]:
    first = [
        *(Part("course", ply, deal) for ply in outline.positions for deal in range(0, depth.course, depth.piece)),
        *(Part("look", decision.ply, 0) for decision in outline.decisions),
    ]
    yield from sorted(first, key=lambda part: (part.ply, part.kind, part.first))
    for decision in sorted(doubtful(outline.decisions, findings.looks, depth.checked)):
        for deal in range(0, depth.check, depth.piece):
            gaps = findings.checks.get(decision.ply, [])[:deal]
            if deal >= FEWEST and not lead_of(gaps).exceeds(DOUBTFUL):
                break  # more deals would hardly change that
            yield Part("check", decision.ply, deal)


def doubtful(decisions: Sequence[Decision], looks: Mapping[int, Look], most: int) -> list[Decision]:
    """Of each person at most so many decisions in which the first look saw something better, the gravest first."""
    found: list[Decision] = []
    for person in dict.fromkeys(decision.person for decision in decisions):
        gaps = {
            decision: lead_of(looks[decision.ply].gaps)
            for decision in decisions
            if decision.person == person and decision.ply in looks and looks[decision.ply].better
        }
        graver = sorted(
            (one for one, gap in gaps.items() if gap.exceeds(DOUBTFUL)), key=lambda one: (-gaps[one].mean, one)
        )
        found += graver[:most]
    return found


# ---------------------------------------------------------------------- what it says
def costs(decisions: Sequence[Decision], findings: Findings, least: float) -> dict[int, list[Cost]]:
    """Per person the moves that cost most, the dearest first, at most ``NAMED``: only where the checks say so beyond doubt, and by
    ``least`` or more. Whoever made none is there with none.
    """
    found: dict[int, list[Cost]] = {decision.person: [] for decision in decisions}
    for decision in decisions:
        look, gaps = findings.looks.get(decision.ply, Look()), findings.checks.get(decision.ply, [])
        lead = lead_of(gaps)
        if look.better and lead.exceeds(SURE) and lead.mean >= least:
            found[decision.person].append(Cost(decision, look.better, lead, len(gaps)))
    return {
        person: sorted(dear, key=lambda cost: (-cost.lead.mean, cost.decision))[:NAMED]
        for person, dear in found.items()
    }


def turning_points(course: Mapping[int, Sequence[Deal]], least: float) -> list[Turn]:
    """Where the lead of a seat over the best of the others is another one than at the turning point before (or at the start),
    beyond doubt and by ``least`` or more; of them the greatest, in order.
    """
    found: list[Turn] = []
    plies = [ply for ply in sorted(course) if course[ply]]
    if not plies:
        return []
    seats = range(len(course[plies[0]][0]))
    leads = {ply: {seat: lead_of([ahead(deal, seat, ()) for deal in course[ply]]) for seat in seats} for ply in plies}
    anchor = plies[0]
    for ply in plies[1:]:
        changes = {seat: leads[ply][seat].since(leads[anchor][seat]) for seat in seats}
        sure = [seat for seat, change in changes.items() if Lead(abs(change.mean), change.error).exceeds(SURE)]
        seat = max(sure, key=lambda seat: (abs(changes[seat].mean), changes[seat].mean > 0, -seat), default=None)
        if seat is not None and abs(changes[seat].mean) >= least:
            found.append(Turn(ply, seat, leads[anchor][seat].mean, leads[ply][seat].mean))
            anchor = ply
    greatest = sorted(found, key=lambda turn: (-abs(turn.after - turn.before), turn.ply))[:TURNS]
    return sorted(greatest)
