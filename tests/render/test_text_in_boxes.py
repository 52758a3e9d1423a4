"""Every text of a picture stays in its box, is large enough, stands out from its ground and is meant for people."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from render.shared.closeup import CLOSE
from tests.render.measure import HOSTILE, Record, outside, pale, raw, records, small
from tests.render.scenes import EACH_GAME, EACH_VIEW
from tests.render.tables import Table, people
from tests.samples import samples

STATES = samples(10)
AUDITED = samples(5)  # of these; measuring the grounds takes a while


@cache
def drawn(table: Table[Any]) -> list[Record]:
    """Some states, drawn once for all that every text must hold."""
    return records(table.painter, table.many(STATES), AUDITED)


@EACH_GAME
def test_no_text_leaves_its_box_whatever_the_state(table: Table[Any]):
    assert [problem for sheet in drawn(table) for problem in outside(sheet)] == []


@EACH_GAME
def test_every_sheet_is_1600_wide_or_one_for_a_phone(table: Table[Any]):
    assert {sheet.box[2] for sheet in drawn(table)} == {1600, CLOSE}


@EACH_GAME
def test_no_text_is_smaller_than_the_floor_of_the_type_scale(table: Table[Any]):
    assert [problem for sheet in drawn(table) for problem in small(sheet)] == []


@EACH_GAME
def test_every_text_stands_out_from_its_ground(table: Table[Any]):
    assert [problem for sheet in drawn(table)[:AUDITED] for problem in pale(sheet)] == []


@EACH_GAME
def test_nothing_is_drawn_that_only_the_code_knows(table: Table[Any]):
    assert raw(text.text for sheet in drawn(table) for text in sheet.texts) == []


@EACH_VIEW
@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_hostile_names_stay_in_their_boxes(table: Table[Any], view: Any, name: str):
    seats = table.game.seats[-1]
    made = table.view(view, table.at(seats, 0.9), seats - 1, seats=people(seats, name=name), news=name * 3)
    assert outside(table.painter.draw(made)) == []


@EACH_GAME
def test_hostile_names_stay_in_their_boxes_at_the_end(table: Table[Any]):
    made = [
        table.scene(table.at(seats, 1.0), seats=people(seats, name="W" * 100))
        for seats in {table.game.seats[0], table.game.seats[-1]}
    ]
    assert [problem for one in made for problem in outside(table.painter.draw(one))] == []
