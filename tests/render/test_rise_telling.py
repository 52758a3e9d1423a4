"""The pictures of Rise of Empires in words: for screen readers, and as lines of text."""

from __future__ import annotations

import pytest

from games.rise_of_empires.state import SOURCES
from render.rise.painter import PAINTER
from tests.render.rise_scenes import GAME, at, crowded, in_phase, match, scene
from tests.render.tables import people


def test_a_description_begins_with_whose_turn_it_is_and_when():
    state = in_phase(2, "actions")
    name = ("Wojtek", "Grażyna Brzęczyszczykiewicz")[state.active]
    assert PAINTER.alt(scene(state)).startswith(
        f"Narodziny Imperiów. Ruch: {name}. Tura I-A · Runda {state.round} z 6."
    )


def test_headings_name_turn_and_round_and_count_no_moves():
    state = GAME.decode(match(3)[0])
    while state.round < 3:
        seat = GAME.to_move(state)[0]
        GAME.play(state, seat, GAME.default_move(state, seat))
    made = scene(state, lang="en")
    assert (PAINTER.when(made), PAINTER.text(made).split(" · ")[1:3]) == (
        "Turn I-A · Round 3 of 6",
        ["Turn I-A", "Round 3 of 6"],
    )


def test_the_text_tells_which_disc_had_no_effect():
    state = in_phase(3, "actions")
    state.rows["trade"], state.dead = [0, 1], {"trade": [0]}
    text = PAINTER.text(scene(state, lang="en", seats=people(3, name="Bo")))
    assert "Row Trade (2 of 6): Bo, Bo (no effect)" in text


def test_the_text_has_every_region_with_all_cubes():
    state = crowded()
    text = PAINTER.text(scene(state, lang="en", seats=people(5, name="Bo")))
    wrong = [
        region
        for region, cubes in state.map.items()
        for line in text.splitlines()
        if line.startswith(f"{GAME.components[region].name['en']} (")
        and sorted(line.split(": ", 1)[1].split(", ")) != sorted(f"Bo: {number}" for number in cubes)
    ]
    assert wrong == []


def test_the_text_says_which_regions_are_closed():
    assert "Chiny (5/2): zamknięty do Ery III" in PAINTER.text(scene(at(3, 0.05)))


def test_the_text_tells_the_fees_of_turn_b():
    state = in_phase(3, "actions")
    state.side = "B"
    state.rows["trade"] = [0, 1]
    text = PAINTER.text(scene(state, lang="en", seats=people(3, name="Bo")))
    assert "Row Trade (2 of 6): Bo (0), Bo (1)" in text


@pytest.mark.parametrize("view", ["board", "area"])
def test_the_text_has_stocks_tiles_and_points_of_a_seat(view: str):
    state = at(4, 0.7)
    player = state.players[1]
    text = PAINTER.text(scene(state, view=view, focus=1, lang="en"))
    assert [name for name in player.cities if GAME.components[name].name["en"] not in text] == []
    assert f"gold {player.gold}" in text
    assert f"regions {player.points[SOURCES[0]]}" in text
