"""What the strong computer would do, and why, in words; and how many hints people took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.match.tables import Table
from cogs.presentation.labels import Labels
from games.base import Move
from games.thinking.leads import lead
from games.thinking.search import Candidate, Thought

SHOWN = 3  # the best and the two next
SLIGHT, CLEAR = 0.02, 0.08  # of a whole match won: less is no difference, more is a clear one


def best_moves(thought: Thought) -> list[Move]:
    """The moves that are told, the best first."""
    return [candidate.move for candidate in thought.best()[:SHOWN]]


def hint_lines(labels: Labels, seats: int, thought: Thought) -> list[str]:
    """A line for the best move and why, one for each of the next best with how much less it promises, and what this rests on."""
    w, best = labels.words, thought.best()[:SHOWN]
    first, *others = best
    if not others:
        return [w("hint-only", move=labels.move(first.move))]
    counts = labels.game.scored and seats > 1
    lines = [w("hint-best", move=labels.move(first.move), why=_why(labels, first, others[0], counts=counts))]
    lines += [
        w("hint-other", number=number, move=labels.move(other.move), less=_less(labels, first, other, counts=counts))
        for number, other in enumerate(others, 2)
    ]
    return [*lines, w("hint-basis", count=sum(len(candidate.worth) for candidate in thought.candidates))]


def hints_line(labels: Labels, table: Table, counts: Mapping[int, int]) -> str:
    """Who of those seated took how many hints; "" where nobody did."""
    taken = [
        labels.words("hints-of", player=labels.names[seat.seat], count=counts[seat.user])
        for seat in table.seats
        if seat.user in counts
    ]
    return labels.words("hints-taken", who=", ".join(taken)) if taken else ""


def _why(labels: Labels, first: Candidate, second: Candidate, *, counts: bool) -> str:
    return labels.words(
        "hint-why", move=labels.move(second.move), **_by(first.points, second.points, first.worth, second.worth, counts)
    )


def _less(labels: Labels, first: Candidate, other: Candidate, *, counts: bool) -> str:
    return labels.words("hint-less", **_by(first.points, other.points, first.worth, other.worth, counts))


def _by(
    points: Sequence[float], others: Sequence[float], worth: Sequence[float], other: Sequence[float], counts: bool
) -> dict[str, str | int]:
    """By how much the first is better: in whole points where these tell who wins, and in one of three grades."""
    gap = lead(worth, other).mean
    more = round(lead(points, others).mean) if counts else 0
    grade = "clear" if gap >= CLEAR else "some" if gap >= SLIGHT else "none"
    # Points alone do not win: what a move takes from others counts as well, and then the number would mislead.
    return {"grade": "points" if more > 0 and grade != "none" else grade, "points": max(0, more)}
