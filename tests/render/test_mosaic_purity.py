"""Equal scenes of Mosaic give equal pixels: in threads; and nothing hidden reaches the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.rng import Rng
from render.mosaic.painter import PAINTER
from tests.render.mosaic_scenes import GAME, at, in_phase, many, scene
from tests.render.pixels import Drawn, drawn_twice


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return drawn_twice(list(many(8)))


def test_four_threads_give_the_same_pixels_as_one(drawn: Drawn):
    assert drawn.threads == drawn.alone


def test_drawing_changes_neither_state_nor_scene(drawn: Drawn):
    assert drawn.after == drawn.before


def test_what_is_hidden_changes_no_pixel_and_no_word():
    """Everything hidden is dealt anew each time, then redacted for the public as the bot does it."""
    for state in (in_phase(3, "draft"), at(3, 0.5)):
        made = scene(state)
        for view in ("board", "area", "hand"):
            shown = replace(made, view=view, focus=1)
            expected = PAINTER.paint(shown).tobytes(), PAINTER.alt(shown), PAINTER.text(shown)
            for deal in range(2):
                dealt = GAME.determinize(state, None, Rng(f"deal {deal}"))
                other = replace(shown, state=GAME.redact(dealt, None))
                assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected


def test_viewers_see_the_same_public_board():
    state = at(2, 0.8)
    pictures = {PAINTER.paint(scene(state, viewer=viewer)).tobytes() for viewer in (None, 0, 1)}
    assert len(pictures) == 1
