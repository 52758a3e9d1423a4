"""The components of the game as typed data, checked field by field."""

from __future__ import annotations

from typing import Literal

from games.base import Component
from games.core.entries import Strict
from games.rise_of_empires.vocabulary import Bonus, Border, Effect, Era, Side


class Entry(Component, kw_only=True, forbid_unknown_fields=True):
    """What every component has beside its name, text and source."""

    count: int = 1


class Piece(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.1, R1.2."""

    per_player: int = 0


class Tile(Entry, kw_only=True, forbid_unknown_fields=True):
    """A tile with effects: ``cost`` is gold, ``red_stripe`` matters with few players (R5.4)."""

    cost: int = 0
    effects: list[Effect]
    red_stripe: bool = False


class ProgressTile(Tile, kw_only=True, forbid_unknown_fields=True):
    """R1.3, R6.1."""

    era: Era


class CityTile(Tile, kw_only=True, forbid_unknown_fields=True):
    """R1.3, R6.3: ``side`` is the turn of its era in which it is revealed."""

    era: Era
    side: Side
    wonder: bool = False


class EmpireSide(Strict, frozen=True):
    """R6.4: number of regions, water, cubes that attacker and defender lose in a war."""

    regions: int
    water: bool
    attacker_loses: int
    defender_loses: int


class EmpireTile(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.3, R5.1: ``front`` is the side for Era I, ``back`` that for all later ones."""

    front: EmpireSide
    back: EmpireSide


class ComponentsFile(Strict, frozen=True):
    """components.json."""

    pieces: list[Piece]
    territory: list[Tile]
    progress: list[ProgressTile]
    city: list[CityTile]
    empire: list[EmpireTile]


class Point(Strict, frozen=True):
    """Where a place lies on the globe, in degrees."""

    lon: float
    lat: float


class Values(Strict, frozen=True):
    """R9.2: VP of a region for most and second most cubes."""

    first: int
    second: int


class Area(Entry, kw_only=True, forbid_unknown_fields=True):
    """R2.4."""

    overseas: bool


class Water(Entry, kw_only=True, forbid_unknown_fields=True):
    """R2.2: water that is no region; ``at`` as with regions."""

    center: Point
    at: tuple[int, int] | None = None


class Region(Entry, kw_only=True, forbid_unknown_fields=True):
    """R2.2: each border stands with one of its two regions; "none" takes it away. A closed region has no values. What lies ``at`` a
    place of the map (thousandths of its width and of its height) is drawn there by itself, as an island or a bay.
    """

    kind: Literal["land", "sea", "closed"]
    era: Era
    area: str
    vp: Values = Values(0, 0)
    bonus: Bonus = {}
    adjacent: dict[str, Border] = {}
    center: Point
    at: tuple[int, int] | None = None
    countries: list[str]  # ISO 3166 codes of what is drawn


class Apart(Strict, frozen=True):
    """R2.3: two places that never touch."""

    id: str
    places: tuple[str, str]
    source: str
    field_sources: dict[str, str] = {}


class MapFile(Strict, frozen=True):
    """map.json."""

    areas: list[Area]
    waters: list[Water]
    regions: list[Region]
    never_adjacent: list[Apart]


class Start(Strict, frozen=True):
    """R3.1: what every player has at the beginning; the other cubes are in the general stock."""

    gold: int
    disc: int
    cube: int
    food: int


class Offers(Strict, frozen=True):
    """R5.1: tiles revealed in a turn."""

    progress: int
    territory: int


class Fee(Strict, frozen=True):
    """R6.5.2."""

    per_disc: int
    payable_with: list[Literal["gold", "cube", "food", "vp"]]


class Trade(Strict, frozen=True):
    """R6.6: ``vp`` points for every ``vp_discs`` discs, rounded down."""

    gold_by_space: list[int]
    vp: int
    vp_discs: int


class Numbers(Entry, kw_only=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    players: list[int]
    start: Start
    cubes: int
    discs: int
    actions: int
    row_limit: dict[int, int]
    empire_row_limit: int
    offers: Offers
    discarding_seats: list[int]
    older_progress_cost: dict[int, int]
    fee: Fee
    trade: Trade
    most_food: int
    era_end_divisor: int


class NumbersFile(Strict, frozen=True):
    """numbers.json."""

    game: Numbers


class Files(Strict, frozen=True):
    """All data files."""

    components: ComponentsFile
    map: MapFile
    numbers: NumbersFile
