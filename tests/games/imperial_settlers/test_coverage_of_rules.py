"""Every rule number is named by a test: in the rules of a case, or at the start of the docstring of a test."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.imperial_settlers.case_builder import FOLDER, read_cases

NUMBERS: dict[str, Any] = json.loads((FOLDER / "rule_numbers.json").read_text(encoding="utf-8"))
RULES: dict[str, Any] = NUMBERS["rules"]
DECISIONS: dict[str, Any] = NUMBERS["decisions"]
NAMED = re.compile(r"(?:\b(?:R\d+(?:\.\d+)?|D\d+)\b[,: ]*)+")
PACKAGE = Path(__file__).resolve().parents[3] / "games" / "imperial_settlers"


def named_by_docstrings() -> set[str]:
    """The rule numbers with which the docstring of a test begins."""
    found: set[str] = set()
    for path in sorted(FOLDER.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                start = NAMED.match(ast.get_docstring(node) or "")
                found.update(re.findall(r"\w[\w.]*", start.group()) if start else [])
    return found


def named_by_cases() -> set[str]:
    return {number for case in read_cases() for number in case["rules"]}


def test_every_rule_number_is_named_by_a_test():
    assert sorted(RULES.keys() - named_by_cases() - named_by_docstrings()) == []


def test_every_decision_point_is_named_by_a_test():
    assert sorted(DECISIONS.keys() - named_by_docstrings()) == []


def test_tests_and_cases_name_only_rules_that_exist():
    assert sorted((named_by_cases() | named_by_docstrings()) - RULES.keys() - DECISIONS.keys()) == []


def rule_numbers_in(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.py")):
        for number in re.findall(r"\bR\d+\.\d+\b", path.read_text(encoding="utf-8")):
            yield path.name, number


def test_the_rules_package_refers_only_to_rules_that_exist():
    assert [place for place in rule_numbers_in(PACKAGE) if place[1] not in RULES] == []


def test_the_rules_package_refers_to_every_chapter():
    past_moves = {number.split(".")[0] for _, number in rule_numbers_in(PACKAGE)}
    # R1 is the box, R5 the round as a whole, R26 expansions that are only named.
    assert past_moves >= {f"R{chapter}" for chapter in range(2, 26)} - {"R21"}
