"""Matches played out and written down, the same for all games: ``python -m tests.games.<slug>.record`` plays those of the present
version of the rules. Those of older versions stay as they are.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from games import GAMES
from games.base import Concede, Game, Move, Options
from games.core.rng import Rng, seed_hash
from games.records.record import FORMAT, Converted, MatchRecord, RecordedMove, opening, replay
from games.records.versions import convert
from tests.games.recorded import folder_of, read

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


def record(game: Game[Any], plan: Plan, **ways: Any) -> MatchRecord:
    """Play a match to its end; ``ways`` are those of :func:`choices`."""
    options = msgspec.convert(plan.options, game.options)
    state = game.setup(plan.seats, options, plan.seed)
    moves: list[RecordedMove] = []
    for seat, move, automatic in choices(game, plan, state, **ways):
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


def write(game: Game[Any], play: Callable[[], Mapping[str, MatchRecord]], *, data_apart: bool = False) -> None:
    """Write every match of the game's version; ``data_apart``: its data once, in a file of their own.

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
    for name, made in play().items():
        kept = msgspec.structs.replace(made, data={}) if data_apart else made
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(kept) + b"\n")
    if data_apart:
        folder.with_suffix(".json").write_bytes(game.data_text + b"\n")


def main() -> None:
    """``python -m tests.games.recording SLUG OLD NEW``: take the recorded matches of a version over, before it is dropped."""
    slug, old, new = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    game = GAMES[slug]
    folder = folder_of(game.under(new)) / f"from_v{old}"
    folder.mkdir(parents=True)
    for path in sorted(folder_of(game.under(old)).rglob("*.json")):
        (folder / path.name).write_bytes(msgspec.json.encode(taken_over(game, read(path), new)) + b"\n")


if __name__ == "__main__":
    main()
