"""What some tests need of the machine beside Python: programs that a plain Debian or Ubuntu does not have."""

from __future__ import annotations

import shutil
import subprocess

import pytest


def answering(*names: str) -> str | None:
    """The path of a program under the first of these names by which it answers; None where none does.

    To be there is not enough: on Ubuntu the program ``chromium-browser`` may only say where to get one.
    """
    found = [path for name in names if (path := shutil.which(name)) is not None]
    answered = (path for path in found if subprocess.run([path, "--version"], capture_output=True).returncode == 0)
    return next(answered, None)


def needed(*names: str, package: str, what: str) -> str:
    """The same, for a test that cannot do without it: skips the test with a sentence that says what to install for what."""
    path = answering(*names)
    if path is None:
        pytest.skip(f"not on this machine: install the package `{package}` to run {what}")
    return path
