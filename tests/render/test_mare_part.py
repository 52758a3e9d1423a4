"""A part of the map of Mare Nostrum, large: an area with what it touches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.kit.palette import rgb
from render.mare.cards import CARDS
from render.mare.layout import REGIONS
from render.mare.painter import PAINTER
from render.mare.places import place_of
from render.mare.sprites import NUMBER_INK, PALE_INK
from render.mare.view import view_of
from render.mare.windows import close_window, spots_of
from render.mare.worldmap import SITE, site_spots
from render.shared.closeup import FLOOR, LEGEND
from tests.render.mare_scenes import GAME, in_step, scene
from tests.render.measure import outside, pale, sizes, small
from tests.render.tables import people


def test_every_area_in_play_can_be_shown_and_leads_to_those_that_it_touches():
    """R2.2, R2.3, R2.13"""
    state = in_step(3, "build")
    parts = PAINTER.parts(GAME, state)
    assert set(parts) - {LEGEND, CARDS, *REGIONS} == {*state.provinces, *state.seas}
    assert set(parts["italia"]) == {"latium", "mare_tyrrhenum", "mare_hadriaticum", "mare_ionium"}
    assert "aegyptus" not in parts and all("aegyptus" not in beside for beside in parts.values())
    assert all(name in parts[other] for name, beside in parts.items() for other in beside)


def test_every_area_of_the_map_stands_on_one_sheet():
    areas = [area for sheet in REGIONS.values() for area in sheet]
    assert sorted(areas) == sorted([*GAME.catalogue.provinces, *GAME.catalogue.seas])


def test_a_sheet_of_which_nothing_is_in_play_is_not_offered():
    """R2.13"""
    state = in_step(3, "build")
    sheets = [name for name in PAINTER.parts(GAME, state) if name in REGIONS]
    assert sheets == [name for name, areas in REGIONS.items() if {*areas} & {*state.provinces, *state.seas}]


def test_numbers_of_a_sheet_are_the_same_whatever_may_be_chosen():
    state = in_step(5, "build")
    area = [f"area:{name}" for name in REGIONS["east"]]
    found = []
    for chosen in (area[:1], area[4:6], area):
        made = scene(state, view="part", place="east", candidates=tuple(chosen), seats=people(5))
        discs = [text for text in PAINTER.draw(made).texts if text.fill in (rgb(NUMBER_INK), rgb(PALE_INK))]
        found.append([(text.text, text.ink[:2]) for text in discs])
    assert found[0] == found[1] == found[2]
    assert {text for text, _ in found[0]} == {str(number) for number in range(1, len(area) + 1)}


def test_numbers_of_building_spaces_stand_below_them():
    """On them they would hide the goods by which one chooses."""
    state = in_step(5, "build")
    spots = [f"space:creta/{spot}" for spot in GAME.catalogue.spaces["creta"]]
    made = scene(state, view="part", place="creta", candidates=tuple(spots[:2]), seats=people(5))
    view = view_of(made)
    window = close_window(spots_of(GAME.catalogue, ["creta", *PAINTER.parts(GAME, state)["creta"]]))
    assert window is not None
    large = replace(window, letters=FLOOR)
    place = place_of(GAME.catalogue, "creta")
    lowest = max(y for _, y in site_spots(view, "creta", place, large).values()) + large.px(SITE) / 2
    discs = [text for text in PAINTER.draw(made).texts if text.fill in (rgb(NUMBER_INK), rgb(PALE_INK))]
    assert len(discs) == len(spots) and all(text.ink[1] > lowest for text in discs)


@pytest.mark.parametrize(("place", "lang"), [("latium", "en"), ("mare_erythraeum", "pl"), ("pontus_euximus", "pl")])
def test_an_area_and_all_that_it_touches_are_named_larger_than_on_the_board(place: str, lang: str):
    state = in_step(5, "build")
    shown = PAINTER.draw(scene(state, view="part", place=place, lang=lang, seats=people(5)), audit=True)
    assert (outside(shown), small(shown), pale(shown)) == ([], [], [])
    large, usual = sizes(shown), sizes(PAINTER.draw(scene(state, lang=lang, seats=people(5))))
    names = [GAME.components[name].name[lang] for name in (place, *PAINTER.parts(GAME, state)[place])]
    words = [line for name in names for line in (name.split() if name not in large else [name])]
    assert all(large[word] > usual[word] for word in words)


def test_a_part_in_words_tells_what_stands_there_and_around():
    state = in_step(5, "build")
    made = scene(state, view="part", place="mare_erythraeum", lang="en", seats=people(5))
    lines = PAINTER.text(made).splitlines()
    assert lines[1].startswith("Mare Erythraeum")
    for name in PAINTER.parts(GAME, state)["mare_erythraeum"]:
        assert any(GAME.components[name].name["en"] in line for line in lines)
    assert "The map around Mare Erythraeum." in PAINTER.alt(made)
