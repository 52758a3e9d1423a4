"""What things are worth to a seat in victory points, roughly. The yardstick of the computer seat.

The weights are guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.mosaic.board import influence
from games.mosaic.catalogue import WILD, Catalogue
from games.mosaic.holdings import total, unique_goods
from games.mosaic.state import CITIES, DECKS, SETTLEMENTS, MosaicState
from games.mosaic.vocabulary import OF_PILLAR, Effect

RESOURCE = 0.35  # a unit of Stone, Ideas or Food
MONEY = 0.16
FULL = 14  # with so many units in stock a further one is worth half
WORKING = 0.25  # share of turns in which a seat works for a certain resource
TAXING = 0.07  # share of turns in which a Tax or a Tariff card is taken
SYMBOL = 0.5  # a symbol, and more the nearer it brings a Golden Age
GOOD = 0.7  # a new kind of trade good
PACE = {"technologies": 0.35, "tax_tariff_cards": 0.12, "build_cards": 0.22, "population_cards": 0.1}
MOST_ROUNDS = 40.0
UNREST = 0.6
OTHERS = 0.3  # how much another seat's points hurt
LIKELY = 0.6  # share of a majority's points that is counted for each Empire Scoring to come


class Outlook:
    """The value of things to one seat in one position."""

    def __init__(self, catalogue: Catalogue, state: MosaicState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.player = state.players[seat]
        self.rounds = rounds_left(catalogue, state)
        self.scorings = catalogue.numbers.empire.limit - state.scorings
        self.influence = influence(catalogue, state)
        self.stakes = dict.fromkeys(state.regions, catalogue.numbers.empire.first)
        for place, piece in state.pieces.items():
            if piece.kind in CITIES or piece.kind not in SETTLEMENTS:
                self.stakes[catalogue.region_of[place]] += 1

    # ------------------------------------------------------------------ stocks
    def gains(self, amounts: Mapping[str, int]) -> float:
        """What gaining these amounts is worth."""
        return sum(self.gain(what, number) for what, number in amounts.items())

    def gain(self, what: str, number: int) -> float:
        """What a number of units of something is worth; the more of it there is the less."""
        if what == "vp":
            return float(number)
        if what == "population":
            return number * self.growth()
        return number * self._price(what, self.player.resources[what] + number / 2)

    def _price(self, what: str, stock: float) -> float:
        """What one more unit is worth when there are so many; what cannot be spent any more is worth nothing."""
        full, price = (FULL * 3, MONEY) if what == "money" else (FULL, RESOURCE)
        return price * full / (full + stock) * 1.3 * min(1.0, self.rounds / 3)

    def cost(self, amounts: Mapping[str, int]) -> float:
        """What paying these amounts hurts; Money pays for what is lacking."""
        hurt, money = 0.0, 0
        for what, number in amounts.items():
            if what == "population":
                hurt += number * self.growth()
            else:
                own = min(number, self.player.resources[what])
                money += (number - own) * self.catalogue.numbers.money_for_one
                hurt += own * self._price(what, self.player.resources[what] - own / 2)
        return hurt + money * self._price("money", self.player.resources["money"] - money / 2)

    def growth(self) -> float:
        """A unit of Population."""
        return self.rounds * (WORKING * 3 * RESOURCE * 0.8 + TAXING * 2.5 * MONEY)

    def production(self, amounts: Mapping[str, int]) -> float:
        """Productions raised by these numbers."""
        return sum(
            number * self.rounds * (TAXING * MONEY * 1.6 if what in ("tax", "tariff") else WORKING * RESOURCE * 0.9)
            for what, number in amounts.items()
        )

    def symbols(self, pillars: Iterable[str]) -> float:
        """Symbols of these pillars."""
        worth, own = 0.0, dict(self.player.symbols)
        open_ages = {self.catalogue.golden_ages[tile].requirement.pillar for tile in self.state.golden_ages}
        for pillar in pillars:
            own[pillar] += 1
            missing = self.catalogue.pillars[pillar].golden_age_threshold - own[pillar]
            worth += SYMBOL + (max(0, 6 - missing) * 0.25 if pillar in open_ages and missing >= 0 else 0.0)
            worth += 0.25 if own[pillar] == 1 else 0.0
        return worth

    # ------------------------------------------------------------------ the map
    def token(self, token: str) -> float:
        """A token on the map."""
        if not token:
            return 0.0
        if token in self.catalogue.caches:
            return self.gains(self.catalogue.caches[token].gain)
        new = token not in self.player.goods
        worth = GOOD * new * (1 + 0.1 * unique_goods(self.catalogue, self.player)) + 0.1
        return worth + (self.production(self.catalogue.goods[token].production) if token != WILD else 0.0)

    def standing(self, region: str, more: int, stake: int = 0) -> float:
        """What ``more`` Influence in a region is worth in the Empire Scorings to come."""
        change = self.shift(region, {self.seat: more}, stake)
        return change * self.scorings * LIKELY + 0.15 * more * self.scorings / (1 + self.state.seats)

    def shift(self, region: str, changes: Mapping[int, int], stake: int = 0) -> float:
        """What changes of Influence by seat in a region are worth at one Empire Scoring."""
        values = list(self.influence[region])
        before = self._majority(values, self.stakes[region])
        for seat, more in changes.items():
            values[seat] += more
        return self._majority(values, self.stakes[region] + stake) - before

    def _majority(self, values: list[int], first: int) -> float:
        most = max(values)
        if most < 1:
            return 0.0
        own = values[self.seat]
        if own == most:
            return first - OTHERS * first * (values.count(most) - 1)
        second = max(value for value in values if value < most)
        bonus = self.catalogue.numbers.empire.second if own == second and values.count(second) == 1 and own else 0
        return bonus - OTHERS * first

    def site(self, piece: str, place: str) -> float:
        """A Settlement or Wonder on a hex, what it costs left out."""
        region = self.catalogue.region_of[place]
        worth: Mapping[str, int] = self.catalogue.numbers.influence
        kind = piece if piece in SETTLEMENTS else "wonder"
        stake = int(kind in CITIES or kind == "wonder")
        value = self.token(self.state.tokens.get(place, "")) + self.standing(region, worth[kind], stake)
        value += self.catalogue.numbers.final.get(kind, 0)
        if kind in CITIES:
            near = self.catalogue.hexes[place].neighbours
            free = [other for other in near if other not in self.state.pieces and other not in self.catalogue.ports]
            value += 0.15 * sum(self.token(self.state.tokens.get(other, "")) for other in free) + 0.05 * len(free)
            value += self.rounds * TAXING * 2 * MONEY
        return value

    # ------------------------------------------------------------------ cards
    def component(self, name: str) -> float:
        """A card, tile or Leader in front of the seat: its symbols and effects."""
        worth = self.symbols(self.catalogue.symbols.get(name, ()))
        return worth + sum(self.effect(effect) for effect in self.catalogue.effects.get(name, ()))

    def effect(self, effect: Effect) -> float:
        """One effect, counted as if it happened now and a little more for what is still to come."""
        times = self._times(effect)
        if effect.when == "event":
            return 0.06 * self.rounds * (self.gains(effect.gain) + self.production(effect.production))
        worth = (self.gains(effect.gain) + self.production(effect.production)) * times
        worth -= self.cost(effect.lose)
        worth += effect.vp * times - effect.unrest * times * UNREST
        if effect.vp_by_players:
            worth += self.catalogue.by_players(effect.vp_by_players, self.state.seats) * times
        if effect.when == "empire_scoring":
            worth *= self.scorings * 0.8
        worth += self.production({"food": effect.production_choice})
        if effect.units is not None:
            number = effect.units.infantry + effect.units.cavalry + effect.units.choice
            worth += number * max(1, times) * 0.35 * self.scorings
        if effect.eliminate is not None:
            worth += effect.eliminate.count * 0.3 * self.scorings
        if effect.free_build is not None:
            worth += 3.5 if effect.free_build.what == "city" else 1.8
        if effect.take_token is not None:
            worth += effect.take_token.count * times
        if effect.gain_choice is not None:
            worth += effect.gain_choice.amount * MONEY * 1.5 * times
        if effect.if_goods:
            worth -= effect.vp * times * (1 - sum(good in self.player.goods for good in effect.if_goods) / 4)
        worth += effect.influence * 0.4 * self.scorings + (1.0 if effect.unlock_unit else 0.0)
        worth += 1.5 * (effect.extra_action is not None) + 0.8 * (effect.take_pillars is not None)
        worth += 2.0 * effect.repeat_best_project + 0.8 * effect.take_wild_good
        return worth + self.rounds * 0.03 * effect.population_card_bonus

    def _times(self, effect: Effect) -> float:
        if not effect.per:
            return 1.0
        if effect.per.startswith(("region:", "adjacent:")):
            return 2.0
        times = float(total(self.catalogue, self.state, self.seat, effect, 1))
        if effect.when in ("endgame", "empire_scoring"):
            times += self.rounds * (0.08 if effect.per.startswith(OF_PILLAR) else 0.06)
        return times


def rounds_left(catalogue: Catalogue, state: MosaicState) -> float:
    """How many rounds are still to come, roughly, as everybody can work out."""
    if state.last_round:
        return max(0.2, state.last_round - state.round + (state.seats - state.active) / state.seats)
    waits: list[float] = []
    for deck in DECKS:
        if deck in state.spans:
            first, last = state.spans[deck]
            waits.append((first + last) / 2 / (PACE[deck] * state.seats))
    missing = catalogue.numbers.empire.limit - state.scorings - 1
    waits.sort()
    return min(MOST_ROUNDS, waits[min(missing, len(waits) - 1)] + 1.5) if waits else 3.0
