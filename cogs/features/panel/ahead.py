"""The position that a plan leads to, what can be planned in it, and what that costs and brings."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Natural, Path
from cogs.choosing.consequences import Outlook
from cogs.choosing.paths import LINK
from cogs.choosing.picker import Picker, Step
from cogs.features.panel.offers import Offer
from cogs.features.panel.outlooks import whole_lines
from cogs.features.panel.style import PanelStyle
from cogs.features.panel.worth import Told, otherwise, said_above, told_alike, told_of
from cogs.match.plans import planned_moves, read_steps
from cogs.match.tables import Position, Table
from cogs.presentation.consequences import at_hand
from cogs.presentation.labels import Labels
from db.rows import PlanRow
from games.base import Game, Move
from games.core.errors import IllegalMove

STEPS = PanelStyle(pick="planpick", go="planadd", summary="plan-summary", confirm="plan-add", asks="plan-next")
INSTEAD = "i"  # in the ids while a move is chosen that stands in for the last step
INSTEAD_STEPS = replace(STEPS, confirm="plan-add-instead", asks="plan-next-instead")


@dataclass(frozen=True)
class Ahead:
    """What can be planned next at a ``table``: in the ``position`` that would be, after the steps planned already, or ``instead``
    of their last.
    """

    table: Table
    position: Position
    plan: PlanRow
    instead: bool

    @property
    def style(self) -> PanelStyle:
        """The panel's style; in its ids stands how many steps there are, for with another one the choices are others."""
        steps = INSTEAD_STEPS if self.instead else STEPS
        return replace(steps, prefix=f"{len(read_steps(self.plan))}{INSTEAD if self.instead else ''}{LINK}")


def looking_ahead(table: Table, seat: int, plan: PlanRow, *, instead: bool) -> Ahead:
    """What could be planned next at a table, after the first choice of each step that is possible as things stand.

    Raises IllegalMove where the plan so far does not fit it.
    """
    steps = planned_moves(table.game, plan)
    taken = steps.pop() if instead and steps else []
    known = table.game.redact(table.state, seat)
    made = _possible(table.game, known, seat, steps)
    moves = table.game.plan_moves(known, seat, made)
    state = table.game.planned(known, seat, made) if moves else None
    then = replace(table, state=state) if state is not None else table
    position = Position(then, seat, [move for move in moves if move not in taken])
    return Ahead(table, position, plan, instead and bool(taken))


def _possible(game: Game[Any], known: Any, seat: int, steps: list[list[Move]]) -> list[Move]:
    """Of each step the first of the moves that are tried which is possible after those before; where none is, the first."""
    made = list[Move]()
    for tried in steps:
        chosen = tried[0]
        for move in tried if len(tried) > 1 else ():
            with suppress(IllegalMove):
                game.plan_moves(known, seat, [*made, move])
                chosen = move
                break
        made.append(chosen)
    return made


def worth_ahead(
    position: Position,
    picker: Picker,
    labels: Labels,
    natural: Natural,
    step: Step,
    found: list[Offer],
    filled: list[Path],
) -> tuple[Told, list[str], str]:
    """What the choices at a step of a plan cost and bring, or, on the first screen, what is ``found``, and those of the fields that
    were ``filled`` in; then what the whole move at its end does, a line each, and what the seat would have at hand before anything
    is chosen: as things stand, in the position in which the seat would be to move.
    """
    chain, game, seat = Chain(position), position.table.game, position.seat
    known = game.redact(position.table.state, seat)
    outlook = Outlook(game, known, seat, further=True)
    menus = {offer.path: offer.ways for offer in found} if not step.path else {}
    if step.path and step.move is None:
        menus = {step.path: [(*step.path, place) for place in range(len(step.values))]}
    told = told_of(chain, picker, labels, natural, outlook, menus)
    lines = whole_lines(chain, labels, step, outlook)
    if step.path and step.move is None:
        told, alike, _ = said_above(labels, step, told, menus[step.path])
        lines += [told_alike(labels, step, alike)] if alike else []
    told.ways.update(otherwise(chain, picker, labels, natural, outlook, filled if step.move is not None else []))
    return told, lines, "" if step.chosen else at_hand(labels, known, seat)
