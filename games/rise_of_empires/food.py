"""R7 Food: what the tiles bring and cost, and tiles that are given up."""

from __future__ import annotations

import msgspec

from games.core.events import Event
from games.rise_of_empires.board import controlled
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import balance
from games.rise_of_empires.moves import GiveUp
from games.rise_of_empires.state import RiseState
from games.rise_of_empires.telling import why


def food_balance(catalogue: Catalogue, state: RiseState, seat: int) -> int:
    """R7.1: food gains less food costs."""
    bonus = sum(catalogue.regions[region].bonus.get("food", 0) for region in controlled(state, seat))
    return balance(catalogue, state.players[seat], "food").get("food", 0) + bonus


def food_lacking(catalogue: Catalogue, state: RiseState, seat: int, tile: str, pile: str) -> int:
    """R7.3: how much food will be lacking for a tile that is new in this pile of the seat, if nothing else changes before the end
    of the turn; 0 where there is enough, or where the tile makes it no worse.
    """
    player, before = state.players[seat], food_balance(catalogue, state, seat)
    with_it = msgspec.structs.replace(player, **{pile: [*getattr(player, pile), tile]})
    less = balance(catalogue, player, "food").get("food", 0) - balance(catalogue, with_it, "food").get("food", 0)
    return max(0, less - before - player.food) if less > 0 else 0


def fed(catalogue: Catalogue, state: RiseState, seat: int) -> bool:
    """R7.3: whether the marker stays at 0 or above."""
    return state.players[seat].food + food_balance(catalogue, state, seat) >= 0


def asked_about_food(catalogue: Catalogue, state: RiseState) -> list[int]:
    """R7.2, R7.3: seats that must give up tiles, or asked to be asked and have some."""
    return [
        seat
        for seat, player in enumerate(state.players)
        if not fed(catalogue, state, seat) or (player.review and (player.territory or player.cities))
    ]


def give_up_moves(state: RiseState, seat: int) -> list[GiveUp]:
    """R7.2, R7.3: any territory or city tile; sorted."""
    player = state.players[seat]
    return [GiveUp(tile) for tile in sorted({*player.territory, *player.cities})]


def give_up(catalogue: Catalogue, state: RiseState, seat: int, move: GiveUp) -> list[Event]:
    """R2.6, R7.5: the tile leaves the game."""
    player = state.players[seat]
    lack = -player.food - food_balance(catalogue, state, seat)
    reason = why("hunger", lack=lack) if lack > 0 else why("choice")
    (player.territory if move.tile in player.territory else player.cities).remove(move.tile)
    return [Event("given-up", seat, {"tile": move.tile, **reason})]


def feed(catalogue: Catalogue, state: RiseState) -> list[Event]:
    """R7.1, R7.4: the markers move."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        before, change = player.food, food_balance(catalogue, state, seat)
        player.food = min(catalogue.numbers.most_food, before + change)
        gained = player.food - before
        moved = {"before": before, "after": player.food, "lost": change - gained}
        events.append(Event("fed", seat, {"balance": gained, "food": player.food, "moved": moved}))
    return events
