"""Paths of choices as they stand in the ids of controls."""

from __future__ import annotations

from collections.abc import Sequence

ROOM = 60  # characters of a control's argument: with all else its id stays below Discord's 100
LINK = "_"  # after each move of a chain
ASIDE = "!"  # before what was being chosen when somebody turned to what is free at any time
ELSEWHERE = "="  # before the argument that a row of a menu has of its own
KEPT = "^"  # before what was chosen after the move of which something is changed
LATER = -1  # in a path in the place of a choice: this field after the others
_LATER_TEXT = "+"


def encode_path(path: Sequence[int]) -> str:
    """``(2, 0, 5)`` as ``"2.0.5"``."""
    return ".".join(_LATER_TEXT if part == LATER else str(part) for part in path)


def decode_path(text: str) -> tuple[int, ...]:
    """``"2.0.5"`` as ``(2, 0, 5)``; anything else gives a path that leads nowhere."""
    parts = text.split(".") if text else []
    return tuple(LATER if part == _LATER_TEXT else int(part) if part.isdigit() else 10**6 for part in parts)


def beside(arg: str, more: str, mark: str = ASIDE) -> str:
    """The argument of a control with what stands behind a mark, where there is room for both."""
    both = f"{arg}{mark}{more}"
    return both if more and len(both) <= ROOM else arg


def elsewhere(arg: str) -> str:
    """The value of a row of a menu that leads where a control of this argument does, whatever that of the menu is."""
    return f"{ELSEWHERE}{arg}"


def parted(arg: str, mark: str = ASIDE) -> tuple[str, str]:
    """The argument of a control without what stands behind a mark, and that."""
    way, _, more = arg.partition(mark)
    return way, more


def split(arg: str) -> tuple[str, str]:
    """The chain and the rest in the argument of a control."""
    chain, link, rest = arg.rpartition(LINK)
    return chain + link, rest
