"""The computer seat's yardstick: what buildings, provinces, cards, units and titles are worth to it, in resources."""

from __future__ import annotations

from games.mare_nostrum.board import great_cities, holder, present, tracks
from games.mare_nostrum.building import next_card_price
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import income
from games.mare_nostrum.data import Power
from games.mare_nostrum.state import GREAT_CITIES, NOBODY, TITLES, MareState, Province, Title

WINS = 1000.0
LONG, WANING, SHORT = 6.5, 0.55, 1.5  # rounds that income still counts for at the start, less each round, at least
NEW_KIND, KNOWN_KIND = 1.25, 0.8  # worth of one more good a round, of a kind that is lacking or there already
COIN_WORTH = 1.0
LEGENDARY_WORTH = 1.2
GREAT_CITY = (2.0, 3.0, 5.0, 40.0)  # by how many are held already
CARD = (0.95, 1.15, 1.4)  # by how many are owned: worth of the next one for each resource it costs
LEADING, SHARING, NEAR = 3.0, 1.2, 0.35  # the worth of a title, of a tie for it, of each step within reach of it
REACH = 5
TWO_TITLES, THREE_TITLES = 5.0, 60.0
AFRAID, GREEDY = 0.3, 0.3  # shares of what may be lost or taken that one more unit is worth …
RICH = 18.0  # … up to so much


class Outlook:
    """What a seat may expect; looked at once for each decision."""

    def __init__(self, catalogue: Catalogue, state: MareState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.player = state.players[seat]
        self.rounds = max(SHORT, LONG - WANING * state.round)
        self.income = income(catalogue, state, seat)
        self.tracks = tracks(catalogue, state, seat)
        others = [tracks(catalogue, state, other) for other in range(state.seats) if other != seat]
        self.best: dict[Title, int] = {title: max(values[title] for values in others) for title in TITLES}
        self.great = great_cities(state, seat)
        self._titles = self._title_worth(self.tracks)

    # ------------------------------------------------------------------ titles
    def _title_worth(self, values: dict[Title, int]) -> float:
        worth, leading = 0.0, 0
        for title in TITLES:
            lead = values[title] - self.best[title]
            kept = lead == 0 and self.state.titles[title] == self.seat
            if lead > 0 or kept:
                leading += 1
                worth += LEADING
            elif lead == 0:
                worth += SHARING
            else:
                worth += NEAR * max(0, REACH + lead)
        return worth + (0.0, 0.0, TWO_TITLES, THREE_TITLES)[leading]

    def steps(self, **gained: int) -> float:
        """R10: what steps on the tracks are worth."""
        after: dict[Title, int] = {title: self.tracks[title] + gained.get(title, 0) for title in TITLES}
        return self._title_worth(after) - self._titles

    # ------------------------------------------------------------------ buildings
    def great_city(self) -> float:
        """R11.2: what one more capital or legendary city is worth."""
        return GREAT_CITY[min(self.great, len(GREAT_CITY) - 1)]

    def good(self, kind: str) -> float:
        """One more good of a kind in every round."""
        return NEW_KIND if kind not in self.income else KNOWN_KIND

    def building(self, name: str, spot: str, held: set[str]) -> float:
        """What holding a building for the rest of the match brings, beside others in the province that are held."""
        kind = self.catalogue.building(name, spot)
        entry = self.catalogue.buildings[kind]
        kinds = {self.catalogue.building(name, other) for other in held}
        each = sum(
            (self.good(spot) if what == "icon_good" else COIN_WORTH if what == "coin" else LEGENDARY_WORTH) * amount
            for what, amount in entry.income.items()
        )
        if any(kind in self.catalogue.buildings[other].doubles for other in kinds):
            each *= 2
        for other in held:
            if self.catalogue.building(name, other) in entry.doubles:
                each += COIN_WORTH if other not in self.catalogue.tokens else self.good(other)
            if self.catalogue.building(name, other) == entry.choice_beside:
                each += LEGENDARY_WORTH
        worth = self.rounds * each + self.steps(**{entry.track: 1})
        return worth + (self.great_city() if kind in GREAT_CITIES else 0.0)

    def province(self, name: str) -> float:
        """What the right to build in a province is worth: the best of its spaces, less what they cost."""
        prices = self.catalogue.numbers.prices
        province = self.state.provinces[name]
        gains: list[float] = []
        for spot in self.catalogue.spaces[name]:
            built = spot in province.buildings
            price = 0 if built else prices[self.catalogue.building(name, spot)]
            gains.append(self.building(name, spot, set(province.buildings)) - price)
        best = sorted((gain for gain in gains if gain > 0), reverse=True)
        return 1.0 + sum(share * gain for share, gain in zip((0.9, 0.5, 0.3), best, strict=False))

    def held_in(self, province: Province, spots: tuple[str, ...], name: str) -> float:
        """What holding these buildings of a province is worth."""
        held = set(spots)
        return sum(self.building(name, spot, held - {spot}) for spot in spots if spot in province.buildings)

    def mine(self, name: str) -> float:
        """What the seat holds in a province now."""
        province = self.state.provinces[name]
        return self.held_in(
            province, tuple(spot for spot in province.buildings if holder(province, spot) == self.seat), name
        )

    # ------------------------------------------------------------------ cards
    def card(self, name: str) -> float:
        """R7.8: a hero or wonder: a step towards five, its bonus, its power."""
        entry = self.catalogue.cards[name]
        price = next_card_price(self.catalogue, self.state, self.seat)
        owned = len(self.player.cards)
        if price is None:
            return 0.0
        if owned + 1 == self.catalogue.most_cards:
            return WINS
        return CARD[owned - 1] * price + self.steps(**entry.bonus) + self.power(entry.power)

    def power(self, power: Power) -> float:
        """R12: a rough worth of what a card does."""
        rounds = self.rounds
        worth = rounds * (power.coins + power.any_good) * 1.1 + rounds * power.kept_goods * 0.6
        worth += rounds * 0.5 if power.cheap is not None else 0.0
        worth += 2.0 * bool(power.builds_first) + 1.5 * power.own_offer / 5 + 1.5 * power.extra_dice
        worth += 0.3 * power.home_bonus + 1.5 * power.peace + 1.5 * power.swaps_at_once + 0.5 * bool(power.pillage)
        return worth + 1.0 * power.legions_collect + 0.5 * power.free_legions + 1.0 * power.copies

    # ------------------------------------------------------------------ units
    def threat(self, name: str) -> int:
        """How many legions of others stand in or next to a province."""
        near = [name, *(other for other in self.catalogue.provinces[name].land if other in self.state.provinces)]
        return sum(
            sum(self.state.provinces[other].legions) - self.state.provinces[other].legions[self.seat] for other in near
        )

    def guards(self, name: str) -> int:
        """The strength of the own units in a province, a fortress as two legions."""
        province = self.state.provinces[name]
        return province.legions[self.seat] + 2 * province.fortresses[self.seat]

    def legion(self, name: str) -> float:
        """R7.6: one more legion there."""
        worth = 1.2 + self.steps(military=1)
        if self.threat(name) > self.guards(name):
            worth += AFRAID * min(RICH, self.mine(name))
        return worth + GREEDY * min(RICH, self.prey(name))

    def fortress(self, name: str) -> float:
        """R7.6: a fortress there."""
        worth = 1.0 + self.steps(military=1)
        return worth + (AFRAID * min(RICH, self.mine(name)) if self.threat(name) > self.guards(name) else 0.0)

    def prey(self, name: str) -> float:
        """The best that an enemy province next to this one holds."""
        near = [other for other in self.catalogue.provinces[name].land if other in self.state.provinces]
        return max((self.spoils(other, 2) for other in near), default=0.0)

    def spoils(self, name: str, legions: int) -> float:
        """R9.3: what so many legions could hold in a province of somebody else."""
        province = self.state.provinces[name]
        if province.controller in (NOBODY, self.seat):
            return 0.0
        return self.held_in(province, self.best_spots(name, legions), name)

    def best_spots(self, name: str, legions: int) -> tuple[str, ...]:
        """The buildings of a province that are best to hold with so many legions."""
        province = self.state.provinces[name]
        chosen: list[str] = []
        left = list(province.buildings)
        while left and len(chosen) < legions:
            best = max(left, key=lambda spot: (self.building(name, spot, set(chosen)), spot))
            left.remove(best)
            chosen.append(best)
        return tuple(sorted(chosen))

    def enemies(self, name: str) -> list[int]:
        """The other seats that are present in a province."""
        return [other for other in present(self.state.provinces[name]) if other != self.seat]
