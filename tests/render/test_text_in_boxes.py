"""Every text of a picture stays in its box, is large enough and stands out from its ground."""

from __future__ import annotations

from functools import cache

import pytest

from render.founders.painter import PAINTER
from render.scene import Seat
from tests.render.measure import HOSTILE, Record, outside, pale, records, small
from tests.render.scenes import late, many, match, scene

AUDITED = 20  # of the 60 states; measuring the grounds takes a while


@cache
def drawn() -> list[Record]:
    """60 states, drawn once for all that every text must hold."""
    return records(PAINTER, many(60), AUDITED)


def test_no_text_leaves_its_box_in_60_states():
    assert [problem for sheet in drawn() for problem in outside(sheet)] == []


def test_no_text_is_smaller_than_the_floor_of_the_type_scale():
    assert [problem for sheet in drawn() for problem in small(sheet)] == []


def test_every_text_stands_out_from_its_ground():
    assert [problem for sheet in drawn()[:AUDITED] for problem in pale(sheet)] == []


def test_whose_turn_it_is_and_the_scores_survive_a_phone():
    """400 of 1600 pixels: 44 px are 11 there."""
    state = late(2)
    sheet = PAINTER.draw(scene(state))
    sizes = {text.text: text.size for text in sheet.texts}
    mover = scene(state).seats[state.active].name
    assert next(size for text, size in sizes.items() if text == f"Ruch: {mover}") >= 32
    scores = [str(sum(parts.values())) for parts in scene(state).game.standing(state)]
    assert [max(text.size for text in sheet.texts if text.text == score) for score in scores] == [46, 46]


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
@pytest.mark.parametrize("seats", [2, 4])
def test_hostile_names_stay_in_their_boxes(name: str, seats: int):
    people = tuple(Seat(name=name, colour=colour, computer=True) for colour in ("red", "blue", "green", "yellow"))
    made = scene(late(seats), seats=people[:seats], news=name * 3)
    assert outside(PAINTER.draw(made)) == []


def test_hostile_names_stay_in_their_boxes_when_everybody_has_won():
    final = match(4, "final")[-1]
    people = tuple(Seat(name="W" * 100, colour=colour) for colour in ("red", "blue", "green", "yellow"))
    assert outside(PAINTER.draw(scene(final, seats=people))) == []


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
