"""Founders of the Empire as if two corrections had come after version 1 of its rules was being played.

The first one is a real one from the time before anybody played: a craftsman move could name a cart, which was then laid on the
square like by a cart move. It is kept for version 1 by a flag. The second is invented: whoever has agreed to stop is asked anew,
and matches of version 1 are converted.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.base import Conversion, Move
from games.core.data import read_data
from games.core.events import Event
from games.founders_of_the_empire import FoundersOfTheEmpire
from games.founders_of_the_empire.moves import Cart, Craftsman
from games.founders_of_the_empire.state import FoundersState
from games.records.record import RecordedMove
from tests.games.kept import FOLDER
from tests.games.recorded import read

SLUG = FoundersOfTheEmpire.slug


class Flagged(FoundersOfTheEmpire):
    """Version 2; version 1 is played on by a flag."""

    rules_version = 2

    @property
    def craftsmen_only(self) -> bool:
        """R7.5a: since version 2 a craftsman move plays craftsman tokens only."""
        return self.version >= 2

    def apply(self, state: FoundersState, seat: int, move: Move) -> list[Event]:
        """Version 1 took a craftsman move with a cart for a cart move."""
        if isinstance(move, Craftsman) and move.token == "cart" and not self.craftsmen_only:
            return super().apply(state, seat, Cart(move.cell))
        return super().apply(state, seat, move)


class First(Flagged):
    """When version 1 was new."""

    rules_version = 1


def asked_anew(state: dict[str, Any]) -> dict[str, Any]:
    """R11.3b: nobody has agreed to stop."""
    for territory in state["territories"]:
        territory["stop"] = False
    return state


class Ready(Flagged):
    """Everything is written, version 1 not yet dropped: the moment in which its recorded matches are taken over."""

    conversions = {1: Conversion(asked_anew, ("R7.5a", "R11.3b"))}


class Dropped(Ready):
    """Version 1 can no longer be played."""

    oldest_version = 2


DATA = read_data(SLUG)
FIRST, FLAGGED, READY, DROPPED = First(DATA), Flagged(DATA), Ready(DATA), Dropped(DATA)

# A match of version 1, and in the place of its first cart move (after so many plies) one that only version 1 allows.
BEFORE = 37
_record = read(FOLDER / SLUG / "matches" / "v1" / "2-conceded.json")
_cart = _record.moves[BEFORE]
_odd = RecordedMove(_cart.seat, {"kind": "craftsman", "token": "cart", "cell": _cart.move["cell"]})
OLD = msgspec.structs.replace(_record, moves=[*_record.moves[:BEFORE], _odd, *_record.moves[BEFORE + 1 :]])
MOVES = [(row.seat, FIRST.decode_move(msgspec.json.encode(row.move))) for row in OLD.moves]
