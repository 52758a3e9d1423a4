"""The vocabulary of the component data: what an effect can say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from games.core.entries import Strict

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


class GainChoice(Strict, frozen=True):
    """One kind of resource for the whole amount, or one for each counted thing."""

    amount: int
    of: list[Resource]
    mode: Literal["single", "per_unit_mix"]


class NewUnits(Strict, frozen=True):
    """Units to place; ``choice`` are Infantry or Cavalry (R4.14)."""

    infantry: int = 0
    cavalry: int = 0
    choice: int = 0


class Eliminate(Strict, frozen=True):
    """R4.15: up to ``count`` enemy units of one region where the player has one of these."""

    count: int
    with_: list[Unit] = msgspec.field(name="with")
    same_region: Literal[True] = True


class FreeBuild(Strict, frozen=True):
    """R4.10: a Settlement without cost or card."""

    what: Literal["city", "farm", "manufactory", "town"]
    where: Where


class TakeToken(Strict, frozen=True):
    """Tokens from the map: ``any_token``, ``any_trade_good`` or the id of a trade good."""

    kind: str
    count: int


class TakePillars(Strict, frozen=True):
    """Symbols of one pillar of the player's choice."""

    count: int
    same: Literal[True]


class ExtraAction(Strict, frozen=True):
    """R3.5: further Actions."""

    kind: Literal["any", "work"]
    count: int
    timing: Literal["now", "first_turn", "after_last_round"]


class BlockBuilds(Strict, frozen=True):
    """R11 Loyalty: no Cities of opponents in a region."""

    region: Literal["own_controlled_choice"]
    for_: Literal["opponents"] = msgspec.field(name="for")
    until: Literal["end_of_game"]


class MoveEnemies(Strict, frozen=True):
    """R11 Diplomats: the units of one opponent leave a region."""

    owners: Literal[1]
    scope: Literal["all_units_in_region"]
    to: Literal["adjacent_region"]


class TakeOver(Strict, frozen=True):
    """R6.4: from whom a City may be taken."""

    owner_min_cities: int


class Exchange(Strict, frozen=True):
    """R6.5: what is paid and received."""

    pay: Losses
    receive_choice: GainChoice


class Effect(Strict, frozen=True):
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
