"""Texts of Mare Nostrum's pictures where they have least room, or must be read on a phone."""

from __future__ import annotations

import pytest

from render.mare.painter import PAINTER
from render.mare.view import view_of
from tests.render.mare_scenes import TABLE, after_battle, at, choosing_losses, in_step, scene
from tests.render.measure import outside, sizes
from tests.render.tables import people


@pytest.mark.parametrize("step", ["empire", "offer", "take", "pay", "conquest"])
def test_no_text_leaves_its_box_whatever_is_awaited(step: str):
    state = in_step(5, step)
    wrong = [
        problem
        for view in PAINTER.views
        for problem in outside(PAINTER.draw(TABLE.view(view, state, 0, viewer=state.pending[0].seat)))
    ]
    assert wrong == []


@pytest.mark.parametrize("view", PAINTER.views)
def test_no_text_leaves_its_box_while_losses_are_chosen(view: str):
    assert outside(PAINTER.draw(TABLE.view(view, choosing_losses(5), 0, viewer=0))) == []


@pytest.mark.parametrize("seats", [3, 5])
def test_whose_turn_it_is_and_the_tracks_survive_a_phone(seats: int):
    """400 of 1600 pixels: 28 px are 7 there."""
    state = in_step(seats, "build")
    made = scene(state, seats=people(seats, name="Ola"))
    drawn = sizes(PAINTER.draw(made))
    values = [str(value) for seat in view_of(made).seats for value in seat.tracks.values()]
    assert min(drawn[text] for text in ("Ruch: Ola", f"Runda {state.round} · Budowa", *values)) >= 28


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
        problem for view in PAINTER.views for problem in outside(PAINTER.draw(TABLE.view(view, state, 0, viewer=0)))
    ]
    assert problems == []
