"""What a building, unit or card costs, which is printed on a board and not on it."""

from __future__ import annotations

from games.mare_nostrum.catalogue import Catalogue


def printed(catalogue: Catalogue, component: str) -> dict[str, dict[str, int]]:
    """R7.3: how many resources of a set it costs; of heroes and wonders the first that is bought."""
    numbers = catalogue.numbers
    price = numbers.prices.get("control" if component == "control_marker" else component)
    if price is not None:
        return {"cost": {"set": price}}
    return {"cost": {"set-growing": numbers.cards[0]}} if component in catalogue.recruitable else {}
