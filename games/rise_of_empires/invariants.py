"""What must hold in every state, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.goods import bank
from games.rise_of_empires.state import NOBODY, ROWS, SIDES, Player, RiseState


def problems(catalogue: Catalogue, state: RiseState) -> list[str]:
    """Every broken invariant in plain words; [] for a sound state."""
    found = [*_tiles(catalogue, state), *_map(catalogue, state), *_display(catalogue, state), *_flow(state)]
    if bank(catalogue, state) < 0:
        found.append("more resource discs are in play than there are")
    if not 0 <= state.track <= len(catalogue.numbers.trade.gold_by_space):
        found.append("the trade track is overfull")
    for seat, player in enumerate(state.players):
        found += [f"seat {seat}: {problem}" for problem in _player(catalogue, state, seat, player)]
    return found


# ---------------------------------------------------------------------- R1.1 pieces are conserved
def _tiles(catalogue: Catalogue, state: RiseState) -> Iterator[str]:
    players = state.players
    seen = {
        "progress": Counter([*state.progress, *state.face_down["progress"], *(t for p in players for t in p.progress)]),
        "territory": Counter(
            [*state.territory, *state.face_down["territory"], *(t for p in players for t in p.territory)]
        ),
        "city": Counter([*state.cities, *(t for p in players for t in p.cities)]),
    }
    for kind, count in seen.items():
        yield from (f"too many {kind} tiles {name}" for name, n in count.items() if n > catalogue.tiles[name].count)
    for kind, tiles in (("progress", state.progress), ("territory", state.territory), ("city", state.cities)):
        if tiles != sorted(tiles):
            yield f"the {kind} tiles are out of order"
    empires = sorted([*state.empires, *(tile for player in players for tile in player.empires)])
    if empires != sorted(catalogue.empires):
        yield "empire tiles are missing"
    if any(catalogue.progress[tile].era > state.era for tile in [*state.progress, *state.face_down["progress"]]):
        yield "a progress tile of a later era is in play"


# ---------------------------------------------------------------------- R2.1 cubes
def _map(catalogue: Catalogue, state: RiseState) -> Iterator[str]:
    if state.map.keys() != catalogue.regions.keys():
        yield "the map has the wrong regions"
    for region, cubes in state.map.items():
        if len(cubes) != state.seats or min(cubes) < 0:
            yield f"wrong cubes in {region}"
    for seat, player in enumerate(state.players):
        on_map = sum(cubes[seat] for cubes in state.map.values())
        if player.cube + player.stock + on_map != catalogue.numbers.cubes:
            yield f"seat {seat} has {player.cube + player.stock + on_map} cubes"


# ---------------------------------------------------------------------- R6.0, R6.5 the action display
def _display(catalogue: Catalogue, state: RiseState) -> Iterator[str]:
    if tuple(state.rows) != ROWS:
        yield "the action display has the wrong rows"
    for row in state.rows:
        if len(state.rows[row]) > catalogue.row_limit(row, state.seats):
            yield f"the row {row} is too long"
    if state.phase != "actions":
        return
    discs = Counter(seat for row in state.rows.values() for seat in row)
    acting = bool(state.pending) and state.step == "move"
    for place, seat in enumerate(state.order):
        active = state.order.index(state.active)
        done = state.round - 1 + (place < active or (place == active and not acting))
        expected = done if state.side == SIDES[0] else catalogue.numbers.actions - done
        if discs[seat] != expected:
            yield f"seat {seat} has {discs[seat]} discs on the display instead of {expected}"


# ---------------------------------------------------------------------- R4 the flow
def _flow(state: RiseState) -> Iterator[str]:
    if sorted(state.order) != list(range(state.seats)):
        yield "the turn order is no order of all seats"
    if bool(state.pending) == bool(state.finished):
        yield "somebody must decide exactly while the match runs"
    if bool(state.finished) != (state.phase == "over") or bool(state.finished) != (state.step == "over"):
        yield "the phases are over before the match is, or the other way round"
    seats = [choice.seat for choice in state.pending]
    if seats != sorted(set(seats)):
        yield "the decisions are not in the order of the seats"
    if any(choice.kind != state.step for choice in state.pending):
        yield "a decision is of another kind than the step"
    if (state.campaign is not None) != (state.step in ("place", "war", "strike")):
        yield "an empire action is there exactly while it is carried out"
    if bool(state.fee) != (state.step == "pay"):
        yield "a fee is due exactly while it is asked for"
    if (state.phase == "order") != bool(state.next_order):
        yield "positions are given exactly in phase 6"
    taken = [seat for seat in state.next_order if seat != NOBODY]
    if len(set(taken)) != len(taken):
        yield "a seat has two positions"


# ---------------------------------------------------------------------- seats
def _player(catalogue: Catalogue, state: RiseState, seat: int, player: Player) -> Iterator[str]:
    for name in ("gold", "disc", "cube", "stock", "food", "vp"):
        if getattr(player, name) < 0:
            yield f"{name} is below 0"
    if player.food > catalogue.numbers.most_food:
        yield "the food marker is beyond the end of its track"
    if len(set(player.progress)) != len(player.progress):
        yield "a progress tile is there twice"
    if not set(player.flipped) <= set(player.progress) or len(set(player.flipped)) != len(player.flipped):
        yield "a tile is flipped that is not there"
    if any(tile not in catalogue.flips for tile in player.flipped):
        yield "a tile is flipped that has no flip"
    if seat in (*player.attacked, player.ally) or player.ally in player.attacked:
        yield "its alliance or its attacks make no sense"
    if player.picks and state.phase != "income":
        yield "it has chosen an income outside phase 4"
    if any(value < 0 for source, value in player.points.items() if source != "fees") or player.points["fees"] > 0:
        yield "points have the wrong sign"
