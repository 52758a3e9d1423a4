"""Whoever goes without several things reads each time which."""

from __future__ import annotations

import pytest

from cogs.choosing.chain import Chain
from cogs.discord_io.controls import Press
from cogs.features.panel.forgone import given_up_before
from cogs.features.panel.screens import Screens
from cogs.presentation.labels import labels_for
from games.mosaic.moves import Build, Clear, Skip, TurnUp
from games.mosaic.payment import OWN
from tests.campaigns.consequences import positions
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.cogs.features.panel.test_so_far import shown_at
from tests.games.mosaic import positions as mosaic
from tests.games.mosaic.test_empire_scoring import BOTH, TARGET, scoring

WORDS = {"en": ("Go without", "Instead", "Infantry", "Farm"), "pl": ("Zrezygnuj", "Zamiast tego", "Piechota", "Farma")}


@pytest.mark.parametrize("lang", [*WORDS])
async def test_of_two_things_that_one_goes_without_each_is_named_on_its_button_and_above_the_next_question(lang: str):
    """Mosaic R4.13: Exploration brings an Infantry, then a Farm."""
    without, instead, unit, town = WORDS[lang]
    player = {"cities": ["IT04"], "pillars": {"science": 1}, "face_down": ["tech_exploration"]}
    first = Chain(seated(mosaic.GAME, mosaic.position(A=player), 0)).then((1,))
    assert first is not None and first.moves == (TurnUp("tech_exploration"),)
    second = first.then(first.picker.path_of(Skip()))
    assert second is not None
    assert f"{instead}: {without} ({unit})\n" in await shown_at(first, lang)
    asked = await shown_at(second, lang)
    assert f"**{without} ({unit} · " in asked and f"{instead}: {without} ({town})" in asked
    view, _ = await Screens(Unseen()).make(
        second, labels_for(second.position.table, lang), second.picker.path_of(Skip())
    )
    (red,) = [part for part in view.walk_children() if isinstance(part, Press) and part.pressed.kind == "do"]
    assert str(red.item.label).startswith(f"{without} ({town}) · ")


@pytest.mark.parametrize(
    ("lang", "button"),
    [("en", "Instead: Work · drops Merchant City"), ("pl", "Zamiast tego: Praca · przepada Miasto Handlowe")],
)
async def test_the_way_out_of_an_action_names_on_its_button_what_is_dropped(lang: str, button: str):
    """Mosaic R4.1"""
    state = mosaic.position(A={"resources": mosaic.PLENTY, "population": 5}, build_offer=["build_merchant_city"])
    mosaic.play(state, Build("build_merchant_city", "city", OWN))
    assert button in (await shown_at(Chain(seated(mosaic.GAME, state, 0)), lang)).splitlines()


def test_what_is_given_up_by_a_move_before_is_told_as_long_as_more_is_chosen():
    """Mosaic R4.1: whoever works instead of paying drops the Action that was announced."""
    game = mosaic.GAME
    state, seat = next(
        (state, seat)
        for state, seat, moves in positions("mosaic", 3)
        if game.asked(state, seat) == "pay" and any(move.kind == "work" for move in moves)
    )
    first = Chain(seated(game, state, seat))
    then = first.then(first.picker.path_of(next(move for move in first.position.moves if move.kind == "work")))
    assert then is not None
    lines = given_up_before(then, labels_for(then.position.table, "en"))
    assert lines == ["Work · drops Stone Cutting"]


@pytest.mark.parametrize(
    ("lang", "button"),
    [
        ("en", "Instead: Go without (Remove a unit: Celina · Gaul · Cavalry)"),
        ("pl", "Zamiast tego: Zrezygnuj (Wyeliminuj Jednostkę: Celina · Galia · Kawaleria)"),
    ],
)
async def test_who_goes_without_one_of_two_cards_does_not_read_that_the_other_is_given_up(lang: str, button: str):
    """Mosaic R8.2: the Diplomats can still act after the General."""
    state = scoring(B=BOTH, C=TARGET)
    mosaic.play(state, Clear("technologies"))
    assert button in (await shown_at(Chain(seated(mosaic.GAME, state, 1)), lang)).splitlines()


@pytest.mark.parametrize(
    ("lang", "heading", "line"),
    [
        ("en", "### Go without (Infantry)", "- given up by it – Units +1, Regions +1"),
        ("pl", "### Zrezygnuj (Piechota)", "- rezygnujesz z możliwości – Jednostki +1, Regiony +1"),
    ],
)
async def test_what_is_given_up_stands_in_the_heading_and_what_it_would_bring_below(lang: str, heading: str, line: str):
    """Mosaic R4.13"""
    player = {"cities": ["IT04"], "pillars": {"science": 1}, "face_down": ["tech_exploration"]}
    chain = Chain(seated(mosaic.GAME, mosaic.position(A=player), 0)).then((1,))
    assert chain is not None
    shown = (await shown_at(chain, lang, chain.picker.path_of(Skip()))).splitlines()
    assert heading in shown and line in shown
