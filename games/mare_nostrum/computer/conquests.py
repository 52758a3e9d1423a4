"""The computer seat in conquered provinces: what it holds there, what it destroys, which markers it takes."""

from __future__ import annotations

from functools import cache

from games.base import Move
from games.mare_nostrum.battle_phase import peace_moves
from games.mare_nostrum.board import connected, holder, marked, markers_left
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.outlook import COIN_WORTH, LEGENDARY_WORTH, Outlook
from games.mare_nostrum.conquest import (
    INCOME,
    open_conquests,
    pillage_income,
    pillage_moves,
    seize_moves,
    station_moves,
)
from games.mare_nostrum.moves import DeclarePeace, Decline, Done, Occupy, Pillage, Swap
from games.mare_nostrum.state import COIN, GREAT_CITIES, IDLE, LEGENDARY, MareState

SAFE, FLEETING = (
    0.8,
    0.35,
)  # shares of what occupied buildings would bring: where nobody is near, where they will be lost again
RELIEF = 3  # legions that stand against what the owner of a capital province builds there
BETTER = 0.5  # by how much another use of a province must be better
LOCKED = 0.9  # what a control marker is worth beside holding all buildings now: it comes a round later, but stays

FREE_AGAIN = 1.5  # what it is worth that a province can be built in again
PLENTY = 2  # as many of a good as a caravan brings beside its market
AT_RISK, MOST_AT_RISK = 0.15, 30.0  # share of what is held beside others, who will take it; up to so much


class Conquests:
    """The worth of provinces that are, or may soon be, conquered by the seat."""

    def __init__(self, catalogue: Catalogue, state: MareState, outlook: Outlook) -> None:
        self.catalogue, self.state, self.outlook = catalogue, state, outlook
        self.seat = outlook.seat
        self._unheld = cache(self._best_unheld)
        self._taken: dict[tuple[str, int], float] = {}

    # ------------------------------------------------------------------ before the battle
    def taken(self, name: str, legions: int) -> float:
        """What so many legions make of a province of somebody else in which nobody is left."""
        key = name, legions
        if key not in self._taken:
            spots = self.outlook.best_spots(name, legions)
            self._taken[key] = max(self.occupied(name, spots, legions), self._unheld(name))
        return self._taken[key]

    def _best_unheld(self, name: str) -> float:
        """What can be made of it without holding anything, with any number of legions: the loot or a control marker."""
        pillage = max(self.pillages(name).values(), default=0.0)
        return max(pillage, 0.0 if self.catalogue.capital_of[name] else self.marker(name))

    def freed(self, name: str) -> float:
        """What it is worth to drive others out of a province of one's own."""
        province = self.state.provinces[name]
        held = self.outlook.held_in(province, tuple(province.buildings), name)
        own = self.outlook.mine(name)
        return held - own + FREE_AGAIN + AT_RISK * min(own, MOST_AT_RISK)

    # ------------------------------------------------------------------ afterwards
    def occupied(self, name: str, spots: tuple[str, ...], legions: int) -> float:
        """R9.3: what it is worth to hold these buildings, as long as it may last."""
        province, outlook = self.state.provinces[name], self.outlook
        lasting = self._lasting(name, legions)
        worth = lasting * outlook.held_in(province, spots, name)
        return worth + sum(lasting * self._missed(name, spot) + self._struck(name, spot) for spot in spots)

    def _lasting(self, name: str, legions: int) -> float:
        foes = self.outlook.threat(name)
        if self.catalogue.capital_of[name]:
            foes += RELIEF
        return SAFE if legions > foes else FLEETING

    def _missed(self, name: str, spot: str) -> float:
        """What counts of what the controller loses as long as he does not hold a building."""
        owner = holder(self.state.provinces[name], spot)
        if owner == self.seat:
            owner = self.state.provinces[name].controller
        return self.outlook.harm(owner) * self.outlook.each_round(name, spot) * self.outlook.rounds

    def _struck(self, name: str, spot: str) -> float:
        """R10, R11.2: what it is worth at once that the controller has a building less."""
        owner = holder(self.state.provinces[name], spot)
        if owner == self.seat:
            return 0.0
        kind = self.catalogue.building(name, spot)
        worth = self.outlook.swing(owner, **{self.catalogue.buildings[kind].track: -1})
        return worth + (self.outlook.city_of_winner(owner) if kind in GREAT_CITIES else 0.0)

    def pillages(self, name: str) -> dict[Move, float]:
        """R9.2: what each building of a province is worth when it is destroyed."""
        moves = pillage_moves(self.catalogue, self.state, self.seat, name)
        return {move: self._pillaged(move) for move in moves if move.reward in (INCOME, LEGENDARY)}

    def _pillaged(self, move: Pillage) -> float:
        """R9.2: the loot, and what the controller loses for good: he has to build it again."""
        catalogue = self.catalogue
        kind = catalogue.building(move.province, move.spot)
        options = pillage_income(catalogue, self.state, self.seat, kind)
        income = next((option for option in options if move.reward in option), options[0])
        loot = sum(
            amount
            * (COIN_WORTH if what == COIN else LEGENDARY_WORTH if what == LEGENDARY else self.outlook.good(move.spot))
            for what, amount in income.items()
        )
        owner = self.state.provinces[move.province].controller
        lost = catalogue.numbers.prices[kind] + self.outlook.each_round(move.province, move.spot)
        return loot + self.outlook.harm(owner) * lost + self._struck(move.province, move.spot)

    def marker(self, name: str) -> float:
        """R9.4, R9.5: the control of a province a round later."""
        if not connected(self.catalogue, self.state, self.seat, name):
            return 0.0
        if not markers_left(self.catalogue, self.state, self.seat):
            return 0.0
        province = self.state.provinces[name]
        return LOCKED * self.outlook.held_in(province, tuple(province.buildings), name)


# ---------------------------------------------------------------------- D24
def best_conquest(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D24, D25: the best use of a conquered province; idle legions act as caravans; Done if all is as it should be."""
    conquests = Conquests(catalogue, state, Outlook(catalogue, state, seat))
    for name in open_conquests(state, seat):
        move = _best_use(conquests, name)
        if move is not None:
            return move
    return _best_station(catalogue, state, conquests.outlook)


def _best_station(catalogue: Catalogue, state: MareState, outlook: Outlook) -> Move:
    """D25, R12.7: every idle legion acts as a caravan; one that does already changes to a good that comes from nowhere, if its own
    comes from elsewhere as well; none leaves a building.
    """
    moves = station_moves(catalogue, state, outlook.seat)
    for move in moves:
        if move.leaves == IDLE:
            return move
        spare = move.leaves in catalogue.tokens and move.leaves not in state.provinces[move.province].buildings
        if spare and outlook.income[move.leaves] > PLENTY and not outlook.income[move.spot]:
            return move
    return Done()


def _best_use(conquests: Conquests, name: str) -> Move | None:
    catalogue, state, seat = conquests.catalogue, conquests.state, conquests.seat
    province = state.provinces[name]
    seizures = seize_moves(catalogue, state, seat, name)
    if not province.buildings:
        return next(iter(seizures), None)
    legions = province.legions[seat]
    now = tuple(spot for spot, owner in province.places.items() if owner == seat and spot in province.buildings)
    marker = conquests.marker(name)
    kept = BETTER + (marker if marked(province, seat) else conquests.occupied(name, now, legions))
    options: dict[Move, float] = {}
    spots = conquests.outlook.best_spots(name, legions)
    if spots != now:
        options[Occupy(name, spots)] = conquests.occupied(name, spots, legions)
    for move in seizures:
        options[move] = marker
    options |= conquests.pillages(name)
    if not options:
        return None
    best = max(options, key=lambda move: options[move])
    return best if options[best] > kept else None


def best_swap(state: MareState, seat: int, name: str) -> Move:
    """D26: a province with buildings is worth a legion."""
    return Swap(name) if state.provinces[name].buildings else Decline()


# ---------------------------------------------------------------------- D16
def best_peace(state: MareState, seat: int) -> Move:
    """D16: whoever has most legions in own provinces, if anybody has."""
    intruders = {
        move: sum(
            province.legions[move.opponent] for province in state.provinces.values() if province.controller == seat
        )
        for move in peace_moves(state, seat)
    }
    best: DeclarePeace = max(intruders, key=lambda move: (intruders[move], -move.opponent))
    return best if intruders[best] else Decline()
