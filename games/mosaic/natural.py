"""The values that fields of moves have where nobody says otherwise.

====================================================  ===========  ========================================================
field                                                 value        why
====================================================  ===========  ========================================================
``pay`` of every Action that costs something          ``own``      R4.1: Money buys anything, and two of it only one unit
``face_up`` of ``technology``                         ``True``     R4.3: its symbols and effects count at once
the same, of a card that turns on what is offered     ``False``    R5.5: it is asked again when the new card lies there; where
                                                                   none comes, a card that takes something away is asked about
``unit`` of ``deploy`` where only one region is left  Infantry     R4.14: it counts as much as Cavalry and costs nothing either
all others                                            asked        places, targets, cards, what to gain; how many units Money
                                                                   pays for (D26) asks only who wants it otherwise
====================================================  ===========  ========================================================
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.base import awaited
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import choices_of
from games.mosaic.moves import Deploy
from games.mosaic.offers import actual
from games.mosaic.payment import OWN
from games.mosaic.state import MosaicState
from games.mosaic.technologies import asked_again


def natural(
    catalogue: Catalogue, state: MosaicState, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
) -> Any:
    """One of the values of the field, or None where only the player can know it."""
    match field:
        case "pay":
            return OWN
        case "face_up" if chosen["kind"] == "technology" and True in values:
            return usually_up(catalogue, state, seat, chosen["card"])
        case "unit" if chosen["kind"] == "deploy" and {*values} == {"infantry", "cavalry"}:
            choice = awaited(state.pending, seat)
            found = choices_of(catalogue, state, choice) if choice is not None else []
            regions = {move.region for move in found if isinstance(move, Deploy)}
            return "infantry" if len(regions) == 1 else None
        case _:
            return None


def usually_up(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> bool | None:
    """R4.13, R5.5: not at once what costs something, or what the new card may be wanted for: another Action, a new offer."""
    effects = catalogue.effects[actual(state, "technologies", card)]
    costs = any(effect.lose for effect in effects)
    if asked_again(catalogue, state, seat, card):
        return not costs and not any(effect.extra_action or effect.clear_offer for effect in effects)
    return None if costs else True
