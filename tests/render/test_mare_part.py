"""A part of the map of Mare Nostrum, large: an area with what it touches."""

from __future__ import annotations

import pytest

from render.mare.painter import PAINTER
from tests.render.mare_scenes import GAME, in_step, scene
from tests.render.measure import outside, pale, sizes, small
from tests.render.tables import people


def test_every_area_in_play_can_be_shown_and_leads_to_those_that_it_touches():
    """R2.2, R2.3, R2.13"""
    state = in_step(3, "build")
    parts = PAINTER.parts(GAME, state)
    assert set(parts) == {*state.provinces, *state.seas}
    assert set(parts["italia"]) == {"latium", "mare_tyrrhenum", "mare_hadriaticum", "mare_ionium"}
    assert "aegyptus" not in parts and all("aegyptus" not in beside for beside in parts.values())
    assert all(name in parts[other] for name, beside in parts.items() for other in beside)


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
