"""Texts of the pictures of Founders of the Empire where they have least room."""

from __future__ import annotations

import pytest

from render.founders.painter import PAINTER
from tests.render.founders_scenes import late, many, scene
from tests.render.measure import HOSTILE, outside
from tests.render.tables import people


def test_whose_turn_it_is_and_the_scores_survive_a_phone():
    """400 of 1600 pixels: 44 px are 11 there."""
    state = late(2)
    sheet = PAINTER.draw(scene(state))
    sizes = {text.text: text.size for text in sheet.texts}
    mover = scene(state).seats[state.active].name
    assert next(size for text, size in sizes.items() if text == f"Ruch: {mover}") >= 32
    scores = [str(sum(parts.values())) for parts in scene(state).game.standing(state)]
    assert [max(text.size for text in sheet.texts if text.text == score) for score in scores] == [46, 46]


def test_a_close_up_keeps_its_texts_in_their_boxes():
    wrong = []
    for number, made in enumerate(many(12)):
        state = made.state
        seat = number % state.seats
        tiles = list(state.territories[seat].tiles)
        cells = (*(f"{seat}:{cell}" for cell in tiles[:12]), f"{seat}:{'L9' if tiles else 'L10'}")
        area = scene(state, view="area", focus=seat, candidates=cells, seats=made.seats, lang=made.lang)
        wrong += outside(PAINTER.draw(area))
    assert wrong == []


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_hostile_names_stay_in_their_boxes_at_a_table_of_two(name: str):
    assert outside(PAINTER.draw(scene(late(2), seats=people(2, name=name), news=name * 3))) == []
