"""Numbers by which places of Rise of Empires are chosen: large enough for a phone, in reading order, and over nothing that is read."""

from __future__ import annotations

import math
from itertools import chain
from typing import Any

import pytest

from cogs.presentation.ordering import in_order
from games.rise_of_empires.state import ROWS
from render.kit.canvas import Box
from render.kit.marks import NUMBER_INK
from render.kit.palette import rgb
from render.rise.painter import PAINTER
from render.shared.closeup import CLOSE, FLOOR
from render.shared.reading import ranks_of
from tests.render.measure import outside
from tests.render.rise_scenes import GAME, at, scene


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("share", [0.1, 0.9])
def test_no_number_of_a_region_covers_what_is_written(share: float, lang: str):
    """On the map of all regions, and on each of its sheets."""
    sheets = PAINTER.regions(GAME, at(5, share))
    covered: list[tuple[str, str]] = []
    for name, places in [("", (*chain(*sheets.values()),)), *sheets.items()]:
        made = scene(at(5, share), viewer=0, lang=lang, view="part", place=name, candidates=tuple(places))
        texts = PAINTER.draw(made).texts
        for number in (text for text in texts if text.fill == rgb(NUMBER_INK) and text.text.isdigit()):
            left, top, right, bottom = number.within
            centre, half = ((left + right) / 2, (top + bottom) / 2), (right - left) / 2
            covered += [
                (number.text, text.text) for text in texts if text is not number and _away(centre, text.ink) < half
            ]
    assert covered == []


def _away(point: tuple[float, float], box: Box) -> float:
    """How far a point lies from a box."""
    return math.hypot(*(max(box[axis] - point[axis], 0, point[axis] - box[axis + 2]) for axis in (0, 1)))


@pytest.mark.parametrize(
    ("field", "chosen", "values"),
    [
        ("row", {"kind": "action"}, [*ROWS]),
        ("which", {"kind": "take_back", "row": "trade"}, [1, 2, 3]),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_rows_and_discs_are_chosen_on_the_display_in_letters_for_a_phone(
    lang: str, field: str, chosen: dict[str, Any], values: list[Any]
):
    state = at(5, 0.5)
    state.rows["trade"] = [2, 1, 2, 0, 2]
    closeup = PAINTER.closeup(2, field, chosen, values)
    assert closeup is not None and closeup.numbered
    sheet = PAINTER.draw(scene(state, viewer=2, lang=lang, view=closeup.view, focus=2, candidates=closeup.places))
    assert sheet.image.width == CLOSE
    assert min(text.size for text in sheet.texts) >= FLOOR
    assert outside(sheet) == []


def test_the_number_of_a_disc_does_not_cover_what_stands_on_it():
    """Its own number says what it costs to take it back."""
    state = at(5, 0.5)
    state.rows["trade"] = [2, 1, 2, 0, 2]
    closeup = PAINTER.closeup(2, "which", {"kind": "take_back", "row": "trade"}, [1, 2, 3])
    assert closeup is not None
    texts = PAINTER.draw(scene(state, viewer=2, lang="en", view="part", focus=2, candidates=closeup.places)).texts
    numbers = [text.within for text in texts if text.fill == rgb(NUMBER_INK)]
    others = [text.ink for text in texts if text.text.isdigit() and text.fill != rgb(NUMBER_INK)]
    assert len(numbers) == 3
    assert [ink for ink in others for box in numbers if ink[1] < box[3] and box[0] < ink[2] and ink[0] < box[2]] == []


def test_opponents_are_chosen_on_the_board_by_numbers_that_a_phone_shows():
    """48 of 1600 pixels are 12 of 400."""
    closeup = PAINTER.closeup(0, "opponent", {"kind": "ally"}, [1, 2, 3, 4])
    assert closeup is not None
    sheet = PAINTER.draw(scene(at(5, 0.5), viewer=0, view=closeup.view, focus=0, candidates=closeup.places))
    numbers = [(text.text, text.size) for text in sheet.texts if text.fill == rgb(NUMBER_INK)]
    assert numbers == [(str(number), 48) for number in range(1, 5)]


def test_numbers_of_own_tiles_go_up_from_above_over_all_kinds():
    """R7.3: kind by kind as the close-up shows them, those of a kind by their names."""
    state = at(4, 0.3)
    player = state.players[0]
    player.territory, player.cities, player.progress = ["mountains"], ["ur", "athens"], ["mining", "diplomacy"]
    ranks = ranks_of(PAINTER.reading(GAME, state))
    values = in_order(tiles := ["athens", "diplomacy", "mining", "mountains", "ur"], tiles, ranks, "en")
    closeup = PAINTER.closeup(0, "tile", {"kind": "give_up"}, [tiles[place] for place in values])
    assert closeup is not None
    assert [place.partition(":")[2] for place in closeup.places] == ["mountains", "diplomacy", "mining", "athens", "ur"]
    sheet = PAINTER.draw(scene(state, viewer=0, lang="en", view=closeup.view, focus=0, candidates=closeup.places))
    numbers = [text for text in sheet.texts if text.text.isdigit() and text.fill == rgb(NUMBER_INK)]
    numbers.sort(key=lambda text: (text.within[1], text.within[0]))
    assert [text.text for text in numbers] == ["1", "2", "3", "4", "5"]
