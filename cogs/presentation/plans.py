"""What a person has planned, and why a plan of his has ended, in words."""

from __future__ import annotations

from cogs.match.plans import planned_moves, read_move
from cogs.match.tables import Table
from cogs.presentation.labels import Labels
from db.rows import PlanRow
from games.core.errors import IllegalMove


def plan_note(labels: Labels, table: Table, plan: PlanRow) -> str:
    """The plan: its steps, or which of them could not be made and why; a word about plans where there is none."""
    if plan.stopped:
        return stopped_note(labels, table, plan)
    w = labels.words
    if not plan.steps:
        return w("plan-empty")
    lines: list[str] = []
    for number, moves in enumerate(planned_moves(labels.game, plan), 1):
        lines.append(f"{number}. {labels.move_shown(moves[0])}")
        lines += [f"   - {w('plan-instead', move=labels.move_shown(move))}" for move in moves[1:]]
    return w("plan-steps", steps="\n".join(lines))


def stopped_notes(labels: Labels, table: Table, user: int) -> str:
    """The same of each plan of a person at the table, in one text."""
    return "".join(stopped_note(labels, table, plan) for plan in table.plans if plan.user == user)


def stopped_note(labels: Labels, table: Table, plan: PlanRow) -> str:
    """That the plan of the person has ended at a move, and why; "" where it has not.

    The reason is that of the position as it is, which is the one in which the plan ended for as long as the person is awaited;
    where he is not, every move would only be out of turn.
    """
    if not plan.stopped:
        return ""
    w, game, seat = labels.words, table.game, table.seat_of(plan.user)
    try:
        move = read_move(game, plan.stopped)
    except IllegalMove as error:
        return w("plan-stopped-unread", why=labels.illegal(error))
    if seat is None or seat not in game.to_move(table.state):
        return w("plan-stopped", move=labels.move(move))
    try:
        game.play(game.copy(table.state), seat, move)
    except IllegalMove as error:
        return w("plan-stopped-illegal", move=labels.move(move), why=labels.why(error))
    return w("plan-stopped-changed", move=labels.move(move))
