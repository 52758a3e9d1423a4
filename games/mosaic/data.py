"""The components of the game as typed data, checked field by field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from games.base import Component
from games.core.entries import Strict
from games.core.merging import FREELY, Varies
from games.mosaic.vocabulary import (
    BySeats,
    Costs,
    CostTable,
    Effect,
    Gains,
    Losses,
    NewUnits,
    Production,
    Raises,
    Worths,
)


class Entry(Component, kw_only=True, forbid_unknown_fields=True):
    """What every component of this game has beside its name, text and source."""

    count: int = 1
    reconstructed_fields: list[str] = []


class Pillar(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.3."""


class ResourceKind(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.4."""

    tokens: dict[str, int]
    standard: bool


class ProductionTrack(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.4: ``key`` is its name in costs and effects, ``start`` its value at the beginning."""

    key: Production
    start: int


class PieceEntry(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.2: ``each`` is the number of pieces of a player."""

    each: int = 0
    trade_good_places: int = 0


class TradeGood(Entry, kw_only=True, forbid_unknown_fields=True):
    """R4.7, R4.8: ``production`` is raised by each token gained."""

    kind: Literal["trade_good"]
    production: Raises


class Cache(Entry, kw_only=True, forbid_unknown_fields=True):
    """R4.6: what the tile pays once."""

    kind: Literal["cache"]
    gain: Gains


class EnglishTechnology(Strict, frozen=True):
    """R14: what replaces the entry's fields in the first edition."""

    effects: list[Effect] | None = None


class Technology(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.5."""

    starting: bool
    requirement: list[str]
    pillars: list[str]
    effects: list[Effect]
    english_edition: EnglishTechnology = EnglishTechnology()


class BuildCard(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.3."""

    kind: Literal["city", "port_city", "farm", "manufactory", "project"]
    cost: Costs
    pillars: list[str]
    effects: list[Effect]

    @property
    def goods(self) -> list[str]:
        """R10.7: the trade goods for which it scores."""
        return [good for effect in self.effects for good in effect.if_goods]


class PopulationCard(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.2."""

    cost: Costs
    gain: Losses


class TaxTariffCard(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.6: ``coeff`` multiplies what is counted."""

    kind: Literal["tax", "tariff"]
    coeff: dict[str, int]
    unrest: int


class ScoringCard(Entry, kw_only=True, forbid_unknown_fields=True):
    """R8.1."""

    deck: Literal["technology", "build", "population", "tax_tariff"]


class LeaderSetup(Strict, frozen=True):
    """R2.14: what the Leader gives at the start."""

    gain: Gains = {}
    production: Raises = {}
    production_choice: int = 0
    production_choice_other: int = 0
    units: NewUnits | None = None
    free_build: Literal["farm", "manufactory"] | None = None
    draw_technology: int = 0


class EnglishLeader(Strict, frozen=True):
    """R14: what replaces the entry's fields in the first edition."""

    setup: LeaderSetup | None = None
    effects: list[Effect] | None = None


class Leader(Entry, kw_only=True, forbid_unknown_fields=True):
    """R2.11."""

    pillars: list[str]
    setup: LeaderSetup
    effects: list[Effect]
    english_edition: EnglishLeader = EnglishLeader()


class Wonder(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.4."""

    site: Literal["any", "port", "any_three_cities"]
    base_cost: Costs
    cost_step: Costs
    effects: list[Effect]


class SymbolsNeeded(Strict, frozen=True):
    """R6.2: symbols of one pillar."""

    pillar: str
    count: int


class GoldenAge(Entry, kw_only=True, forbid_unknown_fields=True):
    """R6.2."""

    requirement: SymbolsNeeded
    vp: int
    effects: list[Effect]


class Measure(Strict, frozen=True):
    """R6.2: what is measured and from where on it is enough."""

    metric: Literal[
        "money",
        "production_tariff",
        "production_stone",
        "production_food",
        "production_ideas",
        "production_tax",
        "controlled_regions",
        "unique_goods",
        "cities",
        "units",
        "technologies",
        "projects_plus_wonders",
        "port_cities",
        "population",
        "distinct_pillars",
    ]
    at_least: int = 0
    at_least_by_players: BySeats = {}


class Achievement(Entry, kw_only=True, forbid_unknown_fields=True):
    """R6.2."""

    requirement: Measure
    vp: int


class Government(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.8."""

    cost: Costs
    requirement: list[str]
    effects: list[Effect]
    clear_offer_once: bool
    requirement_known: list[str] = []


class ComponentsFile(Strict, frozen=True):
    """components.json."""

    pillars: list[Pillar]
    resources: list[ResourceKind]
    productions: list[ProductionTrack]
    pieces: list[PieceEntry]
    player_colours: list[Entry]
    trade_goods: list[TradeGood]
    special_tokens: list[Entry]
    cache_tokens: list[Cache]
    technologies: list[Technology]
    build_cards: list[BuildCard]
    population_cards: list[PopulationCard]
    population_fallback: PopulationCard
    tax_tariff_cards: list[TaxTariffCard]
    tax_tariff_fallback: list[TaxTariffCard]
    empire_scoring_cards: list[ScoringCard]
    leaders: list[Leader]
    wonders: list[Wonder]
    golden_ages: list[GoldenAge]
    achievements: list[Achievement]
    governments: list[Government]


class Region(Component, kw_only=True, forbid_unknown_fields=True):
    """R1.5, R2.1. One without hexes is never in play."""

    code: str
    in_play_at_players: list[int]


class Link(Strict, frozen=True):
    """R1.6: two regions that are adjacent over the sea; those whose hexes are neighbours are so by land."""

    id: str
    regions: tuple[str, str]
    source: str
    source_note: str = ""
    field_sources: dict[str, str] = {}


SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # of a hex, in axial coordinates


class Hex(Strict, frozen=True):
    """R1.5, R1.7: a hex at axial coordinates and the kind of token it gets, which is a Fish on ports; ``apart`` are hexes that it
    touches and that are no neighbours all the same, each named at one of the two.
    """

    id: str
    q: int
    r: int
    region: str
    token: Literal["fish", "cache", "goods"]
    source: str
    source_note: str = ""
    field_sources: dict[str, str] = {}
    apart: list[str] = []


class MapFile(Strict, frozen=True):
    """map.json."""

    regions: list[Region]
    links: list[Link]
    hexes: list[Hex]


class SetUp(Strict, frozen=True):
    """R2: sizes at the start, by number of players where they differ."""

    population: int
    dealt_technologies: int
    achievements: int
    population_cards: dict[int, int]
    tax_tariff_cards: dict[int, int]
    technology_stacks: int
    technology_scoring_stack: dict[int, int]


class Offers(Strict, frozen=True):
    """R2.5 to R2.8: how many cards lie open."""

    technologies: int
    build_cards: int
    population_cards: int
    tax_tariff_cards: int


class Military(Strict, frozen=True):
    """R5.7."""

    recruit_cost: int
    move_cost: int
    recruit_limit: int


class Empire(Strict, frozen=True):
    """R8.1, R8.3."""

    limit: int
    first: int
    second: int
    first_per_city: int
    first_per_wonder: int


class Numbers(Component, kw_only=True, forbid_unknown_fields=True):
    """What is printed on no card."""

    players: list[int]
    setup: SetUp
    offers: Offers
    costs: CostTable
    money_for_one: int
    holding: Worths
    military: Military
    influence: Worths
    empire: Empire
    final: Worths
    pyramid_cities: int
    sets_to_end: int


class NumbersFile(Strict, frozen=True):
    """numbers.json."""

    game: Numbers


class Files(Strict, frozen=True):
    """All data files of the game by stem."""

    components: ComponentsFile
    map: MapFile
    numbers: NumbersFile


# What another box may have otherwise, by the files and lists of the data.
VARYING: Mapping[str, Varies] = {
    **dict.fromkeys(
        (
            "components/achievements",
            "components/build_cards",
            "components/cache_tokens",
            "components/golden_ages",
            "components/governments",
            "components/leaders",
            "components/pillars",
            "components/population_cards",
            "components/tax_tariff_cards",
            "components/technologies",
            "components/trade_goods",
            "components/wonders",
        ),
        FREELY,
    ),
    "map/regions": Varies(with_it=("hexes.region", "links.regions")),
    "map/links": FREELY,
    "map/hexes": Varies(named_in=("hexes.apart",)),
}
