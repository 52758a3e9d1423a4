"""What lies in a territory: columns, squares, groups of carts, tokens that come and go (R2, R7.4)."""

from __future__ import annotations

from bisect import insort

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import parse_cell, sides, square
from games.founders_of_the_empire.data import When
from games.founders_of_the_empire.state import Placed, Territory, tokens_on


def free_cells(territory: Territory) -> list[str]:
    """R8.1: the empty cells that share a side with a tile, sorted by name."""
    tiles = territory.tiles
    return sorted({near for cell in tiles for near in sides(cell) if near not in tiles})


def column_tops(territory: Territory) -> dict[int, str]:
    """R7.2a: by column (x) the cell of its topmost tile."""
    tops: dict[int, tuple[int, str]] = {}
    for cell in territory.tiles:
        x, y = parse_cell(cell)
        if x not in tops or tops[x][0] < y:
            tops[x] = (y, cell)
    return {x: cell for x, (_, cell) in tops.items()}


def squares(territory: Territory) -> list[str]:
    """R7.4a: the lower left cells of all 2×2 squares of own tiles."""
    tiles = territory.tiles
    return [cell for cell in tiles if all(corner in tiles for corner in square(cell))]


def groups(territory: Territory) -> list[set[str]]:
    """R7.4c: the cells of each group of squares that share tiles."""
    found: list[set[str]] = []
    for cart in territory.carts:
        cells = set(square(cart))
        apart = [group for group in found if group.isdisjoint(cells)]
        touching = [group for group in found if not group.isdisjoint(cells)]
        found = [*apart, cells.union(*touching)]
    return found


def idle(placed: Placed) -> bool:
    """R2.5: whether a token stops the tile from producing."""
    return bool(placed.war or placed.coin or placed.craftsman)


def craftsman_fits(catalogue: Catalogue, token: str, tile: str) -> bool:
    """R7.5a: whether a craftsman can go on such a tile of one's own, whatever lies on it."""
    narrowed = catalogue.filter[token]
    if "village_tile" in narrowed and catalogue.kind[tile] != "village":
        return False
    made = catalogue.makes[tile]
    return bool(made & catalogue.bit[catalogue.tokens[token].resource] if "prints_token_resource" in narrowed else made)


def lay(catalogue: Catalogue, territory: Territory, token: str, cell: str) -> None:
    """Put a token on the tile (or, for a cart, into the square) of that cell."""
    match catalogue.tokens[token].kind:
        case "war":
            territory.tiles[cell].war = True
        case "coin":
            territory.tiles[cell].coin = True
        case "craftsman":
            territory.tiles[cell].craftsman = token
        case "cart":
            insort(territory.carts, cell)


def pick_up(placed: Placed, token: str) -> None:
    """Take a token off the tile."""
    if token == "war":
        placed.war = False
    elif token == "coin":
        placed.coin = False
    else:
        placed.craftsman = ""


def receive(territory: Territory, token: str) -> None:
    """R7.1: put a token into the supply, which is kept sorted."""
    insort(territory.supply, token)


def collect(catalogue: Catalogue, territory: Territory, when: When) -> list[tuple[str, str]]:
    """R5.4b, R7.3i: the owner takes the tokens that come home at that moment; gives (cell, token) of each."""
    taken: list[tuple[str, str]] = []
    for cell, placed in territory.tiles.items():
        if not idle(placed):
            continue
        for token in tokens_on(placed):
            if catalogue.destiny(token, when) == "to_tile_owner":
                pick_up(placed, token)
                receive(territory, token)
                taken.append((cell, token))
    return taken
