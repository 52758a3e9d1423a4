"""Equal scenes of Rise of Empires give equal pixels: in threads; and nothing hidden reaches the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.rng import Rng
from render.rise.painter import PAINTER
from tests.render.pixels import Drawn, drawn_twice
from tests.render.rise_scenes import GAME, VIEWS, at, many, scene


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return drawn_twice(list(many(8)))


def test_four_threads_give_the_same_pixels_as_one(drawn: Drawn):
    assert drawn.threads == drawn.alone


def test_drawing_changes_neither_state_nor_scene(drawn: Drawn):
    assert drawn.after == drawn.before


def test_what_is_hidden_changes_no_pixel_and_no_word():
    """A state that the painter should never get, with the tiles to come dealt anew."""
    state = at(3, 0.5)
    for view in VIEWS:
        shown = scene(state, view=view, focus=1)
        expected = PAINTER.paint(shown).tobytes(), PAINTER.alt(shown), PAINTER.text(shown)
        other = replace(shown, state=GAME.determinize(GAME.copy(state), None, Rng("another deal")))
        assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected


def test_viewers_see_the_same_public_board():
    state = at(2, 0.8)
    pictures = {PAINTER.paint(scene(state, viewer=viewer)).tobytes() for viewer in (None, 0, 1)}
    assert len(pictures) == 1
