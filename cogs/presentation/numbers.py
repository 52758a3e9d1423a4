"""Numbers as they are written, with their signs."""

from __future__ import annotations


def plain(number: int) -> str:
    """A number with the sign that it is written with."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A number that is added or taken away, with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"
