"""What stops the plans of a seat: flags that it sets for itself; no rule of the game, but of play by chat."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.errors import IllegalMove
from games.imperial_settlers.moves import Watch
from games.imperial_settlers.state import SettlersState
from games.imperial_settlers.table import Table

CONDITIONS = ("passed", "razed")


def watch_moves(state: SettlersState, seat: int) -> Iterator[Watch]:
    """Set what is not set, clear what is; alone there is nothing to watch."""
    if state.seats > 1 and seat not in state.left:
        for condition in CONDITIONS:
            yield Watch(condition, condition not in state.players[seat].watch)


def set_watch(table: Table, seat: int, move: Watch) -> None:
    """Set or clear a flag. Raises IllegalMove."""
    if move not in watch_moves(table.state, seat):
        raise IllegalMove("watch-no-change", "R8.1", condition=move.condition)
    watch = table.player(seat).watch
    watch.remove(move.condition) if not move.flag else watch.append(move.condition)
    watch.sort()
    table.tell("watch-set" if move.flag else "watch-cleared", seat, condition=move.condition, audience=(seat,))
