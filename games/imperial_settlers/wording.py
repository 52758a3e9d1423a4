"""What cards and boards say: when something happens, what is paid for it, and what it does (``effect_wording``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.base import Component
from games.core.wording import Phrase, Several
from games.imperial_settlers.catalogue import Attack, Card, Catalogue
from games.imperial_settlers.data import Board, CardType
from games.imperial_settlers.effect_wording import amounts, does, kinds, location, pay, per
from games.imperial_settlers.vocabulary import Action, Feature, Instant, Look, Storage, StoreUnder, VirtualRule


def wording(catalogue: Catalogue, component: Component) -> Sequence[Phrase]:
    """R2, R4.6, R23, R25: goods and pieces have texts of their own."""
    match component:
        case Card():
            return [*_card(catalogue, component.type)] or [Phrase("nothing")]
        case CardType():
            return [*_card(catalogue, component)] or [Phrase("nothing")]
        case Attack():
            return [Phrase("target", {"good": component.target})]
        case Board():
            kept = kinds(component.storage.kinds)
            return [Phrase("board", {"goods": amounts(component.production), "kinds": kept})]
        case _:
            return ()


def _card(catalogue: Catalogue, card: CardType) -> Iterator[Phrase]:
    under = _cards_lie_there(card)
    if card.storage is not None:
        yield from _storage(card.storage)
    if card.production is not None:
        yield Phrase("open-production" if card.open else "production", {"does": does(card.production.do, under=under)})
    if card.feature is not None:
        yield from _feature(card, card.feature, under=under)
    if card.action is not None:
        yield from _action(card.action)
    if card.instant is not None:
        yield Phrase("instant")
        yield _paid(card.instant)
    if card.virtual is not None:
        yield _virtual(card.virtual)
    if card.bonus:
        yield Phrase("bonus", {"does": does(card.bonus)})
    if card.printed_defense:
        yield Phrase("defense", {"count": card.printed_defense})
    if card.kind not in ("virtual", "instant"):
        if card.deck in catalogue.razeable and not card.razeable:
            yield Phrase("not-razed")
        if not any(printing.cost for printing in card.printings):
            yield Phrase("no-cost")
        if not card.colors:
            yield Phrase("no-colour")


def _cards_lie_there(card: CardType) -> bool:
    """Whether it is cards, not goods, that lie on the card or under it."""
    stored = [*(card.storage.kinds if card.storage is not None else [])]
    for effect in card.feature.do if card.feature is not None else []:
        stored += effect.kinds if isinstance(effect, StoreUnder) else []
    return stored == ["hand_card"]


def _storage(storage: Storage) -> Iterator[Phrase]:
    """R25.3."""
    if storage.max is None:
        yield Phrase("storage-any", {"kinds": kinds(storage.kinds)})
    else:
        yield Phrase("storage", {"max": storage.max, "kinds": kinds(storage.kinds)})
    yield Phrase("storage-kept" if storage.permanent else "storage-back")


def _action(action: Action) -> Iterator[Phrase]:
    """R14: a price, what it does, how often a round."""
    yield _paid(action)
    if any(isinstance(effect, Look) for effect in action.do):
        yield Phrase("look-needs")
    if action.limit > 1:
        yield Phrase("limit", {"count": action.limit})


def _paid(bought: Action | Instant) -> Phrase:
    price = pay(bought.pay)
    if not price.phrases:
        return Phrase("free", {"does": does(bought.do)})
    return Phrase("paid", {"pay": price, "does": does(bought.do)})


def _feature(card: CardType, feature: Feature, *, under: bool) -> Iterator[Phrase]:
    """R15: a trigger with effects, or a passive rule."""
    if feature.trigger == "passive":
        facts = {"count": feature.amount, "minimum": feature.minimum, "kinds": kinds(feature.kinds)}
        yield Phrase(f"rule-{feature.rule}", facts)
    elif feature.do:
        what = does(feature.do, under=under)
        if feature.trigger == "build":
            built = (
                Phrase("this-too", {"what": location(feature.filter)})
                if _own(card, feature)
                else location(feature.filter)
            )
            yield Phrase("when-build", {"location": built, "does": what})
        else:
            yield Phrase(f"when-{feature.trigger}", {"does": what})
    if feature.endgame is not None:
        yield Phrase("endgame", {"does": per(feature.endgame, under=under)})


def _own(card: CardType, feature: Feature) -> bool:
    """Whether the card itself is one of those that count."""
    wanted = feature.filter
    fits = not wanted.color or wanted.color in card.colors
    return fits and (not wanted.deck or wanted.deck == ("common" if card.deck == "common" else "faction"))


def _virtual(virtual: VirtualRule) -> Phrase:
    """R25.7."""
    if virtual.rule == "extra_attack":
        rounds = Several([Phrase("number", {"count": number}) for number in virtual.rounds])
        return Phrase("extra_attack", {"rounds": rounds, "count": virtual.attacks})
    return Phrase("locations_are_open_production")
