"""What the shared tests look for beside each game's own tests is there."""

from __future__ import annotations

from tests.games.kept import folder_for, of_each_game, read_cases

FILES = ("rule_numbers.json", "cases.json", "perft.json", "plans.py", "matches")


@of_each_game
def test_every_game_keeps_the_files_that_shared_tests_read(slug: str):
    assert [f"{slug} has no {name}" for name in FILES if not (folder_for(slug) / name).exists()] == []


@of_each_game
def test_every_case_has_a_number_of_its_own(slug: str):
    names = [case["id"] for case in read_cases(slug)]
    assert [name for name in names if names.count(name) > 1] == []
