"""Ways into the turn panel: the step at which it opens, the buttons that lead to what was done before, to a plan, to orders."""

from __future__ import annotations

from dataclasses import replace

from cogs.choosing.paths import ROOM, beside, encode_path, parted
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Press, Pressed
from cogs.features.panel.saying import with_told
from cogs.features.panel.style import PanelStyle
from cogs.match.tables import Position
from cogs.presentation.cutting import short
from cogs.presentation.labels import Labels
from games.base import Move


def again_button(position: Position, picker: Picker, labels: Labels, move: Move, told: str) -> Press:
    """The way to a move that was made before, with what it costs and brings as it is ``told``; the page in its id tells it from a
    button that leads to the same move.
    """
    label = with_told(labels.words("panel-again", move=labels.move(move)), told)
    return Press(PanelStyle().step(position.table.row, picker.path_of(move), "~0"), label)


def undo_button(position: Position, labels: Labels) -> Press:
    """The way to take the own last move back."""
    return Press(Pressed("undo", position.table.row.id, position.table.row.revision), labels.words("turn-undo"))


def more_button(position: Position, labels: Labels, here: str = "") -> Press:
    """The way to the legend of all signs, and to what a seat may do at any time; ``here`` is the argument of the control that leads
    back to what has been chosen. Where that is too long to be kept, the button says that it is lost.
    """
    kept, label = len(here) <= ROOM, labels.words("panel-more")
    pressed = Pressed("more", position.table.row.id, position.table.row.revision, here if kept else "")
    return Press(pressed, label if kept else labels.words("panel-drops", what=label))


def back_button(labels: Labels, pressed: Pressed) -> Press:
    """The way back to the panel as it was left, with what was chosen in it, from what was ``pressed`` there."""
    return Press(replace(pressed, kind="pick" if pressed.arg else "panel", values=()), labels.words("panel-back"))


def why_button(position: Position, labels: Labels) -> Press:
    """The way to what is not possible now, and why."""
    return Press(Pressed("why", position.table.row.id, position.table.row.revision), labels.words("panel-why"))


def plan_button(position: Position, labels: Labels) -> list[Press]:
    """The way to planning ahead, where the seat can plan something now or has planned it; else nothing."""
    table, seat = position.table, position.seat
    planned = any(plan.user == table.seats[seat].user and (plan.steps or plan.stopped) for plan in table.plans)
    if not planned and not table.game.plan_moves(table.game.redact(table.state, seat), seat, []):
        return []
    return [Press(Pressed("plan", table.row.id, table.row.revision), labels.words("plan-open"))]


def orders(position: Position, labels: Labels, left: str = "") -> list[Press]:
    """The ways to the moves that are free at any time, such as what stops a plan; ``left`` is the argument of what is being chosen
    meanwhile. Where that is too long to be kept, the buttons say that it is lost.
    """
    picker, row = Picker(position.moves), position.table.row
    doors: list[Press] = []
    for kind in sorted(picker.kinds, key=position.table.game.kind_order.index):
        if kind in position.table.game.free_kinds:
            arg, label = beside(encode_path(picker.path_to(kind) or ()), left), labels.kind(kind)
            label = label if parted(arg)[1] == left else short(labels.words("panel-drops", what=label))
            doors.append(Press(Pressed("pick", row.id, row.revision, arg), label, emoji=labels.icons.of_kind(kind)))
    return doors
