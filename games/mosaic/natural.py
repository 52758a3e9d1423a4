"""The values that fields of moves have where nobody says otherwise.

====================================================  ===========  ========================================================
field                                                 value        why
====================================================  ===========  ========================================================
``pay`` of every Action that costs something          ``own``      R4.1: Money buys anything, and two of it only one unit
``face_up`` of ``technology``                         ``True``     R4.3: its symbols and effects count at once; not where the
                                                                   card takes something away (R4.13)
all others                                            asked        places, targets, cards, what to gain; how many units Money
                                                                   pays for (D26) asks only who wants it otherwise
====================================================  ===========  ========================================================
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.mosaic.catalogue import Catalogue
from games.mosaic.offers import actual
from games.mosaic.payment import OWN
from games.mosaic.state import MosaicState


def natural(
    catalogue: Catalogue, state: MosaicState, chosen: Mapping[str, Any], field: str, values: Sequence[Any]
) -> Any:
    """One of the values of the field, or None where only the player can know it."""
    match field:
        case "pay":
            return OWN
        case "face_up" if True in values:
            card = actual(state, "technologies", chosen["card"])
            return None if any(effect.lose for effect in catalogue.effects[card]) else True
        case _:
            return None
