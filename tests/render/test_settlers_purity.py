"""The hand in the pictures of Imperial Settlers never shows what is hidden, not even of a state that is not redacted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core.rng import Rng
from render.settlers.painter import PAINTER
from tests.render.settlers_scenes import GAME, TABLE


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_hand_shows_nothing_hidden_of_a_state_that_a_painter_should_never_get(viewer: int | None):
    for state in TABLE.secrets():
        shown = TABLE.view("hand", state, 0, viewer=viewer)
        expected = PAINTER.paint(shown).tobytes(), PAINTER.alt(shown), PAINTER.text(shown)
        for deal in range(2):
            other = replace(shown, state=GAME.determinize(state, viewer, Rng(f"deal {deal}")))
            assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected
