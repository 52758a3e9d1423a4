"""The tables of all games that can be drawn, by slug: ``TABLE`` of the module ``<prefix>_scenes`` beside this one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from locales import PREFIXES
from render import PAINTERS
from tests.render.tables import Table

TABLES: dict[str, Table[Any]] = {
    slug: import_module(f"tests.render.{PREFIXES[slug]}_scenes").TABLE for slug in PAINTERS
}


# Tests are named by the game's prefix, by which those of a game share a process (see ``tests/grouping.py``).
def _param(slug: str, *more: str) -> Any:
    return pytest.param(TABLES[slug], *more, id="-".join((PREFIXES[slug], *more)))


_VIEWS = [(slug, view) for slug, table in TABLES.items() for view in table.painter.views]

EACH_GAME = pytest.mark.parametrize("table", [_param(slug) for slug in TABLES])
EACH_VIEW = pytest.mark.parametrize(("table", "view"), [_param(*pair) for pair in _VIEWS])
OPEN_VIEWS = pytest.mark.parametrize(("table", "view"), [_param(*pair) for pair in _VIEWS if pair[1] != "hand"])
WITH_HANDS = pytest.mark.parametrize("table", [_param(slug) for slug, view in _VIEWS if view == "hand"])
