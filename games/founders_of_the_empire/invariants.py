"""What must hold in every state, whatever was played (R1.1, R1.2 and the limits in R3 to R9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.cells import sides, square
from games.founders_of_the_empire.state import STACKS, TAKEN, UNKNOWN, FoundersState, Territory, pieces_seen
from games.founders_of_the_empire.territory import craftsman_fits


def problems(catalogue: Catalogue, state: FoundersState) -> list[str]:
    """Every broken invariant in plain words; [] for a sound state, redacted or not."""
    found = [*_conserved(catalogue, state), *_places(catalogue, state), *_flow(state)]
    for seat, territory in enumerate(state.territories):
        found += [f"seat {seat}: {problem}" for problem in _territory(catalogue, territory)]
    return found


def _conserved(catalogue: Catalogue, state: FoundersState) -> Iterator[str]:
    """R1.1, R1.2: every tile and token exists exactly as often as in the box of the game."""
    pieces = Counter(pieces_seen(state))
    for pile in (*state.stacks.values(), state.unseen, state.craftsmen):
        pieces.update(pile)
    pieces.update(state.piles)
    unknown = pieces.pop(UNKNOWN, 0)
    lost = 0
    for name, component in (*catalogue.tiles.items(), *catalogue.tokens.items()):
        times = pieces.pop(name, 0)
        if times > component.count or (times < component.count and not unknown):
            yield f"{name}: {times} instead of {component.count}"
        lost += component.count - times
    if unknown and lost != unknown:
        yield f"{unknown} pieces are hidden, {lost} are missing"
    yield from (f"{name!r} is no piece of this game" for name in pieces)


def _places(catalogue: Catalogue, state: FoundersState) -> Iterator[str]:
    """Pieces lie only where their kind may lie; R6.3: no row is too long."""
    limits = dict.fromkeys(STACKS, catalogue.setup.row_limit)
    if state.step == "draft":
        limits["nature"] = catalogue.setup.draft_nature_face_up[state.seats]
    for kind in STACKS:
        if len(state.rows[kind]) > limits[kind]:
            yield f"the {kind} row holds {len(state.rows[kind])} tiles"
    expected = [(kind, [*state.stacks[kind], *state.rows[kind]]) for kind in STACKS]
    expected.append(("victory", [*(tile for tile in state.display if tile != TAKEN), *state.unseen]))
    for kind, tiles in expected:
        for tile in tiles:
            if tile != UNKNOWN and catalogue.kind.get(tile) != kind:
                yield f"{tile} lies among the {kind} tiles"
    if any(count < 0 for count in state.piles.values()):
        yield "a pile of tokens is less than empty"


def _flow(state: FoundersState) -> Iterator[str]:
    """R5: somebody is asked, and only about the step at hand, unless the match is over."""
    if bool(state.finished) != (not state.pending):
        yield "a match must be finished or wait for a decision"
    if state.pending:
        kind = {"draft": "draft", "reveal": "reveal", "token": "turn", "add": "turn"}.get(state.step)
        if [(entry.seat, entry.kind) for entry in state.pending] != [(state.active, kind)]:
            yield f"step {state.step} of seat {state.active} does not fit what is pending"
    if state.bought and state.step != "add":
        yield "a bought resource has outlived its turn"


def _territory(catalogue: Catalogue, territory: Territory) -> Iterator[str]:
    """R8.1: the territory hangs together; R7.4: carts lie in full squares, one in each; R7.5: craftsmen on their tiles."""
    tiles = territory.tiles
    if tiles and _reached(tiles.keys()) != tiles.keys():
        yield "the territory is not connected"
    if len(set(territory.carts)) != len(territory.carts):
        yield "two carts lie in one square"
    for cart in territory.carts:
        if any(corner not in tiles for corner in square(cart)):
            yield f"the cart at {cart} does not lie in a full square"
    for cell, placed in tiles.items():
        token = placed.craftsman
        if token and (token not in catalogue.tokens or not craftsman_fits(catalogue, token, placed.tile)):
            yield f"{token} does not belong on {cell}"
        if placed.coin and not catalogue.makes[placed.tile]:
            yield f"the coin at {cell} bought nothing"
    if territory.supply != sorted(territory.supply):
        yield "the supply is not sorted"


def _reached(cells: Iterable[str]) -> set[str]:
    waiting, known = set(cells), set[str]()
    edge = [next(iter(waiting))]
    while edge:
        cell = edge.pop()
        if cell in waiting:
            waiting.remove(cell)
            known.add(cell)
            edge += sides(cell)
    return known
