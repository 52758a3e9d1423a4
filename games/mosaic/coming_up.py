"""R4.18, R8.1: what may come off a deck by the next Action."""

from __future__ import annotations

from collections.abc import Callable

from games.mosaic.catalogue import Catalogue
from games.mosaic.empire_scoring import scorings_left
from games.mosaic.remarks import last_turn
from games.mosaic.state import MosaicState


def coming_up(catalogue: Catalogue, state: MosaicState, copied: Callable[[MosaicState], MosaicState]) -> str | None:
    """R8.1: "scoring" where an Empire Scoring that counts may be among the cards that come next into an offer, else ""; R9.3: None
    where nobody can take such a card any more. The end of a turn that may be the last one is looked at in a ``copied`` state.
    """
    may_score = scorings_left(catalogue, state) and any(
        first < catalogue.offer_size(deck) for deck, (first, _) in state.spans.items()
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
