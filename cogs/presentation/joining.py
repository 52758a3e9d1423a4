"""What is said in one line: sentences, and what is chosen one after another."""

from __future__ import annotations

from collections.abc import Iterable

AND = "; "  # between clauses about one seat, which say its name once: inside of them stands " · "
APART = " · "  # between sentences that have nothing to do with each other
_WAY = " → "


def joined(named: Iterable[tuple[str, str]]) -> str:
    """Values that are not "", each with its field: where something goes from a source to a target an arrow stands between."""
    line, before = "", ""
    for name, value in named:
        if value:
            between = "" if not line else _WAY if (before, name) == ("source", "target") else " · "
            line, before = f"{line}{between}{value}", name
    return line


def says(name: str, other: str) -> bool:
    """Whether a name of more words begins or ends by another one, as "Populous City" by "City"."""
    words, of = name.casefold().split(), other.casefold().split()
    return len(words) > len(of) and of in (words[: len(of)], words[-len(of) :])
