"""The computer seat: takes what improves its own outlook most against the best opponent's; reads nothing hidden."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire.adding import add_moves, replace_moves
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.computer.outlook import Outlook
from games.founders_of_the_empire.defaults import default_draft
from games.founders_of_the_empire.moves import Add, Coin, Craftsman, Pass, Replace, Reveal, Stop, War
from games.founders_of_the_empire.reveal import open_stacks
from games.founders_of_the_empire.scoring import points
from games.founders_of_the_empire.state import FoundersState, Placed, Territory
from games.founders_of_the_empire.supply import Supply, meets
from games.founders_of_the_empire.territory import free_cells, lay
from games.founders_of_the_empire.tokens import TokenMove, token_moves

Choice = TypeVar("Choice")

GREEN = 0.25  # worth of turning up a nature tile, which always fits
CLEARED = 0.5  # share of their worth that is lost with tiles that would have fitted
MARGIN = 0.05  # a token must promise at least this much more than it is worth when kept


def sensible_move(catalogue: Catalogue, state: FoundersState, seat: int, rng: Rng) -> Move:
    """The move the computer seat plays."""
    if state.step == "draft":
        return default_draft(catalogue, state, seat)
    if _agrees_to_stop(catalogue, state, seat):
        return Stop(True)
    outlook = Outlook(catalogue, state)
    if state.step == "reveal":
        return _best_reveal(outlook, state, seat, rng)
    best_add, value = _best_add(outlook, state, seat, rng)
    token = _best_token(outlook, state, seat, value)
    return token or best_add


def _agrees_to_stop(catalogue: Catalogue, state: FoundersState, seat: int) -> bool:
    """R11.3b: agree when everybody else does, but not to being beaten."""
    own = state.territories[seat]
    others = [other for owner, other in enumerate(state.territories) if owner != seat and owner not in state.left]
    if own.stop or not all(other.stop for other in others):
        return False
    score = sum(points(catalogue, own).values())
    return all(score >= sum(points(catalogue, other).values()) for other in others)


# ---------------------------------------------------------------------- step 1
def _best_reveal(outlook: Outlook, state: FoundersState, seat: int, rng: Rng) -> Reveal:
    """The stack whose next tile is likely to be of most use."""
    territory = state.territories[seat]
    supply = Supply(outlook.catalogue, territory)
    offers = [supply.offer(cell) for cell in free_cells(territory)]

    def use(tile: str) -> float:
        needs = outlook.catalogue.needs[tile]
        if not needs:
            return GREEN
        return outlook.worth(tile) if any(meets(offer, needs) for offer in offers) else 0.0

    def expected(stack: str) -> float:
        unseen = outlook.unseen[stack]
        gain = sum(count * use(tile) for tile, count in unseen.items()) / max(1, unseen.total())
        row = state.rows[stack]
        if len(row) >= outlook.catalogue.setup.row_limit:
            gain -= CLEARED * sum(use(tile) for tile in row)
        return gain if row or stack != "nature" else gain + 1.0

    return Reveal(_best([(expected(stack), stack) for stack in open_stacks(state)], rng))


def _best(rated: list[tuple[float, Choice]], rng: Rng) -> Choice:
    """One of those rated highest."""
    highest = max(rating for rating, _ in rated)
    return rng.choice([choice for rating, choice in rated if rating == highest])


# ---------------------------------------------------------------------- step 2
def _best_token(outlook: Outlook, state: FoundersState, seat: int, kept: float) -> TokenMove | None:
    """The play of a token that is worth more than keeping it; ``kept`` is the value of the best turn without one."""
    moves = list(token_moves(outlook.catalogue, state, seat))
    if not moves:
        return None
    now = outlook.value(state.territories[seat])
    worths = [(_worth(outlook, state, seat, move, now, kept), place) for place, move in enumerate(moves)]
    worth, place = max(worths, key=lambda pair: (pair[0], -pair[1]))
    return moves[place] if worth > MARGIN else None


def _worth(outlook: Outlook, state: FoundersState, seat: int, move: TokenMove, now: float, kept: float) -> float:
    """What playing the token gains against keeping it; an opponent's loss is shared by all that gain from it."""
    own = _without_token(state.territories[seat], move.token if isinstance(move, Craftsman) else move.kind)
    others = state.seats - 1
    match move:
        case War():
            hit = state.territories[move.opponent]
            loss = outlook.value(hit) - outlook.value(_laid(outlook, hit, "war", move.cell))
            return loss / others - (now - outlook.value(own))
        case Coin():
            after = msgspec.structs.replace(
                state,
                bought=move.resource,
                territories=[own if owner == seat else other for owner, other in enumerate(state.territories)],
            )
            bit = outlook.catalogue.bit[move.resource]
            return _best_using(outlook, after, seat, bit) - kept - outlook.catalogue.held_points["coin"] / others
        case _:
            token = move.token if isinstance(move, Craftsman) else "cart"
            return outlook.value(_laid(outlook, own, token, move.cell)) - now


def _best_using(outlook: Outlook, state: FoundersState, seat: int, bit: int) -> float:
    """The value of the best addition that requires the bought resource; very low if there is none."""
    territory = state.territories[seat]
    adds = add_moves(outlook.catalogue, state, seat, Supply(outlook.catalogue, territory))
    values = [_after(outlook, territory, move) for move in adds if outlook.catalogue.needs[move.tile] & bit]
    return max(values, default=float("-inf"))


def _without_token(territory: Territory, token: str) -> Territory:
    supply = list(territory.supply)
    supply.remove(token)
    return msgspec.structs.replace(territory, supply=supply)


def _laid(outlook: Outlook, territory: Territory, token: str, cell: str) -> Territory:
    tiles = dict(territory.tiles)
    if cell in tiles:
        tiles[cell] = msgspec.structs.replace(tiles[cell])
    copy = msgspec.structs.replace(territory, tiles=tiles, carts=list(territory.carts))
    lay(outlook.catalogue, copy, token, cell)
    return copy


# ---------------------------------------------------------------------- step 3
def _best_add(outlook: Outlook, state: FoundersState, seat: int, rng: Rng) -> tuple[Move, float]:
    """The best way to end the turn and the value of the territory after it."""
    catalogue, territory = outlook.catalogue, state.territories[seat]
    supply = Supply(catalogue, territory)
    adds = add_moves(catalogue, state, seat, supply)
    moves: list[Move] = [*adds] if adds else [Pass()]
    values = [_after(outlook, territory, move) for move in adds] if adds else [outlook.value(territory)]
    for move in replace_moves(catalogue, state, seat, supply):
        if outlook.worth(move.tile) > -catalogue.replaced_points:
            moves.append(move)
            values.append(_after(outlook, territory, move))
    place = _best([(value, place) for place, value in enumerate(values)], rng)
    return moves[place], values[place]


def _after(outlook: Outlook, territory: Territory, move: Add | Replace) -> float:
    """The value of the territory with the tile added, its token included."""
    old = territory.tiles.get(move.cell)
    after = msgspec.structs.replace(
        territory,
        tiles={**territory.tiles, move.cell: Placed(move.tile)},
        replaced=territory.replaced if old is None else [*territory.replaced, old.tile],
    )
    token = outlook.catalogue.gained[move.tile]
    return outlook.value(after, move.tile) + (outlook.catalogue.held_points.get(token, 1) if token else 0)
