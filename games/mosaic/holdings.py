"""R4: what lies in front of a seat, how it grows, and what cards count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core.events import Event
from games.mosaic.board import (
    cities,
    city_regions,
    controlled,
    hexes_with,
    influence,
    unit_total,
)
from games.mosaic.catalogue import WILD, Catalogue
from games.mosaic.state import SETTLEMENTS, MosaicState, Player
from games.mosaic.vocabulary import OF_PILLAR, Effect, When

PROJECT = "project"


# ---------------------------------------------------------------------- gaining
def gain(state: MosaicState, seat: int, gains: Mapping[str, int], source: str, *, told: bool = False) -> list[Event]:
    """R2.2, R4.17: take from the Reserve; victory points are recorded at once. ``told``: the event before names the source."""
    player, events = state.players[seat], list[Event]()
    origin: dict[str, Any] = {"source": source, **({"told": 1} if told else {})}
    for what, count in gains.items():
        if not count:
            continue
        if what == "population":
            player.population += count
            facts = changed(player.population, count, **origin)
            events.append(Event("population-gained", seat, facts))
        elif what == "vp":
            player.points["at_once"] += count
            events.append(Event("points-gained", seat, {"count": count, **origin}))
        else:
            player.resources[what] += count
            facts = changed(player.resources[what], count, resource=what, **origin)
            events.append(Event("gained", seat, facts))
    return events


def changed(after: int, by: int, **facts: Any) -> dict[str, Any]:
    """What an event tells of a number that has changed by so many and is so large now."""
    return {**facts, "count": abs(by), "before": after - by, "after": after}


def raise_productions(state: MosaicState, seat: int, raises: Mapping[str, int], source: str) -> list[Event]:
    """R4.2: raise productions, or lower them by a negative number, though never below 0."""
    player, events = state.players[seat], list[Event]()
    for production, wanted in raises.items():
        # A Government's bonus may have been moved to another production before the Government is left.
        count = max(wanted, -player.productions[production])
        if count:
            player.productions[production] += count
            kind = "raised" if count > 0 else "lowered"
            facts = changed(player.productions[production], count, production=production, source=source)
            events.append(Event(kind, seat, facts))
    return events


def own_symbols(catalogue: Catalogue, state: MosaicState, seat: int, name: str) -> None:
    """R4.3: the symbols of a component count from now on."""
    symbols = state.players[seat].symbols
    for pillar in catalogue.symbols.get(name, ()):
        symbols[pillar] += 1


def take_token(catalogue: Catalogue, state: MosaicState, seat: int, place: str) -> list[Event]:
    """R4.6 to R4.8: the token on a hex goes to the seat; nothing where there is none."""
    token = state.tokens.pop(place, "")
    if not token:
        return []
    events = [Event("token-taken", seat, {"token": token, "hex": place})]
    if token in catalogue.caches:
        return events + gain(state, seat, catalogue.caches[token].gain, token, told=True)
    return events + gain_good(catalogue, state, seat, token)


def gain_good(catalogue: Catalogue, state: MosaicState, seat: int, good: str) -> list[Event]:
    """R4.7, R4.8: a trade good is kept for good; some kinds raise a production."""
    goods = state.players[seat].goods
    goods[good] = goods.get(good, 0) + 1
    state.players[seat].goods = dict(sorted(goods.items()))
    raises = catalogue.goods[good].production if good in catalogue.goods else {}
    # The event before names what lies on the map, not that it raises anything.
    return raise_productions(state, seat, raises, good)


# ---------------------------------------------------------------------- what is in front of a seat
def in_play(player: Player) -> list[str]:
    """Every component of the seat whose effects hold, as often as the seat has it."""
    names = [player.leader] if player.leader else []
    names += player.technologies
    names += player.build_cards
    names += player.wonders
    names += player.golden_ages
    if player.government:
        names.append(player.government)
    return names


def held(catalogue: Catalogue, player: Player) -> list[Effect]:
    """The effects that hold as long as their component is in play."""
    return [effect for _, _, effect in in_force(catalogue, player, "held")]


def in_force(catalogue: Catalogue, player: Player, when: When) -> list[tuple[str, int, Effect]]:
    """The effects of all that the seat has in play at that moment, each with its component and its place there."""
    found = catalogue.having(when)
    return [(name, place, effect) for name in in_play(player) if name in found for place, effect in found[name]]


def uses_left(catalogue: Catalogue, player: Player, name: str, limit: int) -> bool:
    """Whether a component that may be used ``limit`` times (0: without limit) may still be used."""
    return not limit or player.used.get(name, 0) < limit


def unique_goods(catalogue: Catalogue, player: Player) -> int:
    """R4.7, R4.9: how many kinds of trade goods the seat has; the Wild one is one more while a kind is lacking."""
    kinds = sum(good in player.goods for good in catalogue.goods)
    return kinds + (WILD in player.goods and kinds < len(catalogue.goods))


def has_goods(player: Player, wanted: list[str]) -> bool:
    """R10.7, R4.9: whether the seat has all these goods, one of them perhaps as the Wild one."""
    lacking = sum(good not in player.goods for good in wanted)
    return lacking == 0 or (lacking == 1 and WILD in player.goods)


def projects(catalogue: Catalogue, player: Player) -> list[str]:
    """The Project cards in front of the seat."""
    return [card for card in player.build_cards if catalogue.build_cards[card].kind == PROJECT]


# ---------------------------------------------------------------------- counting
def count(catalogue: Catalogue, state: MosaicState, seat: int, counter: str, place: str = "") -> int:
    """R4.13: the value of a counter of the components (``per``); ``place`` is the hex of a Wonder."""
    player = state.players[seat]
    if counter.startswith(OF_PILLAR):
        return player.symbols[counter.removeprefix(OF_PILLAR)]
    scope, _, what = counter.partition(":")
    if scope == "own":
        return _count_own(catalogue, state, seat, what)
    if scope == "adjacent":
        near = catalogue.neighbours[place]
        return sum(other in near for other in cities(state, seat))
    region = catalogue.region_of[place]
    if what == "own_cities":
        return sum(catalogue.region_of[other] == region for other in cities(state, seat))
    if what == "all_wonders":
        return sum(
            catalogue.region_of[other] == region and piece.kind not in SETTLEMENTS
            for other, piece in state.pieces.items()
        )
    return sum(sum(other.units[region]) for other in state.players)


def _count_own(catalogue: Catalogue, state: MosaicState, seat: int, what: str) -> int:
    player = state.players[seat]
    match what:
        case "population":
            return player.population
        case "cities":
            return len(cities(state, seat))
        case "port_cities":
            return len(hexes_with(state, seat, "port_city"))
        case "farms":
            return len(hexes_with(state, seat, "farm"))
        case "manufactories":
            return len(hexes_with(state, seat, "manufactory"))
        case "units":
            return unit_total(state, seat)
        case "wonders":
            return len(player.wonders)
        case "projects":
            return len(projects(catalogue, player))
        case "technologies":
            return len(player.technologies)
        case "unique_goods":
            return unique_goods(catalogue, player)
        case "good_tokens":
            return sum(player.goods.values())
        case "golden_ages_and_achievements":
            return len(player.golden_ages) + len(player.achievements)
        case "achievements":
            return len(player.achievements)
        case "controlled_regions":
            return len(controlled(influence(catalogue, state), seat))
        case "regions_with_city":
            return len(city_regions(catalogue, state, seat))
        case "best_region_cities":
            places = [catalogue.region_of[place] for place in cities(state, seat)]
            return max((places.count(region) for region in state.regions), default=0)
        case "production_food":
            return player.productions["food"]
        case _:
            raise ValueError(f"unknown counter own:{what}")


def times(catalogue: Catalogue, state: MosaicState, seat: int, effect: Effect, place: str = "") -> int:
    """How often the operation of an effect is done: 1 without a counter (R4.13)."""
    if not effect.per:
        return 1
    return count(catalogue, state, seat, effect.per, place) // effect.per_every


def total(catalogue: Catalogue, state: MosaicState, seat: int, effect: Effect, amount: int, place: str = "") -> int:
    """An amount of an effect multiplied by what it counts, not above its cap (R11)."""
    value = amount * times(catalogue, state, seat, effect, place)
    return value if effect.max is None else min(value, effect.max)
