"""Sentences that tell a picture to those who cannot see it; the same in all games."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 1024  # characters that Discord takes as a description


def shorten(sentences: Iterable[str], limit: int = LONGEST) -> str:
    """The sentences that fit together, in order; a first one that is too long is cut between two words."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) <= limit:
            text = longer
        elif not text:
            return sentence[: limit - 1].rsplit(" ", 1)[0] + "…"
    return text


def ended(text: str) -> str:
    """The text with a full stop, unless it ends like a sentence already."""
    return text if text[-1:] in ".!?…" else f"{text}."
