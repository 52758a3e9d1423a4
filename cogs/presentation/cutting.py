"""Texts that must fit into what Discord has for them: a name may be cut, a number never."""

from __future__ import annotations

import re

LONGEST_LABEL = 80
_LEAST = 16  # characters of a text of which less would say nothing
_ENDS = re.compile(r"(?: ·|;|,| →|(?<=\.)) ")  # of the parts of a line: sentences, clauses, things of a list


def short(label: str) -> str:
    """A label that fits into a button or a choice."""
    return cut(label, LONGEST_LABEL)


def cut(text: str, most: int) -> str:
    """The text, cut off where it is too long, in the midst of no number."""
    if len(text) <= most:
        return text
    head = text[: most - 1]
    return (re.sub(r"[ ,]*[+−]?\d*$", "", head) if text[most - 1].isdigit() else head) + "…"


def fitted(text: str, most: int, *, parts: bool = False) -> str:
    """The text without its last parts where it is too long, which dots stand for; of a first part that is too long itself, as many
    words as there is room for, unless only whole ``parts`` are wanted; "" where that says next to nothing.
    """
    if len(text) <= most:
        return text
    ends = [end.end() for end in _ENDS.finditer(text) if end.end() < most]
    if parts:
        end, least = max(ends, default=0), _LEAST
    else:
        words = [word.start() for word in re.finditer(r"(?<![\d:;,→]) ", text) if word.start() < most]
        end, least = max([end for end in ends if end * 2 > most] or words, default=0), max(most // 2, _LEAST)
    return f"{text[:end]}…" if end >= least else ""
