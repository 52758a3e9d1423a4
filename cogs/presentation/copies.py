"""Copies of a card: one name, and what is printed on them where one has to choose between several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any

from cogs.presentation.components import printed_things
from cogs.presentation.labels import Labels
from games.base import Move


def telling_apart(labels: Labels, moves: Iterable[Move]) -> Labels:
    """The labels for a choice between these moves: things that one may choose between in a field of a kind of move, and that have
    one name, are called by what is printed on each, or else by a number.
    """
    # Of other moves others may have been told apart.
    labels = copy(labels)
    labels.copies = {}
    fields: dict[tuple[str, str, str], set[str]] = {}
    for move in moves:
        for field in move.__struct_fields__:
            for item in _names_in(getattr(move, field)):
                if item in labels.game.components:
                    fields.setdefault((move.kind, field, labels.component(item)), set()).add(item)
    several: dict[str, set[str]] = {}
    for (_, _, name), alike in fields.items():
        if len(alike) > 1:
            several.setdefault(name, set()).update(alike)
    if not several:
        return labels
    found = copy(labels)
    found.copies = {
        part: label for name, alike in several.items() for part, label in _apart(labels, name, sorted(alike)).items()
    }
    return found


def _names_in(value: Any) -> Iterable[str]:
    return [value] if isinstance(value, str) else value if isinstance(value, tuple | list) else []


def _apart(labels: Labels, name: str, alike: list[str]) -> Mapping[str, str]:
    """What each of several things of one name is called."""
    w = labels.words
    facts = {part: printed_things(labels.game, part, w.lang) for part in alike}
    differing = [fact for fact in ("cost", "raze", "deal") if len({known.get(fact) for known in facts.values()}) > 1]
    what = {
        part: [w(f"copy-{fact}", what=known[fact]) for fact in differing if fact in known]
        for part, known in facts.items()
    }
    often = [*what.values()]

    def called(part: str, said: list[str], place: int) -> str:
        number = [w("copy-number", count=_number(part, place))] if often.count(said) > 1 else []
        return w("copy-name", name=name, what=", ".join([*said, *number]))

    return {part: called(part, said, place) for place, (part, said) in enumerate(what.items(), 1)}


def _number(part: str, place: int) -> int:
    """The number of a copy, as pictures show it: that of its id, or else its place among those that are alike."""
    return int(part.partition("#")[2] or place)
