"""What goods, operations and times of the game are worth to a player, in VP at the end.

The numbers are those of a player, not of the game: no rule depends on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.computer.intentions import SPARE
from games.imperial_settlers.payment import goods_of
from games.imperial_settlers.vocabulary import Feature, Gain, Pay

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
USUAL_COST = {"wood": 1, "stone": 1}
# Of what a Location brings a Defense token saves so much, if somebody could raze it, or not yet.
SAFE, UNTHREATENED = 0.15, 0.02
GUARD, LASTING = 0.08, 3  # a Samurai saves so much in each round, of which few count: much may come between
RIVAL = 0.35  # what the best opponent gains counts against the seat


def answers(feature: Feature) -> float:
    """How often a Feature answers in a round."""
    if feature.trigger != "build":
        return PER_ROUND[feature.trigger]
    wanted = feature.filter
    often = BUILT_OF.get(wanted.deck or "", PER_ROUND["build"])
    return min(often, COLOURED) if wanted.color else often


@lru_cache(maxsize=1024)
def is_fixed(catalogue: Catalogue, card: str) -> bool:
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


def stocked(goods: Iterable[str]) -> dict[str, int]:
    """Those of some goods that lie in the supply."""
    return {good: count for good, count in Counter(goods).items() if good in SPARE}


def sold(goods: Mapping[str, int]) -> float:
    """What goods bring where a Location gives a VP for each Resource."""
    return sum(SOLD[good] * goods.get(good, 0) for good in SOLD)
