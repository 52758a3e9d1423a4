"""The alphabetical order of a language, for lists that have no order of their own."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from locales.spelling import bare

# Letters by language in the order of its dictionaries. What is not among them stands where its bare letter does.
ALPHABETS = {"en": "abcdefghijklmnopqrstuvwxyz", "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"}
_PARTS = re.compile(r"\d+|[^\W\d_]+")

Key = tuple[tuple[tuple[int, int, tuple[int, ...]], ...], str]


@lru_cache(4096)
def order_key(text: str, lang: str) -> Key:
    """A key by which names sort as readers of the language expect: word by word, numbers by their size and before words, case
    and marks that are no letters of the language only where all else is equal.
    """
    alphabet = ALPHABETS.get(lang, ALPHABETS["en"])
    small = unicodedata.normalize("NFC", text.casefold())
    parts = _PARTS.findall("".join(letter if letter in alphabet else bare(letter) for letter in small))
    return tuple(_part(part, alphabet) for part in parts), text


def _part(part: str, alphabet: str) -> tuple[int, int, tuple[int, ...]]:
    if part.isdecimal():
        return 0, int(part), ()
    # Letters of other scripts stand behind all of ours.
    return 1, 0, tuple(alphabet.index(ch) if ch in alphabet else len(alphabet) + ord(ch) for ch in part)
