"""What a building, unit or card costs, which is printed on a board and not on it, and the bonus of a card."""

from __future__ import annotations

from games.mare_nostrum.catalogue import Catalogue


def printed(catalogue: Catalogue, component: str) -> dict[str, dict[str, int]]:
    """R7.3: how many resources of a set it costs, of heroes and wonders the first that is bought; R4.3: a card's bonus."""
    numbers = catalogue.numbers
    price = numbers.prices.get("control" if component == "control_marker" else component)
    found: dict[str, dict[str, int]] = {}
    if price is not None:
        found["cost"] = {"set": price}
    elif component in catalogue.recruitable:
        found["cost"] = {"set-growing": numbers.cards[0]}
    card = catalogue.cards.get(component)
    if card is not None and any(card.bonus.values()):
        found["bonus"] = {track: value for track, value in card.bonus.items() if value}
    return found
