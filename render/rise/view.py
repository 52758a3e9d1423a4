"""What a picture, its alternative text and its text board show, read once from a scene: plain facts and no pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import ClassVar

from games.rise_of_empires import RiseOfEmpires
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.data import EmpireSide, Region
from games.rise_of_empires.shown import (
    best_region,
    city_cost,
    controller,
    fee_at,
    food_balance,
    open_to,
    progress_cost,
    region_points,
    tile_points,
)
from games.rise_of_empires.state import NOBODY, ROWS, SIDES, Player, RiseState, dead_discs
from render.kit.header import Header
from render.kit.text import readable
from render.rise.layout import SHEETS, regions_of
from render.rise.world import World, world_of
from render.shared.facts import Facts

SCORED = ("order", "over")  # phases after the scoring of the turn


@dataclass(frozen=True)
class SeatView:
    """A seat: who, what lies in front of it, and what the next phases would bring it as things are now."""

    seat: int
    name: str
    colour: str
    active: bool
    left: bool
    computer: bool
    rank: int  # 0 while the match runs
    place: int  # in the turn order, 1 first
    player: Player
    vp: int
    coming: int  # VP of phase 5 if it came now
    food_after: int  # the food marker after phase 3; below 0 where tiles would have to go
    on_map: int  # cubes


@dataclass(frozen=True)
class Presence:
    """Cubes of a seat in a region."""

    seat: int
    cubes: int


@dataclass(frozen=True)
class RegionView:
    """A region: who is there, most cubes first, who controls it (NOBODY), and to whom it is open."""

    id: str
    name: str
    entry: Region
    presences: tuple[Presence, ...]
    controller: int
    open: bool  # to somebody


@dataclass(frozen=True)
class Disc:
    """A disc on the action display: whose, what taking it back costs (None in turn A), whether it was placed without effect."""

    seat: int
    fee: int | None
    dead: bool


@dataclass(frozen=True)
class View(Facts[RiseOfEmpires, RiseState, SeatView]):
    """One scene of the game, ready to be drawn or told."""

    prefix: ClassVar = "rise"
    types: ClassVar = (RiseOfEmpires, RiseState)

    # ------------------------------------------------------------------ the table
    @property
    def catalogue(self) -> Catalogue:
        """The components of the match."""
        return self.game.catalogue

    @cached_property
    def world(self) -> World:
        """The map that is drawn."""
        return world_of(self.catalogue)

    @cached_property
    def regions(self) -> tuple[RegionView, ...]:
        """Every region, in the order of the data."""
        state = self.state
        opened = frozenset[str]().union(*(open_to(self.catalogue, state, seat) for seat in range(state.seats)))
        return tuple(self._region(name, entry, name in opened) for name, entry in self.catalogue.regions.items())

    def _region(self, name: str, entry: Region, opened: bool) -> RegionView:
        cubes = self.state.map[name]
        present = [Presence(seat, number) for seat, number in enumerate(cubes) if number]
        return RegionView(
            id=name,
            name=self.name_of(name),
            entry=entry,
            presences=tuple(sorted(present, key=lambda one: (-one.cubes, one.seat))),
            controller=controller(cubes),
            open=opened,
        )

    @cached_property
    def rows(self) -> Mapping[str, tuple[Disc, ...]]:
        """The discs of each row from left to right."""
        return {row: self._discs(row, self.state.rows[row]) for row in ROWS}

    def _discs(self, row: str, seats: list[int]) -> tuple[Disc, ...]:
        dead = [len(seats) - 1 - place for place in dead_discs(self.state, row)]
        return tuple(Disc(seat, self._fee(place, seat), place in dead) for place, seat in enumerate(seats))

    def _fee(self, place: int, seat: int) -> int | None:
        if self.state.side == SIDES[0] or self.state.phase != "actions":
            return None
        return fee_at(self.catalogue, self.state.players[seat], place)

    def which(self, row: str, place: int) -> int:
        """Which of its seat's discs in the row it is, from the left, 1 first."""
        discs = self.rows[row]
        return sum(disc.seat == discs[place].seat for disc in discs[: place + 1])

    def circles(self, row: str) -> int:
        """How many discs the row can hold."""
        return self.catalogue.row_limit(row, self.state.seats)

    @cached_property
    def trade_gold(self) -> tuple[int, ...]:
        """What a disc pays on each space of the trade track."""
        return tuple(self.catalogue.numbers.trade.gold_by_space)

    def side_of(self, tile: str) -> EmpireSide:
        """The side of an empire tile that lies up."""
        return self.catalogue.sides[self.state.era][tile]

    def price(self, tile: str) -> int:
        """What an available tile costs: whoever looks, with all discounts; on the board, which all see alike, what stands on it."""
        if tile in self.catalogue.progress:
            return progress_cost(self.catalogue, self.state, tile)
        if tile in self.catalogue.cities and self.scene.viewer is not None and self.scene.view != "board":
            return city_cost(self.catalogue, self.state, self.scene.viewer, tile)
        return self.catalogue.tiles[tile].cost

    # ------------------------------------------------------------------ the seats
    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Every seat, in the order of the first turn."""
        regions = region_points(self.catalogue, self.state)
        return tuple(self._seat(number, regions[number]) for number in range(self.state.seats))

    def _seat(self, number: int, regions: int) -> SeatView:
        person, player = self.scene.seats[number], self.state.players[number]
        return SeatView(
            seat=number,
            name=readable(person.name, "ui-semi", self.say("rise-picture-player", number=number + 1)),
            colour=person.colour,
            active=number in self.movers,
            left=number in self.state.left,
            computer=person.computer,
            rank=self.outcome.ranks[number] if self.outcome else 0,
            place=self.state.order.index(number) + 1,
            player=player,
            vp=player.vp,
            coming=regions + self._tile_points(number) if self.state.phase not in SCORED else 0,
            food_after=player.food + food_balance(self.catalogue, self.state, number),
            on_map=sum(cubes[number] for cubes in self.state.map.values()),
        )

    def _tile_points(self, number: int) -> int:
        best = [
            best_region(self.catalogue, self.state, number, tile)[0]
            for tile in self.state.players[number].progress
            if tile not in self.state.players[number].flipped
        ]
        return sum(tile_points(self.catalogue, self.state, number)) + sum(best)

    @property
    def focus(self) -> int:
        """The seat that a close-up shows."""
        return self.state.active if self.scene.focus is None else self.scene.focus

    @property
    def positions(self) -> tuple[int, ...]:
        """The seats by position in the next turn (NOBODY where it is free); empty before phase 6."""
        return tuple(self.state.next_order)

    # ------------------------------------------------------------------ choices and changes
    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the places to choose from: on a sheet of the map its regions are counted, whether they can be chosen or
        not, on several sheets those of all; else the candidates in their order.
        """
        sheets = regions_of(self.catalogue)
        if self.scene.candidates and self.scene.place in SHEETS:
            return {place: number for number, place in enumerate(sheets.get(self.scene.place, ()), start=1)}
        candidates = () if self.scene.chosen else self.scene.candidates
        everywhere = {place: number for number, place in enumerate(chain(*sheets.values()), start=1)}
        return {name: everywhere.get(name, number) for number, name in enumerate(candidates, start=1)}

    def number_of(self, kind: str, value: str) -> int:
        """The number of a place to choose from, 0 where it is none."""
        return self.numbers.get(f"{kind}:{value}", 0)

    @property
    def rows_to_choose(self) -> frozenset[str]:
        """The rows of the action display that are to be chosen from, or in which discs are."""
        names = (name.split(":") for name in self.scene.candidates)
        return frozenset(parts[1] for parts in names if parts[0] in ("row", "disc"))

    @property
    def candidate_regions(self) -> list[str]:
        """The regions among the places to choose from."""
        places = (name.partition(":") for name in self.scene.candidates)
        return [value for kind, _, value in places if kind == "region" and value in self.catalogue.regions]

    def possible(self, kind: str, value: str) -> bool:
        """Whether a place of that kind is among those to choose from."""
        return f"{kind}:{value}" in self.scene.candidates

    def changed(self, kind: str, value: str) -> bool:
        """Whether a place of that kind (region, tile, row, seat, position) has just changed or been chosen."""
        name = f"{kind}:{value}"
        return name in self.scene.changed or (self.scene.chosen and name in self.scene.candidates)

    # ------------------------------------------------------------------ words
    def title_of(self, row: str) -> str:
        """The name of a row of the action display."""
        return self.say(f"rise-picture-row-{row}")

    @cached_property
    def turn_text(self) -> str:
        """Era and turn."""
        return self.say("rise-picture-turn", era=self.state.era, side=self.state.side)

    @cached_property
    def when(self) -> str:
        """Era, turn, and the round of actions or the phase."""
        if self.over:
            return self.say("rise-picture-phase-over")
        if self.state.phase == "actions":
            last = self.catalogue.numbers.actions
            phase = self.say("rise-picture-round", round=self.state.round, last=last)
        else:
            phase = self.say(f"rise-picture-phase-{self.state.phase}")
        return f"{self.turn_text} · {phase}"

    @cached_property
    def header(self) -> Header:
        """What the bar on top of every picture says."""
        return Header(
            title=self.say("rise-picture-title"),
            step=self.when,
            mover=self.mover_text,
            colour=self.active.colour if self.active is not None else "",
            news=self.news,
            several=self.several,
        )

    def controllers(self) -> tuple[tuple[str, str], ...]:
        """Every controlled region with the colour of the seat that controls it."""
        return tuple(
            (region.id, self.seats[region.controller].colour) for region in self.regions if region.controller != NOBODY
        )


view_of = View.of
"""The facts of a scene of this game. Raises TypeError for a scene of another one."""
