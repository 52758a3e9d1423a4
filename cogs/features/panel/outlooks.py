"""What the moves of a position cost and bring, as the panel tells it; kept for a while."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from cogs.choosing.chain import Chain
from cogs.choosing.completion import Natural, Path, completed
from cogs.choosing.consequences import Consequence, Outlook, whatever
from cogs.choosing.follow_ups import foretold
from cogs.choosing.picker import Picker, Step
from cogs.presentation.consequences import costs, in_full, in_short, left_behind
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks
from cogs.presentation.rows import FEW, told_apart, without

log = logging.getLogger("tablebot.panel")

REMEMBERED = 16  # positions of which what was worked out is kept: a person steps through several screens of one
MOST_TOLD = 50  # ways of a screen whose cost and gain is worked out; more are on no screen


class Outlooks:
    """Works out what moves cost and bring; to be called in the threads of the pictures."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int, str, bool], Outlook] = OrderedDict()

    def of(self, chain: Chain, known: Any, *, whole: bool = False) -> Outlook:
        """What the next move costs and brings, or, the ``whole``, all moves of the chain with it."""
        position = chain.position
        row = position.table.row
        key = (row.id, row.revision, position.seat, chain.prefix, whole or not chain.moves)
        if key not in self._kept:
            if chain.moves:
                known = position.table.game.redact(chain.start.table.state, position.seat)
            uncounted = 0 if whole else len(chain.moves)
            outlook = Outlook(position.table.game, known, position.seat, chain.moves, uncounted=uncounted)
            self._kept[key] = outlook
        while len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return self._kept[key]

    def told(
        self,
        chain: Chain,
        picker: Picker,
        labels: Labels,
        natural: Natural,
        outlook: Outlook | None,
        menus: Mapping[Path, Sequence[Path]],
    ) -> tuple[dict[Path, str], dict[Path, str]]:
        """Cost and gain of the ways that lead to a whole move, and by the path of a menu what is the same for all in it; nothing
        where there are too many to be shown.
        """
        told, shared = dict[Path, str](), dict[Path, str]()
        if outlook is None or sum(map(len, menus.values())) > MOST_TOLD:
            return told, shared
        for menu, ways in menus.items():
            found: dict[Path, Consequence] = {}
            for way in ways:
                step = picker.step(completed(picker, way, natural))
                one = _safely(outlook, chain, step) if step is not None and step.move is not None else None
                found |= {way: one} if one is not None else {}
            apart, shared[menu] = told_apart(labels, found, len(ways))
            told |= apart
        return told, shared

    def otherwise(
        self,
        chain: Chain,
        picker: Picker,
        labels: Labels,
        natural: Natural,
        outlook: Outlook | None,
        fields: Sequence[Path],
    ) -> dict[Path, str]:
        """What of cost and gain differs between the few values of each field that was filled in, at the end of a path."""
        told = dict[Path, str]()
        for path in fields if outlook is not None else ():
            step = picker.step(path)
            ways = [(*path, place) for place in range(len(step.values) if step is not None else 0)]
            if outlook is None or not 1 < len(ways) <= FEW:
                continue
            ends = {way: picker.step(completed(picker, way, natural)) for way in ways}
            found = {
                way: _safely(outlook, chain, end)
                for way, end in ends.items()
                if end is not None and end.move is not None
            }
            known = {way: one for way, one in found.items() if one is not None and one.changes}
            if known:
                shared = whatever([*known.values()])
                told |= {way: in_short(labels, without(one, shared)) for way, one in known.items()}
        return told

    def so_far(self, chain: Chain, labels: Labels) -> list[str]:
        """What the moves that were chosen before cost and bring, while the next one is chosen, of one that is not whole only the
        cost; not where something unknown has come up.
        """
        if chain.before is None or chain.worlds:
            return []
        position = chain.start
        known = position.table.game.redact(position.table.state, position.seat)
        found = self.of(chain.before, known, whole=True).of(chain.moves[-1])
        return costs(labels, found) if chain.follows_up else in_full(labels, found)

    def lines(self, chain: Chain, labels: Labels, step: Step, outlook: Outlook | None) -> list[str]:
        """What a whole move costs and brings, or, where no number and no remark says it, what is foreseen to happen."""
        if step.move is None:
            return []
        found = outlook.of(step.move) if outlook is not None else None
        given_up = left_behind(labels, chain.position, step.move) if outlook is not None else []
        if found is not None and found.changes:
            # Moves of their own are summed up under the heading of the last of them.
            together = [] if chain.is_one_action else [labels.words("consequence-together")]
            return [*together, *in_full(labels, found), *given_up]
        if Remarks(chain.position, labels).about(step.chosen):
            return given_up
        return [*(line for event in chain.foreseen(step.path) if (line := labels.event(event))), *given_up]


def _safely(outlook: Outlook, chain: Chain, step: Step) -> Consequence | None:
    assert step.move is not None
    try:
        found = outlook.of(step.move)
        return found if found.changes else foretold(chain, step.path) or found
    except Exception:
        # A number that cannot be told must keep nobody from his move.
        log.exception("what %s leads to cannot be told", step.move)
        return None
