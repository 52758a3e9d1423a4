"""R2.8: what nobody may know, and dealing it anew."""

from __future__ import annotations

from collections import Counter

from games.core.rng import Rng
from games.founders_of_the_empire.catalogue import Catalogue
from games.founders_of_the_empire.state import STACKS, UNKNOWN, FoundersState, pieces_seen


def hide(state: FoundersState) -> None:
    """Hide the order of the stacks and of the craftsman tokens, and which victory tiles were never shown.

    All players know the same, so the viewer does not matter.
    """
    for stack in STACKS:
        state.stacks[stack] = [UNKNOWN] * len(state.stacks[stack])
    state.craftsmen = [UNKNOWN] * len(state.craftsmen)
    state.unseen = [UNKNOWN] * len(state.unseen)


def deal_anew(catalogue: Catalogue, state: FoundersState, rng: Rng) -> None:
    """Put every hidden piece somewhere it could be, all orders equally likely."""
    seen = Counter(pieces_seen(state))
    for stack in STACKS:
        state.stacks[stack] = _rest(catalogue.all_tiles(stack), seen, rng)
    state.unseen = _rest(catalogue.all_tiles("victory"), seen, rng)
    state.craftsmen = _rest(catalogue.all_tokens("craftsman"), seen, rng)


def _rest(pieces: list[str], seen: Counter[str], rng: Rng) -> list[str]:
    hidden = list((Counter(pieces) - seen).elements())
    rng.shuffle(hidden)
    return hidden
