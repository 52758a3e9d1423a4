"""The errors of the rules: the player's (:class:`IllegalMove`) and the data owner's (:class:`DataError`)."""

from __future__ import annotations

from typing import Any


class IllegalMove(ValueError):
    """A move that the rules forbid in this position; the state is unchanged.

    ``code`` is a message id: the sentence a person reads is ``illegal-<code>`` in ``locales/``. ``rule`` is the number in
    the game's rules text, ``facts`` fill the sentence (ids, seats, counts; never a sentence).
    """

    def __init__(self, code: str, rule: str, **facts: Any) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        super().__init__(f"{code} ({rule}) {facts!r}")


class Problem(str):
    """What is wrong with data, in English for the log. ``code`` is the id of the sentence that people read at the desk
    (``desk-wrong-<code>``), ``facts`` fill it: ids, fields, numbers, and problems within.
    """

    code: str
    facts: dict[str, Any]


def wrong(code: str, english: str, **facts: Any) -> Problem:
    """A problem; the facts stand in the English sentence by their names."""
    problem = Problem(english.format(**facts))
    problem.code, problem.facts = code, facts
    return problem


class DataError(ValueError):
    """A data file is wrong; names the file, the entry and the field, so that its owner can mend it."""

    def __init__(self, file: str, entry: str, problem: str) -> None:
        self.file = file
        self.entry = entry
        self.problem = problem
        super().__init__(f"{file}: {entry}: {problem}" if entry else f"{file}: {problem}")
