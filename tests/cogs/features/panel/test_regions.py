"""Of very many places first the region is chosen, then a place on its own picture."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.paths import encode_path
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from cogs.presentation.regions import regions_of
from cogs.presentation.rows import FEW
from games import GAMES
from games.core.rng import Rng
from games.mosaic.catalogue import BLANK
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
    tokens = [position.table.state.tokens.get(step.values[place], BLANK) != BLANK for place in region.places]
    first = [place for place, found in zip(region.places, tokens, strict=True) if found]
    others = [place for place, found in zip(region.places, tokens, strict=True) if not found]
    assert first and others
    assert [option.value for option in places.item.options] == [str(place) for place in (*first, *others)]
    catalogue = GAME.catalogues[position.table.state.edition]
    hexes = [catalogue.hexes[step.values[place]] for place in region.places]
    assert [(place.r, place.q) for place in hexes] == sorted((place.r, place.q) for place in hexes)
    assert {place.region for place in hexes} == {region.name}
    assert board is not None and zoomed is not None and board.picture.data != zoomed.picture.data


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_rows_of_a_region_say_what_differs_and_what_all_cost_and_bring_stands_once_above(lang):
    position, step = siting()
    labels, pictures = labels_for(position.table, lang), Pictures("png")
    try:
        for region in regions_of(position, labels, step):
            view, _ = await Screens(pictures).make(Chain(position), labels, step.path, page=region.number, as_is=True)
            rows = menus(view)[0].item.options
            said = [
                {*(row.description or "").replace(" → ", ", ").replace(" · ", ", ").split(", ")} - {""} for row in rows
            ]
            alike = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
            assert all(labels.part(region.name) not in row.label for row in rows)
            if len(rows) > FEW:
                assert set[str]().intersection(*said) == set() and len({*map(str, said)}) > 1
                assert labels.words("panel-each", what="").strip() in "\n".join(alike)
    finally:
        pictures.close()


async def test_a_region_says_who_would_be_ahead_in_it_and_what_lies_there():
    position, step = siting()
    labels, pictures = labels_for(position.table, "en"), Pictures("png")
    try:
        view, _ = await Screens(pictures).make(Chain(position), labels, step.path, as_is=True)
    finally:
        pictures.close()
    (menu,) = menus(view)
    for region, row in zip(regions_of(position, labels, step), menu.item.options, strict=True):
        tokens = [position.table.state.tokens.get(step.values[place], BLANK) for place in region.places]
        names = {labels.component(token) for token in tokens if token != BLANK}
        cut = row.description.endswith("…")
        assert cut or all(name in row.description for name in names)
    assert menu.item.options[-1].description.startswith(
        "Influence at a Scoring – Ben: 3 (6 VP), Celina: 2 · 21 places possible"
    )


def test_places_that_a_menu_holds_are_offered_at_once():
    position, _ = siting()
    few = Position(position.table, position.seat, [move for move in position.moves if move.kind == "site"][:20])
    picker = Picker(few.moves)
    shorter = picker.step(picker.path_to("site"))
    while shorter.field not in ("hex", ""):
        shorter = picker.step((*shorter.path, 0))
    assert regions_of(few, labels_for(few.table, "en"), shorter) == []


async def test_back_from_a_place_leads_to_the_places_of_its_region():
    position, step = siting()
    labels, pictures = labels_for(position.table, "en"), Pictures("png")
    region = regions_of(position, labels, step)[1]
    try:
        chosen = (*step.path, region.places[0])
        view, _ = await Screens(pictures).make(Chain(position), labels, chosen)
    finally:
        pictures.close()
    back = [item.pressed.arg for item in view.walk_children() if isinstance(item, Press) and item.item.label == "Back"]
    assert back == [f"{encode_path(step.path)}~{region.number}"]
