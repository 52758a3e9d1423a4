"""The decisions of Founders of the Empire; Appendix B of the rules. Cells are named as on the picture ("M10")."""

from __future__ import annotations

from games.base import Move


class Draft(Move, frozen=True, tag="draft"):
    """R3.5, R3.6: take a tile of the green row; ``side`` is where the second one lies against the first ("" for the first)."""

    tile: str
    side: str


class Reveal(Move, frozen=True, tag="reveal"):
    """R6.1: turn up the top tile of a stack."""

    stack: str


class War(Move, frozen=True, tag="war"):
    """R7.2: attack the top tile of an opponent's column."""

    opponent: int
    cell: str


class Coin(Move, frozen=True, tag="coin"):
    """R7.3: buy one printed resource of an opponent's producing tile."""

    opponent: int
    cell: str
    resource: str


class Cart(Move, frozen=True, tag="cart"):
    """R7.4: link an own 2×2 square, named by its lower left cell."""

    cell: str


class Craftsman(Move, frozen=True, tag="craftsman"):
    """R7.5: lay a craftsman token on an own village tile."""

    token: str
    cell: str


class Add(Move, frozen=True, tag="add"):
    """R8.1: put a face-up tile on an empty cell."""

    tile: str
    cell: str


class Replace(Move, frozen=True, tag="replace"):
    """R9.1: put a face-up tile in the place of an own one (−1 point)."""

    tile: str
    cell: str


class Pass(Move, frozen=True, tag="pass"):
    """R8.8: end the turn without adding, when nothing fits."""


class Stop(Move, frozen=True, tag="stop"):
    """R11.3b: set or clear the public flag "stop the game"; free at any time."""

    flag: bool


MOVE_TYPES = (Draft, Reveal, War, Coin, Cart, Craftsman, Add, Replace, Pass, Stop)
