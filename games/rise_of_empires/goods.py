"""What a seat has, receives and pays; R1.4, R2.1: cubes and resource discs are limited, gold is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.state import Player, RiseState
from games.rise_of_empires.telling import phrases


def bank(catalogue: Catalogue, state: RiseState) -> int:
    """R1.4: resource discs left; those on the trade track are not in the bank."""
    return catalogue.numbers.discs - state.track - sum(player.disc for player in state.players)


def has(player: Player, resource: str) -> int:
    """How much of something the seat could pay; cubes are those of the pool."""
    return int(getattr(player, resource))


def can_pay(player: Player, amounts: Mapping[str, int]) -> bool:
    """Whether the seat has all of it."""
    return all(has(player, resource) >= amount for resource, amount in amounts.items())


def pay(player: Player, resource: str, amount: int) -> None:
    """Pay to the bank; cubes go to the general stock, VP are a fee (R6.5.2)."""
    if resource == "vp":
        player.points["fees"] -= amount
        return
    setattr(player, resource, has(player, resource) - amount)
    if resource == "cube":
        player.stock += amount


def receive(catalogue: Catalogue, state: RiseState, seat: int, resource: str, amount: int, source: str) -> int:
    """R7.4, R8.2, R8.3: gain what there is of it; gives how much. ``source`` is where VP are counted."""
    player = state.players[seat]
    match resource:
        case "vp":
            player.points[source] += amount
        case "cube":
            amount = min(amount, player.stock)
            player.stock -= amount
            player.cube += amount
        case "disc":
            amount = min(amount, bank(catalogue, state))
            player.disc += amount
        case "food":
            amount = min(amount, catalogue.numbers.most_food - player.food)
            player.food += amount
        case _:
            player.gold += amount
    return amount


def receive_all(
    catalogue: Catalogue, state: RiseState, seat: int, amounts: Mapping[str, int], source: str
) -> dict[str, Any]:
    """R7.4, R8.2, R8.3: gain several resources; gives the phrases of what came and of what was lost for want of it."""
    got = {name: receive(catalogue, state, seat, name, amount, source) for name, amount in amounts.items()}
    return phrases(got=got, missed={name: amount - got[name] for name, amount in amounts.items()})
