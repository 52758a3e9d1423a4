"""Names that strangers chose, told apart where they are equal, look alike, or cannot be drawn."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

from cogs.match.names import LONGEST, clean
from render.kit.text import readable

# Letters that are taken for one another, upper case before lower case: Cyrillic, Greek, and what differs by a stroke.
_UPPER = str.maketrans("ВНРСХУЅІЈКМТАЕОΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "BHPCXYSIJKMTAEOABEZHIKMNOPTYX")
_LOWER = str.maketrans("авеорсухіјѕһԁкмтьαβεικνορτυχłøđħıi1|0", "abeopcyxijshdkmtbabeikvoptuxlodhllllo")
_PAIRS = (("rn", "m"), ("vv", "w"))


def look(name: str) -> str:
    """What an eye keeps of a name in a picture, equal for names that are easily mixed up; "" where none of its letters is drawn."""
    letters = unicodedata.normalize("NFKD", readable(name, "ui-semi"))
    bare = "".join(ch for ch in letters if ch.isalnum() or ch == "|").translate(_UPPER).casefold().translate(_LOWER)
    for pair, one in _PAIRS:
        bare = bare.replace(pair, one)
    return bare


def told_apart(names: Sequence[str], numbers: Sequence[int | str]) -> list[str]:
    """The names, with their number where a name looks like another one or where pictures show nothing of it.

    A long name is cut, never its number.
    """
    marked = {place for place, name in enumerate(names) if not look(name)}
    while True:
        shown = [
            f"{clean(name, LONGEST - len(tail))}{tail}" if place in marked else name
            for place, name in enumerate(names)
            for tail in (f" ({numbers[place]})",)
        ]
        often = Counter(map(look, shown))
        more = {place for place, name in enumerate(shown) if often[look(name)] > 1} - marked
        if not more:
            return shown
        marked |= more
