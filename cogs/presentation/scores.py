"""Points with their sources, in words."""

from __future__ import annotations

from cogs.match.tables import Table
from cogs.presentation.labels import Labels


def score_lines(table: Table, labels: Labels) -> list[str]:
    """Per seat rank, score and where the points come from; the standing so far while the match runs.

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
        sources = " · ".join(
            w("score-source", source=w(f"{labels.prefix}-source-{name}"), points=points)
            for name, points in parts[seat].items()
        )
        line = "score-line" if game.scored else "score-unscored" if outcome is None else "score-place"
        out.append(w(line, rank=ranks[seat], player=labels.names[seat], points=totals[seat], sources=sources))
    return out
