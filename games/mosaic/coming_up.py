"""R4.18, R8.1: what may come off a deck by the next Action."""

from __future__ import annotations

from collections.abc import Callable

from games.mosaic.catalogue import Catalogue
from games.mosaic.empire_scoring import scorings_left
from games.mosaic.remarks import last_turn
from games.mosaic.state import MosaicState

# R5.5, R5.6: the deck that alone is drawn from by an Action of that kind; by others a component may bring cards of any.
_ONE_DECK = {"population": "population_cards", "tax_tariff": "tax_tariff_cards"}


def coming_up(
    catalogue: Catalogue, state: MosaicState, kind: str, copied: Callable[[MosaicState], MosaicState]
) -> str | None:
    """R8.1: "scoring" where an Empire Scoring that counts may be among the cards that come next into an offer, by an Action of this
    kind or, with "", by any, else ""; R9.3: None where nobody can take such a card any more. The end of a turn that may be the last
    one is looked at in a ``copied`` state.
    """
    decks = state.spans if kind not in _ONE_DECK else state.spans.keys() & {_ONE_DECK[kind]}
    may_score = scorings_left(catalogue, state) and any(
        state.spans[deck][0] < catalogue.offer_size(deck) for deck in decks
    )
    if may_score:
        return "scoring"
    last = _may_be_last_action(catalogue, state) and last_turn(catalogue, copied(state)) is not None
    return None if last else ""


def _may_be_last_action(catalogue: Catalogue, state: MosaicState) -> bool:
    """R3.5, R9.3: whether no Action of this turn can follow the one that is taken now or was taken last, after the end was
    called; a Technology may bring one.
    """
    player = state.players[state.active]
    cards = [*state.offers["technologies"], *player.bought]
    again = player.drawn or any(effect.extra_action is not None for card in cards for effect in catalogue.effects[card])
    return bool(state.triggered) and state.actions <= 1 and not again
