"""Numbers that texts tell, beside those of the rules: the page of a game, its rules in short and its lesson.

``tests/games/<slug>/told.py`` puts phrases of these texts together anew, with each number as the engine or the data have it::

    f"Ben buys Byblos for {n(paid)} gold"

``n`` writes a number in digits, ``w`` as a word, ``o`` as its ordinal. They mark it, so that a number that was merely copied
into the phrase is found.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any

from games.records.lesson import lesson_of
from locales import PREFIXES, words
from tests.source import ROOT

TOLD_TURN = "A turn told"  # the heading on a page under which every number counts, but for the module's ``UNCOUNTED``
DOUBTS = "<!-- doubts"  # what begins the last part of a page, a table that is made anew from the data
PAGE = "page"  # the place of phrases of the page; those of sentences are in the places of their messages

CARDINALS = dict(enumerate("no one two three four five six seven eight nine ten eleven twelve".split()))  # noqa: SIM905
ORDINALS = dict(enumerate("first second third fourth fifth sixth seventh eighth".split(), 1))  # noqa: SIM905
POLISH = {
    2: "dwa dwie dwaj dwóch dwu dwom dwóm dwoma dwiema dwoje dwojga dwojako",
    3: "trzy trzej trzech trzem trzema troje trojga",
    4: "cztery czterej czterech czterem czterema",
    5: "pięć pięciu pięcioma",
    6: "sześć sześciu sześcioma",
    7: "siedem siedmiu siedmioma",
    8: "osiem ośmiu ośmioma",
    9: "dziewięć dziewięciu dziewięcioma",
    10: "dziesięć dziesięciu dziesięcioma",
    11: "jedenaście jedenastu",
    12: "dwanaście dwunastu",
    30: "trzydzieści trzydziestu",
}
# Of the words one, both and first most count nothing ("that one", "both sides"), and what Polish says instead may be any word.
COUNTED = {
    "en": {word: number for number, word in CARDINALS.items() if number > 1} | {"twice": 2, "thirty": 30},
    "pl": {form: number for number, forms in POLISH.items() for form in forms.split()},
}

OPEN, CLOSE = "\u2045", "\u2046"
_MARKED = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
_NUMBER = re.compile(rf"\d+|\b(?:{'|'.join([*filter(None, CARDINALS.values()), *ORDINALS.values()])})\b", re.IGNORECASE)
_VALUES = {word: value for names in (CARDINALS, ORDINALS) for value, word in names.items()}
_RULE = re.compile(r"\bR\d+(?:\.\d+)*[a-z]?\b")
_COMMAND = re.compile(r"`[^`]*`")
_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")


def n(value: int) -> str:
    """A number of the rules in digits."""
    return f"{OPEN}{value}{CLOSE}"


def w(value: int) -> str:
    """A number of the rules as a word."""
    return f"{OPEN}{CARDINALS[value]}{CLOSE}"


def o(value: int) -> str:
    """The ordinal of a number of the rules."""
    return f"{OPEN}{ORDINALS[value]}{CLOSE}"


def capital(phrase: str) -> str:
    """A phrase that begins a sentence with a number."""
    return phrase[:1] + phrase[1:2].upper() + phrase[2:] if phrase.startswith(OPEN) else phrase


def plain(phrase: str) -> str:
    """A phrase as it is read."""
    return _MARKED.sub(r"\1", phrase)


def copied(phrase: str) -> list[str]:
    """The numbers of a phrase, from 2 on, that were written into it without being asked of the rules."""
    return [str(number) for number in numbers(_MARKED.sub("", phrase), "en")]


def left_over(text: str, phrases: list[str], uncounted: tuple[str, ...], least: int = 0) -> list[str]:
    """The numbers of a text from the ``least`` on, each with what follows, that no phrase asks of the rules and that do count
    something.
    """
    rest = _PICTURE.sub("", text)
    for phrase in sorted([*map(plain, phrases), *uncounted], key=len, reverse=True):
        rest = rest.replace(phrase, "")
    rest = _RULE.sub("", _COMMAND.sub("", rest))
    return [rest[found.start() : found.start() + 30] for found in _NUMBER.finditer(rest) if _value(found[0]) >= least]


def _value(number: str) -> int:
    """What a number that was found counts, in digits, as a word or as its ordinal."""
    return int(number) if number.isdigit() else _VALUES[number.lower()]


def numbers(text: str, lang: str) -> Counter[int]:
    """The numbers from 2 on that a sentence tells, in digits and as words, without those of rules and in commands."""
    found = re.findall(r"\d+|\w+", _RULE.sub("", _COMMAND.sub("", text)))
    known = [int(word) if word.isdigit() else COUNTED[lang].get(word.lower(), 0) for word in found]
    return Counter(number for number in known if number > 1)


def page_of(slug: str, heading: str = "") -> str:
    """The page of a game, or the part under a heading, in one line."""
    text = (ROOT / "games" / slug / "README.md").read_text(encoding="utf-8")
    if heading:
        _, begins, rest = text.partition(f"\n## {heading}")
        text = begins + rest.partition("\n## ")[0]
    return " ".join(text.split())


def text_at(slug: str, place: str) -> str:
    """What stands at a place: the page, or a message in English."""
    return page_of(slug) if place == PAGE else " ".join(words("en")(place).split())


def sentences(slug: str) -> list[str]:
    """The messages of the rules in short and of the lesson of a game."""
    prefix, lesson = PREFIXES[slug], lesson_of(slug)
    steps = lesson.steps if lesson is not None else []
    return [
        *(f"{prefix}-rule-{rule}" for rule in words("en")(f"{prefix}-rules").split()),
        *(f"{prefix}-lesson-{step.name}" for step in steps),
        *(f"{prefix}-lesson-{step.name}.do" for step in steps if step.move is not None),
    ]


def of_game(slug: str) -> ModuleType:
    """The module of a game that puts phrases of its texts together."""
    return import_module(f"tests.games.{slug}.told")


def entry(entries: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """The entry of a data file with this id. Raises StopIteration without one."""
    return next(one for one in entries if one["id"] == name)


def shared(values: Iterable[int]) -> int:
    """The one value that all of them are. Raises ValueError where they differ."""
    (value,) = set(values)
    return value
