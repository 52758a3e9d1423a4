"""What can be done, kind by kind, with the ways on; and what is chosen on a way, as a control says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cogs.choosing.alone import only_move
from cogs.choosing.chain import Chain
from cogs.choosing.completion import Natural, Path, completed, ways
from cogs.choosing.follow_ups import dropped_by
from cogs.choosing.picker import Picker, Step
from cogs.features.panel.saying import Row, described, effect, has_room_for, option_rows, option_texts, settled
from cogs.match.tables import Position
from cogs.presentation.consequences import left_behind
from cogs.presentation.cutting import LONGEST_LABEL, short
from cogs.presentation.joining import says
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks, Said
from cogs.presentation.rows import FEW, about_beside, capital
from games.core.events import SEAT_FIELDS


@dataclass(frozen=True)
class Offer:
    """A kind of move with the ways on from a path; ``whole`` says that with the path everything is chosen."""

    kind: str
    path: Path
    ways: list[Path]
    whole: bool


def offers(position: Position, picker: Picker, labels: Labels, natural: Natural) -> list[Offer]:
    """What can be done, in the order in which it is offered: answers to an open question before the ways out of it. What can
    be done at any time is not among it.
    """
    game, state = position.table.game, position.table.state
    kinds = [kind for kind in picker.kinds if kind not in game.free_kinds]
    kinds.sort(key=lambda kind: (game.is_way_out(state, position.seat, kind), game.kind_order.index(kind)))
    found: list[Offer] = []
    for kind in kinds:
        path = picker.path_to(kind) or ()
        end = picker.step(completed(picker, path, natural))
        whole = end is not None and end.move is not None
        found.append(Offer(kind, path, ways(picker, path, natural, labels.order, game.named_places), whole))
    return found


def offered(chain: Chain, picker: Picker, labels: Labels, natural: Natural) -> list[Offer]:
    """The same after the moves of a chain: in an action that is not whole no way out of it that leads to what could be chosen
    before; where anybody would do the same, that alone.
    """
    dropped, only = dropped_by(chain), only_move(chain.position)
    found = [offer for offer in offers(chain.position, picker, labels, natural) if offer.kind not in dropped]
    return [offer for offer in found if offer.kind == only.kind] if only is not None else found


def opening(position: Position, found: Sequence[Offer], numbered: Callable[[Path], bool]) -> Path:
    """The path of the open question: of the one kind that is no way out, if something is to be chosen in it; else (), and also
    where one control can hold several fields at once, none of them ``numbered`` in a picture that is needed to know them.
    """
    game, state = position.table.game, position.table.state
    answers = [offer for offer in found if not game.is_way_out(state, position.seat, offer.kind)]
    if len(answers) != 1 or answers[0].whole or game.is_beside(state, position.seat, answers[0].kind):
        return ()
    (answer,) = answers
    at_once = any(len(way) > len(answer.path) + 1 for way in answer.ways)
    return () if at_once and not numbered(answer.path) else answer.path


class Ways:
    """What controls say of ways to a move, on which several things may be chosen at once."""

    def __init__(self, position: Position, picker: Picker, labels: Labels, *, warned: bool = False) -> None:
        self._position, self._picker, self._labels = position, picker, labels
        self._remarks = Remarks(position, labels, warned=warned)
        self._known: dict[Path, list[tuple[str, Any, Mapping[str, Any]]]] = {}

    def settled(self, step: Step, *, whole: bool = False) -> str:
        """What is settled of a move before anything is chosen, as nothing else is possible, with the remark on a whole one, which
        it is as well where nothing has to be chosen any more; of what ends a turn or an action what could still be done in it.
        """
        return self.settled_said(step, whole=whole).whole

    def settled_said(self, step: Step, *, whole: bool = False) -> Said:
        """The same with what is remarked on it apart."""
        but = self._remarks.listed(step.chosen)
        label = self._labels.values(step.move, but=but) if step.move is not None else settled(self._labels, step)
        if step.move is None and not whole:
            return Said(label, "", label)
        remark = " · ".join(filter(None, [self._remarks.about(step.chosen), *self._left(step)]))
        both = self._labels.words("remark-label", label=label, remark=remark) if label and remark else label or remark
        return Said(label, remark, both)

    def _left(self, step: Step) -> list[str]:
        position, kind = self._position, str(step.chosen["kind"])
        if step.move is None or not position.table.game.is_ending(position.table.state, position.seat, kind):
            return []
        return left_behind(self._labels, position, step.move)

    def said(self, offer: Offer, way: Path) -> Said:
        """What is chosen on the way, the kind apart, and what was chosen before the way begins."""
        first, made = self._picker.step(offer.path), self._made(offer, way)
        if first is None or len(offer.path) > 1:
            return self._remarks.choices(made)
        return self._remarks.choices(made, self.settled(first), [*first.chosen][-1])

    def rows(
        self, offer: Offer, told: Mapping[Path, str], named: Callable[[Path, str], str] = lambda _, label: label
    ) -> list[tuple[str, str | None]]:
        """The ways as rows of a menu: how each begins, as ``named`` says it, people keeping their names as they write them; then
        its description, with what it costs and brings as ``told``. What is remarked on few of them stands in the same place in all.
        """
        step, said = self._picker.step(offer.path), [self.said(offer, way) for way in offer.ways]
        plain = step is not None and step.field in SEAT_FIELDS

        def begun(way: Path, label: str) -> str:
            return named(way, label if plain else capital(label))

        long = [len(begun(way, one.whole)) > LONGEST_LABEL for way, one in zip(offer.ways, said, strict=True)]
        names = {begun(way, one.label) for way, one in zip(offer.ways, said, strict=True)}
        roomy = len(said) <= FEW or all(
            has_room_for(told.get(way, ""), one.remark) for way, one in zip(offer.ways, said, strict=True)
        )
        apart = [True] * len(said) if any(long) and roomy and len(names) == len(said) else long
        return option_rows(
            [
                Row(
                    short(begun(way, one.label if behind else one.whole)),
                    told.get(way, ""),
                    self.effect(offer, way, told.get(way, "")),
                    one.remark if behind else "",
                    leads=behind and self._leads(offer, way),
                )
                for way, one, behind in zip(offer.ways, said, apart, strict=True)
            ]
        )

    def _leads(self, offer: Offer, way: Path) -> bool:
        """Whether what is remarked on the last thing chosen on a way is read before what it costs and brings."""
        return any(self._remarks.leads({**chosen, name: value}) for name, value, chosen in self._made(offer, way)[-1:])

    def row_of_kind(self, offer: Offer, told: str, named: Callable[[str], str]) -> tuple[str, str | None]:
        """A kind of which nothing is to be chosen on the way as a row of a menu, as ``named`` says it with what is settled of it;
        what is remarked on it stands behind where the label has no room for that.
        """
        step = self._picker.step(offer.path)
        if step is None:
            return named(""), described(told, "")
        said, does = self.settled_said(step, whole=offer.whole), effect(self._labels, offer.kind, step.chosen, row=True)
        whole = named(said.whole)
        if short(whole) == whole:
            return whole, described(told, does)
        return option_texts(short(named(said.label)), told, does, said.remark)

    def field(self, offer: Offer, way: Path) -> str:
        """The field that is chosen last on a way; "" for none."""
        return next((name for name, *_ in reversed(self._made(offer, way))), "")

    def effect(self, offer: Offer, way: Path, told: str = "") -> str:
        """What the last thing chosen on a way does, beside what it costs and brings as ``told``."""
        made = self._made(offer, way)
        return about_beside(self._labels, made[-1][1], offer.kind, told) if made else ""

    def icon(self, offer: Offer, way: Path) -> str | None:
        """What stands in front of the last thing chosen on a way."""
        made = self._made(offer, way)
        return self._remarks.icon(*made[-1]) if made else None

    def _is_news(self, field: str, value: Any, chosen: Any) -> bool:
        """Whether a value that is settled is a player, or a component, and not one that the name of the chosen one says."""
        if field in SEAT_FIELDS:
            return isinstance(value, int) and value >= 0
        if str(value) not in self._labels.game.components:
            return False
        return not says(self._labels.component(str(chosen)), self._labels.component(str(value)))

    def _made(self, offer: Offer, way: Path) -> list[tuple[str, Any, Mapping[str, Any]]]:
        """What is chosen on the way: field, value and what was chosen before; then the things and places that are settled by it."""
        if way in self._known:
            return self._known[way]
        steps = [self._picker.step(way[:length]) for length in range(len(offer.path), len(way) + 1)]
        made: list[tuple[str, Any, Mapping[str, Any]]] = [
            (step.field, step.values[way[len(offer.path) + number]], step.chosen)
            for number, step in enumerate(steps[:-1])
            if step is not None
        ]
        first, end = steps[0], steps[-1]
        if made and first is not None and end is not None:
            named = {*first.chosen, *(field for field, _, _ in made)}
            for field, value in end.chosen.items():
                if field not in named and self._is_news(field, value, made[-1][1]):
                    made.append((field, value, {**made[-1][2], made[-1][0]: made[-1][1]}))
            made.sort(key=lambda one: [*end.chosen].index(one[0]))
        self._known[way] = made
        return made
