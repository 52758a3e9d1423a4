"""R6.7, R6.9: progress tiles that are turned face down for an effect, once a turn."""

from __future__ import annotations

from typing import Any

from games.core.events import Event
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import times
from games.rise_of_empires.goods import bank, can_pay, pay, receive_all
from games.rise_of_empires.moves import Ally, Flip
from games.rise_of_empires.state import NOBODY, RiseState
from games.rise_of_empires.telling import phrases
from games.rise_of_empires.vocabulary import Alliance


def can_flip(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> bool:
    """R6.7.1, R6.7.3: the tile lies face up and its full cost is there."""
    player = state.players[seat]
    effect = catalogue.flips.get(tile)
    return effect is not None and tile in player.progress and tile not in player.flipped and can_pay(player, effect.pay)


def turn_down(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> dict[str, Any]:
    """R6.7.1: pay for the flip and receive what it gives; gives the phrases about both."""
    player, effect = state.players[seat], catalogue.flips[tile]
    player.flipped.append(tile)
    for resource, amount in effect.pay.items():
        pay(player, resource, amount)
    number = times(catalogue, player, effect)
    given = {resource: number * amount for resource, amount in effect.gain.items()}
    return {**phrases(paid=effect.pay), **receive_all(catalogue, state, seat, given, "progress")}


def flip(catalogue: Catalogue, state: RiseState, seat: int, move: Flip) -> list[Event]:
    """R6.0.6, R6.7.1: a tile that exchanges goods."""
    return [Event("flipped", seat, {"tile": move.tile, **turn_down(catalogue, state, seat, move.tile)})]


def flip_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Flip]:
    """R6.0.6: tiles that exchange goods, if there is something of what they give; sorted."""
    found: list[Flip] = []
    for tile in sorted(state.players[seat].progress):
        effect = catalogue.flips.get(tile)
        if effect is None or effect.do is not None or not can_flip(catalogue, state, seat, tile):
            continue
        counted = times(catalogue, state.players[seat], effect)
        if counted and any(_available(catalogue, state, seat, resource) for resource in effect.gain):
            found.append(Flip(tile))
    return found


def _available(catalogue: Catalogue, state: RiseState, seat: int, resource: str) -> bool:
    match resource:
        case "disc":
            return bank(catalogue, state) > 0
        case "cube":
            return state.players[seat].stock > 0
        case "food":
            return state.players[seat].food < catalogue.numbers.most_food
        case _:
            return True


def ally_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Ally]:
    """R6.9.1: opponents from whose cubes the seat has removed none in this turn, while it has its piece; sorted."""
    player = state.players[seat]
    if player.ally != NOBODY:
        return []
    return [
        Ally(tile, other)
        for tile in sorted(player.progress)
        if (effect := catalogue.flips.get(tile)) is not None
        and isinstance(effect.do, Alliance)
        and can_flip(catalogue, state, seat, tile)
        for other in range(state.seats)
        if other != seat and other not in player.attacked
    ]


def ally(catalogue: Catalogue, state: RiseState, seat: int, move: Ally) -> list[Event]:
    """R6.9.1: the alliance piece is placed until the end of the turn."""
    facts = turn_down(catalogue, state, seat, move.tile)
    state.players[seat].ally = move.opponent
    return [Event("allied", seat, {"tile": move.tile, "opponent": move.opponent, **facts})]
