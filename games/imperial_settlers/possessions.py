"""What a player reckons with in numbers: goods, what a Production phase brings, points, cards, Locations and what lies on them."""

from __future__ import annotations

from collections import Counter

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.effects import amount
from games.imperial_settlers.empire import faction_locations, foundations, samurai_count, stored_count
from games.imperial_settlers.scoring import margin, points
from games.imperial_settlers.state import Player, SettlersState
from games.imperial_settlers.vocabulary import Effect, Gain, GainPer

_CARDS = ("card", "common_card", "faction_card")


def possessions(catalogue: Catalogue, state: SettlersState, seat: int) -> dict[str, int]:
    """R3.1, R7.1 to R7.4, R10, R15 to R17, R19.2, R23.11: the numbers of a seat by name, all public; goods have their ids."""
    player = state.players[seat]
    if not player.supply:
        return {}
    faction = faction_locations(catalogue, player)
    found = {
        **player.supply,
        "vp": sum(points(catalogue, player).values()),
        **_production(catalogue, player),
        "hand": len(player.hand),
        "common": len(player.empire) - faction,
        "faction": faction,
        "deals": len(player.deals),
        "foundations": len(foundations(player)),
        "stored": sum(map(stored_count, player.empire)),
    }
    if catalogue.boards[player.faction].samurai:
        found["samurai"] = samurai_count(player)
    if player.faction in catalogue.taking_over:
        found["tokens"] = player.tokens
    if state.virtual is not None:
        found["margin"] = margin(catalogue, state)
    return found


def _production(catalogue: Catalogue, player: Player) -> dict[str, int]:
    """R7.1 to R7.4: what a Production phase brings as the Empire stands; what leaves a choice is counted as one."""
    found = Counter(catalogue.boards[player.faction].production)
    found.update(catalogue.deal_good(deal.card) for deal in player.deals)
    for location in player.empire:
        for effect in catalogue.production(location.card):
            found.update(_gained(catalogue, player, effect, location.card))
    found["card"] = sum(found.pop(good, 0) for good in _CARDS)
    return {f"production_{good}": count for good, count in found.items()}


def _gained(catalogue: Catalogue, player: Player, effect: Effect, source: str) -> dict[str, int]:
    match effect:
        case Gain():
            return effect.goods
        case GainPer():
            return {effect.good: amount(catalogue, player, effect, source)}
        case _:
            return {"choice": 1}
