"""What a picture, its alternative text and its text board show, read once from a scene: plain facts and no pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from games.mare_nostrum import MareNostrum
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.data import Card
from games.mare_nostrum.shown import idle_legions, in_stock, markers_left, next_card_price, size, tracks
from games.mare_nostrum.state import (
    CONTROL,
    IDLE,
    LEGENDARY,
    NOBODY,
    ROUTES,
    TITLES,
    UNKNOWN,
    MareState,
    Player,
    Province,
    Title,
)
from render.kit.header import Header
from render.kit.text import readable
from render.mare.layout import regions_of
from render.mare.looks import EMPIRES
from render.shared.facts import Facts

BATTLE = (
    "battle"  # marks of a battle: "battle:place:seat:other", "dice:seat:3-5", "plus:seat:source:2", "total:seat:8:1"
)


@dataclass(frozen=True)
class SeatView:
    """A seat: who, what lies open before it, and how far it has come on the four ways of winning."""

    seat: int
    name: str
    colour: str
    active: bool
    left: bool
    computer: bool
    rank: int  # 0 while the match runs
    player: Player
    resources: int
    tracks: Mapping[Title, int]
    progress: Mapping[str, int]
    titles: tuple[Title, ...]
    stock: Mapping[str, int]  # units and control markers that can still be put on the map
    price: int | None  # of the next hero or wonder
    passed: bool  # has had its turn in this phase


@dataclass(frozen=True)
class Side:
    """One side of a battle that has just been fought."""

    seat: int
    dice: tuple[int, ...]
    added: tuple[tuple[str, int], ...]
    total: int
    hits: int
    lost: int


@dataclass(frozen=True)
class BattleView:
    """A battle that has just been fought."""

    place: str
    sides: tuple[Side, Side]


@dataclass(frozen=True)
class View(Facts[MareNostrum, MareState, SeatView]):
    """One scene of Mare Nostrum, ready to be drawn or told."""

    prefix: ClassVar = "mare"
    types: ClassVar = (MareNostrum, MareState)

    # ------------------------------------------------------------------ the table
    @property
    def catalogue(self) -> Catalogue:
        """The components of the match."""
        return self.game.catalogue

    @property
    def started(self) -> bool:
        """Whether the empires have been given out."""
        return self.state.phase != "empires"

    def province(self, name: str) -> Province | None:
        """What stands in a province, None where it is out of play."""
        return self.state.provinces.get(name)

    def open(self, area: str) -> bool:
        """Whether an area is in play."""
        return area in self.state.provinces or area in self.state.seas

    def colour(self, seat: int) -> str:
        """The colour name of a seat, "" for nobody."""
        return self.scene.seats[seat].colour if seat != NOBODY else ""

    def controller(self, name: str) -> int:
        """The seat that controls a province, -1 for nobody or where it is out of play."""
        province = self.province(name)
        return NOBODY if province is None else province.controller

    # ------------------------------------------------------------------ the seats
    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Every seat, in play order."""
        standing = self.game.standing(self.state)
        return tuple(self._seat(number, standing[number]) for number in range(self.state.seats))

    def _seat(self, number: int, progress: dict[str, int]) -> SeatView:
        person, player = self.scene.seats[number], self.state.players[number]
        ready = self.started and bool(player.empire)
        stock = {unit: in_stock(self.catalogue, self.state, number, unit) for unit in self.catalogue.units}
        stock[CONTROL] = markers_left(self.catalogue, self.state, number) if ready else self.catalogue.markers
        return SeatView(
            seat=number,
            name=readable(person.name, "ui-semi", self.say("mare-picture-player", number=number + 1)),
            colour=person.colour,
            active=number in self.movers,
            left=number in self.state.left,
            computer=person.computer,
            rank=self.outcome.ranks[number] if self.outcome else 0,
            player=player,
            resources=size(player),
            tracks=tracks(self.catalogue, self.state, number) if ready else dict.fromkeys(TITLES, 0),
            progress=progress,
            titles=tuple(title for title in TITLES if self.state.titles.get(title) == number),
            stock=stock,
            price=next_card_price(self.catalogue, self.state, number) if player.cards else None,
            passed=number in self.state.acted,
        )

    @property
    def focus(self) -> int:
        """The seat that a close-up shows."""
        if self.scene.focus is not None:
            return self.scene.focus
        return self.movers[0] if self.movers else 0

    def emblem(self, seat: int) -> str:
        """The icon of the seat's empire."""
        return EMPIRES.get(self.state.players[seat].empire, "flag")

    def empire_name(self, seat: int) -> str:
        """The empire of a seat, "" before it is chosen."""
        empire = self.state.players[seat].empire
        return self.name_of(empire) if empire else ""

    def units(self, name: str) -> list[tuple[int, str, int]]:
        """The stacks in an area: seat, kind of unit and how many; legions that stand on a place are not among them."""
        if name in self.state.seas:
            return [(seat, "trireme", count) for seat, count in enumerate(self.state.seas[name]) if count]
        province = self.province(name)
        if province is None:
            return []
        found: list[tuple[int, str, int]] = []
        for seat in range(self.state.seats):
            if idle := idle_legions(province, seat):
                found.append((seat, "legion", idle))
            if province.fortresses[seat]:
                found.append((seat, "fortress", province.fortresses[seat]))
        return found

    # ------------------------------------------------------------------ cards
    def card(self, name: str) -> Card | None:
        """A hero or wonder, None for one that the viewer may not know."""
        return None if name == UNKNOWN else self.catalogue.cards.get(name)

    @property
    def offered(self) -> tuple[str, ...]:
        """The heroes and wonders that can be bought, the Pyramids last while nobody has them."""
        taken = any(player.pyramids for player in self.state.players)
        return (*self.state.display, *(() if taken else (self.catalogue.pyramids,)))

    # ------------------------------------------------------------------ choices and changes
    @cached_property
    def numbers(self) -> dict[str, tuple[int, ...]]:
        """The numbers of the places to choose from: in a region its places are counted, whether they can be chosen or not, else
        the candidates in their order.
        """
        region = regions_of(self.catalogue, self.state).get(self.scene.place, ()) if self.scene.candidates else ()
        if region:
            return {place: (number,) for number, place in enumerate(region, start=1)}
        found: dict[str, tuple[int, ...]] = {}
        for number, name in enumerate(() if self.scene.chosen else self.scene.candidates, start=1):
            found[name] = (*found.get(name, ()), number)
        return found

    def possible(self, place: str) -> bool:
        """Whether a place is among those to choose from."""
        return place in self.scene.candidates

    def changed(self, place: str) -> bool:
        """Whether a place has just changed or been chosen."""
        return place in self.scene.changed or (self.scene.chosen and place in self.scene.candidates)

    @cached_property
    def battle(self) -> BattleView | None:
        """The last battle among what has just happened."""
        fought = [mark.split(":") for mark in self.scene.changed if mark.partition(":")[0] in _BATTLE_MARKS]
        begun = [place for place, mark in enumerate(fought) if mark[0] == BATTLE]
        if not begun:
            return None
        _, place, first, second, *_ = fought[begun[-1]]
        marks = fought[begun[-1] + 1 :]
        sides = [_side(int(seat), [mark for mark in marks if mark[1] == seat]) for seat in (first, second)]
        # A film or a redacted story may leave some of them out: then it is not shown.
        if any(side.total != sum(side.dice) + sum(value for _, value in side.added) for side in sides):
            return None
        return BattleView(place, (sides[0], sides[1]))

    # ------------------------------------------------------------------ words
    def name_of(self, component: str) -> str:
        """The name of a component in the scene's language; what may not be known has a name as well."""
        if component == UNKNOWN:
            return self.say("mare-picture-unknown")
        if component == LEGENDARY:
            return self.say("mare-picture-legendary")
        return super().name_of(component)

    def spot_name(self, province: str, spot: str) -> str:
        """The name of a place in a province: a building, the good of a caravan, the control marker, or no place."""
        if spot in (CONTROL, IDLE):
            return self.say(f"mare-value-spot-{spot}")
        return self.name_of(spot)

    @cached_property
    def when(self) -> str:
        """The round and what is being done."""
        if self.over:
            return self.say("mare-picture-over", round=self.state.round)
        which = f"-{self.state.phase}" if self.state.step == "appoint" else ""
        step = self.say(f"mare-picture-step-{self.state.step}{which}")
        return self.say("mare-picture-when", round=self.state.round, step=step) if self.started else step

    @cached_property
    def header(self) -> Header:
        """What the bar on top of every picture says."""
        return Header(
            title=self.say("mare-picture-title"),
            step=self.when,
            mover=self.mover_text,
            colour=self.active.colour if self.active is not None else "",
            news=self.news,
            several=self.several,
            icon=self.emblem(self.active.seat) if self.active is not None else "eagle",
        )

    def goals(self) -> dict[str, int]:
        """R11: how much of each way is needed to win."""
        return dict(
            zip(ROUTES, (1, self.catalogue.most_cards, self.catalogue.numbers.cities_to_win, len(TITLES)), strict=True)
        )


_BATTLE_MARKS = frozenset({BATTLE, "dice", "plus", "total", "lost"})


def _side(seat: int, marks: list[list[str]]) -> Side:
    dice: tuple[int, ...] = ()
    added: list[tuple[str, int]] = []
    total = hits = lost = 0
    for kind, _, *rest in marks:
        if kind == "dice":
            dice = tuple(int(value) for value in rest[0].split("-"))
        elif kind == "plus":
            added.append((rest[0], int(rest[1])))
        elif kind == "total":
            total, hits = int(rest[0]), int(rest[1])
        elif kind == "lost":
            lost += int(rest[0])
    return Side(seat, dice, tuple(added), total, hits, lost)


view_of = View.of
"""The facts of a scene of this game. Raises TypeError for a scene of another one."""
