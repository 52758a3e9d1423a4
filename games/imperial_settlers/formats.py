"""R24 Deck-building formats: which cards are in the decks of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue

Lists = Mapping[str, Mapping[str, int]]
BASE = "base"


def deck_lists(catalogue: Catalogue, form: str, lists: Lists) -> dict[str, list[str]]:
    """Per deck its physical cards. ``lists``: deck → card type → copies, for the formats open and standard.

    Raises IllegalMove naming the first thing that the format does not allow.
    """
    if lists and form not in ("open", "standard"):
        raise IllegalMove("deck-fixed", "R24.1", format=form)
    for deck, chosen in lists.items():
        _check_cards(catalogue, deck, chosen)
        if form == "standard":
            _check_standard(catalogue, deck, chosen)
    usual = _usual_decks(catalogue, form)
    return {
        deck: [name for card, count in lists[deck].items() for name in catalogue.copies(card, count)]
        if deck in lists
        else [*usual[deck]]
        for deck in usual
    }


@lru_cache(maxsize=8)
def _usual_decks(catalogue: Catalogue, form: str) -> dict[str, list[str]]:
    """The decks of a format where nobody makes his own; not to be changed."""
    decks: dict[str, list[str]] = {deck: [] for deck in ("common", *catalogue.factions)}
    for card in catalogue.types.values():
        if card.deck in decks and _in(form, card.set):
            decks[card.deck] += catalogue.copies(card.id, card.count)
    return decks


def base_deck(catalogue: Catalogue, deck: str) -> dict[str, int]:
    """R24.3: a Faction deck of the base game, or its Common deck, from which decks of one's own are made: card type → copies."""
    return {card.id: card.count for card in catalogue.types.values() if card.deck == deck and card.set == BASE}


def replacements(catalogue: Catalogue, faction: str, deck: Mapping[str, int], out: str) -> list[str]:
    """R24.3: the card types that may take the place of one in the deck: not in it, and with as many copies."""
    return [
        card.id
        for card in catalogue.types.values()
        if card.deck == faction and card.id not in deck and card.count == deck[out]
    ]


def replaced(catalogue: Catalogue, faction: str, deck: Mapping[str, int], out: str, new: str) -> dict[str, int]:
    """R24.3: the deck with all copies of one card in the place of all copies of another. Raises IllegalMove."""
    if out not in deck:
        raise IllegalMove("deck-not-in", "R24.3", card=out, possible=[*deck])
    possible = replacements(catalogue, faction, deck, out)
    if new not in possible:
        code = "deck-same-copies" if possible else "deck-no-other"
        raise IllegalMove(code, "R24.3", card=out, instead=new, count=deck[out], possible=possible)
    changed = {new if card == out else card: count for card, count in deck.items()}
    deck_lists(catalogue, "standard", {faction: changed})
    return changed


def _in(form: str, card_set: str) -> bool:
    """R24.1: the introductory format takes all cards; the others start from the base game."""
    return card_set == BASE or form == "introductory"


def _check_cards(catalogue: Catalogue, deck: str, chosen: Mapping[str, int]) -> None:
    """R24.2: a deck consists of cards with its back, none more often than it exists."""
    if deck not in ("common", *catalogue.factions):
        raise IllegalMove("deck-unknown", "R24.2", deck=deck)
    if not chosen:
        raise IllegalMove("deck-empty", "R24.2", deck=deck)
    for name, count in chosen.items():
        card = catalogue.types.get(name)
        if card is None or card.deck != deck:
            raise IllegalMove("deck-card", "R24.2", deck=deck, card=name)
        if not 1 <= count <= card.count:
            raise IllegalMove("deck-copies", "R24.2", card=name, count=count, most=card.count)


def _check_standard(catalogue: Catalogue, deck: str, chosen: Mapping[str, int]) -> None:
    """R24.3: the Common deck of the base game; a Faction deck of the fixed size with so many types of each number of copies."""
    if deck == "common":
        raise IllegalMove("deck-common-fixed", "R24.3")
    rule = catalogue.box.standard_deck
    for name, count in chosen.items():
        if count != catalogue.types[name].count:
            raise IllegalMove("deck-all-copies", "R24.3", card=name, count=catalogue.types[name].count)
    if sum(chosen.values()) != rule.cards:
        raise IllegalMove("deck-size", "R24.3", deck=deck, count=sum(chosen.values()), most=rule.cards)
    found = Counter(chosen.values())
    for copies, wanted in rule.types_by_copies.items():
        if found[copies] != wanted:
            raise IllegalMove("deck-structure", "R24.3", deck=deck, copies=copies, count=found[copies], most=wanted)


def uses_expansion(catalogue: Catalogue, cards: list[str]) -> bool:
    """R25.7: whether any of the cards is of an expansion."""
    return any(catalogue.type(card).set != BASE for card in cards)
