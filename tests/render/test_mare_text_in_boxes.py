"""Every text of Mare Nostrum's pictures stays in its box, is large enough and stands out from its ground."""

from __future__ import annotations

from functools import cache

import pytest

from render.mare.view import view_of
from tests.render.mare_scenes import PAINTER, VIEWS, after_battle, at, choosing_losses, in_step, many, scene
from tests.render.measure import HOSTILE, Record, outside, pale, records, sizes, small
from tests.render.tables import people

AUDITED = 20  # of the 60 states; measuring the grounds takes a while


@cache
def drawn() -> list[Record]:
    """60 states, drawn once for all that every text must hold."""
    return records(PAINTER, many(60), AUDITED)


def test_no_text_leaves_its_box_in_60_states():
    assert [problem for sheet in drawn() for problem in outside(sheet)] == []


@pytest.mark.parametrize("step", ["empire", "offer", "take", "pay", "conquest"])
def test_no_text_leaves_its_box_whatever_is_awaited(step: str):
    state = in_step(5, step)
    wrong = [
        problem
        for view in VIEWS
        for problem in outside(PAINTER.draw(scene(state, view=view, viewer=state.pending[0].seat, focus=0)))
    ]
    assert wrong == []


@pytest.mark.parametrize("view", VIEWS)
def test_no_text_leaves_its_box_while_losses_are_chosen(view: str):
    assert outside(PAINTER.draw(scene(choosing_losses(5), view=view, viewer=0, focus=0))) == []


def test_no_text_is_smaller_than_the_floor_of_the_type_scale():
    assert [problem for sheet in drawn() for problem in small(sheet)] == []


def test_every_text_stands_out_from_its_ground():
    assert [problem for sheet in drawn()[:AUDITED] for problem in pale(sheet)] == []


@pytest.mark.parametrize("seats", [3, 5])
def test_whose_turn_it_is_and_the_tracks_survive_a_phone(seats: int):
    """400 of 1600 pixels: 28 px are 7 there."""
    state = in_step(seats, "build")
    made = scene(state, seats=people(seats, name="Ola"))
    drawn = sizes(PAINTER.draw(made))
    values = [str(value) for seat in view_of(made).seats for value in seat.tracks.values()]
    assert min(drawn[text] for text in ("Ruch: Ola", f"Runda {state.round} · Budowa", *values)) >= 28


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
@pytest.mark.parametrize("view", VIEWS)
def test_hostile_names_stay_in_their_boxes(name: str, view: str):
    made = scene(at(5, 0.9), seats=people(5, name=name), news=name * 3, view=view, viewer=2, focus=1)
    assert outside(PAINTER.draw(made)) == []


@pytest.mark.parametrize("seats", [3, 5])
def test_hostile_names_stay_in_their_boxes_at_the_end(seats: int):
    assert outside(PAINTER.draw(scene(at(seats, 1.0), seats=people(seats, name="W" * 100)))) == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_battle_of_many_dice_stays_on_its_plate(lang: str):
    state, marks = after_battle(5)
    battle = next(mark for mark in marks if mark.startswith("battle:"))
    _, _, first, second = battle.split(":")
    dice = "-".join(["6"] * 9)
    changed = [battle]
    for seat in (first, second):
        changed += [f"dice:{seat}:{dice}", f"plus:{seat}:caesar:18", f"plus:{seat}:fortress:5", f"total:{seat}:77:15"]
        changed += [f"lost:{seat}:8:legions-lost"]
    assert outside(PAINTER.draw(scene(state, changed=tuple(changed), lang=lang))) == []


def test_great_numbers_stay_in_their_boxes():
    """Nobody ever holds as much: 99 of each resource, three digits behind every screen."""
    state = at(5, 0.9)
    for player in state.players:
        player.hand = dict.fromkeys(("grain", "wine", "coin", "legendary_wine"), 99)
    problems = [
        problem for view in VIEWS for problem in outside(PAINTER.draw(scene(state, view=view, viewer=0, focus=0)))
    ]
    assert problems == []
