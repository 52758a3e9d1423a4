"""What is told of a move: every number with what it was and is, what declined and doubled and cancelled, and to whom."""

from __future__ import annotations

import pytest

from cogs.presentation.gathering import repeated
from cogs.presentation.labels import Labels
from games.core.events import Event, visible
from games.mosaic.board import influence
from games.mosaic.majorities import with_control
from games.mosaic.moves import Build, Clear, Peek, Populate, Recruit, Research, Site, Skip, Strike, TurnUp, Work
from games.mosaic.payment import OWN
from games.mosaic.state import NO_CARD, SEEN, UNITS, MosaicState
from locales import words
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, default, kinds_of, options, play, position, start
from tests.games.walking import walk

GREW = {"worked", "gained", "raised", "population-gained", "grown", "tax-taken", "tariff-taken", "holding-taken"}
SHRANK = {"paid", "population-paid", "lowered", "removed"}


def told(events: list[Event], kind: str) -> list[dict]:
    return [event.data for event in events if event.kind == kind]


def scoring(**given) -> MosaicState:
    """A turn of A whose Government tile brings up an Empire Scoring card."""
    given["A"] = {"government": "gov_tyranny", **given.get("A", {})}
    return position(
        4, population_offer=[], technology_offer=["tech_iron"], technology_top="empire_scoring_technology", **given
    )


def number_of(state: MosaicState, event: Event) -> int:
    """What the number that an event tells of is in the state after it."""
    assert event.seat is not None
    player, data = state.players[event.seat], event.data
    if "production" in data:
        return player.productions[data["production"]]
    if event.kind in ("population-gained", "population-paid", "grown"):
        return player.population
    if event.kind == "removed":
        kinds = ("cavalry", "infantry", "siege_engine")
        return state.players[data["opponent"]].units[data["region"]][kinds.index(data["unit"])]
    return player.resources[data.get("resource", "money")]


def test_every_number_is_told_with_what_it_was_and_what_it_is():
    met = set()
    for state, seat, move in walk(GAME, 3, 4):
        after = GAME.copy(state)
        events = GAME.play(after, seat, move)
        last: dict[tuple, Event] = {}
        for event in events:
            if event.kind in GREW | SHRANK:
                met.add(event.kind)
                sign = 1 if event.kind in GREW else -1
                assert event.data["after"] - event.data["before"] == sign * event.data["count"] != 0, event
                data = event.data
                what = data.get("production") or data.get("unit") or data.get("resource")
                if event.kind in ("population-gained", "population-paid", "grown"):
                    what = "population"
                elif event.kind in ("tax-taken", "tariff-taken", "holding-taken"):
                    what = "money"
                last["production" in data, event.kind == "removed", event.seat, what, data.get("region")] = event
        for event in last.values():
            assert event.data["after"] == number_of(after, event), event
    assert met >= {"worked", "paid", "gained", "raised", "grown"}


# ------------------------------------------------------------------ R3.5 another Action
def test_after_the_first_of_two_actions_the_second_is_told():
    """R3.5: the Scribe's first turn."""
    state = start(2)
    while state.phase != "rounds":
        wanted = next((m for m in options(state) if getattr(m, "leader", "") == "leader_scribe"), default(state))
        GAME.play(state, GAME.to_move(state)[0], wanted)
    while state.players[state.active].leader != "leader_scribe":
        play(state, default(state))
    follows = [Event("action-follows", state.active, {"card": "leader_scribe", "action": "any"})]
    assert [event for event in play(state, Work("food")) if event.kind == "action-follows"] == follows
    assert "action-follows" not in kinds_of(play(state, Work("food")))


def test_between_the_two_actions_at_the_end_the_second_is_told():
    """R9.5"""
    state = position(
        2, player="B", B={"leader": "leader_scribe"}, scorings_done=3, end_triggered=True, final_round=True
    )
    assert "action-follows" not in kinds_of(play(state, Work("food")))
    assert told(play(state, Work("food")), "action-follows") == [{"card": "leader_scribe", "action": "any"}]
    assert "action-follows" not in kinds_of(play(state, Work("food")))


@pytest.mark.parametrize(
    ("card", "pillars", "action"),
    [
        ("tech_mathematics", {"science": 2, "economy": 1}, "any"),
        ("tech_bureaucracy", {"government": 1, "urbanization": 1}, "work"),
    ],
)
def test_a_card_that_gives_another_action_says_so(card: str, pillars: dict[str, int], action: str):
    state = position(A={"pillars": pillars, "face_down": [card]})
    assert told(play(state, TurnUp(card)), "action-follows") == [{"card": card, "action": action}]


# ------------------------------------------------------------------ R5.2 Population
@pytest.mark.parametrize(("leader", "bonus"), [("leader_farmer", 1), ("leader_artist", 0)])
@pytest.mark.parametrize("factor", [1, 2])
def test_the_farmer_and_a_doubling_are_told(leader: str, bonus: int, factor: int):
    state = position(A={"leader": leader, "population": 5, "resources": PLENTY}, population_offer=["pop_6_1"])
    state.players[0].multiplier = factor
    (facts,) = told(play(state, Populate("pop_6_1", "own")), "grown")
    printed = GAME.catalogues["pl"].population_cards["pop_6_1"].gain["population"]
    assert (facts["factor"], facts["bonus"], facts["leader"]) == (factor, bonus, leader)
    assert facts["count"] == printed * factor + bonus == facts["after"] - 5


def test_that_the_next_population_card_counts_double_is_told():
    pillars = {"food_production": 2, "population": 1}
    state = position(A={"pillars": pillars, "face_down": ["tech_flood_agriculture"]})
    events = play(state, TurnUp("tech_flood_agriculture"))
    assert told(events, "multiplied") == [{"card": "tech_flood_agriculture", "factor": 2}]


# ------------------------------------------------------------------ R4.13 what is declined, R4.15 what is removed
def test_what_was_declined_is_told_and_not_that_the_whole_card_was():
    state = scoring(
        B={"leader": "leader_general", "units": {"gaul": {"infantry": 1}}}, C={"units": {"gaul": {"cavalry": 2}}}
    )
    play(state, Clear("technologies"))
    assert told(play(state, Skip()), "skipped") == [{"source": "leader_general", "declined": "strike"}]


def test_a_removed_unit_is_told_with_the_card_and_how_many_are_left():
    state = scoring(
        B={"leader": "leader_general", "units": {"gaul": {"infantry": 1}}}, C={"units": {"gaul": {"cavalry": 2}}}
    )
    play(state, Clear("technologies"))
    (facts,) = told(play(state, Strike(2, "gaul", "cavalry")), "removed")
    assert facts == {
        "opponent": 2, "region": "gaul", "unit": "cavalry", "card": "leader_general", "count": 1, "before": 2, "after": 1,
    }  # fmt: skip


def test_a_recruited_unit_is_told_with_its_price():
    state = position(A={"resources": PLENTY, "cities": ["GR08"]})
    events = play(state, Recruit("infantry", "greece"))
    price = GAME.catalogues["pl"].numbers.military.recruit_cost
    assert events[0].data == {"resource": "money", "count": price, "before": 60, "after": 60 - price}
    assert events[1].kind == "recruited"


# ------------------------------------------------------------------ R8.3 what cards do in a scoring
def test_siege_engines_and_formations_are_told_in_a_scoring():
    state = scoring(
        A={"units": {"gaul": {"siege_engine": 1, "infantry": 1}}, "technologies": ["tech_siege_engine", "tech_formations"]},
        B={"cities": ["GA01", "GA02"]},
    )  # fmt: skip
    events = play(state, Clear("technologies"))
    each = GAME.catalogues["pl"].numbers.influence["city"]
    kinds = kinds_of(events)
    assert [(event.seat, event.data) for event in events if event.kind in ("strengthened", "besieged")] == [
        (0, {"region": "gaul", "card": "tech_formations", "count": 2}),
        (1, {"region": "gaul", "card": "tech_siege_engine", "count": 2 * each, "opponent": 0}),
    ]
    assert kinds.index("empire-scoring") < kinds.index("strengthened") < kinds.index("region-scored")


# ------------------------------------------------------------------ R6.6 what only the seat may know
def test_what_the_republic_has_seen_and_takes_is_named_to_nobody_else():
    """R6.6: the others are told that the seen card was taken, from which deck, and no more."""
    republic = {"government": "gov_republic", "resources": PLENTY, "population": 5}
    state = position(A=republic, technology_offer=["tech_iron"])
    top = state.decks["technologies"][0]
    events = [*play(state, Peek("technologies")), *play(state, Research(SEEN, False, "own"))]
    assert ("seen", {"card": top}) in [(event.kind, event.data) for event in visible(events, 0)]
    assert ("kept", {"card": top}) in [(event.kind, event.data) for event in visible(events, 0)]
    for viewer in (None, 1, 2, 3):
        heard = visible(events, viewer)
        assert not {"seen", "kept"} & set(kinds_of(heard))
        assert top not in str([event.data for event in heard])
        assert top not in GAME.encode(GAME.redact(state, viewer)).decode()


def test_what_the_bot_keeps_for_a_seat_when_cards_are_dealt_is_named_to_nobody_else():
    """R2.12, R2.14"""
    for state, seat, move in walk(GAME, 3, 2):
        for event in GAME.play(GAME.copy(state), seat, move):
            if event.kind in ("kept", "seen"):
                assert event.audience == (event.seat,)
        if state.phase == "rounds":
            return


def test_whoever_loses_control_of_a_region_is_told_and_to_whom():
    """R7.2: with a unit more nobody controls it, with a City the other does."""
    for moves, taken in (
        ([Recruit("infantry", "greece")], {"free": {"count": 0}}),
        ([Build(NO_CARD, "city", OWN), Site("city", "GR14")], {"taken": {"opponent": 0}}),
    ):
        state = position(2, A={"resources": PLENTY, "population": 5, "cities": ["GR08"]}, B={"resources": PLENTY})
        influences = influence(GAME.catalogues[state.edition], state)["greece"]
        state.players[1].units["greece"][UNITS.index("infantry")] = influences[0] + 1
        assert told(play(state, *moves), "control-lost") == [{"region": "greece", **taken}]


def test_whoever_gains_control_of_a_region_that_was_nobodys_is_told_so_before_a_scoring_that_follows():
    """R7.2, R8.3"""
    state = position(2, A={"resources": PLENTY, "population": 5, "cities": ["GR08"]}, B={"resources": PLENTY})
    influences = influence(GAME.catalogues[state.edition], state)["greece"]
    state.players[1].units["greece"][UNITS.index("infantry")] = influences[0]
    events = play(state, Recruit("infantry", "greece"))
    assert told(events, "control-gained") == [{"region": "greece"}]
    scored, gained = Event("empire-scoring", None, {"count": 1, "most": 3}), events[-1]
    assert kinds_of(with_control([*events[:-1], scored], [gained]))[-2:] == ["control-gained", "empire-scoring"]


@pytest.mark.parametrize(
    ("lang", "alone", "lost"),
    [
        ("en", "Anna moves a unit: Infantry (Gaul → Egypt).", "Anna loses control of Gaul (now: nobody)."),
        (
            "pl",
            "Anna przesuwa Jednostkę: Piechota (Galia → Egipt).",
            "Anna traci kontrolę nad Regionem Galia (teraz: nikt).",
        ),
    ],
)
def test_a_unit_that_moves_is_told_alone_as_it_is_with_others_and_who_has_a_region_that_was_lost(lang, alone, lost):
    """R5.7, R7.2"""
    labels, step = Labels(GAME, words(lang), ["Anna", "Ben"]), {"source": "gaul", "target": "egypt"}
    moved = [Event("marched", 0, {"unit": unit, **step}) for unit in ("infantry", "cavalry")]
    assert labels.event(moved[0]) == alone
    (together,) = repeated(labels, moved)
    assert alone.partition(": ")[2].removesuffix(".") in labels.event(together)
    assert labels.event(Event("control-lost", 0, {"region": "gaul", "free": {"count": 0}})) == lost
