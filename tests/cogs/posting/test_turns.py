"""What the board post of a match was made for is kept as one line of text."""

from __future__ import annotations

from cogs.posting.posted import Posted
from cogs.posting.turns import is_of, untold


def test_what_was_posted_is_read_back():
    posted = Posted(14, frozenset({5, 301}), "rise_of_empires.webp", "Tura I-A · Runda 2 z 6", 11)
    assert Posted.read(str(posted)) == posted


def test_the_words_of_the_picture_are_read_back_with_their_lines():
    posted = Posted(14, frozenset({5}), "rise_of_empires.webp", "Turn I-A / Round 2", 11, "Anna 3/4.\n\nBen: 5/6.")
    assert Posted.read(str(posted)) == posted


def test_lines_written_by_an_older_bot_are_understood():
    assert Posted.read("4/101/board.webp") == Posted(4, frozenset({101}), "board.webp", "", 3)


def test_nothing_was_posted_at_first():
    assert Posted.read("") == Posted(-1, frozenset(), "", "", -1)


def test_a_post_of_the_setup_tells_from_before_the_first_turn():
    posted = Posted(0, frozenset({101}), "board.webp", "Set-up", -1)
    assert Posted.read(str(posted)) == posted


def post_of(turn: int) -> Posted:
    return Posted(turn, frozenset({101}), "board.webp", "", turn - 1)


def test_a_new_post_tells_of_all_turns_since_the_last_one():
    assert untold(post_of(7), 8) == range(7, 9)
    assert untold(post_of(4), 8) == range(4, 9)


def test_a_set_up_that_had_a_post_of_its_own_is_not_told_again():
    assert untold(post_of(0), 1) == range(1, 2)
    assert untold(post_of(0), 3) == range(1, 4)
    assert untold(post_of(1), 1) == range(1, 2)


def test_a_set_up_without_decisions_is_told_in_the_first_post():
    assert untold(Posted.read(""), 1) == range(2)


def test_the_set_up_is_told_while_it_goes_on():
    assert untold(post_of(0), 0) == range(-1, 1)


def test_the_post_of_a_first_turn_after_a_set_up_with_a_post_of_its_own_is_that_of_the_turn():
    post = post_of(1)._replace(first=untold(post_of(0), 1).start)
    assert (is_of(post, 1), is_of(post, 2)) == (True, False)


def test_a_post_that_tells_of_the_turn_before_is_not_that_one_s():
    post = post_of(8)._replace(first=7)
    assert [is_of(post, turn) for turn in (7, 8, 9)] == [False, True, False]
