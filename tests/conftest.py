"""Which tests share a process: those of one file, all pictures of one game, and all that read the project's source, so that
what they work with is made once."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

READERS = ("test_codebase", "test_documents", "test_hosting", "test_locales")
PICTURED = ("mosaic", "settlers", "mare", "rise")  # the first game's files have no name of a game, or its own

# Where nothing may be written down, each process would compile everything anew.
sys.dont_write_bytecode = False
# Little dies in circles here, and looking for it takes a twentieth of the time.
gc.set_threshold(100_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put each test into its group."""
    for item in items:
        item.add_marker(pytest.mark.xdist_group(group_of(item.path)))


def group_of(path: Path) -> str:
    """The group of a file's tests."""
    if path.stem in READERS:
        return "source"
    if path.parent.name != "render":
        return f"{path.parent.name}-{path.stem}"
    return next((f"render-{game}" for game in PICTURED if game in path.stem), "render-founders")
