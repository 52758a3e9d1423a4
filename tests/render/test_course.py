"""The picture of the course of points: lines that can be told apart, texts in their boxes, numbers that are round."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from games import GAMES
from locales import words
from render import picture
from render.kit.palette import PLAYERS, rgb
from render.kit.plot import frame_of, spread
from render.scene import Scene, Seat
from render.shared.course import curves_of, draw_course, tell_course
from tests.render.measure import outside

NAMES = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek", "Maksymilian z Gdyni", "Łucja")
BOX = (0, 0, 1000, 800)


def scene(course, lang: str = "pl") -> Scene:
    """A match of Mosaic that took this course."""
    game, seats = GAMES["mosaic"], len(course[0][1])
    people = tuple(Seat(name=NAMES[seat], colour=list(PLAYERS)[seat]) for seat in range(seats))
    state = game.setup(seats, game.options(), "course")
    return Scene(game=game, state=state, viewer=None, lang=lang, seats=people, view="course", course=course)


def rising(seats: int, turns: int) -> tuple:
    return tuple((turn, tuple(turn * (seat + 1) // 2 for seat in range(seats))) for turn in range(turns + 1))


COURSES = {
    "two seats": rising(2, 80),
    "six seats": rising(6, 180),
    "all alike": tuple((turn, (7,) * 6) for turn in range(30)),
    "below nought": tuple((turn, (-turn, turn - 12)) for turn in range(20)),
    "one turn": ((0, (0, 0)),),
    "few turns": rising(3, 3),
    "huge": tuple((turn, (turn * 99, turn * 100)) for turn in range(12)),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", COURSES)
def test_every_text_stays_in_its_box_and_none_is_too_small(name, lang):
    sheet = draw_course(scene(COURSES[name], lang))
    assert outside(sheet) == []
    shown = {text.text for text in sheet.texts}
    assert {str(points).replace("-", "\u2212") for points in COURSES[name][-1][1]} <= shown
    assert words(lang)("course-step") in shown
    numbers = [text.size for text in sheet.texts if text.text.lstrip("\u2212").isdigit()]
    assert min(numbers) >= 28


def test_each_line_is_in_the_colour_of_its_seat():
    sheet = draw_course(scene(COURSES["six seats"]))
    frame, _ = frame_of(curves_of(scene(COURSES["six seats"])), 0, BOX)
    assert frame.values == (0, 600) and frame.steps == (0, 180)
    colours = {colour for _, colour in sheet.image.crop((130, 100, 1150, 1000)).getcolors(1 << 20)}
    assert all(rgb(PLAYERS[seat.colour].fill) in colours for seat in scene(COURSES["six seats"]).seats)


@pytest.mark.parametrize(
    ("name", "points", "marks"),
    [
        ("two seats", (0, 80), [*range(0, 81, 10)]),
        ("below nought", (-20, 10), [*range(-20, 11, 5)]),
        ("one turn", (0, 1), [0, 1]),
    ],
)
def test_points_are_marked_at_round_numbers_around_all_of_them(name, points, marks):
    frame, numbers = frame_of(curves_of(scene(COURSES[name])), 0, BOX)
    assert frame.values == points and numbers == marks
    assert frame.at(frame.steps[0], points[0]) == (0, 800)
    assert frame.at(frame.steps[0], points[1]) == (0, 0)


def test_names_give_way_to_each_other_and_stay_on_the_sheet():
    assert spread([10, 12, 14], 50, 0, 800) == [10, 60, 110]
    assert spread([780, 790, 800], 50, 0, 800) == [700, 750, 800]
    assert spread([100, 400], 50, 0, 800) == [100, 400]


def test_the_description_has_each_seats_points_the_best_first():
    told = tell_course(scene(COURSES["few turns"], "en")).splitlines()
    assert told == [
        "Mosaic: points over the match",
        "After round 0, 1, 2, now:",
        "Bo: 0, 1, 3, 4",
        "Grażyna Brzęczyszczykiewicz: 0, 1, 2, 3",
        "Wojtek: 0, 0, 1, 1",
    ]


PERIODS = ((0, "I-A"), (30, "I-B"), (62, "II-A"))


def test_what_players_count_stands_on_the_axis_instead_of_turns():
    made = replace(scene(COURSES["two seats"], "en"), periods=PERIODS)
    sheet = draw_course(made)
    ink = {text.text: text.ink for text in sheet.texts}
    assert [name for name in ink if "-" in name] == ["I-A", "I-B", "II-A"]
    assert ink["I-A"][2] < ink["I-B"][0] < ink["I-B"][2] < ink["II-A"][0]
    assert outside(sheet) == [] and "Round" in ink


def test_of_many_periods_as_many_are_named_as_have_room():
    made = replace(scene(COURSES["six seats"], "pl"), periods=tuple((turn, f"{turn}-A") for turn in range(180)))
    named = [text.ink for text in draw_course(made).texts if text.text.endswith("-A")]
    assert 8 <= len(named) <= 20
    assert [after for before, after in pairwise(named) if after[0] - before[2] < 8] == []


def test_the_description_has_the_points_at_the_end_of_what_players_count():
    told = tell_course(replace(scene(COURSES["two seats"], "en"), periods=PERIODS)).splitlines()
    assert told[1:] == ["After round I-A, I-B, now:", "Grażyna Brzęczyszczykiewicz: 30, 62, 80", "Wojtek: 15, 31, 40"]


def test_the_picture_has_a_name_of_its_own_and_another_course_is_another_picture():
    first, second = (picture(scene(COURSES[name]), "jpeg") for name in ("two seats", "below nought"))
    assert first.filename == second.filename == "mosaic-course.jpg"
    assert first.data != second.data and first.alt != second.alt
