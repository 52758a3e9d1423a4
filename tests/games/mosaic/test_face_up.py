"""R5.5: the offer is refilled first; then whoever took a Technology says whether it is turned up."""

from __future__ import annotations

from typing import Any

from games.core.rng import Rng
from games.mosaic.moves import End, Lay, Research, TurnUp, Work
from games.mosaic.state import MosaicState
from tests.games import positions
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, default, kinds_of, options, play, position, refused

MATHEMATICS = {"science": 2, "economy": 1}
BESIDE = ["tech_alphabet", "tech_art", "tech_dance", "tech_drama"]


def buying(card: str, top: str, **own: Any) -> MosaicState:
    """A can pay for the card, the first of those on offer; the other one comes up for it."""
    rich = {"resources": PLENTY, "population": 5, "cities": ["GR08"], **own}
    return position(A=rich, technology_offer=[card, *BESIDE], technology_deck_order=[top, "tech_seeds"])


def test_the_new_card_lies_there_before_it_is_said_how_the_one_taken_lies():
    state = buying("tech_mathematics", "tech_calendar", pillars=MATHEMATICS)
    bought = play(state, Research("tech_mathematics", False, "own"))
    assert kinds_of(bought) == ["paid", "technology-taken", "offered"]
    assert (state.offers["technologies"], state.step) == (["tech_calendar", *BESIDE], "lay")
    assert options(state) == [Lay(False), Lay(True)]
    assert refused(state, TurnUp("tech_mathematics")).code == "not-now"
    # Its Action may take the card that has come up.
    turned = play(state, Lay(True))
    assert [event.kind for event in turned][:1] == ["technology-up"]
    assert state.players[0].bought == []
    assert Research("tech_calendar", True, "own") in options(state, Research)


def test_a_card_that_stays_face_down_is_turned_up_later_like_any_other():
    state = buying("tech_migration", "tech_calendar")
    play(state, Research("tech_migration", False, "own"))
    assert kinds_of(play(state, Lay(False))) == ["technology-kept"]
    assert (state.players[0].bought, state.players[0].population) == (["tech_migration"], 5)
    assert {TurnUp("tech_migration"), End()} <= {*options(state)}


def test_a_card_kept_for_the_new_one_can_be_turned_up_before_the_scoring_that_comes_up():
    """R3.4"""
    state = position(
        A={"resources": PLENTY, "units": {"egypt": {"infantry": 1}}},
        technology_offer=["tech_cities", *BESIDE],
        technology_top="empire_scoring_technology",
    )
    events = play(state, Research("tech_cities", False, "own"))
    assert ("scoring-card" in kinds_of(events), state.scorings, state.step) == (True, 0, "lay")
    play(state, Lay(True))
    assert (state.scorings, state.step) == (0, "site")
    play(state, options(state)[0])
    assert state.scorings == 1


def test_it_is_asked_within_an_action_that_another_one_follows():
    """R3.3, R3.5: no free step lies between the two Actions of Mathematics; the symbols of the card serve the second."""
    state = buying("tech_mathematics", "tech_calendar", pillars={**MATHEMATICS, "urbanization": 1, "government": 1})
    state.offers["technologies"] = ["tech_bureaucracy", "tech_mathematics", *BESIDE[1:]]
    play(state, Research("tech_mathematics", True, "own"), Research("tech_bureaucracy", False, "own"))
    assert state.step == "lay"
    play(state, Lay(True))
    assert {move.kind for move in options(state)} == {"work", "skip"}


def test_nothing_is_asked_where_a_card_cannot_be_turned_up_or_no_new_one_comes():
    lacking = buying("tech_mathematics", "tech_calendar")
    assert "technology-down" in kinds_of(play(lacking, Research("tech_mathematics", False, "own")))
    assert lacking.step == "turn"
    last = buying("tech_wheel", "tech_calendar")
    last.decks["technologies"] = []
    assert "technology-down" in kinds_of(play(last, Research("tech_wheel", False, "own")))
    assert last.step == "turn"
    at_once = buying("tech_wheel", "tech_calendar")
    assert "technology-up" in kinds_of(play(at_once, Research("tech_wheel", True, "own")))
    assert at_once.step != "lay"


def test_whoever_does_not_answer_turns_the_card_up_and_so_does_the_computer():
    """D11"""
    state = buying("tech_wheel", "tech_calendar")
    play(state, Research("tech_wheel", False, "own"))
    assert default(state) == Lay(True)
    assert GAME.sensible_move(GAME.redact(state, 0), 0, Rng("lay")) == Lay(True)


def test_by_version_1_nothing_is_asked_once_the_card_is_taken():
    old, state = GAME.under(1), buying("tech_mathematics", "tech_calendar", pillars=MATHEMATICS)
    events = positions.play(old, state, Research("tech_mathematics", False, "own"))
    assert ("technology-down" in kinds_of(events), state.step) == (True, "turn")
    assert Work("food") not in old.legal_moves(state, 0)
