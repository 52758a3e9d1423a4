"""The state of a match of Mosaic: plain data, everything the rules remember."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.base import Decision, State

SCHEMA = 1

Edition = Literal["pl", "en"]
Phase = Literal["leaders", "draft", "cities", "benefits", "rounds", "epilogue", "over"]
Deck = Literal["build_cards", "population_cards", "tax_tariff_cards", "technologies"]
Order = Literal["ask", "always", "never", "strike", "divert"]

SEATS = range(2, 7)  # numbers of players that the game is for
EDITIONS: tuple[Edition, ...] = ("pl", "en")
DECKS: tuple[Deck, ...] = ("build_cards", "population_cards", "tax_tariff_cards", "technologies")
RESOURCES = ("food", "ideas", "money", "stone")
GOODS_TO_WORK_FOR = ("food", "ideas", "stone")
PRODUCTIONS = ("food", "ideas", "stone", "tariff", "tax")
UNITS = ("cavalry", "infantry", "siege_engine")
CITIES = ("city", "port_city")
TOWNS = ("farm", "manufactory")
SETTLEMENTS = (*CITIES, *TOWNS)
SOURCES = (  # where victory points come from, as in the breakdown of an outcome (R4.17, R8, R10)
    "regions",
    "governments",
    "at_once",
    "settlements",
    "wonders",
    "tiles",
    "technologies",
    "projects",
    "leader",
    "manufactories",
    "unrest",
)
UNKNOWN = "?"  # stands for a card the viewer may not know, in a redacted state
SEEN = "seen"  # in a move: the card looked at through the Republic (R6.6)
NO_CARD = "none"  # in a move: an Action without a card
EVERYWHERE = ""  # a decision that is bound to no region


class Choice(Decision, omit_defaults=True):
    """A decision about the operation ``index`` among the effects of ``source``.

    ``count`` is how often the decision is still made, ``region`` and ``hex`` what earlier choices of the same card fixed.
    """

    source: str = ""
    index: int = 0
    count: int = 0
    region: str = EVERYWHERE
    hex: str = ""


class Task(msgspec.Struct, omit_defaults=True):
    """Something that happens by itself when its turn comes: the next one is first in ``queue``."""

    kind: str
    seat: int
    source: str = ""
    index: int = 0
    region: str = EVERYWHERE
    hex: str = ""


class Begun(msgspec.Struct, omit_defaults=True):
    """An Action that was announced but not carried out; nothing has been paid."""

    kind: Literal["build", "government", "population", "technology", "wonder"]
    card: str
    piece: str = ""
    face_up: bool = False
    choosing: bool = False  # whether the split of the payment is being chosen (D26)
    money: dict[str, int] = {}  # units of each resource that Money pays for


class Piece(msgspec.Struct, omit_defaults=True):
    """What stands on a hex: a Settlement by its kind or a Wonder by its id."""

    seat: int
    kind: str


class StandingOrder(msgspec.Struct, omit_defaults=True):
    """What a seat wants done in the window before an Empire Scoring (R8.2); known to that seat alone."""

    rule: Order = "ask"
    opponent: int = -1
    region: str = EVERYWHERE
    unit: str = ""
    target: str = ""


class Player(msgspec.Struct, kw_only=True):
    """Everything in front of one seat."""

    leader: str = ""
    population: int = 0
    productions: dict[str, int] = {}
    resources: dict[str, int] = {}
    symbols: dict[str, int] = {}
    goods: dict[str, int] = {}
    pack: list[str] = []  # the cards to choose from during the draft
    pick: str = ""  # the card chosen, until everybody has chosen
    drafted: list[str] = []  # face down, known to the owner alone: starting cards …
    drawn: list[str] = []  # … and cards that never lay in the offer
    bought: list[str] = []  # face down, known to all
    technologies: list[str] = []  # face up
    build_cards: list[str] = []
    tax_tariff_cards: list[str] = []
    wonders: dict[str, str] = {}
    golden_ages: list[str] = []
    achievements: list[str] = []
    government: str = ""
    units: dict[str, list[int]] = {}  # by region, a number for each of UNITS
    used: dict[str, int] = {}  # how often a component with limited uses was used
    cleared: list[str] = []  # Government tiles used for clearing an offer (R6.3)
    benefited: bool = False
    multiplier: int = 1  # of the next Population card
    points: dict[str, int] = {}
    orders: dict[str, StandingOrder] = {}

    @property
    def face_down(self) -> list[str]:
        """R2.12, R5.5: every Technology card that lies face down."""
        return [*self.drafted, *self.drawn, *self.bought]


class MosaicState(State, kw_only=True):
    """All of a match. Decks: top first. Seats are numbered in play order, seat 0 is the starting player (R2.10)."""

    pending: list[Choice] = []  # pyright: ignore[reportIncompatibleVariableOverride]  (read back as what it is)
    edition: Edition = "pl"
    phase: Phase = "leaders"
    step: str = "leader"  # the kind of decision that is awaited, "over" after the end
    round: int = 0
    turn: int = 0  # 0 during the setup, then 1, 2, …
    active: int = 0
    actions: int = 0  # Actions that the active seat may still take
    acted: int = 0
    recruited: int = 0
    moved: dict[str, list[int]] = {}  # units that have moved in this turn, by the region they are in
    peeked: Deck | Literal[""] = ""
    peeks: int = 0
    begun: Begun | None = None
    queue: list[Task] = []
    regions: list[str] = []  # in play
    tokens: dict[str, str] = {}
    pieces: dict[str, Piece] = {}
    loyal: dict[str, int] = {}  # regions in which only this seat may build Cities
    decks: dict[str, list[str]] = {}
    spans: dict[str, list[int]] = {}  # first and last place from the top at which the Empire Scoring card may be
    offers: dict[str, list[str]] = {}
    box: dict[str, list[str]] = {}  # cards that left the game unseen
    discards: list[str] = []  # Population and Empire Scoring cards that left the game in sight
    leaders: list[str] = []
    wonders: list[str] = []
    golden_ages: list[str] = []
    achievements: list[str] = []
    achievements_out: list[str] = []
    governments: list[str] = []
    holding: int = 0
    scorings: int = 0
    due: int = 0
    triggered: str = ""  # the number of the rule that set off the end
    last_round: int = 0
    players: list[Player] = []
