"""What can be done in the next steps of a turn stands on its first screen already (Mare Nostrum: triremes go before legions)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import discord

from cogs.choosing.chain import Chain
from cogs.choosing.follow_ups import action
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import Way, led_on_way, way_of
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from games import GAMES
from games.records.record import opening
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.games.mare_nostrum.positions import ROME, position
from tests.games.recorded import moves_of, present, read

GAME = GAMES["mare_nostrum"]


@cache
def sailing() -> Position:
    """The step of the triremes, after which legions can be moved."""
    record = read(present(GAME)[0])
    state, _ = opening(GAME, record)
    for seat, move in moves_of(GAME, record):
        if GAME.asked(state, seat) == "sail" and GAME.is_passing(state, seat, "done"):
            return seated(GAME, state, seat)
        GAME.play(state, seat, move)
    raise AssertionError("nobody had triremes and legions to move")


async def _shown(way: Way) -> discord.ui.LayoutView:
    labels = labels_for(way.chain.position.table, "en")
    return (await Screens(Unseen()).make(way.chain, labels, way.path, as_is=way.as_is))[0]


async def _marching() -> Way:
    """After one press on the first screen."""
    view, march = await _shown(Way(Chain(sailing()))), "Move legions"
    (menu,) = [
        part
        for part in view.walk_children()
        if isinstance(part, Choose) and str(part.item.placeholder).startswith(march)
    ]
    return led_on_way(way_of(sailing(), replace(menu.pressed, values=(menu.item.options[0].value,))))


async def test_a_march_can_be_chosen_before_the_triremes_are_done():
    way = await _marching()
    assert [move.kind for move in action(way.chain, way.path)] == ["done", "march"]


async def test_it_is_confirmed_as_one_action_which_says_what_is_skipped():
    view = await _shown(await _marching())
    said = "\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay))
    assert "- skipped by it: triremes could still move from Mare Aegaeum (1)" in said
    (confirm,) = [
        part
        for part in view.walk_children()
        if isinstance(part, Press) and part.item.style is discord.ButtonStyle.success
    ]
    assert confirm.item.label == "Confirm"


async def test_back_leads_from_it_to_the_first_screen():
    view = await _shown(await _marching())
    (back,) = [part for part in view.walk_children() if isinstance(part, Press) and part.item.label == "Back"]
    assert back.pressed.arg == ""


async def test_the_odds_of_an_attack_in_a_later_step_stand_above_its_button_which_has_no_room_for_them():
    """Mare Nostrum R9.3: Rome can still sail, and attack at sea after that."""
    state = position(
        "rome",
        "sail",
        seas={"mare_ionium": {"rome": 3, "greece": 2}},
        provinces={"dacia": {"control": "greece"}, "macedonia": {"control": "rome", "units": {"rome": {"legion": 1}}}},
        cards={"greece": ["pericles"], "rome": ["hammurabi"]},
    )
    view = await _shown(Way(Chain(seated(GAME, state, ROME))))
    said = "\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay))
    buttons = [part.item.label for part in view.walk_children() if isinstance(part, Press)]
    named = "Attack at sea: Mare Ionium · Ben"
    assert named in buttons
    assert f"- {named} · against 2 triremes at least 1 hit 98%, both 63%, they: 83% · 3 dice : 2 dice" in said.split(
        "\n"
    )
