"""Every rule number is named by a test: in the rules of a case, or at the start of the docstring of a test."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.rise_of_empires.case_builder import FOLDER, read_cases

NUMBERS: dict[str, Any] = json.loads((FOLDER / "rule_numbers.json").read_text(encoding="utf-8"))
RULES: dict[str, str] = NUMBERS["rules"]
DECISIONS: dict[str, str] = NUMBERS["decisions"]
# A letter after a number is a part of the rule: R6.4.3a.
NUMBER = r"R\d+(?:\.\d+)*(?=[a-e]?\b)|D\d+b?\b"
NAMED = re.compile(rf"(?:\b(?:{NUMBER})[a-e]?[,: ]*)+")
PACKAGE = Path(__file__).resolve().parents[3] / "games" / "rise_of_empires"


def named_by_docstrings() -> set[str]:
    """The rule numbers with which the docstring of a test begins."""
    found: set[str] = set()
    for path in sorted(FOLDER.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                start = NAMED.match(ast.get_docstring(node) or "")
                found.update(re.findall(NUMBER, start.group()) if start else [])
    return found


def named_by_cases() -> set[str]:
    """The rule numbers of the cases; whole past_moves such as R6.4 count for none of their rules."""
    return {number for case in read_cases() for number in case["rule"]}


def is_chapter(number: str) -> bool:
    return any(rule.startswith(f"{number}.") for rule in RULES)


def test_every_rule_number_is_named_by_a_test():
    assert sorted(RULES.keys() - named_by_cases() - named_by_docstrings()) == []


def test_every_decision_point_is_named_by_a_test():
    assert sorted(DECISIONS.keys() - named_by_docstrings()) == []


def test_tests_and_cases_name_only_rules_that_exist():
    unknown = (named_by_cases() | named_by_docstrings()) - RULES.keys() - DECISIONS.keys()
    assert sorted(number for number in unknown if not is_chapter(number)) == []


def rule_numbers_in(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.py")):
        for number in re.findall(r"\bR\d+(?:\.\d+)+", path.read_text(encoding="utf-8")):
            yield path.name, number


def test_the_rules_package_refers_only_to_rules_that_exist():
    assert [place for place in rule_numbers_in(PACKAGE) if place[1] not in RULES and not is_chapter(place[1])] == []


def test_the_rules_package_refers_to_every_chapter():
    past_moves = {number.split(".")[0] for _, number in rule_numbers_in(PACKAGE)}
    assert past_moves >= {f"R{chapter}" for chapter in range(1, 12)}
