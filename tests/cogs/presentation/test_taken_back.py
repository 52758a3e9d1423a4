"""What went back, in words: also a move that told nothing, and without what only began by it."""

from __future__ import annotations

import pytest

from cogs.match.history import PastMove
from cogs.presentation.labels import Labels
from cogs.presentation.taken_back import MOST_TEXT, in_short, undone, undone_lines
from db.rows import MoveRow
from games import GAMES
from games.base import Move
from games.core.events import Event
from games.mare_nostrum.moves import Done, Wish
from locales import words

MARE = GAMES["mare_nostrum"]
TOOK, ROUND = Event("took", 0, {"opponent": 1, "resource": "wine"}), Event("round-began", None, {"number": 2})
WON = Event("won", 1, {"route": "conquest"})


def labels(lang: str = "en") -> Labels:
    return Labels(MARE, words(lang), ("Anna", "Ben", "Celina"))


def move(*events: Event, made: Move | None = None, asked: str = "take") -> PastMove:
    text = MARE.encode_move(made or Done()).decode()
    return PastMove(MoveRow(1, 5, 0, 11, text, "", False, 0), 3, list(events), asked=asked)


@pytest.mark.parametrize(
    ("lang", "name", "short"),
    [("en", "Attack no more at sea", "Done"), ("pl", "Nie atakuj więcej na morzu", "Gotowe")],
)
@pytest.mark.parametrize("viewer", [0, None])
def test_a_move_that_told_nothing_is_named_where_everybody_sees_that_it_ends_a_step(lang, name, short, viewer):
    assert undone(labels(lang), [move(asked="attack")], viewer) == [f"Anna: {name}"]
    assert in_short(labels(lang), [move(asked="attack")]) == short


def test_a_move_that_told_nothing_of_which_only_its_seat_knows_is_named_to_that_seat_alone():
    ordered = move(made=Wish("wine"), asked="")
    assert undone(labels(), [ordered], 0) != [] and undone(labels(), [ordered], 1) == []
    assert in_short(labels(), [ordered]) == ""


def test_what_only_began_by_a_move_that_went_back_is_not_said_in_short_nor_is_anything_in_bold():
    assert in_short(labels(), [move(TOOK, ROUND)]) == "takes from Ben: Wine"
    won = "Ben wins by conquest (four capitals and legendary cities)"
    assert in_short(labels(), [move(TOOK, WON)]) == f"Anna takes from Ben: Wine · {won}"


def test_what_was_paid_for_what_went_back_is_not_said_in_short():
    paid = Event("paid", 0, {"resources": ["wine"]})
    assert in_short(labels(), [move(paid), move(TOOK)]) == "takes from Ben: Wine"
    assert in_short(labels(), [move(paid)]) != ""


@pytest.mark.parametrize(
    ("lang", "told", "untold"),
    [
        ("en", "Anna takes back: sails; Done", "Anna takes a move back"),
        ("pl", "Anna cofa: sails; Done", "Anna cofa ruch"),
    ],
)
def test_what_one_press_took_back_is_listed_without_the_number_of_its_moves(lang, told, untold):
    facts = {"player": "Anna", "count": 1}
    assert words(lang)("turn-taken-back", **facts, told="yes", what="sails; Done") == told
    assert words(lang)("turn-taken-back", **facts, told="no", what="") == untold


def test_of_very_long_lines_about_what_would_go_back_the_newest_have_room_and_the_others_are_counted():
    named = Labels(MARE, words("pl"), [r"\_" * 160] * 3)
    count, *lines = undone_lines(named, [move(TOOK)] * 12, 0)
    assert sum(map(len, lines)) <= MOST_TEXT and len(lines) >= 2
    assert count == words("pl")("undone-earlier", count=12 - len(lines))
