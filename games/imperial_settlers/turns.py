"""R5, R8: from question to question, from turn to turn, from phase to phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.base import Move
from games.core.errors import IllegalMove
from games.imperial_settlers import activating, building, deals, razing, workers
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import begin_cleanup, finish_cleanup
from games.imperial_settlers.decisions import FORCED, OPTIONAL, answer, answers, pass_turn
from games.imperial_settlers.effects import carry_out
from games.imperial_settlers.free_steps import defend, free_moves, hold_moves, samurai
from games.imperial_settlers.lookout import begin_lookout, next_pick, pass_packs
from games.imperial_settlers.moves import (
    Activate,
    Build,
    Defend,
    Exchange,
    Hold,
    Instant,
    MakeDeal,
    Pass,
    RazeHand,
    RazeLocation,
    Samurai,
    Send,
)
from games.imperial_settlers.production import begin_production, next_production, return_stored
from games.imperial_settlers.refusals import why_not_activate, why_not_instant
from games.imperial_settlers.scoring import margin, points, title
from games.imperial_settlers.setup import deal_out
from games.imperial_settlers.solo import begin_attacks, next_attack
from games.imperial_settlers.state import SettlersState, Task
from games.imperial_settlers.table import Table


# ------------------------------------------------------------------ R8.2 the actions
def actions(catalogue: Catalogue, state: SettlersState, seat: int) -> Iterator[Move]:
    """R8.2, R25.2, R25.4: every action of the seat; those that are quickly found first."""
    yield from workers.exchange_moves(catalogue, state, seat)
    yield from building.build_moves(catalogue, state, seat)
    yield from deals.deal_moves(catalogue, state, seat)
    yield from razing.raze_hand_moves(catalogue, state, seat)
    yield from razing.raze_moves(catalogue, state, seat)
    yield from activating.activation_moves(catalogue, state, seat)
    yield from activating.instant_moves(catalogue, state, seat)
    yield from workers.send_moves(catalogue, state, seat)


def turn_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> list[Move]:
    """D6, R8.1, R8.3: an action or pass, and free steps before it; unsorted."""
    return [
        *actions(catalogue, state, seat),
        *free_moves(catalogue, state, seat),
        *hold_moves(catalogue, state, seat),
        Pass(),
    ]


def _check_named(move: Move) -> None:
    """R8.2: a move that names no card or Location stands for all of its kind where there is nothing for it. Raises IllegalMove."""
    for name in ("card", "location", "target"):
        if getattr(move, name, None) == "":
            raise IllegalMove("nothing-for-it", "R8.2")


def play_turn(table: Table, task: Task, move: Move) -> None:
    """R8: one move of a turn. Raises IllegalMove before any change."""
    catalogue, state, seat = table.catalogue, table.state, task.seat
    _check_named(move)
    match move:
        case Pass():
            pass_turn(table, seat)
            return
        case Hold():
            if move not in hold_moves(catalogue, state, seat):
                raise IllegalMove("no-hold", "R8.3")
            state.hold = True
            return
        case Defend():
            defend(table, seat, move)
            return
        case Samurai():
            samurai(table, seat, move)
            return
        case Activate():
            if move not in activating.activation_moves(catalogue, state, seat, move.location):
                raise why_not_activate(catalogue, state, seat, move)
            activating.play_activate(table, task, move)
            return
        case Instant():
            if move not in activating.instant_moves(catalogue, state, seat, move.card):
                raise why_not_instant(catalogue, state, seat, move)
            activating.play_instant(table, seat, move)
        case Exchange():
            if workers.exchange(table, seat, move):
                # The action goes on after the cards of this exchange were seen.
                table.state.pending.append(Task(seat, "exchange"))
        case Build():
            building.build(table, seat, move)
        case MakeDeal():
            deals.make_deal(table, seat, move)
        case RazeHand():
            razing.raze_from_hand(table, seat, move)
        case RazeLocation():
            razing.raze_location(table, seat, move)
        case Send():
            workers.send(table, seat, move)
        case _:
            raise IllegalMove("no-action-now", "R8.2")
    table.done(task)


# ------------------------------------------------------------------ what needs no question
def go_on(table: Table) -> None:
    """Carry out what needs no question until somebody has something to decide or the match is over."""
    state = table.state
    while not state.finished:
        settle(table)
        if state.pending:
            break
        _advance(table)
    kinds = {task.kind for task in first_tasks(state)}
    state.step = kinds.pop() if len(kinds) == 1 else state.phase


def settle(table: Table, due: Sequence[Task] = ()) -> None:
    """Carry out effects and forced answers; afterwards the first task of every seat is a real question, or is among those ``due``
    later.
    """

    def is_due(task: Task) -> bool:
        return any(task is one for one in due)  # others may be equal

    while any(_settle_one(table, task) for task in first_tasks(table.state) if not is_due(task)):
        pass


def first_tasks(state: SettlersState) -> list[Task]:
    """What each seat has to do first."""
    seen: dict[int, Task] = {}
    for task in state.pending:
        seen.setdefault(task.seat, task)
    return [*seen.values()]


def _settle_one(table: Table, task: Task) -> bool:
    """Deal with a task that needs no question; whether it was one."""
    catalogue, state = table.catalogue, table.state
    if task.kind == "do":
        carry_out(table, task)
        return True
    if task.kind == "turn":
        # R8.6: whoever can do nothing at all passes by itself.
        if _can_act(catalogue, state, task.seat):
            return False
        pass_turn(table, task.seat, "auto-passed")
        return True
    if task.kind not in OPTIONAL:
        return False
    possible = answers(catalogue, state, task)
    if not possible:
        table.done(task)
        return True
    if len(possible) == 1 and task.kind in FORCED:
        answer(table, task, possible[0])
        return True
    return False


def _can_act(catalogue: Catalogue, state: SettlersState, seat: int) -> bool:
    return (
        next(actions(catalogue, state, seat), None) is not None
        or next(free_moves(catalogue, state, seat), None) is not None
    )


# ------------------------------------------------------------------ R5.1 phases
def _advance(table: Table) -> None:
    """R5.1: nothing is left to do here: the next seat, phase or round."""
    state = table.state
    match state.phase:
        case "factions":
            deal_out(table)
            begin_lookout(table)
        case "lookout":
            if any(player.pack for player in state.players):
                pass_packs(table)
            elif not next_pick(table):
                begin_production(table)
        case "production":
            if not next_production(table):
                return_stored(table)
                _begin_action(table)
        case "action":
            _after_action(table)
        case "cleanup":
            finish_cleanup(table)
            _attack_or_next_round(table)
        case "attack":
            if state.virtual is None or not next_attack(table, state.virtual):
                _next_round(table)
        case "over":
            raise ValueError("the match is over")


def _begin_action(table: Table) -> None:
    """R8.1: the First player begins."""
    state = table.state
    state.phase = "action"
    for player in state.players:
        player.passed = player.skip = False
    _begin_turn(table, state.first)


def _begin_turn(table: Table, seat: int) -> None:
    state = table.state
    state.active, state.hold = seat, False
    state.turn += 1
    state.pending = [Task(seat, "turn")]


def _after_action(table: Table) -> None:
    """R8.1, R8.3: free steps if the seat wanted to stay, else the next seat; R5.1: the phase ends when all have passed."""
    state = table.state
    if state.hold and not state.players[state.active].passed:
        state.hold = False
        state.pending = [Task(state.active, "after")]
        return
    seat = state.active
    while not all(player.passed for player in state.players):
        seat = (seat + 1) % state.seats
        player = state.players[seat]
        if player.passed:
            continue
        if player.skip:
            # R8.7: jumped over once.
            player.skip = False
            table.tell("skipped", seat)
            continue
        _begin_turn(table, seat)
        return
    if state.round < table.catalogue.box.rounds:
        begin_cleanup(table)
    else:
        _attack_or_next_round(table)


def _attack_or_next_round(table: Table) -> None:
    """R23.6: alone, the virtual player attacks before the round is over."""
    if table.state.virtual is not None:
        begin_attacks(table, table.state.virtual)
    else:
        _next_round(table)


def _next_round(table: Table) -> None:
    """R18.4, R19.1."""
    state = table.state
    if state.round >= table.catalogue.box.rounds:
        _finish(table)
        return
    state.round += 1
    state.first = (state.first + 1) % state.seats
    begin_lookout(table)


def _finish(table: Table) -> None:
    """R19.1, R23.11."""
    state, catalogue = table.state, table.catalogue
    close(state, "R19.1" if state.virtual is None else "R23.11")
    if state.virtual is not None:
        score = sum(points(catalogue, state.players[0]).values())
        beyond = margin(catalogue, state)
        if beyond > 0:
            table.tell("solo-won", 0, count=score, title=title(catalogue, score))
        else:
            table.tell("solo-lost", 0, count=len(state.virtual.collection))
    table.tell("finished", None, reason=state.finished)


def close(state: SettlersState, reason: str) -> None:
    """R19.1, or a concession: the match is over, and nothing is to come any more."""
    state.finished, state.phase, state.step = reason, "over", "over"
    state.pending, state.picks, state.waiting = [], [], []


def put_back(state: SettlersState, tasks: list[Task]) -> None:
    """Cards that somebody was looking at go back on their deck."""
    for task in tasks:
        if task.kind == "look":
            state.players[task.seat].deck[:0] = task.cards
