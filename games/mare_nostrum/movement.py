"""R8.2 steps 2 and 4, R8.4: triremes and legions move; R12.21: where peace does not let them."""

from __future__ import annotations

from games.core.events import Event
from games.mare_nostrum.board import idle_legions, others_present, reachable, remove_legion
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.contests import given_up, settle
from games.mare_nostrum.moves import March, Sail
from games.mare_nostrum.state import IDLE, NOBODY, MareState


def partner(state: MareState, seat: int) -> int:
    """R12.21: with whom the seat is at peace in this round, -1 for nobody."""
    if seat not in state.peace:
        return NOBODY
    return state.peace[1 - state.peace.index(seat)]


# ---------------------------------------------------------------------- R8.2 step 2
def sail_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[Sail]:
    """D19: one or more triremes that have not moved, to an adjacent sea; sorted."""
    return [
        Sail(sea, target, count)
        for sea, triremes in state.seas.items()
        if triremes[seat] > state.moved.get(sea, 0)
        for target in catalogue.open_sea[sea]
        if target in state.seas
        for count in range(1, triremes[seat] - state.moved.get(sea, 0) + 1)
    ]


def sail(state: MareState, seat: int, move: Sail) -> list[Event]:
    """R8.2: each trireme moves once."""
    state.seas[move.source][seat] -= move.count
    state.seas[move.target][seat] += move.count
    _have_moved(state, move.target, move.count)
    return [Event("sailed", seat, {"source": move.source, "target": move.target, "count": move.count})]


def _have_moved(state: MareState, area: str, count: int) -> None:
    state.moved = dict(sorted({**state.moved, area: state.moved.get(area, 0) + count}.items()))


# ---------------------------------------------------------------------- R8.2 step 4
def march_moves(catalogue: Catalogue, state: MareState, seat: int) -> list[March]:
    """D22, R8.4: idle legions that have not moved, or one that leaves its place; sorted."""
    closed = partner(state, seat)
    found: list[March] = []
    for name, province in state.provinces.items():
        if not province.legions[seat]:
            continue
        idle = idle_legions(province, seat) - state.moved.get(name, 0)
        placed = [spot for spot, owner in province.places.items() if owner == seat]
        if idle < 1 and not placed:
            continue
        spots = sorted([*placed, IDLE] if idle > 0 else placed)
        for target in sorted(reachable(catalogue, state, seat, [name])):
            if closed != NOBODY and state.provinces[target].controller == closed:
                continue
            for spot in spots:
                most = idle if spot == IDLE else 1
                found += [March(name, target, spot, count) for count in range(1, most + 1)]
    return found


def usual_march(catalogue: Catalogue, state: MareState, seat: int, source: str, target: str, most: int) -> int:
    """R8.4, R8.5: of so many legions how many march where nobody says otherwise: one where nobody is met, else all; but one stays
    in the own capital province where nothing else does.
    """
    if not others_present(state.provinces[target], seat):
        return 1
    left = state.provinces[source]
    deserted = left.legions[seat] == most and not left.fortresses[seat]
    keeps = deserted and catalogue.capital_of[source] == state.players[seat].empire
    return max(1, most - keeps)


def march(state: MareState, seat: int, move: March) -> list[Event]:
    """R8.4, R9.6: each legion moves once; whoever leaves his place gives it up."""
    source, target = state.provinces[move.source], state.provinces[move.target]
    for _ in range(move.count):
        remove_legion(source, seat, move.spot)
    target.legions[seat] += move.count
    _have_moved(state, move.target, move.count)
    # Into whose province, so that its owner reads of it first.
    whose = {} if target.controller in (NOBODY, seat) else {"land": {"owner": target.controller}}
    return [
        Event("marched", seat, {"source": move.source, "target": move.target, "count": move.count, **whose}),
        *given_up(move.source, source, seat, [move.spot] if move.spot != IDLE else []),
        *settle(move.source, source),
    ]
