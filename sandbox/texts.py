"""The own sentences of a page, from ``locales/<language>/<page>.ftl``, as JSON.

A page fills variables itself by replacing ``{name}``; so its sentences have variables but no plural forms.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from locales import DEFAULT, FOLDER, words


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def page_messages(page: str) -> Mapping[str, set[str]]:
    """The ids of all sentences of a page without the name of the page, by which all of them begin, each with its variables."""
    text = (FOLDER / DEFAULT / f"{page}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name.removeprefix(f"{page}-")] = variables.names
    return found


def page_words(page: str, lang: str) -> dict[str, str]:
    """Every sentence of a page in a language, id → text with ``{variable}`` where something is filled in."""
    say = words(lang)
    return {
        message: say(f"{page}-{message}", **{v: f"{{{v}}}" for v in names})
        for message, names in page_messages(page).items()
    }
