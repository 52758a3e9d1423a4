"""Whoever has decided what others are still to decide is told so; of all decisions that several have to make at the same time."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.match.history import StoredEvents
from cogs.match.playing import Playing
from cogs.match.seen import has_chosen
from cogs.match.tables import Tables
from db.rows import NewMove
from db.store import Store
from games import GAMES

PEOPLE = {101: "Anna", 102: "Ben", 103: "Celina"}


def chosen_by_one(
    slug: str, options: dict[str, Any], asked: str, seed: str
) -> tuple[Any, list[tuple[int, Any, bytes]], int, list[int]]:
    """A match up to where several had this decision to make and one of them has: its state, its moves with what happened by them, the
    seat that has chosen, and those that have not.
    """
    game, chance, made = GAMES[slug], random.Random(seed), list[tuple[int, Any, bytes]]()
    state = game.setup(len(PEOPLE), game.options(**options), seed)

    def play(seat: int) -> None:
        move = chance.choice([move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds])
        turn, events = game.turn(state), game.play(state, seat, move)
        made.append((seat, move, msgspec.json.encode(StoredEvents(turn, events))))

    while len(waiting := game.to_move(state)) < 2 or game.asked(state, waiting[0]) != asked:
        play(waiting[0])
    seat, *others = waiting
    while seat in game.to_move(state):
        play(seat)
    return state, made, seat, others


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "chosen.sqlite")
    yield store
    await store.close()


@pytest.mark.parametrize(
    ("slug", "options", "asked", "seed"),
    [
        ("mosaic", {}, "pick", "t"),
        ("imperial_settlers", {}, "faction", "t"),
        ("imperial_settlers", {"lookout": "alternate"}, "draft", "t"),
        ("imperial_settlers", {}, "cleanup", "t"),
        ("rise_of_empires", {}, "food", "t6"),
        ("rise_of_empires", {}, "pick", "t12"),
        ("mare_nostrum", {}, "offer", "t"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_whoever_has_decided_what_others_are_still_to_decide_has_chosen(store, slug, options, asked, seed):
    tables, game = Tables(store), GAMES[slug]
    row = await store.lobby.create(
        0,
        slug=slug,
        server=1,
        channel=2,
        host=101,
        host_name="Anna",
        options=json.dumps(options),
        lang="en",
        seats_min=3,
        seats_max=3,
    )
    for user, name in [*PEOPLE.items()][1:]:
        await store.lobby.join(row.id, user, name, 0)
    row = await Playing(tables).begin(row, [*PEOPLE], seed=seed, seed_hash="", now=1)
    state, made, seat, others = chosen_by_one(slug, options, asked, seed)
    await store.moves.commit(
        row.id,
        base_revision=row.revision,
        moves=[NewMove(by, 101 + by, game.encode_move(move).decode(), events.decode()) for by, move, events in made],
        state=game.encode(state),
        turn=game.turn(state),
        status="running",
        ended_reason="",
        outbox=(),
        awaited=[101 + other for other in others],
        now=1,
    )
    table = await tables.load(row.id)
    assert await has_chosen(tables, table, seat)
    assert not any([await has_chosen(tables, table, other) for other in others])
