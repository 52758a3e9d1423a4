"""R2.14, R3, R9.3, R9.5: from decision to decision, turn to turn, round to round."""

from __future__ import annotations

from games.base import Move, awaited
from games.core.events import Event
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import effect_tasks, follows, run_task
from games.mosaic.empire_scoring import score
from games.mosaic.ending import close
from games.mosaic.free_steps import free_steps, may_end
from games.mosaic.holdings import held, in_force
from games.mosaic.moves import Benefits
from games.mosaic.setup import pass_packs
from games.mosaic.state import Choice, MosaicState
from games.mosaic.windows import open_window, scoring_tasks


def go_on(catalogue: Catalogue, state: MosaicState) -> list[Event]:
    """Carry out what needs no decision until somebody has something to decide or the game is over."""
    events: list[Event] = []
    while not state.pending and not state.finished:
        if state.queue or state.due:
            events += work_off(catalogue, state)
        elif state.phase == "draft":
            events += pass_packs(state)
        elif state.phase == "benefits":
            state.pending = [Choice(state.active, "benefits")]
        elif state.actions or not _nothing_left(catalogue, state):
            state.pending = [Choice(state.active, "turn")]
            if state.acted:
                state.peeked = ""  # R6.6: what was seen is of use for that Action alone
        else:
            events += end_turn(catalogue, state)
    state.step = state.pending[0].kind if state.pending else "over"
    return events


def work_off(catalogue: Catalogue, state: MosaicState) -> list[Event]:
    """Carry out the effects of what was done, and the Empire Scorings that it set off, until somebody has something to decide."""
    events: list[Event] = []
    passed = False
    while (state.queue or state.due) and not state.pending and not state.finished:
        if not state.queue:
            state.queue = scoring_tasks(catalogue, state)  # R3.4, R8.1
            continue
        task = state.queue.pop(0)
        if task.kind == "window":
            passed = True
            events += open_window(catalogue, state, task)
        elif task.kind == "score":
            events += score(catalogue, state, unasked=passed)
        else:
            events += run_task(catalogue, state, task)
    return events


def _nothing_left(catalogue: Catalogue, state: MosaicState) -> bool:
    """R3.3: no free step is possible; with cards that others do not know the seat is asked, lest the end betray them."""
    player = state.players[state.active]
    if player.drafted or player.drawn or not may_end(state):
        return False
    return not any(moves() for moves in free_steps(catalogue, state, state.active).values())


# ---------------------------------------------------------------------- R2.14 benefits
def take_benefits(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Event]:
    """R2.14: the Leader's setup benefits."""
    player = state.players[seat]
    player.benefited = True
    state.pending = []
    state.queue[:0] = effect_tasks(catalogue, seat, player.leader, "setup")
    return [Event("benefits-taken", seat, {"leader": player.leader})]


def forced_benefits(catalogue: Catalogue, state: MosaicState, seat: int) -> Move | None:
    """R2.14: taking the Leader's benefits where they leave nothing to choose: whatever the seat could turn up before, it would get
    no more by it; None else.
    """
    choice, player = awaited(state.pending, seat), state.players[seat]
    if choice is None or choice.kind != "benefits" or player.benefited:
        return None
    setup = catalogue.leaders[player.leader].setup
    asks = setup.production_choice or setup.production_choice_other or setup.units or setup.free_build
    return None if asks else Benefits()


def end_benefits(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Event]:
    """R2.14: the next seat, or the first turn."""
    state.pending = []
    if seat + 1 < state.seats:
        state.active = seat + 1
        return [Event("benefits-ended", seat)]
    state.phase, state.round = "rounds", 1
    _begin_turn(catalogue, state, 0)
    return [Event("benefits-ended", seat), Event("round-began", None, {"number": 1})]


# ---------------------------------------------------------------------- R3 turns
def _begin_turn(catalogue: Catalogue, state: MosaicState, seat: int) -> None:
    """R3.1, R3.2: one Action, and the Scribe's extra one in the first turn."""
    state.active = seat
    state.turn += 1
    state.actions = 1 + (_extra(catalogue, state, seat, "first_turn") if state.round == 1 else 0)
    _fresh(state)


def _fresh(state: MosaicState) -> None:
    state.acted = state.recruited = state.peeks = 0
    state.moved, state.peeked = {}, ""


def _extra(catalogue: Catalogue, state: MosaicState, seat: int, timing: str) -> int:
    """R3.5, R11 Scribe: the extra actions of the seat at that time."""
    return sum(
        effect.extra_action.count
        for effect in held(catalogue, state.players[seat])
        if effect.extra_action is not None and effect.extra_action.timing == timing
    )


def another_action(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Event]:
    """R3.5: tell that the seat has an Action left in its turn, and by which component."""
    timing = "first_turn" if state.phase == "rounds" else "after_last_round"
    return [
        follows(catalogue, seat, name, index)
        for name, index, effect in in_force(catalogue, state.players[seat], "held")
        if effect.extra_action is not None and effect.extra_action.timing == timing
    ][:1]


def end_turn(catalogue: Catalogue, state: MosaicState) -> list[Event]:
    """R3.1, R9.3, R9.5: the next seat's turn, the next round, the extra actions after the last round, or the end."""
    seat = state.active
    state.pending = []
    events = [Event("turn-ended", seat)]
    if state.phase == "rounds":
        if seat + 1 < state.seats:
            _begin_turn(catalogue, state, seat + 1)
            return events
        if not state.last_round or state.round < state.last_round:
            state.round += 1
            last = state.round == state.last_round
            events.append(Event("last-round-began" if last else "round-began", None, {"number": state.round}))
            _begin_turn(catalogue, state, 0)
            return events
        state.phase, seat = "epilogue", -1
    for other in range(seat + 1, state.seats):
        number = _extra(catalogue, state, other, "after_last_round")
        if number:
            state.active, state.actions = other, number
            state.turn += 1
            _fresh(state)
            return [*events, Event("epilogue-began", other, {"count": number})]
    close(state, state.triggered)
    return [*events, Event("finished", None, {"reason": state.triggered})]
