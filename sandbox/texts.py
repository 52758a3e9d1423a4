"""The page's own sentences, from ``locales/<language>/sandbox.ftl``, as JSON.

The page fills variables itself by replacing ``{name}``; so its sentences have variables but no plural forms.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, ast, visitor

from locales import DEFAULT, FOLDER, words


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def page_messages() -> dict[str, set[str]]:
    """The ids of all sentences of the sandbox, each with its variables."""
    text = (FOLDER / DEFAULT / "sandbox.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def page_words(lang: str) -> dict[str, str]:
    """Every sentence of the sandbox in a language, id → text with ``{variable}`` where something is filled in."""
    say = words(lang)
    return {message: say(message, **{v: f"{{{v}}}" for v in names}) for message, names in page_messages().items()}
