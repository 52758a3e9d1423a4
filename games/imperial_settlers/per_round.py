"""What Locations are worth to their seat: so much per thing that counts, what a Production phase brings, what is lost with them."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import colour_count, own, samurai_count, stored_count
from games.imperial_settlers.scoring import points
from games.imperial_settlers.state import Player, SettlersState
from games.imperial_settlers.vocabulary import Effect, Gain, GainPer

_CARDS = ("card", "common_card", "faction_card")


def amount(catalogue: Catalogue, player: Player, effect: GainPer, source: str, spent: int = 0) -> int:
    """R7.4: so much per counted thing, up to the maximum; ``spent`` is what was paid for the card ``source``."""
    found = effect.amount * _counted(catalogue, player, effect, source, spent)
    return found if effect.max is None else min(found, effect.max)


def _counted(catalogue: Catalogue, player: Player, effect: GainPer, source: str, spent: int) -> int:
    match effect.per.what:
        case "location":
            return colour_count(catalogue, player, effect.per.color)
        case "samurai":
            return samurai_count(player)
        case "spent":
            return spent
        case "stored":
            location = own(player, source)
            return stored_count(location) if location is not None else 0


def production_of(catalogue: Catalogue, player: Player) -> dict[str, int]:
    """R7.1 to R7.4: what a Production phase brings as the Empire stands; what leaves a choice is counted as one."""
    # Told of many positions for each screen, where Counter.update would take most of the time.
    found = {**catalogue.boards[player.faction].production}
    for deal in player.deals:
        good = catalogue.deal_good(deal.card)
        found[good] = found.get(good, 0) + 1
    for location in player.empire:
        for effect in catalogue.production(location.card):
            for good, count in _gained(catalogue, player, effect, location.card).items():
                found[good] = found.get(good, 0) + count
    found["card"] = sum([found.pop(good, 0) for good in _CARDS])
    return {f"production_{good}": count for good, count in found.items()}


def _gained(catalogue: Catalogue, player: Player, effect: Effect, source: str) -> dict[str, int]:
    match effect:
        case Gain():
            return effect.goods
        case GainPer():
            return {effect.good: amount(catalogue, player, effect, source)}
        case _:
            return {"choice": 1}


def produces_again(catalogue: Catalogue, state: SettlersState) -> bool:
    """R5.1: whether another Production phase is to come, or is under way."""
    return state.round < catalogue.box.rounds or state.phase in ("factions", "lookout", "production")


def worth_of(catalogue: Catalogue, state: SettlersState, seat: int, given: Sequence[str]) -> dict[str, int]:
    """R9.4, R19.2: what a seat has no more without these Locations: their VP, with what lies on them, and their production."""
    player = state.players[seat]
    left = copy(player)
    left.empire = [location for location in player.empire if location.card not in given]
    again = produces_again(catalogue, state)
    before, after = (
        {"vp": sum(points(catalogue, one).values()), **(production_of(catalogue, one) if again else {})}
        for one in (player, left)
    )
    return {name: count - after.get(name, 0) for name, count in before.items()}
