"""The sentences of one language, each parsed when it is first wanted.

Parsing all files of both languages would take longer than everything else at the start of the bot together, and most
sentences are not wanted for days.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

# An entry begins at the margin with its name and reaches to the next line at the margin; comments begin with "#".
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![^\s}]).*)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")
# A message whose sentence and attributes are a line each, without variables, and its attributes one by one.
_LINE = r"= *([^\s{}][^\n{}]*)"
_PLAIN = re.compile(rf"([a-zA-Z][\w-]*) *(?:{_LINE}|=)((?:\n +\.[a-zA-Z][\w-]* *{_LINE.replace('(', '(?:', 1)})*)\s*")
_ATTRIBUTE = re.compile(rf"\.([a-zA-Z][\w-]*) *{_LINE}")


class _Exact(FluentBundle):
    """A bundle that takes texts and numbers as they are: the library would make new ones of numbers, which know nothing of what was
    written, and looks for five other kinds of things first.
    """

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """The text of a pattern and what went wrong in it; as the library says it where it is too long."""
        facts = {
            name: value if isinstance(value, str | FluentType) else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        errors: list[Exception] = []
        resolving = ResolverEnvironment(context=self, current=CurrentEnvironment(args=facts), errors=errors)
        try:
            return pattern(resolving), errors
        except ValueError as error:
            return "{???}", [*errors, error]


class Bundle:
    """Messages by id. Several threads may ask at once: a message that two of them parse is the same for both."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        # Isolation marks around variables would show as boxes in pictures; names are isolated where they are written instead.
        self.fluent = _Exact([lang], use_isolating=False)
        self._unread = {found[1]: found[0] for text in texts for found in _ENTRY.finditer(text)}
        self.names = frozenset(self._unread)

    def find(self, name: str) -> Message | None:
        """The message of this id, None if the language does not have it."""
        source = self._unread.get(name)
        if source is not None:
            self.fluent.add_resource(_read(source))
            for other in _REFERENCE.findall(source):
                self.find(other)
            self._unread.pop(name, None)
        return self.fluent.get_message(name) if self.fluent.has_message(name) else None


def _read(source: str) -> ftl.Resource:
    """An entry as the library reads it; most are plain and are read here, in a tenth of the time."""
    plain = _PLAIN.fullmatch(source)
    if plain is None:
        return FluentParser(with_spans=False).parse(source + "\n")
    name, sentence, attributes = plain.groups()
    read = [ftl.Attribute(ftl.Identifier(key), _pattern(text)) for key, text in _ATTRIBUTE.findall(attributes)]
    value = None if sentence is None else _pattern(sentence)
    return ftl.Resource([ftl.Message(ftl.Identifier(name), value, read)])


def _pattern(text: str) -> ftl.Pattern:
    return ftl.Pattern([ftl.TextElement(text.rstrip())])
