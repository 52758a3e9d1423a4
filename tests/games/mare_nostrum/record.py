"""Matches of all table sizes and options, played out and written to ``matches``.

``python -m tests.games.mare_nostrum.record`` writes them anew. Do that only after a change of the rules that is meant to change
them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from games.base import Concede, Move
from games.core.record import FORMAT, MatchRecord, RecordedMove
from games.core.rng import Rng, seed_hash
from games.mare_nostrum.state import MareState
from tests.games.mare_nostrum.case_builder import FOLDER, GAME

MATCHES = FOLDER / "matches"
SLUG = "mare_nostrum"


class Plan(msgspec.Struct, frozen=True):
    """How a match is played: the ways of the seats in turn, and before which ply who leaves."""

    seats: int
    ways: tuple[str, ...]
    seed: str
    display: str = "beginner"
    edition: str = "pl"
    leaves: dict[int, int] = {}
    orders: bool = False  # whether standing orders are given now and then


PLANS = {
    "3-sensible": Plan(3, ("sensible",), "recorded 1"),
    "3-sensible-expert-english": Plan(3, ("sensible",), "recorded 2", display="expert", edition="en"),
    "3-conceded": Plan(3, ("sensible", "random"), "recorded 3", leaves={40: 1, 90: 2}),
    "3-random-orders": Plan(3, ("random",), "recorded 23", orders=True),
    "4-sensible": Plan(4, ("sensible",), "recorded 5"),
    "4-sensible-random-default": Plan(4, ("sensible", "random", "default", "random"), "recorded 22", display="expert"),
    "4-random-expert": Plan(4, ("random",), "recorded 38", display="expert"),
    "4-random-leaver-english": Plan(4, ("random",), "recorded 29", edition="en", leaves={50: 2}),
    "5-sensible": Plan(5, ("sensible",), "recorded 21"),
    "5-sensible-random": Plan(5, ("sensible", "random"), "recorded 30", orders=True),
    "5-random-english": Plan(5, ("random",), "recorded 24", display="expert", edition="en"),
}


def choices(plan: Plan, state: MareState) -> Iterator[tuple[int, Move, bool]]:
    """The moves of a match one by one, with the seat and whether the bot made it; the caller plays them on the state."""
    rng = Rng(f"choices of {plan.seed}")
    ply = 0
    while not state.finished:
        if ply in plan.leaves:
            yield plan.leaves[ply], Concede(), False
            if state.finished:
                return
        if plan.orders and ply % 10 == 0:
            for seat in range(plan.seats):
                orders = [move for move in GAME.legal_moves(state, seat) if move.kind in GAME.free_kinds]
                if orders and seat not in GAME.to_move(state):
                    yield seat, rng.choice(orders), False
        seat = GAME.to_move(state)[0]
        way = "default" if seat in state.left else plan.ways[seat % len(plan.ways)]
        yield seat, _choose(state, seat, way, rng), way == "default"
        ply += 1


def _choose(state: MareState, seat: int, way: str, rng: Rng) -> Move:
    if way == "default":
        return GAME.default_move(state, seat)
    if way == "sensible":
        return GAME.sensible_move(GAME.redact(state, seat), seat, rng)
    return rng.choice([move for move in GAME.legal_moves(state, seat) if move.kind not in GAME.free_kinds])


def record(plan: Plan) -> MatchRecord:
    """Play a match to its end."""
    options = {"display": plan.display, "edition": plan.edition}
    state = GAME.setup(plan.seats, msgspec.convert(options, GAME.options), plan.seed)
    moves: list[RecordedMove] = []
    for seat, move, automatic in choices(plan, state):
        GAME.play(state, seat, move)
        moves.append(RecordedMove(seat, json.loads(GAME.encode_move(move)), automatic))
    return MatchRecord(
        format=FORMAT,
        slug=SLUG,
        rules_version=GAME.rules_version,
        data_hash=GAME.data_hash,
        data=json.loads(GAME.data_text),
        seats=plan.seats,
        options=options,
        seed=plan.seed,
        seed_hash=seed_hash(plan.seed),
        moves=moves,
        outcome=GAME.outcome(state),
        final_hash=GAME.state_hash(state),
    )


def main() -> None:
    """Write every match; files that are no longer planned are removed."""
    MATCHES.mkdir(exist_ok=True)
    for path in MATCHES.glob("*.json"):
        path.unlink()
    for name, plan in PLANS.items():
        (MATCHES / f"{name}.json").write_bytes(msgspec.json.encode(record(plan)) + b"\n")


if __name__ == "__main__":
    main()
