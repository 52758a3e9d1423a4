"""A sheet cut to the rows about what is marked on it."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit.canvas import Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import PAPER
from render.shared.choices import Choice, draw_choices
from render.shared.near import AIR, near

WIDTH, HEIGHT = 1200, 2000


def sheet() -> Canvas:
    """A sheet in which the colour of each row tells its place."""
    image = Image.new("RGB", (WIDTH, HEIGHT))
    for row in range(HEIGHT):
        image.paste((row // 256, row % 256, 0), (0, row, WIDTH, row + 1))
    return Canvas(image)


def rows(image: Image.Image) -> tuple[int, int]:
    """The first row of a sheet that is left, and the row after the last."""
    high, low, _ = image.getpixel((0, 0))  # type: ignore[misc]
    return high * 256 + low, high * 256 + low + image.height


def test_from_the_highest_mark_to_the_lowest_with_some_air():
    made = sheet()
    mark_box(made, (300, 700, 500, 900))
    mark_box(made, (100, 1300, 500, 1500))
    assert near(made).width == WIDTH and rows(near(made)) == (700 - AIR, 1500 + AIR)


def test_around_a_single_number_enough_is_left_to_see_where_it_stands():
    made = sheet()
    draw_number(made, (600, 1000), 1, 60)
    assert rows(near(made)) == (1000 - WIDTH // 4, 1000 + WIDTH // 4)


@pytest.mark.parametrize(("middle", "first", "end"), [(200, 0, WIDTH // 2), (1950, HEIGHT - WIDTH // 2, HEIGHT)])
def test_at_the_edges_the_strip_is_no_lower(middle, first, end):
    made = sheet()
    draw_number(made, (600, middle), 1, 60)
    assert rows(near(made)) == (first, end)


def test_what_is_only_counted_is_no_mark_and_without_any_the_sheet_is_whole():
    made = sheet()
    draw_number(made, (600, 1000), 1, 60, possible=False)
    assert near(made).size == (WIDTH, HEIGHT)


def test_of_what_is_chosen_from_all_that_is_told_stays():
    told = [f"{number}. " + "what it does, in words, " * 9 for number in range(5)]
    shown = [Choice("A Thing", "crown", "#553311", PAPER, min(number, 2), [text]) for number, text in enumerate(told)]
    made = draw_choices("Things", "", shown, audit=True)
    last = max(text.ink[3] for text in made.texts if text.ink[3] <= made.marked[-1][3])
    boxes = [box for box in made.marked if box[2] - box[0] > WIDTH / 2]
    assert len(boxes) == 4 and last > boxes[-1][1] + 150 and near(made).height >= last - boxes[0][1]
