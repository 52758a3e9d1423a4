"""R20.6 what is hidden, and plans made ahead."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.imperial_settlers.moves import Activate, Build, Draw, Exchange, Pass, RazeLocation, Send, Watch
from games.imperial_settlers.state import UNKNOWN, SettlersState
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import play, position, refused, start

OPTIONS = [
    {},
    {"lookout": "alternate"},
    {"lookout": "advanced", "format": "introductory"},
    {"peaceful": True},
    {"format": "introductory", "lookout": "alternate"},
    {"format": "open", "decks": {"common": {"com_castle": 3, "com_ruins": 6, "com_village": 3, "com_quarry": 3}}},
]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("given", OPTIONS, ids=range(len(OPTIONS)))
def test_random_matches_of_every_option_stay_sound_and_secret(seats: int, given: dict[str, object]):
    """R20.6, R22.1, R22.2, R22.3, R24.1, R24.2"""
    if seats == 1:
        given = {name: value for name, value in given.items() if name not in ("lookout", "peaceful")}
    state, rng = GAME.setup(seats, GAME.options(**given), "options"), Rng("options")
    ply = 0
    while GAME.to_move(state):
        seat = rng.choice([*GAME.to_move(state)])
        moves = [move for move in GAME.legal_moves(state, seat) if move.kind != "watch"]
        assert len(moves) <= 500
        if ply % 9 == 0:
            text = GAME.encode(state)
            assert GAME.encode(GAME.decode(text)) == text
            for viewer in (None, seat):
                other = GAME.determinize(state, viewer, Rng(f"deal {ply}"))
                assert GAME.problems(other) == []
                assert GAME.encode(GAME.redact(other, viewer)) == GAME.encode(GAME.redact(state, viewer))
            known = GAME.redact(state, seat)
            assert GAME.legal_moves(known, seat) == GAME.legal_moves(state, seat)
            assert GAME.default_move(known, seat) == GAME.default_move(state, seat) in moves
            assert GAME.sensible_move(known, seat, Rng("s")) in moves
        GAME.play(state, seat, rng.choice(moves))
        assert GAME.problems(state) == []
        ply += 1
    assert GAME.outcome(state) is not None
    assert ply < GAME.longest


def test_hands_decks_and_cards_under_a_gate_are_backs_for_others():
    """R20.6, R3.2"""
    state = position({"faction": "japanese", "empire": ["jap_gate"], "hand": ["com_town", "jap_farm"]})
    state.players[0].empire[0].under = [state.players[0].hand.pop()]
    seen = GAME.redact(state, 1)
    assert all(
        card.startswith(UNKNOWN)
        for card in (*seen.deck, *seen.players[0].deck, *seen.players[0].hand, *seen.players[1].deck)
    )
    assert len(seen.players[0].empire[0].under) == 1
    assert seen.discard == state.discard


def test_cards_drawn_are_told_to_the_seat_only():
    """R20.6"""
    state = position({"empire": ["com_castle"], "supply": {"worker": 1}})
    play(state, 0, Activate("com_castle"))
    events = play(state, 0, Draw("common", 1))
    told = {event.kind: event for event in events}
    assert told["drawn"].audience == (0,)
    assert told["drew"].audience is None
    assert told["drew"].data == {"deck": "common", "count": 1, "by": {"source": "com_castle"}}


# ------------------------------------------------------------------ plans
def waiting() -> SettlersState:
    """Seat 1 is to move; seat 0 plans."""
    state = position(
        {"faction": "romans", "hand": ["com_mill"], "supply": {"worker": 4, "wood": 3, "raze": 2}},
        {"faction": "barbarians", "empire": ["com_town"], "supply": {"worker": 2, "defense": 1}},
        turn_of="B",
    )
    assert GAME.to_move(state) == (1,)
    return state


def plan(state: SettlersState, *planned: object) -> list[object]:
    return GAME.plan_moves(GAME.redact(state, 0), 0, list(planned))


def test_a_queue_of_actions_is_planned_as_if_all_turns_were_mine():
    state = waiting()
    assert {move.kind for move in plan(state)} == {"build", "exchange", "raze", "raze_hand", "pass"}
    assert Build("com_mill", (), ()) in plan(state, Exchange("wood", 1, False))
    assert Exchange("wood", 1, False) in plan(state, Exchange("wood", 1, False))
    assert Exchange("wood", 2, False) not in plan(state, Exchange("wood", 1, False))
    assert plan(state, Pass()) == []


def test_of_two_equal_cards_in_hand_a_plan_names_one():
    state = position({}, {"hand": ["com_ruins", "com_ruins", "com_mill"], "supply": {"wood": 3}})

    def built(*planned: Build) -> list[Build]:
        moves = GAME.plan_moves(GAME.redact(state, 1), 1, list(planned))
        return [move for move in moves if isinstance(move, Build)]

    mill, ruins = built()
    (after,) = (move for move in built(ruins) if move != mill)
    assert [GAME.catalogue.type(move.card).id for move in (mill, ruins, after)] == [
        "com_mill",
        "com_ruins",
        "com_ruins",
    ]
    assert after != ruins


def test_nothing_is_planned_before_an_unknown_card_is_seen():
    state = waiting()
    hand = {move.card for move in plan(state, Exchange("common_card", 1, False)) if isinstance(move, Build)}
    assert hand == {"com_mill", "com_ruins#6"}


def test_nobody_plans_outside_the_action_phase_nor_after_passing():
    assert GAME.plan_moves(start(2), 1, []) == []
    state = waiting()
    state.players[0].passed = True
    assert plan(state) == []


def test_a_plan_relies_on_its_target_as_it_was():
    """R14.1, R17.7"""
    state = waiting()
    raze = RazeLocation("com_town")
    before = GAME.premise(state, 0, raze)
    assert before == GAME.premise(state, 0, raze) != ""
    state.players[1].empire[0].defense = True
    assert GAME.premise(state, 0, raze) != before
    assert GAME.premise(state, 0, Send("com_nothing")) == ""
    assert GAME.premise(state, 0, Pass()) == ""


def test_a_seat_may_say_what_stops_its_plans():
    state = waiting()
    assert GAME.premise(state, 0, Pass()) == ""
    events = play(state, 0, Watch("passed", True), Watch("razed", True))
    assert [event.audience for event in events] == [(0,), (0,)]
    assert refused(state, 0, Watch("passed", True)).code == "watch-no-change"
    assert GAME.redact(state, 1).players[0].watch == []
    before = GAME.premise(state, 0, Pass())
    play(state, 1, Pass())
    assert GAME.premise(state, 0, Pass()) != before
    after = GAME.premise(state, 0, Pass())
    state.players[0].losses += 1
    assert GAME.premise(state, 0, Pass()) != after
    play(state, 0, Watch("passed", False), Watch("razed", False))
    assert state.players[0].watch == []
