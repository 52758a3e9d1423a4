"""The components of the game as typed data, checked field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from games.base import Component
from games.core.entries import Strict

Track = Literal["trade", "culture", "military"]
BuildingKind = Literal["caravan", "market", "city", "capital", "legendary_city", "temple"]
UnitKind = Literal["legion", "trireme", "fortress"]
Yield = Literal["coin", "legendary", "icon_good"]
if TYPE_CHECKING:
    # The keys are checked when the data are read; the rules take amounts of anything by name.
    Yields = Tracks = Prices = dict[str, int]
    Titles = dict[str, str]
else:
    Yields = dict[Yield, int]
    Tracks = dict[Track, int]
    Titles = dict[Track, str]
    Prices = dict[
        Literal[
            "control",
            "legion",
            "trireme",
            "fortress",
            "caravan",
            "market",
            "city",
            "capital",
            "legendary_city",
            "temple",
            "pyramids",
        ],
        int,
    ]
Pillage = dict[BuildingKind, list[Yields]]
Color = Literal["red", "blue", "green", "yellow", "purple", "black", "white"]


class Entry(Component, kw_only=True, forbid_unknown_fields=True):
    """What every component of this game has beside its name and source; ``pl_forms`` are the Polish genitive and accusative of
    what sentences give, take or build.
    """

    pl_forms: dict[str, str] = {}

    @property
    def forms(self) -> dict[str, dict[str, str]]:
        """The cases of the name that sentences need."""
        return {"pl": self.pl_forms}


class Resource(Entry, kw_only=True, forbid_unknown_fields=True):
    """R2.11: ``kind`` is the ordinary good that a legendary good counts as; ordinary goods and coins have none."""

    count: int
    kind: str = ""


class Building(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.4, R5.1 to R5.3: there is a token for each space of the map. What it yields, which buildings beside it yield twice, beside
    which a coin or legendary good is chosen.
    """

    track: Track
    income: Yields = {}
    doubles: list[BuildingKind] = []
    choice_beside: BuildingKind | None = None


class Unit(Entry, kw_only=True, forbid_unknown_fields=True):
    """R8.8, R8.9, R8.11: dice it rolls, what it adds to the total of its side and how many hits it cancels; R7.6: how many of
    fortresses one has in a province, 0 for as many as one likes.
    """

    per_empire: int
    track: Track
    most_in_province: int = 0
    dice: int = 0
    bonus: int = 0
    cancels: int = 0


class Marker(Entry, kw_only=True, forbid_unknown_fields=True):
    """R2.5."""

    per_empire: int


class ExchangeMarker(Entry, kw_only=True, forbid_unknown_fields=True):
    """R6.1: the values of its two sides."""

    values: tuple[int, int]


class Die(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1.1."""

    count: int
    faces: list[int]


class Board(Entry, kw_only=True, forbid_unknown_fields=True):
    """R1: boards, mats, screens."""


class Empire(Entry, kw_only=True, forbid_unknown_fields=True):
    """R3.4, R3.5, R3.7: ``homes`` are the home provinces with the spaces that are built on; units stand in the capital province."""

    color: Color
    capital_province: str
    homes: dict[str, list[str]]
    units_at_start: dict[Literal["legion", "fortress"], int]
    starting_resources: dict[str, int]


class SeatedEmpire(Empire, kw_only=True):
    """R3.8: the same as it is played by so many ``seats``, on which depends with which titles it begins."""

    seats: int


class PerDie(Strict, frozen=True):
    """R8.9: added to each land die, in the owner's own turn or in the turns of others."""

    value: int
    turn: Literal["own", "other"]


class Cheap(Strict, frozen=True):
    """R12.25: once per round one unit for a single resource of one of these kinds."""

    item: UnitKind
    options: list[str]


class Power(Strict, frozen=True):
    """R12: what a card does, beside its bonus. Every field stands for one power, a number for how much of it."""

    per_die: PerDie | None = None
    home_bonus: int = 0  # R8.9: to the total in an own province
    extra_dice: int = 0  # R8.8
    substitutes: int = 0  # R7.2.1: resources of the other kind in each set
    repeats: int = 0  # R7.2.2: kinds that may be there twice in each goods set
    free_control: int = 0  # R12.5
    free_legions: bool = False  # R12.13
    cheap: Cheap | None = None
    kept_goods: int = 0  # R7.9
    legions_collect: bool = False  # R12.7
    own_offer: int = 0  # R6.5: the greatest number that may be offered
    copies: bool = False  # R12.8
    builds_first: bool = False  # R12.14
    pillage: Pillage = {}  # R12.10: instead of the normal income, for these buildings
    swaps_at_once: bool = False  # R12.16
    peace: bool = False  # R12.21
    any_good: int = 0  # R5.5
    coins: int = 0  # R5.5


class Card(Entry, kw_only=True, forbid_unknown_fields=True):
    """R7.8, R12: ``empire`` is the one whose starting hero it is."""

    count: int
    category: Literal["hero", "wonder", "pyramids"]
    empire: str = ""
    bonus: Tracks
    power: Power = Power()


class ComponentsFile(Strict, frozen=True):
    """components.json."""

    resources: list[Resource]
    buildings: list[Building]
    units: list[Unit]
    markers: list[Marker]
    exchange_markers: list[ExchangeMarker]
    dice: list[Die]
    boards: list[Board]
    empires: list[Empire]
    cards: list[Card]


class Space(Strict, frozen=True):
    """R1.4: a building space; ``good`` for caravans, ``city_name`` for capitals and legendary cities."""

    building: BuildingKind
    good: str = ""
    city_name: str = ""

    @property
    def spot(self) -> str:
        """Its name within the province: the good of a caravan, else the kind of building; no province has one twice."""
        return self.good or self.building


class Area(Component, kw_only=True, forbid_unknown_fields=True):
    """R2.1: the corners of its outline, or ``at`` the middle of an area that is drawn by itself, as an island or a bay; R2.2, R2.3:
    ``borders`` are the adjacent areas of its own kind, each border at one of the two or at both; R3.2: ``closed_with`` so many
    players it is out of play.
    """

    borders: list[str]
    closed_with: list[Literal[3, 4, 5]] = []
    outline: list[str]
    at: tuple[int, int] | None = None


class ProvinceEntry(Area, kw_only=True, forbid_unknown_fields=True):
    """R2.1, R2.2: its building spaces, and the seas that it touches."""

    spaces: list[Space]
    seas: list[str]

    @property
    def also(self) -> Sequence[str]:
        """The names of its cities."""
        return [space.city_name for space in self.spaces if space.city_name]


class Sea(Area, kw_only=True, forbid_unknown_fields=True):
    """R2.3."""


class MapFile(Strict, frozen=True):
    """map.json: ``vertices`` are the corners of the outlines, on whose scale ``at`` is as well."""

    provinces: list[ProvinceEntry]
    seas: list[Sea]
    vertices: dict[str, tuple[int, int]]


class Numbers(Component, kw_only=True, forbid_unknown_fields=True):
    """What is printed on no piece. ``empires`` are in seat order (R3.10); ``cards`` are the prices from the second on (R7.3)."""

    empires: dict[int, list[str]]
    start_titles: dict[int, Titles]
    prices: Prices
    cards: list[int]
    display: int
    kept_coins: int
    track_length: int
    hit: int
    cities_to_win: int
    pillage: Pillage


class NumbersFile(Strict, frozen=True):
    """numbers.json."""

    game: Numbers


class Files(Strict, frozen=True):
    """All data files of the game by stem."""

    components: ComponentsFile
    map: MapFile
    numbers: NumbersFile
