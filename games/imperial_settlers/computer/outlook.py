"""What the computer seat thinks a position is worth, in VP at the end: its Empire, and what the uses of its cards and goods bring;
reads nothing hidden.

The numbers are those of a player, not of the game: no rule depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy

from games.imperial_settlers.building import buildable, cost_goods
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.computer.empires import Empires
from games.imperial_settlers.computer.intentions import SPARE, Use, best_first, meant
from games.imperial_settlers.computer.tallies import to_draw
from games.imperial_settlers.computer.worths import (
    AT_ONCE,
    BEYOND,
    BUILT,
    BUILT_LATER,
    DEALT,
    ENOUGH,
    FOUNDATION,
    GOODS,
    HANDFUL,
    KEPT,
    LATER,
    PROMISE,
    RAZE_PRICE,
    RAZED,
    RIVAL,
    SOLD,
    SOLO,
    SOLO_CARD,
    SURPLUS,
    USUAL_COST,
    price_of,
    sold,
    stocked,
)
from games.imperial_settlers.empire import foundations, known
from games.imperial_settlers.payment import goods_of
from games.imperial_settlers.scoring import margin, points
from games.imperial_settlers.state import Location, Player, SettlersState


class Outlook:
    """The worth of cards and positions for one seat, at one time of the game."""

    def __init__(self, catalogue: Catalogue, state: SettlersState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.empires = Empires(catalogue, state, seat)
        self.later = self.empires.later
        self._uses: dict[str, list[Use]] = {}
        self._instead: dict[tuple[str, float], list[Use]] = {}
        self._orders: dict[tuple[object, ...], Sequence[Use]] = {}
        self._rivals: dict[tuple[int, int], float] = {}
        self._cards: dict[str, float] = {}
        self._activated: dict[str, list[Use]] = {}

    # ------------------------------------------------------------------ positions
    def value(self, state: SettlersState) -> float:
        """The seat's prospects against those of the best opponent."""
        if state.virtual is not None:
            cards = sum(not known(card) or not self.catalogue.is_common(card) for card in state.players[self.seat].hand)
            ahead = SOLO * margin(self.catalogue, state) + SOLO_CARD * cards
            return self.prospects(state, self.seat) + ahead
        others = [self._rival(state, other) for other in range(state.seats) if other != self.seat]
        return self.prospects(state, self.seat) - RIVAL * max(others, default=0.0)

    def _rival(self, state: SettlersState, seat: int) -> float:
        """The prospects of an opponent, whom most moves leave as he is."""
        if state.players[seat] != self.state.players[seat]:
            return self.prospects(state, seat)
        key = seat, to_draw(state, seat)
        if key not in self._rivals:
            self._rivals[key] = self.prospects(state, seat)
        return self._rivals[key]

    def prospects(self, state: SettlersState, seat: int) -> float:
        """VP so far and what is to be expected of everything the seat has."""
        player = state.players[seat]
        worth = float(sum(points(self.catalogue, player).values()))
        drawn = to_draw(state, seat)
        worth += self.hand(player, drawn) if seat == self.seat else self.stock(player, player.supply)
        worth += self.empires.whole(player, planned=seat == self.seat)
        worth += sum(GOODS[self.catalogue.deal_good(deal.card)] * self.later * LATER for deal in player.deals)
        worth += FOUNDATION * min(len(foundations(player)), 3)
        return worth if seat == self.seat else worth + (drawn + len(player.hand)) * self.empires.held

    def hand(self, player: Player, drawn: int = 0) -> float:
        """The hand, with so many cards about to be drawn, and the goods: what can be made of them now, and what is left then."""
        cards = [card for card in player.hand if known(card)]
        unknown = len(player.hand) - len(cards) + drawn
        # Of many cards most will find nothing to be paid with.
        many = len(cards) + unknown
        scale = 1.0 if many <= HANDFUL else (HANDFUL + BEYOND * (many - HANDFUL)) / many
        held = scale * self.empires.held
        worth = unknown * held
        kept = {card: scale * self.kept(player, card) for card in cards}
        if player.passed:
            return worth + sum(kept.values()) + self.stock(player, player.supply, spare=True)
        sells = self.sells(player)
        order = self._in_order(player, kept, unknown, held, sells)
        gifts = self.empires.gifts(player) if any(use.give for use in order) else []
        planned, left, _ = meant(order, player.supply, gifts)
        if not sells:
            return worth + sum(kept.values()) + planned + self.stock(player, left, spare=True)
        unsold = {good: count for good, count in left.items() if good not in SOLD}
        return worth + sum(kept.values()) + planned + sold(player.supply) + self.stock(player, unsold, spare=True)

    def _in_order(
        self, player: Player, kept: Mapping[str, float], unknown: int, held: float, sells: bool
    ) -> Sequence[Use]:
        """The uses of the cards in hand, of the Action Locations and of cards that nobody has seen, the best first; most moves that
        are looked at leave them as they are.
        """
        able = self.activations(player)
        key = (*kept, unknown, sells, *[use.card for use in able])
        if key not in self._orders:
            uses = [use for card, worth in kept.items() for use in self.instead(player, card, worth)]
            uses += able
            uses += [use.less(held) for number in range(unknown) for use in self.guesses(str(number))]
            # Whatever is used otherwise is not sold.
            found = [use.less(sold(use.goods) - sold(use.brings)) for use in uses] if sells else uses
            self._orders[key] = best_first(found)
        return self._orders[key]

    def guesses(self, name: str) -> list[Use]:
        """What a card that nobody has seen may be used for."""
        return [
            Use(name, BUILT + BUILT_LATER * self.later, USUAL_COST),
            Use(name, RAZED, {"raze": self.catalogue.box.prices.raze_from_hand}),
            Use(name, DEALT * (1 + self.later * LATER), self.catalogue.box.prices.deal),
        ]

    def activations(self, player: Player) -> list[Use]:
        """What the own Action Locations can still do in this round, each use paid with the goods that are there."""
        found: list[Use] = []
        for location in player.empire:
            action = self.catalogue.action(location.card)
            left = 0 if action is None or location.blocked else action.limit - location.uses
            if action is None or left <= 0 or action.pay.any_resources:
                continue
            if location.card not in self._activated:
                paid = goods_of(action.pay)
                given = price_of(action.pay) - sum(GOODS[good] * count for good, count in paid.items())
                if action.pay.raze_price:
                    paid = {**paid, "raze": self.catalogue.box.prices.raze_from_hand}
                    given -= RAZE_PRICE
                gain = self.empires.effects(player, action.do, location, goods=AT_ONCE) - given
                goods = self.empires.at_once(player, action.do, location)
                self._activated[location.card] = [
                    Use(f"{location.card} {number}", gain, paid, brings=goods) for number in range(action.limit)
                ]
            found += self._activated[location.card][:left]
        return found

    def sells(self, player: Player) -> bool:
        """Whether an own Action Location can still take any number of Resources."""
        for location in player.empire:
            action = self.catalogue.action(location.card)
            if (
                action is not None
                and action.pay.any_resources
                and not location.blocked
                and location.uses < action.limit
            ):
                return True
        return False

    def stock(self, player: Player, supply: Mapping[str, int], *, spare: bool = False) -> float:
        """Goods for which there is no plan yet."""
        keep = keepable(self.catalogue, player) if self.later else set[str]()
        worth = 0.0
        for good, count in supply.items():
            if not player.passed:
                each = SPARE[good] if spare else GOODS[good]
            elif good in keep:
                each = KEPT * GOODS[good]
            else:
                continue
            # Of one kind no more than some will ever be needed.
            worth += each * min(count, ENOUGH) + SURPLUS * max(0, count - ENOUGH)
        return worth

    def uses(self, player: Player, card: str) -> list[Use]:
        """The ways to use a hand card (R2.1), with what each brings."""
        if card not in self._uses:
            self._uses[card] = [*self._ways(player, card)]
        return self._uses[card]

    def instead(self, player: Player, card: str, kept: float) -> list[Use]:
        """The same ways with what each brings more than the card in hand, which is worth so much if it is ``kept``."""
        if (card, kept) not in self._instead:
            self._instead[card, kept] = [use.less(kept) for use in self.uses(player, card)]
        return self._instead[card, kept]

    def _ways(self, player: Player, card: str) -> Iterator[Use]:
        catalogue = self.catalogue
        printing, kind = catalogue.printing(card), catalogue.type(card)
        if buildable(catalogue, player, card):
            placed = Location(card, self.seat)
            done = [*kind.bonus, *catalogue.production(card)]
            gain = (
                kind.vp
                + self.empires.in_play(player, placed)
                + self.empires.effects(player, done, placed, goods=AT_ONCE)
            )
            goods = self.empires.at_once(player, done, placed)
            yield Use(card, gain, cost_goods(catalogue, card), printing.cost.get("location", 0), goods)
        if printing.raze:
            gain, goods = sum(AT_ONCE[good] for good in printing.raze), stocked(printing.raze)
            yield Use(card, gain, {"raze": catalogue.box.prices.raze_from_hand}, brings=goods)
        if printing.deal and kind.deck == player.faction:
            gain = AT_ONCE[printing.deal] + GOODS[printing.deal] * self.later * LATER
            yield Use(card, gain, catalogue.box.prices.deal, brings=stocked([printing.deal]))

    def kept(self, player: Player, card: str) -> float:
        """What a hand card is worth in a later round."""
        return self.empires.held + PROMISE * max(0.0, self.card(player, card)) if self.later else 0.0

    # ------------------------------------------------------------------ cards that are not in play
    def drafted(self, player: Player, card: str) -> float:
        """What a card brings that is drafted, by what can be made of the hand with the goods of the coming Production."""
        ready = copy(player)
        ready.hand, ready.supply = [*player.hand, card], self.income(player)
        return self.hand(ready)

    def income(self, player: Player) -> dict[str, int]:
        """The goods with which the seat begins the coming Action phase."""
        catalogue = self.catalogue
        goods = Counter({good: player.supply.get(good, 0) for good in SPARE})
        goods.update(catalogue.boards[player.faction].production)
        if self.state.round >= catalogue.box.first_production_round:
            goods.update(catalogue.deal_good(deal.card) for deal in player.deals)
            for location in player.empire:
                goods.update(self.empires.at_once(player, catalogue.production(location.card), location))
        return {good: goods[good] for good in SPARE}

    def card(self, player: Player, card: str) -> float:
        """What having the card in hand promises: the best of building, Deal and Raze."""
        if not known(card):
            return self.empires.held
        if card not in self._cards:
            kind, placed = self.catalogue.type(card), Location(card, self.seat)
            built = kind.vp + self.empires.in_play(player, placed) + self.empires.effects(player, kind.bonus, placed)
            built += self.empires.effects(player, self.catalogue.production(card), placed)
            price, unbuilt = self._price_and_unbuilt(card)
            self._cards[card] = max(built - price, unbuilt)
        return self._cards[card]

    def _price_and_unbuilt(self, card: str) -> tuple[float, float]:
        """What building the card costs, and the better of razing it and making a Deal of it; neither depends on the position."""
        printing = self.catalogue.printing(card)
        price = sum(GOODS.get(good, 1.0) * count for good, count in printing.cost.items())
        razed = sum(GOODS[good] for good in printing.raze) - GOODS["raze"] if printing.raze else 0.0
        dealt = GOODS[printing.deal] * (1 + self.later * LATER) - GOODS["food"] if printing.deal else 0.0
        return price, max(razed, dealt)
