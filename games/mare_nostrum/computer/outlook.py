"""The computer seat's yardstick: what buildings, provinces, cards, units and titles are worth to it, in resources."""

from __future__ import annotations

from collections.abc import Sequence, Set

from games.mare_nostrum.board import great_cities, held, present, tracks
from games.mare_nostrum.building import next_card_price
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.collect import income
from games.mare_nostrum.data import Power
from games.mare_nostrum.state import GREAT_CITIES, NOBODY, TITLES, MareState, Province, Title

WINS = 1000.0
LONG, WANING, SHORT = 5.0, 0.55, 1.5  # rounds that income still counts for at the start, less each round, at least
NEW_KIND, KNOWN_KIND = 1.25, 0.8  # worth of one more good a round, of a kind that is lacking or there already
COIN_WORTH = 1.0
LEGENDARY_WORTH = 1.2
GREAT_CITY = (2.0, 3.0, 5.0, 40.0)  # by how many are held already
CARD = (1.3, 1.5, 1.8)  # by how many are owned: worth of the next one for each resource it costs
LEADING, SHARING, NEAR = 3.0, 1.2, 0.35  # the worth of a title, of a tie for it, of each step within reach of it
REACH = 5
TWO_TITLES, THREE_TITLES = 5.0, 60.0
THIRD_TITLE = 40.0  # what it costs to let somebody else have all three titles
HARM, HARM_NEAR_END = (
    0.15,
    0.6,
)  # share of what another loses that counts for the seat: always, and as far as he is about to win
CITY_OF_WINNER = 30.0  # what it is worth to take a great city from whoever needs no more than one
AFRAID, GREEDY = 0.3, 0.3  # shares of what may be lost or taken that one more unit is worth …
RICH = 18.0  # … up to so much


def _share(gets: int, price: int) -> float:
    """How near an income is to a price: 0 for the half of it, 1 for all."""
    return min(1.0, max(0.0, 2.0 * gets / price - 1.0))


class Outlook:
    """What a seat may expect; looked at once for each decision."""

    def __init__(self, catalogue: Catalogue, state: MareState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.player = state.players[seat]
        self.rounds = max(SHORT, LONG - WANING * state.round)
        self.income = income(catalogue, state, seat)
        self.tracks = [tracks(catalogue, state, other) for other in range(state.seats)]
        self.great = great_cities(state, seat)
        self._swings: dict[tuple[int, int, int, int], float] = {}
        self._battles: dict[tuple[int, int, int], float] = {}
        self._dangers: dict[int, float] = {}
        self._buildings: dict[tuple[str, str, frozenset[str]], float] = {}
        self._provinces: dict[str, float] = {}
        self._spots: dict[tuple[str, int], tuple[str, ...]] = {}
        self._threats: dict[str, int] = {}
        self._mine: dict[str, float] = {}
        self._titles = self._title_worth(self.tracks)

    # ------------------------------------------------------------------ titles
    def _title_worth(self, values: Sequence[dict[Title, int]]) -> float:
        worth, leaders = 0.0, list[int]()
        own = values[self.seat]
        for title in TITLES:
            lead = own[title] - max(seat[title] for other, seat in enumerate(values) if other != self.seat)
            leader = self._leader(title, values)
            leaders.append(leader)
            if leader == self.seat:
                worth += LEADING
            elif lead == 0:
                worth += SHARING
            else:
                worth += NEAR * max(0, REACH + lead)
        if leaders[0] not in (self.seat, NOBODY) and len({*leaders}) == 1:
            return worth - THIRD_TITLE
        return worth + (0.0, 0.0, TWO_TITLES, THREE_TITLES)[leaders.count(self.seat)]

    def _leader(self, title: Title, values: Sequence[dict[Title, int]]) -> int:
        """R10.1, R10.2: who would get a title; whoever has it and is level keeps it, -1 where another has to choose."""
        most = max(seat[title] for seat in values)
        level = [seat for seat, value in enumerate(values) if value[title] == most]
        if len(level) == 1:
            return level[0]
        return self.state.titles[title] if self.state.titles[title] in level else NOBODY

    def steps(self, trade: int = 0, culture: int = 0, military: int = 0) -> float:
        """R10: what steps on the own tracks are worth."""
        return self.swing(self.seat, trade, culture, military)

    def swing(self, other: int, trade: int = 0, culture: int = 0, military: int = 0) -> float:
        """R10: what it is worth to the seat that somebody (it may be itself) goes so many steps on the tracks."""
        key = other, trade, culture, military
        if key not in self._swings:
            now = self.tracks[other]
            after: dict[Title, int] = {
                "trade": now["trade"] + trade,
                "culture": now["culture"] + culture,
                "military": now["military"] + military,
            }
            values = [after if seat == other else seat_now for seat, seat_now in enumerate(self.tracks)]
            self._swings[key] = self._title_worth(values) - self._titles
        return self._swings[key]

    def battle(self, other: int, killed: int, lost: int) -> float:
        """R10: what it is worth that both sides lose units at the same time."""
        key = other, killed, lost
        if key not in self._battles:
            values = [*self.tracks]
            for seat, units in ((other, killed), (self.seat, lost)):
                values[seat] = {**values[seat], "military": values[seat]["military"] - units}
            self._battles[key] = self._title_worth(values) - self._titles
        return self._battles[key]

    # ------------------------------------------------------------------ rivals
    def danger(self, other: int) -> float:
        """R11: how near somebody else is to winning, from 0 to 1; by what everybody may see."""
        if other not in self._dangers:
            self._dangers[other] = self._danger(other)
        return self._dangers[other]

    def _danger(self, other: int) -> float:
        catalogue, numbers = self.catalogue, self.catalogue.numbers
        gets = income(catalogue, self.state, other).total()
        lacking = catalogue.most_cards - len(self.state.players[other].cards)
        fame = _share(gets, numbers.cards[-1]) / lacking if lacking else 1.0
        pyramids = _share(gets, numbers.prices["pyramids"])
        cities = great_cities(self.state, other) - numbers.cities_to_win
        led = sum(self._leader(title, self.tracks) == other for title in TITLES)
        return max(fame, pyramids, 1.0 if cities >= 0 else 0.8 if cities == -1 else 0.0, (0.0, 0.0, 0.4, 1.0)[led])

    def harm(self, other: int) -> float:
        """The share of what somebody else loses that is a gain."""
        return HARM + HARM_NEAR_END * self.danger(other)

    def city_of_winner(self, other: int) -> float:
        """R11.2: what it is worth to take a capital or legendary city from somebody who needs no more than one."""
        needed = self.catalogue.numbers.cities_to_win - great_cities(self.state, other)
        return CITY_OF_WINNER if needed <= 1 else 0.0

    # ------------------------------------------------------------------ buildings
    def great_city(self) -> float:
        """R11.2: what one more capital or legendary city is worth."""
        return GREAT_CITY[min(self.great, len(GREAT_CITY) - 1)]

    def good(self, kind: str) -> float:
        """One more good of a kind in every round."""
        return NEW_KIND if kind not in self.income else KNOWN_KIND

    def building(self, name: str, spot: str, held: Set[str]) -> float:
        """What holding a building for the rest of the match brings, beside others in the province that are held."""
        key = name, spot, frozenset(held)
        if key not in self._buildings:
            self._buildings[key] = self._building(name, spot, held)
        return self._buildings[key]

    def _building(self, name: str, spot: str, held: Set[str]) -> float:
        entry = self.catalogue.buildings[self.catalogue.building(name, spot)]
        worth = self.rounds * self.each_round(name, spot, held) + self.steps(**{entry.track: 1})
        return worth + (self.great_city() if entry.id in GREAT_CITIES else 0.0)

    def each_round(self, name: str, spot: str, held: Set[str] = frozenset()) -> float:
        """What a building brings in each round beside others in the province that are held."""
        catalogue = self.catalogue
        kind = catalogue.building(name, spot)
        entry = catalogue.buildings[kind]
        each = sum(
            (self.good(spot) if what == "icon_good" else COIN_WORTH if what == "coin" else LEGENDARY_WORTH) * amount
            for what, amount in entry.income.items()
        )
        if any(kind in catalogue.buildings[catalogue.building(name, other)].doubles for other in held):
            each *= 2
        for other in sorted(held):
            if catalogue.building(name, other) in entry.doubles:
                each += COIN_WORTH if other not in catalogue.tokens else self.good(other)
            if catalogue.building(name, other) == entry.choice_beside:
                each += LEGENDARY_WORTH
        return each

    def province(self, name: str) -> float:
        """What the right to build in a province is worth: the best of its spaces, less what they cost."""
        if name not in self._provinces:
            self._provinces[name] = self._province(name)
        return self._provinces[name]

    def _province(self, name: str) -> float:
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
        if name not in self._mine:
            province = self.state.provinces[name]
            self._mine[name] = self.held_in(province, tuple(held(province, self.seat)), name)
        return self._mine[name]

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
        if name not in self._threats:
            near = [name, *(other for other in self.catalogue.land[name] if other in self.state.provinces)]
            legions = [self.state.provinces[other].legions for other in near]
            self._threats[name] = sum(sum(there) - there[self.seat] for there in legions)
        return self._threats[name]

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
        near = [other for other in self.catalogue.land[name] if other in self.state.provinces]
        return max((self.spoils(other, 2) for other in near), default=0.0)

    def spoils(self, name: str, legions: int) -> float:
        """R9.3: what so many legions could hold in a province of somebody else."""
        province = self.state.provinces[name]
        if province.controller in (NOBODY, self.seat):
            return 0.0
        return self.held_in(province, self.best_spots(name, legions), name)

    def best_spots(self, name: str, legions: int) -> tuple[str, ...]:
        """The buildings of a province that are best to hold with so many legions."""
        key = name, legions
        if key not in self._spots:
            self._spots[key] = self._best_spots(name, legions)
        return self._spots[key]

    def _best_spots(self, name: str, legions: int) -> tuple[str, ...]:
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
