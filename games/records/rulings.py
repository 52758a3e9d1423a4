"""Rulings: what the rulebook of a game leaves open and was decided here, as data (``games/<slug>/rulings.json``).

They say what the rules do in any case and lie beside the component data, not among it: no match depends on them.
"""

from __future__ import annotations

from functools import cache

import msgspec

from games.core.data import PACKAGES


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was decided about a ``rule`` (its number), by language, and the ``chapter`` of the rules in short that tells it."""

    chapter: str
    rule: str
    text: dict[str, str]
    source: str


@cache
def rulings_of(slug: str) -> list[Ruling]:
    """The rulings of a game in the order of its chapters; none where nobody has written any."""
    path = PACKAGES / slug / "rulings.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Ruling]) if path.is_file() else []
