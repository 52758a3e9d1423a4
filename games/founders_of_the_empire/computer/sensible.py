"""The computer seat: takes what improves its own outlook most against the best opponent's; reads nothing hidden."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

import msgspec

from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire.adding import add_moves, face_up, replace_moves
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.computer.outlook import Outlook
from games.founders_of_the_empire.computer.site import Site
from games.founders_of_the_empire.defaults import default_draft
from games.founders_of_the_empire.moves import Add, Coin, Craftsman, Pass, Replace, Reveal, Stop, War
from games.founders_of_the_empire.reveal import open_stacks
from games.founders_of_the_empire.scoring import points
from games.founders_of_the_empire.state import FoundersState, Placed, Territory
from games.founders_of_the_empire.supply import Supply, open_needs
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
    site = outlook.site(seat)

    def use(tile: str) -> float:
        needs = outlook.catalogue.needs[tile]
        if not needs:
            return GREEN
        return outlook.worth(tile) if site.needs.bit[needs] & site.view.met else 0.0

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
    judge = _Tokens(outlook, state, seat, kept)
    worths = [(judge.worth(move), place) for place, move in enumerate(moves)]
    worth, place = max(worths, key=lambda pair: (pair[0], -pair[1]))
    return moves[place] if worth > MARGIN else None


class _Tokens:
    """What plays of tokens are worth to a seat; ``kept`` is the value of the best turn without one."""

    def __init__(self, outlook: Outlook, state: FoundersState, seat: int, kept: float) -> None:
        self._outlook, self._state, self._seat, self._kept = outlook, state, seat, kept
        # Whoever's resource is bought, the same can be added.
        self._using = cache(self._best_using)

    def worth(self, move: TokenMove) -> float:
        """What playing the token gains against keeping it; an opponent's loss is shared by all that gain from it."""
        outlook, site = self._outlook, self._outlook.site(self._seat)
        token = move.token if isinstance(move, Craftsman) else move.kind
        others, held = self._state.seats - 1, outlook.catalogue.held_points[token]
        match move:
            case War():
                hit = outlook.site(move.opponent)
                return (outlook.rated(hit.view) - outlook.rated(hit.attacked(move.cell))) / others - held
            case Coin():
                return self._using(move.resource) - held - self._kept - held / others
            case Craftsman():
                return outlook.rated(site.crafted(move.cell, token)) - outlook.rated(site.view)
            case _:
                return outlook.value(_linked(site.territory, token, move.cell)) - outlook.rated(site.view)

    def _best_using(self, resource: str) -> float:
        """The value of the best addition that requires the bought resource; very low if there is none."""
        catalogue, site = self._outlook.catalogue, self._outlook.site(self._seat)
        bit, after = catalogue.bit[resource], msgspec.structs.replace(self._state, bought=resource)
        adds = add_moves(catalogue, after, self._seat, Supply(catalogue, site.territory))
        values = [_added(self._outlook, site, move) for move in adds if catalogue.needs[move.tile] & bit]
        return max(values, default=float("-inf"))


def _linked(territory: Territory, token: str, cell: str) -> Territory:
    """With the cart in that square."""
    supply = list(territory.supply)
    supply.remove(token)
    return msgspec.structs.replace(territory, supply=supply, carts=sorted([*territory.carts, cell]))


# ---------------------------------------------------------------------- step 3
def _best_add(outlook: Outlook, state: FoundersState, seat: int, rng: Rng) -> tuple[Move, float]:
    """The best way to end the turn and the value of the territory after it."""
    catalogue, territory = outlook.catalogue, state.territories[seat]
    supply = Supply(catalogue, territory)
    adds = add_moves(catalogue, state, seat, supply)
    moves: list[Move] = [*adds] if adds else [Pass()]
    site = outlook.site(seat)
    values = [_added(outlook, site, move) for move in adds] if adds else [outlook.rated(site.view)]
    # What is no gain even for the lost point need not be looked at; most of the time that is everything.
    gains = {tile for tile in face_up(state) if outlook.worth(tile) > -catalogue.replaced_points}
    if any(not open_needs(catalogue, tile, state.bought) & ~supply.total for tile in gains):
        replacing = [move for move in replace_moves(catalogue, state, seat, supply) if move.tile in gains]
        moves += replacing
        values += [_replaced(outlook, territory, move) for move in replacing]
    place = _best([(value, place) for place, value in enumerate(values)], rng)
    return moves[place], values[place]


def _added(outlook: Outlook, site: Site, move: Add) -> float:
    """The value of the territory with the tile added, its token included."""
    return outlook.rated(site.with_tile(move.tile, move.cell), move.tile) + _token_with(outlook.catalogue, move.tile)


def _replaced(outlook: Outlook, territory: Territory, move: Replace) -> float:
    """The value of the territory with the tile in the place of another, its token included."""
    after = msgspec.structs.replace(
        territory,
        tiles={**territory.tiles, move.cell: Placed(move.tile)},
        replaced=[*territory.replaced, territory.tiles[move.cell].tile],
    )
    view = Site(outlook.catalogue, after).view
    return outlook.rated(view, move.tile) + _token_with(outlook.catalogue, move.tile)


def _token_with(catalogue: Catalogue, tile: str) -> float:
    """What the token that comes with a tile is worth when it is kept."""
    token = catalogue.gained[tile]
    return catalogue.held_points.get(token, 1) if token else 0
