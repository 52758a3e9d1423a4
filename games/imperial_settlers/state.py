"""The state of a match of Imperial Settlers: plain data, everything the rules remember.

A card is named by its physical copy: ``com_castle`` is the first Castle, ``com_castle#2`` the second.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from games.base import Decision, State
from games.imperial_settlers.moves import Activate, Instant
from games.imperial_settlers.vocabulary import Effect

SCHEMA = 2

VIRTUAL = -1  # the virtual player of the solo game as the owner of a Location
NOBODY = -2
RANDOM = "random"  # in a move: let chance decide
UNKNOWN = "?"  # begins what stands for a card that the viewer may not know; the rest is its deck, as on its back

Phase = Literal["factions", "lookout", "production", "action", "cleanup", "attack", "over"]


class Aim(msgspec.Struct, omit_defaults=True):
    """What a command said about one effect: its targets and choices."""

    opponent: int = NOBODY
    targets: list[str] = []
    good: str = ""
    swap: list[str] = []
    spent: int = 0


class Task(Decision, omit_defaults=True):
    """Something a seat has still to do: an effect to be carried out (``do``) or a question to be answered.

    The first task of a seat is done first. ``source`` is the card it comes from, ``chain`` the types of the Features that led
    to it (R20.3).
    """

    source: str = ""
    effect: Effect | None = None
    aim: Aim | None = None
    count: int = 0
    cards: list[str] = []
    chain: list[str] = []
    commands: list[Activate | Instant] = []
    goods: dict[str, int] = {}


class Location(msgspec.Struct, omit_defaults=True):
    """A built card and all that lies on it. It works for the seat in whose ``empire`` it stands; ``owner`` built it."""

    card: str
    owner: int
    uses: int = 0
    goods: dict[str, int] = {}  # paid to activate it this round
    blocked: bool = False
    defense: bool = False
    samurai: bool = False
    token: bool = False  # an Egyptian token: taken over
    visitors: int = 0  # Workers sent to it this round (R25.2)
    stored: dict[str, int] = {}
    under: list[str] = []  # cards put under it
    put: int = 0  # how much was put on it in this Cleanup


class Deal(msgspec.Struct, omit_defaults=True):
    """A card under the board, or for a Trade Route the Location it was made with (``route``)."""

    card: str
    route: bool = False


class Player(msgspec.Struct):
    """What one seat has. ``empire``, ``deals``, ``foundations``: oldest first. ``deck``: top first.

    ``laid``: Foundations that came from the hand, which nobody else has seen; ``foundations``: those that lay in an Empire before.
    """

    faction: str = ""
    vp: int = 0
    supply: dict[str, int] = {}
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    empire: list[Location] = []
    foundations: list[str] = []
    deals: list[Deal] = []
    tokens: int = 0
    passed: bool = False
    skip: bool = False
    pack: list[str] = []  # alternate Lookout: the cards to pick from
    ordered: list[str] = []  # Production: Locations that were asked to go first
    chosen: bool = False  # Production: something was chosen already
    losses: int = 0  # own Locations that others razed, removed or took
    watch: list[str] = []  # what stops the seat's plans
    laid: list[str] = []


class Pick(msgspec.Struct, omit_defaults=True):
    """A pick to come in the Lookout phase, and what happens on the table before it."""

    seat: int
    reveal: int = 0
    clear: bool = False
    give: bool = False


class Virtual(msgspec.Struct):
    """R23: the virtual player. ``line``: the revealed Attack cards, the top one first."""

    locations: list[Location] = []
    collection: list[str] = []
    line: list[str] = []
    deck: list[str] = []
    boxed: list[str] = []
    card: str = ""
    attacks: int = 0  # attacks still to come in this phase
    used: list[str] = []  # the two Attack cards of an attack that waits for a choice


class SettlersState(State, kw_only=True):
    """All of a match. ``deck``, ``discard``: the Common ones, top first."""

    pending: list[Task] = []  # pyright: ignore[reportIncompatibleVariableOverride]
    lookout: Literal["normal", "alternate", "advanced"] = "normal"
    peaceful: bool = False
    format: Literal["base", "introductory", "open", "standard"] = "base"
    lists: dict[str, dict[str, int]] = {}  # R24: deck → card type → copies, where the decks are not the usual ones
    cards: list[str] = []  # every card of the match that is not an Attack card, sorted
    phase: Phase = "factions"
    step: str = "faction"
    round: int = 1
    turn: int = 0
    first: int = 0
    active: int = 0
    hold: bool = False  # the active seat wants to stay in its turn after its action
    deck: list[str] = []
    discard: list[str] = []
    display: list[str] = []  # Common cards revealed in the Lookout phase
    picks: list[Pick] = []
    waiting: list[int] = []  # seats whose Production is still to come
    players: list[Player] = []
    virtual: Virtual | None = None
