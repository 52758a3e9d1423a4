"""How sure component data are, entry by entry and field by field: what the rulebook says, what public sources say, what an owner
found in his box, what is reconstructed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple, cast

import msgspec

Kind = Literal["rulebook", "public", "box", "reconstructed"]
KINDS: tuple[Kind, ...] = ("rulebook", "public", "box", "reconstructed")
_OF_FIELDS = ("field_sources", "sources")  # field → where it comes from
_DOUBTED = ("reconstructed_fields", "uncertain")  # the fields that are reconstructed
_BY_WORD: dict[str, Kind] = {"seed": "rulebook", "public": "public", "box": "box"}
# What a source speaks of where that is no field of an entry.
_SPEAKS_OF: dict[str, tuple[str, ...]] = {
    "name_en": ("name",),
    "name_pl": ("name",),
    "target_kind": ("target",),
    "frame": ("colors", "vp", "printings"),
    "effect": ("production", "feature", "action", "storage", "open", "instant", "virtual", "effects"),
    "amount": ("effects",),
    "where": ("effects",),
    "permanent": ("effects",),
}


class Part(NamedTuple):
    """A list of a data file: how many entries there are by where they come from, and in how many of those that are not
    reconstructed themselves which field is.
    """

    file: str
    section: str
    entries: Counter[Kind]
    fields: Counter[str]


class Doubt(NamedTuple):
    """What of an entry is reconstructed: the whole of it, or these fields; and which fields are not although the whole is."""

    whole: bool
    fields: tuple[str, ...]
    known: tuple[str, ...]


def kind_of(source: str) -> Kind:
    """What a source is worth; what is remembered, translated or ruled by us is no better than reconstructed."""
    return _BY_WORD.get(source.partition(":")[0].split(" ")[0], "reconstructed")


def parts(text: bytes) -> list[Part]:
    """Every list of entries, and every section that is one entry, of the data of a game."""
    files: dict[str, dict[str, Any]] = msgspec.json.decode(text)
    return [
        _part(file, section, [*_entries(value)])
        for file, sections in files.items()
        for section, value in sections.items()
        if any(_entries(value))
    ]


def totals(text: bytes) -> Counter[Kind]:
    """The entries of a game by where they come from; one of which a field is reconstructed counts as reconstructed."""
    counted = Counter[Kind]()
    files: dict[str, dict[str, Any]] = msgspec.json.decode(text)
    for sections in files.values():
        for value in sections.values():
            counted.update("reconstructed" if doubted(entry) else kind_of(entry["source"]) for entry in _entries(value))
    return counted


@lru_cache(8)
def doubts(text: bytes) -> Mapping[str, Doubt]:
    """What is reconstructed, by the id of the entry, of the data of a game; fields by the names that entries have for them. What
    is not there is certain.
    """
    files: dict[str, dict[str, Any]] = msgspec.json.decode(text)
    entries = (entry for sections in files.values() for value in sections.values() for entry in _entries(value))
    return {entry["id"]: _doubt(entry) for entry in entries if "id" in entry and doubted(entry)}


def doubted(entry: Mapping[str, Any]) -> list[str]:
    """The fields of an entry that are reconstructed, "" for the whole of it; what an owner found in his box is not."""
    if kind_of(entry["source"]) == "box":
        return []
    named = [
        *(field for field, source in _sources(entry) if kind_of(source) == "reconstructed"),
        *(field for name in _DOUBTED for field in entry.get(name, [])),
    ]
    whole = [""] if kind_of(entry["source"]) == "reconstructed" else []
    found = {field for field, source in _sources(entry) if kind_of(source) == "box"}
    return [*whole, *(field for field in named if not _spoken_of(field, entry) or _spoken_of(field, entry) - found)]


def source_of(entry: Mapping[str, Any], field: str) -> str:
    """Where a field of an entry comes from: the most doubtful source that speaks of it, else that of the entry."""
    sources = [source for name, source in _sources(entry) if field in _spoken_of(name, entry)]
    if kind_of(entry["source"]) == "box" or "box" in map(kind_of, sources):
        return next((source for source in sources if kind_of(source) == "box"), entry["source"])
    if any(field in _spoken_of(name, entry) for name in doubted(entry)):
        return next((source for source in sources if kind_of(source) == "reconstructed"), "reconstructed")
    return sources[0] if sources else entry["source"]


def _sources(entry: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name in _OF_FIELDS:
        yield from entry.get(name, {}).items()


def _spoken_of(name: str, entry: Mapping[str, Any]) -> set[str]:
    """The fields of an entry that a source of this name speaks of."""
    field = _field(name)
    return {found for found in (_SPEAKS_OF.get(field, (field,)) if field not in entry else (field,)) if found in entry}


def _doubt(entry: Mapping[str, Any]) -> Doubt:
    fields = doubted(entry)
    named = dict.fromkeys(_field(field) for field in fields if field)
    sources = dict(_sources(entry))
    known = [field for field in sources if field == _field(field) and field not in named]
    whole = "" in fields
    return Doubt(whole, tuple(named), tuple(known) if whole else ())


def _field(field: str) -> str:
    """The name of the field in which a part lies ("bonus[0].max" lies in "bonus")."""
    return field.partition(".")[0].partition("[")[0]


def _entries(value: Any) -> Iterator[dict[str, Any]]:
    for entry in cast("list[Any]", value if isinstance(value, list) else [value]):
        if isinstance(entry, dict) and "source" in entry:
            yield cast("dict[str, Any]", entry)


def _part(file: str, section: str, entries: list[dict[str, Any]]) -> Part:
    fields = Counter[str]()
    for entry in entries:
        if kind_of(entry["source"]) != "reconstructed":
            fields.update({_field(field) for field in doubted(entry)})
    return Part(file, section, Counter(kind_of(entry["source"]) for entry in entries), fields)
