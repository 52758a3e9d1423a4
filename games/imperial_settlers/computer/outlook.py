"""What the computer seat thinks a position is worth, in VP at the end; reads nothing hidden.

The numbers are those of a player, not of the game: no rule depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy

import msgspec

from games.imperial_settlers.building import buildable, cost_goods
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.computer.intentions import SPARE, Use, meant
from games.imperial_settlers.computer.tallies import counted, may_raze, to_draw
from games.imperial_settlers.computer.worths import (
    AT_ONCE,
    BEYOND,
    BUILT,
    BUILT_LATER,
    DEAL,
    DEALT,
    ENOUGH,
    FIELD,
    FOUNDATION,
    GOODS,
    GUARD,
    HANDFUL,
    HELD,
    KEPT,
    LASTING,
    LATER,
    LIKELY,
    OTHER,
    PASSIVE,
    PROMISE,
    RAZE_PRICE,
    RAZED,
    RIVAL,
    SAFE,
    SOLD,
    SOLO,
    SOLO_CARD,
    STORED,
    SURPLUS,
    TAKEN,
    TAKEN_LATER,
    UNTHREATENED,
    USUAL_COST,
    answers,
    is_fixed,
    price_of,
    sold,
    stocked,
)
from games.imperial_settlers.empire import foundations, known, opponents, stored_count
from games.imperial_settlers.payment import goods_of
from games.imperial_settlers.scoring import margin, points
from games.imperial_settlers.state import Location, Player, SettlersState
from games.imperial_settlers.vocabulary import (
    Choose,
    CopyProduction,
    DealWithEnemyLocation,
    DiscardEnemyDeal,
    Effect,
    Feature,
    Gain,
    GainPer,
    Look,
    MayPayOne,
    Raze,
    RemoveLocation,
    RunDeal,
    RunProduction,
    StoreUnder,
    TakeEnemyDeal,
    TakeLocationToHand,
    TakeOver,
)

_ENCODER = msgspec.json.Encoder()


def _standing(player: Player) -> bytes:
    """All on which it depends what the Locations of a player bring: most moves that are looked at leave them as they are."""
    return _ENCODER.encode((player.empire, player.passed, bool(player.deals)))


class Outlook:
    """The worth of cards and positions for one seat, at one time of the game."""

    def __init__(self, catalogue: Catalogue, state: SettlersState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.later = catalogue.box.rounds - state.round
        self.safety = SAFE if any(may_raze(state, other) for other in opponents(state, seat)) else UNTHREATENED
        self._uses: dict[str, list[Use]] = {}
        self._instead: dict[tuple[str, float], list[Use]] = {}
        self._rivals: dict[tuple[int, int], float] = {}
        self._fixed: dict[tuple[str, int, bool], float] = {}
        self._empires: dict[tuple[bytes, bool], float] = {}
        self._losses: dict[bytes, list[float]] = {}
        self._beside: dict[tuple[object, ...], float] = {}
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
        worth += self.empire(player, planned=seat == self.seat)
        worth += sum(GOODS[self.catalogue.deal_good(deal.card)] * self.later * LATER for deal in player.deals)
        worth += FOUNDATION * min(len(foundations(player)), 3)
        return worth if seat == self.seat else worth + (drawn + len(player.hand)) * self.held()

    def hand(self, player: Player, drawn: int = 0) -> float:
        """The hand, with so many cards about to be drawn, and the goods: what can be made of them now, and what is left then."""
        cards = [card for card in player.hand if known(card)]
        unknown = len(player.hand) - len(cards) + drawn
        # Of many cards most will find nothing to be paid with.
        many = len(cards) + unknown
        scale = 1.0 if many <= HANDFUL else (HANDFUL + BEYOND * (many - HANDFUL)) / many
        held = scale * self.held()
        worth = unknown * held
        kept = {card: scale * self.kept(player, card) for card in cards}
        if player.passed:
            return worth + sum(kept.values()) + self.stock(player, player.supply, spare=True)
        uses = [use for card in cards for use in self.instead(player, card, kept[card])]
        uses += self.activations(player)
        uses += [use.less(held) for number in range(unknown) for use in self.guesses(str(number))]
        gifts = self.gifts(player) if any(use.give for use in uses) else []
        if not self.sells(player):
            planned, left, _ = meant(uses, player.supply, gifts)
            return worth + sum(kept.values()) + planned + self.stock(player, left, spare=True)
        # Whatever is used otherwise is not sold.
        uses = [use.less(sold(use.goods) - sold(use.brings)) for use in uses]
        planned, left, _ = meant(uses, player.supply, gifts)
        unsold = {good: count for good, count in left.items() if good not in SOLD}
        return worth + sum(kept.values()) + planned + sold(player.supply) + self.stock(player, unsold, spare=True)

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
                gain = self.effects(player, action.do, location, goods=AT_ONCE) - given
                goods = self.at_once(player, action.do, location)
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

    def gifts(self, player: Player) -> list[float]:
        """What would be lost with each thing that can be given up, the least first."""
        key = _standing(player)
        if key not in self._losses:
            self._losses[key] = [self.lost(player, location) for location in player.empire if not location.token]
        return sorted([*self._losses[key], *[FOUNDATION] * len(foundations(player))])

    def empire(self, player: Player, *, planned: bool) -> float:
        """What all own Locations still bring, as :meth:`in_play` has it."""
        key = _standing(player), planned
        if key not in self._empires:
            self._empires[key] = sum(self.in_play(player, location, planned=planned) for location in player.empire)
        return self._empires[key]

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
            gain = kind.vp + self.in_play(player, placed) + self.effects(player, done, placed, goods=AT_ONCE)
            goods = self.at_once(player, done, placed)
            yield Use(card, gain, cost_goods(catalogue, card), printing.cost.get("location", 0), goods)
        if printing.raze:
            gain, goods = sum(AT_ONCE[good] for good in printing.raze), stocked(printing.raze)
            yield Use(card, gain, {"raze": catalogue.box.prices.raze_from_hand}, brings=goods)
        if printing.deal and kind.deck == player.faction:
            gain = AT_ONCE[printing.deal] + GOODS[printing.deal] * self.later * LATER
            yield Use(card, gain, catalogue.box.prices.deal, brings=stocked([printing.deal]))

    def kept(self, player: Player, card: str) -> float:
        """What a hand card is worth in a later round."""
        return self.held() + PROMISE * max(0.0, self.card(player, card)) if self.later else 0.0

    def lost(self, player: Player, location: Location) -> float:
        """What goes with a Location: its VP and what it still brings."""
        return self.catalogue.type(location.card).vp + self.in_play(player, location)

    def held(self) -> float:
        """A card in hand: it still has to be built or razed."""
        return HELD[min(self.later, len(HELD) - 1)]

    def in_play(self, player: Player, location: Location, *, planned: bool = False) -> float:
        """What a Location still brings, its VP left out; ``planned``: what it does in this round is counted elsewhere."""
        card = self.catalogue.cards[location.card].type
        action = card.action
        left = 0
        if action is not None and not (planned or player.passed or location.blocked):
            left = max(0, action.limit - location.uses)
        key = location.card, left, player.passed
        worth = self._fixed.get(key)
        if worth is None:
            if is_fixed(self.catalogue, location.card):
                worth = self._fixed[key] = self._brings(player, location, left)
            else:
                worth = self._beside_others(player, location, key)
        if location.defense or location.samurai:
            safe = self.safety * location.defense + GUARD * min(self.later + 1, LASTING) * location.samurai
            worth += safe * (card.vp + worth)
        return worth

    def _beside_others(self, player: Player, location: Location, key: tuple[str, int, bool]) -> float:
        """The same where it depends on what lies on the Location, and on the Empire and the Deals of its owner."""
        empire = player.empire
        samurai = sum([other.samurai for other in empire])
        beside = (*key, stored_count(location), samurai, bool(player.deals), *[other.card for other in empire])
        worth = self._beside.get(beside)
        if worth is None:
            worth = self._beside[beside] = self._brings(player, location, key[1])
        return worth

    def _brings(self, player: Player, location: Location, left: int) -> float:
        """What a Location brings that can be activated so often in this round."""
        card = self.catalogue.type(location.card)
        worth = 0.0
        if card.production is not None:
            worth += self.effects(player, card.production.do, location) * self.later * LATER
        if card.action is not None:
            net = max(0.0, self.effects(player, card.action.do, location) - price_of(card.action.pay))
            worth += LIKELY * net * (left + card.action.limit * self.later * LATER)
        return worth if card.feature is None else worth + self.feature(player, card.feature)

    def feature(self, player: Player, feature: Feature) -> float:
        """What a Feature brings until the end."""
        if feature.rule:
            return PASSIVE * self.later
        rounds = self.later + (0.0 if player.passed else 0.5)
        return self.effects(player, feature.do, None) * answers(feature) * rounds

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
                amount = effect.amount * max(1, counted(self.catalogue, player, effect.per, location))
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
                return self._attempt(effect)

    def _attempt(self, effect: Effect) -> float:
        """What an operation brings that depends on what others have, or on what there will be."""
        match effect:
            case DealWithEnemyLocation() | TakeEnemyDeal():
                return DEAL * (1 + self.later * LATER)
            case TakeOver():
                return TAKEN + TAKEN_LATER * self.later
            case Raze() if effect.swap_goods_for_vp:
                return FIELD * effect.swap_goods_for_vp - self.held()
            case Raze():
                return FIELD * GOODS["stone"] + (RIVAL * TAKEN if "enemy" in effect.targets else -1.0)
            case RemoveLocation() | TakeLocationToHand():
                return RIVAL * TAKEN + (HELD[-1] if isinstance(effect, TakeLocationToHand) else 0.0)
            case DiscardEnemyDeal():
                return RIVAL * DEAL * self.later
            case StoreUnder():
                return STORED
            case _:
                return OTHER

    def at_once(self, player: Player, effects: Sequence[Effect], location: Location) -> dict[str, int]:
        """The goods that a list of effects brings into the supply, as far as they are certain."""
        goods = Counter[str]()
        for effect in effects:
            match effect:
                case Gain():
                    goods.update(effect.goods)
                case GainPer():
                    found = effect.amount * counted(self.catalogue, player, effect.per, location)
                    goods[effect.good] += found if effect.max is None else min(found, effect.max)
                case _:
                    continue
        return stocked(goods.elements())

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
                goods.update(self.at_once(player, catalogue.production(location.card), location))
        return {good: goods[good] for good in SPARE}

    def card(self, player: Player, card: str) -> float:
        """What having the card in hand promises: the best of building, Deal and Raze."""
        if not known(card):
            return self.held()
        if card not in self._cards:
            kind, placed = self.catalogue.type(card), Location(card, self.seat)
            built = kind.vp + self.in_play(player, placed) + self.effects(player, kind.bonus, placed)
            built += self.effects(player, self.catalogue.production(card), placed)
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
