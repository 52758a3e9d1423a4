"""A match of people as the cogs load it, without a database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from cogs.match.tables import Table
from db.rows import MatchRow, SeatRow
from games.base import Game

ANNA, BEN, CELINA, DAREK, ELA, FILIP = range(11, 17)
NAMES = {ANNA: "Anna", BEN: "Ben", CELINA: "Celina", DAREK: "Darek", ELA: "Ela", FILIP: "Filip"}


def table(game: Game[Any], state: Any, *, asked: Collection[int] = ()) -> Table:
    """A running match of Anna, Ben … in this state; ``asked`` want to be asked always."""
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
        seats_min=state.seats,
        seats_max=state.seats,
        rules_version=1,
        post_at=0,
    )
    people = [*NAMES.items()][: state.seats]
    seats = [SeatRow(1, seat, user, name, 0, "person", None) for seat, (user, name) in enumerate(people)]
    return Table(row, seats, game, state, asked=frozenset(asked))
