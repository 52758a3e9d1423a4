"""What the strong computer would do, and why, in words; and how many hints people took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.match.tables import Table
from cogs.presentation.labels import Labels
from cogs.presentation.rows import capital
from games.base import Move
from games.thinking.leads import lead
from games.thinking.search import Candidate, Thought

SHOWN = 3  # the best and the two next
SLIGHT, CLEAR = 0.02, 0.08  # of a whole match won: less is no difference, more is a clear one


def best_moves(thought: Thought) -> list[Move]:
    """The moves that are told, the best first."""
    return [candidate.move for candidate in thought.best()[:SHOWN]]


def named_apart(labels: Labels, moves: Sequence[Move]) -> tuple[str, list[str]]:
    """What these moves are called where they stand below one another: of one kind by what is chosen in them alone, with the
    kind apart; else in full, with "".
    """
    values = [labels.values(move) for move in moves]
    kinds = {move.kind for move in moves}
    if len(kinds) > 1 or not all(values) or len({*values}) < len(moves):
        return "", [labels.move(move) for move in moves]
    return labels.kind(*kinds), [capital(value) for value in values]


def hint_lines(labels: Labels, seats: int, thought: Thought) -> list[str]:
    """What is asked, a line for the best move and why, one for each of the next best with how much less it promises, and what this
    rests on.
    """
    w, (first, *others) = labels.words, thought.best()[:SHOWN]
    if not others:
        return [w("hint-title"), w("hint-only", move=labels.move(first.move))]
    kind, names = named_apart(labels, best_moves(thought))
    best, second, *_ = names
    counts = labels.game.scored and seats > 1
    lines = [w("hint-title-kind", kind=kind) if kind else w("hint-title")]
    lines.append(w("hint-best", move=best, why=_why(labels, first, others[0], second, counts=counts)))
    lines += [
        w("hint-other", number=number, move=name, less=_less(labels, first, other, counts=counts))
        for number, (name, other) in enumerate(zip(names[1:], others, strict=True), 2)
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


def _why(labels: Labels, first: Candidate, second: Candidate, name: str, *, counts: bool) -> str:
    return labels.words("hint-why", move=name, **_by(first.points, second.points, first.worth, second.worth, counts))


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
