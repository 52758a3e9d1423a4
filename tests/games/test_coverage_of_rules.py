"""Every rule number of every game is named by a test: in the rules of a case, or at the start of the docstring of a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.games.kept import PACKAGES, folder_for, of_each_game, read_cases, read_rule_numbers, whole_rule

NUMBER = r"(?:R\d+(?:\.\d+)*|D\d+)[a-z]?"
NAMED = re.compile(rf"(?:\b{NUMBER}\b[,: ]*)+")


@cache
def named_by_tests(slug: str) -> dict[str, str]:
    """Number → a test whose docstring begins with it, alone or in a list."""
    found: dict[str, str] = {}
    for path in sorted(folder_for(slug).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                start = NAMED.match(ast.get_docstring(node) or "")
                for number in re.findall(NUMBER, start.group()) if start else []:
                    found[number] = f"{path.name}::{node.name}"
    return found


@cache
def named_by_cases(slug: str) -> dict[str, str]:
    """Number → a case that shows it."""
    found = {number: f"case {case['id']}" for case in read_cases(slug) for number in case["rules"]}
    credited = {number: entry.cases for number, entry in read_rule_numbers(slug).rules.items() if entry.cases}
    return found | {number: f"case {cases[0]}" for number, cases in credited.items()}


@of_each_game
def test_every_rule_is_named_by_a_test_or_a_case(slug: str):
    rules = read_rule_numbers(slug).rules
    named = named_by_cases(slug).keys() | named_by_tests(slug).keys()
    assert [f"{slug}: nothing shows {number}, {rules[number].topic}" for number in rules if number not in named] == []


@of_each_game
def test_every_decision_point_is_named_by_a_test(slug: str):
    decisions, named = read_rule_numbers(slug).decisions, named_by_tests(slug)
    lacking = [
        f"{slug}: no test of {number}, {point.topic}" for number, point in decisions.items() if number not in named
    ]
    assert lacking == []


@of_each_game
def test_tests_and_cases_name_only_rules_that_exist(slug: str):
    numbers = read_rule_numbers(slug)
    known = numbers.rules.keys() | numbers.decisions.keys() | numbers.headings.keys()
    named = {**named_by_cases(slug), **named_by_tests(slug)}
    assert [f"{slug}: {place} names {number}" for number, place in named.items() if number not in known] == []


@of_each_game
def test_cases_credited_with_a_part_of_a_rule_name_that_rule(slug: str):
    shown = {case["id"]: case["rules"] for case in read_cases(slug)}
    wrong = [
        f"{slug}: case {case} does not name {whole_rule(number)}"
        for number, entry in read_rule_numbers(slug).rules.items()
        for case in entry.cases
        if whole_rule(number) not in shown[case]
    ]
    assert wrong == []


def numbers_in_package(slug: str) -> Iterator[tuple[str, str]]:
    """(module, number) for every rule number in the rules package."""
    for path in sorted((PACKAGES / slug).rglob("*.py")):
        for number in re.findall(r"\bR\d+(?:\.\d+)+[a-z]?\b", path.read_text(encoding="utf-8")):
            yield path.name, number


@of_each_game
def test_the_rules_package_refers_only_to_rules_that_exist(slug: str):
    numbers = read_rule_numbers(slug)
    known = numbers.rules.keys() | numbers.headings.keys()
    assert [
        f"{slug}: {module} names {number}" for module, number in numbers_in_package(slug) if number not in known
    ] == []


@of_each_game
def test_the_rules_package_refers_to_every_chapter(slug: str):
    numbers = read_rule_numbers(slug)
    chapters = dict.fromkeys(number.split(".")[0] for number in numbers.rules)
    spoken_of = {number.split(".")[0] for _, number in numbers_in_package(slug)}
    lacking = [chapter for chapter in chapters if chapter not in spoken_of | numbers.beside.keys()]
    assert [f"{slug}: no module speaks of {chapter}" for chapter in lacking] == []
