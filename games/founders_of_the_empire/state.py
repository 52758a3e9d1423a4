"""The state of a match of Founders of the Empire: plain data, everything the rules remember."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.base import Decision, State

SCHEMA = 1

Step = Literal["draft", "reveal", "token", "add", "end", "over"]  # "end": R5.4, nothing is awaited

SEATS = range(2, 5)  # numbers of players that the game is for
STACKS = ("nature", "village", "city")  # kinds of tiles with a face-down stack and a row, in the order of the table
UNKNOWN = "?"  # stands for a piece the viewer may not know, in a redacted state
TAKEN = ""  # an empty place of the victory display


class Placed(msgspec.Struct, omit_defaults=True):
    """A tile in a territory with the tokens on it (R2.5)."""

    tile: str
    war: bool = False
    coin: bool = False
    craftsman: str = ""


class Territory(msgspec.Struct):
    """What one seat owns: tiles by cell name, carts by their lower left cell, tokens held, tiles replaced (R2.1, R7.4, R9.5)."""

    tiles: dict[str, Placed] = {}
    carts: list[str] = []
    supply: list[str] = []
    replaced: list[str] = []
    stop: bool = False


class FoundersState(State, kw_only=True):
    """All of a match. Stacks and the craftsman pile: top first. Rows: oldest first. Seats are numbered in play order."""

    pending: list[Decision] = []
    turn: int = 0  # 0 during the draft, then 1, 2, …
    active: int = 0
    step: Step = "draft"
    stacks: dict[str, list[str]] = {}  # nature, village, city
    rows: dict[str, list[str]] = {}
    display: list[str] = []  # victory tiles in reading order, TAKEN where one is gone
    box: list[str] = []  # tiles, war and craftsman tokens out of the game, known to all
    unseen: list[str] = []  # victory tiles that were never turned up: in the box, known to nobody
    piles: dict[str, int] = {}  # open piles of war, coin and cart tokens
    craftsmen: list[str] = []  # face-down craftsman tokens
    territories: list[Territory] = []
    bought: str = ""  # the resource bought this turn and not yet used (R7.3c)
    newest: str = ""  # the row in which the last tile was turned up


def tokens_on(placed: Placed) -> list[str]:
    """The ids of the tokens that lie on the tile."""
    tokens = ["war"] if placed.war else []
    if placed.coin:
        tokens.append("coin")
    if placed.craftsman:
        tokens.append(placed.craftsman)
    return tokens


def pieces_seen(state: FoundersState) -> list[str]:
    """The tiles and tokens that lie where everybody sees them, open piles left out."""
    pieces = [tile for row in state.rows.values() for tile in row]
    pieces += [tile for tile in state.display if tile != TAKEN]
    pieces += state.box
    for territory in state.territories:
        pieces += [*territory.replaced, *territory.supply, *("cart" for _ in territory.carts)]
        for placed in territory.tiles.values():
            pieces += [placed.tile, *tokens_on(placed)]
    return pieces
