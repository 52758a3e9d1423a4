"""What is said in one line: sentences, and what is chosen one after another."""

from __future__ import annotations

import re
from collections.abc import Iterable

AND = "; "  # between clauses about one seat, which say its name once: inside of them stands " · "
APART = " · "  # between sentences that have nothing to do with each other
_WAY = " → "
_ENDED = re.compile(r"[.:!?`](?:\*\*)?$")
_HEADING = re.compile(r"(?:- )?\*\*[^*]+\*\*")
_SMALL = "-# "


def joined(named: Iterable[tuple[str, str]]) -> str:
    """Values that are not "", each with its field: where something goes from a source to a target an arrow stands between."""
    line, before = "", ""
    for name, value in named:
        if value:
            between = "" if not line else _WAY if (before, name) == ("source", "target") else " · "
            line, before = f"{line}{between}{value}", name
    return line


def ended(line: str) -> str:
    """A line as all those of a post end: by a full stop, but for a heading, what stands above a list, and the name of a command."""
    return line if not line or _ENDED.search(line) or _HEADING.fullmatch(line) else f"{line}."


def points(lines: Iterable[str]) -> list[str]:
    """Lines that are not "" as the points of a list; one that ends by a colon is no point, but stands above those that it names;
    small print stays that.
    """
    return [line if line.endswith(":") or line.startswith(_SMALL) else f"- {line}" for line in lines if line]


def without_said(line: str, said: str) -> str:
    """A line without what is ``said`` already, where that is a whole clause or sentence of it, or several in order."""
    if not said:
        return line
    begins, ends = f"(?:^|{AND}|{APART})", f"(?=$|{AND}|{APART})"
    left = re.sub(f"{begins}{re.escape(said)}{ends}", "", line)
    return re.sub(f"^(?:{AND}|{APART})", "", left)


def says(name: str, other: str) -> bool:
    """Whether a name of more words begins or ends by another one, as "Populous City" by "City"."""
    words, of = name.casefold().split(), other.casefold().split()
    return len(words) > len(of) and of in (words[: len(of)], words[-len(of) :])
