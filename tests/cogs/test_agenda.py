"""What plays itself: a planned move, and the one that stands in for it."""

from __future__ import annotations

import msgspec

from cogs.agenda import Agenda, PlannedMove, read_steps, write_steps
from cogs.tables import Table
from db.rows import PlanRow
from games import GAMES
from games.base import Move
from games.rise_of_empires.moves import TakeProgress, TakeTerritory, Trade
from tests.cogs.match import ANNA
from tests.cogs.match import table as two_people

GAME = GAMES["rise_of_empires"]


def table() -> Table:
    """A match in which Anna is to move."""
    return two_people(GAME, GAME.setup(2, GAME.options(), "agenda"))


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


def test_what_stands_in_is_made_if_the_planned_move_cannot_be():
    move, plan = made([step(GONE), step(GONE, instead=True), step(SECOND, "2", instead=True)], table())
    assert move == SECOND
    assert plan.steps == ""
    assert plan.stopped == ""


def test_a_changed_premise_leads_to_the_move_that_stands_in():
    match = table()
    move, _ = made([step(SECOND, "1"), step(first(match), instead=True)], match)
    assert move == first(match)


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
