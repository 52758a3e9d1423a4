"""The end of a match: its last post, and points with their sources at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.discord_io import layout
from cogs.discord_io.controls import Press, Pressed
from cogs.match.tables import Table
from cogs.presentation.labels import Labels
from locales import Words, words
from render.scene import Picture


def result_view(table: Table, pictures: Sequence[Picture], told: list[str], rating: str) -> discord.ui.LayoutView:
    """The last post of a match: ranks, scores with their sources, what ``rating`` tells ("": nothing), the seed that proves the
    chance.
    """
    w = words(table.row.lang)
    names = [layout.called(seat) for seat in table.seats]
    labels = Labels(table.game, w, names)
    outcome = table.game.outcome(table.state)
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container()
    if outcome is not None:
        winners = ", ".join(names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1)
        box.add_item(
            discord.ui.TextDisplay(
                w("result-title", winners=winners, count=outcome.ranks.count(1), reason=labels.reason(outcome.reason))
            )
        )
        if told:
            box.add_item(discord.ui.TextDisplay(layout.fit("\n".join(f"- {line}" for line in told), 1500)))
        box.add_item(discord.ui.TextDisplay("\n".join(filter(None, [*score_lines(table, labels), rating]))))
    box.add_item(layout.gallery(*pictures))
    box.add_item(discord.ui.TextDisplay(w("result-proof", seed=table.row.seed, hash=table.row.seed_hash)))
    view.add_item(box)
    for line in layout.rows(
        [
            Press(Pressed("rematch", table.row.id, table.row.revision), w("result-rematch")),
            *course_button(table, w),
            Press(Pressed("export", table.row.id, table.row.revision), w("result-export")),
        ]
    ):
        view.add_item(line)
    return view


def course_button(table: Table, w: Words) -> list[Press]:
    """The button for the course of the points, where the game counts any."""
    return [Press(Pressed("course", table.row.id, table.row.revision), w("scores-course"))] if table.game.scored else []


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
