"""What fields are filled in with, which kinds of moves are grave, and by which a question is left unanswered."""

from __future__ import annotations

import pytest

from games.mosaic.moves import Build, BuildWonder, End, Govern, Peek, Populate, Research
from games.mosaic.state import SEEN, Choice, MosaicState
from tests.games.completing import decisions_met, fields, kinds, without_answer, wrong_answers
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, options, play, position

NATURAL = {
    ("build", "pay"),
    ("deploy", "unit"),
    ("government", "pay"),
    ("population", "pay"),
    ("technology", "face_up"),
    ("technology", "pay"),
    ("wonder", "pay"),
}
ASKED = {
    ("build", "card"),
    ("build", "piece"),
    ("claim", "tile"),
    ("clear", "deck"),
    ("deploy", "region"),
    ("divert", "opponent"),
    ("divert", "source"),
    ("divert", "target"),
    ("exchange", "resource"),
    ("government", "government"),
    ("guard", "region"),
    ("lay", "face_up"),
    ("leader", "leader"),
    ("march", "source"),
    ("march", "target"),
    ("march", "unit"),
    ("order_divert", "opponent"),
    ("order_divert", "source"),
    ("order_divert", "target"),
    ("order_rule", "card"),
    ("order_rule", "rule"),
    ("order_strike", "opponent"),
    ("order_strike", "region"),
    ("order_strike", "unit"),
    ("pay", "money"),
    ("pay", "resource"),
    ("peek", "deck"),
    ("pick", "card"),
    ("plunder", "food"),
    ("plunder", "ideas"),
    ("plunder", "money"),
    ("plunder", "stone"),
    ("population", "card"),
    ("raise", "production"),
    ("receive", "resource"),
    ("recruit", "region"),
    ("recruit", "unit"),
    ("site", "hex"),
    ("site", "piece"),
    ("start", "hex"),
    ("strike", "opponent"),
    ("strike", "region"),
    ("strike", "unit"),
    ("symbols", "pillar"),
    ("take", "hex"),
    ("take", "token"),
    ("take_over", "hex"),
    ("tax_tariff", "card"),
    ("technology", "card"),
    ("transfer", "amount"),
    ("transfer", "source"),
    ("transfer", "target"),
    ("turn_up", "card"),
    ("wonder", "wonder"),
    ("work", "resource"),
}
GRAVE = {"divert", "strike", "take_over"}
PLAIN = {
    "benefits",
    "build",
    "claim",
    "clear",
    "deploy",
    "end",
    "exchange",
    "government",
    "guard",
    "halt",
    "lay",
    "leader",
    "march",
    "order_divert",
    "order_rule",
    "order_strike",
    "pay",
    "peek",
    "pick",
    "plunder",
    "population",
    "raise",
    "receive",
    "recruit",
    "site",
    "skip",
    "start",
    "symbols",
    "take",
    "tax_tariff",
    "technology",
    "transfer",
    "turn_up",
    "wonder",
    "work",
}
# By kind of decision the kinds of moves that leave it unanswered; where there are none something must be chosen.
WAYS_OUT = {
    "action": {"skip"},
    "benefits": set[str](),
    "clear": {"skip"},
    "deploy": {"skip"},
    "divert": {"skip"},
    "guard": {"skip"},
    "lay": set[str](),
    "leader": set[str](),
    "military": set[str](),
    "pay": {"work"},
    "pick": set[str](),
    "plunder": {"skip"},
    "raise": {"skip"},
    "receive": {"skip"},
    "site": {"skip", "work"},
    "start": set[str](),
    "strike": {"skip"},
    "symbols": {"skip"},
    "take": {"skip"},
    "transfer": {"skip"},
    "turn": set[str](),
}


# ------------------------------------------------------------------ every kind and field is one or the other
def test_every_field_is_natural_or_asked():
    assert fields(GAME) == NATURAL | ASKED
    assert not NATURAL & ASKED


def test_every_kind_is_grave_or_plain():
    assert kinds(GAME) == GRAVE | PLAIN
    assert GAME.grave_kinds == GRAVE
    assert not GRAVE & PLAIN


def test_every_decision_says_how_it_is_left_unanswered():
    """R4.13: benefits may be declined; R4.1: an Action that was announced may be dropped."""
    assert decisions_met(GAME, 4, 4) <= WAYS_OUT.keys()
    said = {decision: {kind for kind, of in GAME.ways_out.items() if decision in of} for decision in WAYS_OUT}
    assert said == WAYS_OUT
    assert {decision for of in GAME.ways_out.values() for decision in of} <= WAYS_OUT.keys()


def test_only_the_end_of_a_turn_may_have_nothing_beside_it():
    """R3.3: whoever holds cards that others do not know ends it himself."""
    assert without_answer(GAME, 4, 4, 80) <= {("turn", "end"), ("benefits", "end")}


# ------------------------------------------------------------------ what is natural
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_moves_filled_in_are_legal_and_nothing_else_is_filled_in(seats):
    assert wrong_answers(GAME, seats, 3, 60, NATURAL) == []


@pytest.fixture
def rich() -> MosaicState:
    """A seat that can pay for everything in two ways."""
    own = {
        "resources": PLENTY,
        "population": 5,
        "pillars": dict.fromkeys(GAME.catalogues["pl"].pillars, 6),
        "cities": ["GR08"],
    }
    offers = {"technology_offer": ["tech_wheel", "tech_migration"], "population_offer": ["pop_6_1"]}
    return position(A=own, build_offer=["build_project_roads"], **offers)


@pytest.mark.parametrize("kind", [Build, BuildWonder, Govern, Populate, Research])
def test_own_resources_are_paid_before_money(rich, kind):
    """R4.1"""
    move = options(rich, kind)[0]
    values = sorted({other.pay for other in options(rich, kind)})
    assert values == ["choose", "own"]
    assert GAME.natural(rich, 0, {"kind": move.kind}, "pay", values) == "own"


@pytest.mark.parametrize(("source", "unit"), [("build_garrison_city", "infantry"), ("golden_heroes", None)])
def test_the_unit_of_a_city_is_infantry_unless_it_is_asked_where_it_stands(source, unit):
    """R4.14: the one at least is asked no more than where the City is built."""
    state = position(A={"cities": ["GR08", "EG15"]})
    state.pending = [Choice(0, "deploy", source, 0, 1, hex="GR08")]
    assert GAME.natural(state, 0, {"kind": "deploy"}, "unit", ["cavalry", "infantry"]) == unit


def face_up(state: MosaicState, card: str, *values: bool) -> object:
    return GAME.natural(GAME.redact(state, 0), 0, {"kind": "technology", "card": card}, "face_up", values)


def test_a_technology_is_turned_up_where_its_symbols_are_there(rich):
    """R5.5"""
    assert face_up(rich, "tech_wheel", False, True) is True
    assert face_up(rich, "tech_wheel", False) is None


def test_a_technology_that_costs_something_or_turns_on_the_offer_waits_for_the_new_card(rich):
    """R4.13, R5.5: Migration; Mathematics for its Action, Scientific Method for what it clears"""
    rich.players[0].symbols |= {"science": 2, "economy": 1}
    for card in ("tech_migration", "tech_mathematics", "tech_scientific_method"):
        assert face_up(rich, card, False, True) is False


def test_where_no_new_card_comes_only_a_technology_that_costs_something_is_asked_about(rich):
    """R4.13: Migration"""
    rich.players[0].symbols |= {"science": 2, "economy": 1}
    rich.decks["technologies"] = []
    assert face_up(rich, "tech_migration", False, True) is None
    assert face_up(rich, "tech_mathematics", False, True) is True


def test_the_seen_technology_is_judged_by_what_it_is():
    """R6.6"""
    for top, natural in (("tech_wheel", True), ("tech_migration", None)):
        own = {"government": "gov_republic", "resources": PLENTY, "population": 5, "pillars": {"science": 6}}
        state = position(A=own, technology_deck_order=[top, "tech_iron"])
        play(state, Peek("technologies"))
        assert face_up(state, SEEN, False, True) is natural


@pytest.mark.parametrize(("asked", "actions", "final"), [("turn", 0, False), ("turn", 1, True), ("benefits", 0, True)])
def test_an_end_is_final_where_an_action_is_left_or_a_part_of_the_setup_ends(asked, actions, final):
    """R3.2: an Action that is left does not come again."""
    state = GAME.setup(2, GAME.options(), "end")
    state.pending, state.actions = [Choice(0, asked)], actions
    assert GAME.is_final(state, 0, End()) is final
