"""Options of matches that are played at random: in rotation every value of every option that a game has."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from games.base import Game, Options
from games.imperial_settlers.formats import base_deck, replaced, replacements
from games.imperial_settlers.game import ImperialSettlers

REPLACED = 3  # card types of a standard deck at most
LEFT_OUT = 0.3  # share of the card types of an open deck
ASSIGNED = 0.3  # share of the seats whose faction the host assigns


def rotated(game: Game[Any], seats: int, number: int) -> Options:
    """The options of a table's match of this number.

    Each value of an option occurs among the matches of one number, if the game has at least as many numbers of seats; at one
    number of seats each combination of values that the rules have occurs among the numbers of matches.
    """
    drawn: dict[str, Any] = {}
    place = number
    for name, values in choices(game.options).items():
        drawn[name] = values[(seats + place) % len(values)]
        place //= len(values)
    if game.slug in FURTHER:
        drawn |= FURTHER[game.slug](game, drawn, seats, random.Random(f"options {seats} {number}"))
    return game.options(**drawn)


def choices(options: type[Options]) -> dict[str, Sequence[Any]]:
    """The values of each option that is a truth value or a choice."""
    found: dict[str, Sequence[Any]] = {}
    for name, kind in get_type_hints(options).items():
        if kind is bool:
            found[name] = (False, True)
        elif get_origin(kind) is Literal:
            found[name] = get_args(kind)
    return found


def _settlers(game: Game[Any], drawn: dict[str, Any], seats: int, chance: random.Random) -> dict[str, Any]:
    """Decks where the format lets the players make some, and factions that the host assigns."""
    assert isinstance(game, ImperialSettlers)
    factions = chance.sample(sorted(game.catalogue.factions), seats)
    decks: dict[str, dict[str, int]] = {}
    if drawn["format"] == "standard":
        size = game.catalogue.box.standard_deck.cards
        # In a corrected box a deck of the base game may have another size than the format wants of people's own (R24.3).
        whole = [name for name in game.catalogue.factions if sum(base_deck(game.catalogue, name).values()) == size]
        decks = {faction: _standard_deck(game, faction, chance) for faction in whole}
    elif drawn["format"] == "open":
        decks = {deck: _open_deck(game, deck, chance) for deck in ("common", *game.catalogue.factions)}
    allowed = (
        {"lookout": "normal", "peaceful": False} if seats == 1 else {"lookout": "normal"} if drawn["peaceful"] else {}
    )
    return {
        **allowed,
        "decks": decks,
        "factions": tuple(faction if chance.random() < ASSIGNED else "" for faction in factions),
    }


def _standard_deck(game: ImperialSettlers, faction: str, chance: random.Random) -> dict[str, int]:
    """R24.3: some card types of the base game's deck replaced."""
    deck = base_deck(game.catalogue, faction)
    for out in chance.sample(sorted(deck), REPLACED):
        if others := replacements(game.catalogue, faction, deck, out):
            deck = replaced(game.catalogue, faction, deck, out, chance.choice(others))
    return deck


def _open_deck(game: ImperialSettlers, deck: str, chance: random.Random) -> dict[str, int]:
    """R24.2: some of the cards with this back, of all sets, in some numbers."""
    cards = [card for card in game.catalogue.types.values() if card.deck == deck]
    return {card.id: chance.randint(1, card.count) for card in cards if chance.random() >= LEFT_OUT}


FURTHER: dict[str, Callable[[Game[Any], dict[str, Any], int, random.Random], dict[str, Any]]] = {
    ImperialSettlers.slug: _settlers
}
