"""The pictures of Imperial Settlers in words."""

from __future__ import annotations

import pytest

from render.settlers.painter import PAINTER
from tests.render.settlers_scenes import GAME, at, in_phase, scene
from tests.render.tables import people


def test_the_alternative_text_begins_with_whose_turn_it_is():
    state = in_phase(2, "action")
    mover = people(2)[state.pending[0].seat].name
    assert PAINTER.alt(scene(state, lang="en")).startswith(
        f"Imperial Settlers. {mover} to move. Round I of V, Action phase."
    )


def test_numbered_places_are_told():
    state = in_phase(3, "lookout")
    first = GAME.catalogue.type(state.display[0]).name["en"]
    made = scene(state, lang="en", candidates=tuple(state.display), news="")
    assert f"Numbered: 1 {first}" in PAINTER.alt(made)


def test_the_text_names_every_location_deal_and_foundation():
    state = at(3, 0.7)
    text = PAINTER.text(scene(state, lang="en"))
    cards = [place.card for player in state.players for place in player.empire]
    cards += [name for player in state.players for name in player.foundations]
    assert [card for card in cards if GAME.catalogue.type(card).name["en"] not in text] == []


def test_the_text_says_what_lies_on_a_location():
    state = at(2, 0.6)
    place = next(place for place in state.players[0].empire if GAME.catalogue.action(place.card))
    place.uses, place.defense, place.samurai, place.blocked = 1, True, True, True
    limit = GAME.catalogue.action(place.card)
    assert limit is not None
    text = PAINTER.text(scene(state, lang="en"))
    assert f"(Defense token; Samurai; used 1 of {limit.limit}; blocked)" in text


def test_the_text_has_points_by_source_and_the_supply():
    state = at(2, 0.6)
    parts = GAME.standing(state)[0]
    state.players[0].supply = dict.fromkeys(state.players[0].supply, 0) | {"wood": 3, "gold": 2}
    lines = PAINTER.text(scene(state, lang="en")).splitlines()
    told = f"track {parts['track']}, Common {parts['common']}, Faction {parts['faction']}, stored {parts['stored']}"
    assert any(line.endswith(told) for line in lines)
    assert "Supply: wood × 3, Gold × 2" in lines or "Supply: Wood × 3, Gold × 2" in lines


def test_the_hand_is_told_with_costs_and_what_is_possible():
    state = in_phase(2, "action")
    seat = state.pending[0].seat
    state.players[seat].supply = dict.fromkeys(state.players[seat].supply, 9)
    text = PAINTER.text(scene(state, viewer=seat, view="hand", lang="en"))
    assert text.count("cost: ") == len(state.players[seat].hand)
    assert "possible: " in text


def test_the_public_learns_nothing_of_a_hand():
    state = at(2, 0.5)
    text = PAINTER.text(scene(state, view="hand", focus=0))
    assert [card for card in state.players[0].hand if GAME.catalogue.type(card).name["pl"] in text] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_alone_the_virtual_player_is_told(lang: str):
    state = at(1, 0.5)
    assert state.virtual is not None
    text = PAINTER.text(scene(state, lang=lang))
    assert f"{len(state.virtual.collection)}" in text
    assert ("Virtual player: Collection" in text) == (lang == "en")


def test_the_winner_is_named_at_the_end():
    state = at(3, 1.0)
    outcome = GAME.outcome(state)
    assert outcome is not None
    winners = [seat.name for seat, rank in zip(people(3), outcome.ranks, strict=True) if rank == 1]
    assert all(name in PAINTER.alt(scene(state, lang="en")).split(".")[1] for name in winners)
    assert PAINTER.text(scene(state)).count("miejsce 1") == len(winners)
