"""The menus of a lobby's settings."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.features.lobby.match_options import option_menus
from db.rows import MatchRow
from locales import LANGUAGES, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_of_settlers_says_what_it_does(lang: str):
    row = cast("MatchRow", SimpleNamespace(id=1, slug="imperial_settlers", options="{}"))
    options: list[Any] = [option for menu in option_menus(words(lang), row) for option in menu.item.options]
    assert len(options) == 9
    assert [option.label for option in options if not option.description or option.description.endswith("…")] == []
