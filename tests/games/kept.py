"""What the tests of a game keep in files, found by convention under ``tests/games/<slug>/``.

``rule_numbers.json``
    every number of the rules with its topic (see :class:`RuleNumbers`)
``cases.json``
    the numbered cases: what is given, what happens and what follows, in the game's own notation, with the rules they show
``perft.json``
    fixed positions and the counts from there (``counting.py``)
``choices.py``
    the fields, kinds and decisions of a game, as it is to speak of them (``choosing.py``)
``told.py``
    phrases of the page, the rules in short and the lesson, put together anew with the numbers of the rules (``tests/told.py``)
``plans.py`` and ``matches/``
    how matches are recorded, and the recorded ones by version (``recording.py``, ``recorded.py``)
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import GAMES
from games.core.data import PACKAGES

FOLDER = Path(__file__).parent

of_each_game = pytest.mark.parametrize("slug", GAMES)


class Numbered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a number of the rules is about; ``cases`` that show a lettered part, where cases name whole rules only."""

    topic: str
    cases: list[str] = []


class RuleNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules and decision points of a game by number.

    ``headings`` may be named as well, which counts for none of the rules below them; the package says nothing of the chapters in
    ``beside``.
    """

    about: str
    rules: dict[str, Numbered]
    decisions: dict[str, Numbered]
    beside: dict[str, Numbered] = {}
    headings: dict[str, Numbered] = {}


def folder_for(slug: str) -> Path:
    """Where the tests of a game lie."""
    return FOLDER / slug


@cache
def read_rule_numbers(slug: str) -> RuleNumbers:
    """The numbers of a game's rules."""
    return msgspec.json.decode((folder_for(slug) / "rule_numbers.json").read_bytes(), type=RuleNumbers)


def read_cases(slug: str) -> list[dict[str, Any]]:
    """The numbered cases of a game, in the order of the file."""
    return json.loads((folder_for(slug) / "cases.json").read_text(encoding="utf-8"))["cases"]


def reasons_of(slug: str) -> set[str]:
    """The codes with which a rules package refuses moves, as far as they stand where the refusal is made."""
    text = "".join(path.read_text(encoding="utf-8") for path in (PACKAGES / slug).glob("*.py"))
    return set(re.findall(r'(?:IllegalMove\(\s*|\bcode = )"([a-z-]+)"', text))


def each_case(cases: list[dict[str, Any]]) -> pytest.MarkDecorator:
    """A test for each of these cases; its id is that of the case."""
    return pytest.mark.parametrize("case", cases, ids=[case["id"] for case in cases])


def whole_rule(number: str) -> str:
    """A rule number without the letter of a part: R11.3a → R11.3."""
    return number.rstrip("abcdefghi")
