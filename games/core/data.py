"""Component data: read from the package, corrected by the owner's folder, checked field by field.

A data file is a JSON object whose lists hold entries with an ``id``. An owner's file of the same name under
``<folder>/<slug>/`` holds only what differs (see ``merging.py``); ``confirmed.json`` beside it says what he has looked up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from games.core.confirmed import FILE as CONFIRMED
from games.core.confirmed import PROVENANCE, Confirmed, from_the_box, placed, read_confirmed
from games.core.errors import DataError, Problem, wrong
from games.core.merging import Varies, id_of, merge
from games.core.names import fill_names

T = TypeVar("T")
DataFiles = dict[str, dict[str, Any]]  # by the stem of the file its sections
Modernize = Callable[[DataFiles], None]  # changes data that were written down earlier, in place

# What msgspec says, by the codes of our sentences.
_SAID = {
    "type": re.compile(r"Expected `(?P<expected>\w+)[^`]*`, got `(?P<found>\w+)`$"),
    "missing-field": re.compile(r"Object missing required field `(?P<field>\w+)`"),
    "unknown-field": re.compile(r"Object contains unknown field `(?P<field>\w+)`"),
    "no-such-value": re.compile(r"Invalid (?:enum )?value (?P<value>.+)$"),
}

PACKAGES = Path(__file__).resolve().parent.parent


def read_data(slug: str, overrides: Path | None = None, varying: Mapping[str, Varies] | None = None) -> bytes:
    """All data files of a game as one canonical JSON object, file stem → content, with the owner's corrections.

    ``overrides`` is the owner's folder, ``varying`` are the lists (``file/section``) of which a box may have other entries. Raises
    DataError naming file and entry for what cannot be read or merged.
    """
    if overrides is None:
        return msgspec.json.encode(delivered(slug))
    return corrected(slug, own_files(slug, overrides), read_confirmed(slug, overrides), overrides, varying)


def delivered(slug: str) -> DataFiles:
    """The data files of a game as they come with the project, by their stems."""
    return {path.stem: _read(path) for path in sorted((PACKAGES / slug / "data").glob("*.json"))}


def own_files(slug: str, overrides: Path) -> DataFiles:
    """The owner's files of corrections by their stems. Raises DataError for one that cannot be read."""
    return {path.stem: _read(path) for path in _own_paths(slug, overrides)}


def corrected(
    slug: str, own: DataFiles, confirmed: Confirmed, overrides: Path, varying: Mapping[str, Varies] | None = None
) -> bytes:
    """The data of :func:`read_data` with these corrections, which need not stand in the owner's folder yet."""
    files = delivered(slug)
    for stem, content in own.items():
        path = str(overrides / slug / f"{stem}.json")
        if stem not in files:
            raise DataError(path, "", wrong("data-file-name", "no data file of {slug} has this name", slug=slug))
        files[stem] = merge(files[stem], content, file=path, varying=of_file(varying or {}, stem))
    marked = {stem: from_the_box(stem, content, own.get(stem, {}), confirmed) for stem, content in files.items()}
    return msgspec.json.encode(marked)


def of_file(varying: Mapping[str, Varies], stem: str) -> dict[str, Varies]:
    """The lists of one file that vary, by their names in it."""
    parted = ((*place.partition("/"), varies) for place, varies in varying.items())
    return {section: varies for file, _, section, varies in parted if file == stem}


def _own_paths(slug: str, overrides: Path) -> list[Path]:
    return [path for path in sorted((overrides / slug).glob("*.json")) if path.name != CONFIRMED]


def _read(path: Path) -> dict[str, Any]:
    try:
        content = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise DataError(
            str(path), "", wrong("cannot-read", "cannot be read ({error})", error=error.strerror)
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), "", wrong("valid-json", "is not valid JSON ({error})", error=error)) from error
    if not isinstance(content, dict):
        raise DataError(str(path), "", wrong("json-object", "must be a JSON object"))
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
    for path in _own_paths(slug, overrides):
        own = _read(path)
        today: DataFiles = msgspec.json.decode(modern(msgspec.json.encode({path.stem: own}), older_data))
        for entry, field in _lost(own, today.get(path.stem, {}), ""):
            raise DataError(
                str(path),
                entry,
                wrong(
                    "field-any-more-follows-from",
                    "there is no field {field} any more: it follows from the others",
                    field=field,
                ),
            )


def _lost(before: Any, after: Any, entry: str, field: str = "") -> Iterator[tuple[str, str]]:
    """(entry, field) for each field of the first that the second has not."""
    if isinstance(before, list) and isinstance(after, list):
        for old, new in zip(cast("list[Any]", before), cast("list[Any]", after), strict=True):
            yield from _lost(old, new, entry, field)
    elif isinstance(before, dict):
        old, new = cast("dict[str, Any]", before), cast("dict[str, Any]", after)
        for name, value in old.items():
            if name not in new:
                yield entry or id_of(old) or name, name
            else:
                yield from _lost(value, new[name], entry or id_of(old) or "", name)


def differing(own: bytes, other: bytes) -> list[str]:
    """The entries that two sets of data of a game do not have alike: ``file/section/id``, or ``file/section``; sorted. Where the
    facts come from makes no difference.
    """
    mine, theirs = _entries(own), _entries(other)
    return sorted(name for name in mine.keys() | theirs.keys() if mine.get(name) != theirs.get(name))


def _entries(text: bytes) -> dict[str, Any]:
    found: dict[str, Any] = {}
    files: DataFiles = msgspec.json.decode(text)
    for file, sections in files.items():
        found |= {place: facts_of(entry) for place, entry in placed(file, sections)}
        found |= {
            f"{file}/{section}": value
            for section, value in sections.items()
            if isinstance(value, list) and not any(map(id_of, cast("list[Any]", value)))
        }
    return found


def facts_of(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without what says where it comes from."""
    return {field: value for field, value in entry.items() if field not in PROVENANCE}


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


def _place(text: bytes, message: str) -> tuple[str, str, Problem]:
    """Turn msgspec's ``… - at `$.components.tiles[3].vp` `` into (stem of the file, entry, problem)."""
    problem, _, where = message.rpartition(" - at ")
    if not problem:
        return "", "", _said(message, "{said}")
    path = where.strip("`")
    node: Any = msgspec.json.decode(text)
    entry = ""
    steps = [step for step in path.removeprefix("$").replace("[", ".[").split(".") if step]
    for step in steps:
        try:
            node = node[int(step[1:-1])] if step.startswith("[") else node[step]
        except (KeyError, IndexError, ValueError, TypeError):
            break
        entry = id_of(node) or entry
    return steps[0] if steps else "", entry or path, _said(problem, "{said} (field {path})", path)


def _said(said: str, english: str, path: str = "") -> Problem:
    """What msgspec says, with its parts as facts."""
    for code, form in _SAID.items():
        if found := form.match(said):
            return wrong(code, english, said=said, path=path, **found.groupdict())
    return wrong("unreadable", english, said=said, path=path)
