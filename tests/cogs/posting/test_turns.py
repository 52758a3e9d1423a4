"""What the board post of a match was made for is kept as one line of text."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from cogs.match.history import PastMove
from cogs.posting.posted import Posted, alone_since, before, is_of, known_to, opened_at, told_since, untold
from cogs.posting.turn_view import turn_controls
from db.rows import MoveRow
from games import GAMES
from locales import words
from tests.cogs.tables import table


def test_what_was_posted_is_read_back():
    named = "Tura I-A · Runda 2 z 6"
    posted = Posted(14, frozenset({5, 301}), "rise_of_empires.webp", named, 11, since=40, told=57, fresh=52)
    posted = posted._replace(known=51, opened=53, revision=60)
    assert Posted.read(str(posted)) == posted


def test_the_words_of_the_picture_are_read_back_with_their_lines():
    posted = Posted(14, frozenset({5}), "rise_of_empires.webp", "Turn I-A / Round 2", 11, "Anna 3/4.\n\nBen: 5/6.")
    assert Posted.read(str(posted)) == posted


def test_lines_written_by_an_older_bot_are_understood():
    assert Posted.read("4/101/board.webp") == Posted(4, frozenset({101}), "board.webp", "", 3)
    older = Posted(4, frozenset({101}), "board.webp", "Turn 4", 3, since=40, told=57)
    assert Posted.read("3-4@40-57/101/board.webp/Turn 4") == older


def test_nothing_was_posted_at_first():
    assert Posted.read("") == Posted(-1, frozenset(), "", "", -1)


def test_a_post_of_the_setup_tells_from_before_the_first_turn():
    posted = Posted(0, frozenset({101}), "board.webp", "Set-up", -1)
    assert Posted.read(str(posted)) == posted


def post_of(turn: int, told: int = 0) -> Posted:
    return Posted(turn, frozenset({101}), "board.webp", "", turn - 1, told=told)


def own(ply: int, seat: int, *, automatic: bool = False, asked: str = "turn") -> PastMove:
    return PastMove(MoveRow(1, ply, seat, 10 + seat, "{}", "", automatic, 0), 1, [], asked=asked)


def test_a_new_post_tells_whoever_is_called_all_since_his_own_last_move():
    told = [own(21, 0), own(22, 1), own(23, 2), own(24, 1), own(25, 2)]
    assert untold(post_of(7, told=24), told, [0]) == 21
    assert untold(post_of(7, told=24), told, [1]) == 24
    assert untold(post_of(7, told=24), told, [0, 1]) == 21


def test_a_new_post_tells_everybody_what_no_post_has_told_yet():
    told = [own(21, 0), own(22, 1), own(23, 1)]
    assert untold(post_of(7, told=20), told, [1]) == 20
    assert untold(post_of(7, told=20), told, []) == 20


def test_what_the_last_post_told_when_it_was_posted_is_known_and_what_it_was_edited_for_to_him_who_did_it():
    told = [own(21, 0), own(22, 1), own(23, 1), own(24, 1)]
    posted = post_of(7, told=23)._replace(opened=21)  # it called seat 1
    assert [known_to(posted, told, seats) for seats in ([0], [1], [])] == [21, 23, 23]


def test_what_is_made_anew_after_it_was_taken_back_is_not_known():
    row = table(GAMES["mosaic"], GAMES["mosaic"].setup(2, GAMES["mosaic"].options(), "back")).row
    posted = post_of(7, told=30)._replace(since=21, fresh=26, known=26, opened=29, revision=40)
    # Moves 25 and on went back by revision 41; two have been made since.
    back = posted.unbroken(msgspec.structs.replace(row, ply=26, revision=43, unbroken=41))
    assert back == posted._replace(told=24, fresh=24, known=24, opened=24)
    assert posted.unbroken(msgspec.structs.replace(row, ply=31, revision=41, unbroken=35)) == posted


def test_who_is_called_once_more_after_something_was_taken_back_reads_again_what_the_first_post_told_him():
    row = table(GAMES["mosaic"], GAMES["mosaic"].setup(2, GAMES["mosaic"].options(), "back")).row
    first = post_of(7, told=30)._replace(known=21, opened=30, revision=40)
    told = [own(21, 1), own(25, 0), own(29, 0)]
    # Move 30, by which seat 1 was called, goes back by revision 41, and is made anew below a post for seat 0.
    back = msgspec.structs.replace(row, ply=29, revision=41, unbroken=41)
    between = first._replace(told=29, opened=opened_at(first.unbroken(back), back), revision=41)
    assert known_to(between, told, [1]) == 21
    assert opened_at(first, msgspec.structs.replace(row, ply=31, revision=41, unbroken=35)) == 31


def test_whoever_is_alone_at_the_table_reads_of_this_turn_and_the_one_before():
    told = [replace(own(ply, 0), turn=turn) for ply, turn in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 3))]
    assert [alone_since(told, turn) for turn in (0, 1, 2, 3)] == [0, 0, 1, 3]


def test_what_was_planned_or_ordered_aside_is_no_move_after_which_somebody_has_read_all():
    told = [own(21, 0), own(22, 1), own(23, 0, automatic=True), own(24, 0, asked=""), own(25, 1)]
    assert untold(post_of(7, told=25), told, [0]) == 21


def test_whoever_has_not_moved_for_long_is_told_from_where_what_happened_is_looked_back_at():
    assert untold(post_of(7, told=50), [own(31, 0), own(32, 0)], [1]) == 30


def test_a_post_is_that_of_its_turn_and_of_those_that_have_played_themselves_before():
    assert [is_of(post_of(8)._replace(first=before(post_of(7), 8)), turn) for turn in (7, 8, 9)] == [False, True, False]
    assert [is_of(post_of(8)._replace(first=before(post_of(5), 8)), turn) for turn in (5, 6, 8, 9)] == [
        False,
        True,
        True,
        False,
    ]


def test_the_post_of_a_first_turn_after_a_set_up_is_that_of_the_turn_alone():
    post = post_of(1)._replace(first=before(post_of(0), 1))
    assert [is_of(post, turn) for turn in (0, 1, 2)] == [False, True, False]


def test_the_first_post_of_all_is_that_of_its_turn():
    post = post_of(0)._replace(first=before(Posted.read(""), 0))
    assert (is_of(post, 0), is_of(post, 1)) == (True, False)


def test_a_post_that_goes_on_repeats_what_older_ones_told_until_whoever_it_calls_has_read_it():
    posted = post_of(7, told=30)._replace(since=21, fresh=26)
    assert [told_since(posted, read=read) for read in (False, True)] == [21, 26]
    assert told_since(posted._replace(since=28), read=True) == 28


@pytest.mark.parametrize(("ply", "offered"), [(0, False), (1, True)])
def test_before_anything_was_done_there_is_nothing_to_take_back(ply: int, offered: bool):
    game, w = GAMES["mosaic"], words("en")
    made = table(game, game.setup(2, game.options(), "first"))
    match = replace(made, row=msgspec.structs.replace(made.row, ply=ply))
    labels = [getattr(control, "item", control).label for control in turn_controls(match, w)]
    assert (w("turn-undo") in labels) is offered
