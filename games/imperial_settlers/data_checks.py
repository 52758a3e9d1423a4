"""What the data files may not say: contradictions that no single field shows."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.data import check_data
from games.core.entries import missing_names, missing_words, repeated_ids
from games.core.errors import wrong
from games.imperial_settlers.data import RESOURCES, SEATS, CardType, ComponentsFile, Files, Printing
from games.imperial_settlers.older_data import older_data
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
    return check_data(text, Files, slug=SLUG, contradictions=contradictions, older_data=older_data)


def contradictions(files: Files) -> Iterator[tuple[str, str, str]]:
    """(file, entry, problem) for all that is well-formed but makes no sense."""
    base, friends = files.components, files.friends
    entries = (*base.goods, *base.boards, *base.tokens, *base.cards, *base.attack_cards)
    yield from ((PARTS, entry, problem) for entry, problem in repeated_ids((*entries, *friends.cards)))
    yield from ((PARTS, entry, problem) for entry, problem in missing_words((*base.goods, *base.tokens)))
    yield from ((PARTS, entry, problem) for entry, problem in missing_names(entries))
    yield from ((FRIENDS, entry, problem) for entry, problem in missing_names(friends.cards))
    for good in base.goods:
        if not {"gen", "acc"} <= good.pl_forms.keys():
            yield PARTS, good.id, wrong("pl-forms-gen-acc", "pl_forms must have gen and acc")
    decks = {"common", *(board.deck for board in base.boards)}
    colors = set(base.game.colors)
    for file, cards in ((PARTS, base.cards), (FRIENDS, friends.cards)):
        for card in cards:
            yield from ((file, card.id, problem) for problem in _card_problems(card, decks, colors))
    yield from ((PARTS, base.game.id, problem) for problem in _box_problems(base))


def _card_problems(card: CardType, decks: set[str], colors: set[str]) -> Iterator[str]:
    if not card.printings:
        yield wrong("no-printing", "printings: there must be one at least")
    if card.vp < 0:
        yield wrong("negative", "vp must not be negative")
    if card.kind == "virtual":
        if card.virtual is None or card.deck != "virtual":
            yield wrong(
                "card-virtual-player-needs-rule",
                "virtual, deck: a card of the virtual player needs its rule and lies in the deck virtual",
            )
        return
    if card.deck not in decks:
        yield wrong("unknown-deck", "deck: unknown deck {deck!r}", deck=card.deck)
    if not set(card.colors) <= colors:
        yield wrong("unknown-colour", "colors: unknown colour")
    for field in ("production", "action", "instant"):
        if (getattr(card, field) is not None) != (card.kind == field):
            yield wrong(
                "cards-kind-others-field",
                "{field}, kind: cards of the kind {field}, and no others, have the field {field}",
                field=field,
            )
    if card.feature is not None and card.kind != "feature":
        yield wrong(
            "cards-kind-feature-field-feature", "feature, kind: only cards of the kind feature have the field feature"
        )
    if (card.open or card.storage is not None) and card.kind != "production":
        yield wrong(
            "production-locations-open-store-goods",
            "open, storage, kind: only Production Locations are open or store goods",
        )
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
            yield wrong(
                "operation-activates-another-location-stands",
                "action: an operation that activates another Location stands alone",
            )
    if any(_needs_command(effect) for effect in elsewhere):
        yield wrong(
            "operation-needs-target-possible-action",
            "bonus, production, feature: an operation that needs a target is possible only in an Action or an Instant",
        )
    if card.feature is not None and (card.feature.trigger == "passive") != bool(card.feature.rule):
        yield wrong("passive-feature-other-rule", "feature: a passive Feature, and no other, has a rule")


def _needs_command(effect: Effect) -> bool:
    """Whether the operation is carried out only with what a player says in the command."""
    return not isinstance(
        effect,
        Gain | GainPer | Choose | MayPayOne | Look | CopyProduction | RunDeal | StoreUnder | GainEachStoredKind,
    )


def _printing_problems(card: CardType, printing: Printing) -> Iterator[str]:
    if not printing.cost.keys() <= {*RESOURCES, "location"} or any(n < 1 for n in printing.cost.values()):
        yield wrong("cost-consists-resources-locations", "printings: a cost consists of Resources and Locations")
    if (printing.deal is not None) != (card.deck != "common"):
        yield wrong(
            "faction-cards-others-deal-field", "printings, deck: Faction cards, and no others, have a Deal field"
        )
    if card.deck == "common" and "location" in printing.cost:
        yield wrong("common-cards-cost-resources", "printings, deck: Common cards cost Resources only")


def _box_problems(base: ComponentsFile) -> Iterator[str]:
    game = base.game
    if game.players != list(SEATS):
        yield wrong("players-fixed", "players must be {seats}", seats=list(SEATS))
    if len(base.boards) < SEATS[-1]:
        yield wrong("fewer-than-players", "boards: there are fewer than players")
    if not game.solo.titles or game.solo.titles != sorted(game.solo.titles, key=lambda title: title.least):
        yield wrong("solo-titles-begin-lowest", "solo.titles must begin with the lowest")
