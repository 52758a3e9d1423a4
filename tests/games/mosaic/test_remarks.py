"""What is said of a hex before it is chosen: its region and what lies there."""

from __future__ import annotations

from games.base import Remark
from games.mosaic.catalogue import BLANK
from tests.games.mosaic.case_builder import GAME

STATE = GAME.setup(2, GAME.options(), "remarks")
HEXES = GAME.catalogues[STATE.edition].hexes


def said(place: str) -> Remark | None:
    return GAME.remark(STATE, 0, {"kind": "site", "hex": place})


def test_a_hex_is_named_with_its_region_and_the_token_that_gives_something():
    """R1.5, R1.7"""
    place, token = next((place, token) for place, token in STATE.tokens.items() if token != BLANK)
    assert said(place) == Remark("hex-token", {"region": HEXES[place].region, "token": token})


def test_a_blank_token_is_not_named_nor_is_none():
    """R1.7"""
    blank = next((place for place, token in STATE.tokens.items() if token == BLANK), None)
    empty = next(place for place in HEXES if place not in STATE.tokens)
    for place in filter(None, (blank, empty)):
        assert said(place) == Remark("hex", {"region": HEXES[place].region})


def test_nothing_is_said_before_a_hex_is_chosen():
    assert GAME.remark(STATE, 0, {"kind": "site"}) is None
