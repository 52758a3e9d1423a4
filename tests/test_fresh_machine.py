"""A machine that lacks what some tests need runs the others, and says what it lacks."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.source import ROOT

NEEDS_A_BROWSER = "tests/sandbox/test_page.py::test_two_people_play_in_a_thread"


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        ((), 0, "SKIPPED [1] "),
        (("--nothing-skipped", "-n", "1"), 1, "ERROR tests/sandbox/test_page.py"),
    ],
)
def test_a_test_without_its_browser_is_skipped_or_fails_with_the_same_sentence(options, code, said):
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options, NEEDS_A_BROWSER]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")} | {"PATH": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    assert said in done.stdout
    assert "install the package `chromium`" in done.stdout


def test_ci_demands_that_nothing_is_skipped():
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    command = next(number for number, line in enumerate(lines) if line.strip().endswith("-m pytest -n 2"))
    assert "export PYTEST_ADDOPTS=--nothing-skipped" in lines[:command]
