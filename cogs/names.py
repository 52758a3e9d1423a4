"""Names that strangers chose, made safe to write: no mentions, no markdown, no reversal of the line around them."""

from __future__ import annotations

import unicodedata

LONGEST = 32
ISOLATE, POP = "\u2068", "\u2069"
_MARKDOWN = set("\\*_`~|>#[]()-:@<")
_ZERO_WIDTH = "\u200b"


def clean(name: str) -> str:
    """The name without control and direction characters, in one line, at most 32 characters; never empty.

    Plain text: fit for pictures and for storing. ``written`` makes it fit for a message.
    """
    kept = "".join(" " if ch.isspace() else ch for ch in unicodedata.normalize("NFC", name) if _visible(ch))
    kept = " ".join(kept.split())
    if len(kept) > LONGEST:
        kept = kept[: LONGEST - 1].rstrip() + "…"
    return kept or "?"


def written(name: str) -> str:
    """A cleaned name as it goes into a message: markdown escaped, mentions broken, its direction isolated."""
    safe = "".join(f"\\{ch}" if ch in _MARKDOWN else ch for ch in clean(name)).replace("@", f"@{_ZERO_WIDTH}")
    # Only names with right-to-left letters need the isolation marks; others stay easy to search for.
    return f"{ISOLATE}{safe}{POP}" if any(unicodedata.bidirectional(ch) in ("R", "AL") for ch in safe) else safe


def _visible(ch: str) -> bool:
    # Cc control, Cf format (direction marks, zero width), Cs surrogates, Co private use; new lines become spaces above.
    return ch.isspace() or unicodedata.category(ch) not in ("Cc", "Cf", "Cs", "Co", "Cn")
