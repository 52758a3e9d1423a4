"""The vocabulary in which cards say what they do; one Struct per operation, none per card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal

import msgspec

from games.core.entries import Strict

# The goods of R3.1; "card" is drawn from either deck, "samurai" comes from the general supply onto own Locations.
GOODS = (
    "wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card", "common_card", "faction_card", "samurai",
)  # fmt: skip
Good = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(GOODS)})$")]
Stored = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(GOODS)}|hand_card)$")]
Goods = dict[Good, int]
_PAID = ("wood", "stone", "food", "gold", "worker", "raze")
Trigger = Literal[
    "build", "raze", "make_deal", "deploy_samurai", "gain_vp",
    "enemy_worker_exchange", "enemy_uses_open_production", "cleanup", "passive",
]  # fmt: skip
Rule = Literal[
    "store",
    "raze_enemy_discount",
    "raze_surcharge_for_enemies",
    "samurai_on_common",
    "open_production_no_owner_worker",
]


class Pay(Strict, frozen=True, omit_defaults=True, dict=True):
    """A price: goods, hand cards, own Deals, any Resources, the Raze price of the target."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    hand_card: int = 0
    own_deal: int = 0
    any_resources: Literal["any", ""] = ""
    raze_price: Literal["standard", ""] = ""

    @cached_property
    def goods(self) -> Mapping[str, int]:
        """The goods of the price, cards and Deals left out."""
        return {good: count for good in _PAID if (count := getattr(self, good))}


class Per(Strict, frozen=True, omit_defaults=True):
    """What a ``gain_per`` counts."""

    what: Literal["location", "samurai", "spent", "stored"]
    color: str = ""


class Filter(Strict, frozen=True, omit_defaults=True):
    """Which built cards count."""

    color: str = ""
    deck: Literal["common", "faction", ""] = ""
    own_faction: bool = False


class _Op(Strict, frozen=True, omit_defaults=True, tag_field="op"):
    pass


class Gain(_Op, frozen=True, tag="gain"):
    """Take goods from the general supply, score, draw; one gain."""

    goods: Goods


class GainPer(_Op, frozen=True, tag="gain_per"):
    """``amount`` of a good per counted thing, at most ``max`` in all; one gain."""

    good: Good
    amount: int
    per: Per
    max: int | None


class Choose(_Op, frozen=True, tag="choose"):
    """Carry out exactly one of the options."""

    options: list[list[Effect]]


class Offer(Strict, frozen=True):
    """A price and what it buys."""

    pay: Pay
    do: list[Effect]


class MayPayOne(_Op, frozen=True, tag="may_pay_one"):
    """Pay for and carry out at most one of the options."""

    options: list[Offer]


class Look(_Op, frozen=True, tag="look"):
    """See the top ``n`` cards of the own Faction deck, keep some, put the rest under it."""

    deck: Literal["faction"]
    n: int
    keep: Literal[1]
    rest: Literal["bottom"]


class CopyProduction(_Op, frozen=True, tag="copy_production"):
    """Gain what another own Production Location (without this operation) produces now."""

    of: Literal["own_other"]


class RunProduction(_Op, frozen=True, tag="run_production"):
    """Gain what an own Production Location produces now."""

    of: Literal["own"]


class RunDeal(_Op, frozen=True, tag="run_deal"):
    """Gain the Good of an own Deal; several in one list take different Deals."""


class Steal(_Op, frozen=True, tag="steal"):
    """Move goods of one kind from an opponent's supply into the own one."""

    kinds: list[Good]
    amount: int


class GainFromRazeField(_Op, frozen=True, tag="gain_from_raze_field"):
    """Gain Goods out of the Raze field of an opponent's Location, which stays."""

    of: Literal["enemy_location"]
    pick: Literal[1]


class Raze(_Op, frozen=True, tag="raze"):
    """A Raze of a hand card, an opponent's Location or an own Common one; the price stands in ``pay``."""

    targets: list[Literal["hand", "enemy", "own_common"]]
    tokens: Literal[0]
    ignore_protection: bool = False
    swap_goods_for_vp: int = 0


class RemoveLocation(_Op, frozen=True, tag="remove_location"):
    """Put an opponent's Location on its discard pile; no Raze, protection void."""

    of: Literal["enemy"]


class TakeLocationToHand(_Op, frozen=True, tag="take_location_to_hand"):
    """Take an opponent's Common Location into the hand; protection void."""

    of: Literal["enemy_common"]


class DiscardEnemyDeal(_Op, frozen=True, tag="discard_enemy_deal"):
    """Discard a Deal from under an opponent's board."""


class TakeEnemyDeal(_Op, frozen=True, tag="take_enemy_deal"):
    """Take a Deal from under an opponent's board as an own one, without its Good now."""


class DealWithEnemyLocation(_Op, frozen=True, tag="deal_with_enemy_location"):
    """Make a Deal with a Faction Location of an opponent."""

    target: Literal["enemy_faction_location"]


class BuildFromHand(_Op, frozen=True, tag="build_from_hand"):
    """Build a hand card at once, without the Location in its cost."""

    filter: Filter
    ignore_location_cost: Literal[True]


class BuildFromDeal(_Op, frozen=True, tag="build_from_deal"):
    """Build the card of an own Deal at once, without the Location in its cost."""

    filter: Filter
    ignore_location_cost: Literal[True]


class HandToFoundation(_Op, frozen=True, tag="hand_to_foundation"):
    """A hand card becomes a Foundation; gain 1 of ``good`` instead of the usual one."""

    good: Good


class TakeOver(_Op, frozen=True, tag="take_over"):
    """Put an Egyptian token on an opponent's Location; it counts as yours."""

    of: Literal["enemy"]


class Reactivate(_Op, frozen=True, tag="reactivate"):
    """Activate another own Action Location that is used up once more, paying its price."""

    of: Literal["own_other_action"]
    times: Literal[1]
    pay_cost: Literal[True]


class UseEnemyAction(_Op, frozen=True, tag="use_enemy_action"):
    """Activate an opponent's Action Location that is not used up, paying its price."""

    pay_cost: Literal[True]


class BlockAction(_Op, frozen=True, tag="block_action"):
    """An opponent's Action Location counts as used up this round."""

    of: Literal["enemy"]


class EnemyDiscards(_Op, frozen=True, tag="enemy_discards"):
    """An opponent discards hand cards of the own choice."""

    n: int


class SkipTurn(_Op, frozen=True, tag="skip_turn"):
    """An opponent skips the next turn of this phase."""

    of: Literal["enemy"]


class StoreUnder(_Op, frozen=True, tag="store_under"):
    """In Cleanup: put goods or hand cards on the Location for good."""

    kinds: list[Stored]
    max: int


class GainEachStoredKind(_Op, frozen=True, tag="gain_each_stored_kind"):
    """Gain 1 of each kind of goods lying on the Location."""

    max_kinds: int


Effect = (
    Gain | GainPer | Choose | MayPayOne | Look | CopyProduction | RunProduction | RunDeal | Steal | GainFromRazeField
    | Raze | RemoveLocation | TakeLocationToHand | DiscardEnemyDeal | TakeEnemyDeal | DealWithEnemyLocation
    | BuildFromHand | BuildFromDeal | HandToFoundation | TakeOver | Reactivate | UseEnemyAction | BlockAction
    | EnemyDiscards | SkipTurn | StoreUnder | GainEachStoredKind
)  # fmt: skip


class Production(Strict, frozen=True):
    """Carried out when the card is built and in every Production phase."""

    do: list[Effect]


class Feature(Strict, frozen=True, omit_defaults=True):
    """A trigger with effects, or a passive rule with its numbers."""

    trigger: Trigger
    filter: Filter = Filter()
    do: list[Effect] = []
    endgame: GainPer | None = None
    rule: Rule | Literal[""] = ""
    kinds: list[Good] = []
    max: None = None
    amount: int = 0
    minimum: int = 0


class Action(Strict, frozen=True, dict=True):
    """A price, how often per round, and what it does."""

    pay: Pay
    limit: int
    do: list[Effect]

    @cached_property
    def opens(self) -> Reactivate | UseEnemyAction | None:
        """What activates another Location; None for any other Action."""
        first = self.do[0] if self.do else None
        return first if isinstance(first, Reactivate | UseEnemyAction) else None


class Storage(Strict, frozen=True):
    """R25.3: what may be put on the Location in Cleanup, how much, and whether for good."""

    kinds: list[Stored]
    max: int | None
    permanent: bool


class Instant(Strict, frozen=True):
    """R25.4: a price and what it does; the card is discarded."""

    pay: Pay
    do: list[Effect]


class VirtualRule(Strict, frozen=True, omit_defaults=True):
    """R25.7: how the virtual player differs in this match."""

    rule: Literal["extra_attack", "locations_are_open_production"]
    rounds: list[int] = []
    attacks: int = 0
