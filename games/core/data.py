"""Component data: read from the package, corrected by the owner's folder, checked field by field.

A data file is a JSON object whose lists hold entries with an ``id``. An owner's file of the same name under
``<folder>/<slug>/`` holds only what differs: entries are matched by id and merged field by field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from games.core.errors import DataError
from games.core.names import fill_names

T = TypeVar("T")
DataFiles = dict[str, dict[str, Any]]  # by the stem of the file its sections
Modernize = Callable[[DataFiles], None]  # changes data that were written down earlier, in place

PACKAGES = Path(__file__).resolve().parent.parent


def read_data(slug: str, overrides: Path | None = None) -> bytes:
    """All data files of a game as one canonical JSON object, file stem → content, with the owner's corrections.

    ``overrides`` is the owner's folder. Raises DataError naming file and entry for what cannot be read or merged.
    """
    merged: dict[str, Any] = {}
    for path in sorted((PACKAGES / slug / "data").glob("*.json")):
        content = _read(path)
        if overrides is not None:
            own = overrides / slug / path.name
            if own.is_file():
                content = merge(content, _read(own), file=str(own))
        merged[path.stem] = content
    if overrides is not None and (overrides / slug).is_dir():
        for own in sorted((overrides / slug).glob("*.json")):
            if own.stem not in merged:
                raise DataError(str(own), "", f"no data file of {slug} has this name")
    return msgspec.json.encode(merged)


def merge(base: dict[str, Any], own: dict[str, Any], *, file: str) -> dict[str, Any]:
    """``base`` with the entries of ``own`` laid over it. Raises DataError for an unknown section or entry."""
    result = dict(base)
    for section, value in own.items():
        if section not in base:
            raise DataError(file, section, "no such section")
        known = base[section]
        if isinstance(known, list) and isinstance(value, list):
            result[section] = _merge_entries(cast("list[Any]", known), cast("list[Any]", value), file, section)
        elif isinstance(known, dict) and isinstance(value, dict):
            result[section] = _merge_fields(cast("dict[str, Any]", known), cast("dict[str, Any]", value))
        else:
            raise DataError(file, section, "must have the same form as in the original file")
    return result


def _merge_entries(known: list[Any], own: list[Any], file: str, section: str) -> list[Any]:
    result = list(known)
    places = {name: place for place, entry in enumerate(result) if (name := _id_of(entry)) is not None}
    for entry in own:
        name = _id_of(entry)
        if name is None or name not in places:
            raise DataError(file, f"{section}: {name!r}", "no entry has this id")
        result[places[name]] = _merge_fields(result[places[name]], entry)
    return result


def _id_of(entry: Any) -> str | None:
    return cast("dict[str, Any]", entry).get("id") if isinstance(entry, dict) else None


def _merge_fields(known: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    result = dict(known)
    for field, value in own.items():
        old = result.get(field)
        if isinstance(old, dict) and isinstance(value, dict):
            result[field] = _merge_fields(cast("dict[str, Any]", old), cast("dict[str, Any]", value))
        else:
            result[field] = value
    return result


def _read(path: Path) -> dict[str, Any]:
    try:
        content = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise DataError(str(path), "", f"cannot be read ({error.strerror})") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), "", f"is not valid JSON ({error})") from error
    if not isinstance(content, dict):
        raise DataError(str(path), "", "must be a JSON object")
    return cast("dict[str, Any]", content)


def modern(text: bytes, older_data: Modernize) -> bytes:
    """The data as they are written today."""
    files: DataFiles = msgspec.json.decode(text)
    older_data(files)
    return msgspec.json.encode(files)


def refuse_older_fields(slug: str, overrides: Path, older_data: Modernize) -> None:
    """Raises DataError for the first field in the owner's files that the data do not have any more: what it said follows from
    others, so that it would be read and mean nothing.
    """
    for path in sorted((overrides / slug).glob("*.json")):
        own = _read(path)
        today: DataFiles = msgspec.json.decode(modern(msgspec.json.encode({path.stem: own}), older_data))
        for entry, field in _lost(own, today.get(path.stem, {}), ""):
            raise DataError(str(path), entry, f"there is no field {field} any more: it follows from the others")


def _lost(before: Any, after: Any, entry: str, field: str = "") -> Iterator[tuple[str, str]]:
    """(entry, field) for each field of the first that the second has not."""
    if isinstance(before, list) and isinstance(after, list):
        for old, new in zip(cast("list[Any]", before), cast("list[Any]", after), strict=True):
            yield from _lost(old, new, entry, field)
    elif isinstance(before, dict):
        old, new = cast("dict[str, Any]", before), cast("dict[str, Any]", after)
        for name, value in old.items():
            if name not in new:
                yield entry or _id_of(old) or name, name
            else:
                yield from _lost(value, new[name], entry or _id_of(old) or "", name)


def differing(own: bytes, other: bytes) -> list[str]:
    """The entries that two sets of data of a game do not have alike: ``file/section/id``, or ``file/section``; sorted."""
    mine, theirs = _entries(own), _entries(other)
    return sorted(name for name in mine.keys() | theirs.keys() if mine.get(name) != theirs.get(name))


def _entries(text: bytes) -> dict[str, Any]:
    found: dict[str, Any] = {}
    files: dict[str, dict[str, Any]] = msgspec.json.decode(text)
    for file, sections in files.items():
        for section, value in sections.items():
            listed = cast("list[Any]", value) if isinstance(value, list) else []
            named = {name: entry for entry in listed if (name := _id_of(entry)) is not None}
            if named:
                found |= {f"{file}/{section}/{name}": entry for name, entry in named.items()}
            else:
                found[f"{file}/{section}"] = value
    return found


def check_data(
    text: bytes,
    schema: type[T],
    *,
    slug: str,
    contradictions: Callable[[T], Iterable[tuple[str, str, str]]],
    older_data: Modernize | None = None,
) -> T:
    """The data of :func:`read_data` as typed Structs that do not contradict themselves; those of older matches in today's form, and
    names filled with what they tell (:mod:`games.core.names`).

    ``contradictions`` gives (name of the file, entry, problem) for all that is well-formed but makes no sense. Raises DataError
    naming file (``<slug>/<name>.json``), entry (by id where it has one) and field for the first thing that is wrong.
    """
    files: DataFiles = msgspec.json.decode(text)
    if older_data is not None:
        older_data(files)
    lacking = fill_names(files)
    text = msgspec.json.encode(files)
    try:
        data = msgspec.json.decode(text, type=schema)
    except msgspec.ValidationError as error:
        file, entry, problem = _place(text, str(error))
        raise DataError(f"{slug}/{file}.json" if file else slug, entry, problem) from error
    for file, entry, problem in lacking:
        raise DataError(f"{slug}/{file}.json", entry, problem)
    for file, entry, problem in contradictions(data):
        raise DataError(f"{slug}/{file}", entry, problem)
    return data


def owners(error: DataError, overrides: Path) -> DataError:
    """The same error with the owner's file in place of ours of the same name, if he has one: ours are known to be right."""
    own = overrides / error.file
    return DataError(str(own) if own.is_file() else error.file, error.entry, error.problem)


def _place(text: bytes, message: str) -> tuple[str, str, str]:
    """Turn msgspec's ``… - at `$.components.tiles[3].vp` `` into (stem of the file, entry, problem)."""
    problem, _, where = message.rpartition(" - at ")
    if not problem:
        return "", "", message
    path = where.strip("`")
    node: Any = msgspec.json.decode(text)
    entry = ""
    steps = [step for step in path.removeprefix("$").replace("[", ".[").split(".") if step]
    for step in steps:
        try:
            node = node[int(step[1:-1])] if step.startswith("[") else node[step]
        except (KeyError, IndexError, ValueError, TypeError):
            break
        entry = _id_of(node) or entry
    return steps[0] if steps else "", entry or path, f"{problem} (field {path})"
