"""Every sentence that a person reads, in Fluent files: ``locales/<language>/*.ftl``.

``words("pl")("lobby-join-button")`` gives a sentence. English is complete by definition; a test holds that Polish has the
same messages and variables.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentInt, FluentNumber

from locales.bundle import Bundle

FOLDER = Path(__file__).resolve().parent
DEFAULT = "en"
LANGUAGES = ("en", "pl")

# By slug the prefix of each game's messages, which is also the name of its slash commands.
PREFIXES = {
    "founders_of_the_empire": "founders",
    "mosaic": "mosaic",
    "imperial_settlers": "settlers",
    "rise_of_empires": "rise",
    "mare_nostrum": "mare",
}

_OF_A_GAME = re.compile(rf"(command-)?(?:{'|'.join(PREFIXES.values())})-(.+)")


@lru_cache(8192)
def shared(message: str) -> str:
    """What a message of a game is called where all games say it alike: ``game`` in the place of the prefix. "" for any other."""
    found = _OF_A_GAME.fullmatch(message)
    return f"{found[1] or ''}game-{found[2]}" if found else ""


class Words:
    """The sentences of one language; falls back to English, from what a game does not say itself to what all games say, and to
    the message id where nobody has the sentence. With the ``prefix`` of a game any sentence is said in its own words where it
    has some (``<prefix>-<id>``): one whose moves are no turns calls them moves.
    """

    def __init__(self, lang: str, prefix: str = "") -> None:
        self.lang = lang
        self.prefix = prefix
        self._bundles = [_bundle(lang), _bundle(DEFAULT)] if lang != DEFAULT else [_bundle(DEFAULT)]
        self._constant: dict[str, str] = {}  # sentences without variables, such as the labels of buttons
        self._patterns: dict[str, tuple[Bundle, Any]] = {}  # of the sentences that were said before
        self._families: dict[str, tuple[str, ...]] = {}

    def __call__(self, message: str, /, **facts: Any) -> str:
        """The sentence of a message id, its variables filled. An attribute is asked for as ``id.attribute``."""
        if message in self._constant and not facts:
            return self._constant[message]
        known = self._patterns.get(message) or self._pattern(message)
        if known is None:
            return message
        bundle, pattern = known
        text, _ = bundle.fluent.format_pattern(pattern, {fact: _plain(value) for fact, value in facts.items()})
        if not facts:
            self._constant[message] = str(text)
        return str(text)

    def has(self, message: str) -> bool:
        """Whether any language in use has this sentence, or attribute of one, or all games say it alike."""
        name, _, attribute = message.partition(".")
        if not attribute:
            return any(called in bundle.names for called in self._called(name) for bundle in self._bundles)
        return any(attribute in found.attributes for _, found in self._found(name))

    def of(self, prefix: str) -> Words:
        """The same language in the words of a game."""
        return _words(self.lang, prefix)

    def family(self, start: str) -> tuple[str, ...]:
        """How the ids of the messages that begin like this go on, sorted."""
        if start not in self._families:
            names = {name for bundle in self._bundles for name in bundle.names if name.startswith(start)}
            self._families[start] = tuple(sorted(name.removeprefix(start) for name in names))
        return self._families[start]

    def _called(self, name: str) -> tuple[str, ...]:
        """What a message may be called, that which is said first ahead."""
        return (f"{self.prefix}-{name}", name, shared(name)) if self.prefix else (name, shared(name))

    def _found(self, name: str) -> Iterator[tuple[Bundle, Message]]:
        for called in self._called(name):
            for bundle in self._bundles if called else ():
                if (found := bundle.find(called)) is not None:
                    yield bundle, found

    def _pattern(self, message: str) -> tuple[Bundle, Any] | None:
        """The sentence to be filled, kept from then on; None where nobody has it."""
        name, _, attribute = message.partition(".")
        for bundle, found in self._found(name):
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                return self._patterns.setdefault(message, (bundle, pattern))
        return None


class _Number(FluentInt):
    """A whole number without a thousands separator: numbers are mostly names here (match 1234, version 1000). To make and to write
    one takes longer than the rest of a sentence, so it is kept with how each language writes it.
    """

    def __init__(self, _number: int, **_options: Any) -> None:
        self._written: dict[str, str] = {}

    def format(self, locale: Locale) -> str:
        """The number as the language writes it, with the minus sign that stands beside plus signs elsewhere."""
        if locale.language not in self._written:
            self._written[locale.language] = super().format(locale).replace("-", "−")
        return self._written[locale.language]


@lru_cache(4096, typed=True)
def _number(value: int) -> FluentNumber:
    return _Number(value, useGrouping=False)


def _plain(value: Any) -> Any:
    return _number(value) if isinstance(value, int) else value


def words(lang: str) -> Words:
    """The sentences of a language; anything but a known language gives English."""
    return _words(lang if lang in LANGUAGES else DEFAULT, "")


@cache
def _words(lang: str, prefix: str) -> Words:
    return Words(lang, prefix)


def language_of(locale: str | None) -> str:
    """The language to use for one of Discord's locales (``pl``, ``en-US`` …)."""
    start = (locale or "").split("-")[0]
    return start if start in LANGUAGES else DEFAULT


def message_files(lang: str) -> Iterator[Path]:
    """The Fluent files of a language, in a fixed order."""
    yield from sorted((FOLDER / lang).glob("*.ftl"))


@cache
def digest() -> str:
    """The SHA-256 of all sentences of all languages, in hexadecimal: other sentences, another digest."""
    texts = [path.read_bytes() for lang in LANGUAGES for path in message_files(lang)]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


@cache
def _bundle(lang: str) -> Bundle:
    return Bundle(lang, [path.read_text(encoding="utf-8") for path in message_files(lang)])


Translate = Callable[..., str]
