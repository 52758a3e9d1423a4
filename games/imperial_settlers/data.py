"""The components as typed data, checked field by field (R1, R2)."""

from __future__ import annotations

from typing import Literal

from games.base import Component
from games.core.entries import Strict
from games.imperial_settlers.vocabulary import (
    Action,
    Effect,
    Feature,
    Gain,
    GainPer,
    Good,
    Goods,
    Instant,
    Production,
    Storage,
    VirtualRule,
)

RESOURCES = ("wood", "stone", "food")
SEATS = range(1, 5)
KINDS = ("action", "feature", "production")  # R23.7: the order in which the virtual player prefers them

Kind = Literal["production", "feature", "action", "instant", "virtual"]


class GoodEntry(Component, kw_only=True, forbid_unknown_fields=True):
    """A good; ``pl_forms`` are its Polish genitive and accusative."""

    pl_forms: dict[str, str]

    @property
    def forms(self) -> dict[str, dict[str, str]]:
        """By language the cases of the name that sentences need."""
        return {"pl": self.pl_forms}


class Board(Component, kw_only=True, forbid_unknown_fields=True):
    """R4.6: what a faction produces each round and may keep in Cleanup."""

    deck: str
    count: int
    production: Goods
    storage: Keep
    worker_exchange: WorkerExchange
    samurai: bool
    sides: list[str]
    sources: dict[str, str] = {}


class Keep(Strict, frozen=True):
    """Goods of which any number may be kept."""

    kinds: list[Good]
    max: None


class WorkerExchange(Strict, frozen=True):
    """R13.1: the price of one exchange and what can be had for it."""

    pay: Goods
    gain_one_of: list[Good]
    times_per_action: Literal["any"]


class Token(Component, kw_only=True, forbid_unknown_fields=True):
    """Markers and boards of the box; only the number of Egyptian tokens limits anything (R1.3)."""

    count: int
    unlimited: bool = False


class Printing(Strict, frozen=True):
    """R2.3: one physical copy."""

    no: str | None
    cost: dict[str, int]
    raze: list[Good]
    deal: Good | None


class CardType(Component, kw_only=True, forbid_unknown_fields=True):
    """A kind of card; its copies are ``printings``."""

    deck: str
    kind: Kind
    colors: list[str]
    vp: int
    printings: list[Printing]
    bonus: list[Effect]
    open: bool = False
    printed_defense: int = 0
    production: Production | None = None
    feature: Feature | None = None
    action: Action | None = None
    storage: Storage | None = None
    instant: Instant | None = None
    virtual: VirtualRule | None = None
    sources: dict[str, str] = {}
    uncertain: list[str] = []
    set: Literal["base", "friends"] = "base"  # by the file that it stands in

    @property
    def count(self) -> int:
        """How many copies there are."""
        return len(self.printings)

    @property
    def razeable(self) -> bool:
        """R2.1: whether it has a Raze field."""
        return any(printing.raze for printing in self.printings)


class AttackCard(Component, kw_only=True, forbid_unknown_fields=True):
    """R23: a card of the virtual player; ``target`` is the Good it looks for."""

    deck: Literal["attack"]
    kind: Literal["attack"]
    count: int
    target: Good
    sources: dict[str, str] = {}


class SetUp(Strict, frozen=True):
    """R4.4, R6.2, R22: numbers of cards."""

    common_cards: int
    faction_cards: int
    revealed_beyond_players: int
    alternate_pack: int
    advanced_revealed: int


class Prices(Strict, frozen=True):
    """R10.1, R11, R16.2, R25.2."""

    deal: Goods
    raze_from_hand: int
    raze_location: int
    samurai: Goods
    send: Goods


class Title(Strict, frozen=True, rename={"least": "from"}):
    """R23.11: the rank reached with this many VP."""

    least: int
    title: str


class Solo(Strict, frozen=True):
    """R23: numbers of the game against the virtual player."""

    revealed: int
    attacks: int
    deal_order: list[Good]
    titles: list[Title]


class StandardDeck(Strict, frozen=True):
    """R24.3: size of a deck and how many types have how many copies."""

    cards: int
    types_by_copies: dict[int, int]


class Box(Component, kw_only=True, forbid_unknown_fields=True):
    """The game as a whole: title and numbers."""

    players: list[int]
    colors: list[str]
    rounds: int
    first_production_round: int
    setup: SetUp
    prices: Prices
    foundation_gain: Goods
    open_workers: int
    defense_tokens_held: int
    standard_deck: StandardDeck
    solo: Solo


class ComponentsFile(Strict, frozen=True):
    """components.json: the base game."""

    game: Box
    sources_legend: dict[str, str]
    goods: list[GoodEntry]
    boards: list[Board]
    tokens: list[Token]
    cards: list[CardType]
    attack_cards: list[AttackCard]


class Expansion(Component, kw_only=True, forbid_unknown_fields=True):
    """The name of an expansion."""


class FriendsFile(Strict, frozen=True):
    """friends.json: Why Can't We Be Friends (R25)."""

    expansion: Expansion
    cards: list[CardType]


class Files(Strict, frozen=True):
    """All data files of the game by stem."""

    components: ComponentsFile
    friends: FriendsFile


def constant_goods(effects: list[Effect]) -> Goods:
    """What the plain gains of a list give, amounts per counted thing counted once."""
    total: Goods = {}
    for effect in effects:
        goods: Goods = effect.goods if isinstance(effect, Gain) else {}
        if isinstance(effect, GainPer):
            goods = {effect.good: effect.amount}
        for good, count in goods.items():
            total[good] = total.get(good, 0) + count
    return total
