"""What is left out where a text is too long for one message: of a log the oldest, of a list the last; of controls the first groups."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.discord_io.layout import MOST_TEXT, first_lines, fit, text_view, that_fit
from locales import words

LINES = [f"line {number} " + "x" * 90 for number in range(60)]


@pytest.mark.parametrize("lang, more", [("en", "-# … and 25 more"), ("pl", "-# … i jeszcze 25 pozycji")])
def test_a_list_keeps_its_first_lines_and_says_how_many_more_there_are(lang, more):
    text = first_lines(LINES, words(lang))
    assert text.split("\n") == [*LINES[:35], more]
    assert len(text) <= MOST_TEXT


def test_a_list_that_has_room_is_whole():
    assert first_lines(LINES[:30], words("en")).split("\n") == LINES[:30]


def test_of_a_list_whose_first_line_has_no_room_the_number_is_said():
    assert first_lines(["x" * 5000, "y"], words("en")) == "-# … and 2 more"


def test_a_log_keeps_its_newest_lines():
    assert fit("\n".join(LINES)).split("\n") == ["…", *LINES[-36:]]


def test_of_texts_that_are_too_long_together_the_longest_gives_way_and_keeps_its_newest_lines():
    question, answers = "### Take back the last moves?", "\n".join(LINES[:10])
    children = text_view(question, "\n".join(LINES), "", answers).children
    texts = [part.content for part in children if isinstance(part, discord.ui.TextDisplay)]
    assert (texts[0], texts[2]) == (question, answers)
    assert texts[1].endswith(LINES[-1]) and sum(map(len, texts)) <= 4000


def test_of_groups_of_controls_the_last_ones_that_fit_are_kept_whole():
    groups = [[discord.ui.Button[Any](label=f"{group}{number}") for number in range(6)] for group in "abc"]
    confirm = [discord.ui.Button[Any](label="Confirm")]
    # Two groups and Confirm are thirteen buttons in three rows, all of them nineteen in four.
    assert that_fit(groups, confirm, 16) == [*groups[1], *groups[2]]
    assert that_fit(groups, confirm, 15) == groups[2]
    assert that_fit(groups, confirm, 23) == [*groups[0], *groups[1], *groups[2]]
    assert that_fit(groups, confirm, 1) == []
