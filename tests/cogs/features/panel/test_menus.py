"""No menu of the first screen has one row only or rows that all end in the same, in any game or language; all begins with a capital."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.choosing.chain import Chain
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from cogs.presentation.rows import FEW
from games import GAMES, offered
from locales import LANGUAGES
from tests.cogs.features.panel.test_first_screen import positions
from tests.cogs.tables import table
from tests.samples import stride

EVERY = stride(20)  # of the positions of a match
CHANGE = re.compile(r"(?:^|, | → | · )([^,→·]+ [+−]\d+)")


@pytest.mark.parametrize("slug", offered())
async def test_menus_have_several_rows_with_no_cost_or_gain_in_common_and_controls_begin_with_a_capital(slug: str):
    game, pictures, menus = GAMES[slug], Pictures("png"), 0
    small, alike, lonely = list[str](), list[set[str]](), list[str]()
    try:
        for number, (state, seat) in enumerate(positions(slug)[::EVERY]):
            position = Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat))
            labels = labels_for(position.table, LANGUAGES[number % len(LANGUAGES)])
            view, _ = await Screens(pictures).make(Chain(position), labels, ())
            for control in view.walk_children():
                if isinstance(control, Choose):
                    rows = [option.description or "" for option in control.item.options]
                    menus += 1
                    lonely += rows if len(rows) == 1 else []
                    small += [
                        option.label for option in control.item.options if begins_small(option.label, labels.plain)
                    ]
                    said = [{*CHANGE.findall(row)} for row in rows]
                    if len(rows) > FEW and all(said):
                        alike.append(set[str]().union(*said[:1]).intersection(*said))
                elif isinstance(control, Press):
                    small += [label for label in [control.item.label or ""] if begins_small(label, labels.plain)]
    finally:
        pictures.close()
    assert small == [] and lonely == []
    assert [found for found in alike if found] == []
    assert menus > 0


def begins_small(label: str, names: Any) -> bool:
    """Whether a label begins with a small letter that is not one of a person's name."""
    return label[:1].islower() and not label.startswith(tuple(names))
