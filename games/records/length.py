"""How heavy a game is and how long it takes by chat: measured over whole matches, told to whoever chooses a game.

The numbers are data (``games/<slug>/length.json``), written by ``python -m tests.campaigns.lengths``. They lie beside the component
data and not among it, for no match depends on them.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from games.core.data import PACKAGES

HOURS_PER_WAIT = (
    4  # from being called to having moved, over day and night, at a table that looks in several times a day
)

Weight = Literal["medium", "weighty", "heavy"]


class TableLength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of so many people: the moves that each of them makes, those without a choice apart, and how often in a row the match
    waits for somebody (people who decide at once are waited for once); means, rounded.
    """

    moves: int
    waits: int

    @property
    def days(self) -> float:
        """How many days the match takes by chat, if each wait is as long as ``HOURS_PER_WAIT``."""
        return self.waits * HOURS_PER_WAIT / 24


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``weight`` is our judgement of how much there is to learn and to reckon with; ``tables`` are by number of people,
    ``measured`` says how.
    """

    weight: Weight
    measured: str
    tables: dict[int, TableLength]

    @property
    def moves(self) -> tuple[int, int]:
        """The fewest and the most moves of a person, over the sizes of tables."""
        counts = [table.moves for table in self.tables.values()]
        return min(counts), max(counts)

    @property
    def days(self) -> tuple[int, int]:
        """The fewest and the most whole days by chat, over the sizes of tables for more than one; at least one."""
        found = [table.days for people, table in self.tables.items() if people > 1]
        return max(1, round(min(found))), max(1, round(max(found)))


@cache
def length_of(slug: str) -> Length | None:
    """The length of a game, None where nobody has measured it."""
    path = PACKAGES / slug / "length.json"
    return msgspec.json.decode(path.read_bytes(), type=Length) if path.is_file() else None
