"""Positions written in a line or two, and what tests do with them; seats are A, B, C, D as in cases.json."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.founders_of_the_empire.state import FoundersState
from tests.games import positions
from tests.games.founders_of_the_empire.case_builder import GAME, build_state

NAMES = "ABCD"
FIVE = ["forest", "forest", "lake", "cliff", "waterfall"]  # a full row (R6.3)


def land(
    *tiles: str,
    hand: Sequence[str] = (),
    carts: Sequence[tuple[int, int]] = (),
    replaced: Sequence[str] = (),
    stop: bool = False,
) -> dict[str, Any]:
    """A territory: each tile as ``"iron_mine 1,0"`` with ``war``, ``coin`` or a craftsman token behind it."""
    return {
        "tiles": [_tile(text) for text in tiles],
        "hand": list(hand),
        "carts": carts,
        "replaced": replaced,
        "agree_end": stop,
    }


def _tile(text: str) -> dict[str, Any]:
    name, at, *tokens = text.split()
    craftsman = next((token for token in tokens if token.startswith("craftsman_")), None)
    if unknown := set(tokens) - {"war", "coin", craftsman}:
        raise ValueError(f"unknown tokens {unknown}")
    x, y = at.split(",")
    return {
        "tile": name,
        "at": [int(x), int(y)],
        "war": "war" in tokens,
        "coin": "coin" in tokens,
        "craftsman": craftsman,
    }


def home(**more: Any) -> dict[str, Any]:
    """A territory of the first turn, for the seats a test is not about."""
    return land("grove 0,0", "lake 1,0", **more)


def position(*lands: dict[str, Any], active: str = "A", step: str = "token", **table: Any) -> FoundersState:
    """A state: one territory per seat, then ``rows``, ``stacks``, ``display``, ``craftsmen``, ``bought`` where they matter."""
    words = {"display": "victory_row", "craftsmen": "craftsman_stack"}
    names = list(NAMES[: len(lands)])
    given = {words.get(key, key): value for key, value in table.items()}
    return build_state(
        {
            "players": names,
            "territories": dict(zip(names, lands, strict=True)),
            "active": active,
            "phase": step,
            **given,
        }
    )


def start(seats: int, seed: str = "start") -> FoundersState:
    """The state before the draft."""
    return GAME.setup(seats, GAME.options(), seed)


def play(state: FoundersState, *moves: Move) -> list[Event]:
    """Play moves, each by the seat to move; gives what happened."""
    return positions.play(GAME, state, *moves)


def refused(state: FoundersState, move: Move, seat: int | None = None) -> IllegalMove:
    """The reason why a move (of the seat to move) is illegal; the state must not have changed."""
    return positions.refused(GAME, state, move, seat)


def options(state: FoundersState, *kinds: type[Move]) -> list[Any]:
    """The legal moves of the seat to move, only those of these kinds if any are named."""
    return positions.options(GAME, state, GAME.to_move(state)[0], *kinds)
