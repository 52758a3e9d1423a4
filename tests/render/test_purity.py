"""Equal scenes give equal pixels: twice, in threads, in another process; and nothing hidden reaches the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.rng import Rng
from render.founders.painter import PAINTER
from tests.render.pixels import Drawn, drawn_twice, each_view_here_and_elsewhere
from tests.render.scenes import GAME, late, many, match, scene


def test_another_process_with_another_hash_seed_gives_the_same_pixels_in_every_view_of_every_game():
    here, elsewhere = each_view_here_and_elsewhere()
    assert elsewhere == here


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    return drawn_twice(list(many(8)))


def test_four_threads_give_the_same_pixels_as_one(drawn: Drawn):
    assert drawn.threads == drawn.alone


def test_drawing_changes_neither_state_nor_scene(drawn: Drawn):
    assert drawn.after == drawn.before


def test_what_is_hidden_changes_no_pixel_and_no_word():
    """A state that the painter should never get, with everything hidden dealt anew each time."""
    state = match(3, "hidden")[40]
    redacted = scene(state)
    expected = PAINTER.paint(redacted).tobytes(), PAINTER.alt(redacted), PAINTER.text(redacted)
    for deal in range(3):
        other = replace(redacted, state=GAME.determinize(state, None, Rng(f"deal {deal}")))
        assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected


def test_viewers_see_the_same_public_board():
    state = late(2)
    pictures = {
        PAINTER.paint(scene(state, viewer=viewer, state=GAME.redact(state, viewer))).tobytes()
        for viewer in (None, 0, 1)
    }
    assert len(pictures) == 1
