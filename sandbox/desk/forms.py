"""The forms of a game's entries, as the page fills them in: made from the shapes of the data, with words for everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from games.core.shapes import AnyShape, Choice, Field, Items, Maybe, Number, Record, Table, Text
from sandbox.desk.book import Book
from sandbox.desk.naming import Naming

At = tuple[str, str, bool]  # a record, a field of it, and whether it is about keys
_FREE = frozenset({"name", "text", "color"})  # by language: nobody chooses them from a list


class Forms:
    """The forms of a game in a language."""

    def __init__(self, book: Book, naming: Naming) -> None:
        self._book, self._naming = book, naming
        self._seen: dict[At, dict[str, None]] = {}
        for place, entry in book.base.items():
            self._look(_record_of(book, place), entry)
        self._lists: dict[str, dict[str, str]] = {}  # by section the places of its entries by their ids
        for place in book.base:
            section, _, name = place.rpartition("/")
            if section.count("/"):
                self._lists.setdefault(section, {})[name] = place

    def records(self) -> dict[str, list[dict[str, Any]]]:
        """The fields of every record that somebody fills in, by its name: name, words, form, whether it must be there and what it
        means without.
        """
        shown = {_record_of(self._book, place): self._book.fields(place) for place in self._book.base}
        found: dict[str, list[dict[str, Any]]] = {}
        left = [*shown]
        while left:
            record = left.pop()
            if record in found:
                continue
            fields = shown.get(record, self._book.shapes.records[record])
            found[record] = [self._field(record, field, inner=record not in shown) for field in fields]
            left += [name for field in fields for name in _records_in(field.shape)]
        return found

    def _field(self, record: str, field: Field, *, inner: bool) -> dict[str, Any]:
        return {
            "name": field.name,
            "label": self._naming.field(field.name, inner=inner),
            "form": self._form(field.shape, (record, field.name, False)),
            "required": field.required,
            "default": field.default,
        }

    def _form(self, shape: AnyShape, at: At) -> dict[str, Any]:
        match shape:
            case Text():
                return self._text(at)
            case Choice(values=values):
                return {"is": "choice", "options": self._options(values, at)}
            case Maybe(of=of):
                return {"is": "maybe", "of": self._form(of, at)}
            case Items(of=of, exactly=exactly):
                return {"is": "items", "of": self._form(of, at), "exactly": exactly}
            case Table(keys=keys, of=of):
                return {"is": "table", "keys": self._form(keys, (*at[:2], True)), "of": self._form(of, at)}
            case Record(names=names, tag=tag):
                options = [[name, self._naming.operation(self._tag_of(name)) if tag else ""] for name in names]
                return {"is": "record", "options": options, "tag": tag}
            case Number(whole=whole):
                return {"is": "number", "whole": whole}
            case _:
                return {"is": "flag"}

    def _text(self, at: At) -> dict[str, Any]:
        """A text that always names entries of one list is chosen from that list; any other may be one that stands elsewhere."""
        _, field, keys = at
        if field in _FREE and (*at[:2], True) in self._seen:
            languages = [[lang, self._naming.language(lang)] for lang in self._seen.get(at, {})]
            return {"is": "choice", "options": languages} if keys else {"is": "text"}
        seen = self._seen.get(at, {})
        named = [value for value in seen if value]
        lists = [places for places in self._lists.values() if named and all(value in places for value in named)]
        if lists:
            options = [[name, self._naming.entry(place)] for name, place in min(lists, key=len).items()]
            return {"is": "choice", "options": [*(self._options([""], at) if "" in seen else []), *options]}
        worded = any(self._naming.words(value, field) for value in named)
        return {"is": "text", "known": self._options(seen, at) if worded else []}

    def _options(self, values: Iterable[Any], at: At) -> list[list[Any]]:
        return [[value, self._naming.value(value, at[1])] for value in values]

    # ------------------------------------------------------------------ what stands in the data
    def _look(self, record: str, value: dict[str, Any]) -> None:
        for field in self._book.shapes.records[record]:
            if field.name in value:
                for at, text in self._texts(field.shape, value[field.name], (record, field.name, False)):
                    self._seen.setdefault(at, {})[text] = None

    def _texts(self, shape: AnyShape, value: Any, at: At) -> Iterator[tuple[At, str]]:
        match shape:
            case Text() if isinstance(value, str):
                yield at, value
            case Maybe(of=of):
                yield from self._texts(of, value, at) if value is not None else ()
            case Items(of=of):
                for one in value:
                    yield from self._texts(of, one, at)
            case Table(keys=keys, of=of):
                for key, one in value.items():
                    yield from self._texts(keys, key, (*at[:2], True))
                    yield from self._texts(of, one, at)
            case Record(names=names, tag=tag):
                chosen = [name for name in names if not tag or self._tag_of(name) == value.get(tag)]
                self._look(chosen[0], value)
            case _:
                return

    def _tag_of(self, record: str) -> str:
        shape = self._book.shapes.records[record][0].shape
        return str(shape.values[0]) if isinstance(shape, Choice) else ""


def _record_of(book: Book, place: str) -> str:
    return book.shapes.entries["/".join(place.split("/")[:2])]


def _records_in(shape: AnyShape) -> tuple[str, ...]:
    match shape:
        case Record(names=names):
            return names
        case Maybe(of=of) | Items(of=of) | Table(of=of):
            return _records_in(of)
        case _:
            return ()
