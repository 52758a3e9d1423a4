"""Texts that must fit into what Discord has for them."""

from __future__ import annotations

LONGEST_LABEL = 80


def short(label: str) -> str:
    """A label that fits into a button or a choice."""
    return cut(label, LONGEST_LABEL)


def cut(text: str, most: int) -> str:
    """The text, cut off where it is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"
