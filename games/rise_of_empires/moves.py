"""Every decision of a seat as plain data: ids, regions, numbers."""

from __future__ import annotations

from games.base import Move


# ---------------------------------------------------------------------- turn A, and the action of a removed disc in turn B
class TakeProgress(Move, frozen=True, tag="progress"):
    """R6.1: take a progress tile."""

    tile: str


class TakeTerritory(Move, frozen=True, tag="territory"):
    """R6.2: take a territory tile."""

    tile: str


class TakeCity(Move, frozen=True, tag="city"):
    """R6.3: take a city tile."""

    tile: str


class TakeEmpire(Move, frozen=True, tag="empire"):
    """R6.4: take an empire tile; its cubes are placed by moves of their own."""

    tile: str


class Trade(Move, frozen=True, tag="trade"):
    """R6.6: trade discs for gold or VP."""

    gain: str
    discs: int


class Idle(Move, frozen=True, tag="idle"):
    """R6.0.4: a disc without effect, when no action is possible."""

    row: str


class Remove(Move, frozen=True, tag="remove"):
    """R6.5: take an own disc back; ``which`` counts the own discs of the row from the left, ``pay`` is the way of paying."""

    row: str
    which: int
    pay: str


class Pay(Move, frozen=True, tag="pay"):
    """R6.5.2: the mix that pays the fee."""

    gold: int
    cubes: int
    food: int
    vp: int


class Skip(Move, frozen=True, tag="skip"):
    """R6.5.4: go without the action of the removed disc; ends the move."""


class End(Move, frozen=True, tag="end"):
    """End the move without further flips (R6.0.6)."""


# ---------------------------------------------------------------------- the empire action
class Place(Move, frozen=True, tag="place"):
    """R6.4.3: cubes of the pool into a region."""

    region: str
    cubes: int


class Levy(Move, frozen=True, tag="levy"):
    """R6.4.5: flip a tile that places cubes."""

    tile: str
    region: str


class War(Move, frozen=True, tag="war"):
    """R6.4.4: start a war."""

    region: str
    opponent: int


class Strike(Move, frozen=True, tag="strike"):
    """R6.4.5: flip a tile that removes cubes of an opponent."""

    tile: str
    region: str
    opponent: int
    cubes: int


class Stop(Move, frozen=True, tag="stop"):
    """No more cubes, no war, or no more flips: on to the next part of the action."""


# ---------------------------------------------------------------------- flips in the own move
class Flip(Move, frozen=True, tag="flip"):
    """R6.7: flip a tile that exchanges goods."""

    tile: str


class Ally(Move, frozen=True, tag="ally"):
    """R6.9: flip a tile that makes an alliance."""

    tile: str
    opponent: int


# ---------------------------------------------------------------------- phases 3 to 6
class GiveUp(Move, frozen=True, tag="give_up"):
    """R7.2, R7.3: give up a territory or city tile."""

    tile: str


class Keep(Move, frozen=True, tag="keep"):
    """R7.2: keep the tiles that are left."""


class Pick(Move, frozen=True, tag="pick"):
    """R8.4: how many times each of the things that a tile offers."""

    tile: str
    as_cubes: int
    as_gold: int
    as_discs: int


class Upkeep(Move, frozen=True, tag="upkeep"):
    """R9.1: pay the discs of a city or give it up."""

    tile: str
    paid: bool


class Position(Move, frozen=True, tag="position"):
    """R10.1: the position in the next turn, 1 first."""

    number: int


class Review(Move, frozen=True, tag="review"):
    """R7.2, R9.1: "ask me which tiles I keep"; free at any time in phase 2."""

    wanted: bool


MOVE_TYPES = (
    TakeProgress,
    TakeTerritory,
    TakeCity,
    TakeEmpire,
    Trade,
    Idle,
    Remove,
    Pay,
    Skip,
    End,
    Place,
    Levy,
    War,
    Strike,
    Stop,
    Flip,
    Ally,
    GiveUp,
    Keep,
    Pick,
    Upkeep,
    Position,
    Review,
)
