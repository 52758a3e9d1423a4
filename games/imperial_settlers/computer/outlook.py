"""What the computer seat thinks a position is worth, in VP at the end; reads nothing hidden.

The numbers are those of a player, not of the game: no rule depends on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from games.imperial_settlers.building import buildable, cost_goods
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.computer.intentions import SPARE, Use, meant
from games.imperial_settlers.empire import colour_count, foundations, known, samurai_count, stored_count
from games.imperial_settlers.payment import goods_of
from games.imperial_settlers.scoring import margin, points
from games.imperial_settlers.state import Location, Player, SettlersState
from games.imperial_settlers.vocabulary import (
    Choose,
    CopyProduction,
    Effect,
    Feature,
    Gain,
    GainPer,
    Look,
    MayPayOne,
    Pay,
    Per,
    RunDeal,
    RunProduction,
)

GOODS = {
    "wood": 0.62, "stone": 0.62, "food": 0.5, "gold": 0.8, "worker": 0.45, "raze": 0.75, "defense": 0.1, "vp": 1.0,
    "card": 0.75, "common_card": 0.7, "faction_card": 0.75, "samurai": 0.3, "hand_card": 0.5, "own_deal": 1.0,
}  # fmt: skip
AT_ONCE = GOODS | SPARE  # in this round: what comes now is worth what the hand has a use for
# As long as a Location gives a VP for each Resource; Workers are exchanged first.
SOLD = {"wood": 1.0, "stone": 1.0, "food": 1.0, "gold": 1.0, "worker": 0.46}
ENOUGH, SURPLUS = 5, 0.1  # of one good so many are worth something, what is more than that next to nothing
SPENT = 3  # of what an operation counts that is still to be paid
OTHER = 0.7  # an operation that is worth something but hard to say what
PER_ROUND = {  # how often a Feature answers in a round
    "build": 1.6, "raze": 1.0, "make_deal": 0.7, "gain_vp": 4.0, "deploy_samurai": 0.8, "enemy_worker_exchange": 1.5,
    "enemy_uses_open_production": 0.5, "cleanup": 1.0, "passive": 0.0,
}  # fmt: skip
PASSIVE = 1.0
LIKELY = 0.6  # an activation that is still possible is used this often
LATER = 0.85  # goods of later rounds count for less: the Location may be gone
FOUNDATION = 0.9
KEPT = 0.6  # goods kept for the next round
PROMISE = 0.2  # of what a hand card may bring in a later round
SOLO = 4.0  # alone only Faction Locations beyond the virtual player's Collection win
SOLO_CARD = 2.5  # and they are built of Faction cards
RIVAL = 0.35  # what the best opponent gains counts against the seat


_ENCODER = msgspec.json.Encoder()


def _drawn(state: SettlersState, seat: int) -> int:
    """How many cards the seat is about to draw."""
    return sum(task.count for task in state.pending if task.seat == seat and task.kind == "draw")


@lru_cache(maxsize=512)
def price_of(price: Pay) -> float:
    """The worth of what is paid."""
    worth = sum(GOODS[good] * count for good, count in goods_of(price).items())
    worth += GOODS["hand_card"] * price.hand_card + GOODS["own_deal"] * price.own_deal
    return worth + (1.2 if price.any_resources else 0.0) + (1.0 if price.raze_price else 0.0)


def _sold(goods: Mapping[str, int]) -> float:
    """What goods bring where a Location gives a VP for each Resource."""
    return sum(SOLD[good] * goods.get(good, 0) for good in SOLD)


class Outlook:
    """The worth of cards and positions for one seat, at one time of the game."""

    def __init__(self, catalogue: Catalogue, state: SettlersState, seat: int) -> None:
        self.catalogue = catalogue
        self.state = state
        self.seat = seat
        self.later = catalogue.box.rounds - state.round
        self._uses: dict[str, list[Use]] = {}
        self._plain: dict[tuple[str, str], float | None] = {}
        self._rivals: dict[tuple[int, int, bytes], float] = {}
        self._prices: dict[str, float] = {}
        self._unbuilt: dict[str, float] = {}

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
        key = seat, _drawn(state, seat), _ENCODER.encode(state.players[seat])
        if key not in self._rivals:
            self._rivals[key] = self.prospects(state, seat)
        return self._rivals[key]

    def prospects(self, state: SettlersState, seat: int) -> float:
        """VP so far and what is to be expected of everything the seat has."""
        player = state.players[seat]
        worth = float(sum(points(self.catalogue, player).values()))
        worth += self.hand(player) if seat == self.seat else self.stock(player, player.supply)
        planned = seat == self.seat
        worth += sum(self.in_play(player, location, planned=planned) for location in player.empire)
        worth += sum(GOODS[self.catalogue.deal_good(deal.card)] * self.later * LATER for deal in player.deals)
        worth += FOUNDATION * min(len(foundations(player)), 3)
        return (
            worth + _drawn(state, seat) * self.held() + (0.0 if seat == self.seat else len(player.hand) * self.held())
        )

    def hand(self, player: Player) -> float:
        """The hand and the goods: what can be made of them now, and what is left then."""
        cards = [card for card in player.hand if known(card)]
        worth = (len(player.hand) - len(cards)) * self.held()
        kept = {card: self.kept(player, card) for card in cards}
        if player.passed:
            return worth + sum(kept.values()) + self.stock(player, player.supply, spare=True)
        uses = [use.less(kept[card]) for card in cards for use in self.uses(player, card)]
        uses += self.activations(player)
        gifts = self.gifts(player) if any(use.give for use in uses) else []
        if not self.sells(player):
            planned, left, _ = meant(uses, player.supply, gifts)
            return worth + sum(kept.values()) + planned + self.stock(player, left, spare=True)
        # Whatever is used otherwise is not sold.
        uses = [use.less(_sold(use.goods)) for use in uses]
        planned, left, _ = meant(uses, player.supply, gifts)
        unsold = {good: count for good, count in left.items() if good not in SOLD}
        return worth + sum(kept.values()) + planned + _sold(player.supply) + self.stock(player, unsold, spare=True)

    def activations(self, player: Player) -> list[Use]:
        """What the own Action Locations can still do in this round, each use paid with the goods that are there."""
        found: list[Use] = []
        for location in player.empire:
            action = self.catalogue.action(location.card)
            left = 0 if action is None or location.blocked else action.limit - location.uses
            if action is None or left <= 0 or action.pay.any_resources:
                continue
            given = price_of(action.pay) - sum(GOODS[good] * count for good, count in goods_of(action.pay).items())
            gain = self.effects(player, action.do, location, goods=AT_ONCE) - given
            found += [Use(f"{location.card} {number}", gain, goods_of(action.pay)) for number in range(left)]
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

    def gifts(self, player: Player) -> list[float]:
        """What would be lost with each thing that can be given up, the least first."""
        losses = [self.lost(player, location) for location in player.empire if not location.token]
        return sorted([*losses, *[FOUNDATION] * len(foundations(player))])

    def uses(self, player: Player, card: str) -> list[Use]:
        """The ways to use a hand card (R2.1), with what each brings."""
        if card not in self._uses:
            self._uses[card] = [*self._ways(player, card)]
        return self._uses[card]

    def _ways(self, player: Player, card: str) -> Iterator[Use]:
        catalogue = self.catalogue
        printing, kind = catalogue.printing(card), catalogue.type(card)
        if buildable(catalogue, player, card):
            placed = Location(card, self.seat)
            gain = kind.vp + self.in_play(player, placed) + self.effects(player, kind.bonus, placed)
            gain += self.effects(player, catalogue.production(card), placed)
            yield Use(card, gain, cost_goods(catalogue, card), printing.cost.get("location", 0))
        if printing.raze:
            yield Use(card, sum(GOODS[good] for good in printing.raze), {"raze": catalogue.box.prices.raze_from_hand})
        if printing.deal and kind.deck == player.faction:
            yield Use(card, GOODS[printing.deal] * (1 + self.later * LATER), catalogue.box.prices.deal)

    def kept(self, player: Player, card: str) -> float:
        """What a hand card is worth in a later round."""
        return self.held() + PROMISE * max(0.0, self.card(player, card)) if self.later else 0.0

    def lost(self, player: Player, location: Location) -> float:
        """What goes with a Location: its VP and what it still brings."""
        return self.catalogue.type(location.card).vp + self.in_play(player, location)

    def held(self) -> float:
        """A card in hand: it still has to be built or razed."""
        return 0.75 if self.later > 1 else 0.55 if self.later else 0.2

    def in_play(self, player: Player, location: Location, *, planned: bool = False) -> float:
        """What a Location still brings, its VP left out; ``planned``: what it does in this round is counted elsewhere."""
        catalogue, card = self.catalogue, location.card
        made = self._by_card(player, "production", catalogue.production(card), location)
        worth = made * self.later * LATER
        action = catalogue.action(card)
        if action is not None:
            net = max(0.0, self._by_card(player, "action", action.do, location) - price_of(action.pay))
            left = 0 if planned or player.passed or location.blocked else max(0, action.limit - location.uses)
            worth += LIKELY * net * (left + action.limit * self.later * LATER)
        feature = catalogue.feature(card)
        if feature is not None:
            worth += self.feature(player, feature)
        # Protection is worth little, but more than nothing.
        return worth + 0.15 * location.defense + 0.3 * location.samurai

    def _by_card(self, player: Player, part: str, effects: Sequence[Effect], location: Location) -> float:
        """The worth of the effects of a part of a card; what depends on nothing else is looked at once."""
        key = part, location.card
        if key not in self._plain:
            plain = all(isinstance(effect, Gain) for effect in effects)
            self._plain[key] = self.effects(player, effects, location) if plain else None
        worth = self._plain[key]
        return self.effects(player, effects, location) if worth is None else worth

    def feature(self, player: Player, feature: Feature) -> float:
        """What a Feature brings until the end."""
        if feature.rule:
            return PASSIVE * self.later
        rounds = self.later + (0.0 if player.passed else 0.5)
        return self.effects(player, feature.do, None) * PER_ROUND[feature.trigger] * rounds

    # ------------------------------------------------------------------ effects and prices
    def effects(
        self,
        player: Player,
        effects: Sequence[Effect],
        location: Location | None,
        *,
        goods: Mapping[str, float] = GOODS,
    ) -> float:
        """The worth of what a list of effects gives; ``goods``: of one good of each kind."""
        return sum(self._effect(player, effect, location, goods) for effect in effects)

    def _effect(
        self, player: Player, effect: Effect, location: Location | None, goods: Mapping[str, float] = GOODS
    ) -> float:
        match effect:
            case Gain():
                return sum(goods[good] * count for good, count in effect.goods.items())
            case GainPer():
                amount = effect.amount * max(1, self._counted(player, effect.per, location))
                return goods[effect.good] * (amount if effect.max is None else min(amount, effect.max))
            case Choose():
                return max(self.effects(player, option, location, goods=goods) for option in effect.options)
            case MayPayOne():
                return max(
                    self.effects(player, offer.do, location, goods=goods) - price_of(offer.pay)
                    for offer in effect.options
                )
            case Look():
                return GOODS["faction_card"] + 0.2
            case CopyProduction() | RunProduction():
                return 1.0
            case RunDeal():
                return 0.7 if player.deals else 0.0
            case _:
                return OTHER

    def _counted(self, player: Player, per: Per, location: Location | None) -> int:
        """How many there are now of what an effect counts; where that is not known yet, a guess."""
        match per.what:
            case "location":
                return colour_count(self.catalogue, player, per.color)
            case "samurai":
                return samurai_count(player)
            case "stored":
                return stored_count(location) if location is not None else 0
            case "spent":
                return SPENT

    # ------------------------------------------------------------------ cards that are not in play
    def card(self, player: Player, card: str) -> float:
        """What having the card in hand promises: the best of building, Deal and Raze."""
        if not known(card):
            return self.held()
        kind, placed = self.catalogue.type(card), Location(card, self.seat)
        built = kind.vp + self.in_play(player, placed) + self._by_card(player, "bonus", kind.bonus, placed)
        built += self._by_card(player, "production", self.catalogue.production(card), placed)
        if card not in self._prices:
            self._prices[card], self._unbuilt[card] = self._price_and_unbuilt(card)
        return max(built - self._prices[card], self._unbuilt[card])

    def _price_and_unbuilt(self, card: str) -> tuple[float, float]:
        """What building the card costs, and the better of razing it and making a Deal of it; neither depends on the position."""
        printing = self.catalogue.printing(card)
        price = sum(GOODS.get(good, 1.0) * count for good, count in printing.cost.items())
        razed = sum(GOODS[good] for good in printing.raze) - GOODS["raze"] if printing.raze else 0.0
        dealt = GOODS[printing.deal] * (1 + self.later * LATER) - GOODS["food"] if printing.deal else 0.0
        return price, max(razed, dealt)
