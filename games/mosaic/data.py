"""The components of the game as typed data, checked field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from games.base import Component

When = Literal[
    "setup", "played", "held", "event", "before_empire_scoring", "empire_scoring", "endgame", "once_per_game"
]
Happening = Literal[
    "any_city_built",
    "any_port_city_built",
    "any_wonder_built",
    "own_work_stone",
    "own_work_food",
    "own_work_ideas",
    "own_tax_card",
    "own_city_or_manufactory_built",
]
Area = Literal["any_region", "own_city_region", "built_city_region", "region_without_own_city"]
Where = Literal[
    "any",
    "region_without_own_city",
    "adjacent_to_own_city",
    "region_adjacent_to_own_city_region",
    "same_region_as_units",
]
Resource = Literal["stone", "ideas", "food", "money"]
Production = Literal["ideas", "stone", "food", "tax", "tariff"]
Unit = Literal["infantry", "cavalry", "siege_engine"]
PieceKind = Literal["city", "port_city", "farm", "manufactory"]
Seats = Literal["2-3", "4-6"]
if TYPE_CHECKING:
    # The keys are checked when the data are read; the rules take amounts of anything by name.
    Gains = Costs = Raises = BySeats = Worths = Losses = dict[str, int]
    CostTable = dict[str, dict[str, int]]
else:
    Gains = dict[Literal["stone", "ideas", "food", "money", "population", "vp"], int]
    Costs = dict[Literal["stone", "ideas", "food", "population"], int]
    Raises = dict[Production, int]
    BySeats = dict[Seats, int]
    Worths = dict[Literal[PieceKind, Unit, "wonder", "unrest"], int]
    Losses = dict[Literal["population"], int]
    CostTable = dict[Literal["technology", "city", "port_city", "farm", "manufactory"], Costs]
COUNTERS = frozenset(
    {
        "own:population",
        "own:cities",
        "own:port_cities",
        "own:farms",
        "own:manufactories",
        "own:units",
        "own:wonders",
        "own:projects",
        "own:technologies",
        "own:unique_goods",
        "own:good_tokens",
        "own:golden_ages_and_achievements",
        "own:achievements",
        "own:controlled_regions",
        "own:regions_with_city",
        "own:best_region_cities",
        "own:production_food",
        "region:own_cities",
        "region:all_wonders",
        "region:all_units",
        "adjacent:own_cities",
    }
)
OF_PILLAR = "pillar:"


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data in which a misspelt field is an error."""


class GainChoice(_Strict, frozen=True):
    """One kind of resource for the whole amount, or one for each counted thing."""

    amount: int
    of: list[Resource]
    mode: Literal["single", "per_unit_mix"]


class NewUnits(_Strict, frozen=True):
    """Units to place; ``choice`` are Infantry or Cavalry (R4.14)."""

    infantry: int = 0
    cavalry: int = 0
    choice: int = 0


class Eliminate(_Strict, frozen=True):
    """R4.15: up to ``count`` enemy units of one region where the player has one of these."""

    count: int
    with_: list[Unit] = msgspec.field(name="with")
    same_region: Literal[True] = True


class FreeBuild(_Strict, frozen=True):
    """R4.10: a Settlement without cost or card."""

    what: Literal["city", "farm", "manufactory", "town"]
    where: Where


class TakeToken(_Strict, frozen=True):
    """Tokens from the map: ``any_token``, ``any_trade_good`` or the id of a trade good."""

    kind: str
    count: int


class TakePillars(_Strict, frozen=True):
    """Symbols of one pillar of the player's choice."""

    count: int
    same: Literal[True]


class ExtraAction(_Strict, frozen=True):
    """R3.5: further Actions."""

    kind: Literal["any", "work"]
    count: int
    timing: Literal["now", "first_turn", "after_last_round"]


class BlockBuilds(_Strict, frozen=True):
    """R11 Loyalty: no Cities of opponents in a region."""

    region: Literal["own_controlled_choice"]
    for_: Literal["opponents"] = msgspec.field(name="for")
    until: Literal["end_of_game"]


class MoveEnemies(_Strict, frozen=True):
    """R11 Diplomats: the units of one opponent leave a region."""

    owners: Literal[1]
    scope: Literal["all_units_in_region"]
    to: Literal["adjacent_region"]


class TakeOver(_Strict, frozen=True):
    """R6.4: from whom a City may be taken."""

    owner_min_cities: int


class Exchange(_Strict, frozen=True):
    """R6.5: what is paid and received."""

    pay: Losses
    receive_choice: GainChoice


class Effect(_Strict, frozen=True):
    """A moment and what happens then; ``per``, ``per_every`` and ``max`` hold for everything in it.

    ``but_not`` are productions that ``production_choice`` may not raise.
    """

    when: When
    event: Happening | None = None
    uses: int = 0
    per: str = ""
    per_every: int = 1
    max: int | None = None
    gain: Gains = {}
    lose: Losses = {}
    gain_choice: GainChoice | None = None
    production: Raises = {}
    production_choice: int = 0
    production_transfer: bool = False
    vp: int = 0
    vp_by_players: BySeats = {}
    unrest: int = 0
    if_goods: list[str] = []
    repeat_best_project: bool = False
    units: NewUnits | None = None
    place: Area | None = None
    eliminate: Eliminate | None = None
    free_build: FreeBuild | None = None
    take_token: TakeToken | None = None
    take_wild_good: bool = False
    take_pillars: TakePillars | None = None
    clear_offer: Literal["any", "technology"] | None = None
    extra_action: ExtraAction | None = None
    influence: int = 0
    if_unit: Unit | None = None
    negate_enemy_cities_with: Unit | None = None
    unlock_unit: Unit | None = None
    recruit_limit_set: int = 0
    recruit_limit_add: int = 0
    protect_units: bool = False
    waive_government_requirements: bool = False
    block_city_builds: BlockBuilds | None = None
    move_enemy_units: MoveEnemies | None = None
    next_population_card_multiplier: int = 0
    population_card_bonus: int = 0
    takeover_city: TakeOver | None = None
    exchange: Exchange | None = None
    peek_deck: bool = False
    draw_technology: int = 0
    but_not: list[str] = []


class Entry(Component, kw_only=True, forbid_unknown_fields=True):
    """What every component of this game has beside its name, text and source."""

    count: int = 1
    reconstructed_fields: list[str] = []
    field_sources: dict[str, str] = {}


class Pillar(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.3."""

    golden_age_threshold: int


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

    per_player: bool
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


class Technology(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.5."""

    starting: bool
    requirement: list[str]
    pillars: list[str]
    effects: list[Effect]
    english_edition: dict[str, list[Effect]] = {}


class BuildCard(Entry, kw_only=True, forbid_unknown_fields=True):
    """R5.3."""

    kind: Literal["city", "port_city", "farm", "manufactory", "project"]
    cost: Costs
    pillars: list[str]
    effects: list[Effect]
    goods: list[str] = []


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


class LeaderSetup(_Strict, frozen=True):
    """R2.14: what the Leader gives at the start."""

    gain: Gains = {}
    production: Raises = {}
    production_choice: int = 0
    production_choice_other: int = 0
    units: NewUnits | None = None
    free_build: Literal["farm", "manufactory"] | None = None
    draw_technology: int = 0


class EnglishLeader(_Strict, frozen=True):
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


class SymbolsNeeded(_Strict, frozen=True):
    """R6.2: symbols of one pillar."""

    pillar: str
    count: int


class GoldenAge(Entry, kw_only=True, forbid_unknown_fields=True):
    """R6.2."""

    requirement: SymbolsNeeded
    vp: int
    effects: list[Effect]


class Measure(_Strict, frozen=True):
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


class ComponentsFile(_Strict, frozen=True):
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
    """R1.5, R2.1."""

    code: str
    in_play_at_players: list[int]


class Link(_Strict, frozen=True):
    """R1.6: two adjacent regions."""

    id: str
    regions: tuple[str, str]
    over: Literal["land", "sea"]
    source: str
    source_note: str = ""


class Hex(_Strict, frozen=True):
    """R1.5, R1.7: a hex at axial coordinates, the kind of token it gets and the hexes it touches."""

    id: str
    q: int
    r: int
    region: str
    kind: Literal["land", "port"]
    token: Literal["fish", "cache", "goods"]
    neighbours: list[str]
    source: str
    source_note: str = ""


class MapFile(_Strict, frozen=True):
    """map.json."""

    regions: list[Region]
    links: list[Link]
    hexes: list[Hex]


class SetUp(_Strict, frozen=True):
    """R2: sizes at the start, by number of players where they differ."""

    population: int
    dealt_technologies: int
    achievements: int
    population_cards: dict[int, int]
    tax_tariff_cards: dict[int, int]
    technology_stacks: int
    technology_scoring_stack: dict[int, int]


class Offers(_Strict, frozen=True):
    """R2.5 to R2.8: how many cards lie open."""

    technologies: int
    build_cards: int
    population_cards: int
    tax_tariff_cards: int


class Military(_Strict, frozen=True):
    """R5.7."""

    recruit_cost: int
    move_cost: int
    recruit_limit: int


class Empire(_Strict, frozen=True):
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


class NumbersFile(_Strict, frozen=True):
    """numbers.json."""

    game: Numbers


class Files(_Strict, frozen=True):
    """All data files of the game by stem."""

    components: ComponentsFile
    map: MapFile
    numbers: NumbersFile
