"""Equal scenes of Mare Nostrum give equal pixels: in threads; and nothing hidden reaches the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.rng import Rng
from tests.render.mare_scenes import GAME, PAINTER, at, in_step, many, scene
from tests.render.pixels import Drawn, drawn_twice


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return drawn_twice(list(many(8)))


def test_four_threads_give_the_same_pixels_as_one(drawn: Drawn):
    assert drawn.threads == drawn.alone


def test_drawing_changes_neither_state_nor_scene(drawn: Drawn):
    assert drawn.after == drawn.before


def test_what_is_hidden_changes_no_pixel_and_no_word():
    """States that the painter should never get, with everything hidden dealt anew each time."""
    for state in (in_step(3, "offer"), in_step(4, "pay"), at(5, 0.5)):
        made = scene(state)
        for view in ("board", "area"):
            shown = replace(made, view=view, focus=1)
            expected = PAINTER.paint(shown).tobytes(), PAINTER.alt(shown), PAINTER.text(shown)
            for deal in range(2):
                other = replace(shown, state=GAME.determinize(GAME.copy(state), None, Rng(f"deal {deal}")))
                assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_hand_shows_nothing_that_its_viewer_may_not_know(viewer: int | None):
    """Everything hidden is dealt anew each time, then redacted as the bot does it."""
    for state in (in_step(3, "offer"), in_step(4, "pay"), at(5, 0.5)):
        shown = scene(state, view="hand", focus=0, viewer=viewer)
        expected = PAINTER.paint(shown).tobytes(), PAINTER.alt(shown), PAINTER.text(shown)
        for deal in range(2):
            dealt = GAME.determinize(GAME.copy(state), viewer, Rng(f"deal {deal}"))
            other = replace(shown, state=GAME.redact(dealt, viewer))
            assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected


def test_viewers_see_the_same_public_board():
    for state in (in_step(4, "offer"), at(3, 0.8)):
        pictures = {PAINTER.paint(scene(state, viewer=viewer)).tobytes() for viewer in (None, 0, 1)}
        assert len(pictures) == 1
