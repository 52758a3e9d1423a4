"""The components as typed data, checked field by field and against each other (R1, R2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from games.base import Component
from games.core.data import check_data
from games.core.errors import DataError
from games.imperial_settlers.vocabulary import (
    Action,
    Choose,
    CopyProduction,
    Effect,
    Feature,
    Gain,
    GainEachStoredKind,
    GainPer,
    Good,
    Goods,
    Instant,
    Look,
    MayPayOne,
    Production,
    Reactivate,
    RunDeal,
    Storage,
    StoreUnder,
    UseEnemyAction,
    VirtualRule,
)

FILES = ("imperial_settlers/components.json", "imperial_settlers/friends.json")
RESOURCES = ("wood", "stone", "food")
SEATS = range(1, 5)
KINDS = ("action", "feature", "production")  # R23.7: the order in which the virtual player prefers them

Kind = Literal["production", "feature", "action", "instant", "virtual"]


class GoodEntry(Component, kw_only=True):
    """A good; ``pl_forms`` are its Polish genitive and accusative."""

    pl_forms: dict[str, str]

    @property
    def forms(self) -> dict[str, dict[str, str]]:
        """By language the cases of the name that sentences need."""
        return {"pl": self.pl_forms}


class Board(Component, kw_only=True):
    """R4.6: what a faction produces each round and may keep in Cleanup."""

    deck: str
    count: int
    production: Goods
    storage: Keep
    worker_exchange: WorkerExchange
    samurai: bool
    sides: list[str]
    sources: dict[str, str] = {}


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goods of which any number may be kept."""

    kinds: list[Good]
    max: None


class WorkerExchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R13.1: the price of one exchange and what can be had for it."""

    pay: Goods
    gain_one_of: list[Good]
    times_per_action: Literal["any"]


class Token(Component, kw_only=True):
    """Markers and boards of the box; only the number of Egyptian tokens limits anything (R1.3)."""

    count: int
    unlimited: bool = False


class Printing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R2.3: one physical copy."""

    no: str | None
    cost: dict[str, int]
    raze: list[Good]
    deal: Good | None


class CardType(Component, kw_only=True):
    """A kind of card; its copies are ``printings``."""

    set: Literal["base", "friends"]
    deck: str
    kind: Kind
    colors: list[str]
    count: int
    vp: int
    razeable: bool
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


class AttackCard(Component, kw_only=True):
    """R23: a card of the virtual player; ``target`` is the Good it looks for."""

    set: Literal["base"]
    deck: Literal["attack"]
    kind: Literal["attack"]
    count: int
    target: Good
    sources: dict[str, str] = {}


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R4.4, R6.2, R22: numbers of cards."""

    common_cards: int
    faction_cards: int
    revealed_beyond_players: int
    alternate_pack: int
    advanced_revealed: int


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R10.1, R11, R16.2, R25.2."""

    deal: Goods
    raze_from_hand: int
    raze_location: int
    samurai: Goods
    send: Goods


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    """R23.11: the rank reached with this many VP."""

    least: int
    title: str


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R23: numbers of the game against the virtual player."""

    revealed: int
    attacks: int
    deal_order: list[Good]
    titles: list[Title]


class StandardDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R24.3: size of a deck and how many types have how many copies."""

    cards: int
    types_by_copies: dict[int, int]


class Box(Component, kw_only=True):
    """The game as a whole: title and numbers."""

    players: list[int]
    totals: dict[str, int]
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


class ComponentsFile(msgspec.Struct, frozen=True):
    """components.json: the base game."""

    game: Box
    sources_legend: dict[str, str]
    goods: list[GoodEntry]
    boards: list[Board]
    tokens: list[Token]
    cards: list[CardType]
    attack_cards: list[AttackCard]


class Expansion(Component, kw_only=True):
    """Name and totals of an expansion."""

    totals: dict[str, int]


class FriendsFile(msgspec.Struct, frozen=True):
    """friends.json: Why Can't We Be Friends (R25)."""

    expansion: Expansion
    cards: list[CardType]


class Files(msgspec.Struct, frozen=True):
    """All data files of the game by stem."""

    components: ComponentsFile
    friends: FriendsFile


def load(text: bytes) -> Files:
    """The checked components from :func:`games.core.data.read_data`. Raises DataError naming entry and problem."""
    files = check_data(text, Files, slug="imperial_settlers")
    for file, entry, problem in _contradictions(files):
        raise DataError(file, entry, problem)
    return files


def _contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    base, friends = files.components, files.friends
    parts = (base.goods, base.boards, base.tokens, base.cards, base.attack_cards, friends.cards)
    for name, times in Counter(entry.id for part in parts for entry in part).items():
        if times > 1:
            yield FILES[0], name, "this id is used twice"
    for entry in (entry for part in parts for entry in part):
        if not all(entry.name.get(lang) and entry.text.get(lang) for lang in ("en", "pl")):
            yield FILES[0], entry.id, "name and text must be given in en and pl"
    for good in base.goods:
        if not {"gen", "acc"} <= good.pl_forms.keys():
            yield FILES[0], good.id, "pl_forms must have gen and acc"
    decks = {"common", *(board.deck for board in base.boards)}
    colors = set(base.game.colors)
    for file, cards, own in ((FILES[0], base.cards, "base"), (FILES[1], friends.cards, "friends")):
        for card in cards:
            yield from ((file, card.id, problem) for problem in _card_problems(card, own, decks, colors))
    yield from ((FILES[0], base.game.id, problem) for problem in _box_problems(base))
    counts = Counter[str]()
    for card in friends.cards:
        counts[card.deck] += card.count
    if {**counts, "cards": counts.total()} != friends.expansion.totals:
        yield FILES[1], friends.expansion.id, f"totals should be {dict(counts)}"


def _card_problems(card: CardType, own_set: str, decks: set[str], colors: set[str]) -> Iterator[str]:
    if card.set != own_set:
        yield f"set must be {own_set}"
    if card.count != len(card.printings) or not card.printings:
        yield "count and the number of printings differ"
    if card.kind == "virtual":
        if card.virtual is None or card.deck != "virtual":
            yield "a card of the virtual player needs its rule and lies in the deck virtual"
        return
    if card.deck not in decks:
        yield f"unknown deck {card.deck!r}"
    if not set(card.colors) <= colors:
        yield "unknown colour"
    for field in ("production", "action", "instant"):
        if (getattr(card, field) is not None) != (card.kind == field):
            yield f"cards of the kind {field}, and no others, have the field {field}"
    if card.feature is not None and card.kind != "feature":
        yield "only cards of the kind feature have the field feature"
    if (card.open or card.storage is not None) and card.kind != "production":
        yield "only Production Locations are open or store goods"
    for printing in card.printings:
        yield from _printing_problems(card, printing)
    actions = [card.action.do] if card.action is not None else []
    elsewhere = [
        *card.bonus,
        *(card.production.do if card.production else []),
        *(card.feature.do if card.feature else []),
    ]
    for effects in actions:
        if len(effects) > 1 and any(isinstance(effect, Reactivate | UseEnemyAction) for effect in effects):
            yield "an operation that activates another Location stands alone"
    if any(_needs_command(effect) for effect in elsewhere):
        yield "an operation that needs a target is possible only in an Action or an Instant"
    if card.feature is not None and (card.feature.trigger == "passive") != bool(card.feature.rule):
        yield "a passive Feature, and no other, has a rule"


def _needs_command(effect: Effect) -> bool:
    """Whether the operation is carried out only with what a player says in the command."""
    return not isinstance(
        effect,
        Gain | GainPer | Choose | MayPayOne | Look | CopyProduction | RunDeal | StoreUnder | GainEachStoredKind,
    )


def _printing_problems(card: CardType, printing: Printing) -> Iterator[str]:
    if not printing.cost.keys() <= {*RESOURCES, "location"} or any(n < 1 for n in printing.cost.values()):
        yield "a cost consists of Resources and Locations"
    if bool(printing.raze) != card.razeable:
        yield "razeable and the Raze field differ"
    if (printing.deal is not None) != (card.deck != "common"):
        yield "Faction cards, and no others, have a Deal field"
    if card.deck == "common" and "location" in printing.cost:
        yield "Common cards cost Resources only"


def _box_problems(base: ComponentsFile) -> Iterator[str]:
    game = base.game
    counts = Counter[str]()
    for card in base.cards:
        counts[card.deck] += card.count
    counts["attack"] = sum(card.count for card in base.attack_cards)
    for deck, total in counts.items():
        if game.totals.get(deck) != total:
            yield f"totals.{deck} should be {total}"
    if game.totals.get("cards") != counts.total():
        yield f"totals.cards should be {counts.total()}"
    if game.players != list(SEATS):
        yield f"players must be {list(SEATS)}"
    if len(base.boards) < SEATS[-1]:
        yield "there are fewer boards than players"
    if not game.solo.titles or game.solo.titles != sorted(game.solo.titles, key=lambda title: title.least):
        yield "solo.titles must begin with the lowest"


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
