"""A match of two people as the cogs load it, without a database."""

from __future__ import annotations

from typing import Any

from cogs.tables import Table
from db.rows import MatchRow, SeatRow
from games.base import Game

ANNA, BEN = 11, 12


def table(game: Game[Any], state: Any) -> Table:
    """A running match of Anna and Ben in this state."""
    numbers = dict.fromkeys(("id", "server", "channel", "host", "ply", "revision", "turn", "created_at", "moved_at"), 1)
    nothing = dict.fromkeys(("thread", "ended_at", "post_message", "lobby_message", "state"))
    texts = dict.fromkeys(("seed_hash", "data_hash", "ended_reason", "post_key"), "")
    row = MatchRow(
        **numbers,
        **nothing,
        **texts,
        slug=game.slug,
        status="running",
        options="{}",
        seed="seed",
        lang="en",
        seats_min=2,
        seats_max=2,
        rules_version=1,
        post_at=0,
    )
    seats = [
        SeatRow(1, seat, user, name, 0, "person", None) for seat, user, name in ((0, ANNA, "Anna"), (1, BEN, "Ben"))
    ]
    return Table(row, seats, game, state)
