"""What plays itself: a planned move, the one that stands in for it, a move to which there is no other."""

from __future__ import annotations

import msgspec
import pytest

from cogs.match.automatic import Agenda, Due
from cogs.match.plans import PlannedMove, planned_moves, read_steps, write_steps
from cogs.match.tables import Table
from cogs.presentation.labels import labels_for
from cogs.presentation.plans import stopped_note
from db.rows import PlanRow
from games import GAMES
from games.base import Move
from games.core.errors import IllegalMove
from games.core.events import Event
from games.imperial_settlers.moves import Defend, End, Pass
from games.imperial_settlers.state import Task
from games.mare_nostrum.moves import Done
from games.rise_of_empires.moves import Pay, Place, Remove, TakeEmpire, TakeProgress, TakeTerritory, Trade
from tests.cogs.tables import ANNA, BEN, DAREK
from tests.cogs.tables import table as people
from tests.games.imperial_settlers.case_builder import GAME as SETTLERS
from tests.games.imperial_settlers.positions import alone
from tests.games.mare_nostrum.case_builder import GAME as MARE
from tests.games.mare_nostrum.case_builder import build_state as build_mare
from tests.games.mare_nostrum.positions import EGYPT
from tests.games.rise_of_empires.case_builder import build_state

GAME = GAMES["rise_of_empires"]


def table() -> Table:
    """A match in which Anna is to move."""
    return people(GAME, GAME.setup(2, GAME.options(), "agenda"))


def step(move: Move, premise: str = "", *, instead: bool = False) -> PlannedMove:
    return PlannedMove(msgspec.Raw(GAME.encode_move(move)), premise, instead)


def made(steps: list[PlannedMove], match: Table) -> tuple[Move | None, PlanRow]:
    """The move that a plan leads to, and the plan as it stands afterwards."""
    agenda = Agenda(match, [PlanRow(1, ANNA, write_steps(steps))])
    due = agenda.next()
    (plan,) = agenda.changed
    return (due.move if due is not None else None), plan


GONE = TakeProgress("no_such_tile")
SECOND = Trade("gold", 1)
LATER = Trade("gold", 2)


def first(match: Table) -> Move:
    return TakeTerritory(match.state.territory[0])


def test_a_planned_move_is_made_and_what_would_stand_in_for_it_is_forgotten():
    match = table()
    move, plan = made([step(first(match)), step(SECOND, "2", instead=True), step(LATER, "4")], match)
    assert move == first(match)
    assert [bytes(kept.move) for kept in read_steps(plan)] == [GAME.encode_move(LATER)]


@pytest.mark.parametrize("text", [b'{"kind":"no_such_kind"}', b'{"kind":"trade"}', b"[]"])
def test_a_planned_move_that_the_rules_cannot_read_ends_the_plan_and_its_owner_reads_why(text):
    match = table()
    move, plan = made([PlannedMove(msgspec.Raw(text), "")], match)
    assert move is None and plan.steps == ""
    labels = labels_for(match, "en")
    assert stopped_note(labels, match, plan) == "Your plan ended. The rules of this match do not know this move."
    with pytest.raises(IllegalMove, match="unreadable"):
        planned_moves(GAME, PlanRow(1, ANNA, write_steps([PlannedMove(msgspec.Raw(text), "")])))


def test_a_planned_move_that_the_rules_cannot_read_leaves_room_for_what_stands_in_for_it():
    match = table()
    move, _ = made([PlannedMove(msgspec.Raw(b"{}"), ""), step(first(match), instead=True)], match)
    assert move == first(match)


def test_whoever_is_asked_after_his_plan_has_ended_reads_why():
    match = table()
    labels = labels_for(match, "en")
    gone = stopped_note(labels, match, PlanRow(1, ANNA, stopped=GAME.encode_move(GONE).decode()))
    changed = stopped_note(labels, match, PlanRow(1, ANNA, stopped=GAME.encode_move(first(match)).decode()))
    waiting = stopped_note(labels, match, PlanRow(1, BEN, stopped=GAME.encode_move(GONE).decode()))
    assert "which is no longer possible" in gone and "is not available" in gone
    assert "has changed since" in changed
    assert "not possible any more or its target had changed" in waiting


def test_that_a_plan_has_ended_is_not_told_after_a_move_of_ones_own():
    agenda = Agenda(table(), [PlanRow(1, ANNA, stopped="{}")])
    agenda.noticed(ANNA)
    assert agenda.changed == [PlanRow(1, ANNA)]


def test_what_stands_in_is_made_if_the_planned_move_cannot_be():
    move, plan = made([step(GONE), step(GONE, instead=True), step(SECOND, "2", instead=True)], table())
    assert move == SECOND
    assert plan.steps == ""
    assert plan.stopped == ""


def test_a_tile_is_planned_if_its_row_is_still_open_and_else_another_action():
    """Rise of Empires R6.0.3: the row is filled by the one before, or it is not."""
    for discs, expected in (([1, 0], TakeTerritory("woods")), ([1, 0, 1], SECOND)):
        state = build_state({}, {"disc": 2}, rows={"territory": discs}, territory=["plains", "woods"])
        ahead = GAME.plan_moves(state, 1, [])
        assert {TakeTerritory("woods"), SECOND} <= {*ahead}
        premise = GAME.premise(state, 1, SECOND)
        GAME.play(state, 0, TakeTerritory("plains"))
        match = people(GAME, state)
        plan = PlanRow(1, BEN, write_steps([step(TakeTerritory("woods")), step(SECOND, premise, instead=True)]))
        due = Agenda(match, [plan]).next()
        assert due == Due(1, expected, BEN)


def test_a_changed_premise_leads_to_the_move_that_stands_in():
    match = table()
    move, _ = made([step(SECOND, "1"), step(first(match), instead=True)], match)
    assert move == first(match)


@pytest.mark.parametrize("there", [0, 1])
def test_a_tile_is_left_where_the_region_for_which_it_was_planned_has_changed(there: int):
    """Rise of Empires R6.4.3: somebody has entered it since."""
    state = build_state({"cube": 3}, {}, cubes={"anatolia": {0: 1}, "balkans": {1: there}})
    others = msgspec.json.encode([0]).decode()
    move, plan = made([step(TakeEmpire("empire_5")), step(Place("balkans", 1), others)], people(GAME, state))
    taken = (TakeEmpire("empire_5"), "", [Place("balkans", 1)])
    left = (None, GAME.encode_move(Place("balkans", 1)).decode(), [])
    planned = [GAME.decode_move(bytes(kept.move)) for kept in read_steps(plan)]
    assert (move, plan.stopped, planned) == (left if there else taken)


def test_a_plan_without_a_move_that_can_be_made_stops():
    move, plan = made([step(GONE), step(LATER, "4")], table())
    assert move is None
    assert (plan.steps, plan.stopped) == ("", GAME.encode_move(GONE).decode())


def test_a_plan_whose_substitutes_cannot_be_made_either_stops_at_the_last_of_them():
    move, plan = made([step(GONE), step(TakeProgress("neither"), instead=True), step(SECOND, "2")], table())
    assert move is None
    assert plan.stopped == GAME.encode_move(TakeProgress("neither")).decode()


def test_plans_of_an_older_version_are_read():
    raw = GAME.encode_move(SECOND).decode()
    assert read_steps(PlanRow(1, ANNA, f'[{{"move": {raw}, "premise": "2"}}]')) == [step(SECOND, "2")]


# ------------------------------------------------------------------ forced moves
ONE_DISC = {"side": "B", "active": 1, "rows": {"trade": [1], "city": [0]}}
ONLY = Remove("trade", 1, "")


def after_a_move(match: Table, *events: Event, user: int = ANNA) -> Due | None:
    """What is due when this person has made a move from which these events came."""
    agenda = Agenda(match, [])
    agenda.made(Due(0, GONE, user), [*events])
    return agenda.next()


def test_the_only_move_of_a_seat_follows_another_move():
    assert after_a_move(people(GAME, build_state(**ONE_DISC))) == Due(1, ONLY, None, forced=True)


def test_a_forced_move_never_comes_alone():
    """Else what was taken back would be made again at once."""
    assert Agenda(people(GAME, build_state(**ONE_DISC)), []).next() is None


def test_whoever_wants_to_be_asked_is_asked():
    assert after_a_move(people(GAME, build_state(**ONE_DISC), asked=[BEN])) is None
    assert after_a_move(people(GAME, build_state(**ONE_DISC), asked=[ANNA])) is not None


def test_a_choice_is_asked():
    rows = {"trade": [1], "city": [1]}
    assert after_a_move(people(GAME, build_state(**{**ONE_DISC, "rows": rows}))) is None


def test_a_planned_move_is_made_as_planned_although_there_is_no_other():
    match = people(GAME, build_state(**ONE_DISC))
    agenda = Agenda(match, [PlanRow(1, BEN, write_steps([step(ONLY)]))])
    agenda.made(Due(0, GONE, ANNA), [])
    assert agenda.next() == Due(1, ONLY, BEN)


def test_what_is_behind_a_screen_forces_nobody():
    """Only the owner of three resources of one kind knows that he can pay for nothing."""
    hands = ({"grain": 2}, {"grain": 3})
    small, large = (build_mare({"hands": {"egypt": hand}}, turn="egypt") for hand in hands)
    for state in (small, large):
        assert [m for m in MARE.legal_moves(state, EGYPT) if m.kind not in MARE.free_kinds] == [Done()]
    assert after_a_move(people(MARE, small)) == Due(EGYPT, Done(), None, forced=True)
    assert after_a_move(people(MARE, large)) is None


def test_a_forced_move_that_shows_something_is_left_to_whoever_could_still_take_back_what_led_to_it():
    state = build_mare({"hands": {"egypt": {"grain": 2}}}, turn="egypt")
    # The last turn of the phase: cards are shown when it ends.
    state.acted = [seat for seat in range(state.seats) if seat != EGYPT]
    state.display_kind = "beginner"
    state.display, state.deck = state.display[:2], state.display[2:]
    assert any(event.reveals for event in MARE.play(MARE.copy(state), EGYPT, Done()))
    match = people(MARE, state)
    assert after_a_move(match, user=DAREK) is None
    assert after_a_move(match, user=ANNA) == Due(EGYPT, Done(), None, forced=True)
    assert after_a_move(match, Event("rolled", EGYPT, reveals="chance"), user=DAREK) is not None


def test_a_phase_that_ends_by_itself_is_not_held_open_for_whoever_ended_his_part_of_the_one_before():
    """Imperial Settlers R18.1: alone, Attack cards are shown as soon as nothing is left to be put anywhere."""
    state = alone(faction="barbarians", supply={"worker": 2})
    state.pending, state.phase = [Task(0, "cleanup")], "cleanup"
    assert any(event.reveals for event in SETTLERS.play(SETTLERS.copy(state), 0, End()))
    for move, asked, due in [(Pass(), "turn", Due(0, End(), None, forced=True)), (Defend("com_quarry"), "turn", None)]:
        agenda = Agenda(people(SETTLERS, state), [])
        agenda.made(Due(0, move, ANNA), [], asked)
        assert agenda.next() == due


def test_a_computer_that_fails_makes_the_default_move_and_the_log_says_so(caplog, monkeypatch):
    match = table()

    def fails(*given: object) -> Move:
        raise ValueError("no idea")

    monkeypatch.setattr(match.game, "sensible_move", fails)
    assert Agenda(match, []).sensible(0) == match.game.default_move(match.state, 0)
    assert "the computer of seat 0 makes the default move" in caplog.text


def test_a_planned_disc_that_has_become_free_is_taken_back_and_its_payment_left_out():
    """Rise of Empires R6.5.2: Ben's disc beside it was taken back before."""
    rows = {"empire": [0], "territory": [1, 0], "trade": [1], "city": [1]}
    state = build_state({"food": 9, "gold": 4}, {}, side="B", active=0, rows=rows)
    match = people(GAME, state)
    move, plan = made([step(Remove("empire", 1, "choose")), step(Pay(1, 0, 0, 0))], match)
    assert move == Remove("empire", 1, "")
    GAME.play(state, 0, move)
    agenda = Agenda(match, [plan])
    assert agenda.next() is None
    assert agenda.changed == [PlanRow(1, ANNA)]


def test_what_is_forced_upon_a_seat_after_others_have_moved_is_counted_as_later():
    agenda = Agenda(table(), [])
    for seat, forced in ((0, False), (0, True), (1, False), (0, True)):
        agenda.made(Due(seat, TakeProgress("writing"), None, forced), [])
    assert (len(agenda.forced[0]), agenda.later[0]) == (2, 1)
