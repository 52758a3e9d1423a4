"""The last post of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.discord_io import layout
from cogs.discord_io.controls import Press, Pressed
from cogs.match.tables import Table
from cogs.presentation.labels import Labels
from cogs.presentation.people import called_of
from cogs.presentation.scores import score_text
from db.rows import MatchRow
from locales import Words, words
from render.scene import Picture

MOST_SCORES = 1600  # characters of the points
MOST_CHARACTERS = 3900  # of all texts; Discord takes 4,000


def result_view(table: Table, pictures: Sequence[Picture], told: str, rating: str, now: int) -> discord.ui.LayoutView:
    """The last post of a match: ranks, scores with their sources, what ``rating`` tells ("": nothing), what was ``told`` of the
    last turns, the seed that proves the chance, or when it will be told. Where all of it is too long for a message, the older
    of the last turns give way.
    """
    w = words(table.row.lang)
    names = called_of(table.seats, w)
    labels = Labels(table.game, w, names)
    outcome = table.game.outcome(table.state)
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container()
    proven = proof(table.row, w, now)
    if outcome is not None:
        winners = ", ".join(names[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1)
        count, reason = outcome.ranks.count(1), labels.reason(outcome.reason)
        title = w("result-title", winners=winners, count=count, reason=reason)
        points = "\n".join(filter(None, [score_text(table, labels, MOST_SCORES), rating]))
        told = layout.fit(told, MOST_CHARACTERS - len(title) - len(points) - len(proven))
        for text in filter(None, (title, points, told)):
            box.add_item(discord.ui.TextDisplay(text))
    # One below the other: of pictures side by side Discord shows the middle.
    for picture in pictures:
        box.add_item(layout.gallery(picture))
    box.add_item(discord.ui.TextDisplay(proven))
    view.add_item(box)
    match, revision = table.row.id, table.row.revision
    for line in layout.rows(
        [
            Press(Pressed("rematch", match, revision), w("result-rematch")),
            *course_button(table, w),
            analysis_button(table.row, w),
            *reopen_button(table.row, w, now),
            Press(Pressed("fair", match, revision), w("opening-proof-more")),
            Press(Pressed("export", match, revision), w("result-export")),
        ]
    ):
        view.add_item(line)
    return view


def course_button(table: Table, w: Words) -> list[Press]:
    """The button for the course of the points, where the game counts any."""
    return [Press(Pressed("course", table.row.id, table.row.revision), w("scores-course"))] if table.game.scored else []


def analysis_button(row: MatchRow, w: Words) -> Press:
    """The button for what the computer makes of the match."""
    return Press(Pressed("analysis", row.id, row.revision), w("result-analysis"))


def reopen_button(row: MatchRow, w: Words, now: int) -> list[Press]:
    """The button that takes the end of a match back, as long as it is not final."""
    return [] if row.is_final(now) else [Press(Pressed("reopen", row.id, row.revision), w("turn-undo"))]


def proof(row: MatchRow, w: Words, now: int) -> str:
    """The seed of a match that is over for good; before that when it will be told."""
    if row.is_final(now):
        return w("result-proof", seed=row.seed, hash=row.seed_hash)
    return w("result-proof-later", hash=row.seed_hash, at=f"<t:{row.final_at}:f>")
