"""Parts of the board that can be shown large: named in both languages, to be read on a phone without a zoom."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.picker import Picker
from cogs.presentation.labels import Labels
from games.base import RANDOM
from locales import LANGUAGES, words
from render.shared.closeup import CLOSE, FLOOR, LEGEND
from tests.render.measure import outside, pale, raw
from tests.render.scenes import EACH_GAME
from tests.render.tables import Table
from tests.samples import stride

TALLEST = 2000  # pixels: five thirds of the width


@EACH_GAME
@pytest.mark.parametrize(("share", "every"), [(0.1, stride(6)), (0.85, stride(4))])
def test_every_part_of_a_board_can_be_read_where_a_phone_shows_it_400_pixels_wide(
    table: Table[Any], share: float, every: int
):
    """12 pixels there are 36 on a sheet that is 1200 wide. Late in a match the board is full."""
    seats = table.game.seats[-1]
    state = table.at(seats, share)
    for number, part in [*enumerate(table.painter.parts(table.game, state))][::every]:
        made = table.scene(state, view="part", place=part, lang=LANGUAGES[number % len(LANGUAGES)])
        sheet = table.painter.draw(made, audit=True)
        assert (sheet.image.width, sheet.image.height <= TALLEST) == (CLOSE, True), part
        assert (outside(sheet), pale(sheet), raw(text.text for text in sheet.texts)) == ([], [], []), part
        assert [text.text for text in sheet.texts if text.size < FLOOR or "…" in text.text] == [], part


@EACH_GAME
@pytest.mark.parametrize("share", [0.0, 0.4, 0.85])
def test_every_area_of_a_player_can_be_read_where_a_phone_shows_it_400_pixels_wide(table: Table[Any], share: float):
    """Its rows use the whole sheet, and what stands in them is not cut."""
    seats = table.game.seats[-1]
    state = table.at(seats, share)
    for seat in range(seats):
        made = table.scene(state, view="area", focus=seat, lang=LANGUAGES[seat % len(LANGUAGES)])
        sheet = table.painter.draw(made, audit=True)
        assert sheet.image.width == CLOSE, seat
        assert (outside(sheet), pale(sheet), raw(text.text for text in sheet.texts)) == ([], [], []), seat
        assert [text.text for text in sheet.texts if text.size < FLOOR or "…" in text.text] == [], seat


@EACH_GAME
def test_every_part_has_a_name_of_its_own_in_both_languages(table: Table[Any]):
    for lang in LANGUAGES:
        parts = table.painter.parts(table.game, table.at(table.game.seats[-1], 0.5))
        named = [name for name, _ in Labels(table.game, words(lang), ()).parts(parts)]
        assert len(set(named)) == len(parts)
        assert [name for name in named if "-closeup-" in name] == []


@EACH_GAME
@pytest.mark.parametrize("share", [0.0, 0.02, 0.3, 0.6])
def test_a_number_in_a_picture_is_that_of_the_button(table: Table[Any], share: float):
    """The first of the values that are offered are the places of the picture, in the same order; behind them is what lies nowhere."""
    state, game = table.at(table.game.seats[-1], share), table.game
    labels = Labels(game, words("pl"), [str(seat) for seat in range(state.seats)])
    for seat in game.to_move(state):
        picker = Picker(game.legal_moves(state, seat))
        paths: list[tuple[int, ...]] = [()]
        while paths:
            step = picker.step(paths.pop())
            assert step is not None
            if step.move is not None:
                continue
            paths += [(*step.path, place) for place in range(len(step.values))][: 40 if step.field == "kind" else 2]
            values = labels.ordered(step.values)
            found = table.painter.closeup(seat, step.field, step.chosen, values)
            if step.field == "kind" or found is None or not found.numbered:
                continue
            things = [value[0] if isinstance(value, tuple) else value for value in values]
            told = [
                str(thing) == place or place.endswith((f":{thing}", f"/{thing}"))
                for thing, place in zip(things, found.places, strict=False)
            ]
            assert all(told), (step.chosen, step.field)
            assert all(thing == RANDOM for thing in things[len(found.places) :]), (step.chosen, step.field)


@EACH_GAME
def test_the_legend_tells_its_signs_in_words(table: Table[Any]):
    made = table.scene(table.at(table.game.seats[0], 0.0), view="part", place=LEGEND)
    drawn = " ".join(text.text for text in table.painter.draw(made).texts).casefold()
    told = table.painter.text(made).casefold().splitlines()[1:]
    signs = [sign for line in told for sign in line.partition(": ")[2].rstrip(".").split(", ")]
    assert len(signs) > 1
    assert [sign for sign in signs if not all(word in drawn for word in sign.split())] == []


@EACH_GAME
def test_a_region_is_one_of_the_parts_and_holds_no_place_twice(table: Table[Any]):
    state = table.at(table.game.seats[-1], 0.5)
    regions = table.painter.regions(table.game, state)
    assert set(regions) <= set(table.painter.parts(table.game, state))
    places = [place for held in regions.values() for place in held]
    assert len(places) == len(set(places))
