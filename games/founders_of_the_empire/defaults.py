"""Appendix B: what is played for a seat whose time has run out (D1 to D5)."""

from __future__ import annotations

from games.base import Move
from games.founders_of_the_empire.adding import add_moves
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import neighbours, parse_cell
from games.founders_of_the_empire.moves import Add, Draft, Pass, Reveal
from games.founders_of_the_empire.reveal import open_stacks
from games.founders_of_the_empire.state import STACKS, FoundersState, Territory
from games.founders_of_the_empire.supply import Supply

_BEST_FIRST = ("victory", "city", "village", "nature")


def default_draft(catalogue: Catalogue, state: FoundersState, seat: int) -> Draft:
    """D1, D2: the leftmost tile; as second one the leftmost with the fewest resources of the first, laid above it."""
    row = state.rows["nature"]
    first = next(iter(state.territories[seat].tiles.values()), None)
    if first is None:
        return Draft(row[0], "")
    made = catalogue.makes[first.tile]
    return Draft(min(row, key=lambda tile: (catalogue.makes[tile] & made).bit_count()), "above")


def default_reveal(state: FoundersState) -> Reveal:
    """D3: green if its row is empty, else the stack with the shortest row."""
    stacks = open_stacks(state)
    if STACKS[0] in stacks and not state.rows[STACKS[0]]:
        return Reveal(STACKS[0])
    return Reveal(min(stacks, key=lambda stack: len(state.rows[stack])))


def default_turn(catalogue: Catalogue, state: FoundersState, seat: int) -> Move:
    """D4, D5: no token; what needs a bought resource, else the leftmost green tile, else nothing, else the best tile."""
    supply = Supply(catalogue, state.territories[seat])
    adds = add_moves(catalogue, state, seat, supply)
    if not adds:
        return Pass()
    bought = catalogue.bit[state.bought] if state.bought else 0
    using = [move for move in adds if catalogue.needs[move.tile] & bought]
    if using:
        return _best(catalogue, state, seat, using)
    green = state.rows[STACKS[0]]
    if green:
        return best_cell(state.territories[seat], [move for move in adds if move.tile == green[0]])
    return _best(catalogue, state, seat, adds)


def _best(catalogue: Catalogue, state: FoundersState, seat: int, adds: list[Add]) -> Add:
    """D5: victory tiles by points, then city, then village; ties in the order of the table."""
    table = [*state.display, *(tile for stack in STACKS for tile in state.rows[stack])]

    def worth(tile: str) -> tuple[int, int, int]:
        return _BEST_FIRST.index(catalogue.kind[tile]), -catalogue.points[tile], table.index(tile)

    chosen = min({move.tile for move in adds}, key=worth)
    return best_cell(state.territories[seat], [move for move in adds if move.tile == chosen])


def best_cell(territory: Territory, adds: list[Add]) -> Add:
    """D5: of these moves the one with most neighbours, then the greatest y, then the smallest x."""

    def worth(move: Add) -> tuple[int, int, int]:
        x, y = parse_cell(move.cell)
        return sum(near in territory.tiles for near in neighbours(move.cell)), y, -x

    return max(adds, key=worth)
