"""What some tests need of the machine beside Python: programs that a plain Debian or Ubuntu does not have."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import NoReturn

import pytest

PATIENCE_S = 300.0
"""How long a test waits, in real time, for what is sure to come: only what hangs may take so long, on the busiest machine."""


def answering(*names: str) -> str | None:
    """The path of a program under the first of these names by which it answers; None where none does.

    To be there is not enough: on Ubuntu the program ``chromium-browser`` may only say where to get one.
    """
    found = [path for name in names if (path := shutil.which(name)) is not None]
    return next((path for path in found if _answers(path)), None)


def needed(*names: str, package: str, what: str) -> str:
    """The same, for a test that cannot do without it: skips the test with a sentence that says what to install for what."""
    return answering(*names) or _lacking(package, what)


def need_driver(what: str) -> None:
    """Skips a test where Playwright cannot start the program by which it speaks to browsers: it asks for a library of C."""
    if not _answers(sys.executable, "-m", "playwright"):
        _lacking("libatomic1", what)


def _answers(*command: str) -> bool:
    return subprocess.run([*command, "--version"], capture_output=True).returncode == 0


def _lacking(package: str, what: str) -> NoReturn:
    pytest.skip(f"not on this machine: install the package `{package}` to run {what}")
