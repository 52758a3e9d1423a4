"""R8 Phase 4: peace, whose turn it is, the steps of a turn, the end of the phase with R11.2."""

from __future__ import annotations

from games.core.events import Event
from games.mare_nostrum.battle import attack_moves, fight, fight_moves
from games.mare_nostrum.board import capital_province, present
from games.mare_nostrum.calling import call_next
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.conquest import conquest_moves, convert_moves, send_home
from games.mare_nostrum.contests import contest
from games.mare_nostrum.movement import march_moves, sail_moves
from games.mare_nostrum.moves import DeclarePeace
from games.mare_nostrum.powers import owner_of
from games.mare_nostrum.state import NOBODY, Choice, MareState
from games.mare_nostrum.victory import conquerors, win

# R8.2: the steps of a turn; "losses" follow a battle.
STEPS = ("convert", "sail", "attack", "march", "fight", "conquest", "end")


def go_on_fighting(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R8: the next step, the next turn, or the end of the phase."""
    match state.stage:
        case "peace":
            state.stage = "appoint"
            owner = owner_of(catalogue, state, "peace")
            if owner is not None and peace_moves(state, owner):
                state.pending = [Choice(owner, "peace")]
            return []
        case "appoint":
            return call_next(catalogue, state, "military")
        case "called":
            return _end_phase(catalogue, state)
        case "turn":
            state.moved, state.fought, state.decided = {}, [], []
            state.stage = STEPS[0]
            return []
        case "end":
            return _end_turn(state)
        case "fight":
            return _next_fight(catalogue, state)
        case _:
            if not _step_moves(catalogue, state):
                next_step(state)
                return []
            state.pending = [Choice(state.active, state.stage)]
            return []


def next_step(state: MareState) -> None:
    """R8.2: the next step of the turn."""
    state.stage = STEPS[STEPS.index(state.stage) + 1]


def _step_moves(catalogue: Catalogue, state: MareState) -> bool:
    """Whether there is anything to decide in this step."""
    seat = state.active
    match state.stage:
        case "convert":
            return bool(convert_moves(catalogue, state, seat))
        case "sail":
            return bool(sail_moves(catalogue, state, seat))
        case "attack":
            return bool(attack_moves(state, seat))
        case "march":
            return bool(march_moves(catalogue, state, seat))
        case _:
            return any(conquest_moves(catalogue, state, seat).values())


def _next_fight(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R8.5: battles are compulsory; a single one that is left needs no question."""
    moves = fight_moves(state, state.active)
    if not moves:
        next_step(state)
        return []
    if len(moves) == 1:
        return fight(catalogue, state, state.active, moves[0])
    state.pending = [Choice(state.active, "fight")]
    return []


def _end_turn(state: MareState) -> list[Event]:
    seat = state.active
    state.acted = [*state.acted, seat]
    state.moved, state.fought, state.decided = {}, [], []
    state.active, state.stage = NOBODY, "appoint"
    return [Event("turn-ended", seat)]


# ---------------------------------------------------------------------- R12.21 peace
def peace_moves(state: MareState, seat: int) -> list[DeclarePeace]:
    """D16, R12.21: each opponent who was not named in the round before; sorted."""
    return [DeclarePeace(other) for other in range(state.seats) if other not in (seat, state.named)]


def declare_peace(catalogue: Catalogue, state: MareState, seat: int, move: DeclarePeace) -> list[Event]:
    """R12.21: peace until the end of the round; the opponent's legions go home."""
    state.pending = []
    state.peace = [seat, move.opponent]
    home = capital_province(catalogue, state, move.opponent)
    declared = Event("peace-declared", seat, {"opponent": move.opponent})
    return [declared, *send_home(state, seat, move.opponent, home)]


# ---------------------------------------------------------------------- the end of the phase
def _end_phase(catalogue: Catalogue, state: MareState) -> list[Event]:
    """R2.7, R11.2: provinces with several players are contested; then conquest is looked at."""
    events: list[Event] = []
    for name, province in state.provinces.items():
        if not province.contested and len(present(province)) > 1:
            events += contest(name, province)
    state.acted = []
    winners = conquerors(catalogue, state)
    if winners:
        return [*events, *win(state, winners, "conquest", "R11.2")]
    state.named = state.peace[1] if state.peace else NOBODY
    state.peace = []
    state.phase, state.stage = "leadership", "trade"
    state.turn += 1
    return events
