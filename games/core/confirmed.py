"""What an owner has looked up in his box: which fields of which entries are as ours, and which edition he has.

``<folder>/<slug>/confirmed.json`` stands beside his corrections and changes nothing but how sure the data are: what is confirmed
there, and what is corrected, comes from the box.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec

from games.core.errors import DataError, wrong
from games.core.merging import LIKE, WHOLE, id_of

FILE = "confirmed.json"
ALL = ""  # in the place of a field: the whole entry
# The fields of an entry that say where the others come from, and how sure they are.
PROVENANCE = frozenset({"source", "source_note", "field_sources", "sources", "reconstructed_fields", "uncertain"})


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition of the box, and by the place of an entry (``file/section/id``) the fields that were looked up in it."""

    edition: str = ""
    fields: dict[str, list[str]] = {}

    @property
    def source(self) -> str:
        """The source of what comes from this box."""
        return f"box:{self.edition}" if self.edition else "box"


def read_confirmed(slug: str, overrides: Path) -> Confirmed:
    """What the owner confirmed of a game; nothing where there is no such file. Raises DataError for one that cannot be read."""
    path = overrides / slug / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Confirmed) if path.is_file() else Confirmed()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(str(path), "", wrong("cannot-read", "cannot be read ({error})", error=error)) from error


def placed(file: str, sections: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of a file that is one or part of one with its place: ``file/section/id``, or ``file/section``."""
    for section, value in sections.items():
        if isinstance(value, dict):
            yield f"{file}/{section}", cast("dict[str, Any]", value)
            continue
        for entry in cast("list[Any]", value):
            if (name := id_of(entry)) is not None:
                yield f"{file}/{section}/{name}", entry


def from_the_box(file: str, sections: dict[str, Any], own: dict[str, Any], confirmed: Confirmed) -> dict[str, Any]:
    """A file with the corrections of ``own`` laid over it already, in which they, what is confirmed and all of what ours has not
    come from the box. A source that the owner gives himself stays; what was confirmed of an entry that is no more is forgotten.
    """
    corrected = dict(placed(file, own))
    marked = {
        place: _marked(entry, corrected.get(place, {}), confirmed, place) for place, entry in placed(file, sections)
    }
    return {
        section: (
            marked[f"{file}/{section}"]
            if isinstance(value, dict)
            else [marked.get(f"{file}/{section}/{id_of(entry)}", entry) for entry in value]
        )
        for section, value in sections.items()
    }


def _marked(entry: dict[str, Any], own: dict[str, Any], confirmed: Confirmed, place: str) -> dict[str, Any]:
    known = confirmed.fields.get(place, ())
    if LIKE in own:
        plain = {field: value for field, value in entry.items() if field not in PROVENANCE}
        return {**plain, "source": confirmed.source}
    corrected = [field.removesuffix(WHOLE) for field in own if field != "id" and field not in PROVENANCE]
    said = own.get("field_sources", {})
    fields = [field for field in (*corrected, *known) if field != ALL and field not in said]
    if "source" not in entry or not (fields or known):
        return entry
    result = dict(entry)
    if ALL in known and "source" not in own:
        result["source"] = confirmed.source
    if fields:
        result["field_sources"] = {**entry.get("field_sources", {}), **dict.fromkeys(fields, confirmed.source)}
    return result
