"""What the rules look up in the components, computed once per set of data and edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeVar, get_args

import msgspec

from games.base import Component
from games.core.entries import by_id
from games.mosaic.data import SIDES, Achievement, Files, Government, Hex, Leader, LeaderSetup, Technology
from games.mosaic.state import Deck, Edition
from games.mosaic.vocabulary import Effect, FreeBuild, When

FISH = "fish"
WILD = "wild_good"
BLANK = "blank_token"
NEVER = 99  # symbols of a pillar without a Golden Age
E = TypeVar("E", Technology, Leader)
_SECTION_OF_SCORING: dict[str, Deck] = {
    "technology": "technologies",
    "build": "build_cards",
    "population": "population_cards",
    "tax_tariff": "tax_tariff_cards",
}


class Catalogue:
    """Look-ups by id for one edition (R14.1), and what a version of the rules has otherwise."""

    def __init__(self, files: Files, edition: Edition, version: int) -> None:
        parts, world = files.components, files.map
        self.version = version
        self.numbers = files.numbers.game
        self.pillars = by_id(parts.pillars)
        self.resources = by_id(parts.resources)
        self.starts = {track.key: track.start for track in parts.productions}
        self.goods = by_id(parts.trade_goods)
        self.caches = by_id(parts.cache_tokens)
        self.special_tokens = by_id(parts.special_tokens)
        self.technologies = by_id(_of_edition(card, edition) for card in parts.technologies)
        self.build_cards = by_id(parts.build_cards)
        self.population_cards = by_id([*parts.population_cards, parts.population_fallback])
        self.population_fallback = parts.population_fallback.id
        self.tax_tariff_cards = by_id([*parts.tax_tariff_cards, *parts.tax_tariff_fallback])
        self.tax_tariff_fallbacks = sorted(card.id for card in parts.tax_tariff_fallback)
        self.scoring_cards = by_id(parts.empire_scoring_cards)
        self.scoring_card_of = {_SECTION_OF_SCORING[card.deck]: card.id for card in parts.empire_scoring_cards}
        self.leaders = by_id(_of_edition(leader, edition) for leader in parts.leaders)
        self.wonders = by_id(parts.wonders)
        self.golden_ages = by_id(parts.golden_ages)
        # R1.3: of each pillar the symbols that its Golden Age asks for.
        asked = {age.requirement.pillar: age.requirement.count for age in self.golden_ages.values()}
        self.golden_age_threshold = {name: asked.get(name, NEVER) for name in self.pillars}
        self.achievements = by_id(parts.achievements)
        self.governments = by_id(parts.governments)
        self.regions = by_id(world.regions)
        self.hexes = {place.id: place for place in world.hexes}
        self.region_of = {place.id: place.region for place in world.hexes}
        self.ports = frozenset(place.id for place in world.hexes if place.token == FISH)
        self.hexes_of = {name: sorted(h for h, r in self.region_of.items() if r == name) for name in self.regions}
        self.borders = {link.id: link.regions for link in world.links}
        self.neighbours = _neighbours(world.hexes)
        by_land = [
            (self.region_of[name], self.region_of[other]) for name, near in self.neighbours.items() for other in near
        ]
        self.links = _links(self.regions, [*by_land, *(link.regions for link in world.links)])
        self.stock = {entry.id.removesuffix("_piece"): entry.each for entry in parts.pieces}
        self.components: Mapping[str, Component] = by_id(
            [
                *parts.pillars,
                *parts.resources,
                *parts.productions,
                *parts.pieces,
                *parts.player_colours,
                *parts.special_tokens,
                *world.regions,
                *self.goods.values(),
                *self.caches.values(),
                *self.technologies.values(),
                *self.build_cards.values(),
                *self.population_cards.values(),
                *self.tax_tariff_cards.values(),
                *self.scoring_cards.values(),
                *self.leaders.values(),
                *self.wonders.values(),
                *self.golden_ages.values(),
                *self.achievements.values(),
                *self.governments.values(),
            ]
        )
        self._for_seats: dict[int, Mapping[str, Component]] = {}
        self._thresholds: dict[int, Mapping[str, int]] = {}
        self._cards: dict[Deck, list[str]] = {
            "technologies": copies(self.technologies),
            "build_cards": copies(self.build_cards),
            "population_cards": copies(self.population_cards),
            "tax_tariff_cards": copies(self.tax_tariff_cards),
        }
        self.effects: dict[str, list[Effect]] = {
            name: list(entry.effects)
            for part in (
                self.technologies,
                self.build_cards,
                self.leaders,
                self.wonders,
                self.golden_ages,
                self.governments,
            )
            for name, entry in part.items()
        }
        # R4.13: what turning up a Technology costs beside its price.
        self.losses = {
            name: sum(sum(effect.lose.values()) for effect in entry.effects)
            for name, entry in self.technologies.items()
        }
        self.symbols: dict[str, list[str]] = {
            name: list(entry.pillars)
            for part in (self.technologies, self.build_cards, self.leaders)
            for name, entry in part.items()
        }
        for name, leader in self.leaders.items():
            self.effects[name] += setup_effects(leader.setup)
        self._effects_when: dict[str, dict[str, list[tuple[int, Effect]]]] = {when: {} for when in get_args(When)}
        for name, effects in self.effects.items():
            for place, effect in enumerate(effects):
                self._effects_when[effect.when].setdefault(name, []).append((place, effect))
        # For each kind of happening the components that react to it, so that nothing else is looked at.
        self.reactions: dict[str, list[tuple[str, int]]] = {}
        for name, effects in self.effects.items():
            for index, effect in enumerate(effects):
                if effect.event is not None:
                    self.reactions.setdefault(effect.event, []).append((name, index))

    @property
    def refilled_first(self) -> bool:
        """R5.5: since version 2 it may be decided in view of the new card whether the one just taken is turned up."""
        return self.version >= 2

    @property
    def stays_asked(self) -> bool:
        """R8.2: since version 3 whoever has his other card act first is asked about the one that was open all the same."""
        return self.version >= 3

    def cards_of(self, deck: Deck) -> list[str]:
        """Every card of a deck as often as it exists, the Empire Scoring card left out."""
        return list(self._cards[deck])

    def offer_size(self, deck: str) -> int:
        """R2.5 to R2.8: how many cards of a deck lie open."""
        return int(getattr(self.numbers.offers, deck))

    def by_players(self, values: Mapping[str, int], seats: int) -> int:
        """The value for this number of seats of a table such as ``{"2-3": 2, "4-6": 3}``."""
        for span, value in values.items():
            if seats in _span(span):
                return value
        raise ValueError(f"no value for {seats} seats in {values}")

    def thresholds(self, seats: int) -> Mapping[str, int]:
        """R6.2: by Achievement the value that is asked for with this number of seats, worked out once."""
        if seats not in self._thresholds:
            asked = {name: entry.requirement for name, entry in self.achievements.items()}
            self._thresholds[seats] = {
                name: needed.at_least or self.by_players(needed.at_least_by_players, seats)
                for name, needed in asked.items()
            }
        return self._thresholds[seats]

    def components_for(self, seats: int) -> Mapping[str, Component]:
        """Every component as it is with this number of seats, worked out once."""
        if seats not in self._for_seats:
            turned = (
                self._with_seats(entry, seats) for entry in (*self.governments.values(), *self.achievements.values())
            )
            self._for_seats[seats] = {**self.components, **by_id([*turned])}
        return self._for_seats[seats]

    def _with_seats(self, entry: Government | Achievement, seats: int) -> Component:
        replace = msgspec.structs.replace
        if isinstance(entry, Government):
            effects = [
                replace(effect, vp=self.by_players(effect.vp_by_players, seats), vp_by_players={})
                if effect.vp_by_players
                else effect
                for effect in entry.effects
            ]
            return replace(entry, effects=effects)
        if not (spans := entry.requirement.at_least_by_players):
            return entry
        needed = replace(entry.requirement, at_least=self.by_players(spans, seats), at_least_by_players={})
        return replace(entry, requirement=needed)

    def having(self, when: When) -> Mapping[str, Sequence[tuple[int, Effect]]]:
        """The components that have effects at that moment, with those and their places."""
        return self._effects_when[when]

    def effects_when(self, name: str, when: When) -> Sequence[tuple[int, Effect]]:
        """The effects of a component at that moment with their places."""
        return self._effects_when[when].get(name, ())


@cache
def _span(text: str) -> range:
    """The numbers of seats that such a table means by ``2-3``."""
    first, last = map(int, text.split("-"))
    return range(first, last + 1)


def copies(part: Mapping[str, Component]) -> list[str]:
    """Every entry as often as it exists (entries say so in ``count``)."""
    return [name for name, entry in part.items() for _ in range(int(getattr(entry, "count", 1)))]


def _of_edition(entry: E, edition: Edition) -> E:
    """R14: the entry with what the edition has otherwise."""
    own = entry.english_edition if edition == "en" else None
    changed = (
        {name: value for name in own.__struct_fields__ if (value := getattr(own, name)) is not None} if own else {}
    )
    return msgspec.structs.replace(entry, **changed)


def setup_effects(setup: LeaderSetup) -> list[Effect]:
    """R2.14: the setup benefits of a Leader as effects, in the order of their carrying out."""
    effects = [
        Effect(when="setup", gain=setup.gain),
        Effect(when="setup", production=setup.production),
        Effect(when="setup", production_choice=setup.production_choice),
        Effect(when="setup", production_choice=setup.production_choice_other, but_not=[*setup.production]),
        Effect(when="setup", units=setup.units, place="own_city_region"),
        Effect(when="setup", draw_technology=setup.draw_technology),
    ]
    if setup.free_build is not None:
        effects.append(Effect(when="setup", free_build=FreeBuild(setup.free_build, "adjacent_to_own_city")))
    return effects


def _links(regions: Iterable[str], pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """R1.6: for each region those adjacent to it, sorted."""
    near: dict[str, set[str]] = {name: set() for name in regions}
    for first, second in pairs:
        near[first].add(second)
        near[second].add(first)
    return {name: sorted(others - {name}) for name, others in near.items()}


def _neighbours(hexes: Sequence[Hex]) -> dict[str, list[str]]:
    """R1.7: for each hex those that share a side with it, sorted."""
    at = {(place.q, place.r): place.id for place in hexes}
    apart = {frozenset((place.id, other)) for place in hexes for other in place.apart}
    return {
        name: sorted(
            other
            for dq, dr in SIDES
            if (other := at.get((q + dq, r + dr))) is not None and frozenset((name, other)) not in apart
        )
        for (q, r), name in at.items()
    }
