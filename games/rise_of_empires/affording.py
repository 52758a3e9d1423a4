"""R6.0.6, R6.5.2: what is left of a row's action once a fee of turn B is paid, and which payments leave nothing of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from games.base import Move
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.decisions import actions
from games.rise_of_empires.display import (
    ALL,
    own_discs,
    pay_moves,
    ready_mix,
    remove_moves,
    sparing,
    wealth,
)
from games.rise_of_empires.flips import flip, flip_moves
from games.rise_of_empires.moves import Pay, Remove
from games.rise_of_empires.state import RiseState

YES, FLIP, NO = "yes", "flip", "no"


def after(catalogue: Catalogue, state: RiseState, seat: int, move: Remove | Pay) -> str:
    """R6.0.6: whether the action of the row can be carried out after a removal or an own mix, at once or only after flips; of a
    removal whose mix is still to be chosen, whether any leaves it possible.
    """
    row = move.row if isinstance(move, Remove) else state.removed
    return possible_after(catalogue, paid_by(catalogue, state, seat, move), seat, row)


def action_left(catalogue: Catalogue, state: RiseState, seat: int) -> str:
    """R6.0.6: whether a seat that has taken a disc back can carry out the action of its row, at once or only after flips."""
    return possible_after(catalogue, [state], seat, state.removed)


def gives_up(catalogue: Catalogue, state: RiseState, seat: int, move: Move) -> bool:
    """R6.0.6, R6.5.4: whether a removal or its payment leaves nothing of the action, though another one does not."""
    if not isinstance(move, Remove | Pay) or after(catalogue, state, seat, move) != NO:
        return False
    others: Sequence[Remove | Pay]
    others = remove_moves(catalogue, state, seat) if isinstance(move, Remove) else pay_moves(catalogue, state, seat)
    return any(after(catalogue, state, seat, other) != NO for other in others)


def paid_by(catalogue: Catalogue, state: RiseState, seat: int, move: Remove | Pay) -> Iterator[RiseState]:
    """What there is once a removal is paid, in each way that it may be; none where everything goes and no action comes (R6.5.5)."""
    if isinstance(move, Pay):
        yield after_paying(state, seat, {"gold": move.gold, "cube": move.cubes, "food": move.food, "vp": move.vp})
    elif move.pay != ALL:
        fees = {(row, which): fee for row, which, _, fee in own_discs(catalogue, state, seat)}
        for mix in mixes_of(catalogue, state, seat, move, fees[move.row, move.which]):
            yield after_paying(state, seat, mix)


def mixes_of(catalogue: Catalogue, state: RiseState, seat: int, move: Remove, fee: int) -> list[dict[str, int]]:
    """How a removal is paid; of an own mix those that leave most for an action, which needs gold or a cube."""
    means = wealth(catalogue, state.players[seat])
    match move.pay:
        case "":
            return [{}]
        case "choose":
            return [sparing(means, fee, kind) for kind in ("gold", "cube")]
        case "all":
            return [means]
        case way:
            return [ready_mix(means, fee, way)]


def after_paying(state: RiseState, seat: int, mix: Mapping[str, int]) -> RiseState:
    """What the seat has after a fee; points are of no use to an action."""
    after = own_copy(state, seat)
    for kind in ("gold", "cube", "food"):
        setattr(after.players[seat], kind, getattr(after.players[seat], kind) - mix.get(kind, 0))
    return after


def possible_after(catalogue: Catalogue, states: Iterable[RiseState], seat: int, row: str) -> str:
    """R6.0.6: whether in one of the states the action of the row can be carried out, at once or after flips."""
    states = [*states]
    if any(actions(catalogue, state, seat)[row]() for state in states):
        return YES
    return FLIP if any(_after_flips(catalogue, state, seat, row) for state in states) else NO


def _after_flips(catalogue: Catalogue, state: RiseState, seat: int, row: str) -> bool:
    """R6.7: whether flips that exchange goods, in any order, lead to the action of the row."""
    for move in flip_moves(catalogue, state, seat):
        after = own_copy(state, seat)
        flip(catalogue, after, seat, move)
        if actions(catalogue, after, seat)[row]() or _after_flips(catalogue, after, seat, row):
            return True
    return False


def own_copy(state: RiseState, seat: int) -> RiseState:
    """The state with a copy of what the seat has, which may be changed."""
    player, players = state.players[seat], [*state.players]
    lists = {name: [*getattr(player, name)] for name in ("cities", "flipped", "settled")}
    players[seat] = msgspec.structs.replace(player, **lists, points={**player.points})
    return msgspec.structs.replace(state, players=players)
