"""What things are worth to a seat in victory points, roughly. The yardstick of the computer seat.

The weights are guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from games.rise_of_empires.board import leaders, presence
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.computer.discs import Discs
from games.rise_of_empires.effects import owned, times
from games.rise_of_empires.food import food_balance
from games.rise_of_empires.income import income
from games.rise_of_empires.state import ERAS, SIDES, RiseState
from games.rise_of_empires.vocabulary import (
    OF_CITIES,
    OF_TERRITORY,
    Alliance,
    Effect,
    Modify,
    PlaceCubes,
    RemoveEnemyCubes,
    ScoreRegion,
)

GOLD, LATE_GOLD, LAST_GOLD = 0.75, 0.7, 0.35  # early, in the last turn but one, in the last turn
PURSE, LAST_PURSE = 10, 6  # gold that can be spent in a turn, and in each further move of the last one …
SPARE_GOLD = 0.12  # … and the share of its worth that gold beyond that keeps
DISC = 0.6
CUBE, SPARE_CUBE, LAST_CUBE = 1.2, 0.4, 0.03  # as long as the pool is small, beyond that, in the last turn
FULL_POOL = 12
FOOD = ((14, 0.05), (6, 0.2), (0, 0.38))  # price by what would be left at the end of the game
SCARCE_FOOD = 0.65
HUNGER = 4.0  # a tile that cannot be fed in this turn
KEPT = {SIDES[0]: 0.55, SIDES[1]: 0.15}  # how much of a region's worth is still there in the next turn
LEAD = 0.14  # each cube of a lead beyond the first, up to ENOUGH
ENOUGH = 3
FOOTHOLD = 0.15
ATTACK = 0.12  # how likely an opponent is to go for a given region in one of its moves …
HELD = 0.55  # … and how likely a lead is at least to outlast one opponent, as an attack can be answered
GROWTH = 0.6  # further tiles of a kind that a seat will own, while there are some to be had
REMOVAL = 0.7  # a cube of an opponent removed in a turn
LEVY = 0.5
ALLIANCE = 0.2
VOYAGE = 3.0
FEES = 3.0  # fees of a turn B
BUILDING = 1.5  # cities bought in a turn
REGION = 0.9  # one more region for every empire tile of a turn
TRADES = 0.8  # trades for gold in a turn


class Outlook:
    """The value of things to one seat in one position."""

    def __init__(self, catalogue: Catalogue, state: RiseState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.player = state.players[seat]
        half = 2 * ERAS.index(state.era) + SIDES.index(state.side)
        self.scorings = 2 * len(ERAS) - half  # still to come, that of this turn included
        self.incomes = self.scorings - 1  # of use: nothing can be done with the last one
        self.balance = food_balance(catalogue, state, seat)
        left = self.player.food + self.balance * self.scorings
        self._food = next((price for least, price in FOOD if left >= least), SCARCE_FOOD)
        self._mine = owned(self.player)
        self._threats = {other: self._threat(other) for other in range(state.seats) if other != seat}
        self._income = income(catalogue, state, seat)
        self.upkeep = Discs(catalogue, state, seat, self.scorings, self._income["disc"])
        # Asked again and again: for every tile, and for every change of a region.
        self.price = cache(self._price)
        self.gain = cache(self._gain)
        self._now = cache(self._region_now)

    # ------------------------------------------------------------------ goods
    def _price(self, resource: str) -> float:
        """What one more of it is worth."""
        match resource:
            case "vp":
                return 1.0
            case "gold":
                worth = GOLD if self.scorings > 2 else LATE_GOLD if self.scorings > 1 else LAST_GOLD
                return worth * SPARE_GOLD if self._is_rich() else worth
            case "disc":
                return DISC
            case "cube":
                if self.scorings == 1:
                    return LAST_CUBE
                return CUBE if self.player.cube < FULL_POOL else SPARE_CUBE
            case _:
                return self._food

    def _is_rich(self) -> bool:
        """Whether the seat has all the gold that it can spend until the end."""
        if self.incomes:
            return self.player.gold + self._income["gold"] * self.incomes > PURSE * self.scorings
        return self.player.gold >= LAST_PURSE * (self.catalogue.numbers.actions - self.state.round)

    def goods(self, amounts: Mapping[str, int]) -> float:
        """What these amounts are worth."""
        return sum(amount * self.price(resource) for resource, amount in amounts.items())

    # ------------------------------------------------------------------ tiles
    def tile(self, tile: str) -> float:
        """What owning one more of a tile is worth until the end, its cost left out."""
        kept = self.upkeep.turns(tile) / self.scorings
        return kept * self._while_kept(tile)

    def _while_kept(self, tile: str) -> float:
        """What the tile is worth if it stays until the end."""
        worth = sum(self._effect(effect) for effect in self.catalogue.tiles[tile].effects)
        counter = OF_TERRITORY + tile if tile in self.catalogue.territory else OF_CITIES
        if tile not in self.catalogue.progress and tile not in self.catalogue.wonders:
            worth += sum(
                self._once(effect)
                for name in self._mine
                for effect in self.catalogue.tiles[name].effects
                if effect.per == counter
            )
        hunger = sum(effect.pay.get("food", 0) for effect in self.catalogue.tiles[tile].effects)
        if hunger and self.player.food + self.balance < hunger:
            worth -= HUNGER
        return worth

    def tiles(self) -> float:
        """What all tiles that the seat has still bring; what they gave when they were taken is had already."""
        effects = (effect for tile in self._mine for effect in self.catalogue.tiles[tile].effects)
        return sum(self._effect(effect) for effect in effects if effect.when != "on_take")

    def _effect(self, effect: Effect) -> float:
        number = float(times(self.catalogue, self.player, effect))
        if effect.per:
            number += self._growth(effect.per)
        return number * self._once(effect) - self._turns(effect) * self.goods(effect.pay)

    def _growth(self, per: str) -> float:
        """How many more of the counted things the seat is likely to get."""
        if self.scorings < 2:
            return 0.0
        if per == OF_CITIES:
            return GROWTH
        return GROWTH * min(3, self.state.territory.count(per.removeprefix(OF_TERRITORY)))

    def _turns(self, effect: Effect) -> float:
        match effect.when:
            case "income":
                return float(self.incomes)
            case "on_take":
                return 1.0
            case _:
                return float(self.scorings)

    def _once(self, effect: Effect) -> float:
        """An effect over all turns, for one of the things that it counts; what is paid left out."""
        worth = self.goods(effect.gain)
        if effect.choose_one:
            worth += max(self.goods(option) for option in effect.choose_one)
        match effect.do:
            case RemoveEnemyCubes():
                worth += REMOVAL * effect.do.count
            case PlaceCubes():
                worth += LEVY * effect.do.count
            case ScoreRegion():
                worth += max(
                    (
                        getattr(self.catalogue.regions[name].vp, effect.do.value)
                        for name in presence(self.state, self.seat)
                    ),
                    default=1,
                )
            case Alliance():
                worth += ALLIANCE
            case None:
                pass
        worth *= self._turns(effect)
        return worth + (self._rule(effect.modify) if effect.modify is not None else 0.0)

    def _rule(self, modify: Modify) -> float:
        """What a changed rule is worth until the end."""
        match modify.rule:
            case "city_gold_cost":
                return -modify.value * self.price("gold") * BUILDING * (self.scorings - 0.5)
            case "empire_regions":
                return modify.value * REGION * self.scorings
            case "trade_gold_bonus":
                return modify.value * self.price("gold") * TRADES * self.scorings
            case "overseas_open_from_era":
                return VOYAGE if modify.value <= self.state.era < ERAS[-1] else 0.0
            case "removal_fee_per_disc":
                return FEES * ((self.scorings + 1) // 2)

    # ------------------------------------------------------------------ regions
    def region(self, region: str, cubes: Sequence[int], seat: int) -> float:
        """What a region brings a seat with these cubes in it, now and in the next turn."""
        entry = self.catalogue.regions[region]
        first, second = leaders(cubes)
        worth = FOOTHOLD if cubes[seat] else 0.0
        if seat in first:
            held = self._held(cubes, seat)
            worth += held * entry.vp.first + (1.0 - held) * entry.vp.second
            if self.incomes:
                worth += held * self.goods(entry.bonus)
            others = max(number for other, number in enumerate(cubes) if other != seat)
            worth += LEAD * min(ENOUGH, cubes[seat] - others - 1)
        elif seat in second:
            worth += entry.vp.second
        return worth * (1.0 + (KEPT[self.state.side] if self.incomes else 0.0))

    def _threat(self, other: int) -> tuple[int, float]:
        """How many cubes an opponent can still place in this turn, and how likely it is to place them in a given region."""
        state, moves = self.state, 0
        if state.phase == "actions" and other not in state.left:
            ahead = state.order.index(other) < state.order.index(state.active)
            moves = self.catalogue.numbers.actions - state.round + (not ahead)
            if state.side == SIDES[1]:
                moves = min(moves, state.rows["empire"].count(other))
        return state.players[other].cube, 1.0 - (1.0 - ATTACK) ** moves

    def _held(self, cubes: Sequence[int], seat: int) -> float:
        """How likely a lead is still there when the turn ends: whoever places cubes later can overtake."""
        held = 1.0
        for other, (pool, chance) in self._threats.items():
            gap = cubes[seat] - cubes[other]
            if other != seat and pool >= gap:
                held *= max(HELD, 1.0 - chance * (pool - gap + 1) / pool)
        return held

    def shift(self, region: str, changes: Mapping[int, int], seat: int) -> float:
        """What a change of the cubes in a region, by seat, is worth to a seat."""
        before = self.state.map[region]
        after = [number + changes.get(other, 0) for other, number in enumerate(before)]
        return self.region(region, after, seat) - self._now(region, seat)

    def _region_now(self, region: str, seat: int) -> float:
        """What a region brings a seat with the cubes that are there."""
        return self.region(region, self.state.map[region], seat)

    def _gain(self, region: str, cubes: int) -> float:
        """What it is worth to place so many cubes of the pool in a region, their price taken off."""
        return self.shift(region, {self.seat: cubes}, self.seat) - cubes * self.price("cube")
