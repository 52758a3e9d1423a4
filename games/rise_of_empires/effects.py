"""The interpreter of the tiles' effects: what they bring or cost at a moment, and which rules they change."""

from __future__ import annotations

from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.state import Player
from games.rise_of_empires.vocabulary import OF_CITIES, OF_TERRITORY, Effect, When


def owned(player: Player) -> list[str]:
    """R2.6: every tile with effects in front of the seat, territory tiles as often as it has them."""
    return [*player.territory, *player.progress, *player.cities]


def times(catalogue: Catalogue, player: Player, effect: Effect) -> int:
    """How often an effect counts: once, or for each of the things that it names (R2.7: a wonder is no city)."""
    if not effect.per:
        return 1
    if effect.per == OF_CITIES:
        return sum(city not in catalogue.wonders for city in player.cities)
    return player.territory.count(effect.per.removeprefix(OF_TERRITORY))


def balance(catalogue: Catalogue, player: Player, when: When, tiles: list[str] | None = None) -> dict[str, int]:
    """What the tiles (all of the seat, or only these) bring at a moment, less what they cost, by resource."""
    sums: dict[str, int] = {}
    known = catalogue.effects(when)
    for name in owned(player) if tiles is None else tiles:
        for effect in known.get(name, ()):
            number = times(catalogue, player, effect)
            for resource, amount in effect.gain.items():
                sums[resource] = sums.get(resource, 0) + number * amount
            for resource, amount in effect.pay.items():
                sums[resource] = sums.get(resource, 0) - amount
    return sums


def modified(catalogue: Catalogue, player: Player, rule: str) -> list[int]:
    """The values with which the seat's tiles change a rule."""
    return [catalogue.rules[rule][name] for name in modifying(catalogue, player, rule)]


def modifying(catalogue: Catalogue, player: Player, rule: str) -> list[str]:
    """The seat's tiles that change a rule."""
    known = catalogue.rules.get(rule)
    return [name for name in owned(player) if name in known] if known else []
