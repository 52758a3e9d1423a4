"""Texts of the pictures of Rise of Empires where they have least room, or must be read on a phone."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit.canvas import Canvas
from render.rise.chips import chips_of
from render.rise.layout import sheet_of, top_of
from render.rise.painter import PAINTER
from render.rise.tiles import NARROW, Offer, draw_tile
from render.rise.view import view_of
from tests.render.measure import outside, pale, sizes, small
from tests.render.rise_scenes import GAME, at, crowded, in_phase, scene
from tests.render.tables import people


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_texts_stay_in_their_boxes_and_stand_out_where_everybody_is_everywhere(lang: str):
    made = [scene(crowded(), lang=lang, view=view, focus=2) for view in PAINTER.views]
    sheets = [PAINTER.draw(one, audit=True) for one in made]
    assert [problem for sheet in sheets for problem in (*outside(sheet), *pale(sheet))] == []


# As wide and tall as the tiles of a board may be: roomy with their text, two columns of six or of five, six columns.
@pytest.mark.parametrize("size", [(402, 126), (198, 41), (198, 49), (131, 40)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_words_of_every_progress_tile_stay_in_their_boxes(size: tuple[int, int], lang: str):
    view = view_of(scene(at(4, 0.0), lang=lang))
    sheet = Canvas(Image.new("RGB", (size[0] + 40, size[1] + 40), "#FFFFFF"))
    for name, tile in GAME.catalogue.progress.items():
        draw_tile(sheet, view, Offer(name, 1, 2, chips_of(tile), "#335577"), (20, 20, 20 + size[0], 20 + size[1]))
    assert [*outside(sheet), *small(sheet)] == []
    assert [text.text for text in sheet.texts if text.text.endswith("…") and size[0] >= NARROW] == []


@pytest.mark.parametrize("seats", [2, 5])
def test_whose_turn_it_is_the_round_and_the_scores_survive_a_phone(seats: int):
    """400 of 1600 pixels: 28 px are 7 there."""
    state = in_phase(seats, "actions")
    drawn = sizes(PAINTER.draw(scene(state, seats=people(seats, name="Ola"))))
    scores = [str(player.vp) for player in state.players]
    assert min(drawn[text] for text in ("Ruch: Ola", f"Tura I-A · Runda {state.round} z 6", *scores)) >= 28


@pytest.mark.parametrize("seats", [2, 5])
def test_the_key_numbers_of_every_panel_survive_a_phone(seats: int):
    """Points stand out; gold, discs, cubes, food, what food will be and what the turn will bring are 7 px of 400."""
    state = in_phase(seats, "actions")
    for seat, player in enumerate(state.players):
        player.gold, player.disc, player.cube, player.stock, player.food = 71 + seat, 36, 28, 29, 20
        player.points["regions"] = 201 + seat
    left = sheet_of(seats, top_of("")).panels[0][0]
    texts = [text for text in PAINTER.draw(scene(state, seats=people(seats, name="Ola"))).texts if text.ink[0] >= left]

    def sizes_of(*numbers: int) -> list[int]:
        return [text.size for text in texts if text.text in map(str, numbers)]

    points = sizes_of(*(player.vp for player in state.players))
    goods = sizes_of(36, 28, 29, 20, *(player.gold for player in state.players))
    ahead = [text.size for text in texts if text.text[0] in "+→"]
    assert (len(points), len(goods), len(ahead) >= seats) == (seats, 5 * seats, True)
    assert (min(points) >= 40, min(goods) >= 28, min(ahead) >= 28) == (True, True, True)


def test_piles_of_everything_stay_in_their_boxes():
    """Long matches pile things up; the panels of five players are the narrowest."""
    state = crowded()
    for seat, player in enumerate(state.players):
        player.gold, player.disc, player.cube, player.stock, player.food = 188, 40, 30, 30, 30
        player.points["regions"] = 300 + seat
        player.points["fees"] = -400 if seat == 1 else 0
        player.territory = sorted(list(GAME.catalogue.territory) * 12)
        player.progress = list(GAME.catalogue.progress)
        player.cities = list(GAME.catalogue.cities)
        player.empires = list(GAME.catalogue.empires)
        player.ally = (seat + 1) % 5
    state.progress = list(GAME.catalogue.progress)
    state.cities = list(GAME.catalogue.cities)[:24]
    sheets = {view: PAINTER.draw(scene(state, view=view, focus=0)) for view in PAINTER.views}
    assert [problem for sheet in sheets.values() for problem in outside(sheet)] == []
    # An area is as long as its tiles need lines, and here it has all there are; the others keep their form.
    assert {view for view, sheet in sheets.items() if sheet.image.height > 1200} == {"area"}


@pytest.mark.parametrize("seats", [2, 5])
def test_an_area_late_in_a_match_is_no_longer_than_a_phone_shows(seats: int):
    """Some twice as tall as wide, with all that a good player has by then."""
    state = at(seats, 0.95)
    heights = [PAINTER.draw(scene(state, view="area", focus=seat)).image.height for seat in range(seats)]
    assert max(heights) < 2700
