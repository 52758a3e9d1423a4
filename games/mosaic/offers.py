"""R2.5 to R2.8, R4.18, R6.3: decks and offers; R8.1: Empire Scoring cards that come off a deck."""

from __future__ import annotations

from games.core.events import Event
from games.mosaic.catalogue import Catalogue
from games.mosaic.ending import scoring_due, trigger
from games.mosaic.state import DECKS, SEEN, Deck, MosaicState, Task


def offered(state: MosaicState, deck: Deck) -> list[str]:
    """The different cards that can be taken from an offer, sorted; "seen" for the card seen on the deck (R6.6)."""
    cards = sorted(set(state.offers[deck]))
    return sorted([*cards, SEEN]) if may_take_seen(state, deck) else cards


def may_take_seen(state: MosaicState, deck: Deck) -> bool:
    """R6.6: whether the card on top of the deck was looked at and is no Empire Scoring card."""
    return state.peeked == deck and bool(state.decks[deck]) and not is_scoring(state.decks[deck][0])


def is_scoring(card: str) -> bool:
    """R8.1: whether this is an Empire Scoring card."""
    return card.startswith("empire_scoring_")


def actual(state: MosaicState, deck: Deck, card: str) -> str:
    """The card that a move means."""
    return state.decks[deck][0] if card == SEEN else card


def used_up(state: MosaicState, deck: Deck) -> bool:
    """R5.2, R5.6: whether deck and offer are empty."""
    return not state.decks[deck] and not state.offers[deck]


def take_card(state: MosaicState, seat: int, deck: Deck, card: str) -> Task | None:
    """Take a card out of the offer or, seen through the Republic, off the deck; gives the refill that is due."""
    if card == SEEN:
        _off_the_top(state, deck)
        return None
    offer = state.offers[deck]
    place = offer.index(card)
    del offer[place]
    return Task("refill", seat, deck, place)


def take(state: MosaicState, seat: int, deck: Deck, card: str) -> None:
    """Take a card as above; the refill is the next thing to happen (R4.18)."""
    due = take_card(state, seat, deck, card)
    state.queue[:0] = [due] if due else []


def refill(catalogue: Catalogue, state: MosaicState, deck: str, place: int, *, aside: bool = True) -> list[Event]:
    """R4.18, R8.1: new cards lie from the place of the taken one on, as long as there are any; ``aside`` unless they are what
    the move was made for.
    """
    events: list[Event] = []
    offer = state.offers[deck]
    while len(offer) < catalogue.offer_size(deck) and (card := draw(catalogue, state, deck, events)):
        offer.insert(place, card)
        place += 1
        events.append(Event("offered", None, {"card": card, "deck": deck}, reveals="hidden", aside=aside))
    return events


def draw(catalogue: Catalogue, state: MosaicState, deck: str, events: list[Event]) -> str:
    """R8.1: the next card that is no Empire Scoring card, "" if there is none; what comes up is told in ``events``."""
    while state.decks[deck]:
        card = _off_the_top(state, deck)
        if not is_scoring(card):
            return card
        state.discards.append(card)
        del state.spans[deck]
        counts = scoring_due(catalogue, state)
        number = state.scorings + state.due
        kind = "scoring-card" if counts else "scoring-card-idle"
        events.append(Event(kind, None, {"card": card, "count": number}, reveals="hidden", aside=True))
        if counts and number == catalogue.numbers.empire.limit:
            events += trigger(state, "R9.1a")
    return ""


def _off_the_top(state: MosaicState, deck: str) -> str:
    span = state.spans.get(deck)
    if span:
        state.spans[deck] = [max(0, span[0] - 1), max(0, span[1] - 1)]
    if state.peeked == deck:
        state.peeked = ""
    return state.decks[deck].pop(0)


def clearable(state: MosaicState, narrow: str = "any") -> list[Deck]:
    """R6.3: the offers that hold cards, sorted; ``narrow`` "technology" for that one alone."""
    decks: tuple[Deck, ...] = DECKS if narrow == "any" else ("technologies",)
    return [deck for deck in decks if state.offers[deck]]


def clear_offer(catalogue: Catalogue, state: MosaicState, seat: int, deck: Deck) -> list[Event]:
    """R6.3: the offer goes under the deck in its order, and a new one is dealt."""
    events = [Event("offer-cleared", seat, {"deck": deck, "cards": list(state.offers[deck])})]
    state.decks[deck] += state.offers[deck]
    state.offers[deck] = []
    return events + refill(catalogue, state, deck, 0, aside=False)
