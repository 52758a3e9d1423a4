"""The pictures of every game in words: no longer than Discord takes, in sentences, without anything that only the code knows."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from render.shared.telling import LONGEST, in_lines, shorten
from tests.render.measure import HOSTILE, raw
from tests.render.scenes import EACH_GAME, EACH_VIEW
from tests.render.tables import Table, people
from tests.samples import samples

STATES = samples(14)


@cache
def told(table: Table[Any]) -> list[tuple[str, str, str]]:
    """The view, the description and the full text of each of 40 scenes."""
    return [(made.view, table.painter.alt(made), table.painter.text(made)) for made in table.many(STATES)]


@EACH_GAME
def test_a_description_has_at_most_1024_characters(table: Table[Any]):
    assert [alt for _, alt, _ in told(table) if not 0 < len(alt) <= LONGEST] == []


@EACH_GAME
def test_the_description_of_a_board_ends_with_a_whole_sentence(table: Table[Any]):
    assert [alt for view, alt, _ in told(table) if view == "board" and alt[-1] not in ".!?"] == []


@EACH_VIEW
def test_no_name_and_no_news_make_a_description_too_long(table: Table[Any], view: Any):
    seats = table.game.seats[-1]
    state = table.at(seats, 0.9)
    made = [table.view(view, state, 0, seats=people(seats, name=name), news=name * 40) for name in HOSTILE]
    assert [alt for alt in map(table.painter.alt, made) if not 0 < len(alt) <= LONGEST] == []


@EACH_GAME
def test_winners_are_named_in_the_description_of_the_end(table: Table[Any]):
    seats = table.game.seats[-1]
    state = table.at(seats, 1.0)
    outcome = table.game.outcome(state)
    assert outcome is not None
    winners = [seat.name for seat, rank in zip(people(seats), outcome.ranks, strict=True) if rank == 1]
    assert [name for name in winners if name not in table.painter.alt(table.scene(state, news=""))] == []


@EACH_GAME
def test_nothing_is_told_that_only_the_code_knows(table: Table[Any]):
    assert raw(text for _, *both in told(table) for text in both) == []


def test_a_description_has_as_many_whole_sentences_as_fit():
    assert shorten(["One.", "Two.", "x" * LONGEST, "Three."]) == "One. Two. Three."


def test_a_first_sentence_that_is_too_long_ends_with_a_whole_word():
    text = shorten(["nowina " * 400, "No more."])
    assert (len(text) <= LONGEST, text.endswith(" nowina…")) == (True, True)


@pytest.mark.parametrize(("letters", "told"), [(LONGEST, "x" * LONGEST), (LONGEST + 1, "x" * (LONGEST - 1) + "…")])
def test_lines_that_are_too_long_lose_their_end(letters: int, told: str):
    assert in_lines(["x" * letters]) == told
