"""The project's own source, parsed once: what the tests of the code base look at."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("cogs", "db", "games", "locales", "render", "sandbox")


@dataclass(frozen=True)
class Module:
    """A source file; ``name`` is its path from the root, with slashes."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @property
    def package(self) -> str:
        """The folder at the root that it lies in, "" for bot.py."""
        return self.name.rpartition("/")[0].partition("/")[0]

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of the syntax tree, from its root down; each knows its ``parent``."""
        found: list[ast.AST] = [ast.parse(self.text)]
        for node in found:  # which grows meanwhile
            for child in ast.iter_child_nodes(node):
                child.parent = node  # type: ignore[attr-defined]
                found.append(child)
        return tuple(found)

    def at(self, node: ast.AST) -> str:
        """``cogs/features/lobby/lobby.py:12``, for messages."""
        return f"{self.name}:{getattr(node, 'lineno', 1)}"

    @cached_property
    def _calls(self) -> tuple[tuple[str, ast.Call], ...]:
        return tuple((dotted(node.func), node) for node in self.nodes if isinstance(node, ast.Call))

    def calls(self) -> Iterator[tuple[str, ast.Call]]:
        """Every call with the dotted name of what is called ("" where it has none)."""
        yield from self._calls

    def docstrings(self) -> set[int]:
        """The identities of the nodes that are docstrings (or other strings standing alone)."""
        return {
            id(node.value) for node in self.nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }


def dotted(node: ast.AST) -> str:
    """``a.b.c`` for a name or attribute; a call on the way is written ``()``."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    if isinstance(node, ast.Call):
        return f"{dotted(node.func)}()"
    return ""


def parents(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes around a node, the nearest first."""
    while (parent := getattr(node, "parent", None)) is not None:
        yield parent
        node = parent


def string_pattern(node: ast.AST) -> str | None:
    """The text of a string literal, with ``*`` for each variable part; None for what is no string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    return None


@cache
def files() -> tuple[Path, ...]:
    """Every file that belongs to the project: all but those that ``.gitignore`` names. Git is not asked: a machine may lack it."""
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines() if line]
    ignored += [".git"]

    def kept(names: list[str]) -> list[str]:
        return sorted(name for name in names if not any(fnmatch(name, pattern) for pattern in ignored))

    found: list[Path] = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = kept(folders)
        found += [Path(folder, name) for name in kept(names)]
    return tuple(found)


@cache
def modules(*packages: str) -> tuple[Module, ...]:
    """The source files of these packages, in order; without any, of all packages and bot.py."""
    found = sorted(path for package in packages or PACKAGES for path in (ROOT / package).rglob("*.py"))
    return tuple(map(_module, found if packages else [ROOT / "bot.py", *found]))


@cache
def _module(path: Path) -> Module:
    return Module(path)
