"""An owner's file laid over ours, and the way back: what has to stand in his file so that ours becomes what his box has.

Entries are matched by id, fields are laid over one by one, and so are the fields within them. ``"cost!"`` in the place of
``"cost"`` says the whole of a field, so that something of ours can also be missing in it.
"""

from __future__ import annotations

from typing import Any, cast

from games.core.errors import DataError

WHOLE = "!"  # behind the name of a field that is said as a whole


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
    places = {name: place for place, entry in enumerate(result) if (name := id_of(entry)) is not None}
    for entry in own:
        name = id_of(entry)
        if name is None or name not in places:
            raise DataError(file, f"{section}: {name!r}", "no entry has this id")
        result[places[name]] = _merge_fields(result[places[name]], entry)
    return result


def id_of(entry: Any) -> str | None:
    """The id of an entry; None for what has none."""
    return cast("dict[str, Any]", entry).get("id") if isinstance(entry, dict) else None


def _merge_fields(known: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    result = dict(known)
    for field, value in own.items():
        old = result.get(field)
        if field.endswith(WHOLE):
            result[field.removesuffix(WHOLE)] = value
        elif isinstance(old, dict) and isinstance(value, dict):
            result[field] = _merge_fields(cast("dict[str, Any]", old), cast("dict[str, Any]", value))
        else:
            result[field] = value
    return result


def difference(base: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What of ``other`` has to be laid over ``base`` to make it ``other``: {} for equal ones. It has all fields of ``base``."""
    found: dict[str, Any] = {}
    for field, value in other.items():
        old = base.get(field)
        if field in base and old == value:
            continue
        if not isinstance(old, dict) or not isinstance(value, dict):
            found[field] = value
            continue
        before, after = cast("dict[str, Any]", old), cast("dict[str, Any]", value)
        if before.keys() <= after.keys():
            found[field] = difference(before, after)
        else:
            found[field + WHOLE] = after
    return found
