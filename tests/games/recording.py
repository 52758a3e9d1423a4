"""Matches played out and written down, the same for all games, by the plans in ``tests/games/<slug>/plans.py``.

``python -m tests.games.recording <slug>`` plays those of the present version of the rules; those of older versions stay as they are.
``python -m tests.games.recording <slug> <old> <new>`` takes the recorded matches of a version over, before it is dropped.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

import msgspec

from games import GAMES
from games.base import Concede, Game, Move, Options
from games.core.rng import Rng, seed_hash
from games.records.record import FORMAT, Converted, MatchRecord, RecordedMove, opening, replay
from games.records.versions import convert
from tests.games.recorded import folder_of, read

Choice = tuple[int, Move, bool]  # seat, move, whether the bot made it
# What else is done in a state before a ply, by the chance of the match.
Aside = Callable[[Game[Any], Any, int, Rng], Iterable[Choice]]


class Plan(msgspec.Struct, frozen=True):
    """How a match is played: the ways of the seats in turn, the options, before which ply who leaves, and what else is done.

    ``mixed`` draws who decides of several seats that must, where else the first one does, and lets random ways also make moves that
    are free at any time.
    """

    seats: int
    ways: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    leaves: dict[int, int] = {}
    aside: Aside | None = None
    mixed: bool = False


class Plans(msgspec.Struct, frozen=True):
    """What a game's ``plans.py`` says: the matches by name, the rules by which they end, kinds of moves that none of them shows."""

    matches: dict[str, Plan]
    ends: set[str]
    unseen: set[str] = set()


def plans_of(slug: str) -> Plans:
    """The matches that are recorded of a game."""
    return import_module(f"tests.games.{slug}.plans").PLANS


def ordering(game: Game[Any], state: Any, ply: int, rng: Rng, *, awaited: bool = True) -> Iterator[Choice]:
    """Before every tenth ply standing orders of the seats; of those that must decide only if ``awaited``."""
    for seat in range(state.seats) if ply % 10 == 0 else ():
        orders = [move for move in game.legal_moves(state, seat) if move.kind in game.free_kinds]
        if orders and (awaited or seat not in game.to_move(state)):
            yield seat, rng.choice(orders), False


def choices(game: Game[Any], plan: Plan, state: Any) -> Iterator[Choice]:
    """The moves of a match one by one; the caller plays them on the state."""
    rng = Rng(f"choices of {plan.seed}")
    ply = 0
    while not state.finished:
        if ply in plan.leaves:
            yield plan.leaves[ply], Concede(), False
            if state.finished:
                return
        if plan.aside is not None:
            yield from plan.aside(game, state, ply, rng)
            if state.finished:
                return
        waiting = game.to_move(state)
        seat = rng.choice([*waiting]) if plan.mixed else waiting[0]
        way = "default" if seat in state.left else plan.ways[seat % len(plan.ways)]
        yield seat, _chosen(game, state, seat, way, rng, plan.mixed), way == "default"
        ply += 1


def _chosen(game: Game[Any], state: Any, seat: int, way: str, rng: Rng, mixed: bool) -> Move:
    if way == "default":
        return game.default_move(state, seat)
    if way == "sensible":
        return game.sensible_move(game.redact(state, seat), seat, rng)
    return rng.choice([move for move in game.legal_moves(state, seat) if mixed or move.kind not in game.free_kinds])


def record(game: Game[Any], plan: Plan) -> MatchRecord:
    """Play a match to its end."""
    options = msgspec.convert(plan.options, game.options)
    state = game.setup(plan.seats, options, plan.seed)
    moves: list[RecordedMove] = []
    for seat, move, automatic in choices(game, plan, state):
        game.play(state, seat, move)
        moves.append(RecordedMove(seat, json.loads(game.encode_move(move)), automatic))
    return written(game, state, plan.seed, moves, options)


def written(
    game: Game[Any], state: Any, seed: str, moves: Sequence[RecordedMove], options: Options | None = None
) -> MatchRecord:
    """The record of a match that these moves have led to this state; without ``options`` it had the usual ones."""
    return MatchRecord(
        format=FORMAT,
        slug=game.slug,
        rules_version=game.version,
        data_hash=game.data_hash,
        data=json.loads(game.data_text),
        seats=state.seats,
        options=msgspec.to_builtins(options or game.options()),
        seed=seed,
        seed_hash=seed_hash(seed),
        moves=[*moves],
        outcome=game.outcome(state),
        final_hash=game.state_hash(state),
        schema=state.schema,
    )


def taken_over(game: Game[Any], made: MatchRecord, to: int) -> MatchRecord:
    """A recorded match that the version ``to`` takes over half-way, played on by the sensible computer.

    ``game`` can still play both versions.
    """
    old = game.under(made.rules_version).with_data(msgspec.json.encode(made.data))
    new = old.under(to)
    state, past = opening(old, made)
    half = len(past) // 2
    replay(old, state, [(row.seat, old.decode_move(json.dumps(row.move))) for row in past[:half]])
    before = old.encode(state)
    state = convert(new, before, old.version, to)
    rows, rng = made.moves[:half], Rng(f"taken over {made.seed}")
    while not state.finished:
        seat = new.to_move(state)[0]
        left = seat in state.left
        move = new.default_move(state, seat) if left else new.sensible_move(new.redact(state, seat), seat, rng)
        new.play(state, seat, move)
        rows.append(RecordedMove(seat, json.loads(new.encode_move(move)), left))
    return msgspec.structs.replace(
        made,
        rules_version=to,
        moves=rows,
        outcome=new.outcome(state),
        final_hash=new.state_hash(state),
        schema=state.schema,
        converted=Converted(half, old.version, json.loads(before)),
    )


def write(game: Game[Any]) -> None:
    """Write every planned match by the game's version, and once the component data that all were played with.

    Exits with a sentence if that version is recorded already, unless ``--again`` is among the arguments of the process: what
    somebody may have played by a version must replay for ever.
    """
    folder = folder_of(game)
    if folder.exists() and "--again" not in sys.argv:
        sys.exit(
            f"version {game.version} is recorded already: raise rules_version, or say --again if nobody has played it yet"
        )
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        path.unlink()
    for name, plan in plans_of(game.slug).matches.items():
        made = msgspec.structs.replace(record(game, plan), data={})
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(made) + b"\n")
    folder.with_suffix(".json").write_bytes(game.data_text + b"\n")


def take_over(game: Game[Any], old: int, new: int) -> None:
    """Write what becomes of the recorded matches of a version that another one takes over; both can still be played."""
    folder = folder_of(game.under(new)) / f"from_v{old}"
    folder.mkdir(parents=True)
    for path in sorted(folder_of(game.under(old)).rglob("*.json")):
        (folder / path.name).write_bytes(msgspec.json.encode(taken_over(game, read(path), new)) + b"\n")


def main() -> None:
    """Record a game's matches, or take those of a version over."""
    game, versions = GAMES[sys.argv[1]], [int(word) for word in sys.argv[2:] if word.isdecimal()]
    if versions:
        take_over(game, *versions)
    else:
        write(game)


if __name__ == "__main__":
    main()
