"""Mare Nostrum: screens that are seldom met, and what is posted about their answers."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.chain import Chain
from cogs.features.panel.screens import Screens
from cogs.presentation.labels import labels_for
from games.mare_nostrum.moves import AnyGood, Crown, Keep
from games.mare_nostrum.state import MareState
from tests.campaigns.book import words_of
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.games.mare_nostrum.positions import GAME, holds, play, position


async def screen(state: MareState, lang: str = "en") -> list[str]:
    """The lines of the first screen of the seat to move."""
    here = seated(GAME, state, GAME.to_move(state)[0])
    view, _ = await Screens(Unseen()).make(Chain(here), labels_for(here.table, lang), ())
    return [*words_of(view)]


def posted(state: MareState, move: Any, lang: str = "en") -> list[str]:
    """What everybody reads of a move of the seat to move."""
    labels = labels_for(seated(GAME, state, GAME.to_move(state)[0]).table, lang)
    return [labels.event(event) for event in play(state, move) if event.visible_to(None)]


async def test_each_space_says_its_whole_price_where_a_caravan_and_a_market_could_be_built():
    """R7.7: three of six goods, or all of them."""
    goods = dict.fromkeys(("oil", "sheep", "wine", "metal", "grain", "stone"), 1)
    rows = await screen(position("rome", hands={"rome": goods}, provinces=holds("rome", "italia")))
    three = "set of 3 (grain −1, oil −1, sheep −1)"
    six = "set of 6 (grain −1, metal −1, oil −1, sheep −1, stone −1, wine −1)"
    prices = {
        label.strip(" -"): told.split(" → ")[0] for label, _, told in (row.partition(" || ") for row in rows) if told
    }
    assert (prices["Italia · Oil · caravan"], prices["Italia · Market"]) == (three, six)


def level(holder: str) -> MareState:
    """Rome, Greece and Egypt are level on the military track; an empire has the title."""
    homes = {"latium": "rome", "achaea": "greece", "aegyptus": "egypt"}
    provinces = {name: {"control": empire, "units": {empire: {"legion": 1}}} for name, empire in homes.items()}
    state = position(holder, "crown", titles={"military": holder}, provinces=provinces)
    state.stage, state.pending[0].about = "military", "military"
    return state


@pytest.mark.parametrize(
    ("holder", "first"),
    [
        ("rome", "Anna || stays with you"),
        ("babylon", "Anna || becomes military leader in your place and calls who moves and fights from now on"),
    ],
)
async def test_of_three_who_are_level_each_can_be_given_the_title_whoever_has_it(holder: str, first: str):
    """R10.2"""
    rows = [row.strip(" -") for row in await screen(level(holder)) if row.startswith("    - ")]
    others = [
        f"{name} || becomes military leader in your place and calls who moves and fights from now on"
        for name in ("Ben", "Darek")
    ]
    assert rows == [first, *others]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Celina decides the tie for military leader (Anna, Ben, Darek): Ben."),
        ("pl", "Celina rozstrzyga remis (przywódca wojskowy; na równi: Anna, Ben, Darek): Ben."),
    ],
)
def test_a_tie_of_three_is_posted_with_all_of_them(lang: str, told: str):
    """R10.2"""
    assert posted(level("babylon"), Crown("military", 1), lang)[0] == told


async def test_the_colossus_offers_each_good_that_the_reserve_has():
    """R5.5"""
    state = position("rome", "any_good", cards={"rome": ["caesar", "colossus_of_rhodes"]})
    state.reserve["wine"] = 0
    rows = [row.strip(" -").split(" ")[0] for row in await screen(state) if row.startswith("    - ")]
    assert len(rows) == len(GAME.catalogue.goods) - 1 and "Wine" not in rows
    assert posted(state, AnyGood("oil"))[0] == "Anna takes one good from the reserve: Oil."


GARDENS = {"rome": ["caesar", "hanging_gardens"]}


def test_what_somebody_does_not_keep_by_choice_is_not_said_to_be_impossible_to_keep():
    """R7.9, R12.24"""
    state = position("rome", "keep", cards=GARDENS, hands={"rome": {"coin": 3, "stone": 1, "wine": 1}})
    assert posted(state, Keep(("wine",)))[0] == "Anna gives back what is not kept: Coin, Stone (−2)."


async def test_whoever_has_coins_alone_is_not_told_to_give_up_a_choice():
    """R7.9: asked all the same, for to be passed over would betray the hand."""
    lines = await screen(position("rome", "keep", cards=GARDENS, hands={"rome": {"coin": 3}}))
    assert [line for line in lines if line.startswith("  [")] == ["  [Keep no good · coins −1]"]


@pytest.mark.parametrize(
    ("step", "hint"),
    [
        ("build", "Your part of the build phase is over then."),
        ("march", "Battles on land are next, then what you have conquered."),
    ],
)
def test_the_end_of_a_step_says_what_comes_after_it(step: str, hint: str):
    """R7.1, R8.2"""
    labels = labels_for(seated(GAME, position("rome", step), 0).table, "en")
    labels.asked = step
    assert labels.hint("done") == hint
