"""What the computer seat thinks a position is worth, in VP at the end; reads nothing hidden.

The numbers are those of a player, not of the game: no rule depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache

from games.imperial_settlers.building import buildable, cost_goods
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.computer.intentions import SPARE, Use, meant
from games.imperial_settlers.empire import colour_count, foundations, known, opponents, samurai_count, stored_count
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
    Pay,
    Per,
    Raze,
    RemoveLocation,
    RunDeal,
    RunProduction,
    StoreUnder,
    TakeEnemyDeal,
    TakeLocationToHand,
    TakeOver,
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
DEAL = 0.6  # the Good of a Deal that is not known yet
RAZE_PRICE = 1.0  # the tokens for a Raze
FIELD = 2  # Goods in a Raze field
TAKEN, TAKEN_LATER = 1.8, 0.6  # a Location of somebody else: its VP and what it brings, and by rounds to come
STORED = 1.0  # what is put on a Location for good instead of being lost
PER_ROUND = {  # how often a Feature answers in a round
    "build": 4.0, "raze": 1.2, "make_deal": 0.7, "gain_vp": 4.0, "deploy_samurai": 0.8, "enemy_worker_exchange": 2.0,
    "enemy_uses_open_production": 0.5, "cleanup": 1.0, "passive": 0.0,
}  # fmt: skip
BUILT_OF = {"common": 2.2, "faction": 1.8}  # how many Locations of a deck are built in a round
COLOURED = 0.6  # and of a colour
PASSIVE = 1.0
LIKELY = 0.6  # an activation that is still possible is used this often
LATER = 0.85  # goods of later rounds count for less: the Location may be gone
FOUNDATION = 0.9
KEPT = 0.6  # goods kept for the next round
PROMISE = 0.2  # of what a hand card may bring in a later round
SOLO = 4.0  # alone only Faction Locations beyond the virtual player's Collection win
SOLO_CARD = 2.5  # and they are built of Faction cards
HELD = 0.3, 0.9, 1.2  # a card in hand in the last round, the last but one, before
HANDFUL, BEYOND = 4, 0.3  # so many cards count as much, those beyond only this part of it
# A card that is still to be drawn: what it may bring when it is built, besides for each later round; razed; as a Deal, each time.
BUILT, BUILT_LATER, RAZED, DEALT = 1.4, 0.5, 1.3, 0.4
_USUAL_COST = {"wood": 1, "stone": 1}
# Of what a Location brings a Defense token saves so much, if somebody could raze it, or not yet.
SAFE, UNTHREATENED = 0.15, 0.02
GUARD, LASTING = 0.08, 3  # a Samurai saves so much in each round, of which few count: much may come between
RIVAL = 0.35  # what the best opponent gains counts against the seat


def _may_raze(state: SettlersState, seat: int) -> bool:
    """Whether a seat has the tokens to raze a Location that nothing protects."""
    return state.players[seat].supply.get("raze", 0) > 1


def _drawn(state: SettlersState, seat: int) -> int:
    """How many cards the seat is about to draw."""
    return sum(task.count for task in state.pending if task.seat == seat and task.kind == "draw")


def _answers(feature: Feature) -> float:
    """How often a Feature answers in a round."""
    if feature.trigger != "build":
        return PER_ROUND[feature.trigger]
    wanted = feature.filter
    often = BUILT_OF.get(wanted.deck or "", PER_ROUND["build"])
    return min(often, COLOURED) if wanted.color else often


@lru_cache(maxsize=1024)
def _is_fixed(catalogue: Catalogue, card: str) -> bool:
    """Whether what a card brings depends on nothing else that its owner has."""
    kind = catalogue.type(card)
    parts = [part.do for part in (kind.production, kind.action, kind.feature) if part is not None]
    return all(isinstance(effect, Gain) for effects in parts for effect in effects)


@lru_cache(maxsize=512)
def price_of(price: Pay) -> float:
    """The worth of what is paid."""
    worth = sum(GOODS[good] * count for good, count in goods_of(price).items())
    worth += GOODS["hand_card"] * price.hand_card + GOODS["own_deal"] * price.own_deal
    return worth + (1.2 if price.any_resources else 0.0) + (RAZE_PRICE if price.raze_price else 0.0)


def _stocked(goods: Iterable[str]) -> dict[str, int]:
    """Those of some goods that lie in the supply."""
    return {good: count for good, count in Counter(goods).items() if good in SPARE}


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
        self.safety = SAFE if any(_may_raze(state, other) for other in opponents(state, seat)) else UNTHREATENED
        self._uses: dict[str, list[Use]] = {}
        self._rivals: dict[tuple[int, int], float] = {}
        self._fixed: dict[tuple[str, int, bool], float] = {}
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
        key = seat, _drawn(state, seat)
        if key not in self._rivals:
            self._rivals[key] = self.prospects(state, seat)
        return self._rivals[key]

    def prospects(self, state: SettlersState, seat: int) -> float:
        """VP so far and what is to be expected of everything the seat has."""
        player = state.players[seat]
        worth = float(sum(points(self.catalogue, player).values()))
        drawn = _drawn(state, seat)
        worth += self.hand(player, drawn) if seat == self.seat else self.stock(player, player.supply)
        planned = seat == self.seat
        worth += sum(self.in_play(player, location, planned=planned) for location in player.empire)
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
        uses = [use.less(kept[card]) for card in cards for use in self.uses(player, card)]
        uses += self.activations(player)
        uses += [use.less(held) for number in range(unknown) for use in self.guesses(str(number))]
        gifts = self.gifts(player) if any(use.give for use in uses) else []
        if not self.sells(player):
            planned, left, _ = meant(uses, player.supply, gifts)
            return worth + sum(kept.values()) + planned + self.stock(player, left, spare=True)
        # Whatever is used otherwise is not sold.
        uses = [use.less(_sold(use.goods) - _sold(use.brings)) for use in uses]
        planned, left, _ = meant(uses, player.supply, gifts)
        unsold = {good: count for good, count in left.items() if good not in SOLD}
        return worth + sum(kept.values()) + planned + _sold(player.supply) + self.stock(player, unsold, spare=True)

    def guesses(self, name: str) -> list[Use]:
        """What a card that nobody has seen may be used for."""
        return [
            Use(name, BUILT + BUILT_LATER * self.later, _USUAL_COST),
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
            done = [*kind.bonus, *catalogue.production(card)]
            gain = kind.vp + self.in_play(player, placed) + self.effects(player, done, placed, goods=AT_ONCE)
            goods = self.at_once(player, done, placed)
            yield Use(card, gain, cost_goods(catalogue, card), printing.cost.get("location", 0), goods)
        if printing.raze:
            gain, goods = sum(AT_ONCE[good] for good in printing.raze), _stocked(printing.raze)
            yield Use(card, gain, {"raze": catalogue.box.prices.raze_from_hand}, brings=goods)
        if printing.deal and kind.deck == player.faction:
            gain = AT_ONCE[printing.deal] + GOODS[printing.deal] * self.later * LATER
            yield Use(card, gain, catalogue.box.prices.deal, brings=_stocked([printing.deal]))

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
            worth = self._brings(player, location, left)
            if _is_fixed(self.catalogue, location.card):
                self._fixed[key] = worth
        if location.defense or location.samurai:
            safe = self.safety * location.defense + GUARD * min(self.later + 1, LASTING) * location.samurai
            worth += safe * (card.vp + worth)
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
        return self.effects(player, feature.do, None) * _answers(feature) * rounds

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
                    found = effect.amount * self._counted(player, effect.per, location)
                    goods[effect.good] += found if effect.max is None else min(found, effect.max)
                case _:
                    continue
        return _stocked(goods.elements())

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
