"""What a plan says of cost and gain, in the position in which the seat would be to move."""

from __future__ import annotations

import msgspec
import pytest

from cogs.choosing.completion import completed, natural_of
from cogs.choosing.consequences import Outlook
from cogs.choosing.picker import Picker
from cogs.features.panel.ahead import looking_ahead, worth_ahead
from cogs.features.panel.offers import offers
from cogs.match.plans import PlannedMove, write_steps
from cogs.presentation.labels import labels_for
from db.rows import PlanRow
from games.core.errors import IllegalMove
from games.imperial_settlers.moves import Activate
from games.imperial_settlers.state import SettlersState, Task
from games.rise_of_empires.moves import Place, TakeEmpire
from tests.cogs.tables import table
from tests.games.imperial_settlers.case_builder import GAME
from tests.games.imperial_settlers.positions import position
from tests.games.rise_of_empires.case_builder import GAME as RISE
from tests.games.rise_of_empires.case_builder import build_state


def waiting() -> SettlersState:
    """Imperial Settlers: the first seat, with a Castle and many Workers, waits for the second."""
    state = position({"empire": ["com_castle", "com_mason"], "supply": {"worker": 9, "stone": 1}}, {})
    state.active, state.pending = 1, [Task(1, "turn")]
    return state


def test_the_rows_of_a_plan_have_what_goes_without_saying_filled_in_and_say_what_they_cost_and_bring():
    # With nine Workers so many exchanges were possible that nothing was told of them, a row for each number of times.
    ahead = looking_ahead(table(GAME, waiting()), 0, PlanRow(1, 1), instead=False).position
    picker, labels = Picker(ahead.moves), labels_for(ahead.table, "en")
    natural, step = natural_of(ahead, GAME.redact(ahead.table.state, 0)), picker.step(())
    assert step is not None
    found = offers(ahead, picker, labels, natural)
    told, _, _ = worth_ahead(ahead, picker, labels, natural, step, found, [])
    (exchange,) = [offer for offer in found if offer.kind == "exchange"]
    whole = [picker.step(completed(picker, way, natural)) for way in exchange.ways]
    assert len(whole) == 5 and all(end is not None and end.move is not None for end in whole)
    assert told.shared[exchange.path] == "Workers −2" and told.ways[exchange.ways[0]] == "Wood +1"


def test_a_plan_goes_on_from_the_second_choice_of_a_step_whose_first_is_not_possible_any_more():
    state, castle, mason = waiting(), Activate("com_castle"), Activate("com_mason")
    steps = [PlannedMove(msgspec.Raw(GAME.encode_move(move)), "", move is mason) for move in (castle, mason)]
    state.players[0].empire = [location for location in state.players[0].empire if location.card != "com_castle"]
    plan = PlanRow(1, 1, write_steps(steps))
    moves = looking_ahead(table(GAME, state), 0, plan, instead=False).position.moves
    assert moves and not any(isinstance(move, Activate) for move in moves)  # the Mason has no stone any more
    with pytest.raises(IllegalMove):
        looking_ahead(table(GAME, state), 0, PlanRow(1, 1, write_steps(steps[:1])), instead=False)


def test_what_is_done_twice_costs_and_brings_twice_where_each_time_is_like_the_other():
    state = position({"empire": ["com_castle"], "supply": {"worker": 9}}, {})
    (twice,) = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Activate) and move.times == 2]
    own = Outlook(GAME, GAME.redact(state, 0), 0, further=True).of(twice).own
    assert (own["worker"].cost, own["hand"].gain, own["hand"].least) == (2, 2, False)
    # What was told so is not told again of the answer by which the first card is drawn.
    answer = Outlook(GAME, GAME.redact(state, 0), 0, [twice], uncounted=1, further=True)
    made = GAME.copy(state)
    GAME.make(made, 0, twice)
    assert answer.of(GAME.legal_moves(made, 0)[0]).own == {}


def test_what_all_choices_of_a_step_cost_and_bring_is_told_once_above_them():
    """Rise of Empires: the second region of a planned empire tile, with one cube left."""
    state = build_state({"cube": 3}, {}, {}, active=1, cubes={"balkans": {0: 1, 1: 2}, "anatolia": {0: 1, 1: 1, 2: 2}})
    moves = (TakeEmpire("empire_3"), Place("balkans", 2))
    steps = write_steps([PlannedMove(msgspec.Raw(RISE.encode_move(move)), "") for move in moves])
    ahead = looking_ahead(table(RISE, state), 0, PlanRow(1, 1, steps), instead=False).position
    picker, labels = Picker(ahead.moves), labels_for(ahead.table, "en")
    natural, step = natural_of(ahead, RISE.redact(ahead.table.state, 0)), picker.step(picker.path_to("place") or ())
    assert step is not None
    told, lines, _ = worth_ahead(ahead, picker, labels, natural, step, [], [])
    assert lines == ["each: cubes −1 → map cubes +1"]
    assert all("region VP/turn +" in row and "cubes −1" not in row for row in told.ways.values())
