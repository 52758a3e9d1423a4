"""The state of a match of Mare Nostrum: plain data, everything the rules remember."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.base import Decision, State
from games.core.rng import Rng

SCHEMA = 2

Edition = Literal["pl", "en"]
Display = Literal["beginner", "expert"]
Phase = Literal["empires", "collect", "trade", "build", "battle", "leadership", "over"]
Title = Literal["trade", "culture", "military"]
Route = Literal["prestige", "fame", "conquest", "leadership"]
Rule = Literal["ask", "at_once"]

SEATS = range(3, 6)  # numbers of players that the game is for
EDITIONS: tuple[Edition, ...] = ("pl", "en")
TITLES: tuple[Title, ...] = ("trade", "culture", "military")  # R10.3: in this order
ROUTES: tuple[Route, ...] = ("prestige", "fame", "conquest", "leadership")  # R11
CITY_KINDS = ("city", "capital", "legendary_city")  # R2.12
GREAT_CITIES = ("capital", "legendary_city")  # R11.2
COIN = "coin"
LEGENDARY = "legendary"  # in an income: a good drawn from the pile
UNKNOWN = "?"  # stands for a card or resource the viewer may not know, in a redacted state
IDLE = "idle"  # in a move: a legion without a place
CONTROL = "control"  # the place of a legion on a control marker (R9.4)
FORTRESS = "fortress"
NOBODY = -1


class Choice(Decision, omit_defaults=True):
    """A decision; ``about`` is the area, title or card in question, ``count`` the hits suffered, ``other`` another seat."""

    about: str = ""
    count: int = 0
    other: int = NOBODY


class Province(msgspec.Struct, omit_defaults=True):
    """What stands in a province: numbers of units by seat, built spots, and the places that legions have taken.

    ``places`` are spots (or "control") with the seat of the legion there: on a building it occupies it (R9.3), on an empty
    space it was left by a pillage (R9.2) or acts as a caravan (R12.7).
    """

    legions: list[int]
    fortresses: list[int]
    controller: int = NOBODY
    buildings: list[str] = []
    places: dict[str, int] = {}
    contested: bool = False  # R2.7


class Begun(msgspec.Struct, omit_defaults=True):
    """A purchase whose paying set is being put together (D13); nothing has been paid."""

    item: Literal["control", "legion", "trireme", "fortress", "building", "card", "pyramids"]
    place: str = ""  # a province or sea
    spot: str = ""
    card: str = ""
    price: int = 0
    chosen: list[str] = []


class Battle(msgspec.Struct):
    """The battle whose losses are being chosen."""

    place: str
    attacker: int
    defender: int
    chosen: dict[int, list[str]] = {}  # R8.12: by seat the units it will lose, known to it alone until both have chosen


class Achievement(msgspec.Struct):
    """R11.1: who has built the Pyramids or got the fifth card in this phase."""

    seat: int
    route: Route


class Order(msgspec.Struct, omit_defaults=True):
    """A stored order of calling (D12, D17): who is called next, and whether its owner is asked all the same."""

    players: list[int] = []
    rule: Rule = "ask"


class Player(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Everything that belongs to one seat."""

    empire: str = ""
    hand: dict[str, int] = {}  # resources behind the screen
    cards: list[str] = []  # heroes and wonders, the starting hero first
    copied: str = ""  # R12.8: whose power Castor & Pollux have
    pyramids: bool = False
    used: list[str] = []  # cards whose power was used in this round (R12)
    rewards: dict[str, str] = {}  # D3: what a city with its temple brings, until all have answered
    number: int = NOBODY  # D6: how many resources are offered, until the reveal
    offer: dict[str, int] = {}  # D7: what is offered, until the reveal
    wishes: list[str] = []  # D9: kinds to be taken, in order
    spared: list[int] = []  # D9: seats that nothing is taken from by itself
    orders: dict[Title, Order] = {}
    holds_back: bool = False  # D11: Perseus does not build first


class MareState(State, kw_only=True):
    """All of a match. ``stage`` is the part of a phase or turn that comes next, ``step`` the kind of decision awaited."""

    pending: list[Choice] = []  # pyright: ignore[reportIncompatibleVariableOverride]  (read back as what it is)
    edition: Edition = "pl"
    display_kind: Display = "beginner"
    phase: Phase = "empires"
    stage: str = ""
    step: str = "empire"
    round: int = 0
    turn: int = 0  # 0 during the setup, then counted on with every phase and every turn within one
    players: list[Player] = []
    provinces: dict[str, Province] = {}  # open ones (R3.2)
    seas: dict[str, list[int]] = {}  # triremes by seat
    titles: dict[Title, int] = {}
    reserve: dict[str, int] = {}  # goods and coins beside the map
    pile: list[str] = []  # legendary goods, the next one first
    discards: list[str] = []  # legendary goods that were spent
    display: list[str] = []  # cards that can be bought
    deck: list[str] = []  # face-down cards, the next one first
    start_control: list[list[str]] = []  # R4.2, by seat
    # the phase
    active: int = NOBODY
    acted: list[int] = []
    # R6
    spent: list[str] = []  # exchange markers that have been played
    value: int = NOBODY
    starter: int = NOBODY
    taker: int = NOBODY
    offers: list[dict[str, int]] = []
    takes: list[tuple[int, int]] = []  # taker and victim
    # R7
    begun: Begun | None = None
    achievements: list[Achievement] = []
    # R8, R9
    peace: list[int] = []  # R12.21: the owner and the opponent named in this round
    named: int = NOBODY  # the opponent named in the round before
    moved: dict[str, int] = {}  # units of the active seat that have moved, by the area they are in now
    fought: list[str] = []  # areas in which the active seat has fought
    decided: list[str] = []  # provinces for which the active seat has chosen (R9.1)
    stationed: dict[str, list[str]] = {}  # R12.7: by province the caravan spaces that legions have taken in this turn
    battle: Battle | None = None
    # R11
    winners: list[int] = []
    route: Route | Literal[""] = ""


def title_of(name: str) -> Title:
    """The title of this name. Raises ValueError if there is none."""
    for title in TITLES:
        if title == name:
            return title
    raise ValueError(f"no title {name!r}")


def new_state(seats: int, rng: Rng) -> MareState:
    """An empty table."""
    return MareState(schema=SCHEMA, seats=seats, rng=rng, players=[Player() for _ in range(seats)])
