"""The two ways in which the bot says no."""

from __future__ import annotations

from typing import Any

from games.core.errors import IllegalMove


class Refusal(Exception):
    """The bot says no: ``code`` is the message ``error-<code>``, ``facts`` fill it."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code} {facts!r}")


class IllegalHere(Exception):
    """A move that the rules refused, with the sentence already made (it names the rule and what is possible)."""

    def __init__(self, sentence: str, error: IllegalMove) -> None:
        self.sentence = sentence
        self.error = error
        super().__init__(str(error))
