"""Names that strangers chose, made safe to write: no mentions, no markdown, no reversal of the line around them."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 32
NOTHING = "?"  # a name in which nothing can be seen
LONGEST_TEXT = 300  # of a sentence that somebody gave as a reason
ISOLATE, POP = "\u2068", "\u2069"
_MARKDOWN = set("\\*_`~|>#[]()-:@<")
_ZERO_WIDTH = "\u200b"
# Letters and signs by their category that show nothing: fillers of Hangul, empty Braille, a musical pause.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
_PILES = re.compile("([\u0300-\u036f]{2})[\u0300-\u036f]+")  # accents on accents grow over the lines around


def clean(name: str, most: int = LONGEST) -> str:
    """The name without control and direction characters, in one line, at most ``most`` characters; never empty.

    Plain text: fit for pictures and for storing. ``written`` makes it fit for a message.
    """
    kept = "".join(" " if _blank(ch) else ch for ch in unicodedata.normalize("NFC", name) if _visible(ch))
    kept = _PILES.sub(r"\1", " ".join(kept.split()))
    if len(kept) > most:
        kept = kept[: most - 1].rstrip() + "…"
    return kept if seen(kept) else NOTHING


def written(name: str, most: int = LONGEST) -> str:
    """A cleaned name as it goes into a message: markdown escaped, mentions broken, its direction isolated."""
    safe = "".join(f"\\{ch}" if ch in _MARKDOWN else ch for ch in clean(name, most)).replace("@", f"@{_ZERO_WIDTH}")
    # Only names with right-to-left letters need the isolation marks; others stay easy to search for.
    return f"{ISOLATE}{safe}{POP}" if any(unicodedata.bidirectional(ch) in ("R", "AL") for ch in safe) else safe


def seen(name: str) -> bool:
    """Whether anything can be seen of a cleaned name: accents and variation marks alone show nothing."""
    return name != NOTHING and any(unicodedata.category(ch)[0] in "LNPS" and not _blank(ch) for ch in name)


def _blank(ch: str) -> bool:
    return ch.isspace() or ch in _BLANK


def _visible(ch: str) -> bool:
    # Cc control, Cf format (direction marks, zero width), Cs surrogates, Co private use; new lines become spaces above.
    return ch.isspace() or unicodedata.category(ch) not in ("Cc", "Cf", "Cs", "Co", "Cn")
