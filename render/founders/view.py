"""What a picture, its alternative text and its text board show, read once from a scene: plain facts and no pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Literal

from games.founders_of_the_empire import FoundersOfTheEmpire
from games.founders_of_the_empire.data import TileKind, TokenKind
from games.founders_of_the_empire.shown import column_tops, format_cell, groups, parse_cell
from games.founders_of_the_empire.state import STACKS, TAKEN, FoundersState, Placed, Territory
from render.kit.header import Header
from render.kit.text import readable
from render.shared.facts import Facts

Cell = tuple[int, int]
Step = Literal["draft", "reveal", "token", "add", "over"]

OPEN_PILES: tuple[TokenKind, ...] = ("war", "coin", "cart")
SOURCES = ("victory", "craftsmen", "tokens", "replaced")
_SHORTENED = 60  # letters of a player's name in running text


@dataclass(frozen=True)
class TileView:
    """A tile as printed; ``token`` is what its owner receives."""

    id: str
    kind: TileKind
    building: str
    requires: tuple[str, ...]
    produces: tuple[str, ...]
    points: int
    token: TokenKind | None
    name: str


@dataclass(frozen=True)
class PlacedView:
    """A tile in a territory; ``top`` says that war may strike it now."""

    name: str
    cell: Cell
    tile: TileView
    war: bool
    coin: bool
    craftsman: str  # the resource of the craftsman token on it, or ""
    top: bool


@dataclass(frozen=True)
class SeatView:
    """A seat: who, its territory, tokens and points."""

    seat: int
    name: str
    colour: str
    active: bool
    left: bool
    computer: bool
    stop: bool
    rank: int  # 0 while the match runs
    tiles: tuple[PlacedView, ...]
    groups: tuple[frozenset[Cell], ...]
    carts: tuple[Cell, ...]  # lower left cells
    tokens: tuple[tuple[str, str, int], ...]  # those held: kind, resource ("" but for craftsmen), how many
    parts: tuple[tuple[str, int], ...]  # points by source
    score: int
    replaced: int


@dataclass(frozen=True)
class View(Facts[FoundersOfTheEmpire, FoundersState, SeatView]):
    """One scene of Founders of the Empire, ready to be drawn or told."""

    prefix: ClassVar = "founders"
    types: ClassVar = (FoundersOfTheEmpire, FoundersState)

    # ------------------------------------------------------------------ the table
    @property
    def drafting(self) -> bool:
        """Whether the first tiles are being chosen."""
        return self.state.step == "draft"

    @cached_property
    def rows(self) -> dict[str, tuple[TileView, ...]]:
        """The face-up tiles by stack, oldest first."""
        return {stack: tuple(map(self.tile, self.state.rows[stack])) for stack in STACKS}

    @cached_property
    def left_in_stack(self) -> dict[str, int]:
        """How many tiles lie face down in each stack."""
        return {stack: len(self.state.stacks[stack]) for stack in STACKS}

    @property
    def row_limit(self) -> int:
        """R6.3: as many tiles as a row holds."""
        return self.game.catalogue.setup.row_limit

    def row_is_full(self, stack: str) -> bool:
        """R6.3: whether turning up another tile of the stack will clear its row."""
        return not self.drafting and self.left_in_stack[stack] > 0 and len(self.rows[stack]) >= self.row_limit

    @cached_property
    def display(self) -> tuple[TileView | None, ...]:
        """The victory display in reading order, None where a tile has been taken."""
        return tuple(None if name == TAKEN else self.tile(name) for name in self.state.display)

    @cached_property
    def piles(self) -> tuple[tuple[str, int], ...]:
        """The token piles: kind and how many are left."""
        open_piles = tuple((kind, self.state.piles.get(kind, 0)) for kind in OPEN_PILES)
        return (*open_piles, ("craftsman", len(self.state.craftsmen)))

    @cached_property
    def draft_order(self) -> tuple[int, ...]:
        """R3.5: the seats in the order of their picks."""
        seats = range(self.state.seats)
        return (*seats, *reversed(seats))

    @property
    def drafted(self) -> int:
        """How many picks of the draft are done."""
        return sum(len(territory.tiles) for territory in self.state.territories)

    # ------------------------------------------------------------------ the seats
    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Every seat, in play order."""
        standing = self.game.standing(self.state)
        return tuple(self._seat(number, standing[number]) for number in range(self.state.seats))

    @property
    def focus(self) -> int:
        """The seat that a close-up shows."""
        return self.state.active if self.scene.focus is None else self.scene.focus

    def _seat(self, number: int, parts: dict[str, int]) -> SeatView:
        territory = self.state.territories[number]
        person = self.scene.seats[number]
        tops = set(column_tops(territory).values())
        outcome = self.outcome
        return SeatView(
            seat=number,
            name=readable(person.name, "ui-semi", self.say("founders-picture-player", number=number + 1)),
            colour=person.colour,
            active=not self.over and number == self.state.active,
            left=number in self.state.left,
            computer=person.computer,
            stop=territory.stop,
            rank=outcome.ranks[number] if outcome else 0,
            tiles=tuple(
                self._placed(cell, placed, top=cell in tops and not placed.war)
                for cell, placed in territory.tiles.items()
            ),
            groups=tuple(frozenset(map(parse_cell, group)) for group in groups(territory)),
            carts=tuple(map(parse_cell, territory.carts)),
            tokens=self._tokens(territory),
            parts=tuple((source, parts.get(source, 0)) for source in SOURCES),
            score=sum(parts.values()),
            replaced=len(territory.replaced),
        )

    def _placed(self, cell: str, placed: Placed, *, top: bool) -> PlacedView:
        craftsman = self.game.catalogue.tokens[placed.craftsman].resource if placed.craftsman else ""
        return PlacedView(cell, parse_cell(cell), self.tile(placed.tile), placed.war, placed.coin, craftsman, top)

    def _tokens(self, territory: Territory) -> tuple[tuple[str, str, int], ...]:
        held = [self.game.catalogue.tokens[name] for name in territory.supply]
        counts = {kind: sum(token.kind == kind for token in held) for kind in OPEN_PILES}
        open_ones = tuple((kind, "", count) for kind, count in counts.items() if count)
        craftsmen = [token.resource for token in held if token.kind == "craftsman"]
        return (*open_ones, *(("craftsman", name, craftsmen.count(name)) for name in dict.fromkeys(craftsmen)))

    @property
    def craftsman_points(self) -> int:
        """What a craftsman is worth on a tile that is not attacked."""
        return self.game.catalogue.scoring.craftsman_on_active_tile

    # ------------------------------------------------------------------ words
    def tile(self, name: str) -> TileView:
        """The tile of that id."""
        tile = self.game.catalogue.tiles[name]
        return TileView(
            id=name,
            kind=tile.kind,
            building=tile.building,
            requires=tuple(tile.requires),
            produces=tuple(self.game.catalogue.names(self.game.catalogue.makes[name])),
            points=self.game.catalogue.points[name],
            token=tile.token,
            name=self.name_of(name),
        )

    @cached_property
    def step_text(self) -> str:
        """The step of the turn, with the resource bought in it."""
        if self.over:
            return self.say("founders-picture-step-over")
        text = self.say(f"founders-picture-step-{self.game.step(self.state)}")
        if self.state.bought:
            bought = self.name_of(self.state.bought).lower()
            text = self.say("founders-picture-step-bought", step=text, resource=bought)
        return text

    @cached_property
    def turn_text(self) -> str:
        """Which turn it is, "" during the draft."""
        return self.say("founders-picture-turn", turn=self.state.turn) if self.state.turn else ""

    @property
    def when(self) -> str:
        """Which turn it is, or that the first tiles are being chosen."""
        return self.turn_text or self.say("founders-picture-setup")

    @property
    def header(self) -> Header:
        """The bar on top."""
        step = " · ".join(part for part in (self.turn_text, self.step_text) if part)
        colour = self.active.colour if self.active is not None else ""
        return Header(self.say("founders-picture-title"), step, self.mover_text, colour, self.news)


view_of = View.of
"""The facts of a scene of this game. Raises TypeError for a scene of another one."""


def cell_name(cell: Cell) -> str:
    """The name of a cell as people write it."""
    return format_cell(*cell)


def column_name(x: int) -> str:
    """The letters of a column."""
    return format_cell(x, -9)[:-1]


def row_name(y: int) -> str:
    """The number of a row."""
    return format_cell(0, y)[1:]
