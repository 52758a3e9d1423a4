"""What somebody may look for in his decision, and why the rules refuse it."""

from __future__ import annotations

from games.mosaic.moves import (
    Build,
    BuildWonder,
    Claim,
    Clear,
    End,
    Exchange,
    Govern,
    March,
    Peek,
    Populate,
    Recruit,
    Research,
    Site,
    TakeOver,
    TurnUp,
    Work,
)
from games.mosaic.state import NO_CARD
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, play, position, refused
from tests.games.trying import by_kind, looked_for, reasons

POOR = dict.fromkeys(PLENTY, 0)


def of_kind(state, *kinds):
    return {move: reason for move, reason in reasons(GAME, state).items() if isinstance(move, kinds)}


def test_a_wonder_that_costs_too_much_is_refused_for_its_price():
    state = position(A={"resources": POOR, "cities": ["GR08"]})
    found = of_kind(state, BuildWonder)
    assert {move.wonder for move in found} == {*state.wonders}
    assert {*found.values()} == {("too-expensive", "R5.4")}
    lacking = [refused(state, move).facts["lacking"] for move in found]
    assert lacking == sorted(lacking)


def test_a_wonder_that_can_be_paid_but_stands_nowhere_is_refused_for_that():
    state = position(A={"resources": PLENTY, "cities": []})
    assert {*of_kind(state, BuildWonder).values()} == {("no-site", "R5.4")}


def test_a_technology_that_can_be_taken_face_down_is_not_looked_for():
    """R5.5: it is among what is possible, and says there for want of what it stays face down."""
    state = position(A={"resources": PLENTY}, technology_offer=["tech_iron"])
    assert of_kind(state, Research) == {}
    assert Research("tech_iron", False, "own") in GAME.legal_moves(state, 0)


def test_without_money_everything_that_costs_is_refused_for_that():
    state = position(
        A={"resources": POOR, "population": 9, "cities": ["GR08"]},
        technology_offer=["tech_iron"],
        population_offer=["pop_6_1"],
    )
    assert of_kind(state, Populate, Research) == {
        Populate("pop_6_1", "own"): ("too-expensive", "R4.1"),
        Research("tech_iron", True, "own"): ("too-expensive", "R4.1"),
    }
    assert of_kind(state, Build)[Build(NO_CARD, "city", "own")] == ("too-expensive", "R4.1")
    # The region makes no difference.
    assert [(move.unit, reason) for move, reason in of_kind(state, Recruit).items()] == [
        ("cavalry", ("no-money", "R5.7")),
        ("infantry", ("no-money", "R5.7")),
    ]


def test_a_government_is_refused_for_its_symbols_before_its_price():
    state = position(A={"resources": POOR})
    assert {*of_kind(state, Govern).values()} == {("government-symbols", "R4.4")}


def test_whoever_has_money_and_no_unit_is_told_that_there_is_none():
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    ((move, reason),) = of_kind(state, March).items()
    assert (move.unit, reason) == ("cavalry", ("no-own-unit", "R5.7"))


def test_tiles_are_looked_for_those_first_that_lack_least():
    state = position(A={"resources": POOR})
    found = of_kind(state, Claim)
    assert {move.tile for move in found} == {*state.golden_ages, *state.achievements}
    facts = [refused(state, move).facts for move in found]
    lacking = [fact["needed"] - fact["count"] for fact in facts]
    assert lacking == sorted(lacking)


def test_nobody_looks_for_a_free_step_that_no_card_or_tile_of_his_gives():
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    assert {move.kind: reason for move, reason in of_kind(state, TakeOver, Exchange, Clear, Peek, End).items()} == {
        "end": ("action-first", "R3.2"),
    }


def test_an_own_card_that_lies_face_down_is_refused_for_its_symbols():
    state = position(A={"face_down": ["tech_iron"]})
    assert of_kind(state, TurnUp) == {TurnUp("tech_iron"): ("symbols-lacking", "R4.4")}


def test_after_the_action_one_of_each_kind_is_looked_for():
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    play(state, Work("food"))
    actions = by_kind(looked_for(GAME, state, 0))
    for kind in ("build", "government", "march", "population", "recruit", "tax_tariff", "technology", "wonder", "work"):
        (move,) = actions[kind]
        assert refused(state, move).code == "action-taken"


def test_a_hex_that_is_taken_has_its_reason():
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    play(state, Build(NO_CARD, "farm", "own"))
    found = of_kind(state, Site)
    assert found[Site("farm", "GR08")] == ("hex-taken", "R4.5")
    assert [move.hex for move in found][:1] == ["GR01"]  # in the region of the City, and free


def test_whoever_has_a_tile_is_told_why_it_gives_nothing_now():
    state = position(A={"resources": PLENTY, "cities": ["GR08"], "government": "gov_republic"})
    play(state, Work("food"))
    found = {move.kind: reason for move, reason in of_kind(state, Peek, TurnUp).items()}
    assert found == {"peek": ("peek-late", "R6.6")}
    assert refused(state, TurnUp("")).code == "no-card-face-down"
