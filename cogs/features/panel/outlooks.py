"""What the moves of a position cost and bring, as the panel tells it; kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from copy import copy
from dataclasses import replace
from typing import Any

from cogs.choosing.chain import Chain
from cogs.choosing.consequences import Outlook
from cogs.choosing.foreseen import foreseen
from cogs.choosing.lasting import lasting
from cogs.choosing.picker import Step
from cogs.presentation.consequences import ending, in_full, left_behind
from cogs.presentation.labels import Labels
from cogs.presentation.lasting import lasts
from cogs.presentation.remarks import Remarks

REMEMBERED = 16  # positions of which what was worked out is kept: a person steps through several screens of one


class Outlooks:
    """Works out what moves cost and bring; to be called in the threads of the pictures."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int, str, bool, bool], Outlook] = OrderedDict()

    def of(self, chain: Chain, known: Any, *, whole: bool = False, further: bool = True) -> Outlook:
        """What the next move costs and brings, or, the ``whole``, all moves of the chain with it; ``further`` with what is to be
        done of it several times.
        """
        position = chain.position
        row = position.table.row
        key = (row.id, row.revision, position.seat, chain.prefix, whole or not chain.moves, further)
        if key not in self._kept:
            if chain.moves:
                known = position.table.game.redact(chain.start.table.state, position.seat)
            uncounted = 0 if whole else len(chain.moves)
            outlook = Outlook(
                position.table.game,
                known,
                position.seat,
                chain.moves,
                uncounted=uncounted,
                further=further,
                promised=chain.asks_more,
            )
            self._kept[key] = outlook
        while len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return self._kept[key]

    def so_far(self, chain: Chain, labels: Labels) -> list[str]:
        """What the moves that were chosen before cost and bring, while the next one is chosen, whatever has come up by them."""
        if chain.before is None:
            return []
        position = chain.start
        known = position.table.game.redact(position.table.state, position.seat)
        found = self.of(chain.before, known, whole=True, further=chain.asks_more).of(chain.moves[-1])
        found = replace(found, between=self.of(chain, known, whole=True).between)
        # Chance is told with what is whole.
        lines = in_full(labels, replace(found, chance=False) if chain.asks_more else found)
        # Below what is asked of another move it would read as what that costs and brings.
        return [labels.words("consequence-so-far"), *lines] if lines and not chain.is_one_action else lines


def whole_lines(chain: Chain, labels: Labels, step: Step, outlook: Outlook | None) -> list[str]:
    """What a whole move costs and brings, or, where no number and no remark says it, what is foreseen to happen."""
    if step.move is None:
        return []
    found = outlook.of(step.move) if outlook is not None else None
    given_up = left_behind(labels, chain.position, step.move) if outlook is not None else []
    remarks = Remarks(chain.position, labels)
    if chain.before is None:
        table, labels = chain.position.table, copy(labels)
        labels.coming_up = table.game.coming_up(table.state, step.move.kind)
    if outlook is not None:
        ends, told = chain.endings(step.path), remarks.tells_result(step.chosen)
        given_up += ending(labels, ends, told=told, settled=bool(ends) and chain.is_settled(step.path))
        if chain.start.awaited and not ends:
            given_up += lasts(labels, lasting(chain, step.path))
    if found is not None and (found.changes or found.between):
        # Moves of their own are summed up under the heading of the last of them.
        together = [] if chain.is_one_action else [labels.words("consequence-together")]
        return [*together, *in_full(labels, found), *given_up]
    if remarks.about(step.chosen):
        return given_up
    return [*(line for event in foreseen(chain, step.path) if (line := labels.event(event))), *given_up]
