"""Matches that ended before a story begins: played by the computer, stored as if people had made the moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from cogs.match.history import StoredEvents, encode_outcome
from db.rows import NewMove
from games import GAMES
from games.base import Concede, Move, Outcome
from games.core.rng import Rng, seed_hash
from locales import words
from tests.discord.chat import Person, Table


class Past(NamedTuple):
    """What was stored: the match's number, its outcome, and how many moves it took."""

    match: int
    outcome: Outcome
    moves: int


class Played(NamedTuple):
    """A match without people: who moved what with its story, and the state at the end."""

    moves: list[tuple[int, Move, StoredEvents]]
    state: Any


@cache
def played(slug: str, seats: int, seed: str, conceded_after: int | None = None) -> Played:
    """What the sensible computer plays; after so many moves everybody but the last seat concedes, if a number is given."""
    game, rng = GAMES[slug], Rng(f"past {seed}")
    state = game.setup(seats, game.options(), seed)
    made: list[tuple[int, Move, StoredEvents]] = []
    while not state.finished:
        if conceded_after is not None and len(made) >= conceded_after:
            seat, move = len(state.left), Concede()
        else:
            seat = game.to_move(state)[0]
            move = game.sensible_move(game.redact(state, seat), seat, rng)
        turn = game.turn(state)
        made.append((seat, move, StoredEvents(turn, game.play(state, seat, move))))
    return Played(made, state)


async def past(
    table: Table,
    slug: str,
    holders: Sequence[Person | None],
    *,
    seed: str = "1",
    began: int = 1_000_000,
    lasted: int = 3600,
    conceded_after: int | None = None,
    thread: int | None = None,
    taken_over: tuple[int, Person] | None = None,
    rated: bool = False,
) -> Past:
    """Store a finished match on the table's server; ``holders`` by seat, None for a computer (not the first);
    ``taken_over``: somebody takes a seat after the first move.
    """
    bot: Any = table.env.bot
    store, game = bot.store, GAMES[slug]
    story = played(slug, len(holders), seed, conceded_after)
    host = holders[0]
    assert host is not None
    facts = {"server": table.guild.id, "channel": table.channel.id, "options": "{}", "lang": "en"}
    row = await store.lobby.create(
        began, slug=slug, host=host.id, host_name=host.name, seats_min=1, seats_max=len(holders), rated=rated, **facts
    )
    for person in holders[1:]:
        if person is None:
            await store.lobby.join_computer(row.id, words("en")("lobby-computer-sensible", number=1), "sensible", began)
        else:
            await store.lobby.join(row.id, person.id, person.name, began)
    order = [seat.user for seat in await store.seats.of(row.id)]
    await store.lobby.start(
        row.id,
        seed=seed,
        seed_hash=seed_hash(seed),
        rules_version=game.rules_version,
        data_hash=game.data_hash,
        data_text=game.data_text,
        order=order,
        state=b"",
        turn=0,
        outbox=(),
        awaited=(),
        now=began,
    )
    if thread is not None:
        await store.matches.set_thread(row.id, thread)
    rows = [
        NewMove(seat, order[seat], game.encode_move(move).decode(), msgspec.json.encode(told).decode())
        for seat, move, told in story.moves
    ]
    turn, state = game.turn(story.state), game.encode(story.state)
    common = {"state": state, "turn": turn, "outbox": (), "awaited": ()}
    await store.moves.commit(
        row.id, base_revision=0, moves=rows[:1], status="running", ended_reason="", now=began, **common
    )
    if taken_over is not None:
        seat, person = taken_over
        await store.seats.replace(row.id, seat, person.id, person.name, began, 1)
    outcome = game.outcome(story.state)
    assert outcome is not None
    await store.moves.commit(
        row.id,
        base_revision=1,
        moves=rows[1:],
        status="finished",
        ended_reason=story.state.finished,
        now=began + lasted,
        result=encode_outcome(outcome),
        **common,
    )
    return Past(row.id, outcome, len(rows))
