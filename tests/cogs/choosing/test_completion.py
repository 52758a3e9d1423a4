"""What goes without saying is filled in, and can be given another value as often as one likes."""

from __future__ import annotations

import pytest

from cogs.choosing.completion import completed, filled_in, natural_of
from cogs.choosing.picker import Picker
from games.imperial_settlers.moves import Activate
from tests.cogs.features.panel.pressing import seated
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import position


@pytest.mark.parametrize("times", [1, 2])
def test_a_field_that_was_filled_in_can_be_changed_and_changed_back(times: int):
    """Imperial Settlers R12.2: how many times in a row, once where nobody says otherwise."""
    here = seated(GAME, position({"empire": ["com_gold_mine"], "supply": {"worker": 3}}, {}), 0)
    picker, natural = Picker(here.moves), natural_of(here, GAME.redact(here.table.state, 0))
    chosen = picker.path_of(Activate("com_gold_mine", times))
    (field,) = filled_in(picker, chosen, completed(picker, chosen, natural), natural)
    step = picker.step(field)
    assert step is not None and (step.field, step.values) == ("times", [1, 2])
