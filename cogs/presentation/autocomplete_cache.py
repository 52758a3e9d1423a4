"""What autocomplete answers from: the position of whoever is typing, kept from one letter to the next.

Nothing here is needed: what was forgotten is loaded again. A position is kept only for the thread of its match and forgotten
with the next change of the match, so the letters typed in between cost no database.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from cogs.match.tables import Position
from cogs.presentation.labels import Labels

REMEMBERED = 256  # people typing at the same time, generously


@dataclass(frozen=True)
class Glance:
    """A person's position in a match and the words to show it in, for as long as his Discord speaks ``lang``."""

    position: Position
    labels: Labels
    lang: str


class AutocompleteCache:
    """Glances by thread and person, the longest unused forgotten first."""

    def __init__(self) -> None:
        self._glances: OrderedDict[tuple[int, int], Glance] = OrderedDict()
        self.changes = 0

    def recall(self, thread: int, user: int) -> Glance | None:
        """What is remembered of a person's position in the match of this thread."""
        glance = self._glances.get((thread, user))
        if glance is not None:
            self._glances.move_to_end((thread, user))
        return glance

    def keep(self, user: int, glance: Glance, since: int) -> None:
        """Remember a position for the next letter; not if anything was forgotten since it began to be loaded."""
        thread = glance.position.table.row.thread
        if thread is None or since != self.changes:
            return
        self._glances[thread, user] = glance
        while len(self._glances) > REMEMBERED:
            self._glances.popitem(last=False)

    def forget_match(self, match: int) -> None:
        """The match has changed."""
        self._forget(lambda _, glance: glance.position.table.row.id == match)

    def forget_person(self, user: int) -> None:
        """The person has changed his language."""
        self._forget(lambda key, _: key[1] == user)

    def _forget(self, matches: Callable[[tuple[int, int], Glance], bool]) -> None:
        self.changes += 1
        for key in [key for key, glance in self._glances.items() if matches(key, glance)]:
            del self._glances[key]
