"""Recorded matches: ``python -m tests.games.imperial_settlers.record`` plays them anew and writes matches/*.json.

Do that only after a change of the rules that is meant to change them: the files are what a stored match must still replay to.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from games.base import Concede, Move
from games.core.record import FORMAT, MatchRecord, RecordedMove
from games.core.rng import Rng, seed_hash
from games.imperial_settlers.state import SettlersState
from tests.games.imperial_settlers.case_builder import FOLDER, GAME, SLUG

MATCHES = FOLDER / "matches"


class Plan(msgspec.Struct, frozen=True):
    """How a match is played: the ways of the seats in turn, the options, and before which ply who leaves."""

    seats: int
    ways: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    leaves: dict[int, int] = {}


SHORT = {"com_castle": 3, "com_ruins": 6, "com_village": 3, "com_quarry": 3, "com_armorer": 3}
STANDARD = {
    **{card.id: card.count for card in GAME.catalogue.types.values() if card.deck == "romans" and card.set == "base"},
    "rom_forum": 3,
}
del STANDARD["rom_sculptors_apprentice"]

ALL = ["egyptians", "japanese", "barbarians", "romans"]

PLANS = {
    "1-sensible": Plan(1, ("sensible",), "recorded 1"),
    "1-random-introductory": Plan(1, ("random",), "recorded 2", {"format": "introductory"}),
    "2-sensible": Plan(2, ("sensible",), "recorded 3"),
    "2-random-introductory": Plan(2, ("random",), "recorded 4", {"format": "introductory"}),
    "2-random-open": Plan(2, ("random",), "recorded 5", {"format": "open", "decks": {"common": SHORT}}),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 6", leaves={70: 1}),
    "3-peaceful": Plan(3, ("sensible", "random", "default"), "recorded 7", {"peaceful": True}),
    "3-random-alternate-leaver": Plan(3, ("random",), "recorded 8", {"lookout": "alternate"}, leaves={40: 1}),
    "3-standard": Plan(3, ("random",), "recorded 9", {"format": "standard", "decks": {"romans": STANDARD}}),
    "4-sensible-advanced": Plan(
        4, ("sensible",), "recorded 10", {"lookout": "advanced", "factions": ["japanese", "romans", "", ""]}
    ),
    "4-random-introductory": Plan(4, ("random",), "recorded 11", {"format": "introductory", "lookout": "alternate"}),
    # Found by trying seeds: rare decisions.
    "1-use-deals": Plan(1, ("random",), "more 0", {"format": "introductory", "factions": ["egyptians"]}),
    "1-lose": Plan(1, ("random",), "more 9", {"format": "introductory", "factions": ["japanese"]}),
    "2-discard": Plan(2, ("random",), "more 0", {"format": "introductory", "factions": ["egyptians", "japanese"]}),
    "2-place": Plan(2, ("random",), "more 15", {"format": "introductory", "factions": ["egyptians", "japanese"]}),
    "4-store-card": Plan(4, ("random",), "more 4", {"format": "introductory", "factions": ALL}),
    "4-copy": Plan(4, ("random",), "more 5", {"format": "introductory", "factions": ALL}),
    "4-first": Plan(4, ("random",), "more 11", {"format": "introductory", "factions": ALL}),
}


def choices(plan: Plan, state: SettlersState) -> Iterator[tuple[int, Move, bool]]:
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


def _choose(state: SettlersState, seat: int, way: str, rng: Rng) -> Move:
    if way == "default":
        return GAME.default_move(state, seat)
    if way == "sensible":
        return GAME.sensible_move(GAME.redact(state, seat), seat, rng)
    return rng.choice(GAME.legal_moves(state, seat))


def record(plan: Plan) -> MatchRecord:
    """Play a match to its end."""
    options = msgspec.convert(plan.options, GAME.options)
    state = GAME.setup(plan.seats, options, plan.seed)
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
        options=msgspec.to_builtins(options),
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
