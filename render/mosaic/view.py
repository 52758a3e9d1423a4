"""What a picture, its alternative text and its text board show, read once from a scene: plain facts and no pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from games.base import Component
from games.mosaic import Mosaic
from games.mosaic.catalogue import Catalogue
from games.mosaic.data import Hex
from games.mosaic.shown import controller, influence, projects, unique_goods, unrest
from games.mosaic.state import CITIES, SETTLEMENTS, UNITS, UNKNOWN, MosaicState, Player
from render.kit.header import Header
from render.kit.text import readable
from render.shared.facts import Facts


@dataclass(frozen=True)
class SeatView:
    """A seat: who, what lies in front of it and its points as if the match ended now."""

    seat: int
    name: str
    colour: str
    active: bool
    left: bool
    computer: bool
    rank: int  # 0 while the match runs
    player: Player
    parts: Mapping[str, int]
    score: int
    pieces: Mapping[str, int]  # Settlements and units on the map by kind
    unique_goods: int
    projects: int
    unrest: int

    @property
    def cities(self) -> int:
        """Cities, Port Cities included."""
        return sum(self.pieces[kind] for kind in CITIES)

    @property
    def units(self) -> int:
        """Units of all kinds."""
        return sum(self.pieces[kind] for kind in UNITS)

    @property
    def hidden(self) -> int:
        """Technology cards lying face down."""
        return len(self.player.face_down)


@dataclass(frozen=True)
class Presence:
    """A seat in a region: its Influence and its units by kind."""

    seat: int
    influence: int
    units: tuple[int, ...]


@dataclass(frozen=True)
class RegionView:
    """A region: whether it is in play, who is there (most Influence first), who controls it, whose loyalty it has."""

    id: str
    code: str
    name: str
    place: int  # in the order of the data
    open: bool
    presences: tuple[Presence, ...]
    controller: int | None
    loyal: int | None


@dataclass(frozen=True)
class View(Facts[Mosaic, MosaicState, SeatView]):
    """One scene of Mosaic, ready to be drawn or told."""

    prefix: ClassVar = "mosaic"
    types: ClassVar = (Mosaic, MosaicState)

    # ------------------------------------------------------------------ the table
    @property
    def catalogue(self) -> Catalogue:
        """The components in the edition of the match."""
        return self.game.catalogues[self.state.edition]

    @property
    def components(self) -> Mapping[str, Component]:
        """Those of the edition of the match."""
        return self.catalogue.components

    @property
    def hexes(self) -> Mapping[str, Hex]:
        """Every hex of the map, those of closed regions too."""
        return self.catalogue.hexes

    @cached_property
    def regions(self) -> tuple[RegionView, ...]:
        """Every region of the map, in the order of the data."""
        values = influence(self.catalogue, self.state)
        return tuple(
            self._region(name, place, values.get(name, []))
            for place, name in enumerate(self.catalogue.regions)
            if self.catalogue.hexes_of[name]
        )

    def _region(self, name: str, place: int, values: list[int]) -> RegionView:
        nobody = [0] * len(UNITS)
        units = [player.units.get(name, nobody) for player in self.state.players]
        present = [Presence(seat, value, tuple(units[seat])) for seat, value in enumerate(values) if value]
        return RegionView(
            id=name,
            code=self.catalogue.regions[name].code,
            name=self.name_of(name),
            place=place,
            open=name in self.state.regions,
            presences=tuple(sorted(present, key=lambda one: (-one.influence, one.seat))),
            controller=controller(values) if values else None,
            loyal=self.state.loyal.get(name),
        )

    @property
    def scorings(self) -> tuple[int, int]:
        """How many Empire Scorings are done, of how many."""
        return self.state.scorings, self.catalogue.numbers.empire.limit

    # ------------------------------------------------------------------ the seats
    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Every seat, in play order."""
        standing = self.game.standing(self.state)
        return tuple(self._seat(number, standing[number]) for number in range(self.state.seats))

    def _seat(self, number: int, parts: dict[str, int]) -> SeatView:
        person, player = self.scene.seats[number], self.state.players[number]
        pieces: dict[str, int] = dict.fromkeys((*SETTLEMENTS, *UNITS), 0)
        for piece in self.state.pieces.values():
            if piece.seat == number and piece.kind in pieces:
                pieces[piece.kind] += 1
        for counts in player.units.values():
            for kind, count in zip(UNITS, counts, strict=True):
                pieces[kind] += count
        return SeatView(
            seat=number,
            name=readable(person.name, "ui-semi", self.say("mosaic-picture-player", number=number + 1)),
            colour=person.colour,
            active=number in self.movers,
            left=number in self.state.left,
            computer=person.computer,
            rank=self.outcome.ranks[number] if self.outcome else 0,
            player=player,
            parts=parts,
            score=sum(parts.values()),
            pieces=pieces,
            unique_goods=unique_goods(self.catalogue, player),
            projects=len(projects(self.catalogue, player)),
            unrest=unrest(self.catalogue, player),
        )

    @property
    def focus(self) -> int:
        """The seat that a close-up shows."""
        return self.state.active if self.scene.focus is None else self.scene.focus

    def owner_of(self, tile: str) -> int | None:
        """The seat that has a Wonder, Golden Age, Achievement or Government."""
        for number, player in enumerate(self.state.players):
            if tile in player.wonders or tile in player.golden_ages or tile in player.achievements:
                return number
            if tile == player.government:
                return number
        return None

    # ------------------------------------------------------------------ choices and changes
    @cached_property
    def numbers(self) -> dict[str, tuple[int, ...]]:
        """The numbers of the places to choose from, from 1 in the order of the candidates, by the value alone."""
        found: dict[str, tuple[int, ...]] = {}
        for number, name in enumerate(() if self.scene.chosen else self.scene.candidates, start=1):
            value = name.partition(":")[2]
            found[value] = (*found.get(value, ()), number)
        return found

    def number_of(self, kind: str, value: str) -> int | None:
        """The number of a place of that kind, None if it cannot be chosen."""
        place, candidates = f"{kind}:{value}", () if self.scene.chosen else self.scene.candidates
        return candidates.index(place) + 1 if place in candidates else None

    @property
    def candidate_hexes(self) -> tuple[str, ...]:
        """The hexes among the places to choose from."""
        places = (name.partition(":") for name in self.scene.candidates)
        return tuple(value for kind, _, value in places if kind == "hex")

    def changed(self, kind: str, value: str) -> bool:
        """Whether a place of that kind (hex, region, card, tile, seat) has just changed or been chosen."""
        name = f"{kind}:{value}"
        return name in self.scene.changed or (self.scene.chosen and name in self.scene.candidates)

    # ------------------------------------------------------------------ words
    def name_of(self, component: str) -> str:
        """The name of a component in the scene's language; a card that may not be known has a name as well."""
        if component == UNKNOWN:
            return self.say("mosaic-picture-unknown-card")
        return super().name_of(component)

    def term(self, stem: str, name: str, **facts: Any) -> str:
        """The sentence for one of a family of ids: ``term("picture-sign", "port_city")``; the name of what only a box has."""
        message = f"mosaic-{stem}-{name.replace('_', '-')}"
        return self.say(message, **facts) if self.say.has(message) else self.name_of(name)

    @cached_property
    def when(self) -> str:
        """The round, or the step of the setup."""
        if self.state.phase == "rounds":
            last = self.state.last_round and self.state.round >= self.state.last_round
            return self.say("mosaic-picture-last-round" if last else "mosaic-picture-round", round=self.state.round)
        return self.say(f"mosaic-picture-phase-{'over' if self.over else self.state.phase}")

    @cached_property
    def header(self) -> Header:
        """What the bar on top of every picture says."""
        done, most = self.scorings
        step = self.say("mosaic-picture-when", phase=self.when, done=done, most=most)
        if self.state.holding:
            step = f"{step} · {self.say('mosaic-picture-holding', money=self.state.holding)}"
        return Header(
            title=self.say("mosaic-picture-title"),
            step=step,
            mover=self.mover_text,
            colour=self.active.colour if self.active is not None else "",
            news=self.news,
            several=self.several,
        )


view_of = View.of
"""The facts of a scene of this game. Raises TypeError for a scene of another one."""
