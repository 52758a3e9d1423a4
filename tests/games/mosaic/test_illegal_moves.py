"""Every reason why a move is refused: its code, the rule it names, and that nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.base import Move
from games.mosaic.moves import (
    Benefits,
    Build,
    BuildWonder,
    ChooseLeader,
    Claim,
    Clear,
    Deploy,
    End,
    Exchange,
    Govern,
    Halt,
    March,
    OrderStrike,
    Pay,
    Peek,
    Pick,
    Populate,
    Raise,
    Recruit,
    Research,
    Site,
    StartingCity,
    Strike,
    TakeOver,
    TaxTariff,
    TurnUp,
    Work,
)
from games.mosaic.state import NO_CARD, SEEN, MosaicState
from tests.games.kept import reasons_of
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, play, position, refused, start, until

RICH = {"resources": PLENTY, "population": 9, "cities": ["GR08"]}


def after(state: MosaicState, *moves: Move) -> MosaicState:
    play(state, *moves)
    return state


def removing() -> MosaicState:
    """A has to remove up to two units with Infantry or Cavalry in Gaul and Egypt; those of D are protected."""
    state = position(
        A={
            "face_down": ["tech_iron"],
            "pillars": {"military": 1, "construction": 1},
            "units": {"gaul": {"infantry": 1}, "egypt": {"infantry": 1}},
        },
        B={"units": {"gaul": {"cavalry": 2}, "egypt": {"cavalry": 1}, "italia": {"cavalry": 1}}},
        D={"technologies": ["tech_armor"], "units": {"gaul": {"cavalry": 1}}},
    )
    return after(state, TurnUp("tech_iron"))


def building(piece: str) -> MosaicState:
    return after(position(A=RICH, B={"cities": ["GR01"]}, loyalty={"gaul": "B"}), Build(NO_CARD, piece, "own"))


def wonder(name: str) -> MosaicState:
    return after(position(A=RICH, map_tokens={}), BuildWonder(name, "own"))


def benefits(leader: str, *moves: Move) -> MosaicState:
    return after(position(A={"leader": leader, "cities": ["GR08"]}, action="leader_setup"), *moves)


def bureaucracy() -> MosaicState:
    """Asked for the Action that it grants."""
    state = position(A={"pillars": {"government": 1, "urbanization": 1}, "face_down": ["tech_bureaucracy"]})
    return after(state, TurnUp("tech_bureaucracy"))


REFUSALS: list[tuple[str, str, Callable[[], MosaicState], Move]] = [
    ("leader-taken", "R2.11", lambda: after(start(2), ChooseLeader("leader_scribe")), ChooseLeader("leader_scribe")),
    ("card-not-in-pack", "R2.12", lambda: until(start(2), "draft"), Pick("tech_iron")),
    ("unknown-hex", "R2.13", lambda: position(action="place_starting_city"), StartingCity("XX01")),
    ("hex-taken", "R4.5", lambda: building("city"), Site("city", "GR01")),
    ("region-out", "R2.1", lambda: position(3, action="place_starting_city"), StartingCity("HI01")),
    ("port-hex", "R4.5", lambda: building("city"), Site("city", "IT13")),
    ("needs-port", "R4.5", lambda: building("port_city"), Site("port_city", "IT12")),
    ("loyal-region", "R11", lambda: building("city"), Site("city", "GA14")),
    ("no-city-beside", "R5.3", lambda: building("farm"), Site("farm", "IT04")),
    ("wrong-piece", "R5.3", lambda: building("farm"), Site("city", "GR09")),
    ("no-city-there", "R5.4", lambda: wonder("wonder_sphinx"), Site("wonder_sphinx", "IT04")),
    (
        "too-few-cities",
        "R5.4",
        lambda: after(
            position(A={**RICH, "cities": ["GR08", "GR09", "GR01", "IT04"]}), BuildWonder("wonder_great_pyramid", "own")
        ),
        Site("wonder_great_pyramid", "IT05"),
    ),
    (
        "not-a-site",
        "R11",
        lambda: after(
            position(A={"cities": ["GR08"], "face_down": ["tech_colony"], "pillars": {"urbanization": 1}}),
            TurnUp("tech_colony"),
        ),
        Site("city", "GR09"),
    ),
    ("benefits-first", "R2.14", lambda: benefits("leader_artist"), End()),
    ("benefits-taken", "R2.14", lambda: benefits("leader_artist", Benefits()), Benefits()),
    ("action-first", "R3.2", position, End()),
    (
        "action-taken",
        "R3.2",
        lambda: after(position(A={"pillars": {"science": 6}}), Work("food")),
        TaxTariff("tax_fallback"),
    ),
    ("not-now", "R3.3", position, Halt()),
    ("not-a-choice", "R4.13", lambda: benefits("leader_scribe", Benefits()), Raise("money")),
    ("only-work", "R3.5", bureaucracy, TaxTariff("tax_fallback")),
    ("no-work-for", "R5.1", position, Work("money")),
    ("too-expensive", "R4.1", lambda: position(technology_offer=["tech_iron"]), Research("tech_iron", False, "own")),
    ("population-lacking", "R4.1", lambda: position(A={"resources": PLENTY}), Build(NO_CARD, "city", "own")),
    (
        "no-other-split",
        "R4.1",
        lambda: position(A={**RICH, "resources": {"stone": 4}}),
        Build(NO_CARD, "city", "choose"),
    ),
    ("unknown-way-to-pay", "R4.1", lambda: position(A=RICH), Build(NO_CARD, "city", "later")),
    ("wrong-split", "R4.1", lambda: after(position(A=RICH), Build(NO_CARD, "city", "choose")), Pay("stone", 9)),
    ("card-not-offered", "R5.3", lambda: position(A=RICH), Build("build_farm", "farm", "own")),
    ("cards-left", "R5.2", lambda: position(A=RICH), Populate(NO_CARD, "own")),
    ("not-seen", "R6.6", lambda: position(A=RICH), TaxTariff(SEEN)),
    ("no-site", "R5.3", lambda: position(A={"resources": PLENTY}), Build(NO_CARD, "farm", "own")),
    (
        "wonder-gone",
        "R5.4",
        lambda: position(B={"wonders": {"wonder_sphinx": "GR01"}}),
        BuildWonder("wonder_sphinx", "own"),
    ),
    ("symbols-lacking", "R4.4", lambda: position(A={"face_down": ["tech_iron"]}), TurnUp("tech_iron")),
    (
        "population-for-card",
        "R4.13",
        lambda: position(A={"face_down": ["tech_migration"]}),
        TurnUp("tech_migration"),
    ),
    ("government-gone", "R5.8", lambda: position(B={"government": "gov_tyranny"}), Govern("gov_tyranny", "own")),
    ("government-symbols", "R4.4", lambda: position(A=RICH), Govern("gov_tyranny", "own")),
    ("unknown-unit", "R5.7", lambda: position(A=RICH), Recruit("elephant", "greece")),
    ("unit-locked", "R5.7", lambda: position(A=RICH), Recruit("siege_engine", "greece")),
    ("no-money", "R5.7", lambda: position(A={"cities": ["GR08"]}), Recruit("infantry", "greece")),
    (
        "none-in-stock",
        "R4.12",
        lambda: position(A={**RICH, "units": {"gaul": {"infantry": 10}}}),
        Recruit("infantry", "greece"),
    ),
    ("no-own-unit", "R5.7", lambda: position(A=RICH), March("infantry", "greece", "italia")),
    (
        "not-adjacent-region",
        "R1.6",
        lambda: position(A={**RICH, "units": {"greece": {"infantry": 1}}}),
        March("infantry", "greece", "egypt"),
    ),
    (
        "has-moved",
        "R5.7",
        lambda: after(position(A={**RICH, "units": {"gaul": {"infantry": 1}}}), March("infantry", "gaul", "italia")),
        March("infantry", "italia", "greece"),
    ),
    (
        "recruit-limit",
        "R5.7",
        lambda: after(
            position(A={**RICH, "units": {"gaul": {"cavalry": 1}}}),
            Recruit("infantry", "greece"),
            Recruit("infantry", "greece"),
        ),
        Recruit("infantry", "greece"),
    ),
    ("not-an-opponent", "R4.15", removing, Strike(0, "gaul", "infantry")),
    ("units-protected", "R4.15", removing, Strike(3, "gaul", "cavalry")),
    ("no-unit-of-yours", "R4.15", removing, Strike(1, "italia", "cavalry")),
    ("no-such-unit", "R4.15", removing, Strike(1, "gaul", "infantry")),
    (
        "one-region",
        "R4.15",
        lambda: after(removing(), Strike(1, "gaul", "cavalry")),
        Strike(1, "egypt", "cavalry"),
    ),
    ("card-not-face-down", "R6.1", position, TurnUp("tech_iron")),
    ("no-card-face-down", "R6.1", position, TurnUp("")),
    ("tile-gone", "R6.2", lambda: position(achievements_available=[]), Claim("achievement_urban")),
    ("golden-age-early", "R6.2", position, Claim("golden_art")),
    ("achievement-early", "R6.2", position, Claim("achievement_urban")),
    ("no-government", "R6.3", position, Clear("technologies")),
    (
        "government-used",
        "R6.3",
        lambda: position(A={"government": "gov_tyranny", "clear_used": ["gov_tyranny"]}),
        Clear("technologies"),
    ),
    ("offer-empty", "R6.3", lambda: position(A={"government": "gov_tyranny"}), Clear("technologies")),
    ("unknown-deck", "R6.3", lambda: position(A={"government": "gov_tyranny"}), Clear("leaders")),
    ("no-take-over", "R6.4", position, TakeOver("GR08")),
    ("no-enemy-city", "R6.4", lambda: position(A={"leader": "leader_priestess"}), TakeOver("GR08")),
    (
        "owner-too-small",
        "R6.4",
        lambda: position(A={"leader": "leader_priestess"}, B={"cities": ["GR08"]}),
        TakeOver("GR08"),
    ),
    ("no-exchange", "R6.5", position, Exchange("money")),
    ("no-republic", "R6.6", position, Peek("technologies")),
    (
        "peek-late",
        "R6.6",
        lambda: after(position(A={"government": "gov_republic"}), Peek("technologies")),
        Peek("technologies"),
    ),
    (
        "deck-empty",
        "R6.6",
        lambda: position(A={"government": "gov_republic"}, population_deck=0),
        Peek("population_cards"),
    ),
    ("no-such-order", "R8.2", position, OrderStrike(1, "gaul", "infantry")),
    ("not-your-turn", "R3.1", lambda: position(player="B"), Work("food")),
]


@pytest.mark.parametrize(("code", "rule", "state", "move"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_refusal_names_its_reason_and_rule(code: str, rule: str, state: Callable[[], MosaicState], move: Move):
    refusal = refused(state(), move, seat=0 if code == "not-your-turn" else None)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_every_reason_is_tested():
    assert reasons_of(GAME.slug) | {"action-first"} == {row[0] for row in REFUSALS}


def test_a_city_card_names_its_own_piece():
    """R5.3"""
    state = position(A=RICH, build_offer=["build_farm"])
    assert refused(state, Build("build_farm", "city", "own")).code == "wrong-piece"


def test_a_gained_unit_goes_only_where_it_may():
    """R4.14"""
    state = benefits("leader_general", Benefits())
    assert refused(state, Deploy("cavalry", "greece")).code == "not-a-choice"
    assert refused(state, Deploy("infantry", "gaul")).code == "not-a-choice"
    assert GAME.to_move(state) == (0,)
