"""What lies where a piece is to be placed or a token to be taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.base import Remark
from games.mosaic.catalogue import BLANK, Catalogue
from games.mosaic.state import MosaicState

PLACING = frozenset({"site", "start", "take", "take_over"})  # kinds of moves that name a hex


def lies_there(catalogue: Catalogue, state: MosaicState, chosen: Mapping[str, Any]) -> Remark | None:
    """R1.5, R1.7: the region of the hex that is chosen, and the token on it if there is one that gives something."""
    place = catalogue.hexes.get(str(chosen.get("hex", "")))
    if place is None:
        return None
    token = state.tokens.get(place.id, BLANK)
    if token == BLANK:
        return Remark("hex", {"region": place.region})
    return Remark("hex-token", {"region": place.region, "token": token})
