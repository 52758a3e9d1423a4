"""What the typed fields of a kind of move stand for in a position: ids, as autocomplete sends them, or names, as people type them.

A name may be typed in every language of the bot, in any case, without marks, without what stands beside it ("Farm" for
"Farm #2"). One that several things bear means the one that is legal.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cogs.choosing.picker import PLACE_FIELDS
from cogs.match.tables import Position
from cogs.presentation.components import named
from cogs.presentation.copies import telling_apart
from cogs.presentation.labels import Labels, labels_for
from games.base import Move
from games.core.events import SEAT_FIELDS
from locales import LANGUAGES
from locales.spelling import bare, holds, key, short_key

_REMARKED = " · "  # between a value and the remark on it (``remark-label``)
NONE = "-"  # how an empty set of things is typed
# Things named one after another; a comma in brackets belongs to a name.
_BETWEEN = (re.compile(r"[+,;](?![^()]*\))"), re.compile(r"[+,;](?![^()]*\))| (?:and|i|oraz) ", re.IGNORECASE))
_COUNTED = re.compile(r"(\d{1,2}) ?[x×*]? ?(.*)", re.IGNORECASE)
_PLACE = re.compile(r"[a-z]{1,3}\W?\d{1,3}", re.IGNORECASE)


def spelt(field: str, value: Any) -> str:
    """A value of a field as autocomplete sends it; several things are joined, seats counted from 1 as everywhere."""
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value) or NONE
    return str(value + 1 if field in SEAT_FIELDS else value)


@dataclass(frozen=True)
class Meant:
    """What typed fields stand for: the legal moves that they may mean, and by field the values that occur in them."""

    moves: list[Move]
    values: dict[str, list[Any]]

    @property
    def given(self) -> dict[str, Any]:
        """The fields that are clear."""
        return {field: values[0] for field, values in self.values.items() if len(values) == 1}

    @property
    def unclear(self) -> str | None:
        """The first field that may mean several things; None if there is none."""
        return next((field for field, values in self.values.items() if len(values) > 1), None)


class Reading:
    """Reads what one seat has typed for a kind of move, whose answers are in the language of ``labels``."""

    def __init__(self, position: Position, labels: Labels, kind: str) -> None:
        others = [lang for lang in LANGUAGES if lang != labels.words.lang]
        spoken = [labels, *(labels_for(position.table, lang) for lang in others)]
        self._spoken = [telling_apart(known, position.moves) for known in spoken]
        self.position, self.labels, self.kind = position, self._spoken[0], kind
        self._keys: dict[tuple[str, Any], list[set[tuple[str, ...]]]] = {}
        self.legal = [move for move in position.moves if move.kind == kind]

    def meant(self, typed: Mapping[str, Any]) -> Meant:
        """The legal moves that what was typed may mean; none where something typed is not legal, or not with the rest."""
        return self._meant({field: self.among(field, value, self.values(field)) for field, value in typed.items()})

    def begun(self, typed: Mapping[str, Any]) -> Meant:
        """The same where a value may be typed in part ("fish" for Fishing Village), which is no choice before it is confirmed."""
        found = {field: self.among(field, value, self.values(field)) for field, value in typed.items()}
        return self._meant({field: values or self._holding(field, typed[field]) for field, values in found.items()})

    def values(self, field: str) -> list[Any]:
        """The legal values of a field."""
        return list(dict.fromkeys(getattr(move, field) for move in self.legal))

    def _holding(self, field: str, typed: Any) -> list[Any]:
        if not isinstance(typed, str):
            return []
        return [value for value in self.values(field) if any(holds(name, typed) for name in self.names(field, value))]

    def _meant(self, found: Mapping[str, list[Any]]) -> Meant:
        moves = [move for move in self.legal if all(getattr(move, field) in values for field, values in found.items())]
        return Meant(moves, {field: list(dict.fromkeys(getattr(move, field) for move in moves)) for field in found})

    def refused(self, typed: Mapping[str, Any], tried: Sequence[Move]) -> tuple[dict[str, Any], list[str]]:
        """What was typed where no legal move is meant, as far as it names anything: what the seat may look for, else anything in
        the game; and the fields that name nothing, whose values are left as they are.
        """
        of_kind = [*(move for move in tried if move.kind == self.kind), *self.legal]
        found = {field: self._any(field, value, of_kind, tried) for field, value in typed.items()}

        def agreeing(move: Move) -> int:
            return sum(getattr(move, field) in values for field, values in found.items())

        nearest = max(of_kind, key=agreeing, default=None)
        given: dict[str, Any] = {}
        for field, values in found.items():
            wanted = getattr(nearest, field, None)
            given[field] = wanted if wanted in values else (values or [_as_it_is(field, typed[field])])[0]
        return given, [field for field, values in found.items() if not values and not _is_place(field, typed[field])]

    def among(self, field: str, typed: Any, values: Iterable[Any]) -> list[Any]:
        """Those of the values of a field that bear what was typed as their nearest name: their id, a name in the person's language,
        one in another language, one without what stands beside it, or the same things in another order.
        """
        known = list(dict.fromkeys(values))
        if not isinstance(typed, str):
            return [value for value in known if value == typed]
        # As it was shown, with what it costs, or its name alone.
        found = self._bearing(field, typed, known) or self._sets(field, typed, known)
        name = typed.partition(_REMARKED)[0]
        return found if found or name == typed else self._bearing(field, name, known)

    def names(self, field: str, value: Any) -> list[str]:
        """What a value is called in all languages, the person's first."""
        return [name for labels in self._spoken for name in self._names(labels, field, value)]

    # ------------------------------------------------------------------ names
    def _bearing(self, field: str, typed: str, known: Sequence[Any]) -> list[Any]:
        """The values whose name comes nearest to what was typed."""
        ranks = {value: self._rank(field, typed, value) for value in known}
        nearest = min(ranks.values(), default=self._none)
        return [value for value, rank in ranks.items() if rank == nearest < self._none]

    @property
    def _none(self) -> int:
        return len(self._spoken) + 2

    def _rank(self, field: str, typed: str, value: Any) -> int:
        """How near a name of a value comes to what was typed, 0 nearest."""
        if bare(typed).strip() == bare(spelt(field, value)):
            return 0
        wanted = key(typed)
        if (field, value) not in self._keys:
            names = [[*self._names(labels, field, value)] for labels in self._spoken]
            beside = {short_key(name) for known in names for name in known if not isinstance(value, tuple)}
            self._keys[field, value] = [*({*map(key, known)} for known in names), beside]
        known = self._keys[field, value]
        return next((1 + place for place, keys in enumerate(known) if wanted in keys), self._none)

    def _names(self, labels: Labels, field: str, value: Any) -> Iterator[str]:
        """What a value is called in one language, on its own and in the middle of a sentence."""
        yield labels.choice(field, value, self.kind)
        if field in SEAT_FIELDS:
            seat = next((seat for seat in self.position.table.seats if seat.seat == value), None)
            if seat is not None and seat.kind == "person":
                yield f"<@{seat.user}>"
            return
        yield labels.value(field, value, self.kind)
        part = labels.game.components.get(value) if isinstance(value, str) else None
        if part is not None:
            yield from part.forms.get(labels.words.lang, {}).values()
            yield from part.also

    def _sets(self, field: str, typed: str, values: Sequence[Any]) -> list[Any]:
        """The values that hold just the things named one after another."""
        sets = [value for value in values if isinstance(value, tuple)]
        items = list(dict.fromkeys(item for value in sets for item in value))
        for between in _BETWEEN:
            wanted = [self._items(field, part.strip(), items) for part in between.split(typed)] if items else []
            if all(wanted) and wanted:
                parts = sorted((part for several in wanted for part in several), key=len)
                return [value for value in sets if _holds(value, parts)]
        return []

    def _items(self, field: str, typed: str, items: Sequence[Any]) -> list[list[Any]]:
        """For each of the things of a part ("2 × Wood") which items it may be; [] where it is none."""
        count = _COUNTED.fullmatch(typed)
        for times, name in ((1, typed), *([(int(count[1]), count[2])] if count else [])):
            if name and (found := self.among(field, name, items)):
                return [found] * times
        return []

    def _any(self, field: str, typed: Any, of_kind: Sequence[Move], tried: Sequence[Move]) -> list[Any]:
        """What was typed as a value of this field in any move of the kind, else of any kind, else as anything in the game."""
        if not isinstance(typed, str):
            return [typed]
        game, moves = self.position.table.game, [*tried, *self.position.moves]
        known = [getattr(move, field) for move in of_kind]
        if found := self.among(field, typed, known):
            return found
        seats = range(self.position.table.state.seats) if field in SEAT_FIELDS else ()
        others = [getattr(move, field) for move in moves if hasattr(move, field)]
        worded = [
            name
            for start in (self.labels.prefix, "game")
            for name in self.labels.words.family(f"{start}-value-{field}-")
        ]
        if found := self.among(field, typed, [*others, *seats, *worded]):
            return found
        if field in SEAT_FIELDS:
            return []
        if any(isinstance(value, int) for value in known):
            return [int(typed)] if typed.strip().isdecimal() and len(typed) < 6 else []
        # Of what bears the name that is meant which is of the sort that the field asks for.
        sorts = {type(game.components[value]) for value in map(str, known) if value in game.components}
        parts = sorted(named(game, typed), key=lambda part: type(part) not in sorts)
        return [part.id for part in parts]


def _holds(value: tuple[Any, ...], parts: Sequence[list[Any]]) -> bool:
    """Whether a set of things has one thing for each part, and no other."""
    left = list(value)
    for part in parts:
        thing = next((item for item in part if item in left), None)
        if thing is None:
            return False
        left.remove(thing)
    return not left


def _is_place(field: str, typed: Any) -> bool:
    """Whether something was typed as places are written, though there may be no such place."""
    return field in PLACE_FIELDS and bool(_PLACE.fullmatch(str(typed).strip()))


def _as_it_is(field: str, typed: Any) -> Any:
    if not isinstance(typed, str):
        return typed
    return re.sub(r"\W", "", typed).upper() if _is_place(field, typed) else typed.strip()
