"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core.data import check_data
from games.core.entries import missing_words, repeated_ids
from games.imperial_settlers.data import RESOURCES, SEATS, CardType, ComponentsFile, Files, Printing
from games.imperial_settlers.vocabulary import (
    Choose,
    CopyProduction,
    Effect,
    Gain,
    GainEachStoredKind,
    GainPer,
    Look,
    MayPayOne,
    Reactivate,
    RunDeal,
    StoreUnder,
    UseEnemyAction,
)

SLUG = "imperial_settlers"
PARTS, FRIENDS = "components.json", "friends.json"


def load(text: bytes) -> Files:
    """The checked data from :func:`games.core.data.read_data`. Raises DataError naming file, entry and problem."""
    return check_data(text, Files, slug=SLUG, contradictions=contradictions)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    base, friends = files.components, files.friends
    entries = (*base.goods, *base.boards, *base.tokens, *base.cards, *base.attack_cards)
    yield from ((PARTS, entry, problem) for entry, problem in repeated_ids((*entries, *friends.cards)))
    yield from ((PARTS, entry, problem) for entry, problem in missing_words(entries))
    yield from ((FRIENDS, entry, problem) for entry, problem in missing_words(friends.cards))
    for good in base.goods:
        if not {"gen", "acc"} <= good.pl_forms.keys():
            yield PARTS, good.id, "pl_forms must have gen and acc"
    decks = {"common", *(board.deck for board in base.boards)}
    colors = set(base.game.colors)
    for file, cards, own in ((PARTS, base.cards, "base"), (FRIENDS, friends.cards, "friends")):
        for card in cards:
            yield from ((file, card.id, problem) for problem in _card_problems(card, own, decks, colors))
    yield from ((PARTS, base.game.id, problem) for problem in _box_problems(base))
    counts = Counter[str]()
    for card in friends.cards:
        counts[card.deck] += card.count
    if {**counts, "cards": counts.total()} != friends.expansion.totals:
        yield FRIENDS, friends.expansion.id, f"totals should be {dict(counts)}"


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
