"""R20.6: what a viewer may not know, and dealing it anew."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.rng import Rng
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import known
from games.imperial_settlers.state import Location, SettlersState


def hide(catalogue: Catalogue, state: SettlersState, viewer: int | None) -> None:
    """Turn face down: decks, other hands and packs, cards others look at, have put under a Location or laid as a Foundation.

    Backs stay visible: a hidden card is ``?`` and its deck.
    """
    for pile in _hidden_piles(state, viewer):
        pile[:] = sorted(map(catalogue.backs.__getitem__, pile))
    for seat, player in enumerate(state.players):
        if seat != viewer:
            player.watch = []
    for task in state.pending:
        if task.seat != viewer and any(command.cards for command in task.commands):
            task.commands = []  # what is paid from a hand is shown when all is paid


def _hidden_piles(state: SettlersState, viewer: int | None) -> Iterator[list[str]]:
    yield state.deck
    if state.virtual is not None:
        yield state.virtual.deck
    for seat, player in enumerate(state.players):
        yield player.deck
        if seat != viewer:
            yield player.hand
            yield player.pack
            yield player.laid
            yield from (location.under for location in player.empire)
    for task in state.pending:
        if task.kind == "look" and task.seat != viewer:
            yield task.cards


def cards_seen(state: SettlersState) -> list[str]:
    """Every card in the state but those of the game's decks, backs included."""
    cards = [*state.discard, *state.display]
    for player in state.players:
        cards += [*player.hand, *player.pack, *player.discard, *player.foundations, *player.laid]
        cards += [deal.card for deal in player.deals if not deal.route]
        cards += _in_play(player.empire)
    for task in state.pending:
        if task.kind == "look":
            cards += task.cards
    if state.virtual is not None:
        cards += [*state.virtual.collection, *state.virtual.line, *state.virtual.boxed]
        cards += _in_play(state.virtual.locations)
    return cards


def _in_play(locations: list[Location]) -> list[str]:
    return [card for location in locations for card in (location.card, *location.under)]


def all_cards(catalogue: Catalogue, state: SettlersState) -> list[str]:
    """Every card of the match, Attack cards included."""
    return [*state.cards, *(catalogue.attacks if state.virtual is not None else ())]


def deal_anew(catalogue: Catalogue, state: SettlersState, viewer: int | None, rng: Rng) -> None:
    """Put a card behind every back of a redacted state, all ways equally likely."""
    seen = set(cards_seen(state))
    pools: dict[str, list[str]] = {}
    for card in all_cards(catalogue, state):
        if card not in seen:
            pools.setdefault(catalogue.backs[card], []).append(card)
    for pool in pools.values():
        rng.shuffle(pool)
    for pile in _hidden_piles(state, None):
        pile[:] = [pools[card].pop() if not known(card) else card for card in pile]
    for player in state.players:
        player.hand.sort()
