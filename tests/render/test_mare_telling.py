"""Mare Nostrum's pictures in words: for screen readers, and as lines of text."""

from __future__ import annotations

from dataclasses import replace

from games.mare_nostrum.board import controlled
from render.mare.painter import PAINTER
from tests.render.mare_scenes import GAME, after_battle, at, in_step, scene


def test_a_description_begins_with_whose_turn_it_is_and_when():
    state = in_step(3, "build")
    name = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo")[state.pending[0].seat]
    assert PAINTER.alt(scene(state)).startswith(f"Mare Nostrum, Runda {state.round} · Budowa. Ruch: {name}.")


def test_a_description_tells_the_battle_that_was_fought():
    state, changed = after_battle(5)
    assert "Battle: " in PAINTER.alt(scene(state, changed=changed, lang="en"))


def test_the_text_has_the_owner_and_the_buildings_of_every_province_in_play():
    state = at(4, 0.7)
    text = PAINTER.text(scene(state, lang="en"))
    for name, province in state.provinces.items():
        built = ", ".join(
            GAME.components[spot].name["en"] for spot in GAME.catalogue.spaces[name] if spot in province.buildings
        )
        owner = ("Wojtek", "Grażyna Brzęczyszczykiewicz", "Bo", "Żółw Ćwirek", "nobody")[province.controller]
        assert f"{GAME.components[name].name['en']}: {owner}; built: {built or 'none'};" in text


def test_the_text_says_what_is_out_of_play():
    text = PAINTER.text(scene(at(3, 0.5)))
    names = text.partition("Poza grą: ")[2].partition("\n")[0].split(", ")
    assert sorted(names) == sorted(GAME.components[name].name["pl"] for name in GAME.catalogue.closed[3])


def test_the_text_of_an_area_has_the_provinces_of_its_seat_alone():
    state = at(5, 0.7)
    text = PAINTER.text(scene(state, lang="en", view="area", focus=2))
    named = [name for name in state.provinces if f"\n{GAME.components[name].name['en']}: Bo" in text]
    assert sorted(named) == sorted(controlled(state, 2))


def test_the_hand_tells_resources_and_wishes_to_their_owner_alone():
    state = in_step(4, "offer")
    seat = state.pending[0].seat
    state.players[seat].wishes = ["wine", "wine", "gold"]
    own = scene(state, view="hand", viewer=seat, lang="en")
    public = scene(state, view="hand", viewer=None, focus=seat, lang="en")
    wishes = "Wish list: Wine, Wine, Gold"
    assert (wishes in PAINTER.text(own), wishes in PAINTER.text(public)) == (True, False)
    held = [GAME.components[name].name["en"] for name in state.players[seat].hand]
    assert [name for name in held if f"{name} ×" not in PAINTER.text(own)] == []
    assert f"unknown × {sum(state.players[seat].hand.values())}" in PAINTER.text(public)


def test_the_end_is_told():
    state = at(3, 1.0)
    made = scene(state)
    winners = [seat.name for number, seat in enumerate(made.seats) if number in state.winners]
    assert f"Wygrywa: {', '.join(winners)}" in PAINTER.alt(replace(made, news=""))
