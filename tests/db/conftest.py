"""A store on a real file per test, and a table at which two people play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.store import Store
from tests.db.table import Table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.sqlite"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(path)
    try:
        yield opened
    finally:
        await opened.close()


@pytest.fixture
async def table(store: Store) -> Table:
    return await Table.start(store)
