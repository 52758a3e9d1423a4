"""The course of a match: how the points grew, found by playing its moves once more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cogs.match.tables import Table, Tables
from cogs.presentation.scenes import scene_of
from db.rows import MoveRow
from render import PAINTERS
from render.scene import Course, Periods, Scene


async def course_scene(tables: Tables, table: Table, lang: str, now: int) -> Scene:
    """The scene of the picture: points as everybody could know them at the time, all of them once the end is final."""
    moves = await tables.store.moves.of(table.row.id)
    # A long match takes a tenth of a second to play again.
    course = await asyncio.to_thread(course_of, table, moves, final=table.row.is_final(now))
    periods = await asyncio.to_thread(periods_of, table, moves)
    return replace(scene_of(table, viewer=None, lang=lang, view="course"), course=course, periods=periods)


def course_of(table: Table, moves: Sequence[MoveRow], *, final: bool) -> Course:
    """The points of each seat at the end of each turn, from the start on (or from where newer rules took the match over); at last
    as they are now or were at the end. ``final``: the match is over for good, and what was hidden may be told.
    """
    game, turns, before = table.game, dict[int, tuple[int, ...]](), None

    def points(state: Any) -> tuple[int, ...]:
        known = state if final or state.finished else game.redact(state, None)
        return tuple(sum(sources.values()) for sources in game.standing(known))

    for ply, state in _played(table, moves):
        turn = game.turn(state)
        if before is None:
            turns[max(0, turn - 1)] = points(state)
        elif turn != before:
            turns[before] = points(state)
        if ply == len(moves):
            turns[turn] = points(state)
        before = turn
    return tuple(sorted(turns.items()))


def periods_of(table: Table, moves: Sequence[MoveRow]) -> Periods:
    """What players of the game count, each with the turn after which it began; () where they count turns."""
    found: dict[str, int] = {}
    for _, turn, name in _counted(table, moves):
        found.setdefault(name, max(0, turn - 1))
    return tuple((turn, name) for name, turn in found.items() if name)


def periods_by_moves(table: Table, moves: Sequence[MoveRow]) -> Periods:
    """What players of the game count, turns too, each with the number of moves after which it began; before the first there is
    none.
    """
    counted = [*_counted(table, moves)]
    named = any(name for _, _, name in counted)
    found: dict[str, int] = {}
    for ply, turn, name in counted:
        found.setdefault(name if named else str(turn or ""), ply)
    return tuple((ply, name) for name, ply in found.items() if name)


def _counted(table: Table, moves: Sequence[MoveRow]) -> Iterator[tuple[int, int, str]]:
    """The number of moves made, the turn and what players count instead ("": nothing), at the start and after each move."""
    painter = PAINTERS[table.row.slug]
    for ply, state in _played(table, moves):
        yield ply, table.game.turn(state), painter.period(state)


def _played(table: Table, moves: Sequence[MoveRow]) -> Iterator[tuple[int, Any]]:
    """The number of moves made and the position, at the start (or from where newer rules took the match over) and after each move;
    the position is the same object all along.
    """
    game, state = table.game, Tables.replayed(table, list(moves[: table.oldest_ply]))
    yield table.oldest_ply, state
    for ply, move in enumerate(moves[table.oldest_ply :], table.oldest_ply + 1):
        game.play(state, move.seat, game.decode_move(move.move))
        yield ply, state
