"""Equal scenes of Imperial Settlers give equal pixels: in threads; nothing hidden reaches the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.rng import Rng
from render.settlers.painter import PAINTER
from tests.render.pixels import Drawn, drawn_twice
from tests.render.settlers_scenes import GAME, VIEWS, at, in_phase, many, scene


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return drawn_twice(list(many(8)))


def test_four_threads_give_the_same_pixels_as_one(drawn: Drawn):
    assert drawn.threads == drawn.alone


def test_drawing_changes_neither_state_nor_scene(drawn: Drawn):
    assert drawn.after == drawn.before


def test_what_is_hidden_changes_no_pixel_and_no_word():
    """States that the painter should never get, with everything hidden dealt anew each time."""
    for state in (in_phase(3, "lookout"), at(3, 0.6)):
        for view in VIEWS:
            shown = scene(state, view=view, focus=1)
            expected = PAINTER.paint(shown).tobytes(), PAINTER.alt(shown), PAINTER.text(shown)
            for deal in range(2):
                other = replace(shown, state=GAME.determinize(state, None, Rng(f"deal {deal}")))
                assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected


def test_the_hand_of_one_viewer_shows_nothing_of_the_others():
    state = at(3, 0.5)
    shown = scene(state, view="hand", viewer=0)
    expected = PAINTER.paint(shown).tobytes(), PAINTER.text(shown)
    for deal in range(2):
        other = replace(shown, state=GAME.determinize(state, 0, Rng(f"deal {deal}")))
        assert (PAINTER.paint(other).tobytes(), PAINTER.text(other)) == expected


def test_viewers_see_the_same_public_board():
    state = at(2, 0.8)
    pictures = {PAINTER.paint(scene(state, viewer=viewer)).tobytes() for viewer in (None, 0, 1)}
    assert len(pictures) == 1
