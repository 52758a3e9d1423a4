"""What can be chosen is called the same wherever the panel names it, as in hints and reasons."""

from __future__ import annotations

import pytest

from cogs.features.panel.wording import worded
from cogs.presentation.labels import labels_for
from tests.cogs.features.panel.pressing import seated
from tests.games.mare_nostrum.positions import GAME, ROME, position


@pytest.mark.parametrize(("lang", "said"), [("en", "End the build"), ("pl", "Zakończ budowę")])
def test_what_ends_a_step_is_called_by_the_step_that_it_ends(lang: str, said: str):
    """Mare Nostrum R7: by itself it would be called Done."""
    here = seated(GAME, position("rome", "build"), ROME)
    (done,) = [move for move in here.moves if move.kind == "done"]
    assert worded(labels_for(here.table, lang), here).move(done) == said
