"""What the description of an option says besides what its choice costs and brings."""

from __future__ import annotations

import pytest

from cogs.features.panel.saying import described


@pytest.mark.parametrize(
    ("told", "about", "said"),
    [
        ("Ideas −5 → Food production +3, Science +1", "Food production +3.", "Ideas −5 → Food production +3, Science +1"),
        ("Food production +12", "Food production +1.", "Food production +12 · Food production +1."),
        ("", "Food production +3.", "Food production +3."),
    ],
    ids=["a number that stands there", "a longer number", "no number at all"],
)
def test_what_a_card_does_is_not_said_again_where_it_is_one_of_the_numbers(told: str, about: str, said: str):
    assert described(told, about) == said
