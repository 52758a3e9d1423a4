"""Every text of Mosaic's pictures stays in its box, is large enough and stands out from its ground."""

from __future__ import annotations

import pytest

from render.canvas import Canvas
from render.mosaic import MosaicPainter
from tests.render.colours import contrast
from tests.render.mosaic_scenes import GAME, VIEWS, at, in_phase, many, people, scene

PAINTER = MosaicPainter()
SMALLEST = 15
LEAST_CONTRAST = 4.5


def outside(sheet: Canvas) -> list[str]:
    """The texts that leave their box or the sheet."""
    return [
        f"{text.text!r} at {text.ink} leaves {box}"
        for text in sheet.texts
        for box in (text.within, sheet.box)
        if not (box[0] <= text.ink[0] and box[1] <= text.ink[1] and text.ink[2] <= box[2] and text.ink[3] <= box[3])
    ]


def test_no_text_leaves_its_box_in_60_states():
    assert [problem for made in many(60) for problem in outside(PAINTER.draw(made))] == []


@pytest.mark.parametrize("phase", ["leaders", "draft", "cities", "benefits"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_text_leaves_its_box_during_the_setup(phase: str, lang: str):
    state = in_phase(5, phase)
    wrong = [
        problem
        for view in VIEWS
        for problem in outside(PAINTER.draw(scene(state, view=view, viewer=0, focus=0, lang=lang)))
    ]
    assert wrong == []


def test_no_text_is_smaller_than_the_floor_of_the_type_scale():
    assert [text for made in many(20) for text in PAINTER.draw(made).texts if text.size < SMALLEST] == []


def test_every_text_stands_out_from_its_ground():
    pale: list[str] = []
    for made in many(20):
        for text in PAINTER.draw(made, audit=True).texts:
            assert text.ground is not None
            if contrast(text.fill, text.ground) < LEAST_CONTRAST:
                pale.append(f"{text.text!r}: {text.fill} on {text.ground}")
    assert pale == []


@pytest.mark.parametrize("seats", [2, 6])
def test_whose_turn_it_is_the_round_and_the_scores_survive_a_phone(seats: int):
    """400 of 1600 pixels: 28 px are 7 there."""
    state = at(seats, 0.6)
    made = scene(state, seats=people(seats, name="Ola"))
    sizes: dict[str, int] = {}
    for text in PAINTER.draw(made).texts:
        sizes[text.text] = max(text.size, sizes.get(text.text, 0))
    scores = [str(sum(parts.values())).replace("-", "−") for parts in made.game.standing(state)]
    when = next(text for text in sizes if text.startswith(f"Runda {state.round} · Punktowania"))
    assert min(sizes[text] for text in ("Ruch: Ola", when, *scores)) >= 28


@pytest.mark.parametrize(
    "name",
    ["W" * 100, "i" * 100, "Żółć " * 20, "\u202eodwrócony\u202c", "Z̷̡̛a̸l̵g̶o̷ " * 8, "ა" * 40, "山田太郎", ""],
    ids=ascii,
)
@pytest.mark.parametrize("view", VIEWS)
def test_hostile_names_stay_in_their_boxes(name: str, view: str):
    made = scene(at(6, 0.9), seats=people(6, name=name), news=name * 3, view=view, viewer=2, focus=1)
    assert outside(PAINTER.draw(made)) == []


@pytest.mark.parametrize("seats", [2, 6])
def test_hostile_names_stay_in_their_boxes_at_the_end(seats: int):
    assert outside(PAINTER.draw(scene(at(seats, 1.0), seats=people(seats, name="W" * 100)))) == []


def test_numbers_of_three_digits_stay_in_their_boxes():
    """Long matches pile things up; the panels of six players are the narrowest."""
    state = at(6, 0.9)
    for player in state.players:
        player.resources = dict.fromkeys(player.resources, 188)
        player.productions = dict.fromkeys(player.productions, 39)
        player.symbols = dict.fromkeys(player.symbols, 18)
        player.points["regions"] = 300
        player.goods = dict.fromkeys(GAME.catalogues["pl"].goods, 11)
    assert [problem for view in VIEWS for problem in outside(PAINTER.draw(scene(state, view=view, viewer=0)))] == []
