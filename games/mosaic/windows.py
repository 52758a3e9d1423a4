"""R8.2, D23, D24: the windows before an Empire Scoring, in which the General and the Diplomats act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from games.core.events import Event
from games.mosaic.board import influence
from games.mosaic.catalogue import Catalogue
from games.mosaic.empire_scoring import points_of_scoring, scoring_influence
from games.mosaic.free_steps import fulfils
from games.mosaic.holdings import in_force, uses_left
from games.mosaic.moves import Divert, Move, Strike
from games.mosaic.scoring import points
from games.mosaic.state import Choice, MosaicState, Order, Task
from games.mosaic.units import divert, divert_moves, strike, strike_moves

_STRIKE_FIRST = ("siege_engine", "cavalry", "infantry")


class _Worth(NamedTuple):
    """What a seat has of a position before the scoring."""

    points: int  # with this scoring, as if the match ended after it
    achievements: frozenset[str]  # available ones whose conditions it fulfils


# ---------------------------------------------------------------------- what is possible
def scoring_tasks(catalogue: Catalogue, state: MosaicState) -> list[Task]:
    """R8.2: from the active player on clockwise whoever may act before the scoring, then the scoring."""
    tasks: list[Task] = []
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        player = state.players[seat]
        for name, index, effect in in_force(catalogue, player, "before_empire_scoring"):
            if uses_left(catalogue, player, name, effect.uses):
                tasks.append(Task("window", seat, name, index))
    return [*tasks, Task("score", state.active)]


def window_moves(catalogue: Catalogue, state: MosaicState, choice: Choice) -> list[Move]:
    """R8.2: every way to use the component before the scoring, sorted; Skip comes on top."""
    effect = catalogue.effects[choice.source][choice.index]
    if effect.eliminate is not None:
        return [*strike_moves(catalogue, state, choice, effect)]
    return [*divert_moves(catalogue, state, choice.seat)]


def other_window(catalogue: Catalogue, state: MosaicState, seat: int) -> Choice | None:
    """R8.2: the other window of the seat that is still to come before this scoring, if it would be asked in it: whoever has the
    General and the Diplomats chooses which of them acts first.
    """
    # Ruling: the rulebook names no order between the two.
    task = next((task for task in state.queue if (task.kind, task.seat) == ("window", seat)), None)
    if task is None or _rule(state, seat, task.source) not in ("ask", "always"):
        return None
    return _choice(catalogue, task)


def _rule(state: MosaicState, seat: int, card: str) -> Order:
    order = state.players[seat].orders.get(card)
    return order.rule if order is not None else "ask"


def _choice(catalogue: Catalogue, task: Task) -> Choice:
    effect = catalogue.effects[task.source][task.index]
    kind = "divert" if effect.move_enemy_units is not None else "strike"
    return Choice(task.seat, kind, task.source, task.index, 1)


# ---------------------------------------------------------------------- asking
def before_scoring(catalogue: Catalogue, choice: Choice) -> bool:
    """R8.2: whether the decision belongs to the window before an Empire Scoring."""
    return (
        choice.kind in ("divert", "strike")
        and catalogue.effects[choice.source][choice.index].when == "before_empire_scoring"
    )


def awaited_scoring(catalogue: Catalogue, state: MosaicState) -> dict[str, Any]:
    """R8.1, R8.2: the card that may act before an Empire Scoring, the number of that scoring, how many there are and come later; {}
    where something else is awaited.
    """
    if not state.pending or not before_scoring(catalogue, state.pending[0]):
        return {}
    most, number = catalogue.numbers.empire.limit, state.scorings + 1
    return {"card": state.pending[0].source, "count": number, "most": most, "later": most - number}


def open_window(catalogue: Catalogue, state: MosaicState, task: Task) -> list[Event]:
    """R8.2: follow the seat's standing order, or ask it where that is of use.

    Where it is of none, the General removes what he would remove if his owner never answered, unless each of his strikes would do
    harm, and the Diplomats, who act only once, wait for another scoring.
    """
    choice = _choice(catalogue, task)
    possible = window_moves(catalogue, state, choice)
    order = state.players[task.seat].orders.get(task.source)
    rule = _rule(state, task.seat, task.source)
    if rule == "never":
        return []
    if not possible:
        return _wait_for_other(catalogue, state, task)
    if order is not None and rule in ("strike", "divert"):
        wanted: Move = (
            Strike(order.opponent, order.region, order.unit)
            if rule == "strike"
            else Divert(order.opponent, order.region, order.target)
        )
        if wanted in possible:
            return _unasked(state, choice, wanted)
    if rule == "always" or matters(catalogue, state, choice, possible):
        state.pending = [choice]
        return []
    if choice.kind != "strike":
        return []
    strikes = harmless(catalogue, state, choice, possible)
    if not strikes:
        state.pending = [choice]
        return []
    return _unasked(state, choice, usual_strike(catalogue, state, choice.seat, strikes))


def _wait_for_other(catalogue: Catalogue, state: MosaicState, task: Task) -> list[Event]:
    """R8.2: what is not possible yet may become so by the other card of the seat."""
    other = other_window(catalogue, state, task.seat)
    if other is not None and window_moves(catalogue, state, other):
        place = next(place for place, later in enumerate(state.queue) if later.source == other.source)
        state.queue.insert(place + 1, task)
    return []


def harmless(catalogue: Catalogue, state: MosaicState, choice: Choice, moves: Sequence[Move]) -> list[Strike]:
    """R8.2: the strikes among these moves by which the seat loses nothing and nobody else gains anything, measured as in
    :func:`matters`.
    """
    before = _worths(catalogue, state)
    return [
        move
        for move in moves
        if isinstance(move, Strike)
        and not _is_worse(choice.seat, before, _worths(catalogue, _tried(state, choice, move)))
    ]


def matters(catalogue: Catalogue, state: MosaicState, choice: Choice, possible: Sequence[Move]) -> bool:
    """R8.2: whether the choice among these moves can be of use to the seat; each is tried out.

    A move is of use if after it the seat has more, or an opponent less, of: the points of this scoring (majorities, Governments),
    the points of the final scoring as they stand (units counted by Wonders and Technologies, regions controlled), available
    Achievements whose conditions are fulfilled (units, regions controlled). What else a unit may do later is not looked into:
    there another one can be recruited as well. Where somebody may act after this window and before the position changes
    otherwise (another window, a second scoring in the same turn), the moves could be of use together, so the answer is yes.
    """
    later = any(
        task.kind == "window" and window_moves(catalogue, state, _choice(catalogue, task)) for task in state.queue
    )
    if later or state.due > 1:
        return True
    before = _worths(catalogue, state)
    return any(_is_better(choice.seat, before, _worths(catalogue, _tried(state, choice, move))) for move in possible)


def _tried(state: MosaicState, choice: Choice, move: Move) -> MosaicState:
    """The position after a move, with what it changes copied."""
    players = [
        msgspec.structs.replace(player, units={region: [*numbers] for region, numbers in player.units.items()})
        for player in state.players
    ]
    after = msgspec.structs.replace(state, players=players, moved=dict(state.moved))
    _do(after, choice, move)
    return after


def _worths(catalogue: Catalogue, state: MosaicState) -> list[_Worth]:
    regions, governments = points_of_scoring(catalogue, state, scoring_influence(catalogue, state))
    return [
        _Worth(
            sum(points(catalogue, state, seat).values())
            + governments[seat]
            + sum(here[seat] for here in regions.values()),
            frozenset(tile for tile in state.achievements if fulfils(catalogue, state, seat, tile)),
        )
        for seat in range(state.seats)
    ]


def _is_worse(seat: int, before: Sequence[_Worth], after: Sequence[_Worth]) -> bool:
    return _is_better(seat, after, before)


def _is_better(seat: int, before: Sequence[_Worth], after: Sequence[_Worth]) -> bool:
    for other, (old, new) in enumerate(zip(before, after, strict=True)):
        more, less = (new, old) if other == seat else (old, new)
        if more.points > less.points or more.achievements - less.achievements:
            return True
    return False


# ---------------------------------------------------------------------- acting
def _unasked(state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    """What is done without a question tells of the seat's standing order, which was a secret: whoever has set it off cannot take
    his move back freely any more.
    """
    done = use_window(state, choice, move)
    return [msgspec.structs.replace(event, reveals="hidden", aside=True) for event in done]


def use_either(catalogue: Catalogue, state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    """R8.2: the card that was asked about acts, or the other one of the seat before it.

    Whoever has the other one act first keeps the question that was open, whatever that card has changed; by older versions of the
    rules it was asked anew, or answered by itself where nothing turned on it.
    """
    if move.kind == choice.kind:
        return use_window(state, choice, move)
    other = other_window(catalogue, state, choice.seat)
    assert other is not None
    if not catalogue.stays_asked:
        asked = Task("window", choice.seat, choice.source, choice.index)
        state.queue = [asked if task.source == other.source else task for task in state.queue]
        return use_window(state, other, move)
    state.queue = [task for task in state.queue if task.source != other.source]
    done = use_window(state, other, move)
    if window_moves(catalogue, state, choice):
        state.pending = [choice]
    return done


def use_window(state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    """R8.2: what the General or the Diplomats do."""
    used = state.players[choice.seat].used
    used[choice.source] = used.get(choice.source, 0) + 1
    return _do(state, choice, move)


def _do(state: MosaicState, choice: Choice, move: Move) -> list[Event]:
    if isinstance(move, Strike):
        return strike(state, choice.seat, move, choice.source)
    assert isinstance(move, Divert)
    return divert(state, choice.seat, move)


def usual_strike(catalogue: Catalogue, state: MosaicState, seat: int, strikes: Sequence[Strike]) -> Strike:
    """D23: a unit of the strongest opponent where this one leads by least."""
    values = influence(catalogue, state)

    def worth(move: Strike) -> tuple[bool, bool, int, str, int]:
        here = values[move.region]
        lead = here[move.opponent] - here[seat]
        weaker = here[move.opponent] < max(value for other, value in enumerate(here) if other != seat)
        return weaker, lead < 0, abs(lead), move.region, _STRIKE_FIRST.index(move.unit)

    return min(strikes, key=worth)
