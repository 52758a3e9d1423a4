"""Actions planned ahead, and what a plan relies on (async notes: a queue of actions, dropped at the first illegal one)."""

from __future__ import annotations

import msgspec

from games.base import Move, in_order
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.decisions import answer, answers, ways_out
from games.imperial_settlers.empire import find, known
from games.imperial_settlers.moves import Activate, Instant, RazeLocation, Send
from games.imperial_settlers.state import SettlersState, Task
from games.imperial_settlers.table import Table
from games.imperial_settlers.turns import play_turn, settle, turn_moves

LONGEST_PLAN = 8  # moves; a person who has queued more has lost touch with the match


def planned(catalogue: Catalogue, ahead: SettlersState, seat: int, moves: list[Move]) -> SettlersState | None:
    """The position after these moves if the seat had all the turns: ``ahead``, a redacted copy, which is changed.

    None where nothing can follow, as after a pass or a card that must be seen first. Raises IllegalMove if a planned move does not
    fit any more.
    """
    player = ahead.players[seat]
    if ahead.finished or ahead.phase != "action" or player.passed or seat in ahead.left:
        return None
    if len(moves) >= LONGEST_PLAN:
        return None
    table = Table(catalogue, ahead)
    ahead.active, ahead.hold = seat, False
    ahead.pending = [task for task in ahead.pending if task.seat == seat] or [Task(seat, "turn")]
    for move in moves:
        _play(table, seat, move)
    task = table.task(seat)
    return None if task is None or task.kind == "look" else ahead


def plan_moves(catalogue: Catalogue, ahead: SettlersState, seat: int) -> list[Move]:
    """What can be planned in the position after the moves planned already; sorted."""
    task = Table(catalogue, ahead).task(seat)
    if task is None:
        return []
    if task.kind == "turn":
        return in_order(turn_moves(catalogue, ahead, seat))
    return in_order([*answers(catalogue, ahead, task), *ways_out(catalogue, task)])


def _play(table: Table, seat: int, move: Move) -> None:
    """One planned move, and then the seat's own tasks only: what the others do meanwhile is unknown."""
    state = table.state
    task = table.task(seat)
    if task is None:
        return
    if task.kind == "turn":
        play_turn(table, task, move)
    else:
        answer(table, task, move)
    state.pending = [task for task in state.pending if task.seat == seat]
    _settle(table, seat)
    if state.pending or state.players[seat].passed:
        return
    state.pending = [Task(seat, "after" if state.hold else "turn")]
    state.hold = False


def _settle(table: Table, seat: int) -> None:
    """Effects and forced answers; cards drawn meanwhile stay face down."""
    settle(table)
    state = table.state
    state.pending = [task for task in state.pending if task.seat == seat]
    if any(task.kind == "look" and not all(map(known, task.cards)) for task in state.pending):
        state.pending = [task for task in state.pending if task.kind == "look"]


def premise(state: SettlersState, seat: int, move: Move) -> str:
    """The target as it was: for whom it works and what protects it; and what the seat watches (R11, async notes)."""
    facts: list[object] = []
    if isinstance(move, RazeLocation | Send):
        facts += _target(state, seat, move.target)
    elif isinstance(move, Activate | Instant):
        for target in move.targets:
            facts += _target(state, seat, target)
    player = state.players[seat]
    if "razed" in player.watch:
        facts.append({"losses": player.losses})
    if "passed" in player.watch:
        passed = [other for other, known_player in enumerate(state.players) if known_player.passed and other != seat]
        facts.append({"passed": passed})
    return msgspec.json.encode(facts).decode() if facts else ""


def _target(state: SettlersState, seat: int, card: str) -> list[object]:
    place = find(state, card)
    if place is None or place[0] == seat:
        return []
    holder, location = place
    return [[card, holder, location.defense, location.samurai]]
