"""Of very many places first the region is chosen, then a place on its own picture."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose
from cogs.features.panel.screens import Screens
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from cogs.presentation.regions import regions_of
from games import GAMES
from games.core.rng import Rng
from locales import LANGUAGES
from tests.cogs.tables import table

GAME = GAMES["mosaic"]


def siting() -> tuple[Position, Any]:
    """A position in which one of very many hexes is to be chosen, and the step at which it is."""
    state, chance = GAME.setup(4, GAME.options(), "regions"), Rng("regions")
    while True:
        seat = GAME.to_move(state)[0]
        moves = GAME.legal_moves(GAME.redact(state, seat), seat)
        if len({move.hex for move in moves if move.kind == "site"}) > 25:
            picker = Picker(moves)
            step = picker.step(picker.path_to("site"))
            while step.field != "hex":
                step = picker.step((*step.path, 0))
            return Position(table(GAME, state), seat, moves), step
        GAME.play(state, seat, GAME.sensible_move(GAME.redact(state, seat), seat, chance))


def menus(view: Any) -> list[Choose]:
    return [item for item in view.walk_children() if isinstance(item, Choose)]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_first_the_region_is_asked_for_then_one_of_its_places_in_reading_order(lang):
    position, step = siting()
    labels, pictures = labels_for(position.table, lang), Pictures("png")
    regions = regions_of(position, labels, step)
    assert sorted(place for region in regions for place in region.places) == [*range(len(step.values))]
    try:
        screens = Screens(pictures)
        view, board = await screens.make(Chain(position), labels, step.path, as_is=True)
        (menu,) = menus(view)
        assert [option.value for option in menu.item.options] == [str(region.number) for region in regions]
        assert all(option.description for option in menu.item.options)
        region = regions[1]
        view, zoomed = await screens.make(Chain(position), labels, step.path, page=region.number, as_is=True)
    finally:
        pictures.close()
    places, _ = menus(view)
    assert [option.value for option in places.item.options] == [str(place) for place in region.places]
    catalogue = GAME.catalogues[position.table.state.edition]
    hexes = [catalogue.hexes[step.values[place]] for place in region.places]
    assert [(place.r, place.q) for place in hexes] == sorted((place.r, place.q) for place in hexes)
    assert {place.region for place in hexes} == {region.name}
    assert board is not None and zoomed is not None and board.picture.data != zoomed.picture.data


async def test_every_place_of_a_region_says_what_it_costs_and_brings():
    position, step = siting()
    labels, pictures = labels_for(position.table, "en"), Pictures("png")
    try:
        for region in regions_of(position, labels, step):
            view, _ = await Screens(pictures).make(Chain(position), labels, step.path, page=region.number, as_is=True)
            assert all(option.description for option in menus(view)[0].item.options)
    finally:
        pictures.close()


def test_places_that_a_menu_holds_are_offered_at_once():
    position, _ = siting()
    few = Position(position.table, position.seat, [move for move in position.moves if move.kind == "site"][:20])
    picker = Picker(few.moves)
    shorter = picker.step(picker.path_to("site"))
    while shorter.field not in ("hex", ""):
        shorter = picker.step((*shorter.path, 0))
    assert regions_of(few, labels_for(few.table, "en"), shorter) == []
