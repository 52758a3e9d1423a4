"""The owner's files as they are when an entry is to have other values: only what differs, read as the game reads it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast

from games.core.data import DataFiles
from games.core.merging import WHOLE, difference, id_of
from games.core.shapes import Shapes


def correction(
    shapes: Shapes, place: str, base: dict[str, Any], value: dict[str, Any], named: Collection[str]
) -> dict[str, Any]:
    """What to lay over an entry of ours so that its ``named`` fields have these values; {} where all of it is read as ours is.

    A field without a value means what it means where it is missing.
    """
    other = dict(base)
    for field in shapes.fields(place):
        if field.name not in named or (field.required and field.name not in value):
            continue
        new = value.get(field.name, field.default)
        if not shapes.means_the_same(place, field.name, new, base.get(field.name, field.default)):
            other[field.name] = new
    return difference(base, other)


def own_entry(own: DataFiles, place: str) -> dict[str, Any]:
    """What the owner's files say of an entry, its id apart; {} where they say nothing."""
    file, section, *name = place.split("/", 2)
    value = own.get(file, {}).get(section, {})
    if isinstance(value, dict):
        return cast("dict[str, Any]", value)
    (found,) = [entry for entry in cast("list[Any]", value) if id_of(entry) == name[0]] or [{}]
    return {field: what for field, what in found.items() if field != "id"}


def with_own_entry(own: DataFiles, place: str, says: dict[str, Any]) -> DataFiles:
    """The owner's files with this said of an entry; lists and files that say nothing any more are left out."""
    file, section, *name = place.split("/", 2)
    sections = dict(own.get(file, {}))
    if not name:
        sections[section] = says
    else:
        rest = [entry for entry in sections.get(section, []) if id_of(entry) != name[0]]
        # In the order of their ids: a step that is taken back leaves the file as it was.
        said = [*rest, {"id": name[0], **says}] if says else rest
        sections[section] = sorted(said, key=lambda entry: str(id_of(entry)))
    if not sections[section]:
        del sections[section]
    return {stem: content for stem, content in {**own, file: sections}.items() if content}


def bare(field: str) -> str:
    """The name of a field, however it is said."""
    return field.removesuffix(WHOLE)
