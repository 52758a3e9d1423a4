"""Ids, seats and events of a match in the words of one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeVar

from cogs.match.names import written
from cogs.match.tables import Table
from cogs.presentation.amounts import amounts, holding, listed
from cogs.presentation.cutting import short
from cogs.presentation.icons import NO_ICONS, GameIcons
from cogs.presentation.joining import joined
from cogs.presentation.numbers import signed
from cogs.presentation.ordering import in_order
from cogs.presentation.people import Former, formers_of, names_of
from games.base import Component, Game, Move, Remark
from games.core.errors import IllegalMove
from games.core.events import SEAT_FIELDS, Event
from locales import PREFIXES, Words, words
from render.shared.wording import small, text_of

_NAME = "\N{INVISIBLE SEPARATOR}"  # stands for a name in a sentence until it is known whether the name is said there

V = TypeVar("V")


class Labels:
    """Turns ids into names. ``names`` are the seats' names, ready to be written where they go (message or picture); ``plain`` the
    same for buttons, menus and choices, where nothing is read as markdown. ``computers`` are their seats, ``icons`` those
    that can be shown (see ``cogs.presentation.icons``), ``components`` those of the match where editions differ.
    """

    def __init__(
        self,
        game: Game[Any],
        words: Words,
        names: Sequence[str],
        plain: Sequence[str] | None = None,
        computers: Collection[int] = (),
        icons: GameIcons = NO_ICONS,
        components: Mapping[str, Component] | None = None,
    ) -> None:
        self.game, self.components_here = game, game.components if components is None else components
        self.names, self.plain = names, names if plain is None else plain
        self.computers = computers
        self.icons = icons
        self.copies: Mapping[str, str] = {}  # what components are called where copies must be told apart
        # Where places stand on the sheets of a map, as one reads them, and what else lies in an order.
        self.reading: Mapping[str, int] = {value: place for place, value in enumerate(game.lying_order)}
        self.former: Sequence[Former] = ()  # who held a seat before
        self.coming_up: str | None = ""  # what may come up by a move (``Game.coming_up``)
        self.asked = ""  # the decision that is answered, where a kind of move may be worded for it
        self.kinds: Mapping[str, str] = {}  # kinds of moves that leave it unanswered, by what is given up so
        self.prefix = PREFIXES[game.slug]
        self.words = words.of(self.prefix)

    def component(self, name: str) -> str:
        """The name of a component, the id itself where there is none."""
        found: Component | None = self.game.components.get(name)
        return self.copies.get(name) or (found.name.get(self.words.lang) or found.name["en"] if found else name)

    def part(self, name: str) -> str:
        """The name of a part of the board that can be shown large: that of the component, or the game's word for it."""
        return self.component(name) if name in self.game.components else self.words(f"{self.prefix}-closeup-{name}")

    def parts(self, names: Iterable[str]) -> list[tuple[str, str]]:
        """Parts of the board that can be shown large, with their names: those that are no places first, places by their names."""
        every = list(names)
        places = self.ordered([name for name in every if name in self.game.components])
        return [(self.part(name), name) for name in (*(one for one in every if one not in places), *places)]

    def components(self, names: Iterable[str]) -> list[tuple[str, str]]:
        """Components with their names; where several have one name, what they do tells them apart."""
        listed = [(self.component(name), name) for name in names]
        often = Counter(label for label, _ in listed)
        return [(f"{label} · {self.about(name)}" if often[label] > 1 else label, name) for label, name in listed]

    def about(self, value: Any, kind: str = "", *, row: bool = False) -> str:
        """What a component does in that kind of move, in a sentence, or as far as a ``row`` needs it; "" for nothing."""
        found = self.components_here.get(str(value)) if kind not in self.game.wordless_kinds else None
        return text_of(self.game, found, self.words.lang, row=row) if found else ""

    def value(self, field: str, value: Any, kind: str = "") -> str:
        """A value of a move's field as a label, as it is said in that ``kind`` of move; of a field that counts other things in it,
        what it counts; of several facts in one value, the phrase that holds them; "" for what goes without saying, as for nought.
        """
        if isinstance(value, Move):
            return " + ".join(part for _, part in self._values(value, ()))
        if isinstance(value, bool):
            return self.words(f"{self.prefix}-value-{field}-{'yes' if value else 'no'}").strip()
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        if isinstance(value, int):
            return self._number(field, value, kind)
        if isinstance(value, Mapping):
            return self.words(f"{self.prefix}-part-{field}", **self.facts(value))
        if isinstance(value, list | tuple):
            named = [self.value(field, item, kind) for item in value]
            # Of dice that have fallen alike nobody wants to read "2 × 6".
            return ", ".join(named) if all(isinstance(item, int) for item in value) else listed(self.words, named)
        word, in_kind = f"{self.prefix}-value-{field}-{value}", f"{self.prefix}-value-{kind}-{field}"
        name = self.component(value) if isinstance(value, str) else str(value)
        found = self.words(word).strip() if value != "" and self.words.has(word) else name
        return self.words(in_kind, value=found) if found and self.words.has(in_kind) else found

    def _number(self, field: str, count: int, kind: str) -> str:
        named = self._first(f"{self.prefix}-count-{kind}-{field}", f"{self.prefix}-count-{field}")
        return self.words(named, count=count).strip() if self.words.has(named) else str(count)

    def choice(self, field: str, value: Any, kind: str = "") -> str:
        """A value of a move's field as it stands on a button, in a menu or in a list of choices; fits there."""
        if field in SEAT_FIELDS and isinstance(value, int) and 0 <= value < len(self.plain):
            return short(self.plain[value])
        # What goes without saying elsewhere is one of the choices here.
        unsaid = f"{self.prefix}-choice-{field}-{'none' if value == () else value}"
        return short(self.value(field, value, kind) or self.words(self._first(unsaid, "panel-nothing")))

    def order(self, values: Sequence[Any]) -> list[int]:
        """The places of a field's values in the order in which they are offered (``in_order``)."""
        names = [self.component(value) if value in self.game.components else "" for value in map(str, values)]
        return in_order(values, names, self.reading, self.words.lang)

    def ordered(self, values: Sequence[V]) -> list[V]:
        """The values of a field as they are offered."""
        return [values[place] for place in self.order(values)]

    def facts(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Event data or facts of a refusal as variables of a sentence; numbers stay numbers (for plural forms), and have their
        sign as well (``<field>_signed``).

        A fact that is a phrase of its own (``<prefix>-part-<field>``) is not said where it is lacking: there is nothing to tell,
        or the event is that of an older match, which keeps what it was told then.
        """
        out: dict[str, Any] = dict.fromkeys(self.words.family(f"{self.prefix}-part-"), "")
        for field, value in data.items():
            is_number = isinstance(value, int) and not isinstance(value, bool) and field not in SEAT_FIELDS
            out[field] = value if is_number else self.value(field, value)
            if is_number:
                out[f"{field}_signed"] = signed(value)
            forms = known.forms if isinstance(value, str) and (known := self.game.components.get(value)) else {}
            for case in ("gen", "acc"):
                out[f"{field}_{case}"] = forms.get(self.words.lang, {}).get(case, out[field])
            out[f"{field}_small"] = small(str(out[field]))
        return out

    def event(self, event: Event) -> str:
        """The sentence about an event; "" for one that is not worth a line."""
        return self._event(event, self.names[event.seat] if event.seat is not None else "")

    def about_seat(self, event: Event) -> str:
        """The same as it stands after the name of the event's seat: without it where it begins by that name."""
        text = self._event(event, _NAME)
        own = text.removeprefix(_NAME).lstrip(" :") if text.startswith((f"{_NAME} ", f"{_NAME}:")) else text
        return own.replace(_NAME, self.names[event.seat]) if event.seat is not None else own

    def _event(self, event: Event, player: str) -> str:
        data = {name: self.reason(str(value)) if name == "reason" else value for name, value in event.data.items()}
        data.pop("paid", None)
        costs = self.amounts(self.game.priced(event))
        paid = self.words("table-paid", what=costs) if costs else ""
        facts = {**self.facts(data), "amounts": costs, "paid": paid}
        return self.words(f"{self.prefix}-event-{event.kind}", player=player, **facts).strip()

    def amounts(self, of: Mapping[str, int]) -> str:
        """So much of what somebody has, in a list in the text of a message: "2 Stone, 1 Worker", each behind its icon."""
        return amounts(self.words, self.prefix, of, self.component, self.icons.before)

    def why(self, error: IllegalMove) -> str:
        """Why a move is not possible."""
        return self.words(f"{self.prefix}-illegal-{error.code}", **self.facts(error.facts))

    def illegal(self, error: IllegalMove) -> str:
        """Why a move is not possible, with the number of the rule."""
        why, rule = self.why(error), error.rule  # what the bot itself forbids has none to look up
        return self.words("table-illegal", why=why, rule=rule) if rule.startswith("R") else why

    def remark(self, remark: Remark) -> str:
        """What a game remarks on a choice."""
        return self.words(f"{self.prefix}-remark-{remark.code}", **self.facts(remark.facts)).strip()

    def reason(self, reason: str) -> str:
        """Why the match ended."""
        return self.words(f"{self.prefix}-reason-{reason.replace('.', '-')}")

    def kind(self, kind: str) -> str:
        """A kind of move as the label of a button, for the decision that is answered where it is worded for that."""
        whole = f"{self.prefix}-kind-{kind}"
        return self.kinds.get(kind) or self.words(self._first(f"{whole}-{self.asked}", whole))

    def holding(self, name: str) -> str:
        """What somebody has a number of."""
        return holding(self.words, self.prefix, name, self.component)

    def holding_shown(self, name: str) -> str:
        """The same in the text of a message: behind its icon, where that can be shown."""
        return self.icons.before(name, self.holding(name))

    def hint(self, kind: str) -> str:
        """A kind of move explained in a line, for the decision that is answered where it is worded for that."""
        whole = f"{self.prefix}-kind-{kind}"
        return self.words(self._first(f"{whole}-{self.asked}.hint", f"{whole}.hint"))

    def field(self, field: str, kind: str = "") -> str:
        """The question for a field of a move; for that kind of move the one in full where it has one."""
        return self.words(self._first(f"{self.prefix}-field-{kind}-{field}", f"{self.prefix}-field-{field}"))

    def in_full(self, field: str, kind: str) -> bool:
        """Whether the question for a field says with it all that is asked for, so that it can stand alone."""
        return self.words.has(f"{self.prefix}-field-{kind}-{field}")

    def step(self, state: Any) -> str:
        """What is awaited now; of a step that several phases have, in the words of this phase where it has its own."""
        if state.finished:
            return self.words("table-finished")
        step = f"{self.prefix}-step-{self.game.step(state)}"
        message = self._first(f"{step}-{self.game.phase(state)}", step)
        return self.words(message, **self.facts(self.game.about_step(state)))

    def _first(self, own: str, other: str) -> str:
        """The message of its own that something has, else the other one."""
        return own if self.words.has(own) else other

    def move(self, move: Move) -> str:
        """A move in one line: its kind and its values; a card and the piece on it that have one name are named once."""
        return " · ".join(filter(None, [self.kind(move.kind), self.values(move)]))

    def move_shown(self, move: Move) -> str:
        """The same in the text of a message: behind the icon of its kind, where that can be shown."""
        return self.icons.before(f"kind-{move.kind}", self.move(move))

    def values(self, move: Move, *, but: Collection[str] = ()) -> str:
        """What is chosen in a move but for its kind and these fields; what two fields in a row name alike stands once."""
        return joined(next(same) for _, same in groupby(self._values(move, but), key=lambda one: one[1]))

    def _values(self, move: Move, but: Collection[str]) -> list[tuple[str, str]]:
        names = (name for name in move.__struct_fields__ if name not in but)
        return [(name, part) for name in names if (part := self.value(name, getattr(move, name), move.kind))]


def labels_for(table: Table, lang: str, icons: GameIcons = NO_ICONS) -> Labels:
    """Labels for messages about a table."""
    w, state = words(lang), table.state
    computers, names = frozenset(seat.seat for seat in table.seats if seat.kind != "person"), names_of(table.seats, w)
    found = Labels(table.game, w, [*map(written, names)], names, computers, icons, table.game.components_in(state))
    found.former = formers_of(table.seats, table.left, w)
    found.coming_up = table.game.coming_up(state)
    return found
