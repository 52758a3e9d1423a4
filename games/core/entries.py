"""What the entries of all data files have in common: an id to look them up by, words in every language, no misspelt fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar

import msgspec

from games.core.errors import wrong

LANGUAGES = ("en", "pl")  # in which every entry is named


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data in which a misspelt field is an error."""


class Named(Protocol):
    """An entry as far as all games know it."""

    id: str
    name: dict[str, str]
    text: dict[str, str]


E = TypeVar("E", bound=Named)


def by_id(entries: Iterable[E]) -> dict[str, E]:
    """The entries by their ids, in their order."""
    return {entry.id: entry for entry in entries}


def repeated_ids(entries: Iterable[Named]) -> Iterator[tuple[str, str]]:
    """(id, problem) for every id that more than one entry has."""
    for name, times in Counter(entry.id for entry in entries).items():
        if times > 1:
            yield name, wrong("id-used-twice", "this id is used twice")


def missing_names(entries: Iterable[Named]) -> Iterator[tuple[str, str]]:
    """(id, problem) for every entry without a name in one of the languages, where the texts are made."""
    for entry in entries:
        yield from (
            (entry.id, wrong("name-given", "name must be given in {lang}", lang=lang))
            for lang in LANGUAGES
            if not entry.name.get(lang)
        )


def missing_words(entries: Iterable[Named]) -> Iterator[tuple[str, str]]:
    """(id, problem) for every entry without a name or a text in one of the languages."""
    for entry in entries:
        for language in LANGUAGES:
            if not entry.name.get(language) or not entry.text.get(language):
                yield entry.id, wrong("name-text-given", "name and text must be given in {language}", language=language)
