"""R6, R7: free steps, Influence and control."""

from __future__ import annotations

from games.mosaic.board import controlled, influence
from games.mosaic.moves import (
    Build,
    Claim,
    Clear,
    Exchange,
    Peek,
    Populate,
    Research,
    TakeOver,
    TaxTariff,
    TurnUp,
    Work,
)
from games.mosaic.state import SEEN
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, kinds_of, options, play, position, refused

CATALOGUE = GAME.catalogues["pl"]
REPUBLIC = {"government": "gov_republic", "resources": PLENTY, "population": 5}


def test_any_number_of_face_down_technologies_is_turned_up():
    """R6.1: one may give the symbols for the next."""
    state = position(A={"face_down": ["tech_wheel", "tech_trade_routes"]})
    assert refused(state, TurnUp("tech_trade_routes")).rule == "R4.4"
    play(state, TurnUp("tech_wheel"), TurnUp("tech_trade_routes"))
    assert state.players[0].technologies == ["tech_wheel", "tech_trade_routes"]
    assert refused(state, TurnUp("tech_quarry")).code == "card-not-face-down"


def test_a_tile_is_taken_for_good_and_by_the_first():
    """R6.2"""
    state = position(A={"resources": {"money": 60}}, achievements_available=["achievement_wealthy"])
    play(state, Claim("achievement_wealthy"))
    assert refused(state, Claim("achievement_wealthy")).code == "tile-gone"
    assert GAME.standing(state)[0]["tiles"] == 6
    state.players[0].resources["money"] = 0
    assert GAME.standing(state)[0]["tiles"] == 6


def test_a_government_clears_an_offer_once_for_each_player():
    """R6.3: the cards go under the deck; an Empire Scoring card that comes up is revealed."""
    state = position(
        A={"government": "gov_tyranny"},
        technology_offer=["tech_iron"],
        technology_top="empire_scoring_technology",
    )
    events = play(state, Clear("technologies"))
    assert "scoring-card" in kinds_of(events)
    assert state.scorings == 1
    assert state.decks["technologies"][-1] == "tech_iron"
    assert refused(state, Clear("technologies")).code == "government-used"
    assert refused(position(), Clear("technologies")).code == "no-government"


def test_the_priestess_takes_a_city_once():
    """R6.4: only with the piece in stock; nothing is gained by it."""
    state = position(
        A={"leader": "leader_priestess"}, B={"cities": ["IT05", "GR01", "GR02", "GR05"]}, map_tokens={"GR08": "wine"}
    )
    play(state, TakeOver("GR01"))
    assert (state.pieces["GR01"].seat, state.holding, state.players[0].goods) == (0, 0, {})
    assert refused(state, TakeOver("GR02")).code == "no-take-over"


def test_the_magistrate_exchanges_once():
    """R6.5"""
    state = position(A={"leader": "leader_magistrate", "population": 3})
    play(state, Exchange("ideas"))
    assert state.players[0].resources["ideas"] == 20
    assert refused(state, Exchange("ideas")).code == "no-exchange"


# ------------------------------------------------------------------ R6.6
def test_the_republic_takes_the_card_it_has_seen():
    """R6.6: the offer needs no refill."""
    state = position(A=REPUBLIC, technology_offer=["tech_iron"])
    top = state.decks["technologies"][0]
    play(state, Peek("technologies"))
    assert GAME.redact(state, 0).decks["technologies"][0] == top
    assert GAME.redact(state, 1).decks["technologies"][0] == "?"
    play(state, Research(SEEN, False, "own"))
    assert state.players[0].drawn == [top]
    assert state.offers["technologies"] == ["tech_iron"]


def test_the_republic_looks_once_and_before_the_action_only():
    """R6.6"""
    state = position(A={**REPUBLIC, "pillars": {"science": 6}}, population_offer=["pop_6_1"])
    play(state, Peek("population_cards"))
    assert refused(state, Peek("technologies")).code == "peek-late"
    play(state, Work("food"))
    assert state.peeked == ""
    assert refused(state, Peek("technologies")).code == "peek-late"
    assert refused(position(), Peek("technologies")).code == "no-republic"


def test_a_card_seen_in_the_last_turn_is_hidden_again_after_it():
    """R6.6, R9.3"""
    republic = {"government": "gov_republic"}
    state = position(2, player="B", B=republic, scorings_done=3, end_triggered=True, final_round=True)
    state.players[1].cleared = ["gov_republic"]
    play(state, Peek("technologies"), Work("food"))
    assert state.finished
    assert state.peeked == ""
    assert GAME.problems(state) == []
    assert GAME.redact(state, 1).decks["technologies"][0] == "?"


def test_every_action_with_an_offer_may_take_the_seen_card():
    """R6.6"""
    for deck, kind in (
        ("population_cards", Populate),
        ("tax_tariff_cards", TaxTariff),
        ("technologies", Research),
        ("build_cards", Build),
    ):
        state = position(A={**REPUBLIC, "cities": ["GR08"]})
        play(state, Peek(deck))
        assert [move for move in options(state, kind) if move.card == SEEN]


# ------------------------------------------------------------------ R7
def test_influence_counts_settlements_wonders_and_units():
    """R7.1: 2, 2 and 1."""
    state = position(
        A={"cities": ["GR08"], "port_cities": ["GR18"], "farms": ["GR09"], "units": {"greece": {"siege_engine": 1}}},
        B={"wonders": {"wonder_sphinx": "GR01"}, "manufactories": ["GR02"]},
    )
    assert influence(CATALOGUE, state)["greece"][:2] == [6, 3]


def test_control_needs_more_influence_than_anybody_else():
    """R7.2"""
    state = position(A={"cities": ["GR08", "IT04"]}, B={"cities": ["IT05"]})
    assert controlled(influence(CATALOGUE, state), 0) == ["greece"]
