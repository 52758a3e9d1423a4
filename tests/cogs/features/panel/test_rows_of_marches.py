"""Mare Nostrum: a row of a march begins by what decides: who wins by it, who is met with what chances, what is given up."""

from __future__ import annotations

from typing import Any

from cogs.choosing.chain import Chain
from cogs.discord_io.controls import Choose
from cogs.features.panel.screens import Screens
from cogs.presentation.labels import labels_for
from games.mare_nostrum.state import MareState
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.games.mare_nostrum.case_builder import GAME
from tests.games.mare_nostrum.positions import ROME, position

GREEK = ("achaea.capital", "africa.capital", "sicilia.legendary_city", "asia.legendary_city")


async def test_who_wins_only_with_the_city_there_stands_before_whom_one_meets():
    """R11.2, R8.5: the one march that can still prevent it."""
    held = {spot.partition(".")[0]: {"control": "greece", "buildings": [spot]} for spot in GREEK}
    held["africa"]["units"] = {"greece": {"legion": 1}}
    rows = await _rows(_marching(**held))
    told = "Ben wins only with its city · Ben: 1 legion · with 1 legion you hit 50%, they: 67% · …"
    assert rows["Libya → Africa"] == told


async def test_a_legion_that_gives_up_a_legendary_city_says_whom_it_meets_before_what_that_costs():
    """R9.6, R8.5"""
    there = {"buildings": ["asia.legendary_city"], "occupied": {"asia.legendary_city": "rome"}, "control": "greece"}
    cappadocia = {"units": {"greece": {"legion": 2}}}
    rows = await _rows(_marching(asia={**there, "units": {"rome": {"legion": 1}}}, cappadocia=cappadocia))
    found = rows["Asia → Cappadocia · gives up: Legendary city"]
    assert found.startswith("Ben: 2 legions · with 1 legion at least 1 hit 50%, lose at least 1 · ")


async def test_a_legion_that_leaves_the_control_marker_says_so_before_the_dice():
    """R9.6, R8.5"""
    libya = {"control": "egypt", "occupied": {"libya.control": "rome"}}
    rows = await _rows(_marching(libya=libya, africa={"units": {"carthage": {"legion": 1}}}))
    met = "Ela: 1 legion · with 1 legion you hit 50%, they: 33% · gives up: the control marker · …"
    assert rows["Libya → Africa"] == met


def _marching(**provinces: Any) -> MareState:
    """Rome has a legion in Libya, beside that in Italia."""
    home = {"italia": {"units": {"rome": {"legion": 1}}}}
    libya = {**provinces.pop("libya", {}), "units": {"rome": {"legion": 1}}}
    return position("rome", "march", provinces={**home, **provinces, "libya": libya})


async def _rows(state: MareState) -> dict[str, str]:
    """The rows of the first screen of Rome, with what they say."""
    chain = Chain(seated(GAME, state, ROME))
    view, _ = await Screens(Unseen()).make(chain, labels_for(chain.position.table, "en"), ())
    menus = [control.item for control in view.walk_children() if isinstance(control, Choose)]
    return {row.label: row.description or "" for menu in menus for row in menu.options}
