"""What is printed on the cards and tiles in numbers, beside their texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from games.mosaic.catalogue import Catalogue

Printed = dict[str, dict[str, int]]


def printed(catalogue: Catalogue, component: str) -> Printed:
    """R4.1, R4.4, R5.3 to R5.5, R5.8: what taking or building it costs and asks for, and its own symbols."""
    found: Mapping[str, Mapping[str, int]] = {}
    if (card := catalogue.technologies.get(component)) is not None:
        cost = {} if card.starting else catalogue.numbers.costs["technology"]
        found = {"cost": cost, "needs": _symbols(card.requirement), "symbols": _symbols(card.pillars)}
    elif (card := catalogue.build_cards.get(component)) is not None:
        found = {"cost": card.cost, "symbols": _symbols(card.pillars)}
    elif (tile := catalogue.wonders.get(component)) is not None:
        found = {"cost": tile.base_cost, "step": tile.cost_step}
    elif (tile := catalogue.governments.get(component)) is not None:
        found = {"cost": tile.cost, "needs": _symbols(tile.requirement)}
    elif (leader := catalogue.leaders.get(component)) is not None:
        found = {"symbols": _symbols(leader.pillars)}
    return {fact: dict(things) for fact, things in found.items() if things}


def _symbols(pillars: Iterable[str]) -> dict[str, int]:
    """How often each pillar is shown, by the name that its symbols have among what somebody holds."""
    return {f"pillar-{name}": count for name, count in Counter(pillars).items()}
