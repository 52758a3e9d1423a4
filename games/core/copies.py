"""Moves that differ only in which of several equal things they name: nobody has anything to choose between them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from games.core.terms import Move

M = TypeVar("M", bound=Move)


def one_of_each(moves: Iterable[M], groups: Iterable[Sequence[str]]) -> list[M]:
    """The moves in order, of those that do the same by things of these ``groups`` the first alone."""
    firsts = _firsts(groups)
    found: dict[Hashable, M] = {}
    for move in moves:
        found.setdefault(_done_by(move, firsts) if firsts else move, move)
    return [*found.values()]


def doing_the_same(move: Move, moves: Iterable[M], groups: Iterable[Sequence[str]]) -> M | None:
    """The one of the moves that does the same by things of these ``groups``; None where there is none."""
    firsts = _firsts(groups)
    wanted = _done_by(move, firsts)
    return next((other for other in moves if _done_by(other, firsts) == wanted), None)


def _firsts(groups: Iterable[Sequence[str]]) -> Mapping[str, str]:
    return {thing: group[0] for group in groups if len(group) > 1 for thing in group}


def _done_by(move: Move, firsts: Mapping[str, str]) -> Hashable:
    """What a move does, whichever things of a group it does it by."""

    def same(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(firsts.get(str(item), item) for item in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        return firsts.get(value, value) if isinstance(value, str) else value

    return move.kind, *map(same, msgspec.structs.astuple(move))
