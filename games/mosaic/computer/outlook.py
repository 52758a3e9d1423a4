"""What things are worth to a seat in victory points, roughly. The yardstick of the computer seat.

The weights are guesses of ours and mean nothing to the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from games.mosaic.board import cities, controller, influence
from games.mosaic.catalogue import WILD, Catalogue
from games.mosaic.computer.finish import Finish
from games.mosaic.computer.pace import HORIZON
from games.mosaic.holdings import PROJECT, has_goods, in_play, total, unique_goods
from games.mosaic.scoring import calmed, unrest
from games.mosaic.state import CITIES, SETTLEMENTS, MosaicState
from games.mosaic.vocabulary import OF_PILLAR, Effect, Happening

RESOURCE = 0.25  # a unit of Stone, Ideas or Food
MONEY = 0.16
FULL = 14  # with so many units in stock a further one is worth half
WORKING = 0.25  # share of turns in which a seat works for a certain resource
TAXING = 0.07  # share of turns in which a Tax or a Tariff card is taken
SYMBOL = 0.5  # a symbol, for the requirements that it may meet
GOOD = 0.7  # a new kind of trade good
UNREST = 0.6
OTHERS = 0.3  # how much another seat's points hurt
IN_REGION, ADJACENT = "region:", "adjacent:"
# How many more of what a Wonder counts come in time, while the end is far.
GROWING = {"region:own_cities": 1.0, "adjacent:own_cities": 1.0, "region:all_wonders": 0.7, "region:all_units": 1.0}
# How often a seat makes something happen in a turn.
OFTEN: dict[Happening, float] = {
    "any_city_built": 0.08,
    "any_port_city_built": 0.03,
    "any_wonder_built": 0.05,
    "own_work_stone": 0.18,
    "own_work_food": 0.12,
    "own_work_ideas": 0.18,
    "own_tax_card": 0.06,
    "own_city_or_manufactory_built": 0.12,
}
EXPECTED = 3  # how many more of what an event counts there are by then, while the end is far
BEFORE_SCORING = 1.5  # a unit of an opponent removed when it matters most
TAKEN_OVER = 6.0  # a City of an opponent that changes hands
LIKELY = 0.6  # share of a majority's points that is counted for each Empire Scoring to come


class Outlook:
    """The value of things to one seat in one position."""

    def __init__(self, catalogue: Catalogue, state: MosaicState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.player = state.players[seat]
        self.finish = Finish(catalogue, state, seat)
        self.rounds, self.scorings = self.finish.rounds, self.finish.scorings
        self.later = min(1.0, max(0.0, self.rounds - 0.5) / HORIZON)  # share of what only later turns can make use of
        self.influence = influence(catalogue, state)
        self.stakes = dict.fromkeys(state.regions, catalogue.numbers.empire.first)
        for place, piece in state.pieces.items():
            if piece.kind in CITIES or piece.kind not in SETTLEMENTS:
                self.stakes[catalogue.region_of[place]] += 1
        own = [catalogue.region_of[place] for place in cities(state, seat)]
        self._cities = {region: own.count(region) for region in state.regions}
        self._most_cities = max(self._cities.values())
        self._per_region = self._of_wonders()
        self._tokens: dict[str, float] = {}
        self._standings: dict[tuple[str, int, int], float] = {}
        self._grounds: dict[tuple[str, str], float] = {}
        self._placed: dict[str, list[Effect]] = {}  # by Wonder what it counts around its hex
        self._open: dict[str, float] = {}  # what a free hex is worth to a City beside it
        self._components: dict[str, float] = {}
        self._reactions: dict[str, float] = {}

    # ------------------------------------------------------------------ stocks
    def gains(self, amounts: Mapping[str, int]) -> float:
        """What gaining these amounts is worth."""
        return sum(self.gain(what, number) for what, number in amounts.items())

    def gain(self, what: str, number: int) -> float:
        """What a number of units of something is worth; the more of it there is the less."""
        if what == "vp":
            return float(number)
        if what == "population":
            return number * self.growth() + self.finish.toward("population", number)
        worth = number * self._price(what, self.player.resources[what] + number / 2)
        return worth + self.finish.toward("money", number) if what == "money" else worth

    def stocks(self) -> float:
        """What all that is in stock is worth."""
        return sum(number * self._price(what, number / 2) for what, number in self.player.resources.items())

    def _price(self, what: str, stock: float) -> float:
        """What one more unit is worth when there are so many; what cannot be spent any more is worth nothing."""
        full, price = (FULL * 3, MONEY) if what == "money" else (FULL, RESOURCE)
        return price * full / (full + stock) * 1.3 * min(1.0, self.rounds / 3)

    def cost(self, amounts: Mapping[str, int]) -> float:
        """What paying these amounts hurts; Money pays for what is lacking."""
        hurt, money = 0.0, 0
        for what, number in amounts.items():
            if what == "population":
                hurt += number * self.growth() - self.finish.toward("population", -number)
            else:
                own = min(number, self.player.resources[what])
                money += (number - own) * self.catalogue.numbers.money_for_one
                hurt += own * self._price(what, self.player.resources[what] - own / 2)
        return hurt + money * self._price("money", self.player.resources["money"] - money / 2)

    def growth(self) -> float:
        """A unit of Population."""
        return self.rounds * (WORKING * 3 * RESOURCE * 0.8 + TAXING * 2.5 * MONEY) + self.finish.per("own:population")

    def production(self, amounts: Mapping[str, int]) -> float:
        """Productions raised by these numbers."""
        return sum(
            number * self.rounds * (TAXING * MONEY * 1.6 if what in ("tax", "tariff") else WORKING * RESOURCE * 0.9)
            + self.finish.toward(f"production_{what}", number)
            for what, number in amounts.items()
        )

    def symbols(self, pillars: Iterable[str]) -> float:
        """Symbols of these pillars."""
        numbers: dict[str, int] = {}
        for pillar in pillars:
            numbers[pillar] = numbers.get(pillar, 0) + 1
        worth, new = 0.0, 0
        for pillar, number in numbers.items():
            first = not self.player.symbols[pillar]
            counter = f"{OF_PILLAR}{pillar}"
            worth += number * (SYMBOL * self.later + self.finish.per(counter)) + self.finish.toward(counter, number)
            worth += 0.25 * self.later * first
            new += first
        return worth + (self.finish.toward("distinct_pillars", new) if new else 0.0)

    # ------------------------------------------------------------------ the map
    def token(self, token: str) -> float:
        """A token on the map."""
        if token not in self._tokens:
            self._tokens[token] = self._token(token)
        return self._tokens[token]

    def _token(self, token: str) -> float:
        if token in self.catalogue.caches:
            return self.gains(self.catalogue.caches[token].gain)
        worth = self.finish.per("own:good_tokens") + (0.1 * self.later)
        if token not in self.player.goods:
            worth += GOOD * self.later * (1 + 0.1 * unique_goods(self.catalogue, self.player))
            worth += self.finish.per("own:unique_goods") + self.finish.toward("unique_goods", 1)
            worth += self._completed(token)
        return worth + (self.production(self.catalogue.goods[token].production) if token != WILD else 0.0)

    def _completed(self, token: str) -> float:
        """R10.7: what the goods of own Manufactory cards bring at the end, once this one is among them."""
        goods = {**self.player.goods, token: 1}
        more = msgspec.structs.replace(self.player, goods=goods)
        worth = 0.0
        for card in self.player.build_cards:
            for _, effect in self.catalogue.effects_when(card, "endgame"):
                if effect.if_goods and not has_goods(self.player, effect.if_goods):
                    if has_goods(more, effect.if_goods):
                        worth += effect.vp
                    elif token in effect.if_goods:
                        worth += effect.vp / 5 * self.later
        return worth

    def standing(self, region: str, more: int, stake: int = 0) -> float:
        """What ``more`` Influence in a region is worth in the Empire Scorings to come."""
        key = region, more, stake
        if key not in self._standings:
            change = self.shift(region, {self.seat: more}, stake)
            worth = change * self.scorings * LIKELY + 0.15 * more * self.scorings / (1 + self.state.seats)
            self._standings[key] = worth + self._control(region, more)
        return self._standings[key]

    def _control(self, region: str, more: int) -> float:
        """R7.2: what it means for cards, Governments and Achievements that the region comes under control, or is lost."""
        values = list(self.influence[region])
        before = controller(values) == self.seat
        values[self.seat] += more
        won = (controller(values) == self.seat) - before
        return won * self.finish.per("own:controlled_regions") + self.finish.toward("controlled_regions", won)

    def unit(self, region: str) -> float:
        """A unit more of the seat in a region, what Influence it gives left out."""
        return (
            self._per_region.get(("region:all_units", region), 0.0)
            + self.finish.per("own:units")
            + self.finish.toward("units", 1)
        )

    def _of_wonders(self) -> dict[tuple[str, str], float]:
        """R10.2: what own Wonders give at the end for one more of what they count in their region, or beside their hex."""
        found: dict[tuple[str, str], float] = {}
        for name, place in self.player.wonders.items():
            for _, effect in self.catalogue.effects_when(name, "endgame"):
                if effect.per.startswith(ADJACENT):
                    for near in self.catalogue.neighbours[place]:
                        found[effect.per, near] = found.get((effect.per, near), 0.0) + effect.vp
                elif effect.per.startswith(IN_REGION):
                    key = effect.per, self.catalogue.region_of[place]
                    found[key] = found.get(key, 0.0) + effect.vp
        return found

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
        kind = piece if piece in SETTLEMENTS else "wonder"
        value = self._token_on(place) + self._ground(kind, region)
        if kind in CITIES:
            return value + self._around(place)
        return value + self._wonder(piece, place) if kind == "wonder" else value

    def _ground(self, kind: str, region: str) -> float:
        """What a piece of this kind is worth on whatever hex of the region."""
        key = kind, region
        if key not in self._grounds:
            worth: Mapping[str, int] = self.catalogue.numbers.influence
            value = self.standing(region, worth[kind], int(kind in CITIES or kind == "wonder"))
            self._grounds[key] = value + self.catalogue.numbers.final.get(kind, 0) + self._counted(kind, region)
        return self._grounds[key]

    def _counted(self, kind: str, region: str) -> float:
        """What cards, tiles and Wonders in front of the seat give for one piece more of this kind in the region."""
        finish = self.finish
        if kind == "wonder":
            value = finish.per("own:wonders") + finish.toward("projects_plus_wonders", 1)
            value += self.reaction("any_wonder_built")
            return value + self._per_region.get(("region:all_wonders", region), 0.0)
        if kind == "farm":
            return finish.per("own:farms")
        value = self.reaction("own_city_or_manufactory_built")
        if kind == "manufactory":
            return value + finish.per("own:manufactories")
        value += (
            self.reaction(f"any_{kind}_built")
            + finish.per("own:cities")
            + finish.toward("cities", 1)
            + self.rounds * TAXING * 2 * MONEY
        )
        if kind == "port_city":
            value += finish.per("own:port_cities") + finish.toward("port_cities", 1)
        if not self._cities[region]:
            value += finish.per("own:regions_with_city")
        if self._cities[region] == self._most_cities:
            value += finish.per("own:best_region_cities")
        return value + self._per_region.get(("region:own_cities", region), 0.0)

    def _around(self, place: str) -> float:
        """What a City gives by the hexes beside it."""
        if not self._open:
            for other in self.catalogue.hexes:
                free = other not in self.state.pieces and other not in self.catalogue.ports
                self._open[other] = 0.15 * self._token_on(other) + 0.05 * self.later if free else 0.0
        value = sum(map(self._open.__getitem__, self.catalogue.neighbours[place]))
        return value + self._per_region.get(("adjacent:own_cities", place), 0.0)

    def _token_on(self, place: str) -> float:
        token = self.state.tokens.get(place)
        return self.token(token) if token else 0.0

    def _wonder(self, wonder: str, place: str) -> float:
        """R10.2: what a Wonder scores for what it counts around its hex, itself included, now and by what is still built."""
        if wonder not in self._placed:
            effects = [effect for _, effect in self.catalogue.effects_when(wonder, "endgame")]
            self._placed[wonder] = [effect for effect in effects if effect.per.startswith((IN_REGION, ADJACENT))]
        value = 0.0
        for effect in self._placed[wonder]:
            number = total(self.catalogue, self.state, self.seat, effect, 1, place)
            more = self.later * GROWING.get(effect.per, 0.0) + (effect.per == "region:all_wonders")
            if effect.per == "adjacent:own_cities":
                near = self.catalogue.neighbours[place]
                more = min(more, sum(other not in self.state.pieces for other in near))
            value += effect.vp * (number + more)
        return value

    # ------------------------------------------------------------------ cards
    def component(self, name: str) -> float:
        """A card, tile or Leader in front of the seat: its symbols and effects."""
        if name not in self._components:
            worth = self.symbols(self.catalogue.symbols.get(name, ()))
            if name in self.catalogue.technologies:
                worth += self.finish.per("own:technologies") + self.finish.toward("technologies", 1)
            elif name in self.catalogue.build_cards and self.catalogue.build_cards[name].kind == PROJECT:
                worth += self.finish.per("own:projects") + self.finish.toward("projects_plus_wonders", 1)
            self._components[name] = worth + sum(map(self.effect, self.catalogue.effects.get(name, ())))
        return self._components[name]

    def effect(self, effect: Effect) -> float:
        """One effect, counted as if it happened now and a little more for what is still to come."""
        times = self._times(effect)
        if effect.event is not None:
            return self._events(effect.event) * (
                self.gains(effect.gain) * (times + EXPECTED * self.later * bool(effect.per))
                + self.production(effect.production) / 2  # half of the turns are over by then
            )
        worth = (self.gains(effect.gain) + self.production(effect.production)) * times
        worth -= self.cost(effect.lose)
        worth += effect.vp * times + self._relief(-effect.unrest * times)
        if effect.vp_by_players:
            worth += self.catalogue.by_players(effect.vp_by_players, self.state.seats) * times
        if effect.when == "empire_scoring":
            worth *= self.scorings * 0.8
        worth += self.production({"food": effect.production_choice})
        if effect.units is not None:
            number = effect.units.infantry + effect.units.cavalry + effect.units.choice
            worth += number * max(1, times) * 0.35 * self.scorings
        if effect.eliminate is not None:
            worth += (
                effect.eliminate.count
                * (BEFORE_SCORING if effect.when == "before_empire_scoring" else 0.3)
                * self.scorings
            )
        if effect.free_build is not None:
            worth += 3.5 if effect.free_build.what == "city" else 1.8
        if effect.take_token is not None:
            worth += effect.take_token.count * times * self.later
        if effect.gain_choice is not None:
            worth += effect.gain_choice.amount * MONEY * 1.5 * times
        if effect.if_goods:
            own = sum(good in self.player.goods for good in effect.if_goods)
            if not has_goods(self.player, effect.if_goods):
                worth -= effect.vp * times * (1 - own / 4 * self.later)
        worth += effect.influence * 0.4 * self.scorings + (self.later if effect.unlock_unit else 0.0)
        worth += 1.5 * (effect.extra_action is not None)
        if effect.take_pillars is not None:
            worth += max(self.symbols([pillar] * effect.take_pillars.count) for pillar in self.catalogue.pillars)
        worth += 2.0 * effect.repeat_best_project + (self.token(WILD) if effect.take_wild_good else 0.0)
        worth += TAKEN_OVER * self.later * (effect.takeover_city is not None) + self._exchanged(effect)
        return worth + self.rounds * (0.03 * effect.population_card_bonus + 0.02 * effect.recruit_limit_set)

    def _events(self, happening: Happening) -> float:
        """How often it is still to happen, at the whole table or to the seat alone."""
        return self.rounds * OFTEN[happening] * (1 if happening.startswith("own_") else self.state.seats)

    def reaction(self, happening: str) -> float:
        """What the seat's own components give when it makes this happen."""
        if happening not in self._reactions:
            own, worth = set(in_play(self.player)), 0.0
            for name, index in self.catalogue.reactions.get(happening, ()):
                if name in own:
                    effect = self.catalogue.effects[name][index]
                    times = 1 if not effect.per else total(self.catalogue, self.state, self.seat, effect, 1)
                    worth += self.gains(effect.gain) * times + self.production(effect.production)
            self._reactions[happening] = worth
        return self._reactions[happening]

    def _exchanged(self, effect: Effect) -> float:
        """R6.5: what the best exchange brings more than it costs."""
        if effect.exchange is None:
            return 0.0
        choice = effect.exchange.receive_choice
        return max(0.0, *(self.exchange(name, choice.amount, effect.exchange.pay) for name in choice.of))

    def exchange(self, resource: str, amount: int, price: Mapping[str, int]) -> float:
        """R6.5: a resource for what is paid for it."""
        return self.gain(resource, amount) - self.cost(price)

    def _relief(self, number: float) -> float:
        """R10.8: that so much Unrest is ignored: what there is already, and what is likely to come."""
        if not number:
            return 0.0
        present = max(0, unrest(self.catalogue, self.player) - calmed(self.catalogue, self.state, self.seat))
        return min(number, present) + UNREST * self.later * max(0.0, number - present)

    def _times(self, effect: Effect) -> float:
        if not effect.per:
            return 1.0
        if effect.per.startswith((IN_REGION, ADJACENT)):
            return 0.0  # depends on the hex: see ``site``
        times = float(total(self.catalogue, self.state, self.seat, effect, 1))
        if effect.when in ("endgame", "empire_scoring"):
            times += self.rounds * (0.08 if effect.per.startswith(OF_PILLAR) else 0.06)
        return times
