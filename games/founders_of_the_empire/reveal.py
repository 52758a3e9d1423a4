"""R6 Step 1: reveal a tile."""

from __future__ import annotations

from games.core.errors import IllegalMove
from games.core.events import Event
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.moves import Reveal
from games.founders_of_the_empire.state import STACKS, FoundersState


def open_stacks(state: FoundersState) -> list[str]:
    """R6.1: the stacks that still hold tiles."""
    return [kind for kind in STACKS if state.stacks[kind]]


def reveal_moves(state: FoundersState) -> list[Reveal]:
    """R6.1: each stack that is not empty; sorted."""
    return [Reveal(stack) for stack in sorted(open_stacks(state))]


def is_row_full(catalogue: Catalogue, state: FoundersState, stack: str) -> bool:
    """R6.3: whether the row of a stack goes to the box before another tile can be turned up."""
    return len(state.rows[stack]) >= catalogue.setup.row_limit


def reveal(catalogue: Catalogue, state: FoundersState, seat: int, move: Reveal) -> list[Event]:
    """R6.1: turn up the top tile of the chosen stack. Raises IllegalMove."""
    if state.step != "reveal":
        raise IllegalMove("already-revealed", "R5.1", stack=state.newest)
    if move.stack not in STACKS:
        raise IllegalMove("unknown-stack", "R6.1", stack=move.stack, open=open_stacks(state))
    if not state.stacks[move.stack]:
        raise IllegalMove("stack-empty", "R6.1", stack=move.stack, open=open_stacks(state))
    return turn_up(catalogue, state, seat, move.stack, "revealed")


def turn_up(catalogue: Catalogue, state: FoundersState, seat: int, stack: str, kind: str) -> list[Event]:
    """R6.2, R6.3: the top tile goes to the end of its row, a full row goes to the box first."""
    events: list[Event] = []
    row = state.rows[stack]
    if is_row_full(catalogue, state, stack):
        events.append(Event("row-cleared", seat, {"stack": stack, "tiles": list(row)}))
        state.box += row
        row.clear()
    tile = state.stacks[stack].pop(0)
    row.append(tile)
    state.newest, state.step = stack, "token"
    events.append(Event(kind, seat, {"stack": stack, "tile": tile, "left": len(state.stacks[stack])}, reveals="hidden"))
    return events
