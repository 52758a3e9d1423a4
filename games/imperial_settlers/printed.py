"""What is printed on a card in numbers, beside its text."""

from __future__ import annotations

from collections import Counter

from games.imperial_settlers.catalogue import Catalogue


def printed(catalogue: Catalogue, component: str) -> dict[str, dict[str, int]]:
    """R2.3, R9.1, R10.1, R11: what building it costs, what it gives as a Deal and when it is Razed."""
    card = catalogue.cards.get(component)
    if card is None:
        return {}
    copy = card.printing
    found = {"cost": copy.cost, "deal": {copy.deal: 1} if copy.deal else {}, "raze": dict(Counter(copy.raze))}
    return {fact: dict(things) for fact, things in found.items() if things}
