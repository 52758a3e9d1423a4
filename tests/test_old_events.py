"""Events are kept as they were told: a match of long ago must still be worded, whatever its events did not say then.

``tests/games/<slug>/old_events.json`` holds every form in which events were stored before they told more; never make it anew.
"""

from __future__ import annotations

import re

import msgspec
import pytest

from cogs.presentation.labels import Labels
from cogs.presentation.numbers import signed
from games import GAMES
from games.core.events import Event
from locales import LANGUAGES, words
from tests.games.kept import FOLDER

NAMES = ("Anna", "Ben", "Celina", "Dorota", "Emil")
HOLE = re.compile(r"  |\(\)|\( |[^:] \.| ,")  # what a phrase leaves that is missing in the middle of a sentence
OLD = sorted(FOLDER.glob("*/old_events.json"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.parent.name)
def test_an_event_of_an_older_match_is_still_a_sentence(path, lang):
    labels = Labels(GAMES[path.parent.name], words(lang), NAMES)
    told = {labels.event(event): event for event in msgspec.json.decode(path.read_bytes(), type=list[Event])}
    assert [(line, event) for line, event in told.items() if not line or "{" in line or "$" in line] == []
    assert [line for line in told if HOLE.search(line)] == []


def test_a_number_that_is_added_or_taken_away_has_its_sign():
    assert [signed(number) for number in (6, -2, 0)] == ["+6", "−2", "±0"]
