"""A number never stands straight behind the name of a person, which may end in one ("Computer 1: 5", not "Computer 1 5")."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from locales import LANGUAGES
from tests.test_locales import patterns

# The variables that hold a person's name somewhere.
PEOPLE = frozenset(["by", "first", "opponent", "owner", "player", "seat", "second"])
# What stands behind a name without being a number.
WORDS = frozenset({"good", "good_acc"})
SPACE = re.compile(r"\**\s+")


class _Behind(Visitor):
    """The variables and digits that stand straight behind a name, in every variant of a sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for name, space, what in zip(node.elements, node.elements[1:], node.elements[2:], strict=False):
            if _variable(name) in PEOPLE and isinstance(space, ftl.TextElement) and SPACE.fullmatch(space.value):
                self.found |= {_variable(what)} - {"", *PEOPLE, *WORDS}
        self.generic_visit(node)


def _variable(element: object) -> str:
    """The variable that an element shows alone; "" for a text or a choice."""
    shown = element.expression if isinstance(element, ftl.Placeable) else None
    return shown.id.name if isinstance(shown, ftl.VariableReference) else ""


def behind_names(pattern: ftl.Pattern) -> set[str]:
    visitor = _Behind()
    visitor.visit(pattern)
    return visitor.found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_but_a_word_stands_straight_behind_the_name_of_a_person(lang: str):
    found = {name: behind for name, pattern in patterns(lang).items() if (behind := behind_names(pattern))}
    assert found == {}


def test_what_stands_straight_behind_a_name_is_found():
    message = (
        FluentParser()
        .parse("a-b = { $n -> \n   *[other] **{ $owner }** { $count }, { $owner }: { $left }\n}\n")
        .body[0]
    )
    assert isinstance(message, ftl.Message) and message.value is not None
    assert behind_names(message.value) == {"count"}
