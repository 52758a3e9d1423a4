"""What a person ought to know of a choice besides its name, such as what it costs: the game says what, Fluent how."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from cogs.match.tables import Position
from cogs.presentation.cutting import short
from cogs.presentation.joining import joined
from cogs.presentation.labels import Labels
from games.base import Move, Remark


class Said(NamedTuple):
    """What is chosen, and what is remarked on it; ``whole`` is both as a control says them, however long."""

    label: str
    remark: str
    whole: str


class Remarks:
    """The remarks on the choices of one seat in one position."""

    def __init__(self, position: Position, labels: Labels, *, warned: bool = False) -> None:
        """``warned``: beside them stands what comes by itself (``Game.looming``), which they do not say again."""
        self._position, self._labels = position, labels
        self._unsaid = position.table.game.looming_facts if warned else frozenset[str]()

    @cached_property
    def _known(self) -> Any:
        return self._position.table.game.redact(self._position.table.state, self._position.seat)

    def about(self, chosen: Mapping[str, Any], times: int = 1) -> str:
        """The remark on a move of which these fields are chosen, its kind among them, made so many ``times``; "" for none."""
        remark = self._remark(chosen)
        if remark is not None and times > 1 and {"held", "left"} <= remark.facts.keys():
            held, left = remark.facts["held"], remark.facts["left"]
            remark = remark._replace(facts={**remark.facts, "left": held - times * (held - left)})
        return self._labels.remark(remark) if remark is not None else ""

    def beyond_told(self, chosen: Mapping[str, Any], *, cost: bool, text: bool) -> str:
        """The remark on a whole move but for what stands beside it: its price by the ``cost`` that is told, what its component does
        by the ``text`` in full.
        """
        remark, game = self._remark(chosen), self._labels.game
        if remark is None or (text and remark.code in game.text_remarks):
            return ""
        return "" if cost and remark.code in game.price_remarks and [*remark.facts] == ["price"] else self.about(chosen)

    def kind(self, kind: str) -> str:
        """A kind of move of which nothing is chosen, with the remark on it."""
        label, remark = self._labels.kind(kind), self.about({"kind": kind})
        return self._labels.words("remark-label", label=label, remark=remark) if remark else label

    def _remark(self, chosen: Mapping[str, Any]) -> Remark | None:
        game, seat = self._position.table.game, self._position.seat
        asked = game.is_remarked(self._position.table.state, seat, str(chosen.get("kind", "")))
        remark = game.remark(self._known, seat, chosen) if asked else None
        if remark is None or self._unsaid.isdisjoint(remark.facts):
            return remark
        return remark._replace(facts={name: fact for name, fact in remark.facts.items() if name not in self._unsaid})

    def told_price(self, chosen: Mapping[str, Any], paid: Collection[str]) -> Collection[str]:
        """The things among those ``paid`` of which the remark on a choice says how many they are: those that it lists, or all."""
        remark = self._remark(chosen)
        if remark is None or remark.code not in self._labels.game.price_remarks:
            return ()
        listed = remark.facts.get("price")
        return paid if listed is None else {name for part in listed for name, count in part.items() if count}

    def listed(self, chosen: Mapping[str, Any]) -> Collection[str]:
        """The fields whose values, several things each, the remark on a choice lists itself."""
        remark = self._remark(chosen)
        several = {name: value for name, value in chosen.items() if isinstance(value, tuple) and value}
        return [name for name, value in several.items() if remark and all(_lists(remark, part) for part in value)]

    def tells_senseless(self, chosen: Mapping[str, Any]) -> bool:
        """Whether the remark on a choice is that it changes nothing."""
        remark = self._remark(chosen)
        return remark is not None and remark.code in self._labels.game.senseless_remarks

    def leads(self, chosen: Mapping[str, Any]) -> bool:
        """Whether the remark on a choice is read before what it costs and brings."""
        remark = self._remark(chosen)
        return remark is not None and remark.code in self._labels.game.leading_remarks

    def held(self, chosen: Mapping[str, Any]) -> tuple[int, int] | None:
        """How many of what is chosen the seat holds, and how many are left then, where that is remarked on it."""
        remark = self._remark(chosen)
        if remark is None or not {"held", "left"} <= remark.facts.keys():
            return None
        return remark.facts["held"], remark.facts["left"]

    def tells_number(self, chosen: Mapping[str, Any]) -> bool:
        """Whether the remark on a choice says which of how many it is."""
        remark = self._remark(chosen)
        return remark is not None and {"number", "most"} <= remark.facts.keys()

    def tells_result(self, chosen: Mapping[str, Any]) -> bool:
        """Whether the remark on a choice says how the match ends by it."""
        remark = self._remark(chosen)
        return remark is not None and "final" in remark.facts

    def tells_undone(self, move: Move) -> bool:
        """Whether the remark on a move is what it leaves undone."""
        remark = self._remark({"kind": move.kind, **msgspec.structs.asdict(move)})
        return remark is not None and remark.code in self._labels.game.undone_remarks

    def icon(self, field: str, value: Any, chosen: Mapping[str, Any]) -> str | None:
        """What stands in front of a value on a button or option: its own sign, or that of what the remark on it names."""
        icons, remark = self._labels.icons, self._remark({**chosen, field: value})
        named = remark.facts.values() if remark is not None else ()
        return next(filter(None, [icons.of_value(field, value), *(icons.of_value("", fact) for fact in named)]), None)

    def beyond(self, place: str, field: str, value: Any, chosen: Mapping[str, Any]) -> str:
        """The remark on a value of a field, without the name of the ``place`` by which it begins where all are in that place."""
        return self.about({**chosen, field: value}).removeprefix(place).lstrip(": ")

    def choice(self, field: str, value: Any, chosen: Mapping[str, Any]) -> str:
        """A value as it stands in a list of choices, with the remark on it; fits there, and can be read again as it stands.

        The value comes first: what is cut for want of room must not be what tells two choices apart.
        """
        label = self._labels.choice(field, value, str(chosen.get("kind", "")))
        remark = self.about({**chosen, field: value})
        return short(self._labels.words("remark-label", label=label, remark=remark)) if remark else label

    def said(self, field: str, value: Any, chosen: Mapping[str, Any]) -> Said:
        """A value with the remark on it."""
        return self.choices([(field, value, chosen)])

    def choices(self, made: Sequence[tuple[str, Any, Mapping[str, Any]]], settled: str = "", last: str = "") -> Said:
        """Values chosen one after another (field, value, what was chosen before) behind what is ``settled``, the field named
        ``last`` at its end, then the remarks on them.
        """
        labels = [
            (field, self._labels.choice(field, value, str(chosen.get("kind", "")))) for field, value, chosen in made
        ]
        found = [self._remark({**chosen, field: value}) for field, value, chosen in made]
        # What there was to choose from goes without saying where one of it is chosen; the same is said once, as known at last.
        said = [
            remark
            for place, remark in enumerate(found, 1)
            if remark is not None
            and not any(_lists(remark, value) for _, value, _ in made[place:])
            and all(later is None or later.code != remark.code for later in found[place:])
        ]
        labels += [("", self._labels.remark(remark)) for remark in said if remark.chosen]
        remarks = [self._labels.remark(remark) for remark in said if not remark.chosen]
        label, remark = (
            joined([(last, settled), *labels]),
            " · ".join(dict.fromkeys(filter(None, remarks))),
        )
        whole = self._labels.words("remark-label", label=label, remark=remark) if remark else label
        return Said(label, remark, whole)


def _lists(remark: Remark, value: Any) -> bool:
    listed = [
        fact for facts in remark.facts.values() for fact in (facts if isinstance(facts, list | tuple) else [facts])
    ]
    return isinstance(value, str) and value in listed
