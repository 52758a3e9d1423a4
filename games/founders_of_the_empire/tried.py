"""What a player of Founders of the Empire may look for in his decision, each with a number for what it lacks; legal or not.

Of a tile that fits nowhere the place where it lacks least is named, so that the rules say what is really missing. Nobody looks for
the play of a token that he does not hold; where one was played already, one target of each player stands for all.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.base import Move, awaited
from games.founders_of_the_empire.adding import face_up
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import parse_cell, square
from games.founders_of_the_empire.moves import Add, Cart, Coin, Craftsman, Pass, Replace, Reveal, War
from games.founders_of_the_empire.state import STACKS, FoundersState, Territory
from games.founders_of_the_empire.supply import Supply, meets, open_needs, resources
from games.founders_of_the_empire.territory import column_tops, craftsman_fits, free_cells
from games.founders_of_the_empire.tokens import targets

Found = Iterator[tuple[int, Move]]


def tried(catalogue: Catalogue, state: FoundersState, seat: int) -> Found:
    """R6.1, R7, R8, R9: everything of the turn or the reveal; in the draft every tile can be taken."""
    choice = awaited(state.pending, seat)
    if choice is None or choice.kind == "draft":
        return
    if choice.kind == "reveal":
        yield from ((0, Reveal(stack)) for stack in STACKS)
        return
    supply, territory = Supply(catalogue, state.territories[seat]), state.territories[seat]
    for lack, tile, cell in _tiles(catalogue, state, supply, free_cells(territory)):
        yield lack, Add(tile, cell)
    for token in ("war", "coin"):
        if token in territory.supply:
            yield from _on_opponents(catalogue, state, seat, token)
    if "cart" in territory.supply:
        yield from _carts(catalogue, state, territory)
    yield from _craftsmen(catalogue, state, territory)
    for lack, tile, cell in _tiles(catalogue, state, supply, sorted(territory.tiles)):
        yield lack, Replace(tile, cell)
    yield 0, Pass()


def _tiles(
    catalogue: Catalogue, state: FoundersState, supply: Supply, cells: list[str]
) -> Iterator[tuple[int, str, str]]:
    """R8.2, R9.2: each face-up tile on the cell where it lacks the fewest resources."""
    offers = {cell: supply.offer(cell) for cell in cells}
    for tile in face_up(state):
        needs = open_needs(catalogue, tile, state.bought)

        def lack(cell: str, needs: int = needs) -> int:
            if meets(offers[cell], needs):
                return 0
            return 1 + (resources(needs) & ~offers[cell].any).bit_count()

        cell = min(cells, key=lack)
        yield lack(cell), tile, cell


# ---------------------------------------------------------------------- tokens
def _on_opponents(catalogue: Catalogue, state: FoundersState, seat: int, token: str) -> Found:
    """R7.2, R7.3: tiles of opponents; first those on top of a column or those that make something."""
    usable = state.step == "token"
    for owner, territory in enumerate(state.territories):
        if owner == seat:
            continue
        fit, tops = targets(catalogue, territory, token), {*column_tops(territory).values()}

        def lack(cell: str, tiles: Territory = territory, fit: list[str] = fit, tops: set[str] = tops) -> int:
            near = cell in tops if token == "war" else bool(catalogue.makes[tiles.tiles[cell].tile])
            return (cell not in fit) + (not near)

        cells = sorted(territory.tiles, key=lambda cell: (lack(cell), cell))
        if token == "coin":
            # R2.5: nobody looks for a resource where none is printed.
            cells = [cell for cell in cells if catalogue.makes[territory.tiles[cell].tile]] or cells[:1]
        for cell in cells if usable else cells[:1]:
            printed = catalogue.names(catalogue.makes[territory.tiles[cell].tile]) or [*catalogue.resources]
            yield lack(cell), War(owner, cell) if token == "war" else Coin(owner, cell, printed[0])


def _carts(catalogue: Catalogue, state: FoundersState, territory: Territory) -> Found:
    """R7.4: squares, those first in which the fewest tiles are missing."""
    fit = targets(catalogue, territory, "cart")

    def lack(cell: str) -> int:
        missing = sum(corner not in territory.tiles for corner in square(cell))
        return missing or int(cell not in fit)

    cells = sorted(territory.tiles, key=lambda cell: (lack(cell), parse_cell(cell)))
    for cell in cells if state.step == "token" else cells[:1]:
        yield lack(cell), Cart(cell)


def _craftsmen(catalogue: Catalogue, state: FoundersState, territory: Territory) -> Found:
    """R7.5: own village tiles before others, for each token held."""
    held = sorted({token for token in territory.supply if catalogue.tokens[token].kind == "craftsman"})
    villages = [cell for cell, placed in territory.tiles.items() if catalogue.kind[placed.tile] == "village"]
    for token in held:
        cells = sorted(territory.tiles, key=lambda cell: (cell not in villages, cell))
        # One place stands for all where no tile makes what the token wants, or none can be played any more.
        made = any(craftsman_fits(catalogue, token, placed.tile) for placed in territory.tiles.values())
        each = made and state.step == "token"
        yield from ((cell not in villages, Craftsman(token, cell)) for cell in (cells if each else cells[:1]))
