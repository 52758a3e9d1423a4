"""R4: from decision to decision, move to move, phase to phase, turn to turn.

``state.step`` is the decision that is awaited or, while nothing is pending, the part of a move that comes next.
"""

from __future__ import annotations

from msgspec import UNSET

from games.core.events import Event
from games.rise_of_empires import display, ending, food, income, scoring
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.decisions import FOLLOWING, opening, own_turn_flips, something_to_choose
from games.rise_of_empires.moves import Idle
from games.rise_of_empires.setup import turn_began
from games.rise_of_empires.state import ERAS, NOBODY, SIDES, Choice, Phase, RiseState
from games.rise_of_empires.telling import why
from games.rise_of_empires.tiles import new_tiles

OVER = "R11.2"


def go_on(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """Carry out what needs no decision until somebody has something to decide or the game is over."""
    events: list[Event] = []
    while not state.pending and not state.finished:
        if state.phase == "actions":
            events += within_move(catalogue, state)
            if state.step == "next":
                events += _next_move(catalogue, state)
        else:
            events += _next_phase(catalogue, state)
    return events


# ---------------------------------------------------------------------- R6 moves
def begin_move(state: RiseState, seat: int) -> None:
    """R6.0.1: a move begins."""
    state.active, state.step, state.removed = seat, "move", ""
    state.turn += 1


def within_move(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """Go on within a move until something is to be decided or the move is over (``step`` is "next")."""
    events: list[Event] = []
    while not state.pending and state.step != "next":
        events += _part_of_move(catalogue, state, Choice(state.active, state.step))
    return events


def _part_of_move(catalogue: Catalogue, state: RiseState, choice: Choice) -> list[Event]:
    """Ask if there is something to choose, else go on to what follows."""
    seat = choice.seat
    if choice.kind == "end":
        state.campaign = None
    if choice.kind == "move" and (forced := _forced_disc(catalogue, state, seat)) is not None:
        state.step = "end"
        return display.idle(state, seat, forced.row)
    if choice.kind in ("move", "pay") or something_to_choose(catalogue, state, choice):
        state.pending = [choice]
        return []
    state.step = FOLLOWING[choice.kind]
    return [Event("skipped", seat, {"row": state.removed, **why("impossible")})] if choice.kind == "action" else []


def _forced_disc(catalogue: Catalogue, state: RiseState, seat: int) -> Idle | None:
    """R6.0.4: the disc of somebody who can do nothing and has one row to put it into."""
    if state.side != SIDES[0]:
        return None
    idle = opening(catalogue, state, seat)["idle"]()
    if len(idle) != 1 or any(moves() for moves in own_turn_flips(catalogue, state, seat).values()):
        return None
    return Idle(display.free_rows(catalogue, state)[0])


def _next_move(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R6.0.1: the next seat, the next round, or phase 3."""
    place = state.order.index(state.active) + 1
    if place < state.seats:
        begin_move(state, state.order[place])
        return []
    if state.round < catalogue.numbers.actions:
        state.round += 1
        begin_move(state, state.order[0])
        return [Event("round-began", None, {"round": state.round})]
    state.removed = ""
    _open(state, "food", "food", [Choice(seat, "food") for seat in food.asked_about_food(catalogue, state)])
    return []


# ---------------------------------------------------------------------- R7 to R11 the later phases
def _open(state: RiseState, phase: Phase, step: str, asked: list[Choice]) -> None:
    """R4.2: a phase begins with what is asked in it."""
    state.phase, state.step, state.pending = phase, step, asked
    state.turn += 1


def _next_phase(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R4.2: nothing is left to be asked in this phase: carry it out, and on to the next."""
    match state.phase:
        case "food":
            events = food.feed(catalogue, state)
            _open(state, "income", "pick", income.picks_to_make(catalogue, state))
            return events
        case "income":
            events = income.earn(catalogue, state)
            for seat in range(state.seats):
                events += scoring.settle_upkeep(catalogue, state, seat)
            asked = [Choice(seat, "upkeep") for seat in range(state.seats) if scoring.due(catalogue, state, seat)]
            _open(state, "upkeep", "upkeep", asked)
            return events
        case "upkeep":
            events = scoring.score(catalogue, state)
            if ending.is_last_turn(state):
                ending.close(state, OVER)
                return [*events, Event("finished", None, {"reason": OVER})]
            state.next_order = [NOBODY] * state.seats
            for player in state.players:
                player.review = False
            _open(state, "order", "position", [])
            return events
        case _:
            return _next_position(catalogue, state)


def _next_position(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R10.1: who chooses next; the last one has no choice."""
    seat = ending.next_to_choose(state)
    if seat == NOBODY:
        return _next_turn(catalogue, state)
    free = ending.position_moves(state)
    if len(free) == 1:
        return ending.take_position(state, seat, free[0])
    state.turn += 1
    state.pending = [Choice(seat, "position")]
    return []


def _next_turn(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R4.1, R4.3, R5.1: turn B of the era, or the next era."""
    events: list[Event] = []
    state.order, state.next_order = state.next_order, []
    state.dead = UNSET
    if state.side == SIDES[-1]:
        events += ending.halve(catalogue, state)
        state.era = ERAS[ERAS.index(state.era) + 1]
        state.side = SIDES[0]
    else:
        state.side = SIDES[-1]
    state.phase, state.round = "actions", 1
    events += [turn_began(state), *new_tiles(catalogue, state)]
    begin_move(state, state.order[0])
    return events
