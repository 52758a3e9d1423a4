"""What the Locations of an Empire still bring, and what effects do, in VP at the end; reads nothing hidden.

The numbers are those of a player, not of the game: no rule depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.computer.tallies import counted, may_raze
from games.imperial_settlers.computer.worths import (
    DEAL,
    FIELD,
    FOUNDATION,
    GOODS,
    GUARD,
    HELD,
    LASTING,
    LATER,
    LIKELY,
    OTHER,
    PASSIVE,
    RIVAL,
    SAFE,
    STORED,
    TAKEN,
    TAKEN_LATER,
    UNTHREATENED,
    answers,
    is_fixed,
    price_of,
    stocked,
)
from games.imperial_settlers.empire import foundations, opponents, stored_count
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


class Empires:
    """The worth of Locations and of effects for one seat, at one time of the game.

    ``later`` is how many rounds are to come, ``held`` what a card in hand is worth: it still has to be built or razed.
    """

    def __init__(self, catalogue: Catalogue, state: SettlersState, seat: int) -> None:
        self.catalogue = catalogue
        self.later = catalogue.box.rounds - state.round
        self.held = HELD[min(self.later, len(HELD) - 1)]
        self._safety = SAFE if any(may_raze(state, other) for other in opponents(state, seat)) else UNTHREATENED
        self._fixed: dict[tuple[str, int, bool], float] = {}
        self._empires: dict[tuple[bytes, bool], float] = {}
        self._losses: dict[bytes, list[float]] = {}
        self._beside: dict[tuple[object, ...], float] = {}

    # ------------------------------------------------------------------ Empires
    def gifts(self, player: Player) -> list[float]:
        """What would be lost with each thing that can be given up, the least first."""
        key = _standing(player)
        if key not in self._losses:
            self._losses[key] = [self.lost(player, location) for location in player.empire if not location.token]
        return sorted([*self._losses[key], *[FOUNDATION] * len(foundations(player))])

    def whole(self, player: Player, *, planned: bool) -> float:
        """What all own Locations still bring, as :meth:`in_play` has it."""
        key = _standing(player), planned
        if key not in self._empires:
            self._empires[key] = sum(self.in_play(player, location, planned=planned) for location in player.empire)
        return self._empires[key]

    def lost(self, player: Player, location: Location) -> float:
        """What goes with a Location: its VP and what it still brings."""
        return self.catalogue.type(location.card).vp + self.in_play(player, location)

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
            safe = self._safety * location.defense + GUARD * min(self.later + 1, LASTING) * location.samurai
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
                return FIELD * effect.swap_goods_for_vp - self.held
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
