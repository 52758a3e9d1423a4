"""The short form of the campaign: few deaths, two matches."""

from __future__ import annotations

from tests.campaigns.strong import campaign


def test_no_move_of_a_strong_computer_is_lost_doubled_or_another_one_when_the_bot_or_its_thinking_process_is_killed():
    made = campaign(4, 2, seed=18, plies=24, slugs=["founders_of_the_empire"])
    assert made.problems == []
    assert made.deaths >= 4
    assert made.thoughts > 10
    assert len(made.told) == 2
