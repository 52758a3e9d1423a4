"""The first screen of the turn panel: all that can be done, each kind of move with controls of its own.

One press chooses a kind and its first value, or all that has to be chosen where few ways are left. Nothing is opened that nobody
has asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.choosing.completion import MOST_WAYS, Natural, Path, completed, ways
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker, Step
from cogs.discord_io import layout
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.saying import effect, option_texts, says_nothing, settled, with_told
from cogs.features.panel.style import MOST_PARTS, PanelStyle
from cogs.match.tables import Position
from cogs.presentation.cutting import LONGEST_LABEL, short
from cogs.presentation.labels import Labels
from cogs.presentation.remarks import Remarks, Said
from cogs.presentation.rows import FEW, capital
from games.core.events import SEAT_FIELDS

READ = 36  # characters of what stands on a menu, that a phone shows
MOST_ROWS = 7  # of a message, with one to spare for what stands below

Control = discord.ui.Item[Any]


@dataclass(frozen=True)
class Offer:
    """A kind of move with the ways on from it; ``whole`` says that with the kind everything is chosen."""

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
        found.append(Offer(kind, path, ways(picker, path, natural, labels.order), whole))
    return found


def opening(position: Position, found: Sequence[Offer], numbered: Callable[[Path], bool]) -> Path:
    """The path of the open question: of the one kind that is no way out, if something is to be chosen in it; else (), and also
    where one control can hold several fields at once, none of them ``numbered`` in a picture that is needed to know them.
    """
    game, state = position.table.game, position.table.state
    answers = [offer for offer in found if not game.is_way_out(state, position.seat, offer.kind)]
    if len(answers) != 1 or answers[0].whole:
        return ()
    (answer,) = answers
    at_once = any(len(way) > len(answer.path) + 1 for way in answer.ways)
    return () if at_once and (answer.kind in game.named_kinds or not numbered(answer.path)) else answer.path


class FirstScreen:
    """The controls of the first screen; ``told`` are costs and gains by the paths that lead to a whole action."""

    def __init__(
        self, position: Position, picker: Picker, labels: Labels, style: PanelStyle, told: Mapping[Path, str]
    ) -> None:
        self._row, self._picker, self._labels, self._style, self._told = position.table.row, picker, labels, style, told
        self._position = position
        self._remarks = Remarks(position, labels)
        self._known: dict[Path, list[tuple[str, Any, Mapping[str, Any]]]] = {}
        # What a way, or all ways of a menu alike, cost and bring, where its control has no room for it.
        self.unsaid: list[str] = []

    def controls(self, found: Sequence[Offer]) -> list[Control]:
        """A control or more for each kind; where there is no room, the last ones share a menu."""
        forms: list[Callable[[Offer], list[Control]]] = [self._form(offer) for offer in found]
        for place in (*reversed(range(len(found))), None):
            self.unsaid.clear()
            made = [control for form, offer in zip(forms, found, strict=True) for control in form(offer)]
            if _fits(made):
                return made
            if place is not None:
                forms[place] = self._kind
        kept = len(found)
        while kept and not _fits([*self._kinds(found[:kept]), self._menu_of_kinds(found[kept:] or found)]):
            kept -= 1
        self.unsaid.clear()
        return [*self._kinds(found[:kept]), self._menu_of_kinds(found[kept:])]

    def _kinds(self, found: Sequence[Offer]) -> list[Control]:
        return [control for offer in found for control in self._kind(offer)]

    def _form(self, offer: Offer) -> Callable[[Offer], list[Control]]:
        if offer.ways == [offer.path]:
            return self._kind
        if len(offer.ways) == 1:
            return self._buttons
        told = [self._told.get(way, "") for way in offer.ways]
        abouts = [self._effect(offer, way) for way in offer.ways]
        field = next((name for name, *_ in reversed(self._made(offer, offer.ways[0]))), "")
        if (
            len(offer.ways) <= FEW
            and not says_nothing(field, told, abouts)
            and all(self._has_room(offer, way) for way in offer.ways)
        ):
            return self._buttons
        return self._menu if len(offer.ways) <= MOST_WAYS else self._kind

    def _word(self, kind: str) -> str:
        """A kind of move; one that leaves the open question unanswered says so."""
        game, table, word = self._labels.game, self._position.table, self._labels.kind(kind)
        out = game.is_way_out(table.state, self._position.seat, kind)
        return self._labels.words("panel-way-out", kind=word) if out else word

    def _kind(self, offer: Offer) -> list[Control]:
        """One button, which leads to the kind; where only one move of it is possible it names that."""
        step, label = self._picker.step(offer.path), self._word(offer.kind)
        icon = self._labels.icons.of_kind(offer.kind)
        if step is not None and (values := self._settled(step)):
            label = self._labels.words("panel-kind-value", kind=label, value=values)
            if step.move is None and (does := effect(self._labels, offer.kind, step.chosen)):
                self.unsaid.append(self._labels.words("panel-told", what=values, told=does))
        if not offer.whole:
            label = self._labels.words("panel-kind-more", kind=label)
        return [self._button(offer, label, offer.path, icon)]

    def _button(self, offer: Offer, label: str, way: Path, icon: str | None) -> Control:
        """A button for a way; one for which there is no menu has told above what it has no room for: name, cost and gain."""
        told = self._told.get(way, "")
        if len(offer.ways) == 1 and not with_told(label, told).endswith(told or label):
            # What the button says itself is not said again.
            what = self._word(offer.kind) if short(label) == label else label
            self.unsaid.append(self._labels.words("panel-told", what=what, told=told) if told else label)
        return Press(self._style.step(self._row, way), with_told(label, told), emoji=icon)

    def _settled(self, step: Step) -> str:
        """What is settled of a move before anything is chosen, as nothing else is possible, with the remark on a whole one."""
        if step.move is None:
            return settled(self._labels, step)
        label, remark = self._labels.values(step.move), self._remarks.about(step.chosen)
        return self._labels.words("remark-label", label=label, remark=remark) if label and remark else label or remark

    def _buttons(self, offer: Offer) -> list[Control]:
        """A button for each way."""
        plain = self._labels.icons.of_kind(offer.kind)
        return [
            self._button(offer, self._named(offer, way), way, self._icon(offer, way) or plain) for way in offer.ways
        ]

    def _named(self, offer: Offer, way: Path) -> str:
        """The kind and what is chosen on the way, with what is remarked on it."""
        return self._labels.words("panel-kind-value", kind=self._word(offer.kind), value=self._way(offer, way).whole)

    def _has_room(self, offer: Offer, way: Path) -> bool:
        """Whether a button can say what is remarked on the way, what it costs and brings; else a menu has more room for it."""
        return len(" · ".join(filter(None, [self._named(offer, way), self._told.get(way, "")]))) <= LONGEST_LABEL

    def _menu(self, offer: Offer) -> list[Control]:
        """A menu of the ways; of few, which could be buttons, each has the icon of the kind where it has none of its own."""
        plain = self._labels.icons.of_kind(offer.kind) if len(offer.ways) <= FEW else None
        told, alike = self._style.few.get(offer.path, (self._told, self._style.shared.get(offer.path, "")))
        options: list[discord.SelectOption] = []
        for way in offer.ways:
            label, description = self._row_of(offer, way, told)
            value, icon = encode_path(way[len(offer.path) :]), self._icon(offer, way) or plain
            options.append(discord.SelectOption(label=label, value=value, description=description, emoji=icon))
        w = self._labels.words
        placeholder = w("panel-kind-menu", kind=self._word(offer.kind), count=len(options))
        if len(placeholder) > READ:
            placeholder = w("panel-kind-count", kind=self._word(offer.kind), count=len(options))
        if alike:
            each = w("panel-each", what=alike)
            if len(placeholder) + len(each) <= READ:
                placeholder = f"{placeholder} · {each}"
            else:
                self.unsaid.append(f"{self._word(offer.kind)} · {each}")
        return [Choose(self._style.step(self._row, offer.path, "~0"), options, placeholder)]

    def _menu_of_kinds(self, found: Sequence[Offer]) -> Control:
        options = [
            discord.SelectOption(
                label=short(self._word(offer.kind)),
                value=encode_path(offer.path),
                emoji=self._labels.icons.of_kind(offer.kind),
            )
            for offer in found[:MOST_WAYS]
        ]
        return Choose(self._style.step(self._row, (), "~0"), options, self._labels.words("panel-other-kinds"))

    def _way(self, offer: Offer, way: Path) -> Said:
        """What is chosen on the way, the kind apart."""
        first, made = self._picker.step(offer.path), self._made(offer, way)
        if first is None:
            return self._remarks.choices(made)
        return self._remarks.choices(made, self._settled(first), [*first.chosen][-1])

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
                if field not in named and str(value) in self._labels.game.components:
                    made.append((field, value, {**made[-1][2], made[-1][0]: made[-1][1]}))
            made.sort(key=lambda one: [*end.chosen].index(one[0]))
        self._known[way] = made
        return made

    def _row_of(self, offer: Offer, way: Path, told: Mapping[Path, str]) -> tuple[str, str | None]:
        """A way as a row of a menu begins; people keep their names as they write them. Then its description."""
        step, said = self._picker.step(offer.path), self._way(offer, way)
        label, remark = (said.whole, "") if said.has_room else (said.label, said.remark)
        label = short(label) if step is not None and step.field in SEAT_FIELDS else capital(short(label))
        return option_texts(label, told.get(way, ""), self._effect(offer, way), remark)

    def _effect(self, offer: Offer, way: Path) -> str:
        """What the last thing chosen on a way does."""
        made = self._made(offer, way)
        return self._labels.about(made[-1][1], offer.kind, row=True) if made else ""

    def _icon(self, offer: Offer, way: Path) -> str | None:
        """What stands in front of the last thing chosen on a way."""
        made = self._made(offer, way)
        return self._remarks.icon(*made[-1]) if made else None


def _fits(controls: Sequence[Control]) -> bool:
    rows = layout.rows(controls)
    return len(rows) <= MOST_ROWS and len(rows) + len(controls) <= MOST_PARTS
