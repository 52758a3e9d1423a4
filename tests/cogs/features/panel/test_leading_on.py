"""A move that is made for the sake of what it leads to is chosen together with that, and a payment is chosen whole."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from cogs.choosing.follow_ups import action
from cogs.discord_io.controls import Choose, Press, Pressed
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import Way, led_on_way, way_of
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from games import GAMES
from games.mosaic.moves import TurnUp
from games.rise_of_empires.moves import Pay, Remove, Skip, TakeCity, TakeProgress
from tests.cogs.features.panel.pressing import Unseen, presses, seated
from tests.games.mosaic.positions import position as mosaic
from tests.games.rise_of_empires.case_builder import build_state as rise

GAME = GAMES["rise_of_empires"]
MENU = "Take back a disc: progress · fee 1"


def removing() -> Position:
    """Turn B of a seat with a disc in the row of progress tiles, for a fee of one, and one in that of the cities."""
    mine = {"gold": 9, "food": 12, "cube": 0, "vp": 5}
    return seated(GAME, rise(mine, side="B", rows={"progress": [1, 0], "city": [0, 1, 1]}), 0)


async def shown(way: Way) -> list[discord.ui.Item[Any]]:
    labels = labels_for(way.chain.position.table, "en")
    view, _ = await Screens(Unseen()).make(way.chain, labels, way.path, page=way.page, as_is=way.as_is)
    return [*view.walk_children()]


def menu(screen: list[discord.ui.Item[Any]], begins: str) -> Choose:
    """The menu on a screen whose placeholder begins like this."""
    (found,) = [part for part in screen if isinstance(part, Choose) and str(part.item.placeholder).startswith(begins)]
    return found


def rows(found: Choose) -> list[str]:
    return [option.label for option in found.item.options]


def chosen(position: Position, found: Choose, label: str) -> Way:
    """Where a row of a menu leads."""
    (value,) = [option.value for option in found.item.options if option.label == label]
    return led_on_way(way_of(position, replace(found.pressed, values=(value,))))


def first(position: Position) -> Way:
    return way_of(position, Pressed("pick", position.table.row.id, position.table.row.revision))


async def tile_of_a_disc(position: Position, tile: str = "Fishing") -> Way:
    """After one press on the first screen."""
    return chosen(position, menu(await shown(first(position)), MENU), tile)


async def test_a_disc_is_taken_back_with_its_action_by_one_row_or_without_it():
    """Rise of Empires, R6.5.1, R6.5.4"""
    position = removing()
    found = menu(await shown(first(position)), MENU)
    tiles = ["Agriculture", "Diplomacy", "Fishing", "Harbor", "Iron Tools"]
    assert rows(found) == [*tiles, "Instead: Go without the action"]
    way = chosen(position, found, "Fishing")
    assert action(way.chain, way.path, as_is=way.as_is) == [Remove("progress", 1, "food"), TakeProgress("fishing")]
    way = chosen(position, found, "Instead: Go without the action")
    assert action(way.chain, way.path, as_is=way.as_is) == [Remove("progress", 1, "food"), Skip()]


def before_paris() -> Position:
    """Turn B of a seat whose gold is what Paris costs, with a fee of one to pay before."""
    mine, row = {"gold": 8, "food": 0, "vp": 21}, {"city": [1, 0], "trade": [0, 1]}
    return seated(GAME, rise(mine, {}, side="B", rows=row, order=[0, 1], era=2, cities=["amsterdam", "paris"]), 0)


async def test_what_can_be_taken_only_where_the_fee_is_paid_otherwise_stands_in_the_same_menu_with_its_payment():
    """Rise of Empires, R6.5.2: a cube before a VP; one press chooses disc, payment and city."""
    position = before_paris()
    found = menu(await shown(first(position)), "Take back a disc: city · fee 1")
    amsterdam, paris, none = rows(found)
    assert (amsterdam, none) == ("Take a city tile: Amsterdam", "Instead: Go without the action")
    assert paris == "Paris · a tile must be given up: 3 food short at the end of the turn"
    assert str(found.item.options[1].description).startswith("gold −8, cubes −1, food/turn −3 → ")
    way = chosen(position, found, paris)
    paid = [Remove("city", 1, "choose"), Pay(0, 1, 0, 0), TakeCity("paris")]
    assert action(way.chain, way.path, as_is=way.as_is) == paid
    (confirm,) = [part for part in await shown(way) if isinstance(part, Press) and part.item.label == "Confirm"]
    assert confirm.item.style is discord.ButtonStyle.success


async def test_a_disc_and_its_action_take_three_presses_and_four_with_a_mix_of_ones_own():
    assert await presses(removing(), Remove("progress", 1, "food")) == ("remove+1", 3)
    assert await presses(removing(), Remove("progress", 1, "choose")) == ("remove+2", 4)


async def test_a_mix_is_one_row_of_the_payments_and_keeps_the_tile_that_was_chosen():
    position = removing()
    way = await tile_of_a_disc(position)
    way = chosen(position, menu(await shown(way), "Change: How do you pay?"), "1 VP")
    mixed = [Remove("progress", 1, "choose"), Pay(0, 0, 0, 1), TakeProgress("fishing")]
    assert (action(way.chain, way.path, as_is=way.as_is), way.gone) == (mixed, [])


async def test_back_from_the_action_of_a_disc_leads_to_the_first_screen_however_it_is_paid_for():
    position = removing()
    way = await tile_of_a_disc(position)
    paid = chosen(position, menu(await shown(way), "Change: How do you pay?"), "1 VP")
    flipped = await tile_of_a_disc(position, "Harbor")  # which could be flipped besides
    for one in (way, paid, flipped):
        (back,) = [part for part in await shown(one) if isinstance(part, Press) and part.item.label == "Back"]
        assert back.pressed.arg == ""


async def test_a_menu_of_payments_holds_ready_ways_and_every_mix_that_is_none_of_them():
    """Rise of Empires, R6.5.2: the fee of one could be paid with a cube too, if there were any."""
    way = await tile_of_a_disc(removing())
    assert rows(menu(await shown(way), "Change: How do you pay?")) == ["Food, then gold", "Gold, then food", "1 VP"]


async def test_the_menu_of_payments_names_the_mix_that_was_chosen_and_no_other_control_changes_it():
    position = removing()
    way = await tile_of_a_disc(position)
    way = chosen(position, menu(await shown(way), "Change: How do you pay?"), "1 VP")
    menus = [part.item.placeholder for part in await shown(way) if isinstance(part, Choose)]
    assert menus == ["Change: How do you pay? 1 VP"]


async def test_a_card_of_mosaic_that_places_units_and_removes_one_takes_six_presses():
    """Bows: Play, the card, two regions, the enemy unit, and the button that confirms all."""
    state = mosaic(A={"face_down": ["tech_bows"]}, B={"units": {"gaul": {"infantry": 1}, "egypt": {"cavalry": 1}}})
    assert await presses(seated(GAMES["mosaic"], state, 0), TurnUp("tech_bows")) == ("turn_up+3", 6)
