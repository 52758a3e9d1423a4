"""R8.2: what comes by itself after the last move of a step of a turn: a single battle, the end of the turn, that of the round."""

from __future__ import annotations

from typing import Any

import msgspec

from games.mare_nostrum.battle import attack_moves, fight_moves
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.conquest import conquest_moves
from games.mare_nostrum.movement import march_moves
from games.mare_nostrum.moves import March
from games.mare_nostrum.state import MareState


def comes_last(state: MareState, seat: int) -> bool:
    """R8.1: whether everybody else has had a turn of this phase."""
    return all(other == seat or other in state.acted or other in state.left for other in range(state.seats))


def after_march(catalogue: Catalogue, state: MareState, seat: int, move: March) -> dict[str, Any]:
    """R8.4, R8.5: what comes by itself after a march after which no legion can march any more; {} where somebody is asked first."""
    then = _marched(state, seat, move)
    if march_moves(catalogue, then, seat):
        return {}
    fights = fight_moves(then, seat)
    if len(fights) > 1:
        return {}
    ends = "none" if _something_to_use(catalogue, then, seat) else "round" if comes_last(state, seat) else "turn"
    return {"next": {"battle": "yes" if fights else "no", "ends": ends}} if fights or ends != "none" else {}


def after_step(catalogue: Catalogue, state: MareState, seat: int, step: str) -> dict[str, Any]:
    """R8.1, R8.2: that the round ends with a step of the turn; {} where it does not, or where that turns on a battle."""
    if not comes_last(state, seat) or fight_moves(state, seat):
        return {}
    if (step == "sail" and attack_moves(state, seat)) or (step != "march" and march_moves(catalogue, state, seat)):
        return {}
    return {} if _something_to_use(catalogue, state, seat) else {"next": {"battle": "no", "ends": "round"}}


def _something_to_use(catalogue: Catalogue, state: MareState, seat: int) -> bool:
    return any(conquest_moves(catalogue, state, seat).values())


def _marched(state: MareState, seat: int, move: March) -> MareState:
    """R8.4: where the legions stand then; no list of the position is changed in place."""
    source, target = state.provinces[move.source], state.provinces[move.target]
    places = {spot: owner for spot, owner in source.places.items() if spot != move.spot}
    return msgspec.structs.replace(
        state,
        provinces={
            **state.provinces,
            move.source: msgspec.structs.replace(
                source, legions=_added(source.legions, seat, -move.count), places=places
            ),
            move.target: msgspec.structs.replace(target, legions=_added(target.legions, seat, move.count)),
        },
        moved={**state.moved, move.target: state.moved.get(move.target, 0) + move.count},
    )


def _added(legions: list[int], seat: int, count: int) -> list[int]:
    return [number + count * (other == seat) for other, number in enumerate(legions)]
