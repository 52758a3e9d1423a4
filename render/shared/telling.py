"""Sentences that tell a picture to those who cannot see it; the same in all games."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 1024  # characters that Discord takes as a description


def shorten(sentences: Iterable[str]) -> str:
    """The sentences that fit into a description, in order; a first one that is too long is cut between two words."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) <= LONGEST:
            text = longer
        elif not text:
            return sentence[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
    return text


def in_lines(lines: Iterable[str]) -> str:
    """The lines one below another; where they are too long for a description, their end is cut off."""
    text = "\n".join(lines)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def ended(text: str) -> str:
    """The text with a full stop, unless it ends like a sentence already."""
    return text if text[-1:] in ".!?…" else f"{text}."
