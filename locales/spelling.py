"""What is typed compared with what is written: without case, marks on letters, signs and blanks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import lru_cache

# Letters that Unicode does not take apart.
_STROKES = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
# Signs inside words, which telephones write in many ways and people leave out; and one that is read as a word.
_INSIDE = str.maketrans({**dict.fromkeys("'’‘ʼ`´"), "&": " and "})
_PARTS = re.compile(r"\d+|[^\W\d_]+")
_BESIDE = re.compile(r"\([^()]*\)|#\d+| [–·] .*")  # what stands beside a name: which of several, what it costs
_LONGEST = 100  # characters of what was typed that are compared with names
_LEAST_ALIKE = 0.6  # of what two names may have in common, from 0 to 1


@lru_cache(8192)
def bare(text: str) -> str:
    """The text in small letters without their marks."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(_STROKES)
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@lru_cache(8192)
def key(text: str) -> tuple[str, ...]:
    """The words and numbers of a text, by which it is known however it is typed: "  ZOLC 07" is "Żółć-7". What has neither is
    known by its signs.
    """
    plain = bare(text.translate(_INSIDE))
    parts = [part.lstrip("0") or "0" for part in _PARTS.findall(plain)]
    return tuple(parts or plain.split())


@lru_cache(8192)
def short_key(text: str) -> tuple[str, ...]:
    """The same of a name without what stands beside it: "Barracks (iron)", "Farm #2" and "Forum – 2 Stone" are known by their first
    word, too.
    """
    return key(_BESIDE.sub(" ", text))


def holds(text: str, typed: str) -> bool:
    """Whether all that was typed stands in a text, each word as the beginning or as a part of one of its words."""
    plain = " ".join(key(text)) or bare(text)
    return all(part in plain for part in key(typed))


def alike(typed: str, names: Sequence[str], most: int) -> list[str]:
    """Those of the names that come nearest to what was typed and are not too far from it, the nearest first, at most so many."""
    wanted = " ".join(key(typed))[:_LONGEST]

    def likeness(name: str) -> float:
        whole = " ".join(key(name))
        pieces = (whole, " ".join(short_key(name)), *whole.split())
        return max(SequenceMatcher(None, wanted, piece).ratio() for piece in pieces)

    found = sorted(((likeness(name), -place) for place, name in enumerate(names)), reverse=True)
    return [names[-place] for how, place in found[:most] if how >= _LEAST_ALIKE]
