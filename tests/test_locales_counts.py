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
    "en": """anywhere against are at Cavalry could earlier enemy face food Food for from gold Gold Ideas in Infantry is kB left Money more newer of on or
        per Population possible Samurai short still stone Stone such to Unrest version VP with won wood Wood X""",
    "pl": "do gdziekolwiek jest kB lub na PZ przechodzi w więcej X z za zamiast",
}
# The genitive of the plural is that of the singular.
ALIKE = {"en": "", "pl": "Lokacji części"}
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


ONE = {"en": r"\bone\b", "pl": r"\bjed(?:en|na|no|nego|nej|nym|ną|nemu)\b"}
# The word counts something else there than the number.
COUNTS_ANOTHER = {
    "mosaic-says-per-own-best_region_cities",
    "mosaic-says-per-region-all_wonders",
    "settlers-illegal-deck-same-copies",
}


class _Ones(Visitor):
    """Whether a sentence spells the number one that it shows as a digit otherwise."""

    def __init__(self, one: str) -> None:
        self._one, self.spelt = one, False

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        said = {variant.key.name: variant.value for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if "one" in said and isinstance(node.selector, ftl.VariableReference):
            number = f"${node.selector.id.name}"
            shown, others = _written(said["one"]), [_written(form) for name, form in said.items() if name != "one"]
            self.spelt |= (
                bool(re.search(self._one, shown, re.I))
                and number not in shown
                and any(number in form for form in others)
            )
        self.generic_visit(node)


def _written(pattern: ftl.Pattern) -> str:
    """The words of a pattern, its variables by their names."""
    parts = [
        part.value
        if isinstance(part, ftl.TextElement)
        else f"${part.expression.id.name}"
        if isinstance(part.expression, ftl.VariableReference)
        else ""
        for part in pattern.elements
    ]
    return " ".join(parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_a_digit_wherever_other_numbers_are(lang: str):
    spelt = set[str]()
    for name, pattern in patterns(lang).items():
        ones = _Ones(ONE[lang])
        ones.visit(pattern)
        if ones.spelt:
            spelt.add(name)
    assert spelt - COUNTS_ANOTHER == set()
