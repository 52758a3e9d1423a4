"""The picture of what could be expected: texts in their boxes, turning points numbered, and a description that says the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from locales import words
from render import expected_picture
from render.kit.palette import PLAYERS, rgb
from render.scene import Seat
from render.shared.expected import Expected, draw_expected, tell_expected
from tests.render.measure import outside

NAMES = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek", "Maksymilian z Gdyni", "Łucja")


def expected(seats: int, lang: str = "pl", *, percent: bool = False, positions: int = 24) -> Expected:
    people = tuple(Seat(name=NAMES[seat], colour=list(PLAYERS)[seat]) for seat in range(seats))
    course = tuple(
        (10 * place, tuple(40.0 + 6.5 * seat + place * (seat - 1.3) for seat in range(seats)))
        for place in range(positions)
    )
    turns = tuple(ply for ply, _ in course[1:-1][:6])
    return Expected("rise_of_empires", lang, people, course, percent, turns, (0,))


SHAPES = {
    "two seats": expected(2),
    "six seats": expected(6),
    "shares": expected(5, percent=True),
    "alone": expected(1),
    "one position": expected(3, positions=1),
    "periods": replace(expected(3), periods=((0, "I-A"), (60, "I-B"), (130, "II-A"))),
    "periods before and behind": replace(
        expected(3), periods=((-40, "I-A"), (-9, "I-B"), (130, "II-A"), (230, "II-B"))
    ),
    "turning points at the end": replace(expected(3), turns=(200, 210, 220, 230)),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", SHAPES)
def test_every_text_stays_in_its_box_and_none_is_too_small(name, lang):
    shown = replace(SHAPES[name], lang=lang)
    sheet = draw_expected(shown)
    assert outside(sheet) == []
    texts = [text.text for text in sheet.texts]
    assert all(str(number) in texts for number in range(1, len(shown.turns) + 1))
    assert words(lang).of("rise")("course-turn" if shown.periods else "expected-move") in texts
    assert min(text.size for text in sheet.texts if text.text.isdigit()) >= 28


def test_each_line_is_in_the_colour_of_its_seat():
    colours = {
        colour for _, colour in draw_expected(SHAPES["six seats"]).image.crop((130, 100, 1150, 1000)).getcolors(1 << 20)
    }
    assert all(rgb(PLAYERS[seat.colour].fill) in colours for seat in SHAPES["six seats"].seats)


def test_where_nobody_is_near_nought_the_plot_shows_the_differences():
    shown = replace(expected(2), course=((0, (170.0, 160.0)), (9, (176.0, 158.0))), turns=())
    values = [text.text for text in draw_expected(shown).texts if text.text.isdigit() and len(text.text) == 3]
    assert min(values) == "158"


def test_the_description_has_the_lines_the_winner_first_and_the_turning_points():
    course = ((0, (3.2, 4.6)), (5, (7.0, 4.4)))
    told = tell_expected(replace(expected(2, "en"), slug="mosaic", course=course, turns=(5,))).splitlines()
    assert told == [
        "Mosaic: the final points that could be expected",
        "After move 0, 5:",
        "Wojtek: 3, 7",
        "Grażyna Brzęczyszczykiewicz: 5, 4",
        "Turning points: after move 5.",
    ]


def test_the_axis_counts_the_periods_of_which_the_lines_show_something():
    texts = [text.text for text in draw_expected(SHAPES["periods before and behind"]).texts]
    assert [text for text in texts if text.startswith("I")] == ["I-B", "II-A"]


def test_the_description_counts_by_periods_as_the_picture_does():
    course = ((0, (3.2, 4.6)), (5, (7.0, 4.4)), (9, (8.0, 2.0)))
    shown = replace(expected(2, "en"), slug="mosaic", course=course, turns=(5,), periods=((0, "1"), (6, "2")))
    assert tell_expected(shown).splitlines()[1:] == [
        "After round 1, 2:",
        "Wojtek: 7, 8",
        "Grażyna Brzęczyszczykiewicz: 4, 2",
        "Turning points: after move 5.",
    ]


def test_the_picture_has_a_name_of_its_own():
    picture = expected_picture(SHAPES["two seats"], "jpeg")
    assert picture.filename == "rise_of_empires-analysis.jpg"
    assert picture.size == (1600, 1068)
