"""What meets a legion stands whole on the control by which it is sent there, however long it is."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.features.panel.step_controls import value_controls
from cogs.features.panel.style import PLAIN
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.pictures import Pictures
from cogs.presentation.remarks import Remarks
from tests.cogs.tables import table
from tests.games.mare_nostrum.positions import GAME, ROME, position

ODDS = {
    "en": "Ben: 2 legions, 1 fortress · with 1 legion you cannot hit, lose at least 1 · 1 die : 2 dice +5",
    "pl": "Ben: 2 legiony, 1 forteca · 1 legionem nie trafisz, tracisz co najmniej 1 · 1 kość : 2 kości +5",
}
WAY = {"en": "Macedonia → Dacia", "pl": "Macedonia → Dacja"}


def marching(legions: int) -> Position:
    """Rome may march with so many legions from Macedonia, which it holds, on those of Greece in Dacia."""
    held = {"control": "rome", "units": {"rome": {"legion": legions}}}
    state = position(
        "rome",
        "march",
        provinces={
            "macedonia": held,
            "dacia": {"control": "greece", "units": {"greece": {"legion": 2, "fortress": 1}}},
        },
        cards={"greece": ["hammurabi"], "rome": ["hammurabi"]},
    )
    return Position(table(GAME, state), ROME, GAME.legal_moves(state, ROME))


@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_a_march_is_a_way_from_one_province_to_another_with_the_whole_odds_of_its_battle(lang: str):
    pictures, here = Pictures("png"), marching(1)
    try:
        view, _ = await Screens(pictures).make(Chain(here), labels_for(here.table, lang), ())
    finally:
        pictures.close()
    rows = [option for item in view.walk_children() if isinstance(item, Choose) for option in item.item.options]
    (row,) = [row for row in rows if WAY[lang] in row.label]
    assert ODDS[lang] in f"{row.label} {row.description}"


def test_how_many_march_is_changed_in_a_menu_where_a_button_would_cut_the_odds():
    here = marching(2)
    picker: Any = Picker(here.moves)
    path = picker.path_with({"kind": "march", "target": "dacia", "spot": "idle"})
    step, labels = picker.step(path), labels_for(here.table, "en")
    made = value_controls(here, labels, Remarks(here, labels), step, PLAIN, 0, numbers=(), filled=1)
    assert [isinstance(control, Press) for control in made] == [False]


async def test_a_march_of_several_is_whole_at_once_and_says_how_many_could_go_otherwise():
    held = {"control": "rome", "units": {"rome": {"legion": 2}}}
    state = position("rome", "march", provinces={"asia": held, "gallia": held})
    here = Position(table(GAME, state), ROME, GAME.legal_moves(state, ROME))
    path = Picker(here.moves).path_with({"kind": "march", "source": "asia", "target": "cappadocia"})
    pictures = Pictures("png")
    try:
        view, _ = await Screens(pictures).make(Chain(here), labels_for(here.table, "en"), path)
    finally:
        pictures.close()
    labels = [item.item.label for item in view.walk_children() if isinstance(item, Press)]
    assert [label for label in labels if str(label).startswith("Change: ")] == [
        "Change: 2 legions · free, no gain · Asia without legions"
    ]


@pytest.mark.parametrize(
    ("lang", "march"),
    [
        ("en", "Achaea → Macedonia Ben: 1 legion · with 2 legions you hit 83%, they: 33% · 2 dice : 1 die"),
        ("pl", "Achaja → Macedonia Ben: 1 legion · 2 legionami trafisz 83%, trafią cię 33% · 2 kości : 1 kość"),
    ],
)
async def test_where_one_target_is_left_it_is_named_with_what_is_met_there(lang: str, march: str):
    held = {"control": "rome", "units": {"rome": {"legion": 2}}}
    provinces = {"achaea": held, "latium": held, "macedonia": {"control": "greece", "units": {"greece": {"legion": 1}}}}
    state = position("rome", "march", provinces=provinces, cards={"greece": ["hammurabi"], "rome": ["hammurabi"]})
    here = Position(table(GAME, state), ROME, GAME.legal_moves(state, ROME))
    pictures = Pictures("png")
    try:
        view, _ = await Screens(pictures).make(Chain(here), labels_for(here.table, lang), ())
    finally:
        pictures.close()
    rows = [option for item in view.walk_children() if isinstance(item, Choose) for option in item.item.options]
    assert any(f"{row.label} {row.description}".startswith(march) for row in rows)


def fighting(step: str) -> Position:
    """Rome has legions among those of Greece in Dacia and Thracia, and one more in Macedonia."""
    theirs = {"control": "greece", "units": {"greece": {"legion": 1}, "rome": {"legion": 1}}, "contested": True}
    mine = {"control": "rome", "units": {"rome": {"legion": 1}}}
    cards = {"greece": ["hammurabi"], "rome": ["hammurabi"]}
    state = position("rome", step, provinces={"macedonia": mine, "dacia": theirs, "thracia": theirs}, cards=cards)
    return Position(table(GAME, state), ROME, GAME.legal_moves(state, ROME))


@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_the_odds_of_a_battle_to_come_stand_once_on_the_screen_where_legions_march(lang: str):
    pictures, here = Pictures("png"), fighting("march")
    try:
        view, _ = await Screens(pictures).make(Chain(here), labels_for(here.table, lang), ())
    finally:
        pictures.close()
    said = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    said += [str(item.item.label) for item in view.walk_children() if isinstance(item, Press)]
    assert sum("\n".join(said).count(word) for word in ("you hit", "trafisz")) == 2  # one for each of the two battles
