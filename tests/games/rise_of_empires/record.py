"""Recorded matches: ``python -m tests.games.rise_of_empires.record`` plays them anew and writes matches/*.json.

Do that only after a change of the rules that is meant to change them: the files are what a stored match must still replay to.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from games.base import Concede, Move
from games.core.record import FORMAT, MatchRecord, RecordedMove
from games.core.rng import Rng, seed_hash
from games.rise_of_empires.state import RiseState
from tests.games.rise_of_empires.case_builder import FOLDER, GAME, SLUG

MATCHES = FOLDER / "matches"


class Plan(msgspec.Struct, frozen=True):
    """How a match is played: the ways of the seats in turn, and before which ply who leaves."""

    seats: int
    ways: tuple[str, ...]
    seed: str
    leaves: dict[int, int] = {}


PLANS = {
    "2-sensible": Plan(2, ("sensible",), "recorded 1"),
    "2-random": Plan(2, ("random",), "recorded 2"),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 3", leaves={70: 1}),
    "3-sensible-random-default": Plan(3, ("sensible", "random", "default"), "recorded 4"),
    "3-random": Plan(3, ("random",), "recorded 5"),
    "4-sensible": Plan(4, ("sensible",), "recorded 6"),
    "4-random-leaver": Plan(4, ("random",), "recorded 7", leaves={90: 2}),
    "5-sensible": Plan(5, ("sensible",), "recorded 8"),
    "5-random": Plan(5, ("random",), "recorded 9"),
}


def choices(plan: Plan, state: RiseState) -> Iterator[tuple[int, Move, bool]]:
    """The moves of a match one by one, with the seat and whether the bot made it; the caller plays them on the state."""
    rng = Rng(f"choices of {plan.seed}")
    ply = 0
    while not state.finished:
        if ply in plan.leaves:
            yield plan.leaves[ply], Concede(), False
            if state.finished:
                return
        seat = rng.choice([*GAME.to_move(state)])
        way = "default" if seat in state.left else plan.ways[seat % len(plan.ways)]
        yield seat, _choose(state, seat, way, rng), way == "default"
        ply += 1


def _choose(state: RiseState, seat: int, way: str, rng: Rng) -> Move:
    if way == "default":
        return GAME.default_move(state, seat)
    if way == "sensible":
        return GAME.sensible_move(GAME.redact(state, seat), seat, rng)
    return rng.choice(GAME.legal_moves(state, seat))


def record(plan: Plan) -> MatchRecord:
    """Play a match to its end."""
    state = GAME.setup(plan.seats, GAME.options(), plan.seed)
    moves: list[RecordedMove] = []
    for seat, move, automatic in choices(plan, state):
        GAME.play(state, seat, move)
        moves.append(RecordedMove(seat, json.loads(GAME.encode_move(move)), automatic))
    return MatchRecord(
        format=FORMAT,
        slug=SLUG,
        rules_version=GAME.rules_version,
        data_hash=GAME.data_hash,
        data={},
        seats=plan.seats,
        options={},
        seed=plan.seed,
        seed_hash=seed_hash(plan.seed),
        moves=moves,
        outcome=GAME.outcome(state),
        final_hash=GAME.state_hash(state),
    )


def main() -> None:
    """Write every match, and once the component data that all were played with."""
    MATCHES.mkdir(exist_ok=True)
    for path in MATCHES.glob("*.json"):
        path.unlink()
    (FOLDER / "matches_data.json").write_bytes(GAME.data_text + b"\n")
    for name, plan in PLANS.items():
        (MATCHES / f"{name}.json").write_bytes(msgspec.json.encode(record(plan)) + b"\n")


if __name__ == "__main__":
    main()
