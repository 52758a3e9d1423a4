"""What the desk has to tell: a table of what was corrected and confirmed, and a patch for the project's own data."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from games.core.boxes import box_at
from games.core.confirmed import ALL, PROVENANCE
from games.core.corrections import bare, own_entry
from games.core.data import PACKAGES
from games.core.merging import LIKE, MISSING
from locales import PREFIXES, Words
from sandbox.desk.book import Book
from sandbox.desk.naming import Naming

LONGEST = 60  # letters of a value in the table


def report_of(folder: Path, slugs: Sequence[str], say: Words) -> str:
    """The table and the patch of these games, as text. Raises DataError for corrections that the game cannot use."""
    books = [Book(slug, folder) for slug in slugs]
    rows = [row for book in books for row in _rows(book, say)]
    patch = "".join(line for book in books for line in _patch(book))
    about = say("desk-report-of", edition=box) + "\n" if (box := box_at(folder)) else ""
    if not rows:
        return about + say("desk-report-empty", folder=str(folder)) + "\n"
    head = tuple(say(f"desk-report-{name}") for name in ("entry", "field", "ours", "box"))
    return f"{about}{_table([head, *rows])}\n{patch}"


# ---------------------------------------------------------------------- the table
def _rows(book: Book, say: Words) -> Iterator[tuple[str, ...]]:
    """A row for each field that was corrected, and one for each entry of which something was confirmed."""
    naming = Naming(book, say.lang)
    for place in book.base:
        name = f"{PREFIXES[book.slug]} {place.partition('/')[2]} ({naming.entry(place)})"
        says = own_entry(book.pages.own, place)
        if MISSING in says or LIKE in says:
            yield name, say("desk-report-all"), "", say(f"desk-report-{'missing' if MISSING in says else 'besides'}")
        if MISSING in says:
            continue
        corrected = dict.fromkeys(field for field in map(bare, says) if field not in PROVENANCE and field != LIKE)
        for field in corrected:
            values = (book.base[place].get(field, "–"), book.entries[place][field])
            yield name, naming.known_field(field), *map(_short, values)
        known = book.pages.confirmed.fields.get(place, [])
        if ALL in known:
            yield name, say("desk-report-all"), say("desk-report-same"), ""
        elif known:
            yield name, ", ".join(map(naming.field, known)), say("desk-report-same"), ""
        if place in book.pages.drafts:
            yield name, say("desk-report-draft"), "", ""


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:], ""])


# ---------------------------------------------------------------------- the patch
def _patch(book: Book) -> Iterator[str]:
    """The difference to the project's own data files, with the box as the source of what was looked up."""
    for path in sorted((PACKAGES / book.slug / "data").glob("*.json")):
        before = path.read_text(encoding="utf-8")
        after = _with_entries(before, dict(_given_back(book, path.stem)))
        name = path.relative_to(PACKAGES.parent).as_posix()
        yield from difflib.unified_diff(
            before.splitlines(keepends=True), after.splitlines(keepends=True), f"a/{name}", f"b/{name}"
        )


def _given_back(book: Book, file: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries of a file as they should be, by place; doubts about what was looked up are gone."""
    for place, entry in book.entries.items():
        known = set(book.pages.confirmed.fields.get(place, ()))
        found = (known | set(map(bare, book.says(place)))) - PROVENANCE
        if not place.startswith(f"{file}/") or not found or MISSING in book.says(place):
            continue
        given = {name: value for name, value in entry.items() if ALL not in known or name not in PROVENANCE}
        if ALL in known:
            yield place, {**given, "source": book.pages.confirmed.source}
            continue
        for name in ("sources", "reconstructed_fields", "uncertain"):
            if name in given:
                given[name] = _without(given[name], found)
        yield place, given


def _without(named: Any, found: set[str]) -> Any:
    """Fields and what is said of them, without those that were looked up."""
    kept = [name for name in named if name.partition(".")[0].partition("[")[0] not in found]
    return {name: named[name] for name in kept} if isinstance(named, dict) else kept


def _with_entries(text: str, entries: dict[str, dict[str, Any]]) -> str:
    """A data file with these entries, written as it is: each entry in a line of its own, or all of it indented."""
    if not entries:
        return text
    content = json.loads(text)
    indented = json.dumps(content, indent=1, ensure_ascii=False) + "\n" == text
    for place, entry in entries.items():
        _, section, *name = place.split("/", 2)
        known = content[section]
        old = known if not name else next((one for one in known if one.get("id") == name[0]), None)
        if old is None:
            last = json.dumps(known[-1], ensure_ascii=False)
            known.append(entry)
            lines = last + ",\n  " + json.dumps(entry, ensure_ascii=False)
            text = text if indented else text.replace(last, lines, 1)
            continue
        if not indented:
            text = text.replace(json.dumps(old, ensure_ascii=False), json.dumps(entry, ensure_ascii=False), 1)
        elif name:
            known[known.index(old)] = entry
        else:
            content[section] = entry
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n" if indented else text
