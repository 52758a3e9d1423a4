"""Every rule number is named by a test: in the rules of a case, or at the start of the docstring of a test."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.founders_of_the_empire.case_builder import FOLDER, read_cases, whole_rule

NUMBERS: dict[str, Any] = json.loads((FOLDER / "rule_numbers.json").read_text(encoding="utf-8"))
RULES: dict[str, dict[str, Any]] = NUMBERS["rules"]
DECISIONS: dict[str, dict[str, Any]] = NUMBERS["decisions"]
CASES = {case["id"]: case for case in read_cases()}
NAMED = re.compile(r"(?:\b(?:R\d+(?:\.\d+[a-i]?)?|D\d[a-z]?)\b[,: ]*)+")
PACKAGE = Path(__file__).resolve().parents[3] / "games" / "founders_of_the_empire"


def named_by_docstrings() -> dict[str, list[str]]:
    """Rule number → tests whose docstring begins with it, alone or in a list."""
    found: dict[str, list[str]] = {}
    for path in sorted(FOLDER.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                start = NAMED.match(ast.get_docstring(node) or "")
                for number in re.findall(r"\w[\w.]*", start.group()) if start else []:
                    found.setdefault(number, []).append(f"{path.name}::{node.name}")
    return found


def named_by_cases() -> dict[str, list[str]]:
    """Rule number → cases that show it."""
    found: dict[str, list[str]] = {}
    for name, case in CASES.items():
        for number in case["rules"]:
            found.setdefault(number, []).append(name)
    for number, entry in RULES.items():
        found.setdefault(number, []).extend(entry.get("cases", []))
    return {number: cases for number, cases in found.items() if cases}


def test_every_rule_number_is_named_by_a_test():
    unnamed = RULES.keys() - named_by_cases().keys() - named_by_docstrings().keys()
    assert sorted(unnamed) == []


def test_every_decision_point_is_named_by_a_test():
    assert sorted(DECISIONS.keys() - named_by_docstrings().keys()) == []


def test_tests_and_cases_name_only_rules_that_exist():
    unknown = (named_by_cases().keys() | named_by_docstrings().keys()) - RULES.keys() - DECISIONS.keys()
    assert sorted(unknown) == []


@pytest.mark.parametrize("number", [number for number, entry in RULES.items() if "cases" in entry])
def test_cases_credited_with_a_part_of_a_rule_name_that_rule(number: str):
    assert [name for name in RULES[number]["cases"] if whole_rule(number) not in CASES[name]["rules"]] == []


def rule_numbers_in(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.py")):
        for number in re.findall(r"\bR\d+\.\d+[a-i]?\b", path.read_text(encoding="utf-8")):
            yield path.name, number


def test_the_rules_package_refers_only_to_rules_that_exist():
    assert [place for place in rule_numbers_in(PACKAGE) if place[1] not in RULES] == []


def test_the_rules_package_refers_to_every_chapter():
    past_moves = {number.split(".")[0] for _, number in rule_numbers_in(PACKAGE)}
    assert past_moves >= {f"R{chapter}" for chapter in range(2, 12)}
