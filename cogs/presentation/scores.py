"""Points with their sources, in words."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from cogs.match.tables import Table
from cogs.presentation.labels import Labels
from cogs.presentation.numbers import plain
from games.base import Outcome


def score_lines(table: Table, labels: Labels, *, sources: bool = True) -> list[str]:
    """Per seat rank, score and, if asked for, which ``sources`` the points come from; the standing so far while the match runs.

    Where no points are counted, how far each seat has come, in the order of the seats before the end.
    """
    w, game, state = labels.words, table.game, table.state
    outcome = game.outcome(state)
    parts = outcome.breakdown if outcome is not None and game.scored else game.standing(state)
    totals = [sum(part.values()) for part in parts]
    so_far = [1 + sum(other > total for other in totals) if game.scored else 1 for total in totals]
    ranks = outcome.ranks if outcome is not None else so_far
    out: list[str] = []
    for seat in sorted(range(len(parts)), key=lambda seat: (ranks[seat], seat)):
        counted = "score-line" if len(parts) > 1 else "score-alone"
        line = counted if game.scored else "score-unscored" if outcome is None else "score-place"
        out.append(w(line, rank=ranks[seat], player=labels.names[seat], points=totals[seat]))
        told = " · ".join(
            w("score-source", source=w(f"{labels.prefix}-source-{name}"), points=plain(points))
            for name, points in parts[seat].items()
            if points and sources
        )
        if told:
            out.append(w("score-sources", sources=told))
    return out if outcome is None else [*out, *(line for _, line in _ties(labels, state, outcome))]


def score_text(table: Table, labels: Labels, most: int) -> str:
    """The same as one text of at most so many characters: the sources, which the picture has too, give way before any place."""
    whole = "\n".join(score_lines(table, labels))
    return whole if len(whole) <= most else "\n".join(score_lines(table, labels, sources=False))


def victory(labels: Labels, state: Any) -> list[str]:
    """Of a match that is over who wins it, and how a tie for that was decided, a line each."""
    outcome = labels.game.outcome(state)
    if outcome is None:
        return []
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    names = ", ".join(labels.names[seat] for seat in winners)
    best = {outcome.scores[seat] for seat in winners}
    ties = [line for score, line in _ties(labels, state, outcome) if score in best]
    return [labels.words("score-won", winners=names, count=len(winners)), *ties]


def _ties(labels: Labels, state: Any, outcome: Outcome) -> list[tuple[int, str]]:
    """The scores that several have, the highest first, each with how the tie was decided: what was compared, and what everybody had
    of it. Whoever has left is behind anyway.
    """
    staying = sorted(set(range(state.seats)) - {*state.left}, key=lambda seat: outcome.ranks[seat])
    found: list[tuple[int, str]] = []
    for score, level in groupby(sorted(staying, key=lambda seat: -outcome.scores[seat]), outcome.scores.__getitem__):
        seats = [*level]
        if len({outcome.ranks[seat] for seat in seats}) > 1:
            compared = _compared(labels, state, seats)
            found.append((score, labels.words("score-tie", points=score, compared=" · ".join(compared))))
    return found


def _compared(labels: Labels, state: Any, seats: list[int]) -> list[str]:
    """The tie breaks in which these seats differ, as far as they are needed to tell them apart."""
    keys = {seat: labels.game.tie_breaks(state, seat) for seat in seats}
    found: list[str] = []
    for number in range(max(map(len, keys.values()), default=0)):
        if len({key[:number] for key in keys.values()}) == len({*keys.values()}):
            break
        values = {seat: key[number] for seat, key in keys.items()}
        if len({*values.values()}) > 1:
            name = labels.words(f"{labels.prefix}-tie-{number + 1}")
            shares = ", ".join(
                labels.words("score-tie-share", player=labels.names[seat], value=value)
                for seat, value in values.items()
            )
            found.append(labels.words("score-tie-by", name=name, shares=shares))
    return found
