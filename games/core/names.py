"""Names that tell a fact of their entry: the data have the field in braces, so that a correction of the field is one of the name.

``{values}`` is the field of that name, ``{gain.food}`` a value within it. Numbers stand as they are, several joined by "/", ids of
entries as the names of these (``{kind:small}``: with a small letter).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, cast

from games.core.errors import wrong

_FIELD = re.compile(r"\{(\w+(?:\.\w+)*)(:small)?\}")
_NAMES = ("name", "pl_forms")  # by language, and the cases of the Polish one

Entry = dict[str, Any]


def fill_names(files: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, str, str]]:
    """Put the facts into the names of all entries, in place; gives (stem of the file, entry, problem) for what an entry has not."""
    problems: list[tuple[str, str, str]] = []
    entries = [*_entries(files)]
    names = {entry["id"]: entry["name"] for _, entry in entries if not any(map(_tells, entry["name"].values()))}
    for file, entry in entries:
        for field in _NAMES:
            texts = cast("Entry", entry.get(field)) if isinstance(entry.get(field), dict) else {}
            for lang, text in texts.items():
                if isinstance(text, str) and _tells(text):
                    lacking, texts[lang] = _filled(text, entry, "pl" if field == "pl_forms" else lang, names)
                    problems += [
                        (
                            file,
                            entry["id"],
                            wrong("name-of-no-field", "{field}: the entry has no field {path}", field=field, path=path),
                        )
                        for path in lacking
                    ]
    return problems


def _entries(files: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, Entry]]:
    for file, sections in files.items():
        for section in sections.values():
            for entry in cast("list[Any]", section) if isinstance(section, list) else []:
                found = cast("Entry", entry) if isinstance(entry, dict) else {}
                if isinstance(found.get("name"), dict) and "id" in found:
                    yield file, found


def _tells(text: Any) -> bool:
    """Whether a name tells a fact."""
    return _FIELD.search(str(text)) is not None


def _filled(text: str, entry: Entry, lang: str, names: Mapping[str, Mapping[str, str]]) -> tuple[list[str], str]:
    """The fields that are lacking, and the text with the others."""
    lacking: list[str] = []

    def fact(found: re.Match[str]) -> str:
        value: Any = entry
        for step in found[1].split("."):
            if not isinstance(value, dict) or step not in value:
                lacking.append(found[1])
                return found[0]
            value = cast("Entry", value)[step]
        told = _told(value, lang, names)
        return told[:1].lower() + told[1:] if found[2] else told

    filled = _FIELD.sub(fact, text)
    return lacking, filled


def _told(value: Any, lang: str, names: Mapping[str, Mapping[str, str]]) -> str:
    if isinstance(value, list):
        return "/".join(_told(one, lang, names) for one in cast("list[Any]", value))
    return names.get(str(value), {}).get(lang, str(value))
