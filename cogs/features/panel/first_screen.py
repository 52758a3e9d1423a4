"""The first screen of the turn panel: all that can be done, each kind of move with controls of its own.

One press chooses a kind and its first value, or all that has to be chosen where few ways are left. Nothing is opened that nobody
has asked for.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord

from cogs.choosing.completion import MOST_WAYS, Path
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker, Step
from cogs.discord_io import layout
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.offers import Offer, Ways
from cogs.features.panel.saying import described, effect, has_room, says_nothing, settled, with_told
from cogs.features.panel.style import MOST_PARTS, PanelStyle
from cogs.match.tables import Position
from cogs.presentation.consequences import WARNING
from cogs.presentation.cutting import short
from cogs.presentation.joining import joined, says
from cogs.presentation.labels import Labels
from cogs.presentation.rows import FEW

READ = 36  # characters of what stands on a menu, that a phone shows
MOST_ROWS = 7  # of a message, with one to spare for what stands below

Control = discord.ui.Item[Any]


class FirstScreen:
    """The controls of the first screen; ``told`` are costs and gains by the paths that lead to a whole action."""

    def __init__(
        self, position: Position, picker: Picker, labels: Labels, style: PanelStyle, told: Mapping[Path, str]
    ) -> None:
        self._row, self._picker, self._labels, self._style, self._told = position.table.row, picker, labels, style, told
        self._position = position
        self._ways = Ways(position, picker, labels, warned=WARNING in style.purse)
        # What a way, or all ways of a menu alike, cost and bring, where its control has no room for it.
        self.unsaid: list[str] = []

    def controls(self, found: Sequence[Offer]) -> list[Control]:
        """A control or more for each kind. Where there is no room, the last ones share a menu of all their ways, and those for
        which it has no room are a button each; where even these are too many, the last share a menu of kinds.
        """
        shared, alone = list[Offer](), list[Offer]()
        for offer in (*reversed(found), None):
            self.unsaid.clear()
            made = self._arranged(found, shared, alone)
            if _fits(made):
                return made
            if offer is not None and len(offer.ways) > 1 and _count([*shared, offer]) <= MOST_WAYS:
                shared.insert(0, offer)
            elif offer is not None:
                alone.append(offer)
        kept = len(found)
        while kept and not _fits([*self._kinds(found[:kept]), self._menu_of_kinds(found[kept:] or found)]):
            kept -= 1
        self.unsaid.clear()
        return [*self._kinds(found[:kept]), self._menu_of_kinds(found[kept:])]

    def _arranged(self, found: Sequence[Offer], shared: Sequence[Offer], alone: Sequence[Offer]) -> list[Control]:
        """The controls, where some kinds share a menu, which stands in the place of the first of them, and some are a button."""
        made = list[Control]()
        for offer in found:
            if len(shared) > 1 and offer is shared[0]:
                made.append(self.together(shared, self._shared_title(shared)))
            elif len(shared) < 2 or offer not in shared:
                made += self._kind(offer) if offer in alone else self._form(offer)
        return made

    def _kinds(self, found: Sequence[Offer]) -> list[Control]:
        return [control for offer in found for control in self._kind(offer)]

    def _form(self, offer: Offer) -> list[Control]:
        """Buttons for few ways, a menu of more; where a way leads to what is chosen with it, a menu of that."""
        if any(way in self._style.leading for way in offer.ways):
            return self._buttons(offer)
        if offer.ways == [offer.path]:
            return self._kind(offer)
        if len(offer.ways) == 1:
            return self._buttons(offer)
        told = [self._told.get(way, "") for way in offer.ways]
        abouts = [self._ways.effect(offer, way) for way in offer.ways]
        if (
            len(offer.ways) <= FEW
            and not says_nothing(self._ways.field(offer, offer.ways[0]), told, abouts)
            and all(self._has_room(offer, way) for way in offer.ways)
        ):
            return self._buttons(offer)
        return self._menu(offer) if len(offer.ways) <= MOST_WAYS else self._kind(offer)

    def _word(self, kind: str) -> str:
        """A kind of move; one that leaves the open question unanswered says so."""
        game, table, word = self._labels.game, self._position.table, self._labels.kind(kind)
        out = game.is_way_out(table.state, self._position.seat, kind)
        return self._labels.words("panel-way-out", kind=word) if out else word

    def _kind(self, offer: Offer) -> list[Control]:
        """One button, which leads to the kind; where only one move of it is possible it names that."""
        step, label, does = self._picker.step(offer.path), self._word(offer.kind), ""
        if step is not None and (values := self._ways.settled(step, whole=offer.whole)):
            label = self._of_kind(label, values)
            does, told = effect(self._labels, offer.kind, step.chosen), self._told.get(offer.path, "")
            does = does if described(told, does) != told else ""
        if not offer.whole:
            label = self._labels.words("panel-kind-more", kind=label)
        return [self._button(offer, label, offer.path, self._labels.icons.of_kind(offer.kind), does)]

    def _button(self, offer: Offer, label: str, way: Path, icon: str | None, does: str = "") -> Control:
        """A button for a way; one for which there is no menu has told above, in one line, what it ``does`` and what it has no room
        for: name, cost and gain.
        """
        told, step, word = self._told.get(way, ""), self._picker.step(way), self._word(offer.kind)
        what = self._of_kind(word, settled(self._labels, step)) if step is not None and does else ""
        cut_off = len(offer.ways) == 1 and not has_room(label, told)
        if cut_off and short(label) != label:
            # Neither says again what the other says: what would be cut on the button stands above alone.
            what, label = label, self._short(offer, way)
        if cut_off or what:
            line = joined([("", told if cut_off else ""), ("", does)])
            self.unsaid.append(self._labels.words("panel-told", what=what or word, told=line) if line else what or word)
        return Press(self._style.step(self._row, way), with_told(label, told), emoji=icon)

    def _short(self, offer: Offer, way: Path) -> str:
        """The kind, what is chosen and against whom it goes, as far as there is room for it: whom it harms last of all goes."""
        word, step = self._word(offer.kind), self._picker.step(way)
        whom = self._aimed_at(step) if step is not None else ""
        chosen = settled(self._labels, step) if step is not None else ""
        named = chosen if says(chosen, whom) else joined([("", chosen), ("", whom)])
        for value in filter(None, (whom and named, self._ways.said(offer, way).label, named, whom)):
            if short(label := self._of_kind(word, value)) == label:
                return label
        return word

    def _aimed_at(self, step: Step) -> str:
        """Those whom the moves to which a step leads harm, where it is the same ones in all of them."""
        game, state, seat = self._labels.game, self._position.table.state, self._position.seat
        aimed = {tuple(game.aimed_at(state, seat, move)) for move in self._picker.ends(step.chosen)}
        return ", ".join(self._labels.plain[other] for other in (aimed.pop() if len(aimed) == 1 else ()))

    def _buttons(self, offer: Offer) -> list[Control]:
        """A button for each way, or the menu of what is chosen together with it."""
        named, menus = {way: self._named(offer, way) for way in offer.ways}, self._style.leading
        return [
            menus[way](named[way], self.unsaid)
            if way in menus
            else self._button(offer, named[way], way, self._icon(offer, way))
            for way in offer.ways
        ]

    def _icon(self, offer: Offer, way: Path) -> str | None:
        """The sign of the last thing chosen on a way, or else of the kind."""
        return self._ways.icon(offer, way) or self._labels.icons.of_kind(offer.kind)

    def _named(self, offer: Offer, way: Path) -> str:
        """The kind and what is chosen on the way, with what is remarked on it."""
        return self._of_kind(self._word(offer.kind), self._ways.said(offer, way).whole)

    def _of_kind(self, kind: str, value: str) -> str:
        """What is chosen of a kind of move, which is not named where the value begins by its name and says how much of it."""
        if re.match(rf"{re.escape(kind)} [+−]\d", value):
            return value
        return self._labels.words("panel-kind-value", kind=kind, value=value)

    def _has_room(self, offer: Offer, way: Path) -> bool:
        """Whether a button can say what is remarked on the way, what it costs and brings; else a menu has more room for it."""
        return has_room(self._named(offer, way), self._told.get(way, ""))

    def _menu(self, offer: Offer) -> list[Control]:
        """A menu of the ways; of few, which could be buttons, each has the icon of the kind where it has none of its own."""
        told, alike = self._told_in_menu(offer)
        options: list[discord.SelectOption] = []
        for way, (label, description) in zip(offer.ways, self._ways.rows(offer, told), strict=True):
            icon = self._icon(offer, way) if len(offer.ways) <= FEW else self._ways.icon(offer, way)
            value = encode_path(way[len(offer.path) :])
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

    def _told_in_menu(self, offer: Offer) -> tuple[Mapping[Path, str], str]:
        """What the ways of a kind cost and bring in a menu, each and all alike."""
        return self._style.few.get(offer.path, (self._told, self._style.shared.get(offer.path, "")))

    def together(self, found: Sequence[Offer], title: str, *, unnamed: Collection[str] = ()) -> Choose:
        """One menu of the ways of several kinds, each named with its kind but for those ``unnamed``."""
        options: list[discord.SelectOption] = []
        for offer in found:
            told, alike = self._told_in_menu(offer)
            word = self._word(offer.kind)
            if alike:
                self.unsaid.append(f"{word} · {self._labels.words('panel-each', what=alike)}")
            for way, (label, description) in zip(offer.ways, self._rows(offer, told, unnamed), strict=True):
                icon = self._icon(offer, way)
                value = encode_path(way)
                options.append(discord.SelectOption(label=label, value=value, description=description, emoji=icon))
        return Choose(self._style.step(self._row, (), "~0"), options, title)

    def _rows(self, offer: Offer, told: Mapping[Path, str], unnamed: Collection[str]) -> list[tuple[str, str | None]]:
        """The ways of a kind as rows of a menu that other kinds share, each named with its kind but for those ``unnamed``."""
        word, named = self._word(offer.kind), offer.kind not in unnamed

        def kind(values: str) -> str:
            shown = self._of_kind(word, values) if values else word
            return shown if offer.whole else self._labels.words("panel-kind-more", kind=shown)

        if offer.ways == [offer.path]:
            return [self._ways.row_of_kind(offer, told.get(offer.path, ""), kind)]
        return self._ways.rows(offer, told, lambda _, value: self._of_kind(word, value) if named else value)

    def _shared_title(self, found: Sequence[Offer]) -> str:
        """What stands on a menu of several kinds: their names, which are told above where a phone has no room for them."""
        w, names = self._labels.words, [self._word(offer.kind) for offer in found]
        if len(title := " · ".join(names)) <= READ:
            return title
        self.unsaid.append(w("panel-told", what=w("panel-other-kinds"), told=", ".join(names)))
        return w("panel-kind-count", kind=w("panel-other-kinds"), count=_count(found))

    def _menu_of_kinds(self, found: Sequence[Offer]) -> Control:
        icon, word = self._labels.icons.of_kind, self._word
        options = [
            discord.SelectOption(label=short(word(one.kind)), value=encode_path(one.path), emoji=icon(one.kind))
            for one in found[:MOST_WAYS]
        ]
        return Choose(self._style.step(self._row, (), "~0"), options, self._labels.words("panel-other-kinds"))


def _count(found: Sequence[Offer]) -> int:
    """How many ways these kinds have."""
    return sum(len(offer.ways) for offer in found)


def _fits(controls: Sequence[Control]) -> bool:
    rows = layout.rows(controls)
    return len(rows) <= MOST_ROWS and len(rows) + len(controls) <= MOST_PARTS
