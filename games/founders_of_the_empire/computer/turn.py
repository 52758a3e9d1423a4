"""Steps 2 and 3 of a turn, as the computer seat sees them: what each token and each tile is worth to it."""

from __future__ import annotations

from functools import cache

import msgspec

from games.base import Move
from games.core.rng import Rng
from games.founders_of_the_empire.adding import add_moves, face_up, replace_moves
from games.founders_of_the_empire.computer.outlook import Outlook
from games.founders_of_the_empire.computer.site import Site, View
from games.founders_of_the_empire.computer.stopping import placed_first
from games.founders_of_the_empire.moves import Add, Cart, Coin, Craftsman, Pass, Replace, War
from games.founders_of_the_empire.state import TAKEN, FoundersState, Placed, Territory
from games.founders_of_the_empire.supply import Supply, open_needs, resources
from games.founders_of_the_empire.tokens import TokenMove, token_moves

MARGIN = 0.05  # a token must promise at least this much more than it is worth when kept
DENIED = 1.0  # share that counts of what opponents lose with a tile that they could have had
VICTORY = 20.0  # what it is worth to end the match as its winner, or what it costs as somebody else


class Turn:
    """The rest of the turn of a seat, from its step "token" or "add" on."""

    def __init__(self, outlook: Outlook, state: FoundersState, seat: int) -> None:
        self._outlook, self._state, self._seat = outlook, state, seat
        self._catalogue, self._site = outlook.catalogue, outlook.site(seat)
        # Whoever's resource is bought, the same can be added; wherever a tile goes, the same is taken away.
        self._using = cache(self._best_using)
        self._gain_by_taking = cache(self._taken)

    def best(self, rng: Rng) -> Move:
        """The token whose play is worth more than keeping it, else the best tile in its best place, else the end."""
        moves, values = self._additions()
        kept = max(values)
        best_add = moves[rng.choice([place for place, value in enumerate(values) if value == kept])]
        tokens = self._tokens(kept)
        worth, place = max(((worth, -place) for place, (worth, _) in enumerate(tokens)), default=(0.0, 0))
        return tokens[-place][1] if worth > MARGIN else best_add

    def rated(self) -> list[tuple[float, Move]]:
        """Every move that is looked at, with what the position is worth after the turn that it begins."""
        moves, values = self._additions()
        kept = max(values)
        return [*zip(values, moves, strict=True), *((kept + worth, move) for worth, move in self._tokens(kept))]

    # ------------------------------------------------------------------ step 2
    def _tokens(self, kept: float) -> list[tuple[float, TokenMove]]:
        """Every play of a token with what it gains against keeping it."""
        return [(self._token(move, kept), move) for move in token_moves(self._catalogue, self._state, self._seat)]

    def _token(self, move: TokenMove, kept: float) -> float:
        """What the play of a token gains against keeping it; ``kept`` is the value of the best turn without one."""
        outlook, now = self._outlook, self._outlook.rated(self._site.view)
        held = self._catalogue.held_points[move.token if isinstance(move, Craftsman) else move.kind]
        match move:
            case War():
                hit, share = outlook.site(move.opponent), outlook.rivalry(self._seat)[move.opponent]
                return share * (outlook.rated(hit.view) - outlook.rated(hit.attacked(move.cell))) - held
            case Coin():
                share = outlook.rivalry(self._seat)[move.opponent]
                return self._using(move.resource) - held - kept - share * held
            case Craftsman():
                return outlook.rated(self._site.crafted(move.cell, move.token)) - now
            case Cart():
                linked = Site(self._catalogue, _linked(self._site.territory, move))
                return max(outlook.rated(linked.view) - now, self._best_linked(linked) - kept)

    def _best_using(self, resource: str) -> float:
        """The value of the best addition that requires the bought resource; very low if there is none."""
        bit, after = self._catalogue.bit[resource], msgspec.structs.replace(self._state, bought=resource)
        adds = add_moves(self._catalogue, after, self._seat, Supply(self._catalogue, self._site.territory))
        # A point changes hands with the coin.
        paid = 2 * self._catalogue.held_points["coin"]
        values = [self._added(move, paid) for move in adds if self._catalogue.needs[move.tile] & bit]
        return max(values, default=float("-inf"))

    def _best_linked(self, linked: Site) -> float:
        """The value of the best tile that fits only now that a cart links a square; very low if there is none."""
        needs, bit = self._catalogue.needs, linked.needs.bit
        more = linked.view.met & ~self._site.view.met
        tiles = [tile for tile in face_up(self._state) if needs[tile] and bit[needs[tile]] & more]
        values = [self._with(tile, linked.with_tile(tile, cell)) for tile in tiles for cell in linked.cells_for(tile)]
        return max(values, default=float("-inf"))

    # ------------------------------------------------------------------ step 3
    def _additions(self) -> tuple[list[Move], list[float]]:
        """The ways to end the turn that are looked at, and what the position is worth after each."""
        catalogue, state, site = self._catalogue, self._state, self._site
        supply = Supply(catalogue, site.territory)
        adds = add_moves(catalogue, state, self._seat, supply)
        moves: list[Move] = [*adds] if adds else [Pass()]
        values = [self._added(move) for move in adds] if adds else [self._outlook.rated(site.view)]
        # What is no gain even for the lost point need not be looked at; most of the time that is everything.
        gains = {tile for tile in face_up(state) if self._outlook.worth(tile) > -catalogue.replaced_points}
        if any(not resources(open_needs(catalogue, tile, state.bought)) & ~supply.total for tile in gains):
            replacing = [move for move in replace_moves(catalogue, state, self._seat, supply) if move.tile in gains]
            moves += replacing
            values += [self._replaced(move) for move in replacing]
        return moves, values

    def _added(self, move: Add, paid: int = 0) -> float:
        return self._with(move.tile, self._site.with_tile(move.tile, move.cell), paid)

    def _replaced(self, move: Replace) -> float:
        territory = self._site.territory
        after = msgspec.structs.replace(
            territory,
            tiles={**territory.tiles, move.cell: Placed(move.tile)},
            replaced=[*territory.replaced, territory.tiles[move.cell].tile],
        )
        return self._with(move.tile, Site(self._catalogue, after).view)

    def _with(self, tile: str, view: View, paid: int = 0) -> float:
        """What it is worth to have the tile, its token included, in a territory that then looks like this.

        ``paid`` are the points by which the seat has fallen behind for it; they decide who wins if the match ends.
        """
        return self._outlook.rated(view, tile) + self._gain_by_taking(tile) + self._end(tile, view.own - paid)

    def _end(self, tile: str, score: int) -> float:
        """R11.1: what it means to the seat that the match is over with this tile; 0.0 if it is not."""
        if [shown for shown in self._state.display if shown != TAKEN] != [tile]:
            return 0.0
        first = placed_first(self._outlook, self._state, self._seat, score, tiles=1)
        return VICTORY if first else -VICTORY

    def _taken(self, tile: str) -> float:
        """The token that comes with the tile, when it is kept, and what opponents lose who could have had the tile."""
        token = self._catalogue.gained[tile]
        gain = self._catalogue.held_points.get(token, 1) if token else 0
        rivalry = self._outlook.rivalry(self._seat)
        lost = [share * self._outlook.missed(owner, tile) for owner, share in rivalry.items()]
        return gain + DENIED * sum(lost)


def _linked(territory: Territory, move: Cart) -> Territory:
    """With the cart in that square."""
    supply = list(territory.supply)
    supply.remove(move.kind)
    return msgspec.structs.replace(territory, supply=supply, carts=sorted([*territory.carts, move.cell]))
