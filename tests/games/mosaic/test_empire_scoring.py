"""R8, R9, R10: Empire Scorings with what comes before them, the end, the final points."""

from __future__ import annotations

import msgspec
import pytest

from games.base import Concede, Move, Remark
from games.mosaic.free_steps import threshold
from games.mosaic.moves import (
    Claim,
    Clear,
    Divert,
    End,
    OrderDivert,
    OrderRule,
    OrderStrike,
    Skip,
    Strike,
    Work,
)
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, default, kinds_of, options, play, position, refused, sensibly, start

CATALOGUE = GAME.catalogues["pl"]


def scoring(seats: int = 4, **given):
    """A turn of A whose Government tile brings up an Empire Scoring card."""
    given.setdefault("A", {})
    given["A"] = {"government": "gov_tyranny", **given["A"]}
    return position(
        seats, population_offer=[], technology_offer=["tech_iron"], technology_top="empire_scoring_technology", **given
    )


GENERAL = {"leader": "leader_general", "units": {"gaul": {"infantry": 1}}}
TARGET = {"units": {"gaul": {"cavalry": 2}, "egypt": {"infantry": 1}}}
STRONG = {"units": {"gaul": {"infantry": 5}}}


# ------------------------------------------------------------------ R8.1, R8.2
def test_there_are_never_more_than_three_scorings():
    """R8.1: a further card is discarded."""
    state = scoring(scorings_done=3, end_triggered=True)
    events = play(state, Clear("technologies"))
    assert "scoring-card-idle" in kinds_of(events)
    assert state.scorings == 3


def test_the_general_may_remove_a_unit_before_every_scoring():
    """R8.2"""
    state = scoring(B=GENERAL, C=TARGET)
    play(state, Clear("technologies"))
    assert (GAME.to_move(state), state.scorings) == ((1,), 0)
    assert GAME.step(state) == "strike-before-scoring"
    assert GAME.about_step(state) == {"card": "leader_general", "count": 1, "most": 3, "later": 2}
    assert options(state, Strike) == [Strike(2, "gaul", "cavalry")]
    play(state, Strike(2, "gaul", "cavalry"))
    assert state.players[2].units["gaul"] == [1, 0, 0]
    assert (state.scorings, GAME.to_move(state)) == (1, (0,))


def test_the_window_goes_clockwise_from_the_active_player():
    """R8.2: Diplomats once per game."""
    state = scoring(A={"technologies": ["tech_diplomats"]}, B=GENERAL, C=TARGET, D={"units": {"gaul": {"infantry": 1}}})
    play(state, Clear("technologies"))
    assert GAME.to_move(state) == (0,)
    assert default(state) == Skip()
    play(state, Divert(2, "gaul", "italia"))
    assert state.players[2].units["italia"] == [2, 0, 0]
    assert state.players[0].used == {"tech_diplomats": 1}
    assert GAME.to_move(state) == (1,)


def test_a_standing_order_is_followed_without_asking():
    """R8.2, D23: given at any time, by the owner alone, and known to nobody else."""
    state = scoring(B=GENERAL, C=TARGET)
    order = OrderStrike(2, "gaul", "cavalry")
    assert order in GAME.legal_moves(state, 1)
    events = GAME.play(state, 1, order)
    assert [event.audience for event in events] == [(1,)]
    assert GAME.redact(state, 0).players[1].orders == {}
    assert GAME.redact(state, 1).players[1].orders != {}
    play(state, Clear("technologies"))
    assert state.scorings == 1
    assert state.players[2].units["gaul"] == [1, 0, 0]


def test_never_and_ask_me_are_orders_too():
    """R8.2, D23"""
    state = scoring(B=GENERAL, C=TARGET)
    GAME.play(state, 1, OrderRule("leader_general", "never"))
    assert refused(state, OrderRule("leader_general", "never"), seat=1).code == "no-such-order"
    play(state, Clear("technologies"))
    assert (state.scorings, state.players[2].units["gaul"]) == (1, [2, 0, 0])


def test_an_order_that_cannot_be_followed_asks():
    """R8.2, D24: the Diplomats' order names units that are not there; C would lose a region by it."""
    state = scoring(B={"technologies": ["tech_diplomats"], "units": {"italia": {"infantry": 3}}}, C=TARGET)
    GAME.play(state, 1, OrderDivert(3, "gaul", "italia"))
    play(state, Clear("technologies"))
    assert GAME.to_move(state) == (1,)
    state = scoring(B={"technologies": ["tech_diplomats"]}, C=TARGET)
    GAME.play(state, 1, OrderDivert(2, "gaul", "italia"))
    play(state, Clear("technologies"))
    assert state.players[2].units["italia"] == [2, 0, 0]


def test_what_standing_orders_do_and_leave_undone_shows_something_hidden():
    """R8.2: whoever decides before them could else take his move back with what he has learned."""
    state = scoring(A={"technologies": ["tech_diplomats"]}, B=GENERAL, C=TARGET)
    GAME.play(state, 1, OrderStrike(2, "gaul", "cavalry"))
    play(state, Clear("technologies"))
    events = play(state, Skip())
    assert [(event.kind, event.reveals) for event in events if event.kind in ("skipped", "removed")] == [
        ("skipped", ""),
        ("removed", "hidden"),
    ]
    assert next(event.reveals for event in events if event.kind == "empire-scoring") == "hidden"


def test_the_general_is_not_asked_where_no_unit_of_his_choice_changes_anything():
    """R8.2, D23: 1 against 5 stays second; the usual unit is removed."""
    state = scoring(B=GENERAL, C=STRONG)
    play(state, Clear("technologies"))
    assert (state.scorings, GAME.to_move(state)) == (1, (0,))
    assert state.players[2].units["gaul"] == [0, 4, 0]


def test_the_general_is_asked_where_every_strike_would_help_an_opponent():
    """R8.2, D23: without one of C's units D shares the first place with its City, and C keeps it; the clock removes nothing."""
    city = CATALOGUE.numbers.influence["city"]
    state = scoring(B=GENERAL, C={"units": {"gaul": {"infantry": city + 1}}}, D={"cities": ["GA01"]})
    play(state, Clear("technologies"))
    assert (state.scorings, GAME.to_move(state)) == (0, (1,))
    assert default(state) == Skip()


BOTH = {**GENERAL, "technologies": ["tech_diplomats"]}


def test_whoever_has_general_and_diplomats_chooses_which_acts_first():
    """R8.2: asked about one of them he may use the other one."""
    state = scoring(B=BOTH, C=TARGET)
    play(state, Clear("technologies"))
    assert GAME.to_move(state) == (1,)
    assert options(state, Strike) and options(state, Divert)
    play(state, Divert(2, "gaul", "italia"))
    assert (state.scorings, state.players[1].used) == (1, {"tech_diplomats": 1})
    assert sum(state.players[2].units["italia"]) == 2


def test_after_the_diplomats_the_general_who_was_asked_is_still_asked_though_nothing_is_at_stake_any_more():
    """R8.2: nobody removes a unit unasked whose owner has just had the choice."""
    units = {"gaul": {"infantry": 1}, "egypt": {"infantry": 1}}
    state = scoring(B={**BOTH, "units": units}, C={"units": {"gaul": {"cavalry": 2}, "egypt": {"cavalry": 5}}})
    play(state, Clear("technologies"))
    play(state, Divert(2, "gaul", "italia"))
    assert GAME.to_move(state) == (1,)
    assert options(state, Strike) == [Strike(2, "egypt", "cavalry")]


def test_after_the_general_the_diplomats_are_still_asked():
    """R8.2"""
    state = scoring(B=BOTH, C=TARGET)
    GAME.play(state, 1, OrderRule("tech_diplomats", "always"))
    play(state, Clear("technologies"))
    play(state, Strike(2, "gaul", "cavalry"))
    assert GAME.to_move(state) == (1,)
    assert options(state, Strike) == [] and options(state, Divert)


def test_the_general_waits_for_the_diplomats_if_they_alone_can_act_first():
    """R8.2: nobody stands in Gaul until the Diplomats bring somebody there."""
    state = scoring(B=BOTH, C={"units": {"italia": {"infantry": 2}}})
    GAME.play(state, 1, OrderRule("leader_general", "always"))
    GAME.play(state, 1, OrderRule("tech_diplomats", "always"))
    play(state, Clear("technologies"))
    assert options(state, Strike) == []
    play(state, Divert(2, "italia", "gaul"))
    assert options(state, Strike) == [Strike(2, "gaul", "infantry")]


def test_the_diplomats_wait_where_they_can_change_nothing():
    """R8.2, D24: a move that only helps the opponent is of no use; they keep their only use."""
    state = scoring(2, A={"technologies": ["tech_diplomats"]}, B={"units": {"italia": {"infantry": 1}}})
    play(state, Clear("technologies"))
    assert (state.scorings, state.players[0].used) == (1, {})


def test_whoever_wants_to_choose_in_any_case_says_so():
    """R8.2, D23"""
    state = scoring(B=GENERAL, C=STRONG)
    GAME.play(state, 1, OrderRule("leader_general", "always"))
    play(state, Clear("technologies"))
    assert (state.scorings, GAME.to_move(state)) == (0, (1,))


@pytest.mark.parametrize(("wonder", "seat"), [("wonder_temple_artemis", 1), ("wonder_colosseum", 0)])
def test_units_that_count_at_the_end_are_worth_a_question(wonder: str, seat: int):
    """R8.2, R10.2: the Temple of Artemis counts units; what the Colosseum counts does not change here."""
    state = scoring(B=GENERAL, C={**STRONG, "wonders": {wonder: "GA01"}})
    play(state, Clear("technologies"))
    assert GAME.to_move(state) == (seat,)


def test_an_achievement_that_an_opponent_would_lose_is_worth_a_question():
    """R8.2, R6.2: C has just the units for it."""
    tile = next(name for name, found in CATALOGUE.achievements.items() if found.requirement.metric == "units")
    needed = threshold(CATALOGUE, scoring(), tile)
    state = scoring(B=GENERAL, C={"units": {"gaul": {"infantry": needed}}})
    state.achievements = [tile]
    play(state, Clear("technologies"))
    assert GAME.to_move(state) == (1,)


def test_a_window_that_follows_is_waited_for():
    """R8.2: what the General alone cannot change he might together with the Diplomats."""
    state = scoring(B=GENERAL, C=STRONG, D={"technologies": ["tech_diplomats"]})
    play(state, Clear("technologies"))
    assert GAME.to_move(state) == (1,)


def test_only_owners_of_such_a_card_give_orders():
    state = scoring(B=GENERAL)
    assert GAME.legal_moves(state, 2) == []
    assert refused(state, OrderStrike(1, "gaul", "infantry"), seat=2).rule == "R8.2"


# ------------------------------------------------------------------ R8.3, R8.4
def test_a_scoring_is_told_as_a_table():
    """R8.3, R8.4: each region with the Influence and the points of each seat, then what each gained in all."""
    state = scoring(
        A={"cities": ["GA01"]}, B={"units": {"gaul": {"infantry": 1}}}, C={"units": {"gaul": {"cavalry": 1}}}
    )
    told = [event for event in play(state, Clear("technologies")) if event.kind in ("region-scored", "empire-scored")]
    assert [event.data for event in told] == [
        {
            "region": "gaul",
            "shares": [
                {"seat": 0, "influence": 2, "count": 4},
                {"seat": 1, "influence": 1, "count": 0},
                {"seat": 2, "influence": 1, "count": 0},
            ],
        },
        {"sums": [{"seat": 0, "count": 7}, *({"seat": seat, "count": 0} for seat in (1, 2, 3))]},
    ]


def test_a_siege_engine_never_affects_its_owners_cities():
    """R8.3"""
    state = scoring(
        A={"cities": ["GA01"], "units": {"gaul": {"siege_engine": 1}}, "technologies": ["tech_siege_engine"]},
        B={"cities": ["GA02"]},
    )
    play(state, Clear("technologies"))
    assert [player.points["regions"] for player in state.players[:2]] == [5, 0]


@pytest.mark.parametrize(("seats", "points"), [(2, 2), (3, 2), (4, 3)])
def test_tyranny_scores_controlled_regions(seats: int, points: int):
    """R8.4"""
    state = scoring(seats, A={"cities": ["GR01"]})
    play(state, Clear("technologies"))
    assert state.players[0].points["governments"] == points


# ------------------------------------------------------------------ R9
def test_the_third_card_sets_off_the_end():
    """R9.1, R9.2, R9.3: this round and one more, then the match is over."""
    state = scoring(2, scorings_done=2)
    events = play(state, Clear("technologies"))
    assert (state.triggered, state.last_round, state.scorings) == ("R9.1a", state.round + 1, 3)
    assert next(event.data["turns"] for event in events if event.kind == "end-triggered") == 3
    turns = 0
    while not state.finished:
        turn = state.turn
        play(state, default(state))
        turns += state.turn != turn or bool(state.finished)
    assert (turns, state.finished) == (4, "R9.1a")


def test_the_end_is_set_off_only_once():
    """R9.3, R9.4: after the tile trigger a card still scores until the third scoring."""
    state = scoring(scorings_done=1, end_triggered=True)
    last = state.last_round
    play(state, Clear("technologies"))
    assert (state.scorings, state.triggered, state.last_round) == (2, "R9.1b", last)


def test_two_used_up_sets_bring_one_more_scoring():
    """R9.1, R9.2"""
    state = position(3, scorings_done=1, turn_seat=1, sets_left={"wonders": 0, "achievements": 1, "golden_ages": 9})
    events = play(state, Claim(state.achievements[0]))
    assert (state.triggered, state.scorings) == ("R9.1b", 2)
    assert "empire-scoring" in kinds_of(events)


def test_the_scribe_takes_two_actions_at_the_very_end():
    """R9.5, R3.5: with free steps; they may be left out."""
    state = position(
        2, player="B", B={"leader": "leader_scribe"}, scorings_done=3, end_triggered=True, final_round=True
    )
    play(state, Work("food"))
    assert (state.phase, state.actions, GAME.to_move(state)) == ("epilogue", 2, (1,))
    assert End() in options(state)
    play(state, Work("food"), Work("food"))
    assert state.finished == "R9.1b"


def test_the_scribe_has_two_actions_in_the_first_turn():
    """R3.5, R11, D22"""
    state = start(2)
    while state.phase != "rounds":
        seat = GAME.to_move(state)[0]
        wanted = next((m for m in options(state) if getattr(m, "leader", "") == "leader_scribe"), default(state))
        GAME.play(state, seat, wanted)
    while state.players[state.active].leader != "leader_scribe":
        play(state, default(state))
    assert state.actions == 2
    play(state, Work("food"))
    assert (state.actions, isinstance(default(state), Work)) == (1, True)


# ------------------------------------------------------------------ R10
def test_points_come_from_all_their_sources():
    """R10.2, R10.6: Wonders and Leaders as printed."""
    state = position(
        A={"leader": "leader_artist", "pillars": {"culture": 4}, "wonders": {"wonder_great_pyramid": "EG10"}}
    )
    assert {name: points for name, points in GAME.standing(state)[0].items() if points} == {"wonders": 12, "leader": 4}


def test_the_total_may_be_negative():
    """R10.8"""
    state = position(A={"unrest": 6})
    assert sum(GAME.standing(state)[0].values()) == -6


def test_whoever_has_left_ranks_behind():
    """R10.9"""
    state = position(3, A={"vp": 50}, B={"vp": 5}, C={"vp": 5})
    GAME.play(state, 0, Concede())
    state.finished, state.pending = "R9.1a", []
    assert GAME.outcome(state).ranks == [3, 1, 1]


def test_a_whole_match_of_computers_scores_every_region_in_play():
    """R8.3, R12: with three players Hispania is never scored."""
    state = sensibly(start(3, "whole"), 5000)
    assert state.finished
    assert all(CATALOGUE.region_of[place] != "hispania" for place in state.pieces)
    assert state.scorings == 3


# ------------------------------------------------------------------ what is told of it before
@pytest.mark.parametrize("chosen", [Strike(2, "gaul", "cavalry"), Skip()])
def test_before_a_scoring_it_is_told_what_it_brings(chosen: Move):
    """R8.2, R8.3: whatever the General does or not, the scoring follows and shows nothing that he did not know."""
    state = scoring(scorings_done=2, end_triggered=True, B={**GENERAL, "government": "gov_tyranny"}, C=TARGET)
    play(state, Clear("technologies"))
    before = GAME.holdings(state, 1)
    told = GAME.remark(state, 1, {"kind": chosen.kind, **msgspec.structs.asdict(chosen)})
    events = GAME.make(state, 1, chosen)
    scored = next(event.data for event in events if event.kind == "empire-scored")
    assert told == Remark("scoring", scored)
    assert not any(event.teaches for event in events)
    assert GAME.holdings(state, 1).get("scoring") == before.get("scoring")


def test_another_window_before_the_scoring_may_change_it():
    """R8.2"""
    state = scoring(A={"technologies": ["tech_diplomats"]}, B=GENERAL, C=TARGET, D={"units": {"gaul": {"infantry": 1}}})
    play(state, Clear("technologies"))
    told = GAME.remark(state, 0, {"kind": "skip"})
    assert told is not None and told.code == "scoring-as-it-stands"


def test_after_the_last_scoring_units_promise_no_points():
    """R8.1"""
    state = position(A={"resources": PLENTY, "units": {"greece": {"infantry": 2}}}, scorings_done=3, end_triggered=True)
    for chosen in (
        {"kind": "recruit", "unit": "infantry", "region": "greece"},
        {"kind": "march", "unit": "infantry", "source": "greece", "target": "italia"},
        {"kind": "site", "piece": "city", "region": "greece"},
    ):
        told = GAME.remark(state, 0, chosen)
        assert told is not None and told.code == "unscored" and told.facts.keys() <= {"passing"}


def test_by_older_versions_of_the_rules_the_general_is_asked_anew_or_acts_by_himself():
    """R8.2: running matches go on as they began."""
    older = GAME.under(2)
    units = {"gaul": {"infantry": 1}, "egypt": {"infantry": 1}}
    state = scoring(B={**BOTH, "units": units}, C={"units": {"gaul": {"cavalry": 2}, "egypt": {"cavalry": 5}}})
    for move in (Clear("technologies"), Divert(2, "gaul", "italia")):
        older.play(state, older.to_move(state)[0], move)
    assert options(state, Strike) == []
