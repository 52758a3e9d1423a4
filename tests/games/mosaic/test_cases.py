"""The test vectors of cases.json, one test each; the id of the test is the id of the case."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.core.errors import IllegalMove
from games.mosaic.invariants import SYMBOLS
from games.mosaic.state import MosaicState
from tests.games.kept import each_case, read_cases
from tests.games.mosaic.case_builder import (
    GAME,
    QUERIES,
    answer,
    build_state,
    catalogue_of,
    differences,
    moves_of,
)

CASES = read_cases(GAME.slug)
SET_UPS = [case for case in CASES if case["when"]["action"] == "setup"]
ASKED = [case for case in CASES if case["when"]["action"] in QUERIES and case not in SET_UPS]
PLAYED = [case for case in CASES if case["when"]["action"] not in QUERIES]

# Refusals whose number is not among the rules of the case, with the reason.
OTHER_RULES = {
    "C44": "R6.2",  # the condition of the tile, which the case names by the rules it consists of
    "C49": "R3.3",  # nobody can be removed, so nothing is asked
    "C110": "R4.10",  # the piece is not one that the card gives
    "C118": "R3.3",  # nobody else is left in the region, so nothing more is asked
}


def test_every_case_is_run_once():
    assert Counter(case["id"] for case in [*SET_UPS, *ASKED, *PLAYED]) == Counter({case["id"]: 1 for case in CASES})
    assert len(CASES) == 120


@each_case(PLAYED)
def test_case(case: dict[str, Any]):
    state = build_state(case["given"], case["when"])
    refusal = play(case, state)
    if case["then"].get("legal", True):
        assert refusal is None
    else:
        assert refusal is not None
        assert refusal.rule in [*case["rules"], OTHER_RULES.get(case["id"])]
    assert differences(case, state) == []


def play(case: dict[str, Any], state: MosaicState) -> IllegalMove | None:
    """Play the moves of a case up to the first that is refused; gives the refusal. A refused move changes nothing."""
    for seat, move in moves_of(case, state):
        before = GAME.encode(state)
        try:
            GAME.play(state, seat, move)
        except IllegalMove as refusal:
            assert GAME.encode(state) == before
            return refusal
    return None


@each_case(ASKED)
def test_question(case: dict[str, Any]):
    assert answer(case, build_state(case["given"], case["when"])) == case["then"]


@each_case(SET_UPS)
def test_set_up_case(case: dict[str, Any]):
    seats, want = case["given"]["player_count"], case["then"]["setup"]
    state = GAME.setup(seats, GAME.options(), "case")
    catalogue = catalogue_of(state)
    cards = {deck: [*state.decks[deck], *state.offers[deck]] for deck in state.decks}
    kinds = [catalogue.tax_tariff_cards[card].kind for card in cards["tax_tariff_cards"] if "scoring" not in card]
    hexes = [place for place in catalogue.hexes.values() if place.region in state.regions]
    technologies = len(cards["technologies"]) - 1
    third = (cards["technologies"].index("empire_scoring_technology") + catalogue.offer_size("technologies")) // (
        technologies // 3 + 1
    )
    assert {
        "regions_out": [region for region in catalogue.regions if region not in state.regions],
        "fish": sum(token == "fish" for token in state.tokens.values()),
        "cache": sum(token in catalogue.caches for token in state.tokens.values()),
        "goods_hexes": sum(place.token == "goods" for place in hexes),
        "technology_deck": technologies,
        "technology_scoring_stack": ["top", "middle", "bottom"][third],
        "build_deck": len(cards["build_cards"]) - 1,
        "population_deck": len(cards["population_cards"]) - 1,
        "tax_cards": kinds.count("tax"),
        "tariff_cards": kinds.count("tariff"),
        "achievements": len(state.achievements),
    } == want


@each_case(PLAYED)
def test_the_state_of_a_case_is_sound(case: dict[str, Any]):
    """Symbols are given as totals whatever the cards show, and only the Governments a case needs are there."""
    state = build_state(case["given"], case["when"])
    given = case["given"].get("governments_available")
    if given is not None:
        state.governments = [name for name in catalogue_of(state).governments if name not in _in_office(state)]
    assert [problem for problem in GAME.problems(state) if SYMBOLS not in problem] == []


def _in_office(state: MosaicState) -> list[str]:
    return [player.government for player in state.players]
