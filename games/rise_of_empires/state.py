"""The state of a match of Rise of Empires: plain data, everything the rules remember."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.base import Decision, State
from games.rise_of_empires.vocabulary import Era, Side

SCHEMA = 1

Phase = Literal["actions", "food", "income", "upkeep", "order", "over"]

SEATS = range(2, 6)  # numbers of players that the game is for
ERAS: tuple[Era, ...] = (1, 2, 3)
SIDES: tuple[Side, ...] = ("A", "B")
ROWS: tuple[str, ...] = ("empire", "territory", "trade", "progress", "city")  # as they lie on the action display
SOURCES = ("regions", "cities", "wonders", "progress", "trade", "fees")  # where VP come from or go
NOBODY = -1


class Choice(Decision, omit_defaults=True):
    """A decision, perhaps about one tile."""

    tile: str = ""


class Campaign(msgspec.Struct, omit_defaults=True):
    """R6.4: an empire action that is being carried out.

    ``reach`` are the regions that may receive cubes, fixed at the start or by the first region of a player without cubes;
    ``area`` is the overseas area that was entered by water; ``placed`` counts cubes of the pool, ``levied`` are regions that
    received cubes by a tile.
    """

    tile: str
    reach: list[str]
    first: bool = False
    area: str = ""
    placed: dict[str, int] = {}
    levied: list[str] = []


class Player(msgspec.Struct, kw_only=True):
    """Everything of one seat but its cubes on the map and its discs on the action display."""

    gold: int
    disc: int
    cube: int  # in the pool
    stock: int  # cubes in the general stock
    food: int
    points: dict[str, int]  # VP by source
    territory: list[str] = []
    progress: list[str] = []
    flipped: list[str] = []
    cities: list[str] = []
    empires: list[str] = []
    attacked: list[int] = []  # seats whose cubes it removed in this turn
    ally: int = NOBODY  # with whom its alliance piece stands
    review: bool = False  # whether it wants to be asked which tiles it keeps
    settled: list[str] = []  # cities whose upkeep of this turn is paid
    picks: dict[str, dict[str, int]] = {}  # what was chosen of tiles that give one of several things

    @property
    def vp(self) -> int:
        """The place of the marker on the VP track."""
        return sum(self.points.values())


class RiseState(State, kw_only=True):
    """All of a match. Nothing is hidden: what lies face down is drawn when it is revealed.

    Rows are read from left to right. Seats are numbered in the turn order of the very first turn (R3.6).
    """

    pending: list[Choice] = []  # pyright: ignore[reportIncompatibleVariableOverride]  (read back as what it is)
    era: Era = 1
    side: Side = "A"
    phase: Phase = "actions"
    step: str = "move"  # the kind of decision that is awaited, "over" after the end
    round: int = 1
    turn: int = 0  # moves and later phases begun so far: 1, 2, …
    order: list[int]
    next_order: list[int] = []  # by position, NOBODY while it is free
    active: int = 0
    rows: dict[str, list[int]]
    dead: dict[str, list[int]] | msgspec.UnsetType = msgspec.UNSET  # discs without effect, see dead_discs
    removed: str = ""  # the row whose action the active seat may carry out (R6.5.1)
    fee: int = 0  # still to be paid for it
    track: int = 0  # resource discs on the trade track
    progress: list[str] = []  # available, sorted …
    territory: list[str] = []
    cities: list[str] = []
    empires: list[str] = []
    face_down: dict[str, list[str]]  # … and what is still to come: progress tiles of the era, territory tiles
    map: dict[str, list[int]]  # region → cubes by seat
    campaign: Campaign | None = None
    players: list[Player]


def dead_discs(state: RiseState, row: str) -> list[int]:
    """R6.0.4, R6.8.1: which discs of a row were placed without effect in this turn A, counted from the right, 0 first.

    In turn B they are discs like any other and no longer told apart.
    """
    return [] if state.dead is msgspec.UNSET else state.dead.get(row, [])
