"""What fields, values and entries are called at the desk, in the language and the terms of the game."""

from __future__ import annotations

from typing import Any

from locales import PREFIXES, Words, words
from sandbox.desk.book import Book

_COLOURS = ("color", "colors")  # fields whose values moves have words for


class Naming:
    """Words for what the data of a game hold; ``say`` has those of the game itself."""

    def __init__(self, book: Book, lang: str) -> None:
        self.lang = lang
        self._book = book
        self.say: Words = words(lang).of(PREFIXES[book.slug])
        self._entries = {place.rpartition("/")[2]: place for place in book.base}

    def section(self, place: str) -> str:
        """The list that an entry stands in."""
        return self.say(f"desk-section-{place.split('/')[1]}")

    def field(self, field: str, *, inner: bool = False) -> str:
        """A field of an entry, or of something within one."""
        message = f"desk-inner-{field}"
        return self.say(message if inner and self.say.has(message) else f"desk-field-{field}")

    def known_field(self, field: str) -> str:
        """A field that may be written wrongly: then itself."""
        return self.field(field) if self.say.has(f"desk-field-{field}") else field

    def entry(self, place: str) -> str:
        """An entry: by its name, else by what it joins or where it lies."""
        entry, names = self._book.entries[place], self._book.names(place)
        if names:
            return names.get(self.lang) or names["en"]
        joined = entry.get("regions") or entry.get("places")
        if joined:
            return " – ".join(map(self.thing, joined))
        return f"{self.thing(entry['region'])} {entry['id'][-2:]}" if "region" in entry else entry["id"]

    def __contains__(self, name: object) -> bool:
        """Whether an id is that of an entry."""
        return name in self._entries

    def thing(self, name: str) -> str:
        """What an id names; itself where it is none."""
        return self.entry(self._entries[name]) if name in self._entries else name

    def language(self, lang: str) -> str:
        """A language, in itself; its sign where nothing else is written in it."""
        message = f"sandbox-language-{lang}"
        return self.say(message) if self.say.has(message) else lang

    def operation(self, name: str) -> str:
        """What an effect does, by its name in the data."""
        return self.say(f"desk-op-{name}")

    def value(self, value: Any, field: str = "") -> str:
        """A value of a field; itself where nobody has words for it."""
        if value in (None, ""):
            return self.say("desk-nothing")
        return self.words(value, field) or str(value)

    def words(self, value: Any, field: str = "") -> str:
        """What a value is called in its field, as an entry, in all fields or as what is counted; "" where it has no words."""
        if not isinstance(value, str):
            return ""
        kind, colon, name = value.partition(":")
        # What the game says itself comes before the names of its entries, what all say after.
        own = (f"desk-value-{field}-{value}", f"{self.say.prefix}-desk-value-{value}")
        for message in (*own, *([f"value-color-{value}"] if field in _COLOURS else [])):
            if self.say.has(message):
                return self.say(message)
        if value in self._entries:
            return self.thing(value)
        for message in (f"desk-value-{value}", f"says-per-{kind}-{name}"):
            if self.say.has(message):
                return self.say(message)
        return f"{self.value(kind, field)}: {self.value(name, field)}" if colon else ""
