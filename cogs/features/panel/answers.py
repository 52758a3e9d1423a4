"""What answers a move after which its person is not asked again: the match is over, or others are waited for; and what is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.discord_io import layout
from cogs.discord_io.clock import utc_now
from cogs.features.panel.shortcuts import more_button, plan_button, undo_button
from cogs.match.tables import Played, Position
from cogs.posting.result_view import reopen_button
from cogs.presentation.history import said_of
from cogs.presentation.labels import Labels
from cogs.presentation.scores import score_lines
from cogs.presentation.strong import and_waits
from games.base import Move


def lost(labels: Labels, gone: Sequence[Move], *, back: bool) -> str:
    """That moves which were chosen are not possible any more, and whether Back brings them ``back``; "" where none
    is gone.
    """
    moves = ", ".join(map(labels.move, gone))
    return labels.words("panel-gone", moves=moves, back="yes" if back else "no") if gone else ""


def over(played: Played, labels: Labels, note: str) -> discord.ui.LayoutView:
    """What happened, how the match ended, and the way to take that back."""
    row = played.table.row
    result = "\n".join([labels.words("table-finished"), *score_lines(played.table, labels, sources=False)])
    return layout.text_view(note, result, controls=reopen_button(row, labels.words, utc_now()))


def waiting(
    played: Played, position: Position, labels: Labels, note: str, offered: Sequence[discord.ui.Item[Any]]
) -> discord.ui.LayoutView:
    """What happened, who is waited for, the ways to take it back, to plan and to all else."""
    done = and_waits(labels.words(said_of(labels, played)), played.table, labels)
    controls = [
        undo_button(position, labels),
        *plan_button(position, labels),
        more_button(position, labels),
        *offered,
    ]
    return layout.text_view(note, done, controls=controls)
