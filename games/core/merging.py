"""An owner's file laid over ours, and the way back: what has to stand in his file so that ours becomes what his box has.

Entries are matched by id, fields are laid over one by one, and so are the fields within them. ``"cost!"`` in the place of
``"cost"`` says the whole of a field, so that something of ours can also be missing in it.

A box may have other cards than ours. ``{"id": "forum_2", "like": "forum", "name": {…}, …}`` is one besides: the entry of ours that
it is like, with what it has otherwise, its own name in every language among it. ``{"id": "forum", "missing": true}`` is one that
is not there; what names it goes with it, or names it no more (:class:`Varies`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from games.core.entries import LANGUAGES
from games.core.errors import DataError, wrong

WHOLE = "!"  # behind the name of a field that is said as a whole
LIKE, MISSING = "like", "missing"
ITS_OWN = (
    "id",
    "name",
    "pl_forms",
)  # what an entry besides ours has not from the one that it is like: how it is called
_NEW_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")


class Varies(NamedTuple):
    """A list of which a box may have other entries, and lack some; the fields of its file (``section.field``) that follow.

    From the lists and tables ``named_in`` a missing entry is struck; whatever names it in a field ``with_it`` is missing too.
    """

    named_in: tuple[str, ...] = ()
    with_it: tuple[str, ...] = ()


FREELY = Varies()  # nothing else names its entries


def merge(
    base: dict[str, Any], own: dict[str, Any], *, file: str, varying: Mapping[str, Varies] | None = None
) -> dict[str, Any]:
    """``base`` with the entries of ``own`` laid over it; sections that are ``varying`` may have others and lack some.

    Raises DataError for what cannot be laid over.
    """
    result, varying = dict(base), varying or {}
    for section, value in own.items():
        if section not in base:
            raise DataError(file, section, wrong("such-section", "no such section"))
        known = base[section]
        if isinstance(known, list) and isinstance(value, list):
            entries = _Entries(cast("list[Any]", known), file, section, varies=section in varying)
            for entry in cast("list[Any]", value):
                entries.lay(entry)
            result[section] = [entry for entry in entries.laid if entry is not None]
        elif isinstance(known, dict) and isinstance(value, dict):
            result[section] = _merge_fields(cast("dict[str, Any]", known), cast("dict[str, Any]", value))
        else:
            raise DataError(
                file, section, wrong("same-form-original-file", "must have the same form as in the original file")
            )
    for section, varies in varying.items():
        before, after = base.get(section, []), result.get(section, [])
        # Most are as they were: nothing of them can be gone.
        if after is not before and (gone := set(_ids(before)) - set(_ids(after))):
            _follow(result, gone, varies)
    return result


def _follow(sections: dict[str, Any], gone: set[str], varies: Varies) -> None:
    """Let the lists of a file follow what is missing in one of them."""
    for path in varies.with_it:
        section, _, field = path.partition(".")
        sections[section] = [entry for entry in sections[section] if not gone.intersection(_named(entry.get(field)))]
    for path in varies.named_in:
        section, _, field = path.partition(".")
        sections[section] = [_without(entry, field, gone) for entry in sections[section]]


def _named(value: Any) -> list[Any]:
    """What a field names: itself, or each of its items."""
    return cast("list[Any]", value) if isinstance(value, list) else [value]


def _without(entry: dict[str, Any], field: str, gone: set[str]) -> dict[str, Any]:
    value = entry.get(field)
    if isinstance(value, list):
        return {**entry, field: [name for name in cast("list[Any]", value) if name not in gone]}
    if isinstance(value, dict):
        return {**entry, field: {name: one for name, one in cast("dict[str, Any]", value).items() if name not in gone}}
    return entry


def _ids(entries: Any) -> Iterator[str]:
    return (name for entry in entries if (name := id_of(entry)) is not None)


class _Entries:
    """A list of ours over which entries are laid; those that are not there any more are None."""

    def __init__(self, known: list[Any], file: str, section: str, *, varies: bool) -> None:
        self.known, self.laid = known, [*known]
        self._places = {name: place for place, entry in enumerate(known) if (name := id_of(entry)) is not None}
        self._file, self._section, self._varies = file, section, varies

    def lay(self, entry: Any) -> None:
        """Lay an entry over ours. Raises DataError."""
        name, says = id_of(entry), cast("dict[str, Any]", entry) if isinstance(entry, dict) else {}
        if LIKE in says:
            self._besides(says)
        elif MISSING in says:
            self._missing(says)
        elif name is None or name not in self._places:
            raise DataError(self._file, f"{self._section}: {name!r}", wrong("entry-id", "no entry has this id"))
        else:
            self.laid[self._places[name]] = _merge_fields(self.laid[self._places[name]], says)

    def _besides(self, entry: dict[str, Any]) -> None:
        name, like = id_of(entry), entry[LIKE]
        where = f"{self._section}: {name!r}"
        if not self._varies:
            raise DataError(
                self._file,
                where,
                wrong(
                    "rules-pictures-know-others",
                    "like: the rules or the pictures know each of these, there can be no others",
                ),
            )
        if not isinstance(like, str) or like not in self._places:
            raise DataError(
                self._file, where, wrong("entry-ours-id", "like: no entry of ours has the id {like!r}", like=like)
            )
        known = {one.lower() for one in _ids([*self.known, *self.laid])}
        if not isinstance(name, str) or not _NEW_ID.fullmatch(name) or name.lower() in known:
            raise DataError(
                self._file,
                where,
                wrong(
                    "new-small-letters-digits-nothing",
                    "id: a new one has plain letters, digits and _, and is on nothing else",
                ),
            )
        named = entry.get("name")
        for lang in LANGUAGES if "name" in self.known[self._places[like]] else ():
            if not isinstance(named, dict) or not cast("dict[str, Any]", named).get(lang):
                raise DataError(self._file, where, wrong("name-given", "name must be given in {lang}", lang=lang))
        model = {field: value for field, value in self.known[self._places[like]].items() if field not in ITS_OWN}
        self.laid.append({"id": name, **_merge_fields(model, {**entry, LIKE: None})})
        del self.laid[-1][LIKE]

    def _missing(self, entry: dict[str, Any]) -> None:
        name = id_of(entry)
        where = f"{self._section}: {name!r}"
        if not self._varies:
            raise DataError(
                self._file,
                where,
                wrong(
                    "rules-pictures-know", "missing: the rules or the pictures know each of these, all must be there"
                ),
            )
        if name not in self._places:
            raise DataError(self._file, where, wrong("entry-id", "no entry has this id"))
        if entry != {"id": name, MISSING: True}:
            raise DataError(
                self._file,
                where,
                wrong(
                    "true-nothing-else-said", "missing: must be true, and nothing else can be said of what is not there"
                ),
            )
        self.laid[self._places[name]] = None


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
