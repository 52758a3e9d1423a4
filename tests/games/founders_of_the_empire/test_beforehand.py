"""What is told before anything is chosen in a turn: the tile just turned up, tokens that can be played nowhere."""

from __future__ import annotations

import pytest

from cogs.presentation.labels import Labels
from games.base import Remark
from games.founders_of_the_empire.state import FoundersState
from locales import words
from tests.games.founders_of_the_empire.case_builder import GAME
from tests.games.founders_of_the_empire.positions import home, land, position

# Nine tiles; what the winery wants meets beside the one in the midst alone.
_OTHERS = ("waterfall", "waterfall", "gold_mine", "iron_mine", "stud_farm", "fishing_village", "gold_mine")
_FREE = [(x, y) for x in range(3) for y in range(3) if (x, y) not in ((0, 0), (2, 2))]
BLOCK = ["grove 0,0", "grove 2,2", *(f"{tile} {x},{y}" for tile, (x, y) in zip(_OTHERS, _FREE, strict=True))]

WINE = {"count": 1, "either": [], "resource": "wine"}


def turned_up(tile: str, *tiles: str) -> FoundersState:
    """A turn in which this tile was turned up, over a territory."""
    kind = GAME.catalogue.kind[tile]
    state = position(land(*tiles), home(), rows={kind: [tile]})
    state.newest = kind
    return state


def told(state: FoundersState, seat: int = 0) -> list[Remark]:
    return [*GAME.beforehand(GAME.redact(state, seat), seat)]


@pytest.mark.parametrize(
    ("tiles", "unfit"),
    [
        (["grove 0,0", "grove 1,0"], None),
        (["lake 0,0"], {"how": "lacking", "lacking": ["wood"]}),
        (["grove 0,0"], {"how": "apart"}),
        (BLOCK, {"how": "replace"}),
    ],
    ids=["fits", "nothing gives it", "one source", "only in the place of a tile"],
)
def test_the_tile_turned_up_says_what_it_requires_and_gives_and_why_it_fits_nowhere(tiles: list[str], unfit: object):
    """R8.2, R8.4, R9.2: the winery wants wood and plants, from two tiles."""
    (remark,) = told(turned_up("winery", *tiles))
    facts = {"tile": "winery", "count": 2, "required": ["wood", "plants"], "making": WINE}
    assert remark == Remark("turned-up", facts | ({"unfit": unfit} if unfit else {}))


def test_a_city_tile_turned_up_says_which_token_it_brings():
    """R8.7"""
    (remark,) = told(turned_up("barracks_horses", "lake 0,0"))
    assert remark.facts["gift"] == {"given": "war"}


def test_nobody_is_told_of_a_tile_in_the_turn_of_another():
    assert told(turned_up("winery", "lake 0,0"), 1) == []


@pytest.mark.parametrize(
    ("tile", "code"),
    [("iron_mine", "craftsman-held"), ("iron_mine 0,1 coin", "craftsman-idle"), ("lake", "craftsman-idle")],
)
def test_the_craftsman_held_is_named_with_its_resource_and_that_it_can_go_nowhere(tile: str, code: str):
    """R7.5a"""
    lying = tile if " " in tile else f"{tile} 0,1"
    state = position(land("grove 0,0", lying, hand=["craftsman_iron"]), home(), step="reveal")
    assert told(state) == [Remark(code, {"token": "craftsman_iron", "resource": "iron"})]


@pytest.mark.parametrize(("carts", "idle"), [([], False), ([(0, 0)], True)])
def test_a_cart_without_a_free_square_says_so(carts: list[tuple[int, int]], idle: bool):
    """R7.4a, R7.4b"""
    square = ("lake 0,0", "grove 1,0", "cliff 0,1", "cliff 1,1")
    state = position(land(*square, hand=["cart"], carts=carts), home(), step="reveal")
    assert (told(state) == [Remark("cart-idle", {})]) is idle


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        (
            "en",
            "Turned up: Winery, produces Wine; needs Wood, Plants; fits nowhere with you: nothing of yours gives Wood",
        ),
        (
            "pl",
            "Odsłonięto: Winiarnia, produkuje: Wino; wymaga: Drewno, Rośliny; nigdzie u ciebie nie pasuje, "
            "żaden twój kafel nie daje: Drewno",
        ),
    ],
)
def test_the_tile_turned_up_is_told_in_a_sentence(lang: str, sentence: str):
    (remark,) = told(turned_up("winery", "lake 0,0"))
    assert Labels(GAME, words(lang), ["Anna", "Ben"]).remark(remark) == sentence
