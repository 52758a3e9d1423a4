"""Matches played out and written down, the same for all games: ``python -m tests.games.<slug>.record`` writes its own anew.

Do that only after a change of the rules that is meant to change them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from games.base import Concede, Game, Move
from games.core.record import FORMAT, MatchRecord, RecordedMove
from games.core.rng import Rng, seed_hash

Choice = tuple[int, Move, bool]  # seat, move, whether the bot made it


class Plan(msgspec.Struct, frozen=True):
    """How a match is played: the ways of the seats in turn, the options, and before which ply who leaves."""

    seats: int
    ways: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    leaves: dict[int, int] = {}


Aside = Callable[[Any, int, Rng], Iterable[Choice]]  # what else is done in a state, before a ply, by the match's chance


def choices(
    game: Game[Any],
    plan: Plan,
    state: Any,
    *,
    aside: Aside | None = None,
    any_seat: bool = False,
    with_free: bool = False,
) -> Iterator[Choice]:
    """The moves of a match one by one; the caller plays them on the state.

    ``any_seat`` draws who decides of several seats that must, else the first one does; ``with_free`` lets random ways also
    make moves that are free at any time.
    """
    rng = Rng(f"choices of {plan.seed}")
    ply = 0
    while not state.finished:
        if ply in plan.leaves:
            yield plan.leaves[ply], Concede(), False
            if state.finished:
                return
        if aside is not None:
            yield from aside(state, ply, rng)
            if state.finished:
                return
        waiting = game.to_move(state)
        seat = rng.choice([*waiting]) if any_seat else waiting[0]
        way = "default" if seat in state.left else plan.ways[seat % len(plan.ways)]
        yield seat, _chosen(game, state, seat, way, rng, with_free), way == "default"
        ply += 1


def _chosen(game: Game[Any], state: Any, seat: int, way: str, rng: Rng, with_free: bool) -> Move:
    if way == "default":
        return game.default_move(state, seat)
    if way == "sensible":
        return game.sensible_move(game.redact(state, seat), seat, rng)
    return rng.choice([move for move in game.legal_moves(state, seat) if with_free or move.kind not in game.free_kinds])


def record(game: Game[Any], plan: Plan, *, with_data: bool = True, **ways: Any) -> MatchRecord:
    """Play a match to its end; ``ways`` are those of :func:`choices`."""
    options = msgspec.convert(plan.options, game.options)
    state = game.setup(plan.seats, options, plan.seed)
    moves: list[RecordedMove] = []
    for seat, move, automatic in choices(game, plan, state, **ways):
        game.play(state, seat, move)
        moves.append(RecordedMove(seat, json.loads(game.encode_move(move)), automatic))
    return MatchRecord(
        format=FORMAT,
        slug=game.slug,
        rules_version=game.rules_version,
        data_hash=game.data_hash,
        data=json.loads(game.data_text) if with_data else {},
        seats=plan.seats,
        options=msgspec.to_builtins(options),
        seed=plan.seed,
        seed_hash=seed_hash(plan.seed),
        moves=moves,
        outcome=game.outcome(state),
        final_hash=game.state_hash(state),
    )


def write(folder: Path, records: Mapping[str, MatchRecord]) -> None:
    """Write every match; files that are no longer planned are removed."""
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.json"):
        path.unlink()
    for name, made in records.items():
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(made) + b"\n")
