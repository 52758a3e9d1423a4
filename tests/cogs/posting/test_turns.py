"""What the board post of a match was made for is kept as one line of text."""

from __future__ import annotations

from cogs.posting.turns import Posted


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
