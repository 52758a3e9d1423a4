"""How it is told that something comes up by a move."""

from __future__ import annotations

import pytest

from cogs.choosing.changes import Consequence, Unknown
from cogs.presentation.consequences import in_full
from cogs.presentation.labels import Labels
from games import GAMES
from locales import words

W = words("en")
CARD = W("mosaic-consequence-chance")
SCORING = W("mosaic-consequence-chance-scoring")


@pytest.mark.parametrize(
    ("coming_up", "unknown", "told"),
    [
        ("", Unknown.FACES, [CARD]),
        ("scoring", Unknown.FACES, [SCORING]),
        (None, Unknown.FACES, []),
        (None, Unknown.NUMBERS, [CARD]),
    ],
)
def test_what_comes_up_is_told_as_far_as_it_may_come_and_be_of_use(coming_up, unknown, told):
    labels = Labels(GAMES["mosaic"], W, ["Anna", "Ben"])
    labels.coming_up = coming_up
    assert in_full(labels, Consequence(0, {}, True, unknown=unknown)) == told


def test_that_an_empire_scoring_may_come_up_is_said_behind_the_card():
    assert SCORING.removeprefix(CARD) == ", perhaps an Empire Scoring"
