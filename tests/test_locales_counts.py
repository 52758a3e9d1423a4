"""Behind a number that a sentence is given stands a noun with its forms, or a word that no number changes; in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from locales import LANGUAGES, words
from tests.test_locales import patterns, variables

TRIED = (1, 2, 5, 22, 25)
PLURALS = {"one", "few", "many"}
# What may follow any number: no nouns, abbreviations, what has no plural, and what the number stands for in another way.
UNCHANGED = {
    "en": """anywhere against are at Cavalry earlier enemy face food Food for from gold Gold Ideas in Infantry is kB left Money more newer of on or
        per Population possible Samurai short still stone Stone such to Unrest version VP with won wood Wood X""",
    "pl": "gdziekolwiek jest kB lub na PZ przechodzi w więcej X z za zamiast",
}
# The genitive of the plural is that of the singular.
ALIKE = {"en": "", "pl": "Lokacji"}
NAMES = {"ply"}  # numbers of moves are names
# Always more than one.
MANY = {
    "en": {
        "check-threads": "threads",
        "error-note-full": "characters",
        "mare-illegal-cards-full": "heroes",
        "mosaic-illegal-wrong-split": "units",
        "status-icons": "icons",
    },
    "pl": {},
}


class _Counts(Visitor):
    """The variables by which a sentence chooses the form of a noun."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys & PLURALS and isinstance(node.selector, ftl.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def numbers() -> set[str]:
    """The variables that are numbers somewhere."""
    found = _Counts()
    for lang in LANGUAGES:
        for pattern in patterns(lang).values():
            found.visit(pattern)
    return found.names - NAMES


def behind(number: int, text: str) -> str:
    """The word behind a number, with the next one, which may be its noun; "" for none."""
    found = re.search(rf"(?<![\w.,–−×+]){number}\**[ \u00a0]\**([^\W\d_]+(?: [^\W\d_]+)?)", text)
    return found[1] if found else ""


def never_changed(lang: str, name: str, variable: str) -> str:
    """The word that stands behind every number alike; "" where it changes or there is none."""
    facts = dict.fromkeys(variables(patterns(lang)[name]), "X")
    found = {behind(number, words(lang)(name, **{**facts, variable: number})) for number in TRIED}
    return found.pop().partition(" ")[0] if len(found) == 1 else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_noun_behind_a_number_has_a_form_for_each_number(lang: str):
    allowed, counts = {*UNCHANGED[lang].split(), *ALIKE[lang].split()}, numbers()
    assert {"count", "most", "vp"} <= counts
    wrong = {
        f"{name} ${variable}": word
        for name, pattern in patterns(lang).items()
        for variable in variables(pattern) & counts
        if (word := never_changed(lang, name, variable)) and word not in allowed and MANY[lang].get(name) != word
    }
    assert wrong == {}


def test_a_word_that_does_not_change_is_found():
    assert [
        behind(5, text)
        for text in ("5 złotych monet", "**5** monety", "15 monety", "R5 monety", "5.", "po 5\u00a0monet")
    ] == [
        *("złotych monet", "monety", "", "", "", "monet"),
    ]
