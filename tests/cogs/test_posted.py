"""What the board post of a match was made for is kept as one line of text."""

from __future__ import annotations

from cogs.boards import Posted


def test_what_was_posted_is_read_back():
    posted = Posted(14, frozenset({5, 301}), "rise_of_empires.webp", "Tura I-A · Runda 2 z 6")
    assert Posted.read(str(posted)) == posted


def test_lines_written_before_turns_had_names_are_understood():
    assert Posted.read("4/101/board.webp") == Posted(4, frozenset({101}), "board.webp")
